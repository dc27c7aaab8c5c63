import { tokenize } from '../../../lenguaje/tokens.ts';
import { type VerbForm, verbForm } from '../../../lenguaje/verbs.ts';

/** Forms in which somebody may speak of themselves; `firmaba` is as well hers as mine, and a model has said whose it is. */
const FORMAS: ReadonlySet<VerbForm | undefined> = new Set<VerbForm>([
  'hecho_propio',
  'hecho_nuestro',
  'estado_propio',
  'presente_propio',
  'imperfecto',
]);

/** Do these words tell a deed of the speaker? The verb says so, whatever a model has read. */
export function isHechoPropio(texto: string): boolean {
  const tokens = tokenize(texto);
  return tokens.some((_, at) => FORMAS.has(verbForm(tokens, at)));
}
