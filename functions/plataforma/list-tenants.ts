import { displayNombre } from '#shared/empresas/empresa.ts';
import { type EstadoIa, plataformaApi } from '#shared/plataforma/plataforma.api.ts';
import { actividadRepository } from '../empresas/actividad.repository.ts';
import { empresaListadoRepository } from '../empresas/empresa-listado.repository.ts';
import { endpoint } from '../endpoint.ts';
import { saludRepository } from '../sistema/salud.repository.ts';
import { dependenciasOf } from '../sistema/salud-view.ts';

export const listTenants = endpoint(
  plataformaApi.listTenants,
  { repos: { empresas: empresaListadoRepository, actividades: actividadRepository, salud: saludRepository } },
  async ({ query, repos, deps }) => {
    const now = deps.now();
    const [page, { registro }] = await Promise.all([repos.empresas.listTenants(query), repos.salud.readLatest()]);
    const actividad = await repos.actividades.findOfPage(page.items, now);
    const ia = dependenciasOf(registro, now).find(({ nombre }) => nombre === 'ia')?.estado ?? 'desconocido';
    const items = page.items.map((empresa) => ({
      ...empresa,
      nombre: displayNombre(empresa),
      estadoIa: empresa.conProveedores ? IA[ia] : ('local' as const),
      estadisticas: actividad.get(empresa.id) ?? NOTHING,
    }));
    return { items, cursor: page.cursor };
  },
);
export const { handler } = listTenants;

const NOTHING = { usuarios_activos: 0, entrevistas_mes: 0, ultimo_acceso: null };

const IA = {
  ok: 'activa',
  degradado: 'degradada',
  caido: 'degradada',
  sin_proveedor: 'sin_proveedor',
  desconocido: 'desconocida',
} as const satisfies Record<string, EstadoIa>;
