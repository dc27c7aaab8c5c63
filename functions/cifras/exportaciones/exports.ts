import type { TipoExportacion } from '#shared/cifras/exportaciones/exportaciones.api.ts';
import { actividadRepository } from '../../empresas/empresas/actividad.repository.ts';
import { empresaListadoRepository } from '../../empresas/empresas/empresa-listado.repository.ts';
import { usoRepository } from '../../empresas/empresas/uso.repository.ts';
import { suscripcionRepository } from '../../empresas/suscripciones/suscripcion.repository.ts';
import { directorioRepository } from '../../empresas/usuarios/directorio.repository.ts';
import { ANALYTICS, FACTURACION, USUARIOS } from './columns.ts';
import { type CsvPart, csvParts } from './csv-parts.ts';

/** A query brings 1 MB at most, some thousand of these. */
const PAGE = 1_000;
/** Companies are read with two more items each. */
const COMPANIES_PAGE = 100;

/** What the exports are read from. */
export const EXPORT_REPOS = {
  directorio: directorioRepository,
  suscripciones: suscripcionRepository,
  empresas: empresaListadoRepository,
  usos: usoRepository,
  actividades: actividadRepository,
};
type Repos = { [R in keyof typeof EXPORT_REPOS]: ReturnType<(typeof EXPORT_REPOS)[R]> };

/** All lines of each file, in the order of the list that it is made from. */
export const EXPORTS: Record<TipoExportacion, (repos: Repos, now: Date) => AsyncGenerator<CsvPart, void>> = {
  usuarios: ({ directorio }) =>
    csvParts(USUARIOS, (cursor) => directorio.listAll({ orden: 'nombre', limit: PAGE, cursor })),
  facturacion: ({ suscripciones }) => csvParts(FACTURACION, (cursor) => suscripciones.list({ limit: PAGE, cursor })),
  analytics: ({ empresas, usos, actividades }, now) =>
    csvParts(ANALYTICS, async (cursor) => {
      const page = await empresas.listTenants({ limit: COMPANIES_PAGE, cursor });
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
