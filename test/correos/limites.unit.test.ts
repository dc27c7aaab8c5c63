import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Item } from '#functions/core/table.ts';
import { correoWrites, type NewCorreo } from '#functions/correos/correo.repository.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { CATALOGO_PLANTILLAS } from '#shared/correos/catalogo-plantillas.ts';
import { NOMBRES_PLANTILLA, type Plantilla, plantillaInfo } from '#shared/correos/plantillas.ts';
import { type Banco, type Change, enProceso } from '../seguridad/matriz/banco.ts';
import { type Escena, laEscena } from '../seguridad/matriz/escena/escena.ts';
import type { Peticion } from '../seguridad/matriz/filas/row.ts';
import { ROWS } from '../seguridad/matriz/filas/rows.ts';
import { changesWhenFull, countersOf, sendPropia } from '../seguridad/matriz/propia.ts';
import { TestApp } from '../support/test-app.ts';

/** Goes whatever was sent before, with the reason. */
const LIBRES: Partial<Record<Plantilla, string>> = {
  entrevistaCancelada: 'who was invited must hear that they need not come; inviting has limits',
  atencionExterna: 'the same, to whoever has no account',
  atencion: 'a life may depend on it; what opens it is one an interview, or limited by the hour',
};

const EMPRESA = 'emp_00000000000000000000000000';

function aCorreo(plantilla: Plantilla, overrides: Partial<NewCorreo> = {}): NewCorreo {
  const { variables, ...rest } = overrides;
  const examples = Object.entries(CATALOGO_PLANTILLAS[plantilla].variables).map(([name, { ejemplo }]) => [
    name,
    ejemplo,
  ]);
  const cita = { inicio: '2026-03-09T09:00:00.000Z', secuencia: '1', duracion: '45' };
  return {
    empresaId: EMPRESA,
    plantilla,
    para: { nombre: 'Ana', email: 'ana@correo.test' },
    variables: { ...Object.fromEntries(examples), ...cita, entrevistaId: 'ent_1', candidatoId: 'can_1', ...variables },
    secretos: {},
    ...rest,
  };
}

/** Whether it was stored, or what refused it. */
const ask = (app: TestApp, correo: NewCorreo) =>
  app.table.write(correoWrites(app.deps, correo)).then(
    () => undefined,
    (error: { code?: string; message: string }) => error,
  );

describe('Every kind of e-mail', () => {
  it.each(NOMBRES_PLANTILLA)(
    '%s: no address gets more than 30 of it in an hour, but for what always goes',
    async (plantilla) => {
      const app = new TestApp();
      for (let n = 0; n < 35; n++) await ask(app, aCorreo(plantilla, { variables: { entrevistaId: `ent_${n}` } }));
      await app.deliver(sendCorreo);
      const sent = app.mailer.sent.length;
      expect(sent > 30).toBe(plantilla in LIBRES);
      expect(sent).toBe(
        { acto: 20, actoPlataforma: 20, acceso: 3, aviso: 30, libre: 35 }[plantillaInfo(plantilla).limite],
      );
    },
  );

  it('is counted for the mailbox that it arrives in, whatever stands behind a plus sign', async () => {
    const app = new TestApp();
    const to = (n: number) => aCorreo('rechazoCandidato', { para: { nombre: 'Ana', email: `Ana+${n}@correo.test` } });
    for (let n = 0; n < 20; n++) {
      const { entrevistaId: _, ...variables } = to(n).variables;
      expect(await ask(app, { ...to(n), variables })).toBeUndefined();
    }
    const { entrevistaId: _, ...variables } = to(21).variables;
    expect(await ask(app, { ...to(21), variables })).toMatchObject({ code: 'DEMASIADOS_INTENTOS' });
  });

  it('is asked for 5 times an hour for one interview, also by many at the same moment', async () => {
    const app = new TestApp();
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(app, aCorreo('nuevoEnlaceEntrevista'))));
    expect(answers.filter((refused) => !refused)).toHaveLength(5);
    expect(app.table.all().filter(({ tipo }) => tipo === 'CORREO')).toHaveLength(5);
    expect(answers.find(Boolean)).toMatchObject({
      message: 'Ya se han pedido 5 correos de esta entrevista en una hora. Podrás enviar otro dentro de 60 minutos.',
      headers: { 'retry-after': '3600' },
    });
    app.advance(3_600_000);
    expect(await ask(app, aCorreo('nuevoEnlaceEntrevista'))).toBeUndefined();
  });

  it('is asked for by the people of one company as often in a day as the deployment says', async () => {
    process.env.CORREOS_POR_DIA = '3';
    onTestFinished(() => {
      delete process.env.CORREOS_POR_DIA;
    });
    const app = new TestApp();
    const to = (n: number, empresaId = EMPRESA) =>
      aCorreo('invitacionEntrevista', {
        empresaId,
        para: { nombre: 'Ana', email: `ana${n}@correo.test` },
        variables: { entrevistaId: `ent_${n}` },
      });
    for (let n = 0; n < 3; n++) expect(await ask(app, to(n))).toBeUndefined();
    expect(await ask(app, to(4))).toMatchObject({ message: expect.stringContaining('dentro de 15 horas') });
    expect(await ask(app, to(4, EMPRESA.replace(/0$/, '1')))).toBeUndefined();
  });
});

