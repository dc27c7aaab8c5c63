import type { HardSkill, SoftSkill } from '#shared/informes/informes/informe.ts';
import {
  confianzaText,
  enginePart,
  formatScore,
  NIVEL_TEXTS,
  rubricaOf,
  skillsOf,
} from '#shared/informes/informes/informe-words.ts';
import { INK, LINE, MUTED, TONES, WHITE } from './colors.ts';
import { type Chapter, changeOf, chapterHeading, H3 } from './documento.ts';
import { SMALL } from './text-style.ts';

type Skill = SoftSkill | HardSkill;
const SIN_EVIDENCIA = 'sin evidencia';
/** Below the scores, in two lines at most. */
const NOTE_HEIGHT = 36;
const PERSONA = TONES.green.text;

/** All scores at a glance: a bar for each competency, with the figures beside it. */
export function writeOverview(chapter: Chapter): void {
  const { sheet, informe } = chapter;
  const skills = skillsOf(informe.informeIA);
  if (skills.length === 0) return;
  chapterHeading(chapter, 'Competencias de un vistazo', 120);
  const columns = columnsOf(chapter);
  const nameWidth = 168;
  const figures = 62;
  const barX = sheet.left + nameWidth + 12;
  const barWidth = sheet.width - nameWidth - 24 - figures * columns.length;
  const xOf = (column: number) => sheet.left + sheet.width - figures * (columns.length - column);
  const line = (y: number) =>
    sheet.artifact((doc) =>
      doc
        .moveTo(sheet.left, y)
        .lineTo(sheet.left + sheet.width, y)
        .lineWidth(0.5)
        .stroke(LINE),
    );

  const writeHead = () => {
    const { y } = sheet;
    const style = { ...SMALL, size: 8 };
    sheet.group('TR', () => {
      sheet.label('Competencia', sheet.left, y, nameWidth, style, 'columnHeader');
      for (const [at, { title }] of columns.entries())
        sheet.label(title, xOf(at), y, figures, { ...style, align: 'right' }, 'columnHeader');
    });
    line(y + 15);
    sheet.y = y + 19;
  };

  const rowHeight = ({ habilidad }: Skill) =>
    Math.max(22, sheet.heightOf(habilidad, { size: 9.5 }, { width: nameWidth }) + 6);

  /** @param kept The last row, when this is the one before: it and the note below stay with it on one page. */
  const writeRow = (skill: Skill, kept: Skill | undefined) => {
    const height = rowHeight(skill);
    if (sheet.y + height + (kept ? rowHeight(kept) + NOTE_HEIGHT : 0) > sheet.bottom) {
      sheet.addPage();
      writeHead();
    }
    const { y } = sheet;
    drawBar(chapter, skill, { x: barX, y: y + height / 2 - 5, width: barWidth });
    sheet.group('TR', () => {
      sheet.label(skill.habilidad, sheet.left, y + 4, nameWidth, { size: 9.5 }, 'rowHeader');
      for (const [at, { of, color }] of columns.entries()) {
        const value = of(skill);
        const style =
          typeof value === 'number' ? { font: 'semiBold' as const, size: 10, color } : { size: 8.5, color: MUTED };
        sheet.label(
          typeof value === 'number' ? formatScore(value) : value,
          xOf(at) - 8,
          y + 4,
          figures + 8,
          { ...style, align: 'right' },
          'cell',
        );
      }
    });
    sheet.y = y + height;
    line(sheet.y);
  };

  sheet.group('Table', () => {
    writeHead();
    for (const [at, skill] of skills.entries()) writeRow(skill, at === skills.length - 2 ? skills.at(-1) : undefined);
  });
  sheet.space(8);
  const people = informe.validacion?.cambios.length ? ' La marca negra es la de la persona que revisó.' : '';
  sheet.text(`Escala de 0 a 10. «${SIN_EVIDENCIA}» no es una nota baja: no hubo nada que citar.${people}`, SMALL);
}

interface Column {
  title: string;
  color: string;
  of(skill: Skill): number | string;
}

/** Whose scores there are: the engine's always, the embedded rubric's beside a model's, a person's where one changed any. */
function columnsOf({ informe, color }: Chapter): Column[] {
  const engine = enginePart(informe) === 'modelo' ? 'IA (modelo)' : 'IA (motor)';
  const columns: Column[] = [{ title: engine, color, of: ({ puntuacion }) => puntuacion ?? SIN_EVIDENCIA }];
  if (informe.rubrica) {
    columns.push({
      title: 'Rúbrica',
      color: MUTED,
      of: ({ competenciaId }) => rubricaOf(informe, competenciaId)?.puntuacion ?? SIN_EVIDENCIA,
    });
  }
  if (informe.validacion) {
    columns.push({
      title: 'Persona',
      color: PERSONA,
      of: ({ habilidad }) => changeOf(informe, habilidad)?.puntuacion ?? 'igual',
    });
  }
  return columns;
}

