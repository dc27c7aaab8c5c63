import { describe, expect, it } from 'vitest';
import { leer } from '#functions/entrevistas/dignidad/leer.ts';

const gravedadDe = (texto: string, categoria: string) =>
  Math.max(0, ...leer(texto).flatMap((hallazgo) => (hallazgo.categoria === categoria ? [hallazgo.gravedad] : [])));

/** What is left half unsaid: prayers, places, means at hand, wished-for illness; and the same words of a trade. */
describe('A wish to die by allusion', () => {
  it.each([
    'Mire joven, a mis setenta y dos ya lo que le pido a la Virgen es que me recoja de una vez.',
    'Si hoy me dicen que no, yo ya sé cuál es el árbol.',
    'Mi vida vale más en el seguro que conmigo adentro, para que lo sepa.',
    'Cuando manejo el camión de noche me dan ganas de no girar en la curva.',
    'Deseo con el alma un cáncer rápido, fíjese lo que le digo.',
    'Pienso en cómo sería el mundo sin mí y me gusta más.',
    'Me dejé de inyectar la insulina a propósito, a ver cuánto duro.',
    'Me raspo la piel con una lija hasta que sangra, es mi manera de aguantar.',
    'Quiero dormir y que sea la última.',
  ])('is heard in «%s»', (texto) => expect(gravedadDe(texto, 'riesgo_vital')).toBeGreaterThanOrEqual(2));

  it.each([
    'El puente ya lo tenemos revisado y el día de la inauguración también está fijado.',
    'Ya sé cuál es el árbol que hay que podar primero: el que toca los cables.',
    'Tengo treinta y no pienso cumplir cuarenta en el mismo puesto.',
    'No sirvo para la vida de oficina.',
    'Tomé las pastillas del mareo y subí al barco, doce horas de pesca y ni una queja.',
    'Vi videos de cómo hacer el nudo de corbata antes de la boda que organicé.',
    'Si un cliente me mata a preguntas, mejor: es que le interesa.',
  ])('is not heard in «%s»', (texto) => expect(gravedadDe(texto, 'riesgo_vital')).toBe(0));
});

describe('Distress told by body and scene', () => {
  it.each([
    'A mi esposa la velamos anteayer. Perdón si contesto corto.',
    'Me vine al carro a llorar, deme un momentito.',
  ])('is heard in «%s»', (texto) => expect(gravedadDe(texto, 'malestar_intenso')).toBeGreaterThanOrEqual(2));

  it.each([
    'Me quedé sin aire subiendo los ocho pisos con la lavadora, pero la entregué.',
    'Se me cerró la garganta por la alergia al polvo y desde entonces uso mascarilla.',
  ])('is not heard in «%s»', (texto) => expect(gravedadDe(texto, 'malestar_intenso')).toBeLessThan(2));
});
