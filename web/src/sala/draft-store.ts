/** What a person has written for one turn and the server has not acknowledged. */
export interface Borrador {
  turnoId: string;
  secuencia: number;
  /** Made once per draft and kept until acknowledged: a second try of a lost send is stored once. */
  respuestaId: string;
  texto: string;
  omitida: boolean;
  /**
   * `por_enviar`: the person pressed send. Its text no longer changes, because the server may hold it already.
   * `correccion`: what an answer that the server has is about to become. `apartado`: the server has not kept it, see
   * `setApart`.
   */
  estado: 'borrador' | 'por_enviar' | 'correccion' | 'apartado';
  /** Until when what is set apart stays here, in milliseconds since 1970. */
  caduca?: number;
}

/** A turn's correction is kept beside its answer, under a key of its own. */
const correccionKey = (turnoId: string) => `correccion ${turnoId}`;
/** As long as the person may want it back, and no longer: others may use the device. */
const APARTADO_MS = 24 * 60 * 60_000;
const apartadoKey = (turnoId: string) => `apartado ${turnoId}`;

export interface TurnoRef {
  turnoId: string;
  secuencia: number;
}

/** What a change of one turn's draft makes of it; undefined removes it. */
export type ChangeBorrador = (kept: Borrador | undefined) => Borrador | undefined;

/** Where drafts outlive the page, shared by this browser's windows on the interview. Each call is one transaction. */
export interface DraftDatabase {
  list(): Promise<Borrador[]>;
  /** Stores what `change` makes of what stands, with nothing in between, and answers it once it is safe. */
  change(turnoId: string, change: ChangeBorrador): Promise<Borrador | undefined>;
  clear(): Promise<void>;
}

/**
 * Drafts by turn: read from memory at once, kept by the database. A turn's answer is queued in one transaction, so of
 * two windows that press at the same time the first one's text goes, under the first one's id.
 */
