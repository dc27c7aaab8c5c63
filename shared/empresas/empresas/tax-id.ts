/**
 * Tax id rules by country: Spain's NIF/NIE/CIF check character, Colombia's NIT check digit,
 * elsewhere 3 to 32 characters. Spaces, dots and hyphens do not count.
 */
export function isValidTaxId(pais: string, id: string): boolean {
  const plain = normalizeTaxId(id);
  if (pais === 'España') return isValidNif(plain) || isValidCif(plain);
  if (pais === 'Colombia') return isValidNit(plain);
  return plain.length >= 3 && plain.length <= 32;
}

/** The form in which tax ids are compared. */
export function normalizeTaxId(id: string): string {
  return id.toUpperCase().replace(/[\s.-]/g, '');
}

/** DNI and NIE: the number modulo 23 picks the letter (Orden INT/2058/2008; X, Y, Z count as 0, 1, 2). */
function isValidNif(id: string): boolean {
  const match = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(id);
  if (!match) return false;
  const [, prefix = '', digits = '', letter] = match;
  if (prefix ? digits.length !== 7 : digits.length !== 8) return false;
  const number = Number(`${prefix ? 'XYZ'.indexOf(prefix) : ''}${digits}`);
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23] === letter;
}

/** CIF: Luhn-like sum over seven digits; the check is a digit or a letter by kind of entity (Orden EHA/451/2008). */
function isValidCif(id: string): boolean {
  const match = /^([ABCDEFGHJNPQRSUVW])(\d{7})([\dA-J])$/.exec(id);
  if (!match) return false;
  const [, kind = '', digits = '', check = ''] = match;
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  const expected = (10 - (sum % 10)) % 10;
  const letter = 'JABCDEFGHI'[expected];
  if ('PQRSNW'.includes(kind)) return check === letter;
  if ('ABEH'.includes(kind)) return check === String(expected);
  return check === letter || check === String(expected);
}

/** NIT: weighted sum modulo 11 (DIAN, Orden Administrativa 4 de 1989). */
function isValidNit(id: string): boolean {
  if (!/^\d{6,16}$/.test(id)) return false;
  const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];
  const digits = [...id].map(Number);
  const check = digits.pop();
  const rest = digits.reverse().reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0) % 11;
  return check === (rest > 1 ? 11 - rest : rest);
}

export const TEXTO_CIF_INVALIDO = 'El CIF no es válido: revisa las cifras y la letra de control';
