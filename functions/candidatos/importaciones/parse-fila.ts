import { type CreateCandidato, createCandidatoSchema } from '#shared/candidatos/candidatos/candidato.ts';
import {
  CAMPOS_DE_COLUMNA,
  CAMPOS_IMPORTACION,
  type CampoImportacion,
  type Fila,
  type Mapeo,
} from '#shared/candidatos/importaciones/importacion.ts';
import { fold } from '#shared/core/fold.ts';
import { type FilaLeida, letterOf } from './tabla.ts';

export type Problema = Fila['problemas'][number];

/** Active areas of the company, by their folded name. */
export type Areas = ReadonlyMap<string, string>;

/** What a row says of a candidate: only fields whose cell has something. */
export type Dicho = Partial<CreateCandidato> & Pick<CreateCandidato, 'nombre' | 'email'>;
export type FilaRevisada = Pick<Fila, 'fila' | 'nombre' | 'email'> &
  ({ dicho: Dicho; problemas: [] } | { dicho: undefined; problemas: Problema[] });

interface Sources {
  columnas: readonly string[];
  mapeo: Mapeo;
  areas: Areas;
}

type Given = Partial<Record<CampoImportacion, string>>;

/** A row as a candidate, or everything that is wrong with it. */
export function parseFila({ fila, celdas }: FilaLeida, { columnas, mapeo, areas }: Sources): FilaRevisada {
  const columnOf = (campo: CampoImportacion) => columnas[mapeo[campo] ?? -1] ?? CAMPOS_IMPORTACION[campo].columna;
  const problemas: Problema[] = [];
  const given: Given = {};
  for (const campo of CAMPOS_DE_COLUMNA) {
    const at = mapeo[campo];
    const celda = at === undefined ? '' : celdas[at];
    if (celda === null) problemas.push({ columna: columnOf(campo), mensaje: formulaText(at ?? 0, fila) });
    else if (celda) given[campo] = celda;
  }
  const { value, wrong } = toInput(given, areas);
  const parsed = createCandidatoSchema().partial().required({ nombre: true, email: true }).safeParse(value);
  const isKnown = (campo: string) => problemas.some(({ columna }) => columna === columnOf(campo as CampoImportacion));
  for (const [campo, mensaje] of wrong) problemas.push({ columna: columnOf(campo), mensaje });
  for (const { path, message, code } of parsed.error?.issues ?? []) {
    const campo = path[0] === 'areaId' ? 'area' : (String(path[0]) as CampoImportacion);
    if (isKnown(campo)) continue;
    problemas.push({ columna: columnOf(campo), mensaje: code === 'invalid_type' ? 'Falta este dato' : message });
  }
  const shown = { fila, nombre: value.nombre?.slice(0, 120) ?? '', email: value.email?.slice(0, 254) ?? '' };
  if (problemas.length > 0 || !parsed.data) return { ...shown, dicho: undefined, problemas };
  // The schema fills in what a form leaves out; an import changes only what its row says.
  const dicho = Object.fromEntries(Object.keys(value).map((key) => [key, parsed.data[key as keyof Dicho]])) as Dicho;
  return { ...shown, nombre: dicho.nombre, email: dicho.email, dicho, problemas: [] };
}

/** The e-mail of a row, as the guard of candidates spells it; rows of one file are compared by it. */
export function emailOf({ celdas }: FilaLeida, { email }: Mapeo): string {
  return email === undefined ? '' : (celdas[email] ?? '').trim().toLowerCase();
}

const formulaText = (at: number, fila: number) => `La celda ${letterOf(at)}${fila} tiene una fórmula: escribe su valor`;

function toInput({ area, apellidos, experiencia_años: years, habilidades, ...texts }: Given, areas: Areas) {
  const wrong: [CampoImportacion, string][] = [];
  const nombre = [texts.nombre, apellidos].filter(Boolean).join(' ').replace(/\s+/g, ' ');
  const experiencia = years === undefined ? undefined : yearsOf(years);
  if (experiencia === null) wrong.push(['experiencia_años', 'Escribe un número entero de años, entre 0 y 70']);
  const areaId = area === undefined ? undefined : areas.get(fold(area));
  if (area !== undefined && !areaId) wrong.push(['area', `El área «${area.slice(0, 80)}» no existe o está archivada`]);
  if (texts.telefono && /^\d[.,]\d+E\+\d+$/i.test(texts.telefono)) {
    wrong.push([
      'telefono',
      `«${texts.telefono}» ha perdido cifras: da formato de texto a la columna y guárdala otra vez`,
    ]);
  }
  const value = {
    ...texts,
    ...(nombre && { nombre }),
    ...(areaId && { areaId }),
    ...(typeof experiencia === 'number' && { experiencia_años: experiencia }),
    ...(habilidades && { habilidades: habilidadesOf(habilidades) }),
  };
  return { value, wrong };
}

/** «5», «5 años», «5,5»: whole years; null for what is none. */
function yearsOf(text: string): number | null {
  const found = /^(\d{1,2})(?:[.,]\d+)?\s*(?:años?|anos?|years?)?$/i.exec(text.trim());
  return found && Number(found[1]) <= 70 ? Number(found[1]) : null;
}

/** Separated by commas, semicolons, bars or lines; each once. */
function habilidadesOf(text: string): string[] {
  const each = text.split(/[,;|\n]/).map((one) => one.replace(/\s+/g, ' ').trim());
  return [...new Map(each.filter(Boolean).map((one) => [fold(one), one])).values()];
}
