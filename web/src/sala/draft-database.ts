import type { Borrador, ChangeBorrador, DraftDatabase } from './draft-store.ts';

const STORE = 'borradores';
/** An open that never answers, as some browsers do after a crash, must not keep a person from answering. */
const OPENING_LIMIT_MS = 3_000;

/**
 * IndexedDB, one database for each interview, so that a receipt leaves not even its name behind. localStorage would
 * not do: it writes seconds later, and what a killed browser had not written is gone (docs/adr/0011).
 */
export function draftDatabase(name: string): DraftDatabase {
  let connection: Promise<IDBDatabase> | undefined;

  function connect(): Promise<IDBDatabase> {
    const forget = () => {
      connection = undefined;
    };
    connection ??= openDatabase(name, forget);
    connection.catch(forget);
    return connection;
  }

  async function transaction<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => { value: T }): Promise<T> {
    const database = await connect();
    return new Promise((resolve, reject) => {
      // `strict`: the answer comes when the text is on the disk, not when it is about to be.
      const work = database.transaction(STORE, mode, { durability: 'strict' });
      const result = run(work.objectStore(STORE));
      work.oncomplete = () => resolve(result.value);
      work.onabort = () => reject(work.error);
    });
  }

  return {
    list: () =>
      transaction('readonly', (store) => {
        const result = { value: [] as Borrador[] };
        store.getAll().onsuccess = ({ target }) => {
          result.value = (target as IDBRequest<Borrador[]>).result;
        };
        return result;
      }),

    change: (turnoId: string, change: ChangeBorrador) =>
      transaction('readwrite', (store) => {
        const result = { value: undefined as Borrador | undefined };
        store.get(turnoId).onsuccess = ({ target }) => {
          result.value = change((target as IDBRequest<Borrador | undefined>).result);
          if (result.value) store.put(result.value);
          else store.delete(turnoId);
        };
        return result;
      }),

    async clear() {
      const open = await connection;
      open?.close();
      connection = undefined;
      await settled(indexedDB.deleteDatabase(name));
    },
  };
}

function openDatabase(name: string, onClosed: () => void): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'turnoId' });
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('IndexedDB does not answer')), OPENING_LIMIT_MS);
  });
  return Promise.race([settled(opening), late]).then((database) => {
    // Another window has the receipt and deletes everything.
    database.onversionchange = () => {
      database.close();
      onClosed();
    };
    database.onclose = onClosed;
    return database;
  });
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
