/**
 * The words of attempts to steer the evaluator, on folded text without punctuation. Each pattern needs words that have no
 * place in a story about work; where honest sentences use the same ones, the command or the addressee makes the difference.
 */

const SCORE =
  '(?:puntuacion|puntuaciones|puntaje|nota|notas|calificacion|calificaciones|score|valoracion|evaluacion|rubrica)';
const TOP =
  '(?:10|diez|100|cien|9|nueve|maxim[oa]s?|perfect[oa]s?|excelentes?|sobresalientes?|mas alt[oa]s?|mejor(?:es)?|alt[oa]s?)';
/** Without the adjectives that honest sentences use (`la valoración de los clientes es muy alta`). */
const STRICT_TOP =
  '(?:10|diez|100|cien|maxim[oa]s?|perfect[oa]s?|sobresalientes?|matricula(?: de honor)?|(?:la|lo) mas alt[oa])';
/** A mark that somebody asks for: a figure, or a mark with its praise. A discount of `un 10 por ciento` is none. */
const GRADE = `(?:(?:un|de|a|al) (?:10|diez|9|9 5|nueve|sobresaliente|excelente)(?! por ciento)\\b|${SCORE} (?:\\w+ ){0,2}?(?:${STRICT_TOP}|perfect[oa]|alt[oa]|mejor)|(?:maxim[oa]|mejor|perfect[oa]|alt[oa]|excelente) ${SCORE}|matricula de honor|10 (?:sobre|de) 10|sobresaliente)`;
/** What stands in judgement here: nothing that a work story tells of. */
const THIS =
  '(?:est[ae]s? (?:respuestas?|entrevista|candidat[oa]|candidatura|transcripcion|evaluacion|informe)|mis? (?:respuestas?|entrevista|candidatura)|cada casilla|ningun[ao]? competencia|todas las competencias)';
/** Somebody is asked to mark: second person or polite third, told as a wish, a condition or a fear. */
const YOU_MARK =
  '(?:pondrias|pondria|pondriais|daria|darias|dariais|pones|pongas|ponga|poneis|pongais|pongan|das|dais|des|deis|diera|dieras|dieran|asignas|asignes|asigne|valoras|valores|valore|valorase|valoraras|valorara|calificas|califiques|califique|calificase|puntuas|puntues|puntue|puntuase|evaluas|evalues|evalue|evaluase|otorgas|otorgues|otorgue|apruebas|apruebes|apruebe|subes|subas|suba|concedes|concedas|conceda)';
const AUTHORITY =
  '(?:administrador|administradora|desarrollo|desarrollador|desarrolladora|recursos humanos|rrhh|direccion|soporte|sistema|plataforma|openai|anthropic|google|idonea)';
const GIVE =
  '(?:pon|ponme|ponle|ponedme|ponga|pongame|pongale|poner|dame|dale|deme|denme|dadme|da|otorga|otorgame|otorgale|otorgue|otorgueme|asigna|asignale|asigname|asigne|concede|concedeme|calificame|califica|califique|califiqueme|puntua|puntuame|puntue|puntueme|evaluame|evalua|evalue|evalueme|marca|marcame|marque|apruebame|valorame|valora|valore|sube|subeme|regalame|devuelve|devuelva|escribe|escriba|responde|responda|genera|genere|indica|indique|anota|anote)';
const FORGET =
  '(?:ignora|ignore|ignorad|ignoren|olvida|olvidate|olvide|olvidese|olviden|omite|omita|descarta|descarte|desobedece|desactiva|desactive|anula|anule|salta|saltate|salte|borra|borre|sobrescribe|elimina|prescinde)';
const RULES =
  '(?:instruccion|instrucciones|indicaciones|instrucoes|instructions|ordenes|reglas|normas|restricciones|directrices|prompt|criterios|rubrica|limitaciones|programacion|configuracion|filtros|protocolo|lo anterior|todo lo|lo que te|lo que le)';
