/**
 * Words for the gaps of approved texts that have no value: `si_falta` of `categorias.json`, word for word (a
 * test compares them), without the 25 kB of the other texts for rooms that say none.
 */
export const SI_FALTA = {
  persona_de_contacto: 'la administración de {empresa}',
  plazo_respuesta_contacto: 'lo antes posible',
  correo_contacto: 'el correo de la empresa',
  responsable_datos: '{empresa}',
  quien_lee: 'las personas que llevan esta selección',
} as const;
