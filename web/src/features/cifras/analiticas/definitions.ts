/** What each figure counts, as `shared/cifras/analiticas/analitica.ts` says it to programmers. Days are in UTC. */
export const DEFINITIONS = {
  completadas: 'Entrevistas que las personas candidatas enviaron en el periodo.',
  finalizacion:
    'De las entrevistas que terminaron en el periodo, porque se enviaron o porque se cerró su enlace, las que se enviaron. Las canceladas no cuentan. Se muestra a partir de cinco.',
  puntuacion: 'Media de las notas que el motor dio a los informes del periodo. Se muestra a partir de cinco.',
  horasHastaHecha: 'Tiempo medio desde que se programa una entrevista hasta que se envía.',
  minutosDuracion: 'Tiempo medio desde que una persona empieza la entrevista hasta que la envía, con sus pausas.',
  horasHastaValidada: 'Tiempo medio desde que se envía una entrevista hasta que alguien valida su informe.',
  encuesta: 'Media de la encuesta voluntaria que responden las personas candidatas al terminar, de 1 a 5.',
} as const;
