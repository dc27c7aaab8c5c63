import {
  confianzaText,
  enginePart,
  formatScore,
  RECOMENDACION_TEXTS,
} from '#shared/informes/informes/informe-words.ts';
import { LINE, MUTED, PAPER, TONES, type Tone, WHITE } from './colors.ts';
import { type Chapter, longDate } from './documento.ts';

const BAND = 250;
const NAME_SIZES = [34, 28, 22, 18];
const LOGO = { width: 150, height: 44 };

const RECOMENDACION_TONES: Record<keyof typeof RECOMENDACION_TEXTS, Tone> = {
  recomendado: 'green',
  con_reservas: 'amber',
  no_recomendado: 'red',
  sin_datos: 'gray',
};

const AVISO_IA =
  'Generado con ayuda de IA. Las puntuaciones y los textos proceden de un análisis automático de la transcripción, y cada cita se ha comprobado con ella. La IA propone; la decisión es siempre de una persona.';

/** The first page: whose report it is, what it says in a line, and who answers for it. */
export function writeCover(chapter: Chapter): void {
  const { sheet, informe, color } = chapter;
  sheet.artifact((doc) => {
    doc.rect(0, 0, sheet.pageWidth, BAND).fill(color);
    doc.rect(0, BAND, sheet.pageWidth, 4).fillOpacity(0.35).fill(color);
  });
  writeMarca(chapter);
  sheet.label('INFORME DE ENTREVISTA', sheet.left, 126, sheet.width, {
    font: 'semiBold',
    size: 9.5,
    color: WHITE,
  });
  const size = NAME_SIZES.find((each) => fits(chapter, each)) ?? 16;
  sheet.label(
    informe.candidatoNombre,
    sheet.left,
    144,
    sheet.width,
    { font: 'semiBold', size, color: WHITE, leading: 0 },
    'title',
  );
  sheet.y = BAND + 30;
  writeState(chapter);
  writeFacts(chapter);
  writeVerdict(chapter);
  writeNotice(chapter);
}

function fits({ sheet, informe }: Chapter, size: number): boolean {
  const style = { font: 'semiBold', size, leading: 0 } as const;
  return sheet.heightOf(informe.candidatoNombre, style) <= BAND - 144 - 16;
}

function writeMarca({ sheet, marca }: Chapter): void {
  const { nombre } = marca;
  const logo = marca.logo && sheet.picture(marca.logo);
  if (!logo) {
    sheet.label(nombre, sheet.left, 56, sheet.width, { font: 'semiBold', size: 13, color: WHITE });
    return;
  }
  sheet.artifact((doc) => doc.roundedRect(sheet.left - 8, 40, LOGO.width + 16, LOGO.height + 16, 6).fill(WHITE));
  sheet.figure(`Logotipo de ${nombre}`, (doc) =>
    doc.image(logo as Buffer, sheet.left, 48, { fit: [LOGO.width, LOGO.height], valign: 'center' }),
  );
}

/** Whether a person answers for it already. */
function writeState(chapter: Chapter): void {
  const { sheet, informe } = chapter;
  const validated = informe.estado === 'validada';
  const text = validated ? 'Validado por una persona' : 'Pendiente de validación';
  pill(chapter, text, validated ? 'green' : 'amber', sheet.left, sheet.y);
  sheet.y += 38;
}

function pill({ sheet }: Chapter, text: string, tone: Tone, x: number, y: number): number {
  const style = { font: 'semiBold', size: 10, color: TONES[tone].text, leading: 0 } as const;
  const width = sheet.widthOf(text, style) + 1;
  sheet.artifact((doc) => doc.roundedRect(x, y, width + 22, 22, 11).fill(TONES[tone].ground));
  sheet.label(text, x + 11, y + 5, width, style);
  return width + 22;
}

function writeFacts({ sheet, informe, nombreActual, puesto, fechaEntrevista, zonaHoraria }: Chapter): void {
  const { validacion } = informe;
  const facts: [string, string][] = [
    ...(nombreActual === informe.candidatoNombre ? [] : [['Nombre actual', nombreActual] as [string, string]]),
    ['Servicio', informe.servicioNombre],
    ...(puesto ? [['Puesto', puesto] as [string, string]] : []),
    ...(fechaEntrevista ? [['Entrevista', longDate(fechaEntrevista, zonaHoraria)] as [string, string]] : []),
    ['Análisis', longDate(informe.fecha, zonaHoraria)],
    ['Revisión', validacion ? `${validacion.por}, ${longDate(validacion.fecha, zonaHoraria)}` : 'Sin revisar todavía'],
  ];
  const label = 96;
  sheet.group('Table', () => {
    for (const [name, value] of facts) {
      const box = { x: sheet.left + label, width: sheet.width - label };
      const { y } = sheet;
      const height = sheet.heightOf(value, { size: 11 }, box);
      sheet.group('TR', () => {
        sheet.label(name, sheet.left, y + 1, label - 10, { size: 10, color: MUTED }, 'rowHeader');
        sheet.label(value, box.x, y, box.width, { size: 11 }, 'cell');
      });
      sheet.y = y + height + 7;
      const line = sheet.y - 3;
      sheet.artifact((doc) =>
        doc
          .moveTo(sheet.left, line)
          .lineTo(sheet.left + sheet.width, line)
          .lineWidth(0.5)
          .stroke(LINE),
      );
      sheet.y += 5;
    }
  });
}

function writeVerdict(chapter: Chapter): void {
  const { sheet, informe, color } = chapter;
  const { recomendacion, puntuacionMedia, confianza } = informe.informeIA;
  const whose = enginePart(informe) === 'modelo' ? 'del modelo' : 'del motor';
  const y = sheet.y + 16;
  const height = 96;
  sheet.artifact((doc) => doc.roundedRect(sheet.left, y, sheet.width, height, 8).fill(PAPER));
  sheet.label(`Recomendación ${whose}`, sheet.left + 20, y + 18, 240, { size: 9, color: MUTED });
  pill(chapter, RECOMENDACION_TEXTS[recomendacion], RECOMENDACION_TONES[recomendacion], sheet.left + 20, y + 36);
  sheet.label(confianzaText(confianza), sheet.left + 20, y + 68, 240, { size: 9, color: MUTED });
  const x = sheet.left + sheet.width - 190;
  sheet.label(`Media ${whose}`, x, y + 18, 170, { size: 9, color: MUTED, align: 'right' });
  const score = puntuacionMedia === null ? 'Sin media' : `${formatScore(puntuacionMedia)} / 10`;
  sheet.label(score, x, y + 34, 170, { font: 'semiBold', size: 26, color, leading: 0, align: 'right' });
  sheet.y = y + height + 18;
}

/** At the foot of the page, where nobody misses it. */
function writeNotice({ sheet }: Chapter): void {
  const style = { size: 9, color: MUTED, leading: 2.5 };
  const width = sheet.width - 32;
  const height = sheet.heightOf(AVISO_IA, style, { width }) + 22;
  const y = Math.max(sheet.y, sheet.bottom - height);
  sheet.artifact((doc) => doc.roundedRect(sheet.left, y, sheet.width, height, 6).lineWidth(0.75).stroke(LINE));
  sheet.label(AVISO_IA, sheet.left + 16, y + 12, width, style);
  sheet.y = y + height;
}
