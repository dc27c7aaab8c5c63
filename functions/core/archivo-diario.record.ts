import { tooMany } from './attempts.errors.ts';
import { windowWrite } from './attempts.repository.ts';
import type { Write } from './table.ts';

/**
 * Work that somebody begins and that leaves a file behind, counted by kind: each reads all that there is, and its file is
 * kept for hours or for good. What the platform begins by itself is not counted.
 *
 * | Access                | Key                                                                    |
 * | --------------------- | ---------------------------------------------------------------------- |
 * | one kind in one day   | PK `EMPRESA#<id>` or of the platform, SK `DIARIO#<clase>#<first second>` |
 */
const DAY_SECONDS = 24 * 60 * 60;

const POR_DIA = {
  copia: { max: 6, refuse: 'Ya se han hecho 6 copias de seguridad en un día. Podrás hacer otra' },
  exportacion: { max: 6, refuse: 'Ya se han pedido 6 exportaciones en un día. Podrás pedir otra' },
  /** These begin with a backup of what is there, which nobody asked for by itself. */
  restauracion: { max: 6, refuse: 'Ya se han pedido 6 restauraciones en un día. Podrás pedir otra' },
  vaciado: { max: 6, refuse: 'Ya se han pedido 6 vaciados en un día. Podrás pedir otro' },
  csv: { max: 6, refuse: 'Ya se han preparado 6 archivos de este tipo en un día. Podrás pedir otro' },
  /** Everyday work of several people; the file holds 50 reports at most and is forgotten after a day. */
  informes: { max: 60, refuse: 'Ya se han preparado 60 archivos de informes en un día. Podrás pedir otro' },
} as const;
type ArchivoDiario = keyof typeof POR_DIA;

/** One more of its kind in the partition's day: part of the transaction that begins it. `of` tells kinds of a kind apart. */
export function archivoDiarioWrite(PK: string, clase: ArchivoDiario, now: Date, of = ''): Write {
  const { max, refuse } = POR_DIA[clase];
  const limit = { max, seconds: DAY_SECONDS, refuse: (wait: number) => tooMany(refuse, wait) };
  return windowWrite({ PK, SK: `DIARIO#${clase}${of && `_${of}`}#` }, limit, now);
}
