import { ALERTA_TEXTS, RECOMENDACION_LEADS, reasonsOf } from '#shared/informes/informes/informe-words.ts';
import { TONES } from './colors.ts';
import { bullets, type Chapter, chapterHeading } from './documento.ts';
import { SMALL } from './text-style.ts';

/** What somebody reads who reads one page only. */
export function writeSummary(chapter: Chapter): void {
  const { sheet, informe } = chapter;
  const { informeIA } = informe;
  chapterHeading(chapter, 'Recomendación');
  sheet.text(RECOMENDACION_LEADS[informeIA.recomendacion], { font: 'semiBold', size: 11 });
  sheet.space(6);
  bullets(chapter, reasonsOf(informeIA));
  if (informeIA.resumenEjecutivo) {
    chapterHeading(chapter, 'Resumen ejecutivo');
    writeParagraphs(chapter, informeIA.resumenEjecutivo);
  }
}

/** What the reviewer should look at before trusting the scores. */
export function writeAlertas(chapter: Chapter): void {
  const { sheet, informe, turnNumber } = chapter;
  const { alertas } = informe.informeIA;
  if (alertas.length === 0) return;
  chapterHeading(chapter, 'Para quien revisa');
  for (const { tipo, turnoId, detalle } of alertas) {
    const turno = turnNumber.get(turnoId);
    const box = { x: sheet.left + 14, width: sheet.width - 14 };
    sheet.ensure(34);
    sheet.beside(TONES.amber.text, sheet.left, () => {
      sheet.text(turno ? `${ALERTA_TEXTS[tipo]} (turno ${turno})` : ALERTA_TEXTS[tipo], { font: 'semiBold' }, box);
      sheet.text(detalle, SMALL, box);
    });
    sheet.space(9);
  }
}

export function writeParagraphs({ sheet }: Chapter, text: string): void {
  for (const paragraph of text.split(/\n{2,}/)) {
    sheet.text(paragraph.trim());
    sheet.space(5);
  }
}
