import type { Conditions, Test, Write } from './table.ts';

/** Builds DynamoDB expressions from conditions and changes given as data. */
export class ExpressionBuilder {
  readonly names: Record<string, string> = {};
  readonly values: Record<string, unknown> = {};

  private name(attribute: string): string {
    const existing = Object.entries(this.names).find(([, value]) => value === attribute);
    if (existing) return existing[0];
    const placeholder = `#n${Object.keys(this.names).length}`;
    this.names[placeholder] = attribute;
    return placeholder;
  }

  private value(value: unknown): string {
    const placeholder = `:v${Object.keys(this.values).length}`;
    this.values[placeholder] = value;
    return placeholder;
  }

  condition(conditions: Conditions | undefined): string | undefined {
    const parts = Object.entries(conditions ?? {}).map(([attribute, test]) => this.test(this.name(attribute), test));
    return parts.length > 0 ? parts.join(' AND ') : undefined;
  }

  private test(name: string, test: Test): string {
    if ('eq' in test) return `${name} = ${this.value(test.eq)}`;
    if ('in' in test) return `${name} IN (${test.in.map((value) => this.value(value)).join(', ')})`;
    if ('exists' in test) return `attribute_${test.exists ? '' : 'not_'}exists(${name})`;
    if ('above' in test) return `${name} > ${this.value(test.above)}`;
    if ('absentOrBelow' in test)
      return `(attribute_not_exists(${name}) OR ${name} < ${this.value(test.absentOrBelow)})`;
    const below = [test.belowLimit].flat().map((attribute) => {
      const limit = this.name(attribute);
      return `(${limit} = ${this.value(-1)} OR ${name} < ${limit})`;
    });
    return below.join(' AND ');
  }

  update(write: Extract<Write, { update: unknown }>): string {
    const set = Object.entries(write.set ?? {}).filter(([, value]) => value !== undefined);
    const clauses = [
      set.length > 0 && `SET ${set.map(([name, value]) => `${this.name(name)} = ${this.value(value)}`).join(', ')}`,
      write.add &&
        `ADD ${Object.entries(write.add)
          .map(([name, value]) => `${this.name(name)} ${this.value(value)}`)
          .join(', ')}`,
      write.remove?.length && `REMOVE ${write.remove.map((name) => this.name(name)).join(', ')}`,
    ];
    return clauses.filter(Boolean).join(' ');
  }

  /** Absent when nothing was named: DynamoDB refuses empty maps. */
  get attributes(): {
    ExpressionAttributeNames?: Record<string, string>;
    ExpressionAttributeValues?: Record<string, unknown>;
  } {
    return {
      ...(Object.keys(this.names).length > 0 && { ExpressionAttributeNames: this.names }),
      ...(Object.keys(this.values).length > 0 && { ExpressionAttributeValues: this.values }),
    };
  }
}
