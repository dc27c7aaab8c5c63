import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { documentoSchema, type FormatoDocumento } from '#shared/documentos/documento.ts';
import {
  type PlanEstrategico,
  type PlanEstrategicoInput,
  planEstrategicoSchema,
} from '#shared/empresas/planes-estrategicos/plan-estrategico.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import { type Conditions, EXISTS, type Item, NOT_EXISTS, type Table, type Write } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import type { Lectura } from '../../documentos/extract-texto.ts';
import { writableCheck } from '../empresas/empresa.repository.ts';
import { planCambiado, planDeSoloLectura } from './plan-estrategico.errors.ts';

/**
 * Strategic plans. A plan stands apart from its company, since its text may have up to 30,000 characters; what was read
 * in its file stands apart from the plan, so that it takes nobody's words away.
 *
 * | Access                       | Key                                                                       |
 * | ---------------------------- | ------------------------------------------------------------------------- |
 * | the plan of a company        | PK `EMPRESA#<id>`, SK `PLAN_ESTRATEGICO`                                  |
 * | the text of its file         | PK `EMPRESA#<id>`, SK `PLAN_ESTRATEGICO_TEXTO`                            |
 * | a file that is being sent    | PK `EMPRESA#<id>`, SK `SUBIDA#<archivoId>` (expires after a day)          |
 *
 * `revision` grows with every save of the plan's words; its file and the reading of it leave it alone, and are guarded
 * by `archivoId`. `textoOrigen` is `archivo` while the text is what was read in the file, untouched by people.
 */
const recordSchema = lazy(() =>
  planEstrategicoSchema()
    .omit({ archivo_url: true, fecha_subida: true, archivo: true })
    .extend({
      archivo: documentoSchema()
        .omit({ extraccion: true })
        .extend({ contentType: z.string() })
        .nullable()
        .default(null),
      archivoId: z.string().optional(),
      extraccion: documentoSchema().shape.extraccion.optional(),
      textoOrigen: z.enum(['escrito', 'archivo']).default('escrito'),
    }),
);
export type PlanRecord = z.output<ReturnType<typeof recordSchema>>;

const subidaSchema = lazy(() =>
  z.object({ nombre: z.string(), formato: documentoSchema().shape.formato, expira: z.number() }),
);
export type SubidaPendiente = { nombre: string; formato: FormatoDocumento };

const KEEP_SUBIDA_SECONDS = 24 * 60 * 60;

const planKey = (empresaId: string) => ({ PK: companyPartition(empresaId), SK: 'PLAN_ESTRATEGICO' });
const textoKey = (empresaId: string) => ({ PK: companyPartition(empresaId), SK: 'PLAN_ESTRATEGICO_TEXTO' });
const subidaKey = (empresaId: string, id: string) => ({ PK: companyPartition(empresaId), SK: `SUBIDA#${id}` });
const empresaOf = (partition: string) => partition.slice(companyPartition('').length);

/** Still with the file that it was read with, or still without one. */
const sameFile = ({ archivoId }: Pick<PlanRecord, 'archivoId'>): Conditions =>
  archivoId ? { archivoId: { eq: archivoId } } : { ...EXISTS, archivoId: { exists: false } };

/** The words of a plan, in the transaction that changes its company. */
export function savePlanWrite(
  empresaId: string,
  previous: PlanRecord | undefined,
  { revision = previous?.revision ?? 0, ...words }: PlanEstrategicoInput,
  deps: Pick<Deps, 'newId' | 'now'>,
): { write: Write; plan: PlanRecord } {
  const textoOrigen = words.contenido_texto === previous?.contenido_texto ? previous.textoOrigen : 'escrito';
  const changed = { ...words, textoOrigen, fechaActualizacion: deps.now().toISOString() } as const;
  if (!previous) {
    if (revision !== 0) throw versionObsoleta();
    const plan = { id: deps.newId('pes'), archivo: null, revision: 1, ...changed };
    return { plan, write: { put: toItem(empresaId, plan), if: NOT_EXISTS, orFail: versionObsoleta } };
  }
  const write: Write = {
    update: planKey(empresaId),
    set: changed,
    add: { revision: 1 },
    if: { revision: { eq: revision } },
    orFail: versionObsoleta,
  };
  return { plan: { ...previous, ...changed, revision: revision + 1 }, write };
}

