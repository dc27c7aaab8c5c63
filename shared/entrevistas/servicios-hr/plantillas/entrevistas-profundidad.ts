import type { Plantilla } from '../servicio-hr.ts';
import { parseIndicadores } from './parse-indicadores.ts';

/**
 * Competency interview for selection: mostly past-behaviour questions, the same for everybody, which is what makes a
 * structured interview fair and predictive. Nothing in it depends on a trade, so it serves any position.
 */
export const entrevistasProfundidad: Plantilla = {
  codigo: 'entrevistas-profundidad',
  version: 1,
  nombre: 'Entrevista en profundidad',
  descripcion:
    'Entrevista de selección por competencias: la persona cuenta situaciones que ha vivido y se valora lo que hizo en ellas con los mismos criterios para todas las candidaturas.',
  descripcionDetallada: `La entrevista pide ejemplos reales de comunicación, trabajo en equipo, resolución de problemas, orientación a resultados, adaptabilidad, iniciativa y liderazgo, planificación y dominio del puesto.

Todas las personas responden a las mismas preguntas. Cuando falta la situación, lo que hizo la persona o el resultado, se le pide con una pregunta de seguimiento. El informe valora solo lo que se cuenta y cita las palabras en las que se apoya cada puntuación.

Los ejemplos pueden venir de cualquier empleo, de unas prácticas, de los estudios o de un voluntariado. No se pregunta por la vida privada ni se valoran el acento, el tono, la rapidez al responder o la longitud de las respuestas.

El resultado ayuda a decidir a quien selecciona; no decide en su lugar.`,
  categoria: 'seleccion',
  tipo: 'seleccion_personal',
  experto: {
    nombre: 'Especialista en selección por competencias',
    especialidad: 'Entrevista conductual estructurada y evaluación de competencias',
  },
  estructura: {
    duracionEstimada: 60,
    criterioPasado: 70,
    competencias: [
      {
        id: 'comunicacion',
        nombre: 'Comunicación',
        descripcion:
          'Transmite ideas e información de manera que la otra persona las entienda: escucha, ajusta el mensaje y el medio, comprueba que se ha comprendido y trata con respeto los desacuerdos.',
        tipo: 'blanda',
        anclas: {
          1: 'Cuenta que dio la información una sola vez y sin adaptarla, y culpa a la otra persona de no haber entendido. No menciona que escuchara ni que comprobara nada.',
          5: 'Relata que explicó un asunto con claridad y respondió a las dudas que surgieron. Adaptó en parte el mensaje, pero no cuenta cómo supo que se había entendido.',
          10: 'Relata cómo averiguó lo que la otra persona necesitaba saber, qué palabras, ejemplos o medio eligió por ese motivo, cómo comprobó que se había entendido y qué cambió después gracias a la conversación.',
        },
        indicadores: parseIndicadores(`
          escuché, expliqué, informé, comuniqué, aclaré, lenguaje sencillo, palabras corrientes, ejemplos claros,
          presentación, redacté, correo, llamé, conversación, reunión, pregunté, dudas, confirmé que se entendía,
          malentendido, mensaje, tono, empatía, argumentos, expuse, transmití, resumí, desacuerdo, dialogué,
          hablé con calma, público, adapté el mensaje`),
      },
      {
        id: 'trabajo-equipo',
        nombre: 'Trabajo en equipo',
        descripcion:
          'Contribuye a un objetivo común: comparte información y carga de trabajo, pide y ofrece ayuda, cumple lo acordado y busca salidas a los conflictos.',
        tipo: 'blanda',
        anclas: {
          1: 'Cuenta que hizo su parte al margen del resto o atribuye el mal resultado a otras personas del equipo. No menciona ninguna ayuda dada ni recibida.',
          5: 'Relata que cumplió su parte y ayudó cuando se lo pidieron. Habla sobre todo de lo que hizo el grupo y no distingue bien cuál fue su propia aportación.',
          10: 'Relata su aportación concreta a un objetivo común, cómo repartió o coordinó tareas, a quién ayudó sin que se lo pidieran y cómo intervino en un desacuerdo para que el equipo siguiera adelante y cumpliera.',
        },
        indicadores: parseIndicadores(`
          equipo, compañeros, compañeras, colaboré, coordinamos, apoyé, ayudé, repartimos, acordamos,
          codo con codo, objetivo común, compartí, aporté, consenso, confianza, conflicto, mediación, cooperación,
          juntos, integré, ofrecí ayuda, pedí ayuda, turnarnos, puntos de vista, respeté, agradecí, buen clima,
          unidos, sumar esfuerzos, cedí, reconciliar`),
      },
      {
        id: 'resolucion-problemas',
        nombre: 'Resolución de problemas',
        descripcion:
          'Analiza un problema antes de actuar: reúne datos, busca la causa, compara soluciones, aplica la más adecuada y comprueba que funciona.',
        tipo: 'blanda',
        anclas: {
          1: 'Cuenta que esperó a que alguien lo resolviera o que aplicó lo primero que se le ocurrió. No menciona la causa ni que comprobara si el problema había desaparecido.',
          5: 'Relata que identificó el problema y aplicó una solución conocida que funcionó. No explica cómo llegó a la causa ni qué otras soluciones consideró.',
          10: 'Relata qué datos reunió, cómo llegó a la causa, qué soluciones comparó y con qué criterio eligió, cómo la aplicó y cómo comprobó que el problema no volvía a aparecer.',
        },
        indicadores: parseIndicadores(`
          problema, causa, origen, analicé, datos, investigué, detecté, averigüé, solución, resolví, alternativas,
          opciones, comparé, descarté, hipótesis, probé, comprobé, verifiqué, corregí, arreglé, fallo, error,
          incidencia, prevenir, evitar que se repitiera, síntoma, revisé, decidí, evalué, raíz, pista,
          recopilé información`),
      },
      {
        id: 'orientacion-resultados',
        nombre: 'Orientación a resultados',
        descripcion:
          'Trabaja con objetivos claros, mide su avance, sostiene el esfuerzo ante los obstáculos y responde del resultado y de su calidad.',
        tipo: 'blanda',
        anclas: {
          1: 'Describe tareas sin ningún objetivo ni resultado, o explica un mal resultado solo por causas ajenas. No cuenta nada que hiciera para cambiarlo.',
          5: 'Relata un objetivo que le asignaron y que alcanzó en lo esencial. Menciona el resultado de forma general, sin cifras ni otra prueba de la mejora.',
          10: 'Relata un objetivo exigente, cómo siguió su avance, qué obstáculos encontró y qué hizo ante cada uno, y el resultado con cifras o hechos verificables. Señala qué parte se debió a su trabajo y qué mejoraría.',
        },
        indicadores: parseIndicadores(`
          objetivo, meta, resultado, logré, conseguí, alcancé, cumplí, superé, porcentaje, cifras, indicador, medí,
          seguimiento del avance, aumenté, incrementé, reduje, mejoré, ahorro, ventas, calidad, productividad,
          rentabilidad, eficiencia, obstáculo, esfuerzo, persistí, compromiso, exigencia, terminé a tiempo,
          rendimiento, satisfacción del cliente`),
      },
      {
        id: 'adaptabilidad',
        nombre: 'Adaptabilidad',
        descripcion:
          'Ajusta su forma de trabajar cuando cambian las condiciones, aprende lo que necesita y mantiene el rendimiento en la incertidumbre.',
        tipo: 'blanda',
        anclas: {
          1: 'Cuenta que siguió haciendo lo mismo, que se quejó del cambio o que lo evitó. No menciona nada que aprendiera ni que modificara.',
          5: 'Relata que aceptó un cambio y siguió las nuevas instrucciones con algunas dificultades. Aprendió lo que le indicaron, sin buscar por su cuenta.',
          10: 'Relata qué cambió, cómo se informó, qué modificó de su forma de trabajar y qué aprendió por su cuenta en poco tiempo. Explica cómo mantuvo el servicio mientras tanto y qué conservó después del cambio.',
        },
        indicadores: parseIndicadores(`
          cambio, me adapté, flexible, imprevisto, nuevo sistema, nueva forma, incertidumbre, aprendí, aprendizaje,
          ajusté, modifiqué, improvisar, reaccioné, reorganicé, me acostumbré, curva de aprendizaje,
          abierta a cambios, transición, plan de contingencia, urgencia, giro, inesperado, replanteé,
          asumí otras funciones, sustituir, me reinventé, desconocido, novedad, tolerar`),
      },
      {
        id: 'iniciativa-liderazgo',
        nombre: 'Iniciativa y liderazgo',
        descripcion:
          'Ve lo que hay que hacer y lo pone en marcha sin esperar a que se lo pidan; orienta, anima y ayuda a crecer a otras personas, con o sin un cargo.',
        tipo: 'blanda',
        anclas: {
          1: 'Cuenta que actúa solo cuando recibe instrucciones o que impuso su criterio sin dar explicaciones. No menciona ninguna propuesta ni a nadie a quien orientara.',
          5: 'Relata una mejora pequeña que propuso, o una tarea que dirigió con apoyo de su responsable. Repartió el trabajo, pero no explica cómo logró que el resto se implicara.',
          10: 'Relata algo que puso en marcha por decisión propia, cómo convenció e implicó a otras personas, qué les delegó y cómo las ayudó a hacerlo mejor. Señala qué quedó funcionando cuando terminó.',
        },
        indicadores: parseIndicadores(`
          propuse, iniciativa, lideré, me ofrecí voluntariamente, puse en marcha, impulsé, dirigí, delegué, motivé,
          animé, orienté, capacité, enseñé, guié, encabecé, convencí, implicar, involucré, responsabilidad, sugerí,
          idea, promoví, innovar, tomé las riendas, di ejemplo, inspirar, reconocí su trabajo, influir, anticipé,
          acompañar, mentoría`),
      },
      {
        id: 'planificacion',
        nombre: 'Planificación y organización',
        descripcion:
          'Ordena el trabajo con método: fija prioridades, estima tiempos y recursos, usa herramientas de seguimiento y corrige el plan cuando aparecen desviaciones.',
        tipo: 'tecnica',
        anclas: {
          1: 'Cuenta que fue atendiendo las tareas según llegaban y que se enteró de los retrasos al vencer el plazo. No menciona prioridades ni ninguna forma de seguimiento.',
          5: 'Relata que hizo una lista o un calendario y cumplió los plazos principales. No explica con qué criterio ordenó las tareas ni qué hizo con los imprevistos.',
          10: 'Relata cómo dividió el trabajo, con qué criterio fijó las prioridades, cómo estimó tiempos y recursos, con qué herramienta siguió el avance y cómo corrigió el plan a tiempo. Precisa si cumplió los plazos.',
        },
        indicadores: parseIndicadores(`
          planifiqué, organicé, prioricé, plazo, calendario, cronograma, agenda, fecha de entrega, fases,
          tareas pendientes, lista de tareas, asigné, recursos, presupuesto, estimé, margen, seguimiento, tablero,
          hoja de cálculo, recordatorio, hitos, dividí, cuello de botella, retraso, desviación, previsión,
          reservé tiempo, Gantt, con antelación, programé, secuencia, ordené`),
      },
      {
        id: 'dominio-puesto',
        nombre: 'Dominio del puesto',
        descripcion:
          'Conoce y aplica los métodos, las herramientas y las normas propias de su trabajo, explica por qué los elige, cuida la calidad y mantiene al día lo que sabe.',
        tipo: 'tecnica',
        anclas: {
          1: 'Habla de su trabajo con generalidades. No nombra herramientas, métodos ni normas, o no sabe explicar cómo los usó en una tarea concreta.',
          5: 'Nombra las herramientas y los pasos habituales de su trabajo y relata una tarea corriente que resolvió bien. No explica por qué eligió ese método ni cómo comprobó la calidad.',
          10: 'Relata una tarea compleja de su especialidad: el método y las herramientas que eligió y por qué, las normas que tuvo en cuenta, cómo comprobó la calidad y qué hizo para actualizar lo que sabe.',
        },
        indicadores: parseIndicadores(`
          herramienta, procedimiento, método, metodología, normativa, norma técnica, protocolo, estándar,
          especialización, certificación, titulación, formación técnica, programa informático, software,
          aplicación, maquinaria, instrumental, manual, requisitos, especificaciones, control de calidad,
          inspección, diagnóstico, documentación, configuré, implementé, calibré, diseñé, buenas prácticas,
          me actualicé, conocimientos, experiencia práctica`),
      },
    ],
    fases: [
      {
        id: 'presentacion',
        nombre: 'Tu recorrido',
        objetivo: 'Crear confianza y conocer qué parte de la experiencia de la persona se acerca más al puesto.',
        minutos: 6,
        preguntas: [
          {
            id: 'recorrido-breve',
            texto: 'Gracias por tu tiempo. Para empezar, cuéntame brevemente tu recorrido profesional o de estudios.',
            competencias: [],
            tipo: 'abierta',
          },
          {
            id: 'preparacion-para-el-puesto',
            texto: 'De todo lo que sabes hacer, ¿qué te sería más útil en este puesto?',
            competencias: ['dominio-puesto'],
            tipo: 'abierta',
          },
        ],
      },
      {
        id: 'oficio',
        nombre: 'Cómo trabajas',
        objetivo: 'Conocer el dominio técnico de la persona y cómo planifica y organiza lo que tiene que hacer.',
        minutos: 12,
        preguntas: [
          {
            id: 'tarea-compleja',
            texto: 'Cuéntame una tarea compleja de tu especialidad que hayas llevado a cabo.',
            competencias: ['dominio-puesto'],
            tipo: 'conductual',
          },
          {
            id: 'varias-tareas-a-la-vez',
            texto:
              'Piensa en una semana en la que se te juntaron varias tareas importantes. Cuéntame cómo te organizaste.',
            competencias: ['planificacion'],
            tipo: 'conductual',
          },
          {
            id: 'encargo-de-principio-a-fin',
            texto: 'Háblame de un encargo o proyecto del que te hiciste cargo de principio a fin.',
            competencias: ['planificacion', 'orientacion-resultados'],
            tipo: 'conductual',
          },
        ],
      },
      {
        id: 'problemas-y-resultados',
        nombre: 'Problemas y resultados',
        objetivo: 'Conocer cómo analiza la persona los problemas y cómo responde de lo que se propone conseguir.',
        minutos: 12,
        preguntas: [
          {
            id: 'problema-dificil',
            texto: 'Háblame de un problema difícil que tuviste que resolver en tu trabajo o en tus estudios.',
            competencias: ['resolucion-problemas'],
            tipo: 'conductual',
          },
          {
            id: 'objetivo-exigente',
            texto: 'Háblame de un objetivo exigente que conseguiste alcanzar.',
            competencias: ['orientacion-resultados'],
            tipo: 'conductual',
          },
          {
            id: 'algo-que-salio-mal',
            texto: 'Cuéntame una ocasión en la que algo que dependía de ti no salió como esperabas.',
            competencias: ['resolucion-problemas', 'orientacion-resultados'],
            tipo: 'conductual',
          },
        ],
      },
      {
        id: 'con-otras-personas',
        nombre: 'Con otras personas',
        objetivo: 'Conocer cómo se comunica la persona y cómo colabora cuando hay acuerdo y cuando no lo hay.',
        minutos: 12,
        preguntas: [
          {
            id: 'explicar-algo-dificil',
            texto: 'Cuéntame una vez en la que tuviste que explicar algo complicado a alguien que no conocía el tema.',
            competencias: ['comunicacion'],
            tipo: 'conductual',
          },
          {
            id: 'trabajo-compartido',
            texto:
              'Piensa en un trabajo que salió adelante gracias al esfuerzo de varias personas. Cuéntame qué hiciste tú.',
            competencias: ['trabajo-equipo'],
            tipo: 'conductual',
          },
          {
            id: 'desacuerdo',
            texto: 'Háblame de un desacuerdo que tuviste con alguien con quien trabajabas o estudiabas.',
            competencias: ['comunicacion', 'trabajo-equipo'],
            tipo: 'conductual',
          },
        ],
      },
      {
        id: 'cambio-e-iniciativa',
        nombre: 'Cambios e iniciativa',
        objetivo:
          'Conocer cómo responde la persona a lo imprevisto y cómo pone en marcha mejoras y orienta a otras personas.',
        minutos: 15,
        preguntas: [
          {
            id: 'cambio-repentino',
            texto: 'Cuéntame una situación en la que las condiciones de tu trabajo cambiaron de repente.',
            competencias: ['adaptabilidad'],
            tipo: 'conductual',
          },
          {
            id: 'aprender-en-poco-tiempo',
            texto:
              'Cuéntame una vez en la que tuviste que aprender algo en poco tiempo para sacar adelante tu trabajo o tus estudios.',
            competencias: ['adaptabilidad', 'dominio-puesto'],
            tipo: 'conductual',
          },
          {
            id: 'sin-que-te-lo-pidieran',
            texto: 'Háblame de algo que pusiste en marcha sin que nadie te lo pidiera.',
            competencias: ['iniciativa-liderazgo'],
            tipo: 'conductual',
          },
          {
            id: 'orientar-a-otras-personas',
            texto: 'Cuéntame una ocasión en la que otras personas siguieron tus indicaciones o tu ejemplo.',
            competencias: ['iniciativa-liderazgo', 'comunicacion'],
            tipo: 'conductual',
          },
        ],
      },
      {
        id: 'cierre',
        nombre: 'Cierre',
        objetivo: 'Dar a la persona la ocasión de completar o matizar lo que ha contado.',
        minutos: 3,
        preguntas: [
          {
            id: 'algo-que-anadir',
            texto:
              'Esta era la última parte; gracias por tus respuestas. ¿Qué te gustaría añadir sobre tu experiencia profesional?',
            competencias: [],
            tipo: 'abierta',
          },
        ],
      },
    ],
  },
  configuracion: { activo: true, requiereAutenticacion: true },
};
