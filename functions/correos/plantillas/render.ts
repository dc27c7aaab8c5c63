import { CATALOGO_PLANTILLAS } from '#shared/correos/catalogo-plantillas.ts';
import type { Plantilla } from '#shared/correos/plantillas.ts';
import type { Fuente } from './fuente.ts';
import { renderTemplate } from './template.ts';

/** Subject, HTML and text with their places filled. @throws when a place has no value */
export function renderFuente({ subject, html, text }: Fuente, variables: Record<string, string>): Fuente {
  return {
    // A header is one line, whatever its values are.
    subject: renderTemplate(subject, variables, 'text').replace(/[\r\n\t]+/g, ' '),
    html: renderTemplate(html, variables, 'html'),
    text: renderTemplate(text, variables, 'text'),
  };
}

/** The values of previews and tests: examples, never anybody's. */
export function ejemplosOf(plantilla: Plantilla): Record<string, string> {
  const { variables } = CATALOGO_PLANTILLAS[plantilla];
  return Object.fromEntries(Object.entries(variables).map(([name, { ejemplo }]) => [name, ejemplo]));
}
