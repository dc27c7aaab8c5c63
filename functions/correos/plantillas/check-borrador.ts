import { convert } from 'html-to-text';
import { CATALOGO_PLANTILLAS } from '#shared/correos/catalogo-plantillas.ts';
import { type BorradorPlantilla, MAX_HTML, type PartesPlantilla } from '#shared/correos/plantilla-correo.ts';
import type { Plantilla } from '#shared/correos/plantillas.ts';
import type { ErrorDetail } from '../../core/app-error.ts';
import { cleanHtml } from './clean-html.ts';
import { type Fuente, fromLayout, templateOf } from './fuente.ts';
import { textoNoValido } from './plantilla.errors.ts';
import type { TextoPlantilla } from './plantilla.repository.ts';
import { atCharacter, linkProblem, namedIn, placeProblems, type Variables } from './texto.ts';

/** What was written is longer when every attribute is quoted and every sign escaped. */
const DEMASIADO_LARGO = `Con lo que se le añade al guardarlo, pasa de ${MAX_HTML.toLocaleString('es')} caracteres. Acórtalo un poco.`;

/** What a request calls a field: `contenido.title` is the name that the editor knows. */
export type PathOf = (path: string) => string;

export interface Checked {
  /** As it is stored. */
  texto: TextoPlantilla;
  fuente: Fuente;
}

/**
 * A text of a template, if it may be sent: it names variables of this e-mail only and those that it is of no use without,
 * and its HTML holds nothing that runs or loads. `pathOf` says what the request calls a field.
 * @throws AppError VALIDACION with everything that is wrong, each below its field
 */
export function checkBorrador(
  plantilla: Plantilla,
  { subject, contenido }: BorradorPlantilla,
  pathOf: PathOf = (path) => path,
): Checked {
  const { variables } = CATALOGO_PLANTILLAS[plantilla];
  const details = subjectProblems(subject, variables);
  const checked = contenido.modo === 'html' ? checkHtml() : checkPartes(contenido);
  details.push(...missing(checked.fuente, variables));
  if (details.length > 0) throw textoNoValido(details.map(({ path, msg }) => ({ path: pathOf(path), msg })));
  return checked;

  function checkHtml(): Checked {
    const { html, problems } = cleanHtml(contenido.modo === 'html' ? contenido.html : '', variables);
    if (html.length > MAX_HTML) problems.push(DEMASIADO_LARGO);
    details.push(...problems.map((msg) => ({ path: 'contenido.html', msg })));
    const plano = plainText(html);
    return {
      texto: { subject, contenido: { modo: 'html', html }, plano },
      fuente: { subject, html, text: plano },
    };
  }

  function checkPartes(partes: PartesPlantilla): Checked {
    details.push(...partesProblems(partes, variables));
    return { texto: { subject, contenido: partes }, fuente: fromLayout(templateOf(subject, partes)) };
  }
}

/** A subject stands on locked screens, and in lists of whoever looks over a shoulder. */
function subjectProblems(subject: string, variables: Variables): ErrorDetail[] {
  const secrets = [...namedIn(subject)].filter((name) => variables[name]?.secreta);
  const problems = [
    ...placeProblems(subject, variables, atCharacter),
    ...secrets.map((name) => `{${name}} es un dato reservado: no puede ir en el asunto`),
  ];
  return problems.map((msg) => ({ path: 'subject', msg }));
}

function partesProblems({ preview, title, paragraphs, facts, action, note }: PartesPlantilla, variables: Variables) {
  const fields: Record<string, string> = { preview, title, note };
  for (const [index, text] of paragraphs.entries()) fields[`paragraphs.${index}`] = text;
  for (const [index, { label, value }] of facts.entries()) {
    fields[`facts.${index}.label`] = label;
    fields[`facts.${index}.value`] = value;
  }
  if (action) fields['action.label'] = action.label;
  const details = Object.entries(fields).flatMap(([field, text]) =>
    placeProblems(text, variables, atCharacter).map((msg): ErrorDetail => ({ path: `contenido.${field}`, msg })),
  );
  const link = action && linkProblem(action.url, variables);
  return link ? [...details, { path: 'contenido.action.url', msg: link }] : details;
}

function missing({ html, text }: Fuente, variables: Variables): ErrorDetail[] {
  const inHtml = namedIn(html);
  const inText = namedIn(text);
  return Object.entries(variables)
    .filter(([name, { requerida }]) => requerida && !(inHtml.has(name) && inText.has(name)))
    .map(([name, { etiqueta }]) => ({
      path: 'contenido',
      msg: `Falta {${name}} (${etiqueta.toLowerCase()}): sin eso, el correo no le sirve a quien lo recibe`,
    }));
}

/** For those whose mail program shows no HTML. Links stand beside their words. */
function plainText(html: string): string {
  return convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'td', format: 'block' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });
}
