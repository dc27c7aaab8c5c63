import { validarInformeSchema } from '#shared/informes/informes/informe.ts';
import { type ReviewDraft, type Scores, toBody } from './review-draft.ts';

export interface ReviewErrors {
  comentario?: string;
  cambios: Record<string, { puntuacion?: string; motivo?: string }>;
}

/** The contract's own rules, and that a change must change something. Undefined when it can be sent. */
export function reviewErrors(draft: ReviewDraft, engine: Scores): ReviewErrors | undefined {
  const body = toBody(draft, 1);
  const errors: ReviewErrors = { cambios: {} };
  const at = (index: number) => {
    const habilidad = body.cambios[index]?.habilidad ?? '';
    errors.cambios[habilidad] ??= {};
    return errors.cambios[habilidad];
  };
  for (const { path, message } of validarInformeSchema().safeParse(body).error?.issues ?? []) {
    const [head, index, field] = path;
    if (head === 'comentario') errors.comentario ??= message;
    else if (field === 'puntuacion') at(Number(index)).puntuacion ??= 'Elige una puntuación';
    else if (field === 'motivo') at(Number(index)).motivo ??= message;
  }
  for (const [index, { habilidad, puntuacion }] of body.cambios.entries()) {
    if (engine.get(habilidad) === puntuacion) at(index).puntuacion = 'Elige una puntuación distinta de la del motor';
  }
  return errors.comentario || Object.keys(errors.cambios).length > 0 ? errors : undefined;
}
