import * as iam from 'aws-cdk-lib/aws-iam';
import {
  CANDIDATE_PARTITIONS,
  COUNTED_PARTITIONS,
  MODELS_PARTITIONS,
  PLATFORM_INDEXES,
  PLATFORM_PARTITIONS,
  READ_PARTITIONS,
  SESSION_PARTITIONS,
  SHARED_PARTITIONS,
} from '#shared/core/table-reach.ts';
import { TABLE_INDEXES } from './platform.ts';

const READ_ACTIONS = ['GetItem', 'Query', 'BatchGetItem'];
/** `ConditionCheckItem` lets a transaction ask for a state that it does not change. */
const WRITE_ACTIONS = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'];
/** Counting moves numbers of what is there, or looks at it. That it sets nothing else is held by the code. */
const COUNT_ACTIONS = ['UpdateItem', 'ConditionCheckItem'];

/** What the credentials of one company may do, by what a function needs. */
export const COMPANY_ROLES = ['lectura', 'escritura', 'modelos'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** Whom an endpoint recognises before it knows a company: signed-in people, or the holder of an interview link. */
export type Recognises = 'session' | 'candidate';

/** Session tag that the company comes in; STS lets neither `*` nor `#` stand in a tag. */
export const COMPANY_TAG = 'empresaId';
const OWN = `EMPRESA#\${aws:PrincipalTag/${COMPANY_TAG}}`;
const OWN_PARTITIONS = [OWN, `${OWN}#*`];

/** Everything in the table: platform endpoints, jobs and triggers. */
export function wholeTable(use: 'read' | 'write', tableArn: string): iam.PolicyStatement[] {
  return [
    statement(use === 'write' ? [...READ_ACTIONS, ...WRITE_ACTIONS] : READ_ACTIONS, [tableArn]),
    statement(['Query'], indexes(tableArn)),
  ];
}

/** One company, by the tag of the session, and what all companies share. There is no Scan and no PartiQL. */
export function companyStatements(role: CompanyRole, tableArn: string): iam.PolicyStatement[] {
  const models = role === 'modelos' ? MODELS_PARTITIONS : [];
  const changed = [...OWN_PARTITIONS, ...SHARED_PARTITIONS, ...models];
  // One list for all reads: a BatchGet names keys of the company and of the platform at once.
  const reads = [
    within(statement(READ_ACTIONS, [tableArn]), [...changed, ...READ_PARTITIONS, ...COUNTED_PARTITIONS]),
    within(statement(['Query'], indexes(tableArn)), OWN_PARTITIONS),
  ];
  if (role === 'lectura') return reads;
  return [
    ...reads,
    within(statement(WRITE_ACTIONS, [tableArn]), changed),
    within(statement(COUNT_ACTIONS, [tableArn]), COUNTED_PARTITIONS),
    auditIsAppendOnly(tableArn),
  ];
}

/** What an endpoint that is bound to a company reads with its own role, before it knows which one. */
export function recognitionStatements(recognises: Recognises, tableArn: string): iam.PolicyStatement[] {
  const partitions = recognises === 'session' ? SESSION_PARTITIONS : CANDIDATE_PARTITIONS;
  return [within(statement(['GetItem'], [tableArn]), partitions)];
}

/** The same for a superadmin who asks about the whole platform: never a company's partition. */
export function platformStatements(use: 'read' | 'write', tableArn: string): iam.PolicyStatement[] {
  const actions = use === 'write' ? [...READ_ACTIONS, ...WRITE_ACTIONS] : READ_ACTIONS;
  return [
    within(statement(actions, [tableArn]), PLATFORM_PARTITIONS),
    within(statement(['Query'], indexes(tableArn)), PLATFORM_INDEXES),
  ];
}

/** Whoever writes may add to the audit log. What stands in it goes with its company and in no other way. */
export function auditIsAppendOnly(tableArn: string): iam.PolicyStatement {
  return new iam.PolicyStatement({
    effect: iam.Effect.DENY,
    actions: ['dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
    resources: [tableArn],
    conditions: {
      'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['EMPRESA#*#AUDITORIA', 'GLOBAL#AUDITORIA'] },
    },
  });
}

/** `ForAllValues` also holds for a request that names no key at all, which `Null` refuses. */
function within(granted: iam.PolicyStatement, partitions: readonly string[]): iam.PolicyStatement {
  granted.addConditions({
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...partitions] },
    Null: { 'dynamodb:LeadingKeys': 'false' },
  });
  return granted;
}

const indexes = (tableArn: string) => TABLE_INDEXES.map((name) => `${tableArn}/index/${name}`);

function statement(actions: readonly string[], resources: string[]): iam.PolicyStatement {
  return new iam.PolicyStatement({ actions: actions.map((action) => `dynamodb:${action}`), resources });
}
