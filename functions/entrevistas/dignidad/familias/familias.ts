import type { Familia } from '../familia.ts';
import { acosoViolencia } from './acoso-violencia.ts';
import { datoProtegido } from './dato-protegido.ts';
import { datosTerceros } from './datos-terceros.ts';
import { enfadoInsulto } from './enfado-insulto.ts';
import { ilicitoDano } from './ilicito-dano.ts';
import { influir } from './influir.ts';
import { malestarIntenso } from './malestar-intenso.ts';
import { negativa } from './negativa.ts';
import { noEntiende } from './no-entiende.ts';
import { otraLengua } from './otra-lengua.ts';
import { pideAdaptacion } from './pide-adaptacion.ts';
import { preguntas } from './preguntas.ts';
import { quiereParar } from './quiere-parar.ts';
import { quierePersona } from './quiere-persona.ts';
import { respuestaPegada } from './respuesta-pegada.ts';
import { riesgoVital } from './riesgo-vital.ts';

/** One family of rules for each category, or for the few that are told apart together. */
export const FAMILIAS: Readonly<Record<string, Familia>> = {
  riesgoVital,
  malestarIntenso,
  acosoViolencia,
  ilicitoDano,
  datoProtegido,
  datosTerceros,
  quiereParar,
  quierePersona,
  pideAdaptacion,
  noEntiende,
  negativa,
  enfadoInsulto,
  otraLengua,
  respuestaPegada,
  influir,
  preguntas,
};
