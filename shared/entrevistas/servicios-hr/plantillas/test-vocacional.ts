import type { Plantilla } from '../servicio-hr.ts';
import { parseIndicadores } from './parse-indicadores.ts';

/**
 * Vocational guidance. The interest areas follow the idea of Holland's six types (RIASEC) in wording of our own.
 * Scores measure how clear and well supported the person's view is, never which interest or value they hold.
 */
export const testVocacional: Plantilla = {
  codigo: 'test-vocacional',
  version: 1,
  nombre: 'Test vocacional',
  descripcion:
    'Conversación guiada para conocer los intereses, la motivación, los valores laborales y la manera de aprender y decidir de una persona que quiere orientar su futuro profesional.',
  descripcionDetallada: `La conversación recorre qué actividades atraen a la persona, qué la mueve a esforzarse, qué espera de un trabajo, en qué entornos rinde mejor, cómo aprende, cómo se ve y cómo toma decisiones sobre sus estudios o su carrera.

El informe valora la claridad y el respaldo de cada respuesta: si la persona sabe lo que quiere, si lo apoya en experiencias propias y si ha contrastado sus opciones. Ningún interés, valor o entorno puntúa más que otro.

No hace falta experiencia laboral: los ejemplos pueden venir de los estudios, de un voluntariado, de unas prácticas o de un proyecto propio.

No es una prueba clínica ni psicométrica, no mide la inteligencia ni la personalidad y no decide por nadie. Sus resultados son un punto de partida para una conversación con una persona especializada en orientación.`,
  categoria: 'desarrollo',
  tipo: 'test_vocacional',
  experto: {
    nombre: 'Especialista en orientación vocacional',
    especialidad: 'Intereses, valores y decisiones profesionales',
  },
  estructura: {
    duracionEstimada: 55,
    criterioPasado: 70,
    competencias: [
      {
        id: 'claridad-intereses',
        nombre: 'Claridad de intereses',
        descripcion:
          'Reconoce qué clases de actividad le atraen (manuales, de investigación, creativas, de ayuda, de persuasión o de orden y datos) y lo apoya en lo que ha probado. Importa la claridad, no qué interés prefiere.',
        tipo: 'blanda',
        anclas: {
          1: 'Dice que le da igual una actividad que otra o que le gusta «un poco de todo». No menciona ninguna que haya probado ni qué le atrajo de ella.',
          5: 'Nombra una o dos actividades que le gustan y cuenta que ha probado alguna. Da razones generales, como que le resulta entretenida, sin precisar qué parte disfruta y cuál no.',
          10: 'Relata varias actividades que probó, precisa qué tareas disfrutó y cuáles prefirió dejar, y cuenta qué hizo por iniciativa propia para seguir con ellas. Señala qué tienen en común y lo usa para orientarse.',
        },
        indicadores: parseIndicadores(`
          me apasiona, disfruto, me atrae, me entusiasma, curiosidad, me interesa, me engancha, afición,
          pasatiempo, tiempo libre, tema favorito, experimentar, construir, reparar, dibujar, diseñar, escribir,
          cocinar, programar, música, enseñar, ayudar a la gente, convencer, vender, emprender, clasificar,
          analizar datos, laboratorio, al aire libre, taller, proyecto propio, se me pasa volando, me aburre`),
      },
      {
        id: 'motivacion',
        nombre: 'Motivación y constancia',
        descripcion:
          'Sabe qué le mueve a esforzarse, se propone metas propias y mantiene el esfuerzo cuando el resultado tarda o aparecen dificultades.',
        tipo: 'blanda',
        anclas: {
          1: 'Cuenta que dejó lo que había empezado ante la primera dificultad o que solo actuó porque se lo exigían. No menciona ninguna meta propia.',
          5: 'Relata una meta en la que se mantuvo un tiempo con apoyo o recordatorios de otras personas. Dice qué le anima, pero no explica qué hizo cuando bajó su interés.',
          10: 'Relata una meta que se propuso, los obstáculos que aparecieron, lo que hizo en concreto para no abandonar y hasta dónde llegó. Explica qué le da impulso y cómo lo aprovecha cuando flaquea.',
        },
        indicadores: parseIndicadores(`
          me motiva, esfuerzo, constancia, perseveré, seguí intentando, meta, reto, desafío, me mantuve firme,
          terminé, logré, superé, ilusión, orgullo, satisfacción, energía, dedicación, compromiso, insistí,
          disciplina, me propuse, avancé, me impulsa, ganas, retomé, obstáculo, fuerza de voluntad, sacrificio,
          me animó`),
      },
      {
        id: 'valores-laborales',
        nombre: 'Valores laborales',
        descripcion:
          'Identifica lo que considera importante en un trabajo, lo ordena por prioridad y actúa de acuerdo con ello cuando dos cosas valiosas entran en conflicto. Ningún valor puntúa más que otro.',
        tipo: 'blanda',
        anclas: {
          1: 'Responde que cualquier trabajo le sirve o repite lo que esperan otras personas. No nombra nada que le importe ni una elección en la que lo tuviera en cuenta.',
          5: 'Nombra dos o tres cosas que le importan en un trabajo, sin ordenarlas. Cuenta una elección en la que influyeron, pero no explica a qué renunció.',
          10: 'Ordena lo que le importa, explica por qué y relata una elección real en la que renunció a algo para mantenerlo. Distingue lo imprescindible de lo deseable.',
        },
        indicadores: parseIndicadores(`
          valoro, estabilidad, autonomía, independencia, salario justo, ética, honestidad, respeto, propósito,
          impacto social, equilibrio, reconocimiento, seguridad, justicia, sentirme útil, crecimiento,
          desarrollo profesional, prestigio, lealtad, transparencia, coherencia, principios, renuncié, ceder,
          imprescindible, innegociable, calidad de vida, contribuir, aportar a la sociedad, medioambiente,
          trato digno, buen ambiente humano`),
      },
      {
        id: 'entornos-preferidos',
        nombre: 'Entornos de trabajo preferidos',
        descripcion:
          'Describe en qué condiciones rinde mejor (ritmo, espacio, grado de estructura, compañía, supervisión) a partir de lo vivido y sabe qué hacer cuando el entorno no le favorece.',
        tipo: 'blanda',
        anclas: {
          1: 'Dice que se adapta a cualquier sitio, o que ninguno le gusta, sin describir ninguna condición concreta ni ningún lugar en el que haya trabajado o estudiado.',
          5: 'Describe una o dos condiciones que prefiere, como el silencio o la compañía, con un ejemplo breve. Ante un entorno poco favorable cuenta que se resignó o esperó a que cambiara.',
          10: 'Compara entornos distintos en los que ha estado, explica cómo influyó cada uno en su rendimiento y relata qué cambió o pidió para trabajar mejor en el que menos le favorecía.',
        },
        indicadores: parseIndicadores(`
          rindo mejor, trabajar a solas, oficina, trabajo remoto, teletrabajo, presencial, híbrido, ritmo, ruido,
          silencio, horario flexible, supervisión, instrucciones claras, entorno estructurado, libertad, variedad,
          rutina, presión, atención al público, trabajo de campo, viajar, concentración, me distraigo, jerarquía,
          equipo pequeño, empresa grande, espacio, tranquilidad, turnos, dinámico, imprevistos, ambiente,
          interrupciones`),
      },
      {
        id: 'aprendizaje',
        nombre: 'Aprendizaje',
        descripcion:
          'Aprende de forma activa: busca recursos, practica, pide correcciones, detecta sus errores y aplica lo aprendido a situaciones nuevas.',
        tipo: 'blanda',
        anclas: {
          1: 'Cuenta que no consiguió aprender algo y lo atribuye solo a la materia o a quien enseñaba. No describe nada que hiciera para entenderlo.',
          5: 'Relata algo que aprendió siguiendo un curso o las indicaciones de otra persona. Menciona que practicó, pero no cómo comprobó que lo había entendido.',
          10: 'Relata algo difícil que aprendió: cómo eligió los recursos, cómo practicó, qué errores detectó, a quién pidió correcciones y dónde aplicó después lo aprendido. Explica qué método le funciona y por qué.',
        },
        indicadores: parseIndicadores(`
          aprendí, estudié, practiqué, pregunté, errores, corregí, apuntes, tutorial, curso, repasé, ejercicios,
          retroalimentación, feedback, mentoría, observé, esquema, autodidacta, busqué ejemplos, entendí,
          comprendí, técnica de estudio, apliqué, repetí, ensayo y error, resolver dudas, vídeos, libros, foro,
          entrené, mejoré, memoricé, clases particulares`),
      },
      {
        id: 'autoconocimiento',
        nombre: 'Autoconocimiento',
        descripcion:
          'Describe con realismo sus puntos fuertes y sus límites, los apoya en hechos y en lo que le han dicho otras personas, y cambia su forma de actuar a partir de ello.',
        tipo: 'blanda',
        anclas: {
          1: 'Se describe con adjetivos sueltos y sin ejemplos, o afirma que no tiene nada que mejorar. Rechaza las observaciones que le han hecho o no recuerda ninguna.',
          5: 'Nombra un punto fuerte y un límite, con un ejemplo breve de uno de ellos. Cuenta una observación que recibió y que le pareció acertada, sin decir qué cambió después.',
          10: 'Describe puntos fuertes y límites con hechos que los muestran, cuenta cómo los contrastó con otras personas y relata un cambio concreto que hizo a raíz de una observación y lo que consiguió con él.',
        },
        indicadores: parseIndicadores(`
          fortaleza, debilidad, punto fuerte, punto débil, cualidades, defecto, facilidad, habilidad, talento,
          limitación, me conozco, reflexioné, admito, me describen, me hicieron ver, paciencia, impaciente,
          perfeccionista, detallista, analítica, sociable, timidez, me sorprendió, consciente, carácter,
          confianza en mí, inseguridad, me bloqueo, emociones, me equivoqué, autocrítica, aceptar críticas,
          tenían razón`),
      },
      {
        id: 'toma-decisiones',
        nombre: 'Toma de decisiones',
        descripcion:
          'Decide a partir de información y de criterios propios, compara alternativas, prevé consecuencias y revisa la decisión cuando cambian las circunstancias.',
        tipo: 'blanda',
        anclas: {
          1: 'Cuenta que otras personas decidieron en su lugar o que dejó pasar el plazo. No menciona ninguna alternativa ni qué esperaba que ocurriera.',
          5: 'Relata una decisión en la que consideró dos opciones y pidió alguna opinión. Explica el motivo principal, pero no las consecuencias que previó ni cómo valoró después el resultado.',
          10: 'Relata una decisión propia: la información que reunió, los criterios con que comparó varias alternativas, los riesgos que previó, lo que eligió y cómo revisó más tarde si había acertado.',
        },
        indicadores: parseIndicadores(`
          decidí, opciones, alternativas, comparé, ventajas, inconvenientes, desventajas, pros y contras, riesgo,
          consecuencias, criterios, elegí, descarté, sopesé, consulté, me informé, prioricé, plan alternativo,
          a largo plazo, evalué, me arriesgué, cambié de opinión, hice una lista, hice cuentas, presupuesto,
          reconsideré, acepté la oferta, rechacé, elección, asumí, lo medité, acerté, a corto plazo`),
      },
      {
        id: 'exploracion-profesional',
        nombre: 'Exploración de profesiones y formación',
        descripcion:
          'Conoce y usa fuentes fiables para investigar profesiones, estudios, requisitos y demanda de empleo, y contrasta lo que encuentra con quienes ejercen la profesión.',
        tipo: 'tecnica',
        anclas: {
          1: 'Nombra una profesión solo por su imagen o por lo que le han contado. No ha buscado información y no sabe decir qué tareas, estudios o requisitos tiene.',
          5: 'Cuenta que consultó una o dos fuentes generales, como una página web. Conoce la formación necesaria, pero no ha hablado con nadie que ejerza ni ha mirado la oferta de empleo.',
          10: 'Relata cómo investigó una profesión con varias fuentes: planes de estudios, requisitos, ofertas de empleo y conversaciones o prácticas con profesionales. Precisa las tareas diarias, los costes y los pasos que seguiría.',
        },
        indicadores: parseIndicadores(`
          plan de estudios, universidad, formación profesional, carrera, tecnólogo, grado, maestría, máster,
          prácticas en empresa, pasantía, beca, convocatoria, requisitos, oferta de empleo, mercado laboral,
          demanda, portal de empleo, hablé con profesionales, visité, feria, puertas abiertas,
          orientación académica, titulación, certificado, tareas del puesto, día a día del puesto,
          salidas profesionales, especialidad, nota de corte, matrícula, prueba de acceso, asociación profesional,
          busqué información`),
      },
    ],
    fases: [
      {
        id: 'intereses',
        nombre: 'Lo que te interesa',
        objetivo: 'Crear confianza y conocer qué actividades atraen a la persona y cuáles prefiere evitar.',
        minutos: 10,
        preguntas: [
          {
            id: 'tiempo-volando',
            texto: 'Para empezar con algo sencillo: ¿qué actividad hace que el tiempo se te pase volando?',
            competencias: ['claridad-intereses'],
            tipo: 'abierta',
          },
          {
            id: 'por-curiosidad',
            texto:
              'Cuéntame algo que empezaste solo por curiosidad. Puede ser de los estudios, del trabajo o de cualquier otro ámbito.',
            competencias: ['claridad-intereses', 'aprendizaje'],
            tipo: 'conductual',
          },
          {
            id: 'tarea-que-evitarias',
            texto: 'Háblame de una tarea que hayas hecho alguna vez y que no querrías hacer todos los días.',
            competencias: ['claridad-intereses', 'autoconocimiento'],
            tipo: 'abierta',
          },
        ],
      },
      {
        id: 'motivos-y-valores',
        nombre: 'Lo que te mueve',
        objetivo: 'Conocer qué sostiene el esfuerzo de la persona y qué considera importante en un trabajo.',
        minutos: 14,
        preguntas: [
          {
            id: 'esfuerzo-mantenido',
            texto: 'Cuéntame una ocasión en la que seguiste esforzándote aunque el resultado tardaba en llegar.',
            competencias: ['motivacion'],
            tipo: 'conductual',
          },
          {
            id: 'ir-con-ganas',
            texto: '¿Qué debería tener un trabajo para que fueras con ganas la mayoría de los días?',
            competencias: ['motivacion', 'valores-laborales'],
            tipo: 'abierta',
          },
          {
            id: 'dos-cosas-importantes',
            texto:
              'Recuerda una vez en la que tuviste que elegir entre dos cosas importantes para ti, como la estabilidad y la libertad. Cuéntame cómo lo resolviste.',
            competencias: ['valores-laborales', 'toma-decisiones'],
            tipo: 'conductual',
          },
          {
            id: 'motivo-de-rechazo',
            texto: 'Imagina que te ofrecen un puesto muy atractivo. ¿Qué te llevaría a rechazarlo?',
            competencias: ['valores-laborales'],
            tipo: 'abierta',
          },
        ],
      },
      {
        id: 'entorno-y-aprendizaje',
        nombre: 'Tu forma de trabajar y aprender',
        objetivo: 'Conocer en qué condiciones rinde mejor la persona y cómo aprende lo que le resulta difícil.',
        minutos: 11,
        preguntas: [
          {
            id: 'mejor-entorno',
            texto: '¿Cómo es el entorno en el que trabajas o estudias mejor?',
            competencias: ['entornos-preferidos'],
            tipo: 'abierta',
          },
          {
            id: 'entorno-dificil',
            texto:
              'Cuéntame una ocasión en la que el ambiente o la forma de organizarse te dificultó hacer bien tu tarea.',
            competencias: ['entornos-preferidos', 'autoconocimiento'],
            tipo: 'conductual',
          },
          {
            id: 'aprender-lo-dificil',
            texto: 'Háblame de algo que te costó mucho aprender y que hoy sabes hacer bien.',
            competencias: ['aprendizaje', 'motivacion'],
            tipo: 'conductual',
          },
        ],
      },
      {
        id: 'como-te-ves',
        nombre: 'Cómo te ves',
        objetivo:
          'Conocer qué puntos fuertes y límites reconoce la persona y qué hace con las observaciones que recibe.',
        minutos: 7,
        preguntas: [
          {
            id: 'se-te-da-bien',
            texto: '¿Qué dirías que se te da bien, según lo que has vivido hasta ahora?',
            competencias: ['autoconocimiento'],
            tipo: 'abierta',
          },
          {
            id: 'observacion-recibida',
            texto:
              'Cuéntame una vez en la que alguien te hizo una observación que cambió tu manera de hacer las cosas.',
            competencias: ['autoconocimiento', 'aprendizaje'],
            tipo: 'conductual',
          },
        ],
      },
      {
        id: 'explorar-y-decidir',
        nombre: 'Explorar y decidir',
        objetivo: 'Conocer cómo investiga la persona sus opciones y cómo toma decisiones sobre estudios y trabajo.',
        minutos: 10,
        preguntas: [
          {
            id: 'conocer-una-profesion',
            texto: 'Piensa en una profesión que te atraiga. ¿Qué has hecho hasta ahora para conocerla de cerca?',
            competencias: ['exploracion-profesional'],
            tipo: 'abierta',
          },
          {
            id: 'ultima-decision',
            texto: 'Cuéntame la última decisión importante que tomaste sobre tus estudios o tu trabajo.',
            competencias: ['toma-decisiones'],
            tipo: 'conductual',
          },
          {
            id: 'camino-por-recorrer',
            texto:
              'Piensa en unos estudios o en un trabajo que te plantees para más adelante. ¿Qué pasos tendrías que dar para llegar hasta ahí?',
            competencias: ['exploracion-profesional', 'toma-decisiones'],
            tipo: 'abierta',
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
              'Hemos llegado al final; gracias por compartir tu experiencia. ¿Qué te gustaría añadir sobre tus intereses o tus planes profesionales?',
            competencias: [],
            tipo: 'abierta',
          },
        ],
      },
    ],
  },
  configuracion: { activo: true, requiereAutenticacion: true },
};
