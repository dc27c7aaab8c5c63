import type { DocumentoInput } from '#functions/informes/informes-pdf/documento/documento.ts';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { HardSkill, Informe, InformeIa, SoftSkill } from '#shared/informes/informes/informe.ts';

const FECHA = '2026-11-20T10:05:00.000Z';

const RESPUESTAS = [
  'En mi anterior empresa coordiné la migración de la facturación a un sistema nuevo. Éramos cinco personas y teníamos ocho semanas; reuní a ventas y a administración, acordé un calendario y revisé cada viernes lo que faltaba. Al final terminamos tres días antes y redujimos las incidencias un 40 %.',
  'Un cliente de Logroño nos reclamó un pedido que no había llegado. Lo llamé aquella misma mañana, le pedí disculpas y averigüé qué había pasado con el transportista. ¿El resultado? Recibió el pedido al día siguiente y siguió comprándonos.',
  'Cuando dos compañeros discutieron por el turno de agosto, hablé con cada uno a solas, escuché qué necesitaban y propuse un reparto que aceptaron los dos.',
];

export function aTurno(secuencia: number, texto?: string, more: Partial<Turno> = {}): Turno {
  return {
    turnoId: `tur_${secuencia}`,
    secuencia,
    faseId: 'fase-1',
    preguntaId: `pregunta-${secuencia}`,
    tipo: 'pregunta',
    pregunta: `¿Puedes contarme una situación en la que tuviste que organizar el trabajo de otras personas? (${secuencia})`,
    motor: 'integrado',
    fecha: FECHA,
    ...(texto !== undefined && {
      respuesta: { respuestaId: `res_${secuencia}`, texto, omitida: texto === '', fecha: FECHA },
    }),
    ...more,
  };
}

const TURNOS = RESPUESTAS.map((texto, at) => aTurno(at + 1, texto));

export function aSkill(habilidad: string, more: Partial<SoftSkill> = {}): SoftSkill {
  const texto = RESPUESTAS[0] ?? '';
  return {
    habilidad,
    competenciaId: habilidad.toLowerCase().replaceAll(' ', '-'),
    puntuacion: 7.5,
    confianza: 0.72,
    justificacion: `Describe una situación concreta y qué hizo. Falta precisar cómo midió el resultado de ${habilidad.toLowerCase()}.`,
    evidencia: [{ turnoId: 'tur_1', cita: texto.slice(0, 82), inicio: 0, fin: 82 }],
    ...more,
  };
}

/** A skill that nothing was said about. */
export const withoutEvidencia = (habilidad: string) =>
  aSkill(habilidad, {
    puntuacion: null,
    confianza: 0,
    evidencia: [],
    justificacion: `Ninguna respuesta habló de ${habilidad.toLowerCase()} con hechos que se puedan citar.`,
  });

export function anInformeIa(more: Partial<InformeIa> = {}): InformeIa {
  const hard: HardSkill = { ...aSkill('Análisis de datos', { puntuacion: 4.5, confianza: 0.35 }), nivel: 'basico' };
  return {
    resumenEjecutivo:
      'Ana describe con detalle cómo coordinó la migración de la facturación y qué consiguió. Sus respuestas sobre atención al cliente son igual de concretas; de análisis de datos habla poco.\n\nConviene preguntar por su experiencia con hojas de cálculo.',
    softSkills: [
      aSkill('Organización', { puntuacion: 8.5 }),
      aSkill('Orientación al cliente', {
        puntuacion: 7,
        evidencia: [
          { turnoId: 'tur_2', cita: (RESPUESTAS[1] ?? '').slice(0, 70), inicio: 0, fin: 70 },
          { turnoId: 'tur_2', cita: (RESPUESTAS[1] ?? '').slice(71, 180), inicio: 71, fin: 180 },
        ],
      }),
      aSkill('Resolución de conflictos', {
        puntuacion: 6.5,
        evidencia: [{ turnoId: 'tur_3', cita: RESPUESTAS[2] ?? '', inicio: 0, fin: (RESPUESTAS[2] ?? '').length }],
      }),
      withoutEvidencia('Negociación'),
    ],
    hardSkills: [hard],
    conclusiones: 'Las respuestas alcanzan el criterio del servicio en organización y trato con clientes.',
    recomendaciones: [
      'Pregunta por un proyecto en el que tuviera que negociar un plazo.',
      'Pide un ejemplo con hojas de cálculo: qué datos tenía, qué hizo con ellos y qué cambió después.',
    ],
    recomendacion: 'con_reservas',
    puntuacionMedia: 6.6,
    confianza: 0.64,
    bertAnalysis: { sentiment: { label: 'positivo', score: 0.4 }, coherenceScore: 0.81, professionalismScore: 0.74 },
    alertas: [],
    motor: 'integrado',
    modelo: null,
    versionPrompt: null,
    versionRubrica: 'entrevistas-profundidad@3',
    ...more,
  };
}

export function anInforme(more: Partial<Informe> = {}): Informe {
  return {
    entrevistaId: 'ent_1',
    empresaId: 'emp_1',
    candidatoId: 'can_1',
    candidatoNombre: 'Ana Ruiz Núñez',
    areaId: null,
    servicioId: 'entrevistas-profundidad',
    servicioNombre: 'Entrevista en profundidad',
    servicioVersion: 3,
    estado: 'analizada',
    fecha: '2026-11-20T10:42:00.000Z',
    informeIA: anInformeIa(),
    version: 1,
    ...more,
  };
}

export function aDocumento(more: Partial<DocumentoInput> = {}): DocumentoInput {
  return {
    informe: anInforme(),
    turnos: TURNOS,
    marca: { nombre: 'Construcciones Peña', color: '#0b6e4f' },
    fechaEntrevista: FECHA,
    zonaHoraria: 'Europe/Madrid',
    puesto: 'Responsable de logística',
    transcripcion: false,
    now: new Date('2026-11-22T09:00:00.000Z'),
    ...more,
  };
}

/** Checked by a person, with one score changed. */
export function validated(informe: Informe): Informe {
  return {
    ...informe,
    estado: 'validada',
    version: 2,
    validacion: {
      por: 'Íñigo Muñoz',
      usuarioId: 'usr_1',
      comentario: 'He leído las respuestas y coincido con casi todo. La organización merece algo más de nota.',
      fecha: '2026-11-21T16:20:00.000Z',
      cambios: [
        {
          habilidad: 'Organización',
          puntuacion: 9,
          motivo: 'El calendario y las revisiones semanales están muy bien contados.',
          por: 'Íñigo Muñoz',
          fecha: '2026-11-21T16:20:00.000Z',
        },
      ],
    },
  };
}
