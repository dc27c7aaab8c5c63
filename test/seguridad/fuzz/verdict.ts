import type { Operation } from './operations.ts';
import type { FuzzRequest } from './requests.ts';

export interface FuzzAnswer {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
}

/** What only somebody who has the source may know: paths, lines, names of our own and of the libraries below. */
const INTERNALS = [
  /\bat (async )?[\w.<>]+ \(?[^)\s]*:\d+:\d+/,
  /node_modules|\.(ts|mjs|cjs):\d+|file:\/\/\//,
  /\b(Type|Reference|Range|Syntax|Zod)Error\b/,
  /ValidationException|TransactionCanceled|DynamoDB|InvalidCiphertext|ResourceNotFound|arn:aws:/,
  /"(PK|SK|GSI[12](PK|SK))"\s*:/,
  /passwordCifrada|claveCifrada|cifrad[ao]s?"/,
];

/** Sentences of zod that no person here should read. */
const ENGLISH = /Invalid (input|option|type|string|date|ISO)|Unrecognized key|expected .+ received|Too (big|small):/;

/** What is wrong with an answer by the document and by what no answer may hold; nothing when it is right. */
export function verdict({ responses }: Operation, request: FuzzRequest, answer: FuzzAnswer): string[] {
  const { status, headers, text } = answer;
  if (status >= 500) return [`answers ${status}: ${text.slice(0, 300)}`];
  const sent =
    decodeURIComponent(request.target.replace(/%(?![\da-f]{2})/gi, '%25').replaceAll('+', ' ')) + request.body;
  const leaks = INTERNALS.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
    .filter((leak) => !sent.includes(leak))
    .map((leak) => `tells «${leak}»`);
  return [...leaks, ...asDocumented(responses, status, headers, text)];
}

function asDocumented(
  responses: Operation['responses'],
  status: number,
  headers: FuzzAnswer['headers'],
  text: string,
): string[] {
  const documented = responses[status];
  if (!documented) return [`answers ${status}, which the document does not know: ${text.slice(0, 200)}`];
  const { type } = documented;
  const schema = documented.schema();
  if (!type) return headers.location ? [] : [`answers ${status} without a Location`];
  const sent = headers['content-type'] ?? '';
  if (!sent.startsWith(type)) return [`answers ${status} as «${sent}» instead of ${type}`];
  if (!schema) return [];
  const { value, broken } = parsed(text);
  if (broken) return [`answers ${status} with broken JSON: ${text.slice(0, 200)}`];
  const result = schema.safeParse(value);
  const issues = result.error?.issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  const english = status >= 400 && ENGLISH.exec(text)?.[0];
  return [
    ...(issues.length > 0
      ? [`answers ${status}, not as documented: ${issues.join('; ')} in ${text.slice(0, 300)}`]
      : []),
    ...(english ? [`speaks English: «${english}»`] : []),
  ];
}

function parsed(text: string): { value?: unknown; broken?: boolean } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { broken: true };
  }
}
