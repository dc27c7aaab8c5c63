/** A stretch of the text that identifies somebody, by its form. */
export interface Identificador {
  inicio: number;
  fin: number;
  /** Of which nobody says that it is a person's: a shop has an address too. */
  tipo: 'documento' | 'telefono' | 'correo' | 'direccion' | 'matricula';
}

/** Identifiers by format, those of a check digit by that digit; a label beside them is hidden with them. */
export function identificadoresOf(texto: string): Identificador[] {
  return RULES.flatMap(({ tipo, pattern, accepts }) =>
    [...texto.matchAll(pattern)].flatMap((match) => {
      const valor = match.groups?.valor ?? match[0];
      const inicio = match.index + (match.groups?.antes?.length ?? 0);
      const fin = match.index + match[0].length;
      return accepts({ valor, texto, inicio, fin }) ? [{ tipo, inicio, fin }] : [];
    }),
  );
}

interface Candidate {
  valor: string;
  texto: string;
  inicio: number;
  fin: number;
}
interface Rule {
  tipo: Identificador['tipo'];
  /** `antes` is not part of the span; `valor` is what is checked. */
  pattern: RegExp;
  accepts(candidate: Candidate): boolean;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
const always = () => true;
const check = (valid: (digits: string, text: string) => boolean) => (candidate: Candidate) =>
  valid(digitsOf(candidate.valor), candidate.valor.toUpperCase().replace(/[\s.\-·]/g, ''));

const START = '(?<![\\p{L}\\p{N}.,/-])';
const END = '(?![\\p{L}\\p{N}]|[.,/-]\\p{N})';
const ES =
  '(?:\\s+(?:de(?:l|\\s+(?:mi|la|don|do[ñn]a|su|la\\s+se[ñn]ora))?\\s+(?!pedido|serie|cuenta|factura|orden|ticket|caso)\\p{L}{3,15}|de\\s+(?:él|el|ella|ellos|contacto|identidad|ciudadanía|ciudadania|extranjería|extranjeria|residencia)|es|era|del?|su|número|numero|nro\\.?|núm\\.?|num\\.?|no\\.?|n[°ºo]\\.?)){0,4}\\s*[:#=]?\\s*';

const DOCUMENTO =
  'd\\.?n\\.?i\\.?|n\\.?i\\.?e\\.?|n\\.?i\\.?f\\.?|c\\.?i\\.?|c\\.?c\\.?|c[eé]dula|r\\.?u\\.?t\\.?|r\\.?u\\.?n\\.?|cuil|cuit|curp|rfc|ine|d\\.?u\\.?i\\.?|d\\.?p\\.?i\\.?|cui|dimex|pasaporte|documento|documento\\s+de\\s+identidad|identidad|identificaci[oó]n|tarjeta\\s+de\\s+identidad|carnet|carn[eé]|seguridad\\s+social|nss|nuss|ssn|cpf|libreta|historia\\s+cl[ií]nica|expediente\\s+m[eé]dico';
const TELEFONO =
  'tel[eé]fono|telefonito|tel[eé]fonos|tel\\.?|telf\\.?|tlf\\.?|tfno\\.?|tfn\\.?|m[oó]vil|celular|celu|cel\\.?|fono|whatsapp|whats|wasap|guasap|wsp|wasa|contacto|fijo|ll[aá]m[ea](?:le|lo|la|me|nle|nlo|nla|nme|r|rlo|rla|rle)?(?:\\s+al)?|llamar\\s+al|marque(?:le)?(?:\\s+al)?|escr[ií]ba[nl]?[oae]?l?e?\\s+al|phone|cell|ubicarlo\\s+al|ubicarla\\s+al|contactarlo\\s+al|contactarla\\s+al|(?:su|mi|el)\\s+n[uú]mero|n[uú]mero\\s+de\\s+(?:tel[eé]fono|celular|m[oó]vil|contacto)';
const MATRICULA = 'matr[ií]culas?|placas?|patentes?|chapas?|dominio|matriculado|matriculada|license\\s+plate';

const RULES: readonly Rule[] = [
  {
    tipo: 'correo',
    pattern: /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,30}){1,4}/gu,
    accepts: always,
  },
  {
    tipo: 'correo',
    pattern:
      /[\p{L}\p{N}._-]{2,64}\s?\(?(?:arroba|@)\)?\s?(?:gmail|hotmail|yahoo|outlook|icloud|live|protonmail)\s?(?:\.|punto)\s?(?:com|es|cl|mx|ar|co|pe)/giu,
    accepts: always,
  },
  // A document with its label is believed, whatever its digits: people mistype them.
  {
    tipo: 'documento',
    pattern: new RegExp(
      `${START}(?:${DOCUMENTO})${ES}(?<valor>[\\p{L}]{0,4}[-\\s.]?\\d[\\d.\\-\\s·]{3,18}\\d[-\\s.]?[\\dA-Za-z]?)${END}`,
      'giu',
    ),
    accepts: ({ valor }) => digitsOf(valor).length >= 6 && digitsOf(valor).length <= 20,
  },
  {
    tipo: 'documento',
    pattern: new RegExp(`${START}(?:curp|rfc)${ES}(?<valor>[A-ZÑ&]{3,4}\\d{6}[A-Z\\d]{3,8})${END}`, 'giu'),
    accepts: always,
  },
  {
    tipo: 'documento',
    pattern: new RegExp(`${START}(?:\\d{8}|\\d{2}\\.\\d{3}\\.\\d{3})[-\\s]?[A-Z]${END}`, 'giu'),
    accepts: check((_, id) => isDni(id)),
  },
  {
    tipo: 'documento',
    pattern: new RegExp(`${START}[XYZ][-\\s]?\\d{7}[-\\s]?[A-Z]${END}`, 'giu'),
    accepts: check((_, id) => isDni(id)),
  },
  {
    tipo: 'documento',
    pattern: new RegExp(`${START}2[034567][-\\s]?\\d{8}[-\\s]?\\d${END}`, 'gu'),
    accepts: check((digits) =>
      isWeighted(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2], (rest) => (rest === 0 ? 0 : 11 - rest)),
    ),
  },
  {
    tipo: 'documento',
    pattern: new RegExp(`${START}\\d{1,2}\\.?\\d{3}\\.?\\d{3}-[\\dkK]${END}`, 'gu'),
    accepts: check((_, id) => isRut(id)),
  },
  {
    tipo: 'documento',
    pattern: new RegExp(`${START}[A-Z]{4}\\d{6}[HMX][A-Z]{5}[A-Z\\d]\\d${END}`, 'giu'),
    accepts: check((_, id) => isCurp(id)),
  },
  { tipo: 'documento', pattern: new RegExp(`${START}\\d{9}-?\\d${END}`, 'gu'), accepts: check(isCedulaEc) },
  { tipo: 'documento', pattern: new RegExp(`${START}\\d{3}-?\\d{7}-?\\d${END}`, 'gu'), accepts: check(isLuhn) },
  {
    tipo: 'documento',
    pattern: new RegExp(`${START}\\d\\.?\\d{3}\\.?\\d{3}-\\d${END}`, 'gu'),
    accepts: check((digits) => isCedulaUy(digits)),
  },
  { tipo: 'documento', pattern: new RegExp(`${START}\\d{3}-\\d{2}-\\d{4}${END}`, 'gu'), accepts: always },
  {
    tipo: 'documento',
    pattern: new RegExp(`${START}\\d{3}\\.?\\d{3}\\.?\\d{3}-\\d{2}${END}`, 'gu'),
    accepts: check(isCpf),
  },
  {
    tipo: 'telefono',
    pattern: new RegExp(
      `${START}(?:(?:el|su)\\s+)?(?:${TELEFONO})${ES}(?<valor>\\+?\\(?\\d[\\d\\s().\\-]{5,20}\\d)${END}`,
      'giu',
    ),
    accepts: ({ valor, texto, fin }) => isTelephone(valor, 7) && !isAmount(texto, fin),
  },
  {
    tipo: 'telefono',
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])\\+\\d{1,3}[\\s.-]?\\(?\\d[\\d\\s().\\-]{6,16}\\d${END}`, 'gu'),
    accepts: ({ valor }) => isTelephone(valor, 9),
  },
  // Without a label: grouped as telephones are, or nine or ten digits in one that begin as mobiles do.
  {
    tipo: 'telefono',
    pattern: new RegExp(
      `${START}(?:[6-9]\\d{2}[\\s-]\\d{3}[\\s-]\\d{3}|[6-9]\\d{2}[\\s-]\\d{2}[\\s-]\\d{2}[\\s-]\\d{2}|\\(?\\d{2,3}\\)?[\\s-]\\d{3,4}[\\s-]\\d{4}|9[\\s-]?\\d{4}[\\s-]?\\d{4}|3\\d{2}[\\s-]?\\d{3}[\\s-]?\\d{4}|3\\d{2}[\\s-]\\d{3}[\\s-]\\d{2}[\\s-]\\d{2}|0(?:4\\d{2}|9\\d)[\\s-]?\\d{3}[\\s-]?\\d{3,4}|[67]\\d{8}|15[\\s-]\\d{4}[\\s-]\\d{4}|(?<=(?:al|es|:)\\s{0,2})[1-9]\\d{9}|8[0249]9[\\s-]?\\d{3}[\\s-]?\\d{4})${END}`,
      'gu',
    ),
    accepts: ({ valor, texto, fin }) => isTelephone(valor, 8) && !isAmount(texto, fin),
  },
  {
    tipo: 'direccion',
    pattern: new RegExp(
      `${START}(?:calle|c\\/|c\\.|avenida|avda\\.?|av\\.?|ave\\.?|pasaje|pje\\.?|jir[oó]n|jr\\.?|calzada|paseo|plaza|plazuela|camino|ronda|traves[ií]a|bulevar|boulevard|blvd\\.?|glorieta|callej[oó]n|privada|cerrada|carretera|cuesta|rambla|urbanizaci[oó]n|colonia|vereda|ruta|psje\\.?)\\s*(?:(?:de|del|la|las|los|el|san|santa|sta\\.?|don|do[ñn]a|gral\\.?|general|dr\\.?)\\s+){0,3}(?:[\\p{Lu}\\p{N}][\\p{L}\\p{N}.'ºª°]{0,24}(?:\\s+(?:de|del|la|las|los|y)){0,2}[\\s,]+){1,4}(?:n[°ºo]\\.?|n[uú]m\\.?|n[uú]mero|nro\\.?|#|altura|al|exterior|ext\\.?)?\\s*\\d{1,5}${END}${'(?:\\s*,?\\s*(?:piso|pta\\.?|puerta|depto\\.?|dpto\\.?|departamento|apto\\.?|apartamento|apt\\.?|interior|int\\.?|bloque|portal|escalera|casa|torre|oficina|of\\.?)\\s*[\\p{L}\\p{N}º°ª.]{1,4}(?![\\p{L}\\p{N}])|\\s*,?\\s*\\d{1,2}\\s?[ºª°]\\s?-?[A-Za-z]?(?![\\p{L}\\p{N}])){0,3}(?:,\\s*\\p{Lu}\\p{Ll}{2,20}(?=[,.;]|$))?'}`,
      'gu',
    ),
    accepts: isHome,
  },
  {
    tipo: 'direccion',
    pattern: new RegExp(
      `${START}(?:calle|carrera|cra\\.?|cr\\.?|kra\\.?|kr\\.?|cll\\.?|cl\\.?|diagonal|dg\\.?|transversal|tv\\.?|avenida|av\\.?)\\s*\\d{1,3}\\s?[A-Za-z]?(?:\\s?(?:bis|sur|norte|este|oeste))?\\s*(?:#|no\\.?|n[°º]\\.?|con|n[uú]mero|(?=\\d{1,3}\\s?-\\s?\\d))\\s*\\d{1,3}\\s?[A-Za-z]?\\s*(?:-|–|\\s)?\\s*\\d{0,3}${END}(?:\\s+en\\s+\\p{L}{3,20})?`,
      'giu',
    ),
    accepts: isHome,
  },
  {
    tipo: 'direccion',
    pattern: new RegExp(
      `${START}\\d{2,5}\\s+(?:[NSEW]\\.?\\s+)?(?:[\\p{Lu}\\p{N}][\\p{L}\\p{N}'.]{0,24}\\s+){1,3}(?:St|Street|Ave|Avenue|Rd|Road|Ct|Court|Dr|Drive|Ln|Lane|Blvd|Boulevard|Way|Pl|Place|Ter|Terrace|Pkwy|Cir)\\.?(?:,?\\s*(?:apt|unit|suite|#)\\.?\\s*[\\p{L}\\p{N}]{1,5})?(?![\\p{L}\\p{N}])(?:,\\s*\\p{Lu}\\p{L}{2,20})?`,
      'gu',
    ),
    accepts: always,
  },
  // As people type it, where it is said that somebody lives there.
  {
    tipo: 'direccion',
    pattern:
      /(?<antes>(?<![\p{L}])(?:vive[ns]?|viv[ií]an?|domicilio|direcci[oó]n|residen?|casa)(?:\s+(?:es|era|queda|quedaba|est[aá]|de|él|ella)){0,2}(?:\s+(?:en|por|a))?\s*:?\s*(?:la\s+|el\s+)?)(?:calle|c\/|avenida|avda\.?|av\.?|pasaje|jir[oó]n|jr\.?|calzada|paseo|plaza|camino|barrio|colonia|carrera)\s+(?:[\p{L}\p{N}.'ºª°]{1,25}[\s,]+){1,5}(?:n[°ºo]\.?\s*|n[uú]mero\s+|#\s*)?\d{1,5}(?![\p{L}\p{N}])(?:\s*,?\s*(?:piso|puerta|depto\.?|dpto\.?|apto\.?|apartamento|casa|torre|bloque|interior)\s*[\p{L}\p{N}º°ª.]{1,4}(?![\p{L}\p{N}])){0,2}/giu,
    accepts: always,
  },
  {
    tipo: 'direccion',
    pattern: new RegExp(
      `${START}(?:mz\\.?|manzana|mza\\.?)\\s*[A-Za-z\\d]{1,3}[\\s,]+(?:lt\\.?|lote|villa|casa|solar)\\s*\\d{1,4}${END}`,
      'giu',
    ),
    accepts: always,
  },
  {
    tipo: 'matricula',
    pattern: new RegExp(
      `${START}(?:${MATRICULA})${ES}(?<valor>(?=[\\p{L}\\d\\s-]{0,9}\\d)[A-Z\\d]{1,4}[-\\s·]?[A-Z\\d]{2,4}(?:[-\\s·]?[A-Z\\d]{1,4})?)${END}`,
      'giu',
    ),
    accepts: ({ valor }) => isPlate(valor),
  },
  {
    tipo: 'matricula',
    pattern: new RegExp(`${START}\\d{4}[\\s-]?[BCDFGHJKLMNPRSTVWXYZ]{3}${END}`, 'gu'),
    accepts: ({ valor, texto, inicio }) =>
      !UNITS.test(valor) && NEAR_VEHICLE.test(texto.slice(Math.max(0, inicio - 80), inicio)),
  },
  {
    tipo: 'matricula',
    pattern: new RegExp(
      `${START}(?:[A-Z]{2}[\\s-]?\\d{3}[\\s-]?[A-Z]{2}|[A-Z]{3}[\\s-]\\d{3,4}|[A-Z]{4}[-·\\s]?\\d{2}|[A-Z]\\d[A-Z]-\\d{3})${END}`,
      'gu',
    ),
    accepts: ({ texto, inicio }) => NEAR_VEHICLE.test(texto.slice(Math.max(0, inicio - 60), inicio)),
  },
];

const UNITS = /(?:RPM|PCS|HRS|MTS|LTS|KMS|GRS|PTS|CTS|STK|MXN|CLP|PYG|BRL)$/;
const NEAR_VEHICLE =
  /(?:matr[ií]cula|placa|patente|chapa|dominio|coche|carro|auto(?:m[oó]vil)?|furgoneta|camioneta|cami[oó]n|moto|veh[ií]culo|taxi|troca|bus)\P{L}/iu;
const WORKPLACE =
  /\b(?:tienda|local|sucursal|oficina|almac[eé]n|obra|sede|bodega|restaurante|f[aá]brica|planta|taller|hotel|empresa|negocio|agencia|cl[ií]nica|hospital|supermercado|s[uú]per|bar|cafeter[ií]a|farmacia|ruta|l[ií]nea|tramo|peaje|kil[oó]metro|km)\b/iu;

/** An address where nobody works. */
function isHome({ texto, inicio }: Candidate): boolean {
  return !WORKPLACE.test(texto.slice(Math.max(0, inicio - 40), inicio));
}

function isAmount(texto: string, fin: number): boolean {
  return /^\s?(?:€|%|\$|(?:euros?|pesos?|soles|d[oó]lares|bol[ií]vares|lempiras|quetzales|colones|guaran[ií]es|unidades|piezas|kilos?|kg|litros|metros|millones|personas|clientes|cajas|usd|registros|l[ií]neas|visitas)(?!\p{L}))/iu.test(
    texto.slice(fin),
  );
}

function isTelephone(text: string, least: number): boolean {
  const digits = digitsOf(text);
  if (digits.length < least || digits.length > 15 || /^(\d)\1+$/.test(digits)) return false;
  // Lines of companies, and two years.
  if (/^(?:0?1?800|900|90[12]|0?600\d{7}$)/.test(digits) && digits.length >= 9 && !/^6/.test(digits)) return false;
  return !/^(?:19|20)\d{2}\D+(?:19|20)\d{2}$/.test(text.trim());
}

function isPlate(text: string): boolean {
  const plain = text.replace(/[\s·-]/g, '');
  return plain.length >= 5 && plain.length <= 8 && /\d{2}/.test(plain) && (/\p{L}/u.test(plain) || plain.length >= 6);
}

function isDni(id: string): boolean {
  const [, prefix = '', digits = '', letter] = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(id) ?? [];
  const number = Number(`${prefix && 'XYZ'.indexOf(prefix)}${digits}`);
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23] === letter;
}

function isWeighted(digits: string, weights: readonly number[], checkOf: (rest: number) => number): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return checkOf(sum % 11) === Number(digits[weights.length]);
}

