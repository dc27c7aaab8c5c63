import type { Familia } from '../familia.ts';
import { acosoViolencia } from './acoso-violencia.ts';
import { datoProtegido } from './dato-protegido.ts';
import { datosTerceros } from './datos-terceros.ts';
import { ilicitoDano } from './ilicito-dano.ts';
import { malestarIntenso } from './malestar-intenso.ts';
import { riesgoVital } from './riesgo-vital.ts';

/** One family of rules for each category, or for the few that are told apart together. */
export const FAMILIAS: Readonly<Record<string, Familia>> = {
  riesgoVital,
  malestarIntenso,
  acosoViolencia,
  ilicitoDano,
  datoProtegido,
  datosTerceros,
};
