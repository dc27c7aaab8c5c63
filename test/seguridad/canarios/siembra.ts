import type { Stack } from '#infra/local/start-stack.ts';
import { sembrarCuentas } from './cuentas.ts';
import { sembrarEntrevista } from './entrevista.ts';
import { sembrarExportaciones } from './exportaciones.ts';
import { type Dicho, Persona } from './persona.ts';
import { sembrarServicios } from './servicios.ts';
import { DEMO, type Siembra } from './terreno.ts';

/** Sows every kind of secret, and what a candidate is and says, by the API and as people do it. */
export async function sembrar(stack: Stack): Promise<Siembra> {
  const dichos: Dicho[] = [];
  const persona = (quien: string) => new Persona(quien, stack.origin, dichos);
  const siembra: Siembra = {
    stack,
    canarios: [{ nombre: 'contraseña de la demo', texto: DEMO, clase: 'secreto' }],
    superadmin: persona('superadmin'),
    duena: persona('administradora'),
    operadora: persona('operadora'),
    ajena: persona('administradora de otra empresa'),
    candidata: persona('candidata'),
    otraCandidata: persona('otra candidata'),
    nadie: persona('nadie'),
    dichos,
    empresaId: '',
    equipo: [],
    cosas: {},
  };
  await sembrarCuentas(siembra);
  await sembrarServicios(siembra);
  await sembrarEntrevista(siembra);
  await sembrarExportaciones(siembra);
  return siembra;
}
