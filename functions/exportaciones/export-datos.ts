import { exportacionesApi, TIPOS_EXPORTACION } from '#shared/exportaciones/exportaciones.api.ts';
import { Attachment } from '../core/reply.ts';
import { type ActividadRepository, actividadRepository } from '../empresas/actividad.repository.ts';
import { empresaListadoRepository } from '../empresas/empresa-listado.repository.ts';
import { usoRepository } from '../empresas/uso.repository.ts';
import { endpoint } from '../endpoint.ts';
import { suscripcionRepository } from '../suscripciones/suscripcion.repository.ts';
import { directorioRepository } from '../usuarios/directorio.repository.ts';
import { collectCsv } from './collect-csv.ts';
import { ANALYTICS, FACTURACION, USUARIOS } from './columns.ts';
import { exportacionNoEncontrada } from './exportacion.errors.ts';

const PAGE = 100;

export const exportDatos = endpoint(
  exportacionesApi.exportDatos,
  {
    repos: {
      directorio: directorioRepository,
      suscripciones: suscripcionRepository,
      empresas: empresaListadoRepository,
      usos: usoRepository,
      actividades: actividadRepository,
    },
  },
  async ({ params, usuario, repos, deps }) => {
    const tipo = TIPOS_EXPORTACION.find((each) => each === params.tipo);
    if (!tipo) throw exportacionNoEncontrada();
    const { text, filas } = await EXPORTS[tipo](repos, deps.now());
    deps.log.info('exportacion.sent', { usuarioId: usuario.id, tipo, filas });
    return new Attachment(`${tipo}_${deps.now().toISOString().slice(0, 10)}.csv`, text);
  },
);
export const { handler } = exportDatos;

interface Repos {
  directorio: ReturnType<typeof directorioRepository>;
  suscripciones: ReturnType<typeof suscripcionRepository>;
  empresas: ReturnType<typeof empresaListadoRepository>;
  usos: ReturnType<typeof usoRepository>;
  actividades: ActividadRepository;
}

const EXPORTS = {
  usuarios: ({ directorio }: Repos) =>
    collectCsv(USUARIOS, (cursor) => directorio.listAll({ orden: 'nombre', limit: PAGE, cursor })),
  facturacion: ({ suscripciones }: Repos) =>
    collectCsv(FACTURACION, (cursor) => suscripciones.list({ limit: PAGE, cursor })),
  analytics: ({ empresas, usos, actividades }: Repos, now: Date) =>
    collectCsv(ANALYTICS, async (cursor) => {
      const page = await empresas.listTenants({ limit: PAGE, cursor });
      const [found, actividad] = await Promise.all([
        usos.findMany(page.items.map(({ id }) => id)),
        actividades.findOfPage(page.items, now),
      ]);
      const items = page.items.map((empresa) => ({
        empresa,
        uso: found.get(empresa.id),
        ultimoAcceso: actividad.get(empresa.id)?.ultimo_acceso ?? null,
      }));
      return { items, cursor: page.cursor };
    }),
};
