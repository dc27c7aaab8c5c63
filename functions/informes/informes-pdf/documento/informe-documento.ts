import { writeClosing } from './closing.ts';
import { LINE, readable, TONES } from './colors.ts';
import { writeCompetencias, writeOverview } from './competencias.ts';
import { writeCover } from './cover.ts';
import type { Chapter, DocumentoInput } from './documento.ts';
import { Sheet } from './sheet.ts';
import { writeAlertas, writeSummary } from './summary.ts';
import { SMALL } from './text-style.ts';
import { writeTranscript } from './transcript.ts';

/** The document of one report, as a PDF. */
export async function makeInformePdf(input: DocumentoInput): Promise<Buffer> {
  const { turnos, marca, now } = input;
  // A validated report keeps the name that it was validated with; the present one stands beside it (`cover.ts`).
  const candidatoNombre = input.informe.validacion?.candidatoNombre ?? input.informe.candidatoNombre;
  const informe = { ...input.informe, candidatoNombre };
  const sheet = new Sheet({
    title: `Informe de ${informe.candidatoNombre}`,
    author: marca.nombre,
    subject: `Entrevista: ${informe.servicioNombre}`,
    now,
  });
  const chapter: Chapter = {
    ...input,
    informe,
    nombreActual: input.informe.candidatoNombre,
    sheet,
    color: readable(marca.color),
    turnNumber: new Map(turnos.map(({ turnoId, secuencia }) => [turnoId, secuencia])),
  };
  sheet.group('Sect', () => writeCover(chapter));
  sheet.addPage();
  const chapters = [writeSummary, writeAlertas, writeOverview, writeCompetencias, writeClosing];
  for (const write of chapters) sheet.group('Sect', () => write(chapter));
  if (input.transcripcion) sheet.group('Sect', () => writeTranscript(chapter));
  sheet.onEachPage((page, of) => writeMargins(chapter, page, of));
  return sheet.end();
}

/** What repeats: whose report it is, whether somebody answers for it, and where one is in it. */
function writeMargins({ sheet, informe, marca }: Chapter, page: number, of: number): void {
  const foot = sheet.pageHeight - 42;
  sheet.runningText('Generado con ayuda de IA', sheet.left, foot, 200, { ...SMALL, size: 8 });
  sheet.runningText(`Página ${page} de ${of}`, sheet.left + sheet.width - 120, foot, 120, {
    ...SMALL,
    size: 8,
    align: 'right',
  });
  if (page === 1) return;
  const half = sheet.width / 2;
  sheet.runningText(`${marca.nombre} · ${informe.candidatoNombre}`, sheet.left, 38, half + 60, { ...SMALL, size: 8 });
  if (informe.estado !== 'validada') {
    sheet.runningText('Pendiente de validación', sheet.left + half + 60, 38, half - 60, {
      ...SMALL,
      size: 8,
      font: 'semiBold',
      color: TONES.amber.text,
      align: 'right',
    });
  }
  sheet.artifact(
    (doc) =>
      doc
        .moveTo(sheet.left, 56)
        .lineTo(sheet.left + sheet.width, 56)
        .lineWidth(0.5)
        .stroke(LINE),
    'Pagination',
  );
}