/** Modulo 11, weights 2 to 7 from the right; those above 50 millions are companies. */
function isRut(id: string): boolean {
  const body = id.slice(0, -1);
  if (Number(body) < 1_000_000 || Number(body) >= 50_000_000) return false;
  const sum = [...body].reverse().reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0);
  return '0K987654321'[sum % 11] === id.slice(-1);
}

function isCurp(id: string): boolean {
  const alphabet = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
  const sum = [...id.slice(0, 17)].reduce((total, letter, index) => total + alphabet.indexOf(letter) * (18 - index), 0);
  return (10 - (sum % 10)) % 10 === Number(id[17]);
}

function isCedulaEc(digits: string): boolean {
  const province = Number(digits.slice(0, 2));
  if (province < 1 || (province > 24 && province !== 30) || Number(digits[2]) > 5) return false;
  return isLuhn(digits);
}

/** Every second digit from the left of nine or ten doubled, as Ecuador and the Dominican Republic do. */
function isLuhn(digits: string): boolean {
  const body = [...digits.slice(0, -1)].reverse();
  const sum = body.reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return !/^0+$/.test(digits) && (10 - (sum % 10)) % 10 === Number(digits.slice(-1));
}

function isCedulaUy(digits: string): boolean {
  const sum = [2, 9, 8, 7, 6, 3, 4].reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return digits.length === 8 && (10 - (sum % 10)) % 10 === Number(digits[7]);
}

function isCpf(digits: string): boolean {
  if (/^(\d)\1+$/.test(digits)) return false;
  const digitAt = (length: number) => {
    const sum = [...digits.slice(0, length)].reduce(
      (total, each, index) => total + Number(each) * (length + 1 - index),
      0,
    );
    return ((sum * 10) % 11) % 10;
  };
  return digitAt(9) === Number(digits[9]) && digitAt(10) === Number(digits[10]);
}
