import { createHash } from 'node:crypto';
import type { Marca } from '#shared/empresas/marca/marca.ts';
import type { Informe } from '#shared/informes/informes/informe.ts';

/** A new layout makes new documents of reports that have one already. */
const VERSION_DOCUMENTO = 2;

/** Names the document that a report has as it stands: same report, same brand, same annex, same document. */
export function huellaOf(informe: Informe, { nombre, colores, logo }: Marca, transcripcion: boolean): string {
  const { entrevistaId, version, estado, fecha, candidatoNombre } = informe;
  const whole = [
    VERSION_DOCUMENTO,
    entrevistaId,
    version,
    estado,
    fecha,
    candidatoNombre,
    nombre,
    colores.primario,
    logo?.url,
    transcripcion,
  ];
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, 24);
}
