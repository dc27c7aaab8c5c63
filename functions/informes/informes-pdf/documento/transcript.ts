import { legible } from '#shared/entrevistas/entrevistas/visible.ts';
import { MUTED } from './colors.ts';
import { type Chapter, chapterHeading } from './documento.ts';
import { SMALL } from './text-style.ts';

/** Every question and its answer, on pages of their own. */
export function writeTranscript(chapter: Chapter): void {
  const { sheet, turnos } = chapter;
  sheet.addPage();
  chapterHeading(chapter, 'Anexo: transcripción');
  const answered = turnos.filter(({ respuesta }) => respuesta && !respuesta.omitida).length;
  sheet.text(`${answered} respuestas de ${turnos.length} turnos. Los números son los que citan las evidencias.`, SMALL);
  sheet.space(10);
  for (const turno of turnos) {
    sheet.group('Sect', () => {
      const box = { x: sheet.left + 34, width: sheet.width - 34 };
      const question = { font: 'semiBold' as const };
      sheet.ensure(Math.min(200, sheet.heightOf(turno.pregunta, question, box)) + 34);
      sheet.label(String(turno.secuencia), sheet.left, sheet.y, 26, { ...question, color: MUTED, align: 'right' });
      if (turno.aclaracion) {
        sheet.text(turno.aclaracion, {}, box);
        sheet.space(2);
      }
      sheet.text(turno.pregunta, question, box);
      sheet.space(3);
      const { respuesta } = turno;
      if (!respuesta || respuesta.omitida) sheet.text(respuesta ? 'Pregunta saltada' : 'Sin respuesta', SMALL, box);
      else for (const line of legible(respuesta).split(/\n+/)) sheet.text(line, {}, box);
      if (respuesta?.correccion) sheet.text('Respuesta corregida por el candidato antes de enviar.', SMALL, box);
      sheet.space(11);
    });
  }
}
