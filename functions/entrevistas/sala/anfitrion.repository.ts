import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { ESTADOS_EMPRESA } from '#shared/empresas/empresas/empresa.states.ts';
import type { Table } from '../../core/table.ts';
import { type MarcaItem, marcaKey, toMarcaItem } from '../../empresas/marca/marca.repository.ts';
import { empresaKey } from '../../entrada/empresa-estado.repository.ts';

/**
 * What the room needs of the company that invites, and nothing else of its item.
 *
 * | Access                   | Key                             |
 * | ------------------------ | ------------------------------- |
 * | one company              | PK `EMPRESA#<id>`, SK `EMPRESA` |
 * | its logo and legal texts | PK `EMPRESA#<id>`, SK `MARCA`   |
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
export type Anfitrion = z.output<ReturnType<typeof anfitrionSchema>> & { marca: MarcaItem };

export function anfitrionRepository(table: Table) {
  return {
    async find(empresaId: string): Promise<Anfitrion | undefined> {
      const [item, marca] = await Promise.all([table.get(empresaKey(empresaId)), table.get(marcaKey(empresaId))]);
      return item && { ...anfitrionSchema().parse(item), marca: toMarcaItem(marca) };
    },
  };
}
export type AnfitrionRepository = ReturnType<typeof anfitrionRepository>;
