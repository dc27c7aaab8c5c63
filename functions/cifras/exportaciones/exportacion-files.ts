import { DESCARGAS } from '../../informes/informes-pdf/documento-files.ts';

/** In the place of a company's id, for what is about all of them. */
const PLATAFORMA = 'plataforma';

export const CSV_TYPE = 'text/csv; charset=utf-8';

/** A file that is made to be downloaded once; `null` for what is about the whole platform. */
export const csvKey = (empresaId: string | null, id: string) => `${DESCARGAS}${empresaId ?? PLATAFORMA}/${id}.csv`;

/** `usuarios_2026-11-22.csv`, of the day in UTC. */
export const csvName = (tipo: string, fecha: string) => `${tipo}_${fecha.slice(0, 10)}.csv`;
