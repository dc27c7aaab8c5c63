import type { Propuesta } from '#shared/candidatos/curriculums/curriculum.ts';
import type { Linea, Seccion } from './lineas.ts';

const MAX_YEARS = 70;
const FIRST_YEAR = 1950;
const SAID =
  /\b(\d{1,2})\s*\+?\s*anos?\s+(?:completos\s+)?de\s+(?:amplia\s+)?experiencia\b|\bexperiencia\s+(?:laboral\s+|profesional\s+)?(?:de\s+)?(?:mas\s+de\s+)?(\d{1,2})\s*\+?\s*anos?\b/;
/** '2015 - 2019', '03/2015 – 12/2019', 'enero de 2020 a la actualidad'. */
const RANGE =
  /\b(?:(\d{1,2})[/.])?((?:19|20)\d{2})\b\s*(?:-|–|—|\ba\b|\bhasta\b|\bal\b)+\s*(?:(?:la|el|de|\p{L}{3,10}\.?(?:\s+de)?)\s+)?(?:(?:(\d{1,2})[/.])?((?:19|20)\d{2})\b|(actualidad|actual|presente|hoy|ahora|today|present))/gu;

/** Whole years of work: as the CV says them, else what the periods below its experience add up to. */
export function proposeExperiencia(secciones: readonly Seccion[], now: Date): Propuesta['experiencia_años'] {
  for (const linea of secciones.flatMap(({ lineas }) => lineas)) {
    const [, before, after] = SAID.exec(linea.folded) ?? [];
    const years = Number(before ?? after);
    if (years > 0 && years <= MAX_YEARS) return { valor: years, cita: linea.texto };
  }
  const worked = secciones.filter(({ apartado }) => apartado === 'experiencia').flatMap(({ lineas }) => lineas);
  const periods = worked.flatMap((linea) => periodsOf(linea, now).map((period) => ({ ...period, linea })));
  if (periods.length === 0) return undefined;
  const years = Math.floor(monthsOf(periods) / 12);
  if (years > MAX_YEARS) return undefined;
  return { valor: years, cita: periods.map(({ linea }) => linea.texto).join(' · ') };
}

interface Period {
  /** In months since year 0; `end` is the first month after it. */
  start: number;
  end: number;
}

function periodsOf({ folded }: Linea, now: Date): Period[] {
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth();
  return [...folded.matchAll(RANGE)].flatMap(([, startMonth, startYear, endMonth, endYear, open]) => {
    const start = monthOf(startYear, startMonth);
    const end = open ? thisMonth : monthOf(endYear, endMonth) + (endMonth ? 1 : 0);
    const isPeriod = start >= FIRST_YEAR * 12 && start <= end && end <= thisMonth + 12;
    return isPeriod ? [{ start, end }] : [];
  });
}

function monthOf(year: string | undefined, month: string | undefined): number {
  const n = Number(month ?? 1);
  return Number(year) * 12 + (n >= 1 && n <= 12 ? n - 1 : 0);
}

/** Two jobs at the same time are counted once. */
function monthsOf(periods: readonly Period[]): number {
  let total = 0;
  let reached = 0;
  for (const { start, end } of periods.toSorted((a, b) => a.start - b.start)) {
    total += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return total;
}
