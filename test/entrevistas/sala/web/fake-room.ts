import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import type { Timers } from '../../../../web/src/sala/answer-outbox.ts';
import { type Borrador, createDraftStore, type DraftDatabase } from '../../../../web/src/sala/draft-store.ts';
import { type Change, createRoom } from '../../../../web/src/sala/room.ts';
import { createRoomApi } from '../../../../web/src/sala/room-api.ts';

/** A device: what its browser keeps when pages go, and the lock that its windows share. */
export function aDevice() {
  const kept = new Map<string, Borrador>();
  let turn: Promise<void> = Promise.resolve();
  const device = {
    kept,
    /** Storage that is full or forbidden. */
    blocked: false,
    /** A disk that is slow to forget: waited for before anything is removed. */
    forgetting: Promise.resolve(),
    database: {
      list: async () => structuredClone([...kept.values()]),
      async change(turnoId, change) {
        if (device.blocked) throw new Error('QuotaExceededError');
        const next = change(structuredClone(kept.get(turnoId)));
        if (!next) await device.forgetting;
        if (next) kept.set(turnoId, structuredClone(next));
        else kept.delete(turnoId);
        return next;
      },
      clear: async () => kept.clear(),
    } satisfies DraftDatabase as DraftDatabase,
    alone(work: () => Promise<void>): Promise<void> {
      const mine = turn.then(work);
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
  return device;
}

/** Timers that run when the test says so. */
export function manualTimers() {
  let waiting: { act: () => void; ms: number }[] = [];
  const timers: Timers = {
    set(act, ms) {
      const entry = { act, ms };
      waiting.push(entry);
      return entry;
    },
    clear(handle) {
      waiting = waiting.filter((entry) => entry !== handle);
    },
  };
  return {
    timers,
    delays: () => waiting.map(({ ms }) => ms),
    async runAll() {
      const due = waiting;
      waiting = [];
      for (const { act } of due) act();
      await settled();
    },
  };
}

/** Lets every promise that is under way come to its end; nothing in these tests waits for real time. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
}

export function aSala(overrides: Partial<Sala> = {}): Sala {
  return {
    estado: 'en_curso',
    empresa: {
      nombre: 'Acme Talento',
      color: '#0066cc',
      email: 'hola@acme.test',
      telefono: '',
      logo: null,
      contactoPrivacidad: '',
    },
    atencion: { contacto: 'la administración de Acme Talento', plazo: 'lo antes posible', correo: 'hola@acme.test' },
    aviso: null,
    candidato: { nombre: 'Lucía Prado' },
    servicio: { nombre: 'Entrevista en profundidad', descripcion: '' },
    puesto: 'Técnica de calidad',
    duracionEstimada: 45,
    tiempoExtra: 0,
    minutosRestantes: 45,
    supervisada: false,
    fechaProgramada: '2026-11-21T09:00:00.000Z',
    zonaHoraria: 'Europe/Madrid',
    abre: '2026-11-21T08:45:00.000Z',
    cierra: '2026-11-28T09:00:00.000Z',
    avisosCambiados: false,
    consentimientos: [
      { id: 'entrevista_ia', texto: 'Una', aceptado: true },
      { id: 'tratamiento_datos', texto: 'Dos', aceptado: true },
    ],
    turno: aTurno(1),
    respuestas: [],
    progreso: { fases: [], preguntasHechas: 0, preguntasPrevistas: 3, porcentaje: 0 },
    referencia: null,
    mensaje: null,
    urgencia: null,
    presentacion: null,
    encuestada: false,
    ...overrides,
  };
}

export function aTurno(secuencia: number): NonNullable<Sala['turno']> {
  return {
    turnoId: `turno-${secuencia}`,
    secuencia,
    tipo: 'pregunta',
    pregunta: `Pregunta ${secuencia}`,
    fase: 'Experiencia',
  };
}

export interface StoredAnswer {
  respuestaId: string;
  turnoId: string;
  texto: string;
  omitida: boolean;
}

/** The server's side of the protocol: three turns, answers stored once per respuestaId. */
export function fakeServer(questions = 3) {
  const server = {
    stored: [] as StoredAnswer[],
    requests: [] as { operation: string; body: unknown }[],
    estado: 'en_curso' as Sala['estado'],
    /** Taken in order by the next requests; `lost` does the work and loses the answer. */
    faults: [] as ('offline' | 'lost' | 'busy' | 'portal')[],
    fetcher: (async (url: string, init?: RequestInit) => {
      const operation = String(url).split('/').at(-1) ?? '';
      const body = init?.body ? JSON.parse(String(init.body)) : undefined;
      server.requests.push({ operation, body });
      const fault = server.faults.shift();
      if (fault === 'offline') throw new TypeError('Failed to fetch');
      if (fault === 'busy') return failure(503, 'HTTP_503', 'Service Unavailable');
      if (fault === 'portal') return new Response('<html>Hotel Wi-Fi</html>');
      const response = handle(operation, body);
      if (fault === 'lost') throw new TypeError('Failed to fetch');
      return response;
    }) as typeof fetch,
    sent: () => server.requests.filter(({ operation }) => operation === 'respuestas'),
    view,
  };

  function view(): Sala {
    const next = server.stored.length + 1;
    const estado = server.estado === 'en_curso' && next > questions ? 'por_enviar' : server.estado;
    return aSala({ estado, turno: estado === 'en_curso' ? aTurno(next) : null });
  }

  function handle(operation: string, body: unknown): Response {
    if (operation === 'respuestas') return answer(body as StoredAnswer);
    if (operation === 'pausa') server.estado = 'pausada';
    if (operation === 'reanudacion') server.estado = 'en_curso';
    if (operation === 'comienzo') server.estado = 'en_curso';
    if (operation === 'fin') server.estado = 'completada';
    return success(view());
  }

  function answer(given: StoredAnswer): Response {
    if (server.stored.some(({ respuestaId }) => respuestaId === given.respuestaId)) return success(view());
    if (server.estado === 'pausada') return failure(409, 'SALA_PAUSADA', 'La entrevista está en pausa.');
    if (given.turnoId !== view().turno?.turnoId) return failure(409, 'TURNO_YA_RESPONDIDO', 'Ya tiene respuesta.');
    server.stored.push(given);
    return success(view());
  }

  return server;
}

const success = (data: Sala) => Response.json({ success: true, data });
export const failure = (status: number, code: string, message: string) =>
  Response.json({ success: false, code, message, error: message, requestId: 'req-1' }, { status });

/** A page of the room on a device: `server` is shared by all devices. Pages of one device do not hear each other. */
export function openPage(server: ReturnType<typeof fakeServer>, device = aDevice(), name = 'a') {
  const { timers, delays, runAll } = manualTimers();
  let ids = 0;
  const announced: Change[] = [];
  const now = () => Date.parse('2026-11-21T09:00:00.000Z');
  const newId = () => {
    ids += 1;
    return `respuesta-${name}-${ids}`;
  };
  const drafts = createDraftStore({ database: device.database, newId });
  const api = createRoomApi('tok_1_abcdef', server.fetcher, now);
  const announce = (change: Change) => void announced.push(change);
  const room = createRoom({ api, drafts, timers, now, random: () => 0.5, newId, alone: device.alone, announce });
  return { room, drafts, device, delays, runAll, announced };
}
