import { describe, expect, it } from 'vitest';
import { leer } from '#functions/entrevistas/dignidad/leer.ts';

/** What was done to somebody, told without its own verb, and the same words where nobody was hurt. */
const grave = (texto: string) =>
  Math.max(0, ...leer(texto).flatMap(({ categoria, gravedad }) => (categoria === 'acoso_violencia' ? [gravedad] : [])));

describe('Abuse', () => {
  it.each([
    'En la última obra el capataz me arrinconó en la bodega y me metió la mano por debajo de la camisa.',
    'el dueño del puesto se me restregaba cada que pasaba con la charola',
    'Como denuncie me mandan a matar, eso me dijo el patrón.',
    'la señora donde trabajo interna me cierra con llave cada noche',
    'Desde que avisé del embarazo se dedicaron a hacerme la vida imposible.',
    'Nos obligaban a trabajar dieciséis horas sin dejarnos salir del campamento.',
    'mis compañeros me mandaban memes de monos por mi color',
    'Mi ex está dando vueltas afuera de mi casa desde ayer.',
    'mi papá me daba con el cinto y mi marido me dio con la correa anoche',
  ])('is heard in «%s»', (texto) => expect(grave(texto)).toBeGreaterThanOrEqual(2));

  it.each([
    'El jefe de cocina me metió en la partida de fríos y me enseñó a filetear.',
    'Cerraba con llave el almacén y apuntaba la hora en el libro.',
    'Si no pago al proveedor a tiempo me cae un recargo del dos por ciento.',
    'La inflación nos pegó fuerte y tuvimos que renegociar los alquileres.',
    'Me explotó la olla de presión en pleno servicio y evacué la cocina.',
    'Trabajábamos catorce horas en cosecha y lo pagaban como extra.',
    'Hacíamos firmar el albarán al chófer antes de descargar.',
    'El ponche se me tiró encima del mantel y lo cambié en un minuto.',
  ])('is not heard in «%s»', (texto) => expect(grave(texto)).toBe(0));
});
