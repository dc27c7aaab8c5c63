import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import type { Cambio, Table, Write } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { marcaKey, toMarcaItem } from '../../empresas/marca/marca.repository.ts';
import { empresaKey } from '../../entrada/empresa-estado.repository.ts';
import { empresaNoEncontrada } from '../../entrada/entrada.errors.ts';
import { type AjustesAtencionRecord, ajustesAtencionKey, toAjustesAtencion } from './ajustes-atencion.record.ts';

const empresaSchema = lazy(() => z.object({ pais: z.string().default('') }));

/** Care settings, with the country and the privacy contacts that the company keeps in other items of its own. */
export interface AtencionDeEmpresa {
  ajustes: AjustesAtencionRecord;
  pais: string;
  responsable: string;
  contactoPrivacidad: string;
}

/** Keys: `ajustes-atencion.record.ts`. */
export function ajustesAtencionRepository(table: Table) {
  return {
    async find(empresaId: string): Promise<AjustesAtencionRecord> {
      return toAjustesAtencion(await table.get(ajustesAtencionKey(empresaId), { consistent: true }));
    },

    /** As of a moment ago, unless `ajustes` has just been written. */
    async get(empresaId: string, ajustes?: AjustesAtencionRecord): Promise<AtencionDeEmpresa> {
      const keys = [empresaKey(empresaId), marcaKey(empresaId), ajustesAtencionKey(empresaId)];
      const found = new Map((await table.batchGet(keys)).map((item) => [item.SK, item]));
      const [empresa, marca, item] = keys.map(({ SK }) => found.get(SK));
      if (!empresa) throw empresaNoEncontrada(empresaId);
      const { responsable, contactoPrivacidad } = toMarcaItem(marca).legales;
      const { pais } = empresaSchema().parse(empresa);
      return { ajustes: ajustes ?? toAjustesAtencion(item), pais, responsable, contactoPrivacidad };
    },

    /** From the version that was read. Who is named stands in the log by id: names change, and the log stays. */
    async update(
      empresaId: string,
      before: AjustesAtencionRecord,
      after: AjustesAtencionRecord,
      version: number,
    ): Promise<AjustesAtencionRecord> {
      const stored = { ...after, version: version + 1 };
      await table.write([
        {
          put: { ...ajustesAtencionKey(empresaId), tipo: 'ATENCION', ...stored },
          if: { version: version === 0 ? { exists: false } : { eq: version } },
          orFail: versionObsoleta,
          cambios: cambiosOf(before, after),
        },
      ]);
      return stored;
    },

    /** Contact and deputy as they are now. Fails when the settings have changed meanwhile: the job comes again. */
    async follow(
      empresaId: string,
      { version }: AjustesAtencionRecord,
      personas: Pick<AjustesAtencionRecord, 'contacto' | 'suplente'>,
      alongside: readonly Write[],
    ): Promise<void> {
      await table.write([
        { update: ajustesAtencionKey(empresaId), set: personas, if: { version: { eq: version } } },
        ...alongside,
      ]);
    },
  };
}
export type AjustesAtencionRepository = ReturnType<typeof ajustesAtencionRepository>;

function cambiosOf(before: AjustesAtencionRecord, after: AjustesAtencionRecord): Cambio[] {
  const told = ({ contacto, suplente, ...ajustes }: AjustesAtencionRecord) => ({
    contacto: contacto ? (contacto.usuarioId ?? 'externo') : null,
    suplente: suplente?.usuarioId ?? null,
    plazo: ajustes.plazo,
    zonaHoraria: ajustes.zonaHoraria,
    entrevistaHumana: ajustes.entrevistaHumana,
    lineasConfirmadas: ajustes.lineasConfirmadas !== null,
    instruccionesLeidas: ajustes.instruccionesLeidas !== null,
  });
  const [was, is] = [told(before), told(after)];
  return (Object.keys(is) as (keyof typeof is)[]).map((campo) => ({ campo, antes: was[campo], despues: is[campo] }));
}
