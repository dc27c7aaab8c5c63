import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import type { Proveedor } from '#shared/core/proveedores.ts';
import { INTERRUPTORES, isPermitido, type ProveedorPermitible } from '#shared/ia/configuracion/permitidos.ts';
import type { Table } from '../../core/table.ts';
import { empresaKey } from '../../entrada/empresa-estado.repository.ts';

const interruptor = () => z.boolean().optional();
const recordSchema = lazy(() =>
  z.object({
    configuracion: z.object({
      configuracionIA: z
        .object(
          Object.fromEntries(Object.values(INTERRUPTORES).map((name) => [name, interruptor()])) as Record<
            (typeof INTERRUPTORES)[ProveedorPermitible],
            ReturnType<typeof interruptor>
          >,
        )
        .optional(),
    }),
  }),
);

/**
 * Which providers a company may use and nothing else: who asks for that need not carry all that is known of companies.
 *
 * | Access      | Key                             |
 * | ----------- | ------------------------------- |
 * | one company | PK `EMPRESA#<id>`, SK `EMPRESA` |
 */
export function empresaPermitidosRepository(table: Table) {
  return {
    /** Whether it may use each of them; none when there is no such company. */
    async find(empresaId: string): Promise<(proveedor: Proveedor) => boolean> {
      const item = await table.get(empresaKey(empresaId));
      if (!item) return () => false;
      const { configuracionIA } = recordSchema().parse(item).configuracion;
      return (proveedor) => isPermitido(proveedor, configuracionIA);
    },

    async has(empresaId: string, proveedor: ProveedorPermitible): Promise<boolean> {
      return (await this.find(empresaId))(proveedor);
    },
  };
}