export function planEstrategicoRepository(table: Table) {
  async function find(empresaId: string): Promise<PlanRecord | undefined> {
    const item = await table.get(planKey(empresaId), { consistent: true });
    return item && recordSchema().parse(item);
  }

  return {
    find,

    /** What was read in the plan's file; null when nothing was. */
    async findTexto(empresaId: string): Promise<string | null> {
      const item = await table.get(textoKey(empresaId));
      return item ? String(item.texto) : null;
    },

    /** Ids of the files that the plans of up to 100 companies name. */
    async findArchivoIds(empresaIds: readonly string[]): Promise<Map<string, string>> {
      const items = await table.batchGet(empresaIds.map(planKey));
      return new Map(items.flatMap(({ PK, archivoId }) => (archivoId ? [[empresaOf(PK), String(archivoId)]] : [])));
    },

    async createSubida(empresaId: string, id: string, subida: SubidaPendiente, now: Date): Promise<void> {
      const expira = Math.floor(now.getTime() / 1000) + KEEP_SUBIDA_SECONDS;
      await table.write([
        { put: { ...subidaKey(empresaId, id), tipo: 'SUBIDA', ...subida, expira } },
        takesChanges(empresaId),
      ]);
    },

    async findSubida(empresaId: string, id: string, now: Date): Promise<SubidaPendiente | undefined> {
      const item = await table.get(subidaKey(empresaId, id), { consistent: true });
      const subida = item && subidaSchema().parse(item);
      return subida && subida.expira * 1000 > now.getTime() ? subida : undefined;
    },

    /** The plan gets a file, in the place of the one that `previous` has; its text is read later. */
    async setArchivo(
      empresaId: string,
      previous: PlanRecord | undefined,
      plan: PlanRecord & { archivoId: string },
      deps: Pick<Deps, 'newId' | 'now'>,
      result?: unknown,
    ): Promise<void> {
      const { archivo, archivoId, extraccion, fechaActualizacion } = plan;
      const write: Write = previous
        ? {
            update: planKey(empresaId),
            set: { archivo, archivoId, extraccion, fechaActualizacion },
            if: sameFile(previous),
          }
        : { put: toItem(empresaId, plan), if: NOT_EXISTS };
      const writes = [
        { ...write, orFail: planCambiado },
        { delete: textoKey(empresaId) },
        { delete: subidaKey(empresaId, archivoId) },
        takesChanges(empresaId),
        eventWrite(deps, companyPartition(empresaId), 'ArchivoPlanRecibido', { empresaId, archivoId }),
      ];
      await table.write(writes, { result });
    },

    async removeArchivo(empresaId: string, previous: PlanRecord, fechaActualizacion: string): Promise<void> {
      await table.write([
        {
          update: planKey(empresaId),
          set: { archivo: null, fechaActualizacion, textoOrigen: 'escrito' },
          remove: ['archivoId', 'extraccion'],
          if: sameFile(previous),
          orFail: planCambiado,
        },
        { delete: textoKey(empresaId) },
        takesChanges(empresaId),
      ]);
    },

    async delete(empresaId: string, previous: PlanRecord): Promise<void> {
      await table.write([
        { delete: planKey(empresaId), if: sameFile(previous), orFail: planCambiado },
        { delete: textoKey(empresaId) },
        takesChanges(empresaId),
      ]);
    },

    /**
     * What was read in a file; false when the plan has another one by now. It becomes the plan's text when nobody has
     * written one. A person who writes at the same moment wins: the write fails, and the reading is stored again.
     */
    async storeExtraccion(empresaId: string, archivoId: string, { texto, extraccion }: Lectura): Promise<boolean> {
      const plan = await find(empresaId);
      if (plan?.archivoId !== archivoId) return false;
      const { contenido_texto, textoOrigen } = plan;
      const fills = texto !== '' && (contenido_texto === '' || textoOrigen === 'archivo');
      await table.write([
        {
          update: planKey(empresaId),
          set: { extraccion, ...(fills && { contenido_texto: texto, textoOrigen: 'archivo' }) },
          if: { ...sameFile(plan), contenido_texto: { eq: contenido_texto } },
        },
        texto
          ? { put: { ...textoKey(empresaId), tipo: 'PLAN_ESTRATEGICO_TEXTO', archivoId, texto } }
          : { delete: textoKey(empresaId) },
      ]);
      return true;
    },
  };
}
export type PlanEstrategicoRepository = ReturnType<typeof planEstrategicoRepository>;

/** The plan as the API shows it. */
export function toPlanEstrategico(empresaId: string, record: PlanRecord): PlanEstrategico {
  const { archivo, extraccion, textoOrigen: _origen, archivoId: _id, ...words } = record;
  return {
    ...words,
    archivo_url: archivo && `/api/empresas/${empresaId}/plan-estrategico/archivo`,
    fecha_subida: archivo?.fecha_subida ?? null,
    archivo: archivo && {
      ...archivo,
      extraccion: extraccion ?? { estado: 'pendiente', caracteres: 0, recortado: false },
    },
  };
}

function toItem(empresaId: string, plan: PlanRecord): Item {
  return { ...planKey(empresaId), tipo: 'PLAN_ESTRATEGICO', ...plan };
}

/** Suspended and cancelled companies are read-only, for the superadmin's changes of their plan too. */
function takesChanges(empresaId: string): Write {
  const check = writableCheck(empresaId);
  return { ...check, orFail: (found) => (found ? planDeSoloLectura() : (check.orFail?.(found) as Error)) };
}