export function createDraftStore({ database, newId }: { database: DraftDatabase; newId: () => string }) {
  const known = new Map<string, Borrador>();
  /** Turns whose newest change the database did not take: they live as long as this page. */
  const unsaved = new Set<string>();
  /** Acknowledged here; a database that fails to forget them must not bring them back. */
  const acknowledged = new Set<string>();
  let typed: TurnoRef | undefined;
  let saving: Promise<void> | undefined;
  let tail: Promise<unknown> = Promise.resolve();

  /** One after the other, so that an older text never overtakes a newer one. */
  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const result = tail.then(work);
    tail = result.catch(() => undefined);
    return result;
  }

  function remember(turnoId: string, borrador: Borrador | undefined): void {
    if (borrador) known.set(turnoId, borrador);
    else known.delete(turnoId);
  }

  /** Storage may be blocked or full: then the change holds in memory, and the room goes on working. */
  async function change(turnoId: string, make: ChangeBorrador): Promise<void> {
    const kept = await database.change(turnoId, make).then(
      (stored) => {
        unsaved.delete(turnoId);
        return stored;
      },
      () => {
        unsaved.add(turnoId);
        return make(known.get(turnoId));
      },
    );
    // What was typed meanwhile is on its way and stays on the screen.
    const newer = typed?.turnoId === turnoId && kept?.estado !== 'por_enviar' ? known.get(turnoId)?.texto : undefined;
    remember(turnoId, kept && { ...kept, texto: newer ?? kept.texto });
    if (!kept) unsaved.delete(turnoId);
  }

  const open = ({ turnoId, secuencia }: TurnoRef, estado: Borrador['estado'] = 'borrador'): Borrador =>
    known.get(turnoId) ?? { turnoId, secuencia, respuestaId: newId(), texto: '', omitida: false, estado };

  /** Keeps the text of a turn; settles once it is safe. A draft that waits to be sent is left as it is. */
  function write(turno: TurnoRef, texto: string, estado?: Borrador['estado']): Promise<void> {
    const mine = open(turno, estado);
    if (mine.estado === 'por_enviar') return Promise.resolve();
    known.set(turno.turnoId, { ...mine, texto });
    typed = turno;
    saving ??= inOrder(saveTyped);
    return saving;
  }

  /** Forgets an answer that the server has, or a draft that nothing can be done with. */
  function remove({ turnoId, respuestaId }: Borrador): Promise<void> {
    acknowledged.add(respuestaId);
    if (typed?.turnoId === turnoId) typed = undefined;
    known.delete(turnoId);
    unsaved.delete(turnoId);
    // Another window may have written for this turn since: that is theirs.
    return inOrder(() => change(turnoId, (kept) => (kept?.respuestaId === respuestaId ? undefined : kept)));
  }

  /** Keystrokes come faster than the disk: while one text is being stored, only the last of the others waits. */
  async function saveTyped(): Promise<void> {
    while (typed) {
      const mine = open(typed);
      typed = undefined;
      await change(mine.turnoId, (kept) =>
        kept?.estado === 'por_enviar' ? kept : { ...(kept ?? mine), texto: mine.texto },
      );
    }
    saving = undefined;
  }

  return {
    /** False when this browser does not keep what is on the screen: then no text may say "guardado". */
    durable: () => unsaved.size === 0,
    find: (turnoId: string) => known.get(turnoId),
    /** In the order of the interview. */
    list: () =>
      [...known.values()]
        .filter(({ estado }) => estado !== 'apartado')
        .sort((one, other) => one.secuencia - other.secuencia),

    write: (turno: TurnoRef, texto: string) => write(turno, texto),

    findCorreccion: (turnoId: string) => known.get(correccionKey(turnoId))?.texto,
    /** Keeps what an answer is about to become, until it is stored or left out; settles once it is safe. */
    writeCorreccion: ({ turnoId, secuencia }: TurnoRef, texto: string) =>
      write({ turnoId: correccionKey(turnoId), secuencia }, texto, 'correccion'),
    async removeCorreccion(turnoId: string): Promise<void> {
      const kept = known.get(correccionKey(turnoId));
      if (kept) await remove(kept);
    },

    /** Marks a turn's answer as to be sent, under the id that its draft already has; settles once it is safe. */
    queue(turno: TurnoRef, { texto, omitida }: { texto: string; omitida: boolean }): Promise<void> {
      const mine: Borrador = { ...open(turno), texto, omitida, estado: 'por_enviar' };
      typed = undefined;
      known.set(turno.turnoId, mine);
      return inOrder(() =>
        change(turno.turnoId, (kept) =>
          // The other window pressed first: its text is the one on its way.
          kept?.estado === 'por_enviar' ? kept : { ...mine, respuestaId: kept?.respuestaId ?? mine.respuestaId },
        ),
      );
    },

    /** Makes a refused answer a draft again. Its text may change, so it gets a new id. */
    reopen(turnoId: string): Promise<void> {
      const respuestaId = newId();
      const again: ChangeBorrador = (kept) => kept && { ...kept, omitida: false, estado: 'borrador', respuestaId };
      remember(turnoId, again(known.get(turnoId)));
      return inOrder(() => change(turnoId, again));
    },

    remove,

    /**
     * A text that the server has read and not kept, since it says that its writer is in danger or was hurt: it is sent no
     * more and stays here for a day, where the person may change or delete it.
     */
    async setApart(sent: Borrador, now: number): Promise<void> {
      const kept: Borrador = {
        ...sent,
        turnoId: apartadoKey(sent.turnoId),
        respuestaId: newId(),
        estado: 'apartado',
        caduca: now + APARTADO_MS,
      };
      known.set(kept.turnoId, kept);
      await inOrder(() => change(kept.turnoId, () => kept));
      await remove(sent);
    },
    findApartado(turnoId: string, now: number): string | undefined {
      const kept = known.get(apartadoKey(turnoId));
      return kept && (kept.caduca ?? 0) > now ? kept.texto : undefined;
    },
    /** Forgets what was set apart, or only what has been so for a day. */
    async removeApartados(until = Number.POSITIVE_INFINITY): Promise<void> {
      const over = [...known.values()].filter(({ estado, caduca = 0 }) => estado === 'apartado' && caduca <= until);
      await Promise.all(over.map(remove));
    },

    /** Takes over what other windows have changed. */
    reload: (): Promise<void> =>
      inOrder(async () => {
        const stored = await database.list().catch(() => undefined);
        if (!stored) return;
        const mine = [...known.values()].filter(({ turnoId }) => unsaved.has(turnoId) || typed?.turnoId === turnoId);
        known.clear();
        for (const each of stored) if (!acknowledged.has(each.respuestaId)) known.set(each.turnoId, each);
        for (const each of mine) known.set(each.turnoId, each);
      }),

    /** Leaves nothing on this device. */
    clear(): Promise<void> {
      typed = undefined;
      known.clear();
      unsaved.clear();
      return inOrder(() => database.clear().catch(() => undefined));
    },
  };
}
export type DraftStore = ReturnType<typeof createDraftStore>;
