import { assumeCompanyRole } from './company-credentials.ts';
import { type DynamoClient, dynamoClient, dynamoTable } from './dynamo-table.ts';
import { env } from './env.ts';
import { jsonLogger } from './logger.ts';
import type { Table } from './table.ts';

/** The table as requests reach it. */
export interface RequestTables {
  /** With the function's own role, which reads who calls. Of endpoints that are bound to a company it reaches no company. */
  own: Table;
  /** With credentials that reach one company's partitions and what all companies share; IAM refuses the rest. */
  ofCompany(empresaId: string): Table;
}

/** More companies than one instance of a function meets within an hour, and few enough to forget about memory. */
const MAX_COMPANIES = 64;

/**
 * Each company has a client of its own. The SDK keeps its credentials, asks for them once however many requests wait,
 * and again shortly before they expire. Connections are shared: they carry no credentials.
 */
export function requestTables(tableName: string, own = dynamoClient()): RequestTables {
  const companies = new Map<string, Table>();
  return {
    own: dynamoTable(tableName, own),
    ofCompany(empresaId) {
      const table = companies.get(empresaId) ?? dynamoTable(tableName, companyClient(own, empresaId));
      // The one that was used last stands last, so the first one is the one to forget.
      companies.delete(empresaId);
      companies.set(empresaId, table);
      const [oldest] = companies.keys();
      if (companies.size > MAX_COMPANIES && oldest) companies.delete(oldest);
      return table;
    },
  };
}

function companyClient(own: DynamoClient, empresaId: string): DynamoClient {
  const roleArn = env('COMPANY_ROLE_ARN');
  return dynamoClient({
    credentials: () => assumeCompanyRole(own, { roleArn, empresaId, log: jsonLogger }),
    requestHandler: own.config.requestHandler,
  });
}

/** One table for everything: tests on a fake. */
export function oneTable(table: Table): RequestTables {
  return { own: table, ofCompany: () => table };
}
