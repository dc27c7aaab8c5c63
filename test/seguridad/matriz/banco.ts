import type { Item } from '#functions/core/table.ts';
import { ALL_ENDPOINTS, loadEndpoint } from '../../support/endpoints.ts';
import type { Escena } from './escena/escena.ts';
import type { Respuesta, Sonda } from './sonda.ts';

export interface Change {
  before: Item | undefined;
  after: Item | undefined;
}

/** Where probes are sent to. Everything is back as it was after each `restore`. */
export interface Banco {
  send(sonda: Omit<Sonda, 'gemela'>): Promise<Respuesta>;
  /** What has been written since the last `restore`. */
  changes(): Promise<Change[]>;
  /** Every item as it stands. */
  items(): Promise<Item[]>;
  /** Keys of objects that have come or gone since the last `restore`. */
  files(): Promise<string[]>;
  restore(): Promise<void>;
}

/** The real pipeline and use cases on the table in memory: thousands of probes in seconds. */
export function enProceso({ app }: Escena): Banco {
  const photo = app.table.photo();
  const clock = app.clock;
  const stored = new Map(app.uploads.stored);
  const accounts = structuredClone([...app.identity.accounts]);
  const endpoints = new Map(ALL_ENDPOINTS.map((listed) => [listed.operation, listed]));
  let revision = app.table.revision;
  /** Whether accounts may have changed: only where the contract says that Cognito is asked. */
  let signedIn = false;

  return {
    async send({ operation, identidad, peticion, headers, rawBody }) {
      const listed = endpoints.get(operation);
      if (!listed) throw new Error(`There is no operation ${operation}`);
      signedIn ||= listed.contract.uses.identity !== undefined;
      const { persona, bearer } = identidad;
      const { form, ...rest } = peticion;
      const answer = await app.call(await loadEndpoint(listed), {
        ...rest,
        ...(form && { form: form() }),
        ...(persona && { as: persona }),
        ...(rawBody !== undefined && { rawBody }),
        headers: { ...(bearer && { authorization: `Bearer ${bearer}` }), ...headers },
      });
      return { status: answer.status, text: answer.text, headers: answer.headers, cookies: answer.cookies };
    },
    async changes() {
      return app.table.revision === revision ? [] : app.table.changesSince(photo);
    },
    items: async () => [...app.table.photo().values()],
    async files() {
      const keys = new Set([...stored.keys(), ...app.uploads.stored.keys()]);
      return [...keys].filter((key) => stored.get(key) !== app.uploads.stored.get(key));
    },
    async restore() {
      if (app.table.revision !== revision) app.table.restore(photo);
      revision = app.table.revision;
      app.clock = clock;
      app.uploads.stored.clear();
      for (const [key, file] of stored) app.uploads.stored.set(key, file);
      if (!signedIn) return;
      signedIn = false;
      app.identity.accounts.clear();
      for (const [email, account] of accounts) app.identity.accounts.set(email, structuredClone(account));
    },
  };
}
