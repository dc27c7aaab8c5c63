/** The part of the browser's Storage that drafts need. */
export interface KeyValueStore {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What a person has written for one turn and the server has not acknowledged. */
export interface Borrador {
  turnoId: string;
  secuencia: number;
  /** Made once per draft and kept until acknowledged: a second try of a lost send is stored once. */
  respuestaId: string;
  texto: string;
  omitida: boolean;
  /** `por_enviar`: the person pressed send. Its text no longer changes, because the server may hold it already. */
  estado: 'borrador' | 'por_enviar';
}

export interface TurnoRef {
  turnoId: string;
  secuencia: number;
}

export interface DraftStore {
  /** False when the browser keeps nothing between visits: then no text may say "guardado". */
  durable(): boolean;
  find(turnoId: string): Borrador | undefined;
  /** Keeps the text of a turn. A draft that waits to be sent is left as it is. */
  write(turno: TurnoRef, texto: string): Borrador;
  /** Marks a turn's answer as to be sent, under the id that its draft already has. */
  queue(turno: TurnoRef, answer: { texto: string; omitida: boolean }): Borrador;
  /** Makes a refused answer a draft again. Its text may change, so it gets a new id. */
  reopen(turnoId: string): void;
  remove(turnoId: string): void;
  /** In the order of the interview. */
  list(): Borrador[];
  clear(): void;
}

/**
 * Drafts by turn under one prefix. One key per turn, so that two tabs never overwrite each other's turns.
 * `room` names the interview without being the secret link.
 */
export function createDraftStore(ports: { storage: KeyValueStore; room: string; newId: () => string }): DraftStore {
  const { newId } = ports;
  const prefix = `idonea.sala.${ports.room}.`;
  const { storage, durable } = tolerant(ports.storage);

  const find = (turnoId: string) => parse(storage.getItem(prefix + turnoId));
  const put = (borrador: Borrador) => {
    storage.setItem(prefix + borrador.turnoId, JSON.stringify(borrador));
    return borrador;
  };
  const open = ({ turnoId, secuencia }: TurnoRef): Borrador =>
    find(turnoId) ?? { turnoId, secuencia, respuestaId: newId(), texto: '', omitida: false, estado: 'borrador' };
  const list = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index))
      .filter((key) => key?.startsWith(prefix))
      .map((key) => parse(storage.getItem(key as string)))
      .filter((borrador) => borrador !== undefined)
      .sort((one, other) => one.secuencia - other.secuencia);

  return {
    durable,
    find,
    list,
    write(turno, texto) {
      const kept = open(turno);
      return kept.estado === 'por_enviar' ? kept : put({ ...kept, texto });
    },
    queue(turno, { texto, omitida }) {
      const kept = open(turno);
      // The other tab pressed first: its text is the one on its way.
      if (kept.estado === 'por_enviar') return kept;
      return put({ ...kept, texto, omitida, estado: 'por_enviar' });
    },
    reopen(turnoId) {
      const kept = find(turnoId);
      if (kept) put({ ...kept, omitida: false, estado: 'borrador', respuestaId: newId() });
    },
    remove: (turnoId) => storage.removeItem(prefix + turnoId),
    clear: () => {
      for (const { turnoId } of list()) storage.removeItem(prefix + turnoId);
    },
  };
}

function parse(json: string | null): Borrador | undefined {
  if (!json) return undefined;
  try {
    const kept = JSON.parse(json) as Borrador;
    return typeof kept?.turnoId === 'string' && typeof kept.respuestaId === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Storage may be blocked or full. What it does not take is kept for this visit, so that the room goes on working. */
function tolerant(storage: KeyValueStore): { storage: KeyValueStore; durable: () => boolean } {
  const memory = new Map<string, string>();
  const attempt = <T>(act: () => T, otherwise: T): T => {
    try {
      return act();
    } catch {
      return otherwise;
    }
  };
  const keys = () => {
    const stored = attempt(
      () => Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null),
      [],
    );
    return [...new Set([...stored, ...memory.keys()])];
  };
  return {
    durable: () => memory.size === 0,
    storage: {
      get length() {
        return keys().length;
      },
      key: (index) => keys()[index] ?? null,
      getItem: (key) => memory.get(key) ?? attempt(() => storage.getItem(key), null),
      setItem(key, value) {
        const kept = attempt(() => {
          storage.setItem(key, value);
          return true;
        }, false);
        if (kept) memory.delete(key);
        else memory.set(key, value);
      },
      removeItem(key) {
        memory.delete(key);
        attempt(() => storage.removeItem(key), undefined);
      },
    },
  };
}
