const LABELS: Record<string, string> = {
  nombreLegal: 'Nombre Legal',
  nombreComercial: 'Nombre Comercial',
  cif: 'CIF',
  pais: 'País',
  email: 'Email',
  telefono: 'Teléfono',
  cantidadTrabajadores: 'Cantidad de trabajadores',
  sectorIndustrial: 'Sector industrial',
  tipoEmpresa: 'Tipo de empresa',
  'direccion.calle': 'Calle',
  'direccion.numero': 'Número',
  'direccion.piso': 'Piso',
  'direccion.puerta': 'Puerta',
  'direccion.codigoPostal': 'Código postal',
  'direccion.ciudad': 'Ciudad',
  'direccion.provincia': 'Provincia',
  'direccion.pais': 'País de la dirección',
  plan: 'Plan',
  'configuracion.subdominio': 'Subdominio',
  'configuracion.coloresPrimarios.primario': 'Color primario',
  'configuracion.coloresPrimarios.secundario': 'Color secundario',
  'configuracion.configuracionIA.chatgpt_enabled': 'ChatGPT',
  'configuracion.configuracionIA.claude_enabled': 'Claude',
  'configuracion.configuracionIA.gemini_enabled': 'Gemini',
  'configuracion.configuracionIA.perplexity_enabled': 'Perplexity',
  'configuracion.configuracionIA.deepgram_enabled': 'Respuestas por voz (Deepgram)',
  'configuracion.configuracionIA.analisis_personalizado': 'Análisis personalizado',
  'configuracion.configuracionIA.prompt_personalizado': 'Instrucciones propias',
  'configuracion.configuracionIA.criterios_evaluacion': 'Criterios de evaluación',
  'licencias.activas': 'Licencias activas',
  'licencias.configuracion.vigenciaDias': 'Vigencia (días)',
  'licencias.configuracion.maxEntrevistasPorLicencia': 'Entrevistas por licencia',
  'limites.usuarios': 'Usuarios',
  'limites.candidatos': 'Candidatos',
  'limites.entrevistas': 'Entrevistas',
  contextoEmpresarial: 'Contexto empresarial',
  misionEmpresa: 'Misión',
  visionEmpresa: 'Visión',
  valoresEmpresa: 'Valores',
  objetivosEstrategicos: 'Objetivos estratégicos',
};
const SERVICIO = 'serviciosContratados.';

/** The label of a field, by its path in the form. */
export function labelOf(path: string): string {
  return LABELS[path] ?? (path.startsWith(SERVICIO) ? `Servicio ${path.slice(SERVICIO.length)}` : path);
}

/** A field's value in a few words. */
export function valueText(value: unknown): string {
  if (value === true) return 'Sí';
  if (value === false) return 'No';
  const text = String(value ?? '').trim();
  if (!text) return 'Vacío';
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
