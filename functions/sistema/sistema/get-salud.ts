import { APP_VERSION } from '#shared/core/version.ts';
import { sistemaApi } from '#shared/sistema/sistema/sistema.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { saludRepository } from './salud.repository.ts';
import { ageOf, dependenciasOf, saludOf, withLiveTable } from './salud-view.ts';

export const getSalud = endpoint(
  sistemaApi.getSalud,
  { repos: { salud: saludRepository } },
  async ({ repos, deps }) => {
    const { reachable, registro } = await repos.salud.readLatest();
    const now = deps.now();
    const dependencias = withLiveTable(dependenciasOf(registro, now), reachable, now);
    return {
      estado: saludOf(dependencias),
      baseDatos: reachable ? ('ok' as const) : ('caido' as const),
      version: APP_VERSION,
      fecha: registro?.fecha ?? null,
      edadSegundos: registro ? ageOf(registro.fecha, now) : null,
      dependencias,
    };
  },
);
export const { handler } = getSalud;
