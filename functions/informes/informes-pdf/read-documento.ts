import type { Marca } from '#shared/empresas/marca/marca.ts';
import type { Files } from '../../core/adapters/files.ts';
import type { Deps } from '../../core/deps.ts';
import type { MarcaRepository } from '../../empresas/marca/marca.repository.ts';
import type { EntrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';
import type { InformeRepository } from '../informes/informe.repository.ts';
import type { DocumentoInput } from './documento/documento.ts';
import { huellaOf } from './huella.ts';

export interface DocumentoServices {
  repos: { informes: InformeRepository; entrevistas: EntrevistaRepository; marcas: MarcaRepository };
  /** What CloudFront serves: logos are there. */
  files: Files;
  deps: Pick<Deps, 'now'>;
}

/** What the document of a report is made from, and its name among those of it; undefined when there is no report any more. */
export async function readDocumento(
  { empresaId, entrevistaId, transcripcion }: { empresaId: string; entrevistaId: string; transcripcion: boolean },
  { repos, files, deps }: DocumentoServices,
): Promise<{ input: DocumentoInput; huella: string } | undefined> {
  const [[informe], entrevista, turnos, marca] = await Promise.all([
    repos.informes.findMany(empresaId, [entrevistaId]),
    repos.entrevistas.find(empresaId, entrevistaId),
    repos.entrevistas.listTurnos(empresaId, entrevistaId),
    repos.marcas.get(empresaId),
  ]);
  if (!informe || !entrevista) return undefined;
  const { fechaFin, zonaHoraria, puesto } = entrevista;
  const look = { nombre: marca.nombre, color: marca.colores.primario, logo: await logoOf(marca, files) };
  const when = { fechaEntrevista: fechaFin, zonaHoraria, now: deps.now() };
  return {
    input: { informe, turnos, marca: look, puesto, transcripcion, ...when },
    huella: huellaOf(informe, marca, transcripcion),
  };
}

/** A PDF takes PNG and JPEG; with a logo of another kind, from when these were taken, the name stands in its place. */
async function logoOf({ logo }: Marca, files: Files): Promise<Buffer | undefined> {
  return logo && /\.(png|jpg)$/.test(logo.url) ? files.get(logo.url.slice(1)) : undefined;
}
