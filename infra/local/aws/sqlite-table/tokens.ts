import { type Input, invalid, type Value } from './wire.ts';

/** The attributes and values that the expressions of one request name. */
export class Placeholders {
  private readonly names: Record<string, string>;
  private readonly values: Record<string, Value>;
  private readonly unused: Set<string>;

  constructor({ ExpressionAttributeNames = {}, ExpressionAttributeValues = {} }: Input) {
    this.names = ExpressionAttributeNames;
    this.values = ExpressionAttributeValues;
    this.unused = new Set([...Object.keys(this.names), ...Object.keys(this.values)]);
  }

  /** @throws ValidationException for an attribute without a placeholder, too: no list of reserved words is kept here. */
  name(token: string): string {
    return this.take(token, this.names, 'attribute name');
  }

  value(token: string): Value {
    return this.take(token, this.values, 'attribute value');
  }

  /** @throws ValidationException when an expression left something out, as DynamoDB does. */
  end(): void {
    const [one] = this.unused;
    if (one) throw invalid(`Value provided in ExpressionAttributeNames or Values unused in expressions: ${one}`);
  }

  private take<T>(token: string, from: Record<string, T>, what: string): T {
    if (!Object.hasOwn(from, token)) throw invalid(`Invalid expression: ${token} is no ${what} of this request`);
    this.unused.delete(token);
    return from[token] as T;
  }
}

const TOKEN = /\s*([#:]\w+|<=|>=|[=<>(),]|\w+)/y;

/** An expression's words, read one after the other. */
export class Tokens {
  private readonly words: string[] = [];
  private at = 0;

  constructor(expression: string) {
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < expression.trimEnd().length) {
      const start = TOKEN.lastIndex;
      const [, word] = TOKEN.exec(expression) ?? [];
      if (!word) throw invalid(`Invalid expression: not understood from "${expression.slice(start).trim()}" on`);
      this.words.push(word);
    }
  }

  get next(): string | undefined {
    return this.words[this.at];
  }

  take(): string {
    const word = this.words[this.at++];
    if (word === undefined) throw invalid('Invalid expression: it ends too soon');
    return word;
  }

  /** Takes the word if it is the next one; keywords in either case. */
  takes(word: string): boolean {
    const found = this.next?.toUpperCase() === word.toUpperCase();
    if (found) this.at += 1;
    return found;
  }

  expect(word: string): void {
    const found = this.take();
    if (found.toUpperCase() !== word.toUpperCase()) throw invalid(`Invalid expression: ${found} where ${word} belongs`);
  }

  end(): void {
    if (this.next !== undefined) throw invalid(`Invalid expression: ${this.next} is not understood here`);
  }
}
