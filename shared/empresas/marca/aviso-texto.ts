import type { Legales } from './marca.ts';

/** The notice that candidates read and accept, in lines; empty when the company says nothing of its own. */
export function avisoTexto({ responsable, contactoPrivacidad, avisoAdicional }: Legales): string {
  return [
    responsable && `Responsable de tus datos: ${responsable}`,
    contactoPrivacidad && `Contacto de privacidad: ${contactoPrivacidad}`,
    avisoAdicional,
  ]
    .filter(Boolean)
    .join('\n');
}
