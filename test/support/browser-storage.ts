import type { Page } from 'playwright-core';

/** Runs in the page, as text: the tests' own types know no browser. */
const READ_ALL = `(async () => {
  const result = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const databases = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await result(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      databases.push([name, store, await result(database.transaction(store).objectStore(store).getAll())]);
    }
    database.close();
  }
  const cached = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) cached.push([request.url, await (await cache.match(request)).text()]);
  }
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, cached, document.cookie, history.state]);
})()`;

/** Everything that a page keeps in its browser: both storages, IndexedDB, caches, cookies that scripts see, history. */
export const keptByBrowser = (page: Page): Promise<string> => page.evaluate(READ_ALL);
