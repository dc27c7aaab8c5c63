import { analiticasApi } from '#shared/cifras/analiticas/analiticas.api.ts';
import { auditRepository } from '../../core/audit.ts';
import { type CsvColumn, csvHead, csvRows } from '../../core/csv.ts';
import { Attachment } from '../../core/reply.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { analiticaRepository } from './analitica.repository.ts';
import { cifrasByFecha, isByMonth } from './analiticas-of.ts';

/** A mean or a rate of too few cases is left empty; how many there were stands beside it. */
const COLUMNS: readonly CsvColumn<ReturnType<typeof cifrasByFecha>[number]>[] = [
  ['fecha', ({ fecha }) => fecha],
  ['programadas', ({ programadas }) => programadas],
  ['iniciadas', ({ iniciadas }) => iniciadas],
  ['completadas', ({ completadas }) => completadas],
  ['analizadas', ({ analizadas }) => analizadas],
  ['validadas', ({ validadas }) => validadas],
  ['canceladas', ({ canceladas }) => canceladas],
  ['no_presentadas', ({ noPresentadas }) => noPresentadas],
  ['caducadas', ({ caducadas }) => caducadas],
  ['finalizacion', ({ finalizacion }) => finalizacion.tasa],
  ['finalizacion_n', ({ finalizacion }) => finalizacion.n],
  ['puntuacion_media', ({ puntuacion }) => puntuacion.media],
  ['puntuacion_n', ({ puntuacion }) => puntuacion.n],
  ['horas_hasta_hecha', ({ horasHastaHecha }) => horasHastaHecha.media],
  ['minutos_duracion', ({ minutosDuracion }) => minutosDuracion.media],
  ['horas_hasta_validada', ({ horasHastaValidada }) => horasHastaValidada.media],
  ['satisfaccion', ({ satisfaccion }) => satisfaccion.media],
  ['equidad', ({ equidad }) => equidad.media],
  ['claridad', ({ claridad }) => claridad.media],
];

export const exportAnaliticas = endpoint(
  analiticasApi.exportAnaliticas,
  { repos: { analiticas: analiticaRepository, audit: auditRepository } },
  async ({ query, empresaId, repos }) => {
    const sumas = await repos.analiticas.read(empresaId, query, { byMonth: isByMonth(query) });
    const rows = cifrasByFecha(query, sumas);
    await repos.audit.note();
    return new Attachment(`analiticas_${query.desde}_${query.hasta}.csv`, csvHead(COLUMNS) + csvRows(COLUMNS, rows));
  },
);
export const { handler } = exportAnaliticas;
