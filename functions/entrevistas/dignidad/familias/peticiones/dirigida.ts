import { tokenize } from '../../../../lenguaje/tokens.ts';
import { type VerbForm, verbForm } from '../../../../lenguaje/verbs.ts';
import type { Coincidencia, Gravedad, Hallado, Hallazgo } from '../../familia.ts';
import { keysAt } from '../alcance.ts';

type Lectura = Hallado['lectura'];

/** Reported speech and wishes of others: nothing after it is asked of this interview. */
export const AJENO = [
  '(dijo|dije|dijeron|dijimos|decia|decian|dice|dicen|diciendo|diciendome|diciendole|dicho que|decirle|decirles|deciamos)',
  '(pidió|pidieron|pedia|pedian|pide|piden|pidiendo|pidiendome|pedi|pedimos|exigia|exigian|exigió|exigieron|exige|solicitó|solicitaba|solicitan)',
  '(preguntó|preguntaron|preguntaba|preguntaban|pregunte|preguntamos|preguntaste|preguntandome|preguntarle|preguntarles|preguntando a)',
  '(gritó|gritaba|gritando|gritaron|gritandome|contestó|contestaba|contestaron|respondió|respondieron|respondia|comentó|comentaron|comentaba|soltó|insistia|insistió|insistieron|reclamó|reclamaba|reclamaban|escribió|escribieron|escribia|mandó|planteó|planteaban|avisó|aviso que|advirtió|quejaba|quejó|quejaban|explicó)',
  '(le|les) (digo|decia|dije|pregunto|conteste|explique|explicaba|pedi|pido|aviso|avise|ofrezco|ofreci|propuse)',
  '(cliente|clienta|clientes|clientas|paciente|pacientes|usuario|usuaria|usuarios|alumno|alumna|alumnos|huesped|huespedes|pasajero|pasajera|pasajeros|vecino|vecina|comensal|comensales|señora|señor|muchacha|socio|proveedor|compañero|compañera|compañeros|jefe|jefa|encargado|gerente|operario|tecnico|gente que|personas que|persona que|los que) ..4 (que|quiere|quieren|queria|querian|pide|piden|no quiere|no quieren|prefiere|prefieren|necesita|necesitan|necesitaba|entiende|entienden|entendia)',
];

/** Conditions and habits: «cuando necesito un descanso, lo pido» asks for none. */
const HABITO = new Set(['kuando', 'si', 'siempre', 'ves', 'beses', 'jamas', 'nunka', 'todos', 'asta']);

const CONTADO: ReadonlySet<VerbForm | undefined> = new Set<VerbForm>([
  'hecho_propio',
  'hecho_nuestro',
  'estado_propio',
  'imperfecto',
  'pasado_ajeno',
]);

/** Does this stretch tell of something that was done? */
export function cuenta(texto: string): boolean {
  const tokens = tokenize(texto);
  return tokens.some((_, at) => CONTADO.has(verbForm(tokens, at)));
}

export const quoted = (lectura: Lectura, { inicio }: { inicio: number }) =>
  lectura.citas.some((cita) => cita.inicio <= inicio && inicio < cita.fin);

export const wordsOf = (lectura: Lectura, oracion: number) => {
  const { desde = 0, hasta = 0 } = lectura.oraciones[oracion] ?? {};
  return hasta - desde;
};

/** Said to whoever interviews, now: not quoted, not told of others, not a habit. */
export function dirigida(hallado: Hallado, en: Coincidencia): boolean {
  const { lectura, de } = hallado;
  if (quoted(lectura, en)) return false;
  if (de('ajeno').some((each) => each.oracion === en.oracion && each.desde < en.desde)) return false;
  const { desde: start = 0 } = lectura.oraciones[en.oracion]?.clausulas[en.clausula] ?? {};
  for (let at = Math.max(start, en.desde - 3); at < en.desde; at++)
    if (keysAt(lectura, at).some((key) => HABITO.has(key))) return false;
  return !cuenta(lectura.texto.slice(lectura.palabras[start]?.inicio ?? 0, en.inicio));
}

/** Words of the sentence that do not belong to what was found. */
export const sobra = (lectura: Lectura, en: Coincidencia) => wordsOf(lectura, en.oracion) - (en.hasta - en.desde);

/** Words of the whole text. */
export const palabrasDe = ({ palabras }: Lectura) => palabras.length;

export const hallazgo = (
  categoria: string,
  gravedad: Gravedad,
  { inicio, fin }: { inicio: number; fin: number },
  subtipo?: string,
): Hallazgo => ({ categoria, gravedad, ...(subtipo ? { subtipo } : {}), tramo: { inicio, fin }, fuente: 'reglas' });

/** Of several the gravest, since the room answers once. */
export function laMasGrave(hallazgos: readonly Hallazgo[]): Hallazgo[] {
  return hallazgos.toSorted((a, b) => b.gravedad - a.gravedad).slice(0, 1);
}
