import type { Uses } from '#shared/core/contract.ts';
import type { FunctionSpec } from './function-list.ts';
import type { CompanyRole, Recognises } from './table-grants.ts';

/** What a function must reach: the contract's `uses`, and what checking a session takes. */
export interface FunctionNeeds extends Uses {
  /** Verifies access tokens of the user pool, and reads the user's record on each request. */
  checksSession: boolean;
  /** Works in one company, with credentials that reach no other. */
  company?: {
    role: CompanyRole;
    recognises: Recognises;
    /** A superadmin who names no company asks about the whole platform. */
    optional: boolean;
  };
}

/** The one place that turns a contract into needs. Roles (`grants.ts`) and environments follow from its answer. */
export function needsOf(spec: FunctionSpec): FunctionNeeds {
  const needs = needsOfContract(spec);
  const { identity } = needs;
  if (!identity?.some((action) => PROVES_SECRET.has(action))) return needs;
  return { ...needs, identity: [...identity, 'DescribeUserPoolClient'] };
}

/** Calls of Cognito that prove the secret of a client: functions that make them may ask Cognito for it. */
const PROVES_SECRET: ReadonlySet<string> = new Set([
  'AdminInitiateAuth',
  'AdminRespondToAuthChallenge',
  'GetTokensFromRefreshToken',
  'RevokeToken',
  'ForgotPassword',
  'ConfirmForgotPassword',
]);

function needsOfContract(spec: FunctionSpec): FunctionNeeds {
  const { kind, contract } = spec;
  const checksSession = kind === 'endpoint' && contract.access !== 'public' && contract.access !== 'candidate';
  // The pool calls a trigger and so must not be needed by it: see `trigger-function.ts`.
  if (kind === 'trigger') return { ...contract.uses, identity: undefined, checksSession };
  const table = contract.uses.table ?? (checksSession ? 'read' : undefined);
  return { ...contract.uses, table, checksSession, ...(table && { company: companyOf(spec, table) }) };
}

function companyOf({ kind, contract }: FunctionSpec, table: 'read' | 'write'): FunctionNeeds['company'] {
  if (kind !== 'endpoint' || contract.scope === 'plataforma' || contract.wholeTable) return undefined;
  const changing = contract.uses.models ? 'modelos' : 'escritura';
  return {
    role: table === 'write' ? changing : 'lectura',
    recognises: contract.access === 'candidate' ? 'candidate' : 'session',
    optional: contract.empresaOptional ?? false,
  };
}
