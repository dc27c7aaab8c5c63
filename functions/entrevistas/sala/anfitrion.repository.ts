import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { ESTADOS_EMPRESA } from '#shared/empresas/empresas/empresa.states.ts';
import type { Table } from '../../core/table.ts';
import { type MarcaItem, marcaKey, toMarcaItem } from '../../empresas/marca/marca.repository.ts';
import { empresaKey } from '../../entrada/empresa-estado.repository.ts';
import {
  type AjustesAtencionRecord,
  ajustesAtencionKey,
  toAjustesAtencion,
} from '../atencion/ajustes-atencion.record.ts';
import { type Atencion, atencionOf } from '../atencion/atencion-of.ts';

/**
 * What the room needs of the company that invites, and nothing else of its item.
 *
 * | Access                   | Key                             |
 * | ------------------------ | ------------------------------- |
 * | one company              | PK `EMPRESA#<id>`, SK `EMPRESA` |
 * | its logo and legal texts | PK `EMPRESA#<id>`, SK `MARCA`   |
 * | who cares for candidates | PK `EMPRESA#<id>`, SK `ATENCION` |
 */
const anfitrionSchema = lazy(() =>
  z.object({
    estado: z.enum(ESTADOS_EMPRESA),
    nombreComercial: z.string(),
    nombreLegal: z.string(),
    pais: z.string().default(''),
    email: z.string().default(''),
    telefono: z.string().default(''),
    configuracion: z
      .object({ coloresPrimarios: z.object({ primario: z.string().default('') }).prefault({}) })
      .prefault({}),
  }),
);
export type Anfitrion = z.output<ReturnType<typeof anfitrionSchema>> & {
  marca: MarcaItem;
  /** Gap values about the company's care for candidates. */
  atencion: Atencion;
  ajustesAtencion: AjustesAtencionRecord;
};

export function anfitrionRepository(table: Table) {
  return {
    async find(empresaId: string): Promise<Anfitrion | undefined> {
      const keys = [empresaKey(empresaId), marcaKey(empresaId), ajustesAtencionKey(empresaId)];
      const found = new Map((await table.batchGet(keys)).map((item) => [item.SK, item]));
      const [item, marca, ajustes] = keys.map(({ SK }) => found.get(SK));
      if (!item) return undefined;
      const empresa = anfitrionSchema().parse(item);
      const marcaItem = toMarcaItem(marca);
      const ajustesAtencion = toAjustesAtencion(ajustes);
      const atencion = atencionOf(ajustesAtencion, { ...empresa, responsable: marcaItem.legales.responsable });
      return { ...empresa, marca: marcaItem, atencion, ajustesAtencion };
    },
  };
}
export type AnfitrionRepository = ReturnType<typeof anfitrionRepository>;
