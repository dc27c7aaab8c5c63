import { CAMPOS_CANDIDATO, camposOf } from '#shared/candidatos/candidatos/campos.ts';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import type { Curriculum, Propuesta } from '#shared/candidatos/curriculums/curriculum.ts';
import { whole } from '../../../../lib/numbers.ts';
import { addHabilidades } from '../habilidades.ts';

export type Campo = keyof Propuesta;

export function experienciaText(years: number | null): string {
  if (years === null) return '';
  return years === 1 ? '1 año' : `${years} años`;
}

const textOf = (value: string | number | null | readonly string[]): string => {
  if (value === null) return '';
  if (typeof value === 'number') return experienciaText(value);
  return typeof value === 'string' ? value : value.join(', ');
};

/** One proposed field beside what the candidate has now. */
export interface CampoPropuesto {
  campo: Campo;
  label: string;
  actual: string;
  propuesto: string;
  /** The line of the CV that says it. */
  cita: string;
  /** Chosen to begin with: what fills a gap. What would take the place of something is for the person to choose. */
  fills: boolean;
}

/** What the CV says and the candidate does not have yet. */
export function camposPropuestos(candidato: Candidato, propuesta: Propuesta): CampoPropuesto[] {
  return (Object.keys(propuesta) as Campo[]).flatMap((campo) => {
    const found = propuesta[campo];
    if (!found) return [];
    const next = changeOf(candidato, propuesta, campo)[campo] ?? '';
    const [actual, propuesto] = [textOf(candidato[campo]), textOf(next)];
    if (actual === propuesto) return [];
    return [{ campo, label: CAMPOS_CANDIDATO[campo].label, actual, propuesto, cita: found.cita, fills: actual === '' }];
  });
}

/** Skills are added to those that are there; the other fields take the place of what is there. */
function changeOf(candidato: Candidato, propuesta: Propuesta, campo: Campo): Partial<Candidato> {
  if (campo !== 'habilidades') return { [campo]: propuesta[campo]?.valor };
  return { habilidades: addHabilidades(candidato.habilidades, (propuesta.habilidades?.valor ?? []).join(',')) };
}

/** The candidate's form with the chosen fields, from the version that was read. */
export function bodyWith(candidato: Candidato, propuesta: Propuesta, campos: readonly Campo[]) {
  const kept = { ...camposOf(candidato), version: candidato.version };
  return Object.assign(kept, ...campos.map((campo) => changeOf(candidato, propuesta, campo))) as typeof kept;
}

/** What came of reading the CV. */
export function lecturaText({ extraccion }: Curriculum): string {
  const { estado, caracteres, motivo } = extraccion;
  if (estado === 'pendiente') return 'Leyendo el texto del CV...';
  if (estado === 'error') return motivo ?? 'No se pudo leer el texto de este archivo.';
  if (estado === 'sin_texto') return 'El archivo no tiene texto que se pueda leer.';
  return `Leído: ${whole.format(caracteres)} caracteres.`;
}
