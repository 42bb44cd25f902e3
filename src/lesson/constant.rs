//! Constants: numbers that depend on no run, computed from what is written, such as `9^51` or
//! `2 * 81`.

use super::file::form::{Fields, OrDefault, Read, Scope, Written, form, plain};
use super::file::plain::{Flag, NumberName};

/// The most digits of a computed number, and the highest exponent.
const MOST_DIGITS: usize = 1000;

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
    Sum = sum -> BigNumber, "\"2 * 81\"";
}

fn constant(fields: &Fields, form: &ConstantForm, scope: &mut Scope) -> Read<()> {
    let number = fields.get(&form.value, scope)?;
    let number = match fields.get(&form.digits, scope)? {
        true => Some(number.digits()),
        false => number.value(),
    };
    let number = number.ok_or_else(|| fields.fault("value", "field-constant"))?;
    let name = fields.get(&form.name, scope)?;
    scope.numbers.push((name, number));
    Ok(())
}

fn sum(written: Written, _: &mut Scope) -> Read<BigNumber> {
    let number = BigNumber::of(&written.parse::<String>()?);
    number.ok_or_else(|| written.fault("field-constant"))
}

/// A whole number, its digits from the last.
pub struct BigNumber(Vec<u8>);

impl BigNumber {
    /// The value of a sum of products of powers; `None` if the text is not one or it is too long.
    pub fn of(written: &str) -> Option<Self> {
        let mut sum = Self(Vec::new());
        for product in written.split('+') {
            let mut number = Self(vec![1]);
            for power in product.split('*') {
                let (base, exponent) = power.split_once('^').unwrap_or((power, "1"));
                let base = base.trim().parse().ok()?;
                let exponent: usize = exponent.trim().parse().ok()?;
                for _ in 0..Some(exponent).filter(|times| *times <= MOST_DIGITS)? {
                    number.multiply(base);
                    number.shorter()?;
                }
            }
            sum.add(&number);
        }
        sum.shorter()?;
        Some(sum)
    }

    fn shorter(&self) -> Option<()> {
        (self.0.len() <= MOST_DIGITS).then_some(())
    }

    fn multiply(&mut self, factor: u64) {
        let mut carry = 0;
        for digit in &mut self.0 {
            carry += u128::from(*digit) * u128::from(factor);
            *digit = (carry % 10) as u8;
            carry /= 10;
        }
        self.carry(carry);
    }

    fn add(&mut self, other: &Self) {
        let length = self.0.len().max(other.0.len());
        self.0.resize(length, 0);
        let mut carry = 0;
        for (digit, more) in self
            .0
            .iter_mut()
            .zip(other.0.iter().chain(&[0; MOST_DIGITS]))
        {
            carry += u128::from(*digit + more);
            *digit = (carry % 10) as u8;
            carry /= 10;
        }
        self.carry(carry);
    }

    fn carry(&mut self, mut carry: u128) {
        while carry > 0 {
            self.0.push((carry % 10) as u8);
            carry /= 10;
        }
    }

    /// How many digits it has.
    pub fn digits(&self) -> u64 {
        let zeros = self.0.iter().rev().take_while(|digit| **digit == 0).count();
        (self.0.len() - zeros).max(1) as u64
    }

    /// The number itself, if it is small enough.
    pub fn value(&self) -> Option<u64> {
        let mut digits = self.0.iter().rev();
        digits.try_fold(0u64, |value, digit| {
            value.checked_mul(10)?.checked_add(u64::from(*digit))
        })
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
            let number = BigNumber::of(written).unwrap();
            assert_eq!(number.value(), Some(value), "{written}");
            assert_eq!(number.digits() as usize, value.to_string().len());
        }
        let large = BigNumber::of("9^51").unwrap();
        assert_eq!((large.value(), large.digits()), (None, 49));
        assert_eq!(BigNumber::of("4^144").unwrap().digits(), 87);
        assert_eq!(BigNumber::of("2^64").unwrap().value(), None);
        for bad in [
            "", "x", "2 -1", "2^", "^2", "1++1", "2^-1", "2^3^4", "10^1000", "1^1001",
        ] {
            assert!(BigNumber::of(bad).is_none(), "{bad}");
        }
    }
}