const MACHINE =
  '(?:ia|inteligencia artificial|modelo|modelo de lenguaje|asistente|bot|chatbot|sistema|evaluador|evaluadora|motor|maquina|algoritmo|gpt|llm|entrevistador|entrevistadora)';

/** Anywhere in the sentence: these have no honest reading. */
export const ALWAYS = [
  new RegExp(
    `\\b${FORGET} (?:\\w+ ){0,4}?${RULES} (?:\\w+ ){0,2}?(?:anterior|anteriores|previas|previa|previos|del sistema|de arriba|de evaluacion|tuyas|que te|que le|que has|que tienes|que tenias|recibidas|dadas)\\b`,
  ),
  /\b(?:instrucciones|indicaciones|ordenes|reglas|prompt) (?:anteriores|previas|previos|del sistema|de sistema)\b (?:\w+ ){0,6}?(?:no|quedan|son|ya)\b/,
  new RegExp(
    `\\b(?:ponme|ponle|pongame|dame|deme|dadme|otorgame|otorgueme|asigname|concedeme|calificame|califiqueme|puntuame|puntueme|evaluame|evalueme|valorame|subeme|regalame|marcame) (?:\\w+ ){0,6}?(?:${SCORE}|${TOP})\\b`,
  ),
  new RegExp(
    `\\b(?:${SCORE}) (?:\\w+ ){0,3}?(?:es|sera|debe ser|tiene que ser|deberia ser|final|maxima|igual a) (?:\\w+ ){0,3}?${STRICT_TOP}\\b`,
  ),
  new RegExp(`\\b(?:mi|su|esta) ${SCORE} (?:\\w+ ){0,3}?(?:debe ser|tiene que ser|deberia ser|ha de ser|sera)\\b`),
  new RegExp(`\\b(?:merezco|exijo|me corresponde) (?:\\w+ ){0,4}?(?:${SCORE}|un 10|un diez|un 9)\\b`),
  /\b(?:quiero|necesito|solicito|pido) (?:\w+ ){0,3}?(?:un 10|un diez|la maxima|la mejor nota|la nota mas alta|un sobresaliente)\b/,
  new RegExp(
    `\\b(?:el|la|este|esta) candidat[oa] (?:\\w+ ){0,5}?(?:demuestra|demostro|merece|cumple|obtiene|supera|debe|es) (?:\\w+ ){0,6}?(?:${STRICT_TOP}|${SCORE}|todas|recomendad[oa]|idone[oa]|liderazgo|competencias?|excepcional(?:es)?)\\b`,
  ),
  /\b(?:a partir de ahora|desde ahora|de ahora en adelante|ahora) (?:\w+ ){0,2}?(?:eres|seras|actua|actuas|actuaras|responde|responderas|te comportas|debes|vas a)\b/,
  /\b(?:actua|actue|comportate|finge|fingir|imagina que eres|haz como si|simula|hazte pasar) (?:\w+ ){0,4}?(?:como|ser|fueras|eres|que eres|por) (?:\w+ ){0,4}?(?:ia|inteligencia artificial|modelo de lenguaje|bot|evaluador|reclutador|reclutadora|mi abogado|mi amigo|mi abuela|dan|alguien)\b/,
  /\b(?:como|eres|siendo) (?:un |una |el |la )?(?:ia|inteligencia artificial|modelo de lenguaje|llm|gpt|chatbot)\b (?:\w+ ){0,6}?(?:debes|tienes|has de|puedes|sin|obligad[oa]|programad[oa]|que)\b/,
  /\b(?:ignore|disregard|forget|override) (?:\w+ ){0,4}(?:instructions|prompt|rules|guidelines|previous|above)\b/,
  /\b(?:give|rate|score|grade|assign) (?:me|this|the) (?:\w+ ){0,5}(?:10|ten|maximum|highest|perfect|full)\b/,
  /\b(?:system prompt|prompt del sistema|modo desarrollador|developer mode|modo dios|modo administrador|modo sin restricciones|jailbreak|prompt injection)\b/,
  new RegExp(`\\b(?:me|le|nos|te) ${YOU_MARK} (?:\\w+ ){0,6}?${GRADE}`),
  new RegExp(
    `\\b(?:le|te|les|os) (?:agradeceria|agradecere|agradezco|rogaria|ruego|pediria|pido|suplico|imploro) (?:\\w+ ){0,4}?${YOU_MARK}\\b (?:\\w+ ){0,8}?(?:${GRADE}|${SCORE}|${THIS})`,
  ),
  /\b(?:me vendria|me vendra|me iria|me haria) (?:\w+ ){0,3}?(?:bien|ilusion|falta|feliz) (?:\w+ ){0,3}?(?:un|una) (?:10|diez|9|nueve|sobresaliente|nota|puntuacion)\b(?! por ciento)/,
  new RegExp(`\\b${THIS} (?:\\w+ ){0,10}?(?:${GRADE}|ancla 10|ancla diez)`),
  new RegExp(`${GRADE} (?:\\w+ ){0,4}?(?:a|para|en|de) ${THIS}`),
  /\b(?:el |al |del |un )?ancla (?:10|diez|mas alta)\b/,
  /\b(?:todas|cualquiera de) (?:las |mis )?(?:puntuaciones|notas|calificaciones) (?:\w+ ){0,5}?(?:10|diez|maxim[oa]s?)\b/,
  /\bmi (?:nota|puntuacion|calificacion|evaluacion) (?:\w+ ){0,2}?(?:seria|sera|deberia ser|quedaria|queda) (?:\w+ ){0,3}?(?:\d|diez|nueve|sobresaliente|maxim[oa]|alt[oa])/,
  new RegExp(
    `\\b(?:soy|somos|habla|hablo|mensaje|aviso|comunicado|orden) (?:\\w+ ){0,5}?${AUTHORITY}\\b (?:\\w+ ){0,8}?(?:autorizo|autoriza|autorizamos|ordeno que|ordenamos que|exijo|apruebo|devuelve|asigna|ignora|prueba interna|candidatura|es[ta]+ entrevista)\\b`,
  ),
  /\bprueba interna\b (?:\w+ ){0,5}?(?:devuelve|asigna|pon|responde|puntua)\b/,
  new RegExp(
    `\\b(?:el|la|otr[oa]|tu|su|anterior) (?:evaluador|evaluadora|revisor|revisora|entrevistador|entrevistadora|motor|modelo|ia|sistema) (?:\\w+ ){0,3}?(?:dijo|puso|pone|dio|da|habia|confirmo|aprobo|asigno|decidio) (?:\\w+ ){0,5}?(?:mi (?:entrevista|nota|puntuacion|candidatura)|${GRADE})`,
  ),
  /\b(?:os|te|le|les) (?:dare|pagare|ofrezco|invito|recompensare) (?:\w+ ){0,4}?si (?:me|mi) \w+/,
  /\b(?:apruebame|apruebeme|contratame|contrateme|seleccioname|seleccioneme|eligeme|elijame)\b/,
  /\bimagina que eres\b (?:\w+ ){0,14}?(?:rubrica|nota|puntuacion|prompt|instrucciones)\b/,
  /\b(?:que|cuales|dime las) palabras (?:\w+ ){0,4}?rubrica\b/,
  /\b(?:vamos a jugar|juguemos|juega|jugamos|finjamos|supongamos)\b (?:\w+ ){0,8}?(?:tu eres|tu seras|eres|seras|haces de|evaluador|entrevistador)\b/,
  /\btu eres (?:un|una|el|la) (?:\w+ ){0,4}?(?:que (?:siempre|solo|nunca|no)|sin (?:reglas|limites|filtros))\b/,
  /\bmodo (?:depuracion|debug|mantenimiento|de prueba|entrenamiento) (?:activado|activo|on|habilitado)\b/,
  /\b(?:omite|omita|salta|saltate|desactiva|evita) (?:la |las |el |los )?(?:verificacion|comprobacion|revision|validacion|control) de (?:las |los )?(?:citas|evidencias?|puntuaciones|notas)\b/,
  /\b(?:escribe|redacta|genera|haz|elabora|emite|prepara) (?:\w+ ){0,3}?informe (?:\w+ ){0,4}?(?:favorable|positivo|excelente|sobre mi|que soy)\b/,
  /\binforme (?:\w+ ){0,3}?(?:favorable|positivo|impecable|excelente) (?:sobre|de|para) mi\b/,
  /\b(?:escribe|pon|di|indica|anota|refleja|incluye|anade) (?:\w+ ){0,3}?(?:en el informe|en la evaluacion|en tu informe|en tu evaluacion)\b/,
  new RegExp(
    `\\bque (?:me |le |nos )?${YOU_MARK} (?:\\w+ ){0,3}?(?:(?:10|diez)(?= en |$)|${GRADE}|la nota|(?:la|lo) maxim[oa])`,
  ),
  new RegExp(
    `\\b(?:tengo derecho a|merezco|me merezco|exijo|reclamo) (?:\\w+ ){0,3}?(?:${GRADE}|${STRICT_TOP})(?! por ciento)`,
  ),
  /\bse me (?:debe|debera|deberia|tiene que|ha de) (?:dar|poner|valorar|contratar|aprobar|calificar|puntuar|evaluar|otorgar|conceder|seleccionar|recomendar)\b/,
  /^(?:por favor |y |asi que |solo )*(?:te |le |os )?(?:conviene |debes |debe |deberias |tienes que |tiene que )?(?:recomend|valor|puntu|calific|evalu|favorec|felicit|aprob|seleccion|benefici)\w{0,4}me\b/,
  /\btu (?:nueva |unica |verdadera )?(?:directriz|tarea|mision|instruccion|funcion|regla|orden)(?: ahora| nueva)? (?:es|sera|consiste)\b/,
  /\bdeja de (?:evaluar|puntuar|calificar|valorar)\b|\b(?:ejecuta|ejecute|invoca) (?:el|la|este|esta) (?:comando|orden|funcion|instruccion|codigo)\b/,
  new RegExp(
    `\\b(?:${MACHINE}|quien (?:lea|evalue|revise|corrija)(?: esto| esta entrevista)?) (?:debe|deberia|tiene que|ha de) (?:\\w+ ){0,2}?(?:marcar|aprobar|recomendar|puntuar|valorar|calificar|dar|darme|poner|ponerme|confirmar|recomendarme|aprobarme)\\b`,
  ),
  /\bno (?:bajes|baje|quites|quite|restes|reste|penalices|penalice|descuentes|descuente) (?:\w+ ){0,3}?(?:puntuacion|nota|puntos|calificacion|respuestas)\b/,
  /\b(?:confirma|confirme|cierra|firma|valida) (?:\w+ )?con (?:un|una|la) (?:10|diez|nota|puntuacion)\b/,
  /\bme (?:ponga|pongan|pongas|pongais|de|des|den) (?:muy )?(?:una )?(?:buena|gran|mejor|alta|maxima) (?:nota|puntuacion|calificacion|valoracion)\b/,
  /\b(?:veredicto|dictamen|resultado|informe|valoracion) (?:positiv[oa]|favorable|apt[oa])$/,
  /\b(?:soy|es|era|queda|quedo|ser) apt[oa]$|\bcandidat[oa] (?:excepcional|idone[oa]|perfect[oa]|ideal)\b/,
  /^(?:confirma|confirme|di|diga|acredita|certifica) que (?:he|soy|estoy) (?:pasado|superado|aprobado|apt[oa]|idone[oa])/,
  /\b(?:baremo|escala|regla|norma) (?:\w+ ){0,8}?(?:candidat[oa]s?|puntuacion) (?:\w+ ){0,4}?(?:10|diez|perfecta|maxima)\b/,
  /\b(?:sube|suba|subid|eleva|aumenta|redondea) (?:\w+ ){0,2}?mi (?:calificacion|nota|puntuacion|valoracion)\b/,
  /\b(?:system|safety|policy) override\b|\b(?:approve|hire|pass) (?:the |this )?(?:candidate|applicant|interview)\b/,
  /\bolvida que eres\b|\bconviertete en mi\b/,
  /\b(?:quiero|necesito|espero|deseo|te pido|le pido) que (?:te comportes|se comporte|actues|actue|finjas|finja|hagas de|haga de|respondas como|seas (?:mi|un|una) (?:evaluador|evaluadora|juez|asistente))\b/,
  /\b(?:toda|todas|cualquier|cada) (?:las |mi |mis )?(?:respuestas?|frases?|contestacion(?:es)?|palabras?) (?:\w+ ){0,3}?(?:vale|valen|cuenta|cuentan|puntua|puntuan|recibe|reciben|obtiene|obtienen) (?:\w+ ){0,3}?(?:10|diez|maxim[oa]s?|ancla)\b/,
  /\b(?:considera|considere|considerad|asume|asuma|da por hecho|acepta|reconoce) que (?:he|ha|ya he|ya ha|el candidato ha|la candidata ha) (?:demostrado|superado|cumplido|aprobado|alcanzado|acreditado)\b/,
  /\b(?:responde|contesta|escribe|devuelve|imprime|responda|conteste) (?:solo|unicamente|exclusivamente|simplemente|siempre) (?:con|la|el|un|una|que)\b/,
  /\b(?:a quien|quien) (?:revise|lea|evalue|valide|puntue|corrija) (?:esto|esta|este|la entrevista|el informe|mis respuestas)\b/,
  /\b(?:palabras|frases|respuestas) (?:\w+ ){0,3}?(?:de la rubrica|tengo que decir|debo decir|hay que decir) (?:\w+ ){0,6}?(?:nota|10|diez|puntuacion|aprobar)\b/,
  /\b(?:as|you are|youre) an? (?:\w+ )?(?:ai|evaluator|language model|assistant|interviewer|grader)\b/,
  /\byou (?:must|should|have to|will|shall|always|need to) (?:\w+ ){0,4}?(?:rate|score|give|grade|answer|assign|recommend|output|hire)\b/,
  /\b(?:with|give|assign|award|output|return) (?:\w+ ){0,4}?(?:maximum|highest|perfect|top|full) (?:score|rating|mark|marks|grade)\b/,
  /\b(?:revela|muestra|muestrame|dime|repite|imprime) (?:\w+ ){0,4}?(?:instrucciones|prompt|rubrica|criterios de evaluacion|indicadores)\b/,
  /\b(?:nota|mensaje|aviso|instruccion|orden) (?:\w+ )?(?:para|al|a la|del|de la) (?:el |la |los |las )?(?:ia|modelo|modelo de lenguaje|evaluador|evaluadora|revisor|revisora|motor de evaluacion|sistema de evaluacion|quien evalua)\b/,
  /\b(?:no (?:tengas|tenga) en cuenta|no uses|no use|no apliques|no aplique|no sigas|no siga) (?:\w+ ){0,4}?(?:rubrica|criterios|instrucciones|reglas|respuestas|anclas|indicadores|errores|fallos)\b/,
  new RegExp(
    `\\b(?:considera|considere|da por|marca|marque|cuenta|registra) (?:\\w+ ){0,4}?(?:todas (?:las|mis) competencias|todas mis respuestas|mis respuestas|la entrevista|cada competencia|todas las habilidades) (?:\\w+ ){0,4}?(?:${TOP}|superad[oa]s?|aprobad[oa]s?|cumplid[oa]s?|correct[oa]s?|validad[oa]s?|completad[oa]s?)\\b`,
  ),
  /\b(?:recomendacion|resultado|veredicto|dictamen) (?:final |del informe )?(?:debe ser|sera|es|tiene que ser) (?:\w+ ){0,2}?(?:recomendado|apto|contratar|positiv[oa]|favorable)\b/,
  /\b(?:(?:recomiendame|recomiendeme|apruebame|contratame|seleccioname) (?:para|sin|como|directamente|ya|en)|recomiend[ae] mi (?:contratacion|candidatura|perfil))\b/,
];

