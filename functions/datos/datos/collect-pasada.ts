import { ENTIDADES } from '#shared/datos/datos/entidades.ts';
import { turnoSchema } from '#shared/entrevistas/entrevistas/turno.ts';
import { visible } from '#shared/entrevistas/entrevistas/visible.ts';
import type { EmpresaListadoRepository } from '../../empresas/empresas/empresa-listado.repository.ts';
import type { DatosFiles, ElementoTyped } from './datos-files.ts';
import type { ElementoRepository } from './elemento.repository.ts';
import { PASOS } from './elemento.repository.ts';
import type { Elemento } from './entidad.record.ts';
import type { OperacionRecord, OperacionRepository } from './operacion.repository.ts';
import { toTyped } from './typed.ts';

interface Services {
  repos: {
    operaciones: OperacionRepository;
    elementos: ElementoRepository;
    listado: Pick<EmpresaListadoRepository, 'list'>;
  };
  files: DatosFiles;
  /** Throws when this run has to hand over. */
  checkTime: () => void;
}
type Posicion = NonNullable<OperacionRecord['posicion']>;

/** Reads what is left of a company, or of all of them, page by page: each page is stored, then counted. */
export async function collectPasada(start: OperacionRecord, services: Services): Promise<OperacionRecord> {
  let record = start;
  for (;;) {
    services.checkTime();
    const posicion = record.posicion ?? (await firstOf(record, services));
    if (!posicion?.empresaId) return record;
    record = await collectPagina(record, posicion, services);
  }
}

async function collectPagina(
  record: OperacionRecord,
  posicion: Posicion,
  services: Services,
): Promise<OperacionRecord> {
  const { repos, files } = services;
  const { empresaId = '', empresaNombre = '', paso, cursor } = posicion;
  const page = await repos.elementos.list(empresaId, PASOS[paso] as (typeof PASOS)[number], cursor);
  const isCopia = record.clase === 'copia';
  const read = page.items
    .filter(({ entidad }) => isCopia || !('soloCopia' in ENTIDADES[entidad]))
    .map((each) => typed(isCopia ? each : visibleElemento(each)));
  if (read.length > 0) await files.putPagina(record, record.paginas, { empresaId, empresaNombre, elementos: read });
  const next: Posicion = page.cursor ? { ...posicion, cursor: page.cursor } : { ...posicion, paso: paso + 1 };
  if (!page.cursor) delete next.cursor;
  const isWhole = next.paso === PASOS.length;
  const ofAll = record.empresaId === null;
  return repos.operaciones.advance(record, {
    paginas: record.paginas + (read.length > 0 ? 1 : 0),
    elementos: record.elementos + read.length,
    pasosHechos: ofAll ? record.pasosHechos + (isWhole ? 1 : 0) : next.paso,
    posicion: isWhole ? await companyAfter(record, next, services) : next,
  });
}

async function firstOf(record: OperacionRecord, services: Services): Promise<Posicion> {
  const { empresaId, empresaNombre } = record;
  if (empresaId !== null) return { empresaId, empresaNombre, paso: 0 };
  return companyAt(undefined, services);
}

/** Without a company when there is none left. */
async function companyAfter(record: OperacionRecord, { empresas }: Posicion, services: Services): Promise<Posicion> {
  return record.empresaId === null && empresas ? companyAt(empresas, services) : { paso: 0 };
}

async function companyAt(cursor: string | undefined, { repos }: Services): Promise<Posicion> {
  const page = await repos.listado.list({ orden: 'fechaCreacion', limit: 1, cursor });
  const [empresa] = page.items;
  if (!empresa) return { paso: 0 };
  const { id: empresaId, nombreLegal, nombreComercial } = empresa;
  return { empresas: page.cursor, empresaId, empresaNombre: nombreComercial || nombreLegal, paso: 0 };
}

export const typed = ({ entidad, clave, datos }: Elemento): ElementoTyped => ({
  entidad,
  clave,
  datos: toTyped(datos),
});

/** An answer as a company may export it, without its covered parts; a backup, which nobody downloads, has it whole. */
const visibleElemento = (elemento: Elemento): Elemento =>
  elemento.entidad === 'turnos' ? { ...elemento, datos: visible(turnoSchema().parse(elemento.datos)) } : elemento;
