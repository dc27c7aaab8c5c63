import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { contenidoSchema } from '#shared/correos/plantilla-correo.ts';
import { NOMBRES_PLANTILLA, type Plantilla } from '#shared/correos/plantillas.ts';
import type { Item, KeyPrefix, Table, Write } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';

/**
 * What was changed about the platform's e-mails: one item for each, once something was. Nothing stored: the text that the
 * platform comes with. A former text is kept in an item of its own, which nothing changes any more; the audit log names
 * the version.
 *
 * | Access                                   | Key                                                                     |
 * | ---------------------------------------- | ----------------------------------------------------------------------- |
 * | one template                             | PK `GLOBAL#CONFIGURACION`, SK `PLANTILLA#<plantilla>`                   |
 * | all that were changed                    | PK `GLOBAL#CONFIGURACION`, SK begins `PLANTILLA#`                       |
 * | how each of them stands, without texts   | PK `GLOBAL#CONFIGURACION`, SK `PLANTILLAS`                              |
 * | its former texts, newest first           | PK `GLOBAL#CONFIGURACION`, SK begins `PLANTILLA_ANTERIOR#<plantilla>#`   |
 */
const PK = 'GLOBAL#CONFIGURACION';
const keyOf = (plantilla: Plantilla) => ({ PK, SK: `PLANTILLA#${plantilla}` });
const SUMMARY_KEY = { PK, SK: 'PLANTILLAS' };
const formerPrefix = (plantilla: Plantilla): KeyPrefix => `PLANTILLA_ANTERIOR#${plantilla}#`;
const formerKey = (plantilla: Plantilla, version: number) => ({
  PK,
  SK: `${formerPrefix(plantilla)}${String(version).padStart(6, '0')}`,
});
/** Of one template: enough to go back behind a few mistakes. Each may have 40 kB. */
const FORMER_SHOWN = 5;

const textoSchema = lazy(() =>
  z.object({
    subject: z.string(),
    contenido: contenidoSchema(),
    /** Of HTML: its text for mail programs that show none, made when it was saved. */
    plano: z.string().optional(),
  }),
);
export type TextoPlantilla = z.output<ReturnType<typeof textoSchema>>;

const estadoSchema = lazy(() =>
  z.object({
    enabled: z.boolean().default(true),
    personalizada: z.boolean().default(false),
    version: z.number().int().default(0),
    fecha: z.string().nullable().default(null),
    por: z.string().nullable().default(null),
  }),
);
export type EstadoPlantilla = z.output<ReturnType<typeof estadoSchema>>;

const recordSchema = lazy(() =>
  estadoSchema().extend({
    /** Absent: the text that the platform comes with. */
    texto: textoSchema().optional(),
  }),
);
export type PlantillaRecord = z.output<ReturnType<typeof recordSchema>>;
/** A text that another one has replaced. */
export interface TextoAnterior extends TextoPlantilla {
  version: number;
  /** Until when it was sent, and who replaced it. */
  hasta: string;
  por: string;
}

/** Those that were ever changed. */
export type ChangedPlantillas = Partial<Record<Plantilla, PlantillaRecord>>;

export interface PlantillaChange {
  plantilla: Plantilla;
  /** As it was read: its version is what the change expects to find. */
  previous: PlantillaRecord;
  enabled: boolean;
  texto: TextoPlantilla | undefined;
}

/** Whether the text is another one than before. */
const changesText = ({ previous, texto }: PlantillaChange) => JSON.stringify(previous.texto) !== JSON.stringify(texto);

/** Several templates at once, of one change: the list of their states is one item, which is written once. */
export function plantillaWrites(changes: readonly PlantillaChange[], por: string, now: Date): Write[] {
  if (changes.length === 0) return [];
  const fecha = now.toISOString();
  const states = changes.map((change) => {
    const { plantilla, previous, enabled, texto } = change;
    return { plantilla, enabled, personalizada: Boolean(texto), version: previous.version + 1, fecha, por };
  });
  const summary = { update: SUMMARY_KEY, set: { tipo: 'PLANTILLAS', ...Object.fromEntries(states.map(entryOf)) } };
  return [...changes.flatMap((change) => changeWrites(change, por, fecha)), summary];
}

const entryOf = ({ plantilla, ...estado }: EstadoPlantilla & { plantilla: Plantilla }) => [plantilla, estado] as const;

function changeWrites(change: PlantillaChange, por: string, fecha: string): Write[] {
  const { plantilla, previous, enabled, texto } = change;
  const { version } = previous;
  const former = changesText(change);
  const put: Item = {
    ...keyOf(plantilla),
    tipo: 'PLANTILLA',
    plantilla,
    enabled,
    texto,
    personalizada: Boolean(texto),
    version: version + 1,
    fecha,
    por,
  };
  const cambios = [
    { campo: 'version', antes: version, despues: version + 1 },
    { campo: 'enabled', antes: previous.enabled, despues: enabled },
    { campo: 'asunto', antes: previous.texto?.subject ?? null, despues: texto?.subject ?? null },
  ];
  const write: Write = {
    put,
    if: version === 0 ? { version: { exists: false } } : { version: { eq: version } },
    orFail: versionObsoleta,
    cambios,
  };
  if (!former) return [write];
  const kept = { ...formerKey(plantilla, version), tipo: 'PLANTILLA_ANTERIOR', texto: previous.texto, fecha, por };
  return [write, { put: kept }];
}

export function plantillaRepository(table: Table) {
  return {
    async get(plantilla: Plantilla): Promise<PlantillaRecord> {
      return recordSchema().parse((await table.get(keyOf(plantilla), { consistent: true })) ?? {});
    },

    /** What somebody had written before, newest first; the text that the platform comes with is not among them. */
    async listAnteriores(plantilla: Plantilla): Promise<TextoAnterior[]> {
      const { items } = await table.query({
        pk: PK,
        sk: { beginsWith: formerPrefix(plantilla) },
        reverse: true,
        limit: FORMER_SHOWN,
        consistent: true,
      });
      return items.flatMap(({ SK, texto, fecha, por }) => {
        if (texto === undefined) return [];
        const version = Number(String(SK).slice(formerPrefix(plantilla).length));
        return [{ ...textoSchema().parse(texto), version, hasta: String(fecha), por: String(por) }];
      });
    },

    /** How each template stands, by its name; what is not in it was never changed. */
    async states(): Promise<Partial<Record<Plantilla, EstadoPlantilla>>> {
      const item = await table.get(SUMMARY_KEY, { consistent: true });
      return Object.fromEntries(
        NOMBRES_PLANTILLA.map((plantilla) => [plantilla, estadoSchema().parse(item?.[plantilla] ?? {})]),
      );
    },

    /** With their texts: those that were ever changed. */
    async changed(): Promise<ChangedPlantillas> {
      const found: ChangedPlantillas = {};
      let cursor: string | undefined;
      do {
        const page = await table.query({ pk: PK, sk: { beginsWith: 'PLANTILLA#' }, consistent: true, cursor });
        for (const item of page.items) found[item.plantilla as Plantilla] = recordSchema().parse(item);
        cursor = page.cursor;
      } while (cursor);
      return found;
    },

    write: (changes: readonly PlantillaChange[], por: string, now: Date) =>
      table.write(plantillaWrites(changes, por, now)),
  };
}
export type PlantillaRepository = ReturnType<typeof plantillaRepository>;

/** As if nothing had ever been changed. */
export const unchanged = (): PlantillaRecord => recordSchema().parse({});
