import { invalid } from './wire.ts';

/** A number as DynamoDB keeps it: exact, in tens. Its value is `digits` / 10 ** `scale`. */
interface Decimal {
  digits: bigint;
  scale: number;
}

/** Source: "Supported data types", magnitude of numbers. */
const LARGEST_EXPONENT = 130;

/** @throws ValidationException when the text is no number, or one out of range. */
function parseDecimal(text: string): Decimal {
  const parts = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts ?? [];
  if (!parts || whole + fraction === '') {
    throw invalid(`The parameter cannot be converted to a numeric value: ${text}`);
  }
  if (Math.abs(Number(exponent)) > LARGEST_EXPONENT) throw invalid(`Number out of range: ${text}`);
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(`${sign}${whole}${fraction}`.replace('+', ''));
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}

function aligned(a: string, b: string): { a: bigint; b: bigint; scale: number } {
  const [left, right] = [parseDecimal(a), parseDecimal(b)];
  const scale = Math.max(left.scale, right.scale);
  const at = ({ digits, scale: own }: Decimal) => digits * 10n ** BigInt(scale - own);
  return { a: at(left), b: at(right), scale };
}

/** Negative, zero or positive, as `a` is below, at or above `b`. */
export function compareNumbers(a: string, b: string): number {
  const { a: left, b: right } = aligned(a, b);
  return left < right ? -1 : Number(left > right);
}

export function addNumbers(a: string, b: string): string {
  const { a: left, b: right, scale } = aligned(a, b);
  const sum = left + right;
  if (scale === 0) return String(sum);
  const digits = String(sum < 0n ? -sum : sum).padStart(scale + 1, '0');
  const text = `${digits.slice(0, -scale)}.${digits.slice(-scale)}`.replace(/\.?0+$/, '');
  return sum < 0n ? `-${text}` : text;
}
