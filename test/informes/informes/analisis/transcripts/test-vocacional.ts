import type { Transcript } from './transcripts.ts';

/** Three invented people answer `test-vocacional`: with lived facts and reasons, halfway, and in general words. */
export const testVocacional: Transcript = {
  'tiempo-volando': {
    excelente:
      'Reparar cosas. Los sábados se me pasa volando la mañana en el taller de mi barrio: disfruto desmontando radios y dibujando el esquema antes de tocar nada. En cambio me aburre pintar las carcasas y eso lo dejo para otros. También me engancha programar pequeños circuitos.',
    media: 'Me gusta la música y tocar un rato la guitarra en mi tiempo libre, es entretenido.',
    pobre: 'La verdad es que un poco de todo, no sabría decir una cosa en especial, según el día que tenga.',
  },
  'por-curiosidad': {
    excelente:
      'Hace dos años empecé por curiosidad con una estación del tiempo casera. Quería medir la humedad de mi cuarto. Busqué ejemplos en un foro, construí el sensor con piezas recicladas, practiqué con tres tutoriales y repetí el montaje cuatro veces hasta corregir los errores. Al final funcionó durante seis meses y hoy la usan 2 vecinos. Descubrí que me interesa más analizar los datos que soldar.',
    media: 'Una vez empecé un curso de dibujo por curiosidad. Hice algunos ejercicios y aprendí lo básico.',
    pobre: 'Alguna cosa he empezado, pero no recuerdo ninguna que fuera importante o que durara mucho.',
  },
  'tarea-que-evitarias': {
    excelente:
      'Archivar facturas. Lo hice un verano en la gestoría de mi tía y comprobé que con tareas repetidas me distraigo y cometo fallos a la segunda hora. Admito que la paciencia con lo rutinario es mi punto débil, así que puse una alarma cada 30 minutos y bajé los errores de 9 a 2. Me interesa clasificar cuando hay que decidir algo, no por clasificar.',
    media: 'No me gustaría limpiar todos los días. Lo hice un verano y me aburre bastante.',
    pobre: 'Ninguna en particular, supongo que las que sean pesadas, como a todo el mundo le pasa.',
  },
  'esfuerzo-mantenido': {
    excelente:
      'En 2023 me propuse correr mi primera media maratón después de una lesión. Tenía que entrenar cuatro días por semana y durante dos meses apenas avancé. Cuando perdía las ganas revisaba mis marcas, cambié el horario a la mañana, busqué a una compañera de entrenamiento y seguí intentando aunque llovía. Superé el obstáculo de la rodilla con ejercicios y terminé los 21 kilómetros en 2 horas. Me impulsa ver el progreso escrito, por eso llevo un cuaderno.',
    media:
      'Cuando estudiaba me costaba el inglés y mi profesora me animó. Seguí con esfuerzo unos meses y terminé el curso.',
    pobre: 'Si veo que algo no sale lo dejo, porque tampoco merece la pena perder el tiempo con eso.',
  },
  'ir-con-ganas': {
    excelente:
      'Lo primero, sentirme útil: en el taller del barrio me motiva que la gente recupere su aparato y lo noto en mi energía. Después valoro la autonomía para decidir cómo hago la reparación y, en tercer lugar, un salario justo. El reconocimiento me importa menos. Cuando tuve las dos primeras cosas, como en la feria solidaria, dediqué 12 horas sin darme cuenta y terminé con ilusión.',
    media: 'Que haya buen ambiente humano y un salario justo. Eso es lo que valoro.',
    pobre: 'Con que paguen bien y no esté muy lejos de casa ya me vale, lo demás me da un poco igual.',
  },
  'dos-cosas-importantes': {
    excelente:
      'En septiembre de 2024 tuve que elegir entre un contrato estable en una tienda y seguir con mis estudios de electrónica. Necesitaba dinero, pero valoro más el crecimiento. Hice cuentas, comparé las ventajas y los inconvenientes de cada opción, consulté a mi tutor y decidí renunciar al contrato entero: acepté 15 horas semanales. Renuncié a 400 euros al mes. Un año después acerté, porque aprobé todo y mantuve la independencia.',
    media:
      'Tuve que elegir entre dos cursos. Uno daba más estabilidad y el otro me gustaba más. Pedí opinión y elegí el primero.',
    pobre: 'No me he visto en esa situación, y si pasa supongo que haría lo que me dijeran en casa.',
  },
  'motivo-de-rechazo': {
    excelente:
      'Para mí es innegociable la honestidad. El año pasado rechacé unas prácticas bien pagadas porque pedían ocultar defectos a los clientes. Lo imprescindible es el respeto y la seguridad de la gente; un horario cómodo es solo deseable. Cedí en el sueldo para entrar en otro taller donde el trato digno era norma.',
    media: 'Lo rechazaría si no hubiera respeto o si el horario fuera muy malo.',
    pobre: 'No sé, creo que no rechazaría nada si fuera tan bueno como se dice.',
  },
  'mejor-entorno': {
    excelente:
      'Rindo mejor en un equipo pequeño, con silencio por la mañana y con libertad para ordenar mis tareas. Lo sé porque he comparado: en la empresa grande donde hice prácticas había ruido e interrupciones cada 10 minutos y terminaba la mitad; en el taller, con un espacio propio y supervisión una vez al día, cerré 14 reparaciones en una semana. Pido instrucciones claras al empezar.',
    media: 'Trabajo mejor con silencio y con un horario flexible. En la biblioteca estudio mejor.',
    pobre: 'Me adapto a cualquier sitio, no tengo problema con eso, da lo mismo uno que otro.',
  },
  'entorno-dificil': {
    excelente:
      'En mis prácticas de 2024 trabajaba en una oficina abierta con mucho ruido. Tenía que calibrar medidores y perdía la concentración. Hablé con mi tutora, pedí una hora de tranquilidad antes de abrir, cambié el ritmo y dejé las tareas sencillas para la tarde. Reconocí que me bloqueo con las interrupciones y lo dije al equipo. Como resultado pasé de 5 a 11 calibraciones diarias sin fallos.',
    media: 'En clase había mucho ruido y me distraigo con facilidad. Esperé a que cambiara el curso y mejoró.',
    pobre: 'Cuando el ambiente es malo pues te aguantas, porque tampoco se puede hacer gran cosa.',
  },
  'aprender-lo-dificil': {
    excelente:
      'Cuando estaba en segundo no entendía los transistores. Me propuse dominarlos antes del examen. Estudié con dos libros, hice un esquema por tema, practiqué 40 ejercicios, apunté mis errores y pedí a un compañero que corrigiera los míos cada viernes. Perseveré aunque suspendí el primer parcial. Finalmente aprobé con un 8 y apliqué lo aprendido para reparar un amplificador. Me funciona explicar en voz alta lo que acabo de leer.',
    media: 'Me costó aprender a conducir. Practiqué con un profesor particular y al final lo conseguí.',
    pobre: 'Las matemáticas nunca se me dieron bien porque el profesor no sabía explicarlas.',
  },
  'se-te-da-bien': {
    excelente:
      'Se me da bien encontrar averías con paciencia: en el taller resolví 30 de 34 el último trimestre y mis compañeros me describen como detallista. Mi límite es hablar en público, me bloqueo; lo contrasté con mi tutora y tenía razón. Desde entonces ensayé cada presentación dos veces y en la última respondí a todas las preguntas.',
    media: 'Creo que mi punto fuerte es la facilidad para escuchar. Mi defecto es que soy impaciente.',
    pobre: 'Soy una persona trabajadora, responsable y con ganas, no creo que tenga nada que mejorar.',
  },
  'observacion-recibida': {
    excelente:
      'En 2022 mi encargado me hizo ver que no avisaba cuando me retrasaba. Me sorprendió, pero reflexioné y tenía razón. Le pedí ejemplos, observé cómo lo hacía una compañera, apunté mis plazos en una pizarra y empecé a avisar un día antes. Corregí también la costumbre de callarme las dudas y pregunté más. En tres meses los retrasos bajaron de 6 a 1 y me encargaron formar a un aprendiz.',
    media: 'Una profesora me dijo que iba con prisa. Me pareció que tenía razón y desde entonces repaso un poco más.',
    pobre: 'No recuerdo ninguna observación, la gente opina mucho y yo no suelo hacer caso.',
  },
  'conocer-una-profesion': {
    excelente:
      'Me atrae la electrónica industrial. Busqué información en tres portales de empleo y comparé los requisitos de 25 ofertas, visité una feria y una jornada de puertas abiertas, y hablé con profesionales: pasé dos días en una fábrica viendo las tareas del puesto. Supe que el 70 % pide formación profesional de grado superior y que la matrícula cuesta 180 euros.',
    media: 'Miré en una página web los requisitos y la titulación que se pide para ser fisioterapeuta.',
    pobre: 'Me gustaría algo de ordenadores, por lo que se ve en la tele parece que está bien.',
  },
  'ultima-decision': {
    excelente:
      'En mayo pasado decidí pasar de Administración a Electrónica. Tenía que confirmarlo antes del día 30. Me informé en los dos centros, hice una lista de criterios con peso, comparé tres alternativas, hablé con 4 antiguos alumnos y evalué el riesgo de perder un año. Elegí Electrónica y previne ese riesgo convalidando dos asignaturas. Seis meses después revisé la decisión: acerté, mi media subió de 6 a 8.',
    media: 'Decidí cambiar de instituto. Miré dos opciones y consulté a mi madre. Elegí el que estaba más cerca.',
    pobre: 'Mis padres decidieron dónde estudiar y a mí me pareció bien, tampoco lo pensé mucho.',
  },
  'camino-por-recorrer': {
    excelente:
      'Primero terminar el grado medio en junio, después la prueba de acceso al grado superior y pedir la beca, cuya convocatoria abre en julio. Ya he mirado el plan de estudios y la nota de corte, que fue un 7. Si no entro, mi plan alternativo es un certificado de 300 horas con prácticas en empresa; comparé su demanda y decidí que a largo plazo me abre las mismas salidas profesionales.',
    media: 'Tendría que hacer la carrera en la universidad y después buscar una oferta de empleo.',
    pobre: 'No lo he mirado todavía, ya se verá cuando llegue el momento de decidirlo.',
  },
  'algo-que-anadir': { excelente: 'Nada más, muchas gracias.', media: 'No, gracias.', pobre: 'No.' },
};
