/** The body that creates a small service: two phases, two competencies. */
export function aServicioBody(overrides: Record<string, unknown> = {}) {
  return {
    codigo: 'liderazgo',
    nombre: 'Evaluación de liderazgo',
    descripcion: 'Cómo dirige una persona a su equipo.',
    tipo: 'evaluacion_desempeno',
    experto: { nombre: 'Equipo de desarrollo', especialidad: 'Liderazgo de equipos' },
    estructura: {
      competencias: [aCompetencia(), aCompetencia('Escucha')],
      fases: [aFase(), aFase('Cierre', ['Escucha'])],
    },
    ...overrides,
  };
}

export function aCompetencia(nombre = 'Dirección') {
  return {
    nombre,
    descripcion: 'Lo que hace con su equipo.',
    tipo: 'blanda',
    anclas: { 1: 'No cuenta nada propio.', 5: 'Cuenta algo propio.', 10: 'Cuenta con detalle lo que hizo.' },
    indicadores: ['organicé', 'repartí', 'escuché', 'plazo', 'acuerdo'],
  };
}

export function aFase(nombre = 'Inicio', competencias = ['Dirección']) {
  return {
    nombre,
    minutos: 20,
    preguntas: [
      { texto: `¿Qué cambiaste en tu equipo durante el último año? (${nombre})`, competencias },
      { texto: `¿Cómo repartiste el trabajo en el último proyecto? (${nombre})`, competencias },
    ],
  };
}
