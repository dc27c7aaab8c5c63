import { beforeEach, describe, expect, it } from 'vitest';
import {
  type ConnectionStore,
  connectionState,
  createConnectionStore,
  type Salud,
} from '../../web/src/lib/connection-store.ts';

const WELL: Salud = { servidor: 'ok', baseDatos: 'ok', version: '2.0.0', dependencias: [] };

let clock: number;
let timers: { id: number; at: number; run: () => void }[];
let answers: Record<string, number | 'nothing'>;
let health: Salud | 'nothing';
let probed: { path: string; at: number }[];
let returned: number;
let store: ConnectionStore;

beforeEach(() => {
  clock = 1_000_000;
  timers = [];
  answers = {};
  health = WELL;
  probed = [];
  returned = 0;
  let lastId = 0;
  store = createConnectionStore({
    async readHealth() {
      if (health === 'nothing') {
        store.lost();
        throw new Error('no answer');
      }
      store.answered(true);
      return health;
    },
    async probe(path) {
      probed.push({ path, at: clock });
      const answer = answers[path] ?? 200;
      if (answer === 'nothing') throw new Error('no answer');
      return answer;
    },
    isOnline: () => true,
    now: () => clock,
    setTimer(run, ms) {
      lastId += 1;
      timers.push({ id: lastId, at: clock + ms, run });
      return lastId;
    },
    clearTimer: (id) => {
      timers = timers.filter((timer) => timer.id !== id);
    },
  });
  store.onReturn(() => {
    returned += 1;
  });
});

const breathe = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

async function advance(ms: number) {
  const end = clock + ms;
  for (;;) {
    await breathe();
    const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
    if (!next) break;
    timers = timers.filter(({ id }) => id !== next.id);
    clock = next.at;
    next.run();
  }
  await breathe();
  clock = end;
}

const serverDown = () => {
  health = 'nothing';
  answers = { '/api/empresas': 'nothing', '/api/servicios-hr': 'nothing' };
};
const serverUp = () => {
  health = WELL;
  answers = { '/api/empresas': 401 };
};
const badge = () => connectionState(store.get());

describe('The connection', () => {
  it('is checked on load, every five minutes and on demand', async () => {
    store.start();
    expect(badge()).toBe('comprobando');
    await advance(0);
    expect(badge()).toBe('conectado');
    const first = store.get().salud?.en;
    await advance(5 * 60_000);
    expect(store.get().salud?.en).toBe((first ?? 0) + 5 * 60_000);
    await advance(1000);
    await store.refresh();
    expect(store.get().salud?.en).toBe((first ?? 0) + 5 * 60_000 + 1000);
    expect(store.get().comprobando).toBe(false);
  });

  it.each([
    [{ ...WELL, baseDatos: 'caido' as const }, 'servidor'],
    [
      {
        ...WELL,
        dependencias: [{ nombre: 'correo' as const, estado: 'caido' as const, fecha: null, edadSegundos: 5 }],
      },
      'servidor',
    ],
    [
      {
        ...WELL,
        dependencias: [{ nombre: 'ia' as const, estado: 'sin_proveedor' as const, fecha: null, edadSegundos: 5 }],
      },
      'conectado',
    ],
    [
      {
        ...WELL,
        dependencias: [{ nombre: 'colas' as const, estado: 'desconocido' as const, fecha: null, edadSegundos: null }],
      },
      'conectado',
    ],
  ])('with %j shows %s', async (answer, expected) => {
    health = answer;
    store.start();
    await advance(0);
    expect(badge()).toBe(expected);
  });

  it('lets the probe decide when a call got no answer: one that fails alone changes nothing', async () => {
    store.start();
    await advance(0);
    store.lost();
    await advance(0);
    expect(probed.map(({ path }) => path)).toEqual(['/api/empresas']);
    expect(badge()).toBe('conectado');
  });

  it('takes 401 for an answer, asks the second path when the first fails, and calls it down when both do', async () => {
    answers = { '/api/empresas': 503, '/api/servicios-hr': 401 };
    store.lost();
    await advance(0);
    expect(store.get().servidor).toBe('ok');
    answers = { '/api/empresas': 500, '/api/servicios-hr': 'nothing' };
    await advance(5000);
    store.lost();
    await advance(0);
    expect(badge()).toBe('desconectado');
  });

  it('says that only the server is known to be there when the check of its services fails', async () => {
    health = 'nothing';
    store.start();
    await advance(0);
    expect(badge()).toBe('servidor');
  });

  it('probes at most every five seconds, and later each time while the server is down', async () => {
    serverDown();
    store.lost();
    store.lost();
    await advance(100);
    store.lost();
    await advance(120_000);
    const times = probed.filter(({ path }) => path === '/api/empresas').map(({ at }) => (at - 1_000_000) / 1000);
    expect(times).toEqual([0, 5, 15, 35, 75]);
  });

  it('tells once that the server is back, and stops probing', async () => {
    serverDown();
    store.lost();
    await advance(1000);
    expect(badge()).toBe('desconectado');
    serverUp();
    await advance(4000);
    expect(returned).toBe(1);
    expect(badge()).not.toBe('desconectado');
    const count = probed.length;
    await advance(60_000);
    expect([returned, probed.length]).toEqual([1, count]);
  });

  it('is back as soon as any call is answered', async () => {
    serverDown();
    store.lost();
    await advance(0);
    store.answered(true);
    expect(returned).toBe(1);
    expect(store.get()).toMatchObject({ servidor: 'ok', sincronizado: clock });
  });

  it('follows the browser’s line: away at once, and probed when it is back', async () => {
    store.start();
    await advance(10_000);
    store.lineChanged(false);
    expect(badge()).toBe('desconectado');
    store.answered(true);
    expect([returned, badge()]).toEqual([0, 'desconectado']);
    store.lineChanged(true);
    await advance(0);
    expect([returned, badge()]).toEqual([1, 'conectado']);
  });

  it('keeps the time of the last data apart from other answers', async () => {
    store.answered(true);
    const synced = clock;
    await advance(5000);
    store.answered(false);
    expect(store.get().sincronizado).toBe(synced);
  });
});
