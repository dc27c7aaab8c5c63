import { describe, expect, it } from 'vitest';
import { leerConModelo } from '#functions/entrevistas/dignidad/clasificador/leer-con-modelo.ts';
import type { PeticionModelo } from '#functions/ia/modelos/modelos.ts';
import { escrita, salida } from './support.ts';

const TEXTO = 'Ayer dejé la habitación más ordenada que nunca.';
const PARADA = 'Esta noche me mato, ya dejé la carta en la mesa.';
const VIDA = salida({ observaciones: [escrita(TEXTO, { categoria: 'riesgo_vital', gravedad: 2, clara: false })] });

/** A model that answers this, or nothing. */
function modelos(answer: unknown, isConfigured = true) {
  const asked: PeticionModelo<unknown>[] = [];
  return {
    asked,
    isConfigured: async () => isConfigured,
    ask: async <T>(peticion: PeticionModelo<T>) => {
      asked.push(peticion as PeticionModelo<unknown>);
      return answer === undefined ? undefined : { salida: answer as T, proveedor: 'openai' as const, modelo: 'x' };
    },
  };
}
const read = async (texto: string, model: ReturnType<typeof modelos>, memoria: string[] = []) => {
  const { hallazgos, pendiente } = await leerConModelo(texto, { pregunta: '¿Qué hiciste?', memoria }, model);
  return [hallazgos.map(({ categoria, gravedad }) => `${categoria} ${gravedad}`), pendiente];
};

describe('A text that rules and a model read', () => {
  it('has what both say, with what came before', async () => {
    expect(await read(TEXTO, modelos(VIDA))).toEqual([['riesgo_vital 1'], false]);
    expect(await read(TEXTO, modelos(VIDA), ['riesgo_vital:1'])).toEqual([['riesgo_vital 2'], false]);
  });

  it('is to be read again when the model did not', async () => {
    expect(await read(TEXTO, modelos(undefined))).toEqual([[], true]);
  });

  it('is the rules’ where there is no model, and waits for none', async () => {
    const none = modelos(VIDA, false);
    expect(await read(TEXTO, none)).toEqual([[], false]);
    expect(none.asked).toEqual([]);
  });

  it('leaves for nobody where the rules stop the room for a danger', async () => {
    const model = modelos(VIDA);
    expect(await read(PARADA, model)).toEqual([['riesgo_vital 3'], false]);
    expect(model.asked).toEqual([]);
  });

  it('goes to the model with its question and with no earlier text', async () => {
    const model = modelos(salida());
    await read(TEXTO, model, ['riesgo_vital:1']);
    expect(
      model.asked.map(({ tarea, mensaje }) => [tarea, mensaje.includes(TEXTO), mensaje.includes('¿Qué hiciste?')]),
    ).toEqual([['dignidad', true, true]]);
    expect(model.asked[0]?.mensaje).not.toContain('riesgo_vital:1');
  });
});
