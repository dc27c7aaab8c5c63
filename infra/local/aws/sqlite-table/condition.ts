import { type Placeholders, Tokens } from './tokens.ts';
import { compareValues, equalValues } from './values.ts';
import { invalid, type Value, type WireItem } from './wire.ts';

type Operand = { name: string } | { value: Value };
type Comparator = '=' | '<' | '<=' | '>' | '>=';

export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { left: Operand; is: Comparator; right: Operand }
  | { operand: Operand; between: [Operand, Operand] }
  | { operand: Operand; in: Operand[] }
  | { operand: Operand; beginsWith: Operand }
  | { name: string; exists: boolean };

/**
 * Conditions and key conditions, as much of their grammar as the product writes: comparisons, BETWEEN, IN, begins_with,
 * attribute_exists, attribute_not_exists, AND, OR and brackets.
 * @throws ValidationException for all else.
 */
export function parseCondition(expression: string, placeholders: Placeholders): Condition {
  const tokens = new Tokens(expression);
  const condition = new Parser(tokens, placeholders).any();
  tokens.end();
  return condition;
}

class Parser {
  private readonly tokens: Tokens;
  private readonly placeholders: Placeholders;

  constructor(tokens: Tokens, placeholders: Placeholders) {
    this.tokens = tokens;
    this.placeholders = placeholders;
  }

  any(): Condition {
    const parts = [this.all()];
    while (this.tokens.takes('OR')) parts.push(this.all());
    return parts.length > 1 ? { any: parts } : (parts[0] as Condition);
  }

  private all(): Condition {
    const parts = [this.one()];
    while (this.tokens.takes('AND')) parts.push(this.one());
    return parts.length > 1 ? { all: parts } : (parts[0] as Condition);
  }

  private one(): Condition {
    const { tokens } = this;
    if (tokens.takes('(')) {
      const inner = this.any();
      tokens.expect(')');
      return inner;
    }
    if (!/^[#:]/.test(tokens.next ?? '#')) return this.call(tokens.take());
    const operand = this.operand();
    if (tokens.takes('BETWEEN')) {
      const from = this.operand();
      tokens.expect('AND');
      return { operand, between: [from, this.operand()] };
    }
    if (tokens.takes('IN')) return { operand, in: this.list() };
    return { left: operand, is: comparator(tokens.take()), right: this.operand() };
  }

  private call(name: string): Condition {
    const { tokens } = this;
    tokens.expect('(');
    const condition = this.arguments(name);
    tokens.expect(')');
    return condition;
  }

  private arguments(name: string): Condition {
    switch (name) {
      case 'attribute_exists':
        return { name: this.placeholders.name(this.tokens.take()), exists: true };
      case 'attribute_not_exists':
        return { name: this.placeholders.name(this.tokens.take()), exists: false };
      case 'begins_with': {
        const operand = this.operand();
        this.tokens.expect(',');
        return { operand, beginsWith: this.operand() };
      }
      default:
        throw invalid(`The table on SQLite does not support ${name}`);
    }
  }

  private list(): Operand[] {
    this.tokens.expect('(');
    const operands = [this.operand()];
    while (this.tokens.takes(',')) operands.push(this.operand());
    this.tokens.expect(')');
    return operands;
  }

  private operand(): Operand {
    const token = this.tokens.take();
    return token.startsWith(':') ? { value: this.placeholders.value(token) } : { name: this.placeholders.name(token) };
  }
}

function comparator(token: string): Comparator {
  if (['=', '<', '<=', '>', '>='].includes(token)) return token as Comparator;
  throw invalid(`The table on SQLite does not support ${token}`);
}

/** Whether the item, as it stands, meets the condition. Of what is missing nothing holds but that it is missing. */
export function holds(condition: Condition, item: WireItem = {}): boolean {
  if ('all' in condition) return condition.all.every((each) => holds(each, item));
  if ('any' in condition) return condition.any.some((each) => holds(each, item));
  if ('exists' in condition) return (item[condition.name] !== undefined) === condition.exists;
  const of = (operand: Operand) => ('name' in operand ? item[operand.name] : operand.value);
  if ('is' in condition) return compares(of(condition.left), condition.is, of(condition.right));
  const value = of(condition.operand);
  if ('in' in condition) return condition.in.some((each) => compares(value, '=', of(each)));
  if ('between' in condition) {
    return compares(value, '>=', of(condition.between[0])) && compares(value, '<=', of(condition.between[1]));
  }
  const prefix = of(condition.beginsWith)?.S;
  return typeof prefix === 'string' && typeof value?.S === 'string' && value.S.startsWith(prefix);
}

function compares(a: Value | undefined, is: Comparator, b: Value | undefined): boolean {
  if (!a || !b) return false;
  if (is === '=') return equalValues(a, b);
  const order = compareValues(a, b);
  if (order === undefined) return false;
  if (order === 0) return is.endsWith('=');
  return is.startsWith(order < 0 ? '<' : '>');
}
