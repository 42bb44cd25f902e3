//! Rows of text.

use std::io::{self, Write};

/// Writes one CSV row.
pub fn csv_row<I, T>(out: &mut impl Write, fields: I) -> io::Result<()>
where
    I: IntoIterator<Item = T>,
    T: AsRef<[u8]>,
{
    let mut row = csv::WriterBuilder::new().from_writer(Vec::new());
    row.write_record(fields)
        .and_then(|()| row.flush().map_err(Into::into))
        .map_err(io::Error::other)?;
    out.write_all(
        &row.into_inner()
            .map_err(|error| io::Error::other(error.to_string()))?,
    )
}
