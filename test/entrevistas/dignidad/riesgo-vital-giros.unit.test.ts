import { describe, expect, it } from 'vitest';
import { leer } from '#functions/entrevistas/dignidad/leer.ts';

/** Wishes that turn the sentence round, in voices of several countries, and the same words in harmless use. */
const grave = (texto: string) =>
  Math.max(0, ...leer(texto).flatMap(({ categoria, gravedad }) => (categoria === 'riesgo_vital' ? [gravedad] : [])));

describe('A wish to die', () => {
  it.each([
    'lo unico que deseo es estirar la pata y ya no estorbar',
    'La neta, ojalá colgar los tenis hoy mismo.',
    'ni ánimos me quedan de seguir vivo, se lo digo en serio',
    'Morirme sería más fácil que pagar todo lo que debo.',
    'anoche volví a pensar que si me tirara del puente todos descansarían',
    'Le rezo a diosito que no me despierte mañana.',
    'me fui a parar en las vías el lunes, me sacó un señor',
    'me tragué todo lo que había en el cajón de mi mamá hace rato',
    'me doy golpes yo sola en la cara cuando fallo',
    'Mi vecina escribió que hoy se tira, perdón, tengo que salir.',
    'quiero reunirme con mi hijo bajo tierra, ya no puedo con esto',
    'Traigo pensamientos de suicidio desde que me corrieron.',
  ])('is heard in «%s»', (texto) => expect(grave(texto)).toBeGreaterThanOrEqual(2));

  it.each([
    'Prefiero que el cliente espere a que el plato salga frío.',
    'Si me tirara del proyecto a la mitad dejaría colgado al equipo.',
    'Me paré en la vía de servicio a poner los conos y avisé a la central.',
    'Me tomé veinte minutos para revisar el albarán y lo corregí.',
    'Le pido a mi jefe que me avise con tiempo de los cambios de turno.',
    'Hoy se acaba el plazo para presentar la oferta y la entregué a las dos.',
    'Me doy cabezazos con el Excel, pero lo saco.',
    'El abuelo decía que quería descansar cuando vendiera la finca.',
    'Lo que yo quiero es aprender a llevar la carretilla.',
  ])('is not heard in «%s»', (texto) => expect(grave(texto)).toBe(0));
});