/** What makes these send, where their row of the matrix asks for no e-mail. */
const SENDING: Readonly<Record<string, (own: Peticion) => Peticion>> = {
  regenerateEnlace: (own) => ({ ...own, body: { avisar: true } }),
  rejectSolicitud: (own) => ({ ...own, body: { motivo: 'No encaja con la plataforma', avisar: true } }),
  updateCandidatoEstado: (own) => ({
    ...own,
    body: { estado: 'rechazado', motivo: 'Otro perfil', aviso: { mensaje: 'Gracias por tu interés.' }, version: 1 },
  }),
  updateCandidatosEstado: (own) => ({
    ...own,
    body: {
      ids: (own.body as { ids: string[] }).ids,
      estado: 'rechazado',
      motivo: 'Otro perfil',
      aviso: { mensaje: 'Gracias por tu interés.' },
    },
  }),
  createEmpresa: (own) => ({
    ...own,
    body: {
      ...(own.body as object),
      adminData: {
        nombre: 'Ana Ruiz',
        email: 'ana.admin@correo.test',
        password: 'Temporal-1',
        confirmPassword: 'Temporal-1',
        telefono: '',
      },
    },
  }),
};

/** Many at once: each is answered by itself, and what cannot be sent is not done. */
const PER_ITEM: Readonly<Record<string, object>> = {
  executeServicioHr: { programadas: 0, fallidas: 1, resultados: [{ estado: 'fallida', code: 'DEMASIADOS_INTENTOS' }] },
  updateCandidatosEstado: { movimientos: [{ resultado: 'no_permitido' }] },
};

describe('Every contract that makes an e-mail leave', () => {
  let escena: Escena;
  let banco: Banco;
  /** The request that succeeds, by operation, with what it writes. */
  const asked = new Map<string, Change[]>();
  beforeAll(async () => {
    escena = await laEscena();
    banco = enProceso(escena);
    for (const operation of Object.keys(ROWS)) {
      const { status } = await send(operation);
      const changes = await banco.changes();
      if (status < 400 && changes.some(isMail)) asked.set(operation, changes);
      await banco.restore();
    }
  }, 120_000);

  const tipoOf = ({ after }: Change) => after?.tipo;
  const isCounter = ({ after }: Change) => after?.SK.startsWith('ENVIOS#') ?? false;
  const isMail = (change: Change) => isCounter(change) || tipoOf(change) === 'CORREO';

  const send = (operation: string) => sendPropia(escena, banco, operation, { change: SENDING[operation] });

  it('is found: together they ask for every kind that people ask for', () => {
    const acts = NOMBRES_PLANTILLA.filter((plantilla) => plantillaInfo(plantilla).limite.startsWith('acto'));
    const found = new Set([...asked.values()].flat().map(({ after }) => after?.plantilla));
    expect(acts.filter((plantilla) => !found.has(plantilla))).toEqual([]);
    expect([...asked.keys()].toSorted()).toEqual(
      [
        'cancelEntrevista',
        'createAdministrador',
        'createEmpresa',
        'createEntrevista',
        'executeServicioHr',
        'inviteUsuario',
        'offerAtencion',
        'regenerateEnlace',
        'rejectSolicitud',
        'replyAtencion',
        'rescheduleEntrevista',
        'resendCorreo',
        'resendInvitacion',
        'resetUsuarioPassword',
        'sendAnaliticas',
        'sendPruebaPlantilla',
        'sendResultado',
        'testSmtp',
        'updateCandidatoEstado',
        'updateCandidatosEstado',
      ].toSorted(),
    );
  });

  it('is refused with the time to wait once any of its counters is full, and then nothing is changed', async () => {
    for (const [operation, changes] of asked) {
      const counters = changes.filter(isCounter).flatMap(({ after }) => after ?? []);
      if (operation === 'cancelEntrevista') expect(counters).toEqual([]);
      else
        expect(
          counters.map(({ SK }) => SK.split('#')[1]),
          operation,
        ).toEqual(expect.arrayContaining(['DIRECCION', 'EMPRESA']));
      const isEnvio = ({ SK }: Item) => SK.startsWith('ENVIOS#');
      for (const counter of await countersOf(() => send(operation), banco, isEnvio)) {
        const mails = escena.app.mailer.sent.length;
        const { respuesta, changes } = await changesWhenFull(escena, banco, counter, () => send(operation));
        const name = `${operation} ${counter.SK}`;
        const one = PER_ITEM[operation];
        if (one) expect(JSON.parse(respuesta.text).data, name).toMatchObject(one);
        else {
          expect([respuesta.status, JSON.parse(respuesta.text).code], name).toEqual([429, 'DEMASIADOS_INTENTOS']);
          expect(Number(respuesta.headers['retry-after']), name).toBeGreaterThan(0);
        }
        expect(changes, name).toEqual([]);
        expect(escena.app.mailer.sent, name).toHaveLength(mails);
      }
    }
  }, 120_000);
});
