import type { Contrato } from '#shared/ia/configuracion/proveedor.ts';

interface Words {
  opcion: string;
  efecto?: { kind: 'info' | 'warning'; title: string; text: string };
}

/** Contract terms in words, with their effect on the care layer. */
export const CONTRATO_WORDS: Record<Contrato, Words> = {
  si: { opcion: 'Sí' },
  no: {
    opcion: 'No',
    efecto: {
      kind: 'info',
      title: 'No recibe textos de la capa de seguridad y dignidad',
      text: 'Puede seguir haciendo preguntas e informes, que van con los datos protegidos tapados.',
    },
  },
  no_consta: {
    opcion: 'No consta',
    efecto: {
      kind: 'warning',
      title: 'No consta qué dice el contrato',
      text: 'Mientras tanto puede recibir textos de la capa de seguridad y dignidad, tal como los escribe cada persona. Míralo y anótalo aquí.',
    },
  },
};
