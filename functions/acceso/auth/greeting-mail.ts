import type { Usuario } from '#shared/empresas/usuarios/usuario.ts';
import type { Deps } from '../../core/deps.ts';
import { env } from '../../core/env.ts';
import type { Write } from '../../core/table.ts';
import { correoWrites } from '../../correos/correo.repository.ts';

/** To a person who has just chosen their first password: part of the transaction of that sign-in. */
export function greetingMail(
  { nombre, email, empresaId, empresaNombre }: Usuario,
  deps: Pick<Deps, 'newId' | 'now'>,
): Write[] {
  const origin = env('PUBLIC_ORIGIN');
  return correoWrites(deps, {
    empresaId,
    plantilla: 'welcome',
    para: { nombre, email },
    variables: {
      nombre,
      nombreEmpresa: empresaNombre ?? 'Idonea',
      enlace: `${origin}/dashboard`,
      enlacePreferencias: `${origin}/perfil#preferencias`,
    },
    secretos: {},
  });
}
