import type { ApiPreferida } from '#shared/entrevistas/servicios-hr/instrucciones.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';

export const CATEGORIA_LABELS: Record<ServicioHr['categoria'], string> = {
  evaluacion: 'Evaluación',
  desarrollo: 'Desarrollo',
  seleccion: 'Selección',
  organizacional: 'Organizacional',
};

export const TIPO_LABELS: Record<ServicioHr['tipo'], string> = {
  seleccion_personal: 'Selección de personal',
  evaluacion_desempeno: 'Evaluación de desempeño',
  mapeo_organizacional: 'Mapeo organizacional',
  test_vocacional: 'Test vocacional',
  desarrollo_carrera: 'Desarrollo de carrera',
};

export const API_LABELS: Record<ApiPreferida, string> = {
  openai: 'OpenAI',
  claude: 'Claude',
  gemini: 'Gemini',
  perplexity: 'Perplexity',
};

export const COMPETENCIA_LABELS = { blanda: 'Competencia blanda', tecnica: 'Competencia técnica' } as const;
export const PREGUNTA_LABELS = { conductual: 'Conductual', abierta: 'Abierta' } as const;
