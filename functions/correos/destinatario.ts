import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import type { Table } from '../core/table.ts';
import { candidatoKey } from '../entrada/candidato-keys.ts';
import { empresaKey } from '../entrada/empresa-estado.repository.ts';
import type { Correo } from './correo.repository.ts';

const candidatoSchema = lazy(() => z.object({ nombre: z.string(), email: z.string() }));
/** By the name that people see. */
const empresaSchema = lazy(() =>
  z
    .object({ nombreComercial: z.string(), nombreLegal: z.string() })
    .transform(({ nombreComercial, nombreLegal }) => nombreComercial || nombreLegal),
);

/**
 * An e-mail to a candidate goes to their address of now, by their name of now and in the company's name of now, whatever
 * they were when it was asked for: nothing more goes to an address that was corrected meanwhile. As it was where there is
 * no such candidate any more.
 */
export async function toPresent(table: Table, correo: Correo): Promise<Correo> {
  const { empresaId, variables } = correo;
  if (!empresaId || !variables.candidatoId) return correo;
  const [candidato, empresa] = await Promise.all([
    table.get(candidatoKey(empresaId, variables.candidatoId), { consistent: true }),
    table.get(empresaKey(empresaId)),
  ]);
  const para = candidato ? candidatoSchema().parse(candidato) : correo.para;
  const nombreEmpresa = empresa ? empresaSchema().parse(empresa) : (variables.nombreEmpresa ?? '');
  return { ...correo, para, variables: { ...variables, nombreCandidato: para.nombre, nombreEmpresa } };
}
