import type { Voz } from './voz.ts';

/** Hardly begun; her link ran out. */
export const ALBA: Voz = {
  'recorrido-breve': [
    'Llevo dos años en el mostrador de una tienda de telefonía y antes estuve en la recepción de un gimnasio.',
  ],
  'preparacion-para-el-puesto': [
    'La paciencia con la gente que viene enfadada y que tecleo muy rápido. Además conozco dos programas de gestión de citas, y con ellos llevaba yo sola la agenda del gimnasio.',
  ],
};
