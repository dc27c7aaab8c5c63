import type { Voz } from './voz.ts';

/** Strong wherever people are concerned; hardly a goal, a plan or a figure in what she tells of her own results. */
export const INES: Voz = {
  'recorrido-breve': [
    'Estudié Psicología y empecé en una empresa de trabajo temporal. Después pasé a una consultora y ahora llevo tres años en selección, en un grupo de hoteles del norte.',
  ],
  'preparacion-para-el-puesto': [
    'Creo que el trato con las personas. Sé escuchar, hago entrevistas por competencias y la gente se abre conmigo. También me manejo con los portales de empleo.',
  ],
  'tarea-compleja': [
    'Lo más complejo fue encontrar a la directora de un hotel. Escribimos el perfil con el comité, vimos a bastantes personas y al final elegimos a una que sigue en el puesto.',
    'Yo hice las entrevistas. Pregunté a cada persona por momentos difíciles con su plantilla y me fijé mucho en cómo hablaba de los demás.',
  ],
  'varias-tareas-a-la-vez': [
    'Pues en primavera se junta todo: la campaña de verano, las ferias de empleo, las bajas. Voy atendiendo lo que llega y me quedo más rato si hace falta.',
    'Pues ir llamando a la gente según entraba y dejar los papeles para el fin de semana. Un hotel abrió con gente de menos.',
  ],
  'encargo-de-principio-a-fin': [
    'La acogida de las personas nuevas, que era un poco mía. Muchas se marchaban el primer mes, así que hablé con ellas y les preparamos una bienvenida. Gustó mucho.',
    'Que la gente agradece que alguien la espere el primer día. Hoy contaría cuántas personas se quedan, porque no te puedo dar un dato.',
  ],
  'problema-dificil': [
    'No encontrábamos camareras de piso para un hotel de la costa. Nadie respondía a los anuncios. Los volvimos a poner en más portales y fueron llegando.',
    'Yo llamé a quienes habían estado otros veranos. Por qué no respondía nadie no lo llegué a saber; puede que fuera el alojamiento.',
    'Con eso cubrimos casi todo a mitad de julio, con la temporada empezada.',
  ],
  'objetivo-exigente': [
    'Tener a todo el mundo en su sitio el primer día de verano es siempre exigente. Trabajamos mucho y llegamos más o menos.',
    'Hacer entrevistas, también los sábados. Se hizo lo que se pudo: algunas personas entraron ya en julio.',
    'Las direcciones lo entendieron, dentro de lo malo.',
  ],
  'algo-que-salio-mal': [
    'Recomendé a un jefe de cocina que se fue a los diez días. Fue una pena, porque en la entrevista me pareció muy buena persona. Esas cosas pasan, la cocina es muy dura.',
    'No. Hubo que empezar otra vez la búsqueda y el director estuvo mes y medio sin nadie.',
    'En el hotel de Laredo, hace dos veranos. Ahora pido referencias antes de recomendar a nadie.',
  ],
  'explicar-algo-dificil': [
    'Tuve que explicar el convenio nuevo a cuarenta personas de limpieza, muchas con poco español. Pregunté antes a las encargadas qué dudas había, preparé ejemplos claros con nóminas inventadas y usé un lenguaje sencillo. Organicé cuatro reuniones pequeñas, escuché y confirmé que se entendía pidiendo que me lo contaran con sus palabras. Las consultas bajaron de veinte a tres por semana.',
  ],
  'trabajo-compartido': [
    'El año pasado preparamos la apertura de un hotel en Santander entre recepción, cocina, mantenimiento y yo. Tenía que reunir a un equipo de treinta y cinco personas. Coordiné una charla corta cada lunes, compartí la lista de entrevistas con mis compañeros, ayudé a mantenimiento con los turnos cuando se les fue una persona y pedí ayuda a recepción con las pruebas de idiomas. Abrimos con el equipo casi completo y muy buen clima.',
    'Que todo el mundo sabía a quién le faltaba gente. Al final abrimos en la fecha anunciada.',
  ],
  desacuerdo: [
    'Un director quería descartar a una candidata por tener 58 años. Me tocaba a mí presentarle a las finalistas. Le pedí una conversación a solas, escuché lo que le preocupaba, le expuse con calma los argumentos, resumí la experiencia de ella y acordamos que la entrevistara otra compañera sin conocer la edad. Al final la contrató, y hoy confía más en el equipo.',
  ],
  'cambio-repentino': [
    'En 2022 compraron el grupo y de un día para otro cambió la forma de contratar. Había que pasar todos los contratos por una central de Madrid. Llamé a la persona de la central, aprendí el nuevo sistema con ella, ajusté nuestras plantillas y expliqué el cambio a las direcciones. Durante la transición nadie se quedó sin contrato y en tres semanas trabajábamos con normalidad.',
  ],
  'aprender-en-poco-tiempo': [
    'Me pidieron que recepción supiera atender en lengua de signos, y para mí era un mundo desconocido. Aprendí lo imprescindible en un mes: busqué a una profesora, practiqué con ella cada tarde y con un compañero sordo de lavandería, que me corrigió con mucha paciencia. El taller salió bien y se repite cada año.',
  ],
  'sin-que-te-lo-pidieran': [
    'Vi que quien no pasaba el proceso se quedaba sin respuesta. Por iniciativa mía propuse escribir a todo el mundo, convencí a las direcciones, redacté tres mensajes y enseñé a mis compañeras a usarlos. Delegué en dos becarias la revisión de los viernes y las animé a mejorar los textos. Desde entonces responde todo el equipo y nos lo agradecen mucho.',
    'Me tocaba a mí escribir los mensajes y cuidar el tono; las direcciones solo tenían que avisarme de cada decisión.',
  ],
  'orientar-a-otras-personas': [
    'Cuando entraron dos técnicas de selección, mi jefa me pidió que las acompañara. Las orienté en sus primeras entrevistas: primero miraban, después preguntaban ellas y al terminar les expliqué qué había visto y escuché sus dudas. Di ejemplo en las conversaciones difíciles y reconocí su trabajo delante de las direcciones. A los tres meses llevaban solas sus procesos.',
    'Al principio me llamaban por todo; a las pocas semanas, solo para contarme cómo les había ido.',
  ],
  'algo-que-anadir': [
    'Que me importa mucho cómo se siente la gente en un proceso, entre o no entre. Y que con los números y los plazos me viene bien tener a alguien al lado.',
  ],
};
