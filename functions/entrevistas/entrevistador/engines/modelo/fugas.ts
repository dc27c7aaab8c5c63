import { fold } from '#shared/core/fold.ts';
import { tokenize } from '../../../../lenguaje/tokens.ts';

/** Words by which a question tells of the machine behind it, of how answers are judged, or of what it was told. */
const MACHINE =
  /\b(?:prompt|instruccion(?:es)? (?:del|de) sistema|mis instrucciones|las instrucciones (?:que|son)|me (?:han|fue|fueron) (?:dado|indicado|programad\w*|configurad\w*)|modelo de lenguaje|(?:soy|como) (?:una )?(?:ia|inteligencia artificial)|openai|chatgpt|gpt|claude|anthropic|gemini|perplexity|rubrica)\b/;
const VERDICT =
  /\b(?:puntuacion(?:es)?|puntuar\w*|calificacion|tu nota|te (?:pongo|doy|daria|pondria) un|un (?:10|diez)|sobre (?:10|diez)|sobresaliente|(?:estas|seras|quedas|has) (?:aprobad|suspendid|contratad|seleccionad|rechazad|descartad)[oa]|recomendacion de contrat\w*|excelente|estupend[oa]|fantastic[oa]|impresionante|magnific[oa]|muy buena respuesta|buena respuesta|mala respuesta|respuesta (?:correcta|incorrecta|floja|pobre)|enhorabuena|felicidades)\b/;
/** Nobody says so many words in a row by chance. */
const RUN_WORDS = 6;

/** Why a text must not be shown, in one word. `internos` is what only the platform may read; `propio` what may be said. */
export function fuga(
  texto: string,
  internos: readonly string[],
  propio: string,
): 'maquina' | 'veredicto' | 'interno' | undefined {
  const plain = fold(texto);
  const own = fold(propio);
  const saysAnew = (pattern: RegExp) => {
    const [words] = pattern.exec(plain) ?? [];
    return words !== undefined && !own.includes(words);
  };
  if (saysAnew(MACHINE)) return 'maquina';
  if (saysAnew(VERDICT)) return 'veredicto';
  const allowed = runsOf(propio);
  const told = new Set(internos.flatMap((interno) => [...runsOf(interno)]));
  return [...runsOf(texto)].some((run) => told.has(run) && !allowed.has(run)) ? 'interno' : undefined;
}

function runsOf(texto: string): Set<string> {
  const words = tokenize(texto).map(({ word }) => word);
  return new Set(words.slice(RUN_WORDS - 1).map((_, start) => words.slice(start, start + RUN_WORDS).join(' ')));
}
