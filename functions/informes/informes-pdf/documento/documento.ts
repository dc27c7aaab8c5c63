import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Cambio, Informe } from '#shared/informes/informes/informe.ts';
import type { Sheet } from './sheet.ts';

/** How a company's documents look. */
export interface Marca {
  nombre: string;
  /** `#rrggbb` */
  color: string;
  /** PNG or JPEG. */
  logo?: Uint8Array | undefined;
}

/** Everything that the document of a report is made from: the same input gives the same text. */
export interface DocumentoInput {
  informe: Informe;
  turnos: readonly Turno[];
  marca: Marca;
  /** When the candidate sent the interview; null where it is not known. */
  fechaEntrevista: string | null;
  /** Its IANA zone: every date of the document is in it. */
  zonaHoraria: string;
  puesto: string;
  /** With all questions and answers. */
  transcripcion: boolean;
  now: Date;
}

/** What every chapter is written with. */
export interface Chapter extends DocumentoInput {
  sheet: Sheet;
  /** The candidate's name now; `informe` has the one that the document is made out to. */
  nombreActual: string;
  /** The company's colour, dark enough for text. */
  color: string;
  /** Of a turn, for the references of quotes. */
  turnNumber: ReadonlyMap<string, number>;
}

export const H2 = { size: 15, leading: 2 };
export const H3 = { size: 11.5, leading: 2 };

export function changeOf({ validacion }: Informe, habilidad: string): Cambio | undefined {
  return validacion?.cambios.find((cambio) => cambio.habilidad === habilidad);
}

/** `22 de noviembre de 2026`, in the interview's zone. */
export function longDate(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone }).format(new Date(instant));
}

/** `22 de noviembre de 2026, 10:05`. */
export function longDateTime(instant: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat('es-ES', { timeStyle: 'short', timeZone }).format(new Date(instant));
  return `${longDate(instant, timeZone)}, ${time}`;
}

/** The name of a chapter, with the colour's mark before it. */
export function chapterHeading({ sheet, color }: Chapter, title: string, needs = 70): void {
  sheet.space(22);
  sheet.ensure(sheet.heightOf(title, { font: 'semiBold', ...H2 }) + needs);
  const { y } = sheet;
  sheet.artifact((doc) => doc.rect(sheet.left, y - 5, 28, 2.5).fill(color));
  sheet.y = y + 3;
  sheet.heading(2, title, H2, 0);
  sheet.space(6);
}

/** Points of a list, each with its mark. */
export function bullets({ sheet, color }: Chapter, texts: readonly string[]): void {
  sheet.group('L', () => {
    for (const text of texts) {
      sheet.group('LI', () => {
        sheet.ensure(28);
        const { y } = sheet;
        sheet.artifact((doc) => doc.circle(sheet.left + 4, y + 6, 1.7).fill(color));
        sheet.y = y;
        sheet.text(text, {}, { x: sheet.left + 16, width: sheet.width - 16 }, 'LBody');
        sheet.space(4);
      });
    }
  });
}
