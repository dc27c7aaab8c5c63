/**
 * Evaluates IAM statements as far as this product's roles use them. What it does not know, it refuses to evaluate, so
 * that no condition is ever passed over. Source: "Policy evaluation logic" in the IAM user guide;
 * `test/seguridad/iam.integration.test.ts` compares it with a simulator of IAM.
 */
export interface PolicyStatement {
  Effect: 'Allow' | 'Deny';
  Action: string | string[];
  /** Trust policies have none. */
  Resource?: string | string[];
  Condition?: Record<string, Record<string, string | string[]>>;
}

/** Condition keys of a request and their values: `aws:PrincipalTag/empresaId`, `dynamodb:LeadingKeys`. */
export type RequestContext = Readonly<Record<string, readonly string[]>>;

export interface PolicyRequest {
  action: string;
  /** ARN; none for trust policies. */
  resource?: string;
  context: RequestContext;
}

export function isAllowed(statements: readonly PolicyStatement[], request: PolicyRequest): boolean {
  const matching = statements.filter((statement) => applies(statement, request));
  return matching.length > 0 && matching.every(({ Effect }) => Effect === 'Allow');
}

function applies({ Action, Resource, Condition = {} }: PolicyStatement, request: PolicyRequest): boolean {
  const { action, resource, context } = request;
  return (
    [Action].flat().some((pattern) => matches(pattern, action)) &&
    (Resource === undefined || [Resource].flat().some((pattern) => matches(pattern, resource ?? ''))) &&
    Object.entries(Condition).every(([operator, keys]) =>
      Object.entries(keys).every(([key, values]) => holds(operator, context[key] ?? [], [values].flat(), context)),
    )
  );
}

type Compare = (pattern: string, value: string) => boolean;
const COMPARISONS: Record<string, Compare> = {
  StringEquals: (expected, value) => expected === value,
  StringLike: matches,
  ArnLike: matches,
};

function holds(
  operator: string,
  present: readonly string[],
  expected: readonly string[],
  context: RequestContext,
): boolean {
  if (operator === 'Null') return expected.includes(String(present.length === 0));
  const [name = '', quantifier] = operator.split(':').toReversed();
  const compare = COMPARISONS[name];
  if (!compare || ![undefined, 'ForAllValues', 'ForAnyValue'].includes(quantifier)) {
    throw new Error(`The local IAM does not know the operator ${operator}`);
  }
  const patterns = expected.flatMap((pattern) => withVariables(pattern, context) ?? []);
  const isExpected = (value: string) => patterns.some((pattern) => compare(pattern, value));
  return quantifier === 'ForAllValues' ? present.every(isExpected) : present.some(isExpected);
}

/** Undefined when the request lacks a variable: such a pattern matches nothing. */
function withVariables(pattern: string, context: RequestContext): string | undefined {
  let complete = true;
  const filled = pattern.replace(/\$\{([^}]+)\}/g, (_, name: string) => {
    const [value, ...more] = context[name] ?? [];
    complete &&= value !== undefined && more.length === 0;
    return value ?? '';
  });
  return complete ? filled : undefined;
}

const patterns = new Map<string, RegExp>();

/** `*` stands for any text, `?` for one character. */
function matches(pattern: string, value: string): boolean {
  if (!/[*?]/.test(pattern)) return pattern === value;
  let expression = patterns.get(pattern);
  if (!expression) {
    const source = pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.');
    expression = new RegExp(`^${source}$`, 's');
    patterns.set(pattern, expression);
  }
  return expression.test(value);
}
