/**
 * What the embedded engine says to dig deeper. `{cita}` stands for a few words of the candidate, `{antes}` and `{ahora}`
 * for two statements of theirs. Neutral on purpose: no praise and no verdict, since either would tell the candidate how
 * the answer was taken.
 */
export type Motivo =
  | 'sin_relato'
  | 'situacion'
  | 'tarea'
  | 'accion'
  | 'accion_en_plural'
  | 'resultado'
  | 'concrecion'
  | 'breve'
  | 'fuera_de_tema'
  | 'contradiccion';

export const TEXTOS: Readonly<Record<Motivo, readonly string[]>> = {
  sin_relato: [
    '¿Puedes elegir una ocasión concreta y contarme qué pasó y qué hiciste tú?',
    'Bajémoslo a un caso real: ¿cuándo te ocurrió algo así y cómo lo llevaste?',
    'Busca en tu memoria una situación que hayas vivido. ¿Cuál fue y qué papel tuviste?',
    'Eso es la idea general. ¿Hay un episodio tuyo que la ilustre?',
    'Me ayudaría algo muy concreto: un día, un lugar y lo que hiciste.',
    '¿Cuál fue la última vez que te viste en esas circunstancias? Cuéntamela de principio a fin.',
    'Piensa en alguien con quien hayas trabajado o estudiado. ¿Qué hecho recuerdas que sirva de ejemplo?',
    'Un recuerdo pequeño también vale. ¿Qué te sucedió en aquel caso y cómo respondiste?',
  ],
  situacion: [
    'Sitúame un poco: ¿dónde estabas entonces y qué estaba ocurriendo?',
    'Ayúdame a imaginarlo. Cuando dices «{cita}», ¿en qué lugar y en qué época fue?',
    '¿Qué pasaba alrededor en ese momento y quiénes intervenían?',
    'Para entenderlo bien, ¿cuál era el contexto? Por ejemplo, la empresa, los estudios o el grupo en el que ocurrió.',
    '¿Cómo empezó todo aquello? Cuéntame el punto de partida.',
    'Has mencionado «{cita}». ¿Qué había ocurrido justo antes?',
    '¿Cuándo sucedió y qué había en juego?',
    'Me falta el escenario: ¿con qué personas tratabas y qué dificultad había sobre la mesa?',
  ],
  tarea: [
    '¿Qué te correspondía hacer a ti en ese caso?',
    '¿Qué se esperaba de ti exactamente?',
    'En relación con «{cita}», ¿cuál era tu responsabilidad y cuál la de los demás?',
    '¿Qué meta te habías marcado, o te habían marcado, en aquel asunto?',
    '¿Por qué te tocaba a ti ocuparte de ello?',
    '¿Cuál era el encargo y qué plazo o límites tenía?',
    'Cuando cuentas «{cita}», ¿qué problema te habían pedido solucionar?',
    'Si lo resumes en una frase, ¿qué tenías que conseguir?',
  ],
  accion: [
    '¿Qué hiciste tú, paso a paso?',
    'Entiendo el contexto. ¿Qué pasos diste por tu cuenta?',
    '¿Por dónde empezaste y qué vino después?',
    'De todo lo que se podía hacer, ¿qué decidiste y por qué lo decidiste así?',
    'Cuéntame tu intervención con detalle, como si yo lo estuviera viendo.',
    '¿Qué dijiste o hiciste en el momento más delicado?',
    '¿Cómo lo llevaste a la práctica? Cuéntame algo que hicieras tú directamente.',
    'Volviendo a tu ejemplo, ¿cuál fue tu aportación personal?',
  ],
  accion_en_plural: [
    'Has contado «{cita}», en plural. ¿Qué parte hiciste tú?',
    'Hablas de lo que hizo el equipo. ¿Cuál fue tu papel dentro de ese trabajo?',
    'Cuando dices «{cita}», ¿de qué te encargaste personalmente?',
    'Si separo lo tuyo de lo del grupo, ¿qué se debió a ti?',
    '¿Qué no se habría hecho si no hubieras estado tú?',
  ],
  resultado: [
    '¿Y cómo acabó?',
    'Cuentas «{cita}». ¿Qué cambió después de eso?',
    '¿Qué se consiguió al final? Si recuerdas algún dato o alguna reacción, inclúyelo.',
    '¿En qué se notó lo que hiciste?',
    'Después de «{cita}», ¿qué efecto viste y cómo lo comprobaste?',
    '¿Qué dijeron las personas afectadas cuando aquello terminó?',
    '¿El desenlace fue el que buscabas? Puede haber salido bien o mal; ambas cosas me interesan.',
    '¿Qué aprendiste de aquello y qué harías distinto hoy?',
    'A partir de «{cita}», ¿qué pasó en los días o semanas siguientes?',
  ],
  concrecion: [
    '¿Podrías ponerme un ejemplo concreto?',
    'Me gustaría entenderlo mejor: ¿en qué se nota eso en tu día a día?',
    'Amplíame un poco la idea, por favor. ¿Qué te lleva a verlo así?',
    'Sobre «{cita}», ¿me das algún detalle más?',
    '¿Qué caso reciente lo ilustra?',
    '¿Puedes contarme algo más, con nombres de tareas, herramientas o fechas?',
    'Cuando dices «{cita}», ¿a qué te refieres en la práctica?',
    '¿Qué razones hay detrás de lo que comentas?',
  ],
  breve: [
    'Me has dado el titular. ¿Me cuentas la historia que hay detrás?',
    'Con tan poco me cuesta hacerme una idea. ¿Puedes desarrollarlo un poco más?',
    'Tres o cuatro frases más me bastan: qué sucedía, qué hiciste y en qué quedó.',
    '¿Qué añadirías para que alguien que no te conoce lo entienda?',
    'Tenemos tiempo: extiéndete lo que necesites, aunque te parezca obvio.',
    'Dime algo más sobre ello, por ejemplo cómo fue y por qué lo recuerdas.',
  ],
  fuera_de_tema: [
    'Gracias por contarlo. Vuelvo a lo que te preguntaba: ¿qué experiencia tuya va en esa línea?',
    'Creo que nos hemos ido a otro asunto. ¿Recuerdas algo tuyo que responda a la pregunta anterior?',
    'Tomo nota, aunque no veo la relación con lo que buscaba. ¿Me ayudas a conectarlo con tu trabajo o tus estudios?',
    'Dejemos eso aparte un momento. De tu vida laboral o de estudiante, ¿qué encaja con la pregunta?',
    'Quizá no me expliqué bien. Me refería a algo hecho por ti relacionado con la pregunta; ¿qué se te ocurre?',
  ],
  contradiccion: [
    'Quiero entenderlo bien: antes dijiste «{antes}» y ahora «{ahora}». ¿Cómo encajan las dos cosas?',
    'Puede que lo lea mal. Primero me hablaste de «{antes}» y después de «{ahora}»; ¿me lo aclaras?',
    'Ayúdame con un detalle: «{antes}» y «{ahora}» me suenan a datos distintos. ¿Cuál debo tomar, o hablan de momentos diferentes?',
    'Para recogerlo tal como fue: apunté «{antes}» y también «{ahora}». ¿Qué matiz me falta?',
  ],
};
