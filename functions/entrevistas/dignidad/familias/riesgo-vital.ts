import type { Familia } from '../familia.ts';

export const riesgoVital: Familia = {
  cabezas: ['suicidarme', 'suicidio'],
  gramatica: {
    matarse: ['<querer> matarme', 'me <querer> matar', 'quitarme la vida', 'suicid*'],
  },
  decidir: ({ de }) =>
    de('matarse').map(({ inicio, fin }) => ({
      categoria: 'riesgo_vital',
      gravedad: 2,
      tramo: { inicio, fin },
      fuente: 'reglas',
    })),
};
