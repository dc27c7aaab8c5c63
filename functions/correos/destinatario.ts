import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import type { Table } from '../core/table.ts';
import { candidatoKey } from '../entrada/candidato-keys.ts';
import type { Correo } from './correo.repository.ts';

const candidatoSchema = lazy(() => z.object({ nombre: z.string(), email: z.string() }));

/**
 * An e-mail to a candidate goes to their address of now, by their name of now, whatever they were when it was asked for:
 * nothing more goes to an address that was corrected meanwhile. As it was where there is no such candidate any more.
 */
export async function toPresent(table: Table, correo: Correo): Promise<Correo> {
  const { empresaId, variables } = correo;
  if (!empresaId || !variables.candidatoId) return correo;
  const item = await table.get(candidatoKey(empresaId, variables.candidatoId), { consistent: true });
  if (!item) return correo;
  const para = candidatoSchema().parse(item);
  return { ...correo, para, variables: { ...variables, nombreCandidato: para.nombre } };
}