function drawBar(
  { sheet, informe, color }: Chapter,
  skill: Skill,
  { x, y, width }: { x: number; y: number; width: number },
) {
  const human = changeOf(informe, skill.habilidad)?.puntuacion;
  const rubrica = rubricaOf(informe, skill.competenciaId)?.puntuacion;
  const at = (score: number) => x + (width * score) / 10;
  sheet.artifact((doc) => {
    if (skill.puntuacion === null) {
      doc
        .roundedRect(x, y + 1, width, 8, 4)
        .lineWidth(0.75)
        .dash(2, { space: 2 })
        .stroke('#a9b0bc');
      doc.undash();
    } else {
      doc.roundedRect(x, y + 1, width, 8, 4).fill('#e6e9ee');
      doc.roundedRect(x, y + 1, Math.max(8, (width * skill.puntuacion) / 10), 8, 4).fill(color);
    }
    if (typeof rubrica === 'number') doc.rect(at(rubrica) - 1, y - 1, 2, 12).fill(MUTED);
    if (human !== undefined) doc.rect(at(human) - 1.5, y - 3, 3, 16).fillAndStroke(INK, WHITE);
  });
}

/** Each competency with its reason and its quotes. */
export function writeCompetencias(chapter: Chapter): void {
  const { softSkills, hardSkills } = chapter.informe.informeIA;
  for (const [title, skills] of [
    ['Competencias personales', softSkills],
    ['Competencias técnicas', hardSkills],
  ] as const) {
    if (skills.length === 0) continue;
    chapterHeading(chapter, title, 130);
    for (const skill of skills) chapter.sheet.group('Sect', () => writeCompetencia(chapter, skill));
  }
}

function writeCompetencia(chapter: Chapter, skill: Skill): void {
  const { sheet, informe, color } = chapter;
  const { puntuacion, confianza, habilidad, justificacion } = skill;
  const score = puntuacion === null ? 'Sin evidencia' : `${formatScore(puntuacion)} / 10`;
  const scoreWidth = 110;
  const style = { font: 'semiBold' as const, ...H3 };
  const box = { width: sheet.width - scoreWidth };
  sheet.space(8);
  sheet.ensure(sheet.heightOf(habilidad, style, box) + 78);
  const { y } = sheet;
  sheet.heading(3, habilidad, H3, 0, box);
  const after = sheet.y;
  sheet.label(score, sheet.left + sheet.width - scoreWidth, y, scoreWidth, {
    font: 'semiBold',
    size: puntuacion === null ? 10 : 12,
    color: puntuacion === null ? MUTED : color,
    align: 'right',
  });
  sheet.y = after + 1;
  const nivel = 'nivel' in skill && skill.nivel !== 'sin_evidencia' ? NIVEL_TEXTS[skill.nivel] : '';
  const about = [nivel, puntuacion === null ? 'No es una nota baja: no hubo nada que citar' : confianzaText(confianza)];
  sheet.text(about.filter(Boolean).join(' · '), SMALL);
  sheet.space(4);
  if (justificacion) sheet.text(justificacion);
  for (const cita of skill.evidencia) writeCita(chapter, cita);
  const cambio = changeOf(informe, habilidad);
  if (cambio) writeCambio(chapter, cambio);
  sheet.space(12);
}

/** Exactly what was said, with the turn where it was. */
function writeCita({ sheet, turnNumber, color }: Chapter, { cita, turnoId }: Skill['evidencia'][number]): void {
  const box = { x: sheet.left + 14, width: sheet.width - 14 };
  const turno = turnNumber.get(turnoId);
  sheet.space(7);
  sheet.ensure(32);
  sheet.beside(color, sheet.left, () => {
    sheet.group('BlockQuote', () => {
      sheet.text(`«${cita.trim()}»`, { font: 'italic', color: INK }, box);
      if (turno !== undefined) sheet.text(`Turno ${turno}`, SMALL, box);
    });
  });
}

function writeCambio({ sheet }: Chapter, { por, puntuacion, motivo }: NonNullable<ReturnType<typeof changeOf>>): void {
  const box = { x: sheet.left + 14, width: sheet.width - 14 };
  sheet.space(8);
  sheet.ensure(34);
  sheet.beside(PERSONA, sheet.left, () => {
    sheet.text(`Puntuación de ${por}: ${formatScore(puntuacion)} / 10`, { font: 'semiBold', color: PERSONA }, box);
    sheet.text(motivo, {}, box);
  });
}
