import { beforeAll, describe, expect, it } from 'vitest';
import type { Item } from '#functions/core/table.ts';
import { ALL_ENDPOINTS } from '../support/endpoints.ts';
import { type Banco, enProceso } from './matriz/banco.ts';
import { callOk } from './matriz/escena/call.ts';
import { anEscena, type Escena } from './matriz/escena/escena.ts';
import type { Peticion } from './matriz/filas/row.ts';
import { ROWS } from './matriz/filas/rows.ts';
import { accesoOf, identidades } from './matriz/identidades.ts';
import { sendPropia } from './matriz/propia.ts';

/** What the platform has for everyone, and people of companies may be told of it: kind of item and field, with the reason. */
const OFERTA = 'what a company has contracted, so that it knows what it books';
const PREGUNTAS = 'what its candidates are asked, and shown beside their answers';
const ESCALA = 'what a score means, for whoever reviews reports';
const SALE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'nombre',
      'descripcion',
      'experto.nombre',
      'experto.especialidad',
      'duracionEstimada',
      'numeroFases',
      'numeroPreguntas',
      'competencias[]',
    ].map((campo) => [`GLOBAL#SERVICIOS_HR/INTEGRADO.resumen.${campo}`, OFERTA]),
  ),
  ...Object.fromEntries(
    ['nombre', 'descripcion', 'descripcionDetallada', 'experto.nombre', 'experto.especialidad'].map((campo) => [
      `SERVICIO_HR/VERSION.servicio.${campo}`,
      OFERTA,
    ]),
  ),
  'SERVICIO_HR/VERSION.servicio.estructura.fases[].nombre': PREGUNTAS,
  'SERVICIO_HR/VERSION.servicio.estructura.fases[].objetivo': PREGUNTAS,
  'SERVICIO_HR/VERSION.servicio.estructura.fases[].preguntas[].texto': PREGUNTAS,
  'SERVICIO_HR/VERSION.servicio.estructura.competencias[].nombre': ESCALA,
  'SERVICIO_HR/VERSION.servicio.estructura.competencias[].descripcion': ESCALA,
  'SERVICIO_HR/VERSION.servicio.estructura.competencias[].anclas.1': ESCALA,
  'SERVICIO_HR/VERSION.servicio.estructura.competencias[].anclas.5': ESCALA,
  'SERVICIO_HR/VERSION.servicio.estructura.competencias[].anclas.10': ESCALA,
};

/** What the row asks of one that ships is asked of one that is stored. */
const ASKED: Record<string, (own: Peticion) => Peticion> = {
  getVersionServicioHr: (own) => ({ ...own, params: { ...own.params, version: '2' } }),
};

const PLATFORM = /^(GLOBAL#|SERVICIO_HR#)/;
/** Not said to anybody: keys, and what the code looks things up by. */
const KEYS = /^(PK|SK|GSI\d[PS]K|tipo|id|version|expira|codigo|claves)$/;
/** Kinds, states, codes, dates, ids and zones: a canary in them is no item that the product has. */
const CODED = /^([a-z][a-z0-9_-]*|\d{4}-\d\d(-\d\d.*)?|[a-z]{3}_[0-9A-Z]{26}|[A-Z]\w+\/\w+)$/;

/** Numbers of these have bounds that a canary does not keep. */
const BOUNDED = /\.(estructura|limites)\./;

interface Canario {
  text: string;
  campo: string;
}

/** The kind of an item: its keys without what tells one from the other. */
const claseOf = ({ PK, SK }: Item) =>
  `${PK.split('#')
    .slice(0, PK.startsWith('GLOBAL') ? 2 : 1)
    .join('#')}/${SK.split('#')[0]}`;

describe('What the platform has for everyone', () => {
  let escena: Escena;
  let banco: Banco;
  const canarios: Canario[] = [];
  beforeAll(async () => {
    escena = await anEscena();
    await addPlatform(escena);
    const { table } = escena.app;
    for (const item of table.all().filter(({ PK }) => PLATFORM.test(PK))) {
      await table.write([{ put: marked(item, claseOf(item), canarios) as Item }]);
    }
    banco = enProceso(escena);
  }, 120_000);

  it('leaves for people of companies by one list alone', async () => {
    const found = new Map<string, Set<string>>();
    const failed: string[] = [];
    for (const quien of ['admin de A', 'operador de A']) {
      const identidad = identidades(escena).find(({ nombre }) => nombre === quien);
      for (const { operation, contract } of ALL_ENDPOINTS) {
        const row = ROWS[operation];
        if (contract.method !== 'GET' || !row || row.control || !identidad || accesoOf(identidad, row) !== 'permitido')
          continue;
        const { status, text } = await sendPropia(escena, banco, operation, {
          quien: [quien],
          change: ASKED[operation],
        });
        if (status >= 400) failed.push(`${operation} ${status} ${text}`);
        for (const { text: canario, campo } of canarios) {
          if (!text.includes(canario)) continue;
          found.set(campo, (found.get(campo) ?? new Set()).add(operation));
        }
      }
    }
    expect(failed).toEqual([]);
    expect([...found.keys()].toSorted()).toEqual(Object.keys(SALE).toSorted());
  }, 120_000);
});

/** The same item with a canary in every text and number that it holds. */
function marked(value: unknown, campo: string, canarios: Canario[]): unknown {
  if (Array.isArray(value)) return value.map((each) => marked(each, `${campo}[]`, canarios));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        KEYS.test(name) ? each : marked(each, `${campo}.${name}`, canarios),
      ]),
    );
  }
  const n = canarios.length;
  if (typeof value === 'number' && !BOUNDED.test(campo)) {
    canarios.push({ text: String(7_000_000 + n), campo });
    return 7_000_000 + n;
  }
  if (typeof value !== 'string' || (CODED.test(value) && !campo.endsWith('.indicadores[]'))) return value;
  canarios.push({ text: `canario-${n}.`, campo });
  return `${value} canario-${n}.`;
}

/** One of everything that the superadmin can store for all. */
async function addPlatform({ app, superadmin: as }: Escena): Promise<void> {
  for (const codigo of ['entrevistas-profundidad', 'test-vocacional', 'mapeo-organizacional']) {
    const { version } = await callOk<{ version: number }>(app, 'getServicioHr', { as, params: { codigo } });
    const body = {
      version,
      contexto: 'Un contexto',
      prompt_sistema: 'Un prompt de sistema',
      prompt_usuario: 'Un prompt',
    };
    await callOk(app, 'updateServicioHr', { as, params: { codigo }, body });
  }
  await callOk(app, 'updateAjustes', { as, body: { zonaHoraria: 'Europe/Madrid', analisisTexto: true, version: 0 } });
  await callOk(app, 'updateConfiguracionGlobal', {
    as,
    body: {
      emailConfig: {
        smtp: { host: 'smtp.interno.test', port: 587, secure: false, user: 'Correo', password: 'Secreta' },
      },
    },
  });
  await callOk(app, 'updateCatalogo', { as, params: { proveedor: 'claude' } });
  await callOk(app, 'updatePlantillaCorreo', {
    as,
    params: { plantilla: 'solicitudRechazada' },
    body: {
      subject: 'Hola, {nombre}',
      contenido: { modo: 'html', html: '<p>{motivo}</p>' },
      enabled: true,
      version: 0,
    },
  });
  const { id } = (app.table.all().find(({ tipo }) => tipo === 'SOLICITUD') ?? {}) as { id?: string };
  await callOk(app, 'rejectSolicitud', {
    as,
    params: { id: String(id) },
    body: { motivo: 'No encaja con la plataforma', avisar: true },
  });
}
