//! Constants: numbers that depend on no run, computed from what is written, such as `9^51` or
//! `2 * 81`.

use super::file::form::{Fields, OrDefault, Read, Scope, Written, form, plain};
use super::file::plain::{Flag, NumberName};

/// The highest exponent.
const HIGHEST_EXPONENT: u64 = 200;

form! {
    /// A number that depends on no run, such as the size of 81 cells of two bytes each.
    ConstantForm as "Constant" by constant -> () {
        /// Its name in texts, such as `{bytes}`.
        name: NumberName,
        /// How it is computed: powers first, then products, then sums.
        value: Sum,
        /// Whether the constant is the number of digits of `value`, which may then be as large as
        /// `"9^51"`.
        /// Without it: false
        digits: OrDefault<Flag>,
    }
}

plain! {
    /// whole numbers with `+`, `*` and `^` between them, between quotes
    Sum = sum -> Computed, "\"2 * 81\"";
}

fn constant(fields: &Fields, form: &ConstantForm, scope: &mut Scope) -> Read<()> {
    let number = fields.get(&form.value, scope)?;
    let number = match fields.get(&form.digits, scope)? {
        true => Some(number.digits()),
        false => number.exact,
    };
    let number = number.ok_or_else(|| fields.fault("value", "field-constant"))?;
    let name = fields.get(&form.name, scope)?;
    scope.numbers.push((name, number));
    Ok(())
}

fn sum(written: Written, _: &mut Scope) -> Read<Computed> {
    let number = Computed::of(&written.parse::<String>()?);
    number.ok_or_else(|| written.fault("field-constant"))
}

/// A computed number.
#[derive(Clone, Copy)]
pub struct Computed {
    /// Its value, if it is small enough.
    exact: Option<u64>,
    /// About its value.
    about: f64,
}

impl Computed {
    const fn whole(number: u64) -> Self {
        let (exact, about) = (Some(number), number as f64);
        Self { exact, about }
    }

    /// The value of a sum of products of powers; `None` if the text is not one or it is too large.
    fn of(written: &str) -> Option<Self> {
        let mut sum = Self::whole(0);
        for product in written.split('+') {
            let mut number = Self::whole(1);
            for power in product.split('*') {
                let (base, exponent) = power.split_once('^').unwrap_or((power, "1"));
                let base: u64 = base.trim().parse().ok()?;
                let exponent: u64 = exponent.trim().parse().ok()?;
                for _ in 0..Some(exponent).filter(|times| *times <= HIGHEST_EXPONENT)? {
                    number.exact = number.exact.and_then(|exact| exact.checked_mul(base));
                    number.about *= base as f64;
                }
            }
            let parts = sum.exact.zip(number.exact);
            sum.exact = parts.and_then(|(sum, more)| sum.checked_add(more));
            sum.about += number.about;
        }
        sum.about.is_finite().then_some(sum)
    }

    /// How many digits it has.
    fn digits(self) -> u64 {
        let digits = self.exact.map(|exact| exact.to_string().len() as u64);
        digits.unwrap_or_else(|| self.about.log10() as u64 + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_of_products_of_powers_are_worked_out() {
        for (written, value) in [
            ("81", 81),
            ("2 * 81", 162),
            ("2^3 + 2^4", 24),
            ("2 * 3^2 * 5 + 10", 100),
            ("9^0", 1),
            ("0 * 7", 0),
            ("99 + 1", 100),
            ("18446744073709551615", u64::MAX),
        ] {
            let number = Computed::of(written).unwrap();
            assert_eq!(number.exact, Some(value), "{written}");
            assert_eq!(number.digits() as usize, value.to_string().len());
        }
        let large = Computed::of("9^51").unwrap();
        assert_eq!((large.exact, large.digits()), (None, 49));
        assert_eq!(Computed::of("4^144").unwrap().digits(), 87);
        assert_eq!(Computed::of("2^64").unwrap().exact, None);
        for bad in [
            "",
            "x",
            "2 -1",
            "2^",
            "^2",
            "1++1",
            "2^-1",
            "2^3^4",
            "9^201",
            "9^200*9^200",
        ] {
            assert!(Computed::of(bad).is_none(), "{bad}");
        }
    }
}
