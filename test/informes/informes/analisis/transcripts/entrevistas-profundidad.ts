import type { Transcript } from './transcripts.ts';

/**
 * Three invented candidates answer `entrevistas-profundidad`: one tells complete stories of their own doing, one tells
 * them halfway, one stays general.
 */
export const entrevistasProfundidad: Transcript = {
  'recorrido-breve': {
    excelente:
      'Soy técnica de logística. Llevo ocho años en almacenes de distribución y los tres últimos he coordinado un turno de doce personas.',
    media: 'He trabajado unos años en almacenes y antes estudié administración.',
    pobre: 'He hecho un poco de todo, sobre todo en almacenes, y ahora busco algo que me venga bien de horario.',
  },
  'preparacion-para-el-puesto': {
    excelente:
      'Domino el programa informático de gestión de almacenes y el procedimiento de control de calidad de entradas. En mi último puesto configuré los lectores y redacté el manual que hoy usa la planta.',
    media: 'Conozco las herramientas habituales de un almacén y tengo experiencia práctica con pedidos.',
    pobre: 'Creo que me adapto bien a lo que haga falta.',
  },
  'tarea-compleja': {
    excelente:
      'En 2022, en mi empresa anterior, los inventarios no cuadraban y perdíamos mercancía. Mi responsabilidad era diseñar un método de recuento. Elegí el recuento cíclico porque permitía trabajar sin cerrar, configuré el software, documenté las especificaciones y formé a nueve personas. Comprobé la calidad con una inspección semanal. Al final las diferencias bajaron del 4 % al 0,6 % y el procedimiento se sigue usando.',
    media:
      'En mi empresa hicimos un inventario con una herramienta nueva. Yo preparé las etiquetas siguiendo el manual. Salió bien.',
    pobre: 'Las tareas del almacén a veces son complejas, pero se hacen.',
  },
  'varias-tareas-a-la-vez': {
    excelente:
      'En diciembre de 2023 se nos juntaron la campaña de Navidad y una auditoría. Tenía que cumplir las dos fechas de entrega con la misma plantilla. Hice una lista de tareas, prioricé por plazo y por riesgo, estimé las horas de cada fase y reservé tiempo para imprevistos. Programé los hitos en un tablero y corregí la desviación del segundo día moviendo a dos personas. Como resultado entregamos a tiempo y con 6 horas de margen.',
    media:
      'En una semana de mucho trabajo organicé las tareas en una lista y fui cumpliendo los plazos más importantes.',
    pobre: 'Voy haciendo lo que llega y normalmente da tiempo.',
  },
  'encargo-de-principio-a-fin': {
    excelente:
      'Hace dos años me encargaron el traslado del almacén a otra nave. El objetivo era no parar más de un día. Dividí el traslado en cuatro fases, pedí presupuesto a tres transportistas y medí el avance cada tarde. Cuando apareció un obstáculo con las estanterías, reorganicé la secuencia. Conseguimos abrir en 20 horas y reduje el coste previsto un 12 %.',
    media: 'Me encargaron ordenar una zona del almacén. Hice un calendario y lo terminé, con buen resultado.',
    pobre: 'No recuerdo ninguno en especial, siempre hay un responsable que lo lleva.',
  },
  'problema-dificil': {
    excelente:
      'En mi empresa anterior llegaban pedidos equivocados a los clientes y nadie sabía la causa. Tenía que encontrar el origen en un mes. Recopilé datos de 300 pedidos, comparé los turnos y descarté dos hipótesis. Detecté que las etiquetas parecidas estaban juntas, probé a separarlas por colores y verifiqué cada semana las incidencias. Los errores bajaron un 70 % y el problema no volvió.',
    media:
      'Teníamos un problema con unos pedidos que llegaban mal. Revisé las etiquetas y arreglé algunas. Después hubo menos errores.',
    pobre: 'Cuando hay problemas aviso al encargado y él lo mira.',
  },
  'objetivo-exigente': {
    excelente:
      'En 2021 nuestro objetivo era preparar 900 líneas al día y estábamos en 650. Yo era responsable del turno de tarde. Medí los tiempos de cada pasillo, puse un indicador visible y mejoré los recorridos. A pesar del obstáculo de las bajas, persistí con el seguimiento del avance. Alcanzamos 940 líneas en cuatro meses y superé la meta de calidad.',
    media: 'Nos pusieron un objetivo de pedidos. Trabajé con más esfuerzo y lo conseguimos en lo esencial.',
    pobre: 'Los objetivos los pone la empresa y uno hace lo que puede.',
  },
  'algo-que-salio-mal': {
    excelente:
      'El año pasado un camión salió incompleto por un error mío en la revisión. Debía responder ante el cliente el mismo día. Analicé qué había fallado, evalué dos alternativas y decidí enviar una furgoneta urgente. Después corregí la lista de comprobación y comprobé durante un mes que nadie la saltaba. El cliente renovó el contrato y desde entonces no hemos tenido otro envío incompleto.',
    media: 'Una vez envié un pedido con un error. Lo corregí al día siguiente y el cliente lo entendió.',
    pobre: 'Si algo sale mal suele ser por la presión o por otros departamentos.',
  },
  'explicar-algo-dificil': {
    excelente:
      'Cuando estaba implantando los lectores, doce compañeros no habían usado nunca una pantalla. Tenía que explicarles el sistema en dos semanas. Les pregunté qué dudas tenían, expliqué cada paso con un lenguaje sencillo y con ejemplos claros de sus propios pedidos, y preparé una presentación de una página. Confirmé que se entendía pidiéndoles que lo hicieran delante de mí. Al final todos trabajaron sin ayuda y las llamadas de soporte bajaron de 15 a 2 por semana.',
    media: 'En mi trabajo expliqué a un compañero nuevo cómo iba el programa y respondí a sus dudas.',
    pobre: 'Lo explico y si no lo entienden lo tendrán que mirar ellos.',
  },
  'trabajo-compartido': {
    excelente:
      'En el traslado del almacén éramos cinco equipos y mi tarea era enlazar al de carga con el de montaje. Compartí cada mañana la lista de pendientes, ayudé a los montadores cuando se retrasaron y ofrecí ayuda al turno de noche sin que me la pidieran. Cuando hubo un conflicto por las carretillas, acordé turnos con los dos encargados. Gracias a eso el equipo cumplió el objetivo común con un día de adelanto.',
    media: 'En un traslado colaboré con mis compañeros. Hicimos cada uno nuestra parte y terminamos.',
    pobre: 'En los trabajos de grupo cada uno hace lo suyo.',
  },
  desacuerdo: {
    excelente:
      'En mi anterior empresa tuve un desacuerdo con el jefe de compras por los horarios de descarga. Necesitaba llegar a un acuerdo antes de la campaña. Escuché sus motivos, hablé con calma, resumí los puntos de vista de cada parte y expuse mis argumentos con datos de tres semanas. Cedí en los lunes y él en los viernes. El resultado fue un calendario pactado que respetamos todo el año, con un 30 % menos de esperas.',
    media: 'Tuve un desacuerdo con un compañero por los turnos. Hablamos en una reunión y lo arreglamos.',
    pobre: 'Yo evito los desacuerdos, no me gusta discutir.',
  },
  'cambio-repentino': {
    excelente:
      'En marzo de 2020 nos cambiaron los turnos y la mitad de la plantilla faltó de un día para otro. Tenía que mantener el servicio. Reorganicé los puestos, asumí otras funciones en recepción, modifiqué el horario de carga y aprendí sobre la marcha el nuevo sistema de citas. Reaccioné cada mañana según las bajas. Finalmente servimos el 95 % de los pedidos y conservamos el sistema de citas.',
    media: 'Hubo un cambio de programa y me adapté siguiendo las instrucciones, aunque me costó al principio.',
    pobre: 'Los cambios no me gustan mucho, pero bueno.',
  },
  'aprender-en-poco-tiempo': {
    excelente:
      'Hace un año nos pidieron una certificación de mercancías peligrosas en tres semanas. Era mi responsabilidad obtenerla. Estudié la normativa por las noches, practiqué el protocolo con un técnico y me actualicé con el manual del fabricante. Ajusté mi horario para no dejar el turno. Aprobé con un 9 y apliqué el estándar al almacén, que pasó la inspección sin faltas.',
    media: 'Aprendí a usar una aplicación nueva en unas semanas con la formación técnica que dio la empresa.',
    pobre: 'Aprendo rápido en general.',
  },
  'sin-que-te-lo-pidieran': {
    excelente:
      'En 2022 vi que los nuevos tardaban un mes en trabajar solos y nadie se ocupaba. Me propuse reducirlo. Propuse un plan de acogida, convencí a la jefa con una prueba, puse en marcha una mentoría por parejas y animé a dos veteranos a dirigirla. Como resultado la adaptación pasó de 30 a 12 días y el plan sigue funcionando sin mí.',
    media: 'Sugerí una idea para ordenar los pasillos y mi responsable la aceptó.',
    pobre: 'Prefiero que me digan lo que tengo que hacer, porque así no hay líos.',
  },
  'orientar-a-otras-personas': {
    excelente:
      'Cuando coordinaba el turno, un grupo de cuatro personas nuevas cometía muchos fallos. Mi objetivo era que ganaran confianza. Dirigí una reunión corta cada lunes, les enseñé a revisar su trabajo, delegué en cada una un pasillo y reconocí su trabajo delante del resto. Escuché sus propuestas e incluí tres. En dos meses los fallos bajaron a la mitad y una de ellas ascendió.',
    media: 'Enseñé a un compañero nuevo y siguió mis indicaciones. Le expliqué las tareas y aprendió.',
    pobre: 'Nadie me ha pedido eso.',
  },
  'algo-que-anadir': {
    excelente: 'Nada más, gracias por las preguntas.',
    media: 'No, gracias.',
    pobre: 'No.',
  },
};
