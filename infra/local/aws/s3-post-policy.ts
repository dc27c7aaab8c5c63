import { accessDenied, S3Error } from './s3-error.ts';
import { verifyPolicySignature } from './s3-signature.ts';

/**
 * Browser uploads with a signed policy.
 * Source: "Creating a POST Policy" in the S3 API reference.
 */
export interface PostForm {
  /** Field names in lower case, as S3 compares them; fields after the file are ignored. */
  fields: Map<string, string>;
  fileName: string;
  content: Buffer;
}

type PolicyCondition = Record<string, string> | [operator: string, field: string | number, value: string | number];

interface Policy {
  expiration: string;
  conditions: PolicyCondition[];
}

const FIELDS_OUTSIDE_THE_POLICY = ['policy', 'x-amz-signature', 'bucket'];

export async function parsePostForm(body: Buffer, contentType: string): Promise<PostForm> {
  const fields = new Map<string, string>();
  for (const [name, value] of await readForm(body, contentType)) {
    if (name === 'file') {
      const file = typeof value === 'string' ? new File([value], 'file') : value;
      return { fields, fileName: file.name, content: Buffer.from(await file.arrayBuffer()) };
    }
    fields.set(name.toLowerCase(), String(value));
  }
  throw new S3Error(400, 'InvalidArgument', 'POST requires exactly one file upload per request.');
}

async function readForm(body: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new S3Error(400, 'MalformedPOSTRequest', 'The body of your POST request is not well-formed form data.');
  }
}

/** @throws S3Error unless the policy is ours, current, and allows exactly these fields and this size. */
export function checkPostPolicy({ fields, content }: PostForm, bucket: string, now = Date.now()): void {
  const encoded = fields.get('policy');
  const credential = fields.get('x-amz-credential');
  const signature = fields.get('x-amz-signature');
  if (!encoded || !credential || !signature) throw accessDenied();
  verifyPolicySignature(credential, encoded, signature);
  const policy = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')) as Policy;
  if (!(now < Date.parse(policy.expiration))) throw accessDenied('Invalid according to Policy: Policy expired.');
  const values = new Map(fields).set('bucket', bucket);
  const covered = new Set(FIELDS_OUTSIDE_THE_POLICY);
  for (const condition of policy.conditions) {
    const { operator, field, value } = readCondition(condition);
    if (operator === 'content-length-range') checkSize(content.length, Number(field), Number(value));
    else {
      covered.add(field);
      if (!holds(operator, field, value, values.get(field) ?? '')) {
        throw accessDenied(`Invalid according to Policy: Policy Condition failed: ${JSON.stringify(condition)}`);
      }
    }
  }
  requireCovered(values.keys(), covered);
}

/** An object `{ field: value }` is short for `["eq", "$field", value]`. */
function readCondition(condition: PolicyCondition): { operator: string; field: string; value: string } {
  if (Array.isArray(condition)) {
    const [operator, field, value] = condition;
    return {
      operator: operator.toLowerCase(),
      field: String(field).replace(/^\$/, '').toLowerCase(),
      value: String(value),
    };
  }
  const [field = '', value = ''] = Object.entries(condition)[0] ?? [];
  return { operator: 'eq', field: field.toLowerCase(), value };
}

function holds(operator: string, field: string, expected: string, actual: string): boolean {
  if (operator === 'eq') return actual === expected;
  if (operator !== 'starts-with') return false;
  // A list of content types must match with each of its members.
  const candidates = field === 'content-type' ? actual.split(',').map((part) => part.trim()) : [actual];
  return candidates.every((candidate) => candidate.startsWith(expected));
}

function checkSize(size: number, smallest: number, largest: number): void {
  if (size < smallest) {
    throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
  }
  if (size > largest) {
    throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  }
}

function requireCovered(fields: Iterable<string>, covered: Set<string>): void {
  for (const field of fields) {
    if (!covered.has(field) && !field.startsWith('x-ignore-')) {
      throw accessDenied(`Invalid according to Policy: Extra input fields: ${field}`);
    }
  }
}
