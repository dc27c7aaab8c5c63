import type { Plantilla } from '../servicio-hr.ts';
import { parseIndicadores } from './parse-indicadores.ts';

/**
 * Organisational mapping: how a person sees the place where they work. Scores measure how concrete, balanced and
 * constructive that view is. Praise and criticism weigh the same, or the map would reward flattery.
 */
export const mapeoOrganizacional: Plantilla = {
  codigo: 'mapeo-organizacional',
  version: 1,
  nombre: 'Mapeo organizacional',
  descripcion:
    'Conversación sobre cómo vive una persona su papel, la colaboración, la información, la cultura, el liderazgo, los procesos y los cambios en la organización donde trabaja.',
  descripcionDetallada: `La conversación recoge cómo entiende la persona su papel, cómo colabora con otras áreas, cómo le llega la información, qué se valora en la práctica, cómo es la relación con quien dirige, qué procesos mejoraría y cómo ha vivido los cambios recientes.

El informe valora si la visión es concreta, equilibrada y constructiva: si se apoya en hechos, si tiene en cuenta a las demás áreas y si propone salidas. Una opinión crítica bien explicada puntúa igual que una favorable.

No hace falta dar nombres: interesan las situaciones y la manera de trabajar, no señalar a nadie. Las respuestas de varias personas, leídas en conjunto, ayudan a decidir qué conviene cuidar y qué conviene cambiar.

No es una evaluación del desempeño ni un canal de denuncias, y no debe usarse como tal.`,
  categoria: 'organizacional',
  tipo: 'mapeo_organizacional',
  experto: {
    nombre: 'Especialista en desarrollo organizacional',
    especialidad: 'Diagnóstico de cultura, colaboración y procesos',
  },
  estructura: {
    duracionEstimada: 50,
    criterioPasado: 70,
    competencias: [
      {
        id: 'claridad-rol',
        nombre: 'Claridad del rol',
        descripcion:
          'Explica para qué existe su puesto, de qué responde y hasta dónde llega su margen de decisión, y aclara los límites cuando no están definidos.',
        tipo: 'blanda',
        anclas: {
          1: 'Enumera tareas sueltas o dice que hace lo que le van pidiendo. No sabe decir para qué sirven ni a quién. Cuenta que, cuando no estaba claro a quién le correspondía algo, lo dejó pasar.',
          5: 'Describe sus funciones principales y quién recibe su trabajo. Cuenta que preguntó cuando no estaba claro a quién le correspondía algo, pero el reparto siguió sin aclararse para otras veces.',
          10: 'Explica el propósito de su puesto, de qué responde, qué puede decidir y qué efecto tiene en otras personas. Relata cómo aclaró un límite confuso y cómo quedó acordado para las siguientes ocasiones.',
        },
        indicadores: parseIndicadores(`
          mi función, funciones principales, responsabilidades, me corresponde, competencias del puesto, propósito,
          aporto, cliente interno, contribución, margen de decisión, autonomía, autorización, límites, alcance,
          descripción del puesto, objetivos del puesto, rindo cuentas, respondo de, aclaré, definimos, duplicidad,
          zona gris, me encargo, expectativas, cometido, tareas diarias, atribuciones, impacto de mi trabajo`),
      },
      {
        id: 'colaboracion-areas',
        nombre: 'Colaboración entre áreas',
        descripcion:
          'Conoce lo que necesitan otras áreas, coordina con ellas el trabajo, busca acuerdos que sirvan a ambas partes y cuida la relación a lo largo del tiempo.',
        tipo: 'blanda',
        anclas: {
          1: 'Describe a las demás áreas solo como un obstáculo o dice que no trata con ellas. No relata ningún trabajo compartido ni nada que hiciera para coordinarse.',
          5: 'Relata un trabajo con otra área en el que cada parte cumplió lo suyo. Resolvió los roces según aparecían, sin explicar qué necesitaba la otra área.',
          10: 'Relata un trabajo compartido: qué necesitaba cada área, cómo acordaron prioridades y entregas, cómo resolvieron un desacuerdo y qué forma de coordinarse mantuvieron después.',
        },
        indicadores: parseIndicadores(`
          otra área, departamento, colaboré, coordinamos, acordamos, equipo, compañeros, compañeras, apoyo mutuo,
          ayudé, trabajo conjunto, objetivo compartido, negociamos, intereses comunes, cooperación, interlocutor,
          enlace, silos, conflicto entre áreas, entendimiento, punto intermedio, compromiso, entregas, transversal,
          unimos, puentes, nos repartimos, confianza mutua, me puse en su lugar, consenso, sinergia`),
      },
      {
        id: 'flujo-informacion',
        nombre: 'Circulación de la información',
        descripcion:
          'Describe por dónde circula la información que necesita, detecta dónde se pierde o se retrasa y actúa para que llegue completa y a tiempo a quien la usa.',
        tipo: 'blanda',
        anclas: {
          1: 'Dice que se entera de las cosas por casualidad o que nadie le informa, y cuenta que esperó a que le llegara la información. No distingue medios ni dónde se pierde.',
          5: 'Describe los medios habituales por los que se informa y relata una vez en que pidió un dato que le faltaba. Lo resolvió en ese momento, sin cambiar la causa.',
          10: 'Describe quién necesita qué información, por qué medio y cuándo, y dónde se interrumpe. Relata qué hizo ante un fallo, cómo avisó a las personas afectadas y qué cambió para que no se repitiera.',
        },
        indicadores: parseIndicadores(`
          información, me enteré, avisé, comuniqué, correo, reunión, chat, canal, boletín, intranet, tablón,
          anuncio, rumores, actualización, llegó tarde, datos incompletos, transparencia, compartí, informé,
          documento, acta, malentendido, confirmé, mensaje, difundir, reenvié, consulté, acceso, versión correcta,
          notificación, circular`),
      },
      {
        id: 'lectura-cultura',
        nombre: 'Comprensión de la cultura',
        descripcion:
          'Reconoce qué se valora en la práctica y qué normas no escritas guían el comportamiento, y las explica con hechos y con matices, a favor y en contra.',
        tipo: 'blanda',
        anclas: {
          1: 'Repite lemas o da un juicio general («es un buen sitio», «aquí todo va mal»). No cuenta ningún hecho que lo muestre.',
          5: 'Describe uno o dos rasgos de la manera de trabajar y cuenta un hecho que los ilustra. Los presenta solo como buenos o solo como malos, sin explicar de dónde vienen.',
          10: 'Distingue lo que se dice de lo que se hace, lo ilustra con varios hechos, explica qué efectos buenos y malos tiene en las personas y cuenta cómo actuó en una situación en la que ambas cosas no coincidían.',
        },
        indicadores: parseIndicadores(`
          cultura, valores, costumbre, norma no escrita, ambiente, clima laboral, se premia, se penaliza,
          tradición, identidad, pertenencia, orgullo, respeto, celebramos, mentalidad, hábitos, estilo de trabajo,
          coherencia, predicar con el ejemplo, convivencia, diversidad, inclusión, miedo al error, trato cercano,
          formalidad, ritual, historia de la empresa, misión, desconfianza, mérito`),
      },
      {
        id: 'relacion-liderazgo',
        nombre: 'Relación con el liderazgo',
        descripcion:
          'Mantiene con quien dirige una relación de trabajo franca y respetuosa: pide lo que necesita, plantea desacuerdos, escucha indicaciones y explica qué le ayuda y qué no.',
        tipo: 'blanda',
        anclas: {
          1: 'Cuenta que calla, que evita a quien dirige su equipo o que se queja de esa persona ante otras. No relata ninguna vez en que planteara lo que pensaba o necesitaba.',
          5: 'Relata que habla con su responsable cuando se lo piden y que planteó un asunto concreto. No explica cómo lo preparó ni qué cambió después de la conversación.',
          10: 'Relata una conversación difícil que buscó con su responsable: cómo la preparó, qué hechos y qué propuesta llevó, cómo escuchó la respuesta y a qué acuerdo llegaron. Explica con equilibrio qué le ayuda y qué le dificulta el trabajo.',
        },
        indicadores: parseIndicadores(`
          responsable directo, mi jefa, líder, dirección, supervisor, gerencia, retroalimentación, feedback,
          escuché, planteé, hablé con franqueza, sinceridad, pedí una reunión, desacuerdo, reconocimiento, delegó,
          respaldo, orientación, seguimiento, disponible, puerta abierta, exigente, criterio, propuesta, le expuse,
          conversación difícil, explicó el motivo, argumenté, cercanía`),
      },
      {
        id: 'gestion-cambio',
        nombre: 'Respuesta al cambio',
        descripcion:
          'Entiende por qué se produce un cambio, distingue lo que está en su mano, ayuda a que funcione y señala con hechos los riesgos y lo que falta.',
        tipo: 'blanda',
        anclas: {
          1: 'Cuenta que ignoró el cambio, lo rechazó sin conocerlo o siguió como antes. No sabe decir qué se pretendía ni qué hizo.',
          5: 'Relata un cambio que aceptó y al que se acostumbró siguiendo las indicaciones. Menciona dificultades, pero no qué hizo con ellas ni con las del resto del equipo.',
          10: 'Relata un cambio: qué se pretendía, cómo le afectó, qué aprendió, cómo ayudó a otras personas y qué riesgo señaló con hechos. Valora qué funcionó y qué haría de otra manera la próxima vez.',
        },
        indicadores: parseIndicadores(`
          cambio, me adapté, transición, nuevo sistema, nueva herramienta, fusión, reestructuración,
          reorganización, digitalización, implantación, incertidumbre, resistencia, aprendí, capacitación,
          formación, me acostumbré, al principio costó, periodo de prueba, prueba piloto, participación,
          preparación previa, temor, oportunidad, ventajas, riesgos, migración, ajustamos, acompañé, flexibilidad,
          aceptación, gradual, traslado`),
      },
      {
        id: 'mejora-procesos',
        nombre: 'Análisis y mejora de procesos',
        descripcion:
          'Describe un proceso paso a paso, localiza con datos dónde se pierde tiempo o calidad, propone mejoras viables y comprueba su efecto.',
        tipo: 'tecnica',
        anclas: {
          1: 'Se queja de que algo es lento o complicado sin describir los pasos. No propone nada o dice que la mejora no le corresponde.',
          5: 'Describe las etapas principales de un proceso y señala un punto débil. Propuso o apoyó un arreglo razonable, sin datos de antes y después.',
          10: 'Describe el proceso paso a paso, muestra con datos dónde falla y por qué, y relata la mejora que propuso o aplicó, con quién la acordó, cómo midió el efecto y qué se hizo para mantenerla.',
        },
        indicadores: parseIndicadores(`
          proceso, pasos, procedimiento, flujo de trabajo, cuello de botella, demora, retraso, tiempo de espera,
          doble registro, error, reproceso, burocracia, trámite, automaticé, simplifiqué, estandarizar, mejora,
          optimizar, indicador, medí, reduje, eliminamos, ahorro, causa, eficiencia, plantilla, formulario,
          lista de verificación, diagrama, comparación de datos, manual, desperdicio, calidad, rediseño`),
      },
    ],
    fases: [
      {
        id: 'tu-papel',
        nombre: 'Tu papel',
        objetivo: 'Crear confianza y conocer cómo entiende la persona su puesto y sus límites.',
        minutos: 9,
        preguntas: [
          {
            id: 'un-dia-normal',
            texto: 'Para empezar, cuéntame cómo es un día normal en tu trabajo actual o en el más reciente.',
            competencias: ['claridad-rol'],
            tipo: 'abierta',
          },
          {
            id: 'aporte-al-resto',
            texto: '¿Qué aporta tu trabajo al resto de la organización?',
            competencias: ['claridad-rol'],
            tipo: 'abierta',
          },
          {
            id: 'tarea-de-nadie',
            texto: 'Cuéntame una ocasión en la que no estaba claro a quién le correspondía una tarea.',
            competencias: ['claridad-rol', 'colaboracion-areas'],
            tipo: 'conductual',
          },
        ],
      },
      {
        id: 'colaboracion-e-informacion',
        nombre: 'Colaboración e información',
        objetivo: 'Conocer cómo se coordina la persona con otras áreas y cómo circula la información que necesita.',
        minutos: 11,
        preguntas: [
          {
            id: 'trabajo-con-otra-area',
            texto: 'Háblame de un trabajo que hayas hecho junto con personas de otra área.',
            competencias: ['colaboracion-areas'],
            tipo: 'conductual',
          },
          {
            id: 'como-llega-la-informacion',
            texto: '¿Cómo te llega la información que necesitas para hacer tu trabajo?',
            competencias: ['flujo-informacion'],
            tipo: 'abierta',
          },
          {
            id: 'informacion-incompleta',
            texto: 'Recuerda una vez en la que recibiste una información tarde o incompleta. Cuéntame qué hiciste.',
            competencias: ['flujo-informacion'],
            tipo: 'conductual',
          },
        ],
      },
      {
        id: 'cultura-y-liderazgo',
        nombre: 'Cultura y liderazgo',
        objetivo:
          'Conocer qué se valora en la práctica según la persona y cómo es su relación de trabajo con quien dirige.',
        minutos: 13,
        preguntas: [
          {
            id: 'consejo-a-quien-empieza',
            texto:
              'Si alguien empezara mañana en tu equipo, ¿qué le contarías sobre la manera de trabajar que hay allí?',
            competencias: ['lectura-cultura'],
            tipo: 'abierta',
          },
          {
            id: 'lo-que-se-valora',
            texto: 'Cuéntame una situación que hayas vivido y que muestre qué se valora de verdad en tu organización.',
            competencias: ['lectura-cultura'],
            tipo: 'conductual',
          },
          {
            id: 'relacion-con-quien-dirige',
            texto:
              '¿Cómo es tu relación de trabajo con la persona que dirige tu equipo? No hace falta que digas su nombre.',
            competencias: ['relacion-liderazgo'],
            tipo: 'abierta',
          },
          {
            id: 'algo-dificil-de-plantear',
            texto: 'Cuéntame una ocasión en la que tuviste que plantear a tu responsable algo difícil de decir.',
            competencias: ['relacion-liderazgo'],
            tipo: 'conductual',
          },
        ],
      },
      {
        id: 'procesos',
        nombre: 'Procesos',
        objetivo: 'Conocer cómo analiza la persona la forma de trabajar y qué mejoras propone o pone en marcha.',
        minutos: 7,
        preguntas: [
          {
            id: 'paso-que-mejorarias',
            texto: 'Piensa en un proceso que conozcas bien. ¿Qué paso mejorarías primero?',
            competencias: ['mejora-procesos'],
            tipo: 'abierta',
          },
          {
            id: 'mejora-vivida',
            texto: 'Háblame de una mejora en la forma de trabajar en la que hayas participado.',
            competencias: ['mejora-procesos', 'colaboracion-areas'],
            tipo: 'conductual',
          },
        ],
      },
      {
        id: 'cambios',
        nombre: 'Cambios',
        objetivo: 'Conocer cómo ha vivido la persona los cambios recientes y qué ayudaría en los próximos.',
        minutos: 7,
        preguntas: [
          {
            id: 'cambio-reciente',
            texto: 'Cuéntame un cambio en tu organización que haya afectado a tu trabajo.',
            competencias: ['gestion-cambio'],
            tipo: 'conductual',
          },
          {
            id: 'proximos-cambios',
            texto: '¿Qué ayudaría a que los próximos cambios salieran mejor?',
            competencias: ['gestion-cambio'],
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
              'Con esto terminamos; gracias por contarme cómo lo ves. ¿Qué te gustaría añadir sobre la forma de trabajar en tu organización?',
            competencias: [],
            tipo: 'abierta',
          },
        ],
      },
    ],
  },
  configuracion: { activo: true, requiereAutenticacion: true },
};