/** Commands: only where a clause opens. */
export const AT_CLAUSE_START = [
  new RegExp(
    `^(?:por favor |ahora |primero |simplemente |solo |y |entonces |te pido que |le pido que |debes |tienes que )*${FORGET} (?:\\w+ ){0,3}?${RULES}\\b(?! (?:del|de la|de los|de las|de mis?|de una?) (?!sistema|evaluacion|entrevista|evaluador|prompt|modelo|ia\\b))`,
  ),
  new RegExp(
    `^(?:por favor |ahora |y |entonces |asi que |simplemente |solo |te pido que |debes |tienes que )*${GIVE} (?:\\w+ ){0,6}?(?:${SCORE}|un 10|un diez|un 9|10 sobre 10|10 de 10|diez sobre diez|la maxima|lo maximo|recomendado|apto|10 en (?:cada|tod[oa]s?)|diez en (?:cada|tod[oa]s?))\\b`,
  ),
  /^(?:por favor |ahora |y )*(?:valida|valide|validad|aprueba|apruebe|firma|firme|cierra|cierre) (?:\w+ )?(?:el|este|mi) informe\b/,
  /^(?:evaluacion|puntuaciones|notas|calificaciones|calificacion|resultado)(?: \w+){1,3} (?:10|diez)$/,
  /^(?:instruccion|instrucciones|orden|ordenes|mensaje|aviso) (?:de|del) sistema\b/,
  /^fin de la (?:respuesta|transcripcion|conversacion)\b/,
  new RegExp(
    `^(?:por favor )?(?:querid[oa] |estimad[oa] |hola |oye |atencion )?${MACHINE} (?:\\w+ ){0,5}?(?:pon|ponme|da|dame|debes|debe|tienes|asigna|recomienda|ignora|olvida|valora|evalua|otorga|escucha|haz|obedece)\\b`,
  ),
  new RegExp(
    `^(?:eres|seras) (?:ahora )?(?:un|una|mi) (?:\\w+ ){0,4}?(?:${MACHINE}|evaluador|asistente|reclutador|juez|amigo)\\b`,
  ),
];

