import type { Proveedor } from '#shared/core/proveedores.ts';
import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import type { EstadoIa } from '#shared/empresas/plataforma/plataforma.api.ts';
import type { EstadoDependencia } from '#shared/sistema/sistema/salud.ts';
import { sistemaApi } from '#shared/sistema/sistema/sistema.api.ts';
import { actividadRepository } from '../../empresas/empresas/actividad.repository.ts';
import { type EmpresaTenant, empresaListadoRepository } from '../../empresas/empresas/empresa-listado.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { type ClaveDeEmpresa, claveEmpresaRepository } from '../../ia/configuracion/clave-empresa.repository.ts';
import { estadoIaOf, pruebasVigentes } from '../../ia/configuracion/estado-ia.ts';
import { type ProveedorRecord, proveedorRepository } from '../../ia/configuracion/proveedor.repository.ts';

export const listTenants = endpoint(
  sistemaApi.listTenants,
  {
    repos: {
      empresas: empresaListadoRepository,
      actividades: actividadRepository,
      proveedores: proveedorRepository,
      claves: claveEmpresaRepository,
    },
  },
  async ({ query, repos, deps }) => {
    const now = deps.now();
    const [page, proveedores] = await Promise.all([repos.empresas.listTenants(query), repos.proveedores.list()]);
    const [actividad, claves] = await Promise.all([
      repos.actividades.findOfPage(page.items, now),
      repos.claves.listOf(page.items.map(({ id }) => id)),
    ]);
    const items = page.items.map((empresa) => ({
      ...empresa,
      nombre: displayNombre(empresa),
      estadoIa: estadoIa(empresa, proveedores, claves, now),
      estadisticas: actividad.get(empresa.id) ?? NOTHING,
    }));
    return { items, cursor: page.cursor };
  },
);
export const { handler } = listTenants;

const NOTHING = { usuarios_activos: 0, entrevistas_mes: 0, ultimo_acceso: null };

/** As the badge of the company's own people says it: its keys come before the platform's. */
function estadoIa(
  { id, permitidos }: EmpresaTenant,
  proveedores: readonly ProveedorRecord[],
  claves: readonly ClaveDeEmpresa[],
  now: Date,
): EstadoIa {
  if (permitidos.length === 0) return 'local';
  const propias = claves.filter(({ empresaId }) => empresaId === id);
  const isPermitido = (proveedor: Proveedor) => (permitidos as readonly Proveedor[]).includes(proveedor);
  return IA[estadoIaOf(pruebasVigentes(proveedores, propias, isPermitido, now), now).estado];
}

const IA = {
  ok: 'activa',
  degradado: 'degradada',
  caido: 'degradada',
  sin_proveedor: 'sin_proveedor',
  desconocido: 'desconocida',
} as const satisfies Record<EstadoDependencia['estado'], EstadoIa>;
