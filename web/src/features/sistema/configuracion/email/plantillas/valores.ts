import type { BorradorPlantilla, PartesPlantilla, PlantillaCorreo } from '#shared/correos/plantilla-correo.ts';

/** What the editor holds. Both forms of the text are kept while it is open; `modo` says which of them is saved. */
export interface Valores extends Pick<PartesPlantilla, 'preview' | 'title' | 'facts' | 'action' | 'note'> {
  enabled: boolean;
  subject: string;
  modo: 'partes' | 'html';
  /** Paragraphs with an empty line between them, as people write. */
  parrafos: string;
  html: string;
}

/** A text takes the place of what is being edited; of one in HTML the parts stay as they are. */
export function withTexto(valores: Omit<Valores, 'enabled'>, { subject, contenido }: BorradorPlantilla) {
  if (contenido.modo === 'html') return { ...valores, subject, modo: 'html' as const, html: contenido.html };
  const { preview, title, paragraphs, facts, action, note } = contenido;
  const partes = { preview, title, facts, action, note, parrafos: paragraphs.join('\n\n') };
  return { ...valores, ...partes, subject, modo: 'partes' as const };
}

const EMPTY = { subject: '', preview: '', title: '', parrafos: '', facts: [], action: null, note: '', html: '' };

/** The stored text. One in HTML has the parts that the platform comes with beside it, for whoever wants them back. */
export function valoresOf(plantilla: PlantillaCorreo): Valores {
  const base = withTexto({ ...EMPTY, modo: 'partes' }, plantilla.predeterminada);
  return { ...withTexto(base, plantilla), enabled: plantilla.enabled };
}

export function borradorOf({ subject, modo, html, parrafos, ...partes }: Valores): BorradorPlantilla {
  if (modo === 'html') return { subject, contenido: { modo, html } };
  const { preview, title, facts, action, note } = partes;
  const paragraphs = parrafos
    .split(/\n[^\S\n]*\n/)
    .map((text) => text.trim())
    .filter(Boolean);
  return { subject, contenido: { modo, preview, title, paragraphs, facts, action, note } };
}
