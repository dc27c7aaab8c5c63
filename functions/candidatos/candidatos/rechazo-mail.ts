import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import type { Deps } from '../../core/deps.ts';
import type { Write } from '../../core/table.ts';
import { correoWrites } from '../../correos/correo.repository.ts';
import type { EmpresaListadoRepository } from '../../empresas/empresas/empresa-listado.repository.ts';
import { empresaNoEncontrada } from '../../entrada/entrada.errors.ts';

/** In whose name candidates are written to. */
export async function nombreEmpresaOf(empresas: EmpresaListadoRepository, empresaId: string): Promise<string> {
  const empresa = await empresas.find(empresaId);
  if (!empresa) throw empresaNoEncontrada(empresaId);
  return displayNombre(empresa);
}

/** What a rejected person is told, in the words of whoever rejects them: part of the transaction of the rejection. */
export function rechazoMail(
  { empresaId, id: candidatoId, nombre, email, puesto }: Candidato,
  { nombreEmpresa, mensaje }: { nombreEmpresa: string; mensaje: string },
  deps: Pick<Deps, 'newId' | 'now'>,
): Write[] {
  return correoWrites(deps, {
    empresaId,
    plantilla: 'rechazoCandidato',
    para: { nombre, email },
    // The id is for the erasure of the person, who may have another address by then.
    variables: { candidatoId, nombreCandidato: nombre, nombreEmpresa, puesto: puesto || 'Sin indicar', mensaje },
    secretos: {},
  });
}
