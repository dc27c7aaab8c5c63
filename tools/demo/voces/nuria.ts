import type { Voz } from './voz.ts';

/** Left in the middle: she goes on whenever she opens her link again. */
export const NURIA: Voz = {
  'recorrido-breve': [
    'Hice un grado superior de laboratorio y llevo cinco años en control de calidad, primero en una quesería y ahora en una planta de envases.',
  ],
  'preparacion-para-el-puesto': [
    'La inspección en línea y la documentación. Manejo el instrumental de medida, redacto las fichas de no conformidad y conozco bien las normas de seguridad alimentaria y el muestreo por lotes.',
  ],
  'tarea-compleja': [
    'El año pasado cambiamos de proveedor de tapas y había que homologarlo en un mes. Preparé el plan de ensayos, medí trescientas muestras, calibré el equipo de cierre y documenté cada desviación. Al final rechazamos un lote y los demás salieron sin fugas.',
  ],
  'varias-tareas-a-la-vez': [
    'En marzo coincidieron una auditoría y la puesta en marcha de una línea. Tenía que estar en las dos. Dividí la semana en bloques, asigné las mediciones de la línea a un compañero y reservé tiempo para los papeles por la tarde. Llegamos a la auditoría con todo al día.',
  ],
};
