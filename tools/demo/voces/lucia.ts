import type { Voz } from './voz.ts';

/** Whole stories with figures for nearly everything. */
export const LUCIA: Voz = {
  'recorrido-breve': [
    'Estudié Administración y llevo seis años en atención y operaciones. Los tres últimos coordino un equipo de soporte de ocho personas en una empresa de logística.',
  ],
  'preparacion-para-el-puesto': [
    'Lo que más me servirá es que conozco bien las herramientas de gestión de incidencias y el análisis de datos de servicio. Sé configurar los paneles, revisar los indicadores y detectar dónde se atascan los procesos.',
  ],
  'tarea-compleja': [
    'En 2024 tuvimos que migrar 4.000 incidencias abiertas a una herramienta nueva sin parar el servicio. Mi responsabilidad era preparar los datos y comprobar la calidad. Analicé los campos, escribí las reglas de conversión, hice tres pruebas y documenté cada error. Al final migramos en un fin de semana y solo hubo que corregir 12 casos.',
  ],
  'varias-tareas-a-la-vez': [
    'Una semana de noviembre coincidieron el cierre mensual, dos bajas y una auditoría. Tenía que entregar todo antes del viernes. Hice una lista, prioricé por plazo y por impacto, repartí las tareas del cierre y reservé las mañanas para la auditoría. Revisaba el plan cada tarde. Entregamos el cierre el jueves y la auditoría no tuvo observaciones.',
    'El lunes siguiente repasé la lista con mi responsable y no quedaba nada pendiente. Desde entonces la uso en todos los cierres.',
  ],
  'encargo-de-principio-a-fin': [
    'Me encargaron poner en marcha el servicio de fin de semana. Tenía que planificar turnos, formar a la gente y medir el resultado. Preparé un calendario de seis semanas, acordé los turnos con cada persona, preparé la formación y definí tres indicadores. A los dos meses resolvíamos el 85 % de las consultas en el día, cuando antes esperaban al lunes.',
    'Las dos primeras semanas ajusté un turno que quedaba corto. Al final el servicio se mantuvo con las mismas seis personas.',
  ],
  'problema-dificil': [
    'Las reclamaciones por entregas tardías subieron un 40 % en un mes y nadie sabía por qué. Me pidieron encontrar la causa. Crucé los datos de rutas con los de reclamaciones, comparé por almacén y vi que el problema venía de un cambio de horario en un solo centro. Propuse adelantar la salida una hora y lo probamos dos semanas. Las reclamaciones bajaron a la mitad.',
  ],
  'objetivo-exigente': [
    'El objetivo del año era bajar el tiempo medio de respuesta de 12 a 6 horas. Yo era responsable del seguimiento. Medí cada paso, eliminé dos aprobaciones que no aportaban y organicé una revisión diaria de diez minutos. Llegamos a 5,5 horas en octubre, dos meses antes de lo previsto.',
    'Cerramos diciembre en 5,4 horas y nos felicitaron desde la dirección. La revisión diaria sigue en marcha.',
  ],
  'algo-que-salio-mal': [
    'Lancé una encuesta a clientes sin probarla antes y un enlace fallaba en el móvil. Era mi tarea y no lo comprobé. Asumí el error, avisé a mi responsable el mismo día, corregí el enlace y volví a enviarla con una disculpa. Desde entonces pruebo todo con una lista de comprobación en dos dispositivos. La segunda encuesta tuvo un 38 % de respuestas.',
  ],
  'explicar-algo-dificil': [
    'Tuve que explicar a los conductores por qué cambiábamos el sistema de rutas. No conocían la herramienta y estaban preocupados. Preparé un ejemplo con una ruta suya, evité palabras técnicas, les pregunté qué les preocupaba y escuché antes de seguir. Al terminar pedí que lo explicaran con sus palabras. En dos semanas todos lo usaban y las dudas pasaron de treinta a cuatro al día.',
  ],
  'trabajo-compartido': [
    'Preparamos entre cinco personas la apertura de un almacén. Yo coordinaba la parte de atención al cliente. Acordé con mis compañeras quién hacía qué, compartí un documento con los avances y ayudé a Operaciones con el inventario cuando se retrasaron. Abrimos en la fecha prevista y sin incidencias graves.',
    'Durante tres meses comprobé cada semana las reclamaciones del almacén nuevo: hubo menos que en los otros dos.',
  ],
  desacuerdo: [
    'Tuve un desacuerdo con el responsable de ventas porque prometía plazos que no podíamos cumplir. Le pedí una reunión, escuché sus motivos, le enseñé los datos de entregas y propuse una tabla de plazos por zona. Acordamos revisarla cada mes. Las promesas incumplidas bajaron un 60 % y seguimos trabajando bien.',
    'Tenía que conseguir que no diéramos a ningún cliente una fecha que luego fallara, sin perder la venta.',
  ],
  'cambio-repentino': [
    'En marzo cerraron uno de los almacenes con tres días de aviso. Tuve que reorganizar las rutas y avisar a los clientes. Me adapté rápido: cambié los turnos, preparé un mensaje claro y probé dos alternativas de reparto. En una semana volvimos al 95 % de entregas a tiempo.',
    'Los primeros días llamé yo misma a los veinte clientes más afectados. Ninguno se marchó, y aquel mensaje se quedó como modelo.',
  ],
  'aprender-en-poco-tiempo': [
    'Tuve dos semanas para aprender la herramienta de informes porque la persona que la llevaba se marchó. Hice el curso, practiqué con datos reales y pedí ayuda a una compañera de otra área. Publiqué el informe mensual a tiempo y después escribí una guía para el equipo.',
    'Que el informe dejó de depender de una sola persona: hoy lo sacamos entre tres y tardamos la mitad.',
  ],
  'sin-que-te-lo-pidieran': [
    'Vi que repetíamos las mismas respuestas cada día y, sin que nadie lo pidiera, propuse una biblioteca de respuestas. Recogí las cincuenta más frecuentes, las escribí con el equipo y organicé una revisión mensual. Ahorramos unas seis horas por semana.',
    'Una compañera y yo habíamos contestado a dos clientes lo mismo con datos distintos, y uno nos lo hizo notar.',
  ],
  'orientar-a-otras-personas': [
    'Cuando entraron tres personas nuevas, preparé su formación y las acompañé el primer mes. Les di tareas cada vez más difíciles, revisábamos juntas los casos y les explicaba el porqué de cada paso. A las seis semanas trabajaban solas y una de ellas forma ahora a las siguientes.',
    'Que lo mejor había sido probar con casos reales y con alguien al lado. Una me pidió preparar conmigo la siguiente formación.',
  ],
  'algo-que-anadir': [
    'Me gustaría añadir que disfruto mejorando procesos con las personas que los usan. Es lo que busco en mi siguiente puesto.',
  ],
};
