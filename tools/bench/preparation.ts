import type { IdsByDomain } from '#test/support/sample-bodies.ts';
import type { CallOptions, TestApp } from '#test/support/test-app.ts';
import type { PreparedRequests } from './prepared-requests.ts';

export interface Person {
  id: string;
  email: string;
}

/** The grown company, for whoever prepares a call in it. */
export interface Prepared {
  app: TestApp;
  people: Record<'admin' | 'superadmin', Person>;
  ids: IdsByDomain;
  requests: PreparedRequests;
}

/** What has to be there, or to be said, before a call has something to do. */
export type Preparation = (prepared: Prepared) => Promise<CallOptions>;

export const PASSWORD = 'Demo-1234';
