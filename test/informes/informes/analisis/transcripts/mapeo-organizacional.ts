import type { Transcript } from './transcripts.ts';

/** Three invented people answer `mapeo-organizacional`: with facts on both sides, halfway, and in general words. */
export const mapeoOrganizacional: Transcript = {
  'un-dia-normal': {
    excelente:
      'Mi función es planificar la producción de la planta. Cada mañana reviso los 40 pedidos del día, decido el orden de las tres líneas y aviso a compras de lo que falta. Mi margen de decisión llega hasta cambiar el orden; si hay que parar una línea necesito autorización de dirección. Respondo de que el plan salga antes de las nueve y rindo cuentas cada viernes.',
    media: 'Mis funciones principales son preparar pedidos y hablar con almacén, que recibe mi trabajo cada tarde.',
    pobre: 'Hago lo que me van pidiendo, unas veces una cosa y otras veces otra, cada día es distinto.',
  },
  'aporte-al-resto': {
    excelente:
      'El propósito de mi puesto es que ventas pueda prometer fechas que se cumplen. Mi cliente interno es el equipo comercial: el año pasado definimos juntos qué fechas podía comprometer cada uno y con eso las entregas tarde bajaron del 18 al 6 %. También aporto a compras una previsión semanal, y sin ella comprarían a ciegas.',
    media: 'Aporto que los pedidos salgan ordenados y almacén sabe qué preparar. Es parte de mis responsabilidades.',
    pobre: 'Pues lo normal, supongo que si no estuviera yo lo haría otra persona y ya está.',
  },
  'tarea-de-nadie': {
    excelente:
      'En marzo de 2024 nadie tenía claro quién debía confirmar las devoluciones. Me correspondía avisar, pero no decidir. Pregunté a las dos áreas qué necesitaban, propuse un reparto por importe, lo acordamos en una reunión y redacté una página con los límites de cada departamento. Aclaré además quién cubría las vacaciones. Desde entonces no hemos tenido duplicidad y las devoluciones bajaron de 9 a 3 días.',
    media:
      'Una vez no estaba claro quién hacía el inventario. Pregunté a mi jefa y me encargué yo ese mes. Después siguió igual.',
    pobre: 'Eso pasa mucho, y si no es cosa mía lo dejo, que ya lo hará quien corresponda.',
  },
  'trabajo-con-otra-area': {
    excelente:
      'En 2023 preparamos con calidad y ventas el lanzamiento de un envase nuevo. Mi tarea era coordinar las fechas de las tres áreas. Calidad necesitaba cinco días de ensayos y ventas una fecha cerrada. Negocié un punto intermedio, acordé entregas parciales, compartí un calendario común y ayudé a calidad con las muestras. Hubo un desacuerdo por el coste y lo resolvimos con datos de dos proveedores. Salimos 4 días antes y mantuvimos la reunión de enlace de los lunes.',
    media: 'Colaboré con otro departamento en un pedido grande. Cada equipo hizo su parte y cumplimos la entrega.',
    pobre: 'Con otras áreas trato lo justo, porque suelen poner pegas a todo y retrasan las cosas.',
  },
  'como-llega-la-informacion': {
    excelente:
      'La demanda me llega por el correo de ventas antes de las ocho, las averías por el chat de mantenimiento y los cambios de norma por la intranet. Se pierde información entre turnos: el acta del turno de noche llegaba tarde dos días de cada cinco. Propuse una plantilla de diez líneas, la compartí con los tres encargados y ahora consulto la versión correcta antes de planificar.',
    media: 'Me llega por correo y en la reunión semanal. A veces consulto un documento compartido.',
    pobre: 'Me voy enterando por unos y por otros, aquí nadie avisa de nada hasta que ya ha pasado.',
  },
  'informacion-incompleta': {
    excelente:
      'En noviembre pasado recibí un pedido sin medidas a las seis de la tarde. Tenía que cerrar el plan del día siguiente. Llamé al comercial, confirmé los datos con el cliente, avisé a las dos líneas afectadas y reenvié la ficha corregida. Después cambié el formulario para que no se pudiera enviar sin medidas y lo comuniqué por el canal de ventas. En tres meses los pedidos con datos incompletos pasaron de 22 a 1.',
    media: 'Una vez recibí un dato tarde. Pedí el dato que faltaba por correo y lo arreglé ese día.',
    pobre: 'Pasa a menudo, y cuando pasa espero a que me llegue y luego ya sigo con lo mío.',
  },
  'consejo-a-quien-empieza': {
    excelente:
      'Le contaría que aquí se celebra en público cada entrega grande y que nadie castiga preguntar: en mi primer mes paré una línea por error y mi jefa lo usó para mejorar el manual. También que la costumbre de quedarse hasta tarde pesa, es una norma no escrita, y que yo aprendí a decir a las seis que seguía mañana sin perder la confianza de nadie. Los valores del cartel hablan de calma y en campaña no la hay.',
    media: 'Que el ambiente es bueno y que hay respeto. Una vez celebramos un premio con una comida.',
    pobre: 'Le diría que es un buen sitio para trabajar, como cualquier otro, más o menos.',
  },
  'lo-que-se-valora': {
    excelente:
      'El verano pasado perdimos un cliente por entregar con un defecto. En los carteles se premia la calidad, pero ese mes la dirección felicitó al turno más rápido. Lo planteé en la reunión, llevé las cifras de reclamaciones y defendí que contaran los dos datos. Hubo tensión dos semanas y también gente que me apoyó. Desde entonces el premio suma calidad y rapidez, aunque la mentalidad de correr sigue. El efecto bueno es el orgullo del equipo, el malo es el miedo al error.',
    media:
      'Una compañera ayudó a un cliente y la felicitaron delante de todos. Se valora el compromiso y el buen trato.',
    pobre: 'Se valora que no des problemas y que vengas a tu hora, como en todas partes.',
  },
  'relacion-con-quien-dirige': {
    excelente:
      'Es una relación franca. Los lunes hablamos veinte minutos y le planteo lo que necesito con una propuesta. Me ayuda que explica el motivo de cada cambio y que delega el orden de las líneas en mí; me dificulta que a veces cambia prioridades por el pasillo. Se lo dije con dos ejemplos, escuché su respuesta y acordamos que los cambios se escriben.',
    media: 'Es correcta. Mi responsable directo está disponible cuando lo necesito y me da orientación.',
    pobre: 'Bien, cada uno en su sitio, cuanto menos tenga que hablar con quien manda mejor.',
  },
  'algo-dificil-de-plantear': {
    excelente:
      'En enero tuve que decirle a mi jefa que el objetivo del trimestre no era posible. Necesitaba que lo supiera antes de firmarlo. Pedí una reunión, preparé los datos de capacidad de ocho semanas, expuse dos propuestas y escuché sus razones sin interrumpir. Reconocí que había un riesgo comercial que yo no conocía. Acordamos bajar el objetivo un 12 % y revisar cada mes, y al final lo cumplimos.',
    media: 'Le planteé a mi jefe que quería cambiar de turno. Hablé con él y lo aceptó unas semanas después.',
    pobre: 'No suelo plantear cosas difíciles, porque no sirve de mucho y te buscas problemas.',
  },
  'paso-que-mejorarias': {
    excelente:
      'La aprobación de compras urgentes. El proceso tiene cinco pasos: solicitud, visto bueno, presupuesto, firma y pedido. Medí 30 solicitudes y la firma se lleva 3 de los 4 días, porque hay doble registro en papel y en el sistema. Propuse eliminar el papel por debajo de 500 euros; con una prueba de un mes el tiempo de espera bajó a 1 día y los errores no subieron.',
    media: 'Mejoraría el formulario de pedidos, porque tiene muchos pasos y provoca retrasos.',
    pobre: 'Todo es muy lento y muy complicado, pero eso no depende de mí, que lo vean otros.',
  },
  'mejora-vivida': {
    excelente:
      'En 2024 rediseñamos el cambio de molde. Yo era responsable de medir los tiempos. Grabé doce cambios, dibujé un diagrama, localicé el cuello de botella en la búsqueda de tornillos y propuse un carro con una lista de verificación. Lo acordé con mantenimiento, formé a nueve personas y comparé los datos cada semana. El cambio pasó de 50 a 28 minutos y reservamos una revisión mensual para mantenerlo.',
    media: 'Participé en una mejora del almacén. Simplificamos un trámite con mis compañeros y el proceso fue mejor.',
    pobre: 'Hicieron cambios el año pasado, pero yo ahí no participé, eso lo llevan otros.',
  },
  'cambio-reciente': {
    excelente:
      'Hace un año llegó un nuevo sistema de gestión. Se pretendía dejar las hojas de cálculo y al principio costó: perdí dos días por una mala migración. Tenía que mantener el plan mientras tanto. Aprendí con la formación y con pruebas por mi cuenta, acompañé a cinco compañeros, avisé con datos del riesgo de perder pedidos antiguos y propuse una prueba piloto de dos semanas. Ajusté mi rutina y hoy tardo 40 minutos menos. Funcionó la prueba piloto; la próxima vez haría la formación antes.',
    media: 'Pusieron una nueva herramienta. Me adapté siguiendo la formación, aunque al principio costó un poco.',
    pobre: 'Cambiaron cosas y yo sigo haciendo lo mismo que antes, porque no vi para qué servía.',
  },
  'proximos-cambios': {
    excelente:
      'Ayudaría explicar para qué es cada cambio y dejar un periodo de prueba con participación de los turnos. En la última reorganización lo hicimos en una línea durante tres semanas, recogimos 15 riesgos y la resistencia bajó. También ayudaría que la formación llegue antes y no después.',
    media: 'Que hubiera más formación y preparación previa. Eso daría confianza.',
    pobre: 'Que no cambien tanto las cosas, que así no hay manera de acostumbrarse a nada.',
  },
  'algo-que-anadir': { excelente: 'Nada más, gracias por escuchar.', media: 'No, gracias.', pobre: 'No.' },
};
