import type { BorradorPlantilla, ContenidoPlantilla, PartesPlantilla } from '#shared/correos/plantilla-correo.ts';
import type { Plantilla } from '#shared/correos/plantillas.ts';
import { DEFAULT_TEMPLATES } from './default-templates.ts';
import { htmlLayout, type MailTemplate, textLayout } from './layout.ts';
import type { PlantillaRecord } from './plantilla.repository.ts';

/** What is sent, with its `{variable}` places still open. */
export interface Fuente {
  subject: string;
  html: string;
  text: string;
}

/** The text that is in force: the saved one, or the one that the platform comes with. */
export function fuenteOf(plantilla: Plantilla, { texto }: Pick<PlantillaRecord, 'texto'>): Fuente {
  if (!texto) return fromLayout(DEFAULT_TEMPLATES[plantilla]);
  const { subject, contenido, plano } = texto;
  if (contenido.modo === 'partes') return fromLayout(templateOf(subject, contenido));
  return { subject, html: contenido.html, text: plano ?? '' };
}

export const fromLayout = (template: MailTemplate): Fuente => ({
  subject: template.subject,
  html: htmlLayout(template),
  text: textLayout(template),
});

/** What the platform comes with, in the form that people edit. */
export function defaultBorrador(plantilla: Plantilla): BorradorPlantilla {
  const { subject, facts = [], action, ...template } = DEFAULT_TEMPLATES[plantilla];
  const contenido: ContenidoPlantilla = {
    modo: 'partes',
    preview: template.preview,
    title: template.title,
    paragraphs: [...template.paragraphs],
    facts: facts.map(([label, value]) => ({ label, value })),
    action: action ?? null,
    note: template.note,
  };
  return { subject, contenido };
}

export function templateOf(subject: string, { modo: _, facts, action, ...partes }: PartesPlantilla): MailTemplate {
  return {
    ...partes,
    subject,
    facts: facts.map(({ label, value }) => [label, value] as const),
    ...(action && { action }),
  };
}
