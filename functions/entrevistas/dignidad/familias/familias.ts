import type { Familia } from '../familia.ts';
import { datoProtegido } from './dato-protegido.ts';
import { datosTerceros } from './datos-terceros.ts';
import { riesgoVital } from './riesgo-vital.ts';

/** One family of rules for each category, or for the few that are told apart together. */
export const FAMILIAS: Readonly<Record<string, Familia>> = { riesgoVital, datoProtegido, datosTerceros };
