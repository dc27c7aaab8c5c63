import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** What a provider remembers, until the local run ends. The library warns of its own in-memory store on the console. */
export function createMemory(): AdapterFactory {
  const models = new Map<string, Map<string, AdapterPayload>>();
  return (model) => {
    const items = models.get(model) ?? new Map<string, AdapterPayload>();
    models.set(model, items);
    const adapter: Adapter = {
      async upsert(id, payload) {
        items.set(id, payload);
      },
      find: async (id) => items.get(id),
      findByUid: async (uid) => [...items.values()].find((item) => item.uid === uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        Object.assign(items.get(id) ?? {}, { consumed: Math.floor(Date.now() / 1000) });
      },
      async destroy(id) {
        items.delete(id);
      },
      async revokeByGrantId(grantId) {
        for (const [id, item] of items) if (item.grantId === grantId) items.delete(id);
      },
    };
    return adapter;
  };
}
