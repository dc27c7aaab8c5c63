import { displayNombre, type Empresa } from '#shared/empresas/empresas/empresa.ts';
import type { Plan } from '#shared/empresas/planes/plan.ts';
import type { Deps } from '../../core/deps.ts';
import { env } from '../../core/env.ts';
import type { Write } from '../../core/table.ts';
import { correoWrites } from '../../correos/correo.repository.ts';

/** To a company's own address when it has its first administrator, who gets their password in another e-mail. */
export function welcomeMail(
  empresa: Pick<Empresa, 'id' | 'email' | 'nombreComercial' | 'nombreLegal'>,
  { plan, administrador }: { plan: Plan; administrador: string },
  deps: Pick<Deps, 'newId' | 'now'>,
): Write[] {
  const nombreEmpresa = displayNombre(empresa);
  return correoWrites(deps, {
    empresaId: empresa.id,
    plantilla: 'bienvenidaEmpresa',
    para: { nombre: nombreEmpresa, email: empresa.email },
    variables: {
      nombreEmpresa,
      nombrePlan: plan.nombre,
      nombreAdministrador: administrador,
      enlaceAcceso: `${env('PUBLIC_ORIGIN')}/login`,
    },
    secretos: {},
  });
}
