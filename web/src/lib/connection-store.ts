import type { Entry } from './api-client.ts';

/** What `GET /api/test` answers. */
export type Salud = Entry<'getTest'>;

export interface Connection {
  /** Whether this device has a line, as the browser says. */
  online: boolean;
  servidor: 'comprobando' | 'ok' | 'caido';
  /** The last answer about the platform's services, and when it came. */
  salud: { datos: Salud; en: number } | undefined;
  /** The last check of them brought nothing. */
  sinSalud: boolean;
  /** When data last came from the server. */
  sincronizado: number | undefined;
  /** A check that the person asked for is running. */
  comprobando: boolean;
}

/** What the store touches outside itself; tests pass their own. */
export interface ConnectionDeps {
  readHealth(): Promise<Salud>;
  /** The status that a path answers; rejects when no answer comes within the time. */
  probe(path: string, timeoutMs: number): Promise<number>;
  isOnline(): boolean;
  now(): number;
  setTimer(run: () => void, ms: number): number;
  clearTimer(id: number): void;
}

const HEALTH_MS = 5 * 60_000;
/** Probes: at most one every 5 seconds, of at most 5 seconds each. */
const PROBE_MS = 5000;
const LONGEST_WAIT_MS = 60_000;
const PROBE_PATHS = ['/api/empresas', '/api/servicios-hr'];

/**
 * Whether the server is there. Every call of the application tells it what happened; when no answer came the probe
 * decides, and while the server is down it is asked again, later each time. Who must read anew then hears of it.
 */
export function createConnectionStore(deps: ConnectionDeps) {
  let state: Connection = {
    online: deps.isOnline(),
    servidor: 'comprobando',
    salud: undefined,
    sinSalud: false,
    sincronizado: undefined,
    comprobando: false,
  };
  const listeners = new Set<() => void>();
  const returns = new Set<() => void>();
  let failures = 0;
  let lastProbe = Number.NEGATIVE_INFINITY;
  let probing = false;
  let probeTimer: number | undefined;
  let healthTimer: number | undefined;

  function publish(change: Partial<Connection>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function settle(up: boolean) {
    const wasDown = state.servidor === 'caido';
    if (up) {
      failures = 0;
      stopProbing();
    }
    publish({ servidor: up ? 'ok' : 'caido' });
    if (!up || !wasDown) return;
    for (const listener of returns) listener();
    void checkHealth();
  }

  function stopProbing() {
    if (probeTimer !== undefined) deps.clearTimer(probeTimer);
    probeTimer = undefined;
  }

  /** Plans the next probe; never two within five seconds, whoever asks for them. */
  function planProbe(wait: number) {
    if (probing) return;
    stopProbing();
    const earliest = lastProbe + PROBE_MS - deps.now();
    probeTimer = deps.setTimer(() => void probe(), Math.max(wait, earliest, 0));
  }

  async function probe() {
    probing = true;
    lastProbe = deps.now();
    const up = await isUp();
    probing = false;
    settle(up);
    if (up) return;
    failures += 1;
    planProbe(Math.min(PROBE_MS * 2 ** (failures - 1), LONGEST_WAIT_MS));
  }

  async function isUp(): Promise<boolean> {
    for (const path of PROBE_PATHS) {
      const status = await deps.probe(path, PROBE_MS).catch(() => 0);
      if ((status >= 200 && status < 300) || status === 401) return true;
    }
    return false;
  }

  async function checkHealth(): Promise<void> {
    if (healthTimer !== undefined) deps.clearTimer(healthTimer);
    healthTimer = deps.setTimer(() => void checkHealth(), HEALTH_MS);
    try {
      publish({ salud: { datos: await deps.readHealth(), en: deps.now() }, sinSalud: false });
    } catch {
      // Whether the server is there has been told by `lost` or `answered`, like after any other call.
      publish({ salud: undefined, sinSalud: true });
    }
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Tells when the server is back after it was away. */
    onReturn(listener: () => void) {
      returns.add(listener);
      return () => {
        returns.delete(listener);
      };
    },
    /** Begins the checks of every five minutes; the returned function ends them. */
    start() {
      void checkHealth();
      return () => {
        if (healthTimer !== undefined) deps.clearTimer(healthTimer);
        stopProbing();
      };
    },
    /** The person wants to know now. */
    async refresh() {
      publish({ comprobando: true });
      await checkHealth();
      publish({ comprobando: false });
    },
    /** A call got an answer of ours; `synced` when it brought data. */
    answered(synced: boolean) {
      if (synced) state = { ...state, sincronizado: deps.now() };
      // An answer may still arrive that left before the line went: the browser's word stands until the line is back.
      if (state.servidor !== 'ok' && state.online) settle(true);
      else if (synced) publish({});
    },
    /** A call got none. */
    lost() {
      if (probeTimer === undefined) planProbe(0);
    },
    /** The browser's word about its line. */
    lineChanged(online: boolean) {
      publish({ online });
      if (!online) return settle(false);
      failures = 0;
      planProbe(0);
    },
  };
}
export type ConnectionStore = ReturnType<typeof createConnectionStore>;

export type ConnectionState = 'comprobando' | 'conectado' | 'servidor' | 'desconectado';

/** The badge's three states: 'Servidor OK' is a server that answers while its database or a service of it is down. */
export function connectionState({ online, servidor, salud, sinSalud }: Connection): ConnectionState {
  if (!online || servidor === 'caido') return 'desconectado';
  if (!salud) return sinSalud && servidor === 'ok' ? 'servidor' : 'comprobando';
  const { baseDatos, dependencias } = salud.datos;
  const down = baseDatos === 'caido' || dependencias.some(({ estado }) => estado === 'caido');
  return down ? 'servidor' : 'conectado';
}