/** Marks of code, forms and ends that an answer to an interviewer does not need. */
export const MARKUP = new RegExp(
  [
    /<\/?\s*(?:system|sistema|instrucciones?|respuesta|assistant|user|prompt|admin|inst)\b[^>]*>/,
    /\[\/?(?:system|sistema|inst|admin|assistant)\]|<<\/?sys>>|<\|[^|<>]{1,40}\|>|<!--/,
    /["'{*_|]\s*(?:puntuaci[oó]n|score|rating|nota|recomendaci[oó]n|verdict|veredicto)\w*["'*_]*\s*[:=|]/,
    /\b(?:puntuaci[oó]n|nota|score|rating|calificaci[oó]n)(?:[_ ](?:final|media|total))?["'*_]*\s*[:=|]["'*_\s]*(?:10|100|9[.,]\d|diez|m[aá]xim)/,
    /\b(?:recomendaci[oó]n|veredicto|verdict)["'*_]*\s*[:=|]["'*_\s]*(?:recomendado|apto|contratar|hire)/,
    /\|\s*[^|\d]+\|\s*(?:10|9)\s*\|/,
    /^\s*#{1,6}\s*(?:instrucci|sistema|system|nuev[oa]|admin|mensaje)/,
    /(?<![-=])[-=]{3,}\s*(?:fin|final|inicio|comienzo|end|begin|start)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);

/** Somebody else seems to speak: a turn that the candidate has made up. */
export const FAKE_TURN =
  /^[\s\-*>#"'«]*(?:\[\/?(?:system|sistema|inst|admin|assistant|asistente|usuario|user|evaluador|evaluadora|entrevistador|entrevistadora|candidat[oa]|revisor|revisora|ia)\]|<\|[^|<>]{1,40}\|>|(?:system|sistema|assistant|asistente|admin|evaluador|evaluadora|entrevistador|entrevistadora|candidat[oa]|revisor|revisora|ia|ai)\s*:)/iu;
