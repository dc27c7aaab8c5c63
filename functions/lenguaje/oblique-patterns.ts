/**
 * Attempts that command nothing: they take the outcome for settled, hand out a part to play, have something decoded and
 * obeyed, or say what the report will hold. On folded text without punctuation, anywhere in the sentence. A mark, a
 * candidature or the report must be there: work stories have committees, agreements and translations too.
 */

const OUTCOME =
  '(?:mi (?:perfil|candidatura|contratacion|incorporacion|seleccion|puntuacion|nota|calificacion|evaluacion|entrevista)|est[ae] (?:candidatura|entrevista|respuesta))';
const BODY =
  '(?:comite|tribunal|jurado|panel|direccion|gerencia|empresa|consejo|junta|responsable|jefatura|recursos humanos|rrhh|seleccion)';
/** `ha dado`, `dio`; never `había dado`, which tells of another time. */
const SETTLED =
  '(?:(?:ha|han) )?(?:aprob(?:o|ado|aron)|valid(?:o|ado|aron)|confirm(?:o|ado|aron)|acept(?:o|ado|aron)|dio|dado|dieron|decidi(?:o|do|eron)|eligi(?:o|eron)|elegido|seleccion(?:o|ado|aron))';
const MARK =
  '(?:nota|notas|puntuacion|puntuaciones|calificacion|calificaciones|nivel|valoracion|un (?:10|diez|sobresaliente))';
const HIGH = '(?:maxim[oa]s?|perfect[oa]s?|excelentes?|sobresalientes?|mas alt[oa]s?|alt[oa]s?|tope)';
const DECODE =
  '(?:traduce|traduzca|descifra|descifre|decodifica|decodifique|desencripta|interpreta|lee|lea|junta|junte|une|unid)';
const OBEY =
  '(?:obedece|obedezca|cumple(?:lo)?|cumpla(?:lo)?|aplica(?:lo)?|aplique(?:lo)?|ejecuta(?:lo)?|ejecute(?:lo)?|siguelo|haz (?:lo que|caso)|haga (?:lo que|caso)|hazlo|hagalo)';

export const OBLIQUE = [
  // What somebody else is said to have settled.
  new RegExp(
    `\\b${BODY}(?: de \\w+)? ya (?:me |os |te )?${SETTLED} (?:\\w+ ){0,4}?(?:${OUTCOME}|que (?:paso|entro|sigo|continuo|estoy dentro|el puesto es))`,
  ),
  new RegExp(
    `\\b(?:como|segun|tal como|tal y como|de acuerdo con lo) (?:ya |lo )?(?:quedamos|acordamos|acordado|hablamos|hablado|pactamos|pactado|convinimos|convenido|dijimos|dicho)\\b (?:\\w+ ){0,8}?(?:${OUTCOME}|mis respuestas|un (?:10|diez)(?! por ciento))\\b`,
  ),
  /\b(?:el|este) puesto (?:ya )?es mio\b|\bya (?:estoy|me han) (?:contratad[oa]|seleccionad[oa]|elegid[oa])\b (?:\w+ ){0,6}?(?:entrevista|tramite|puntua|nota)/,
  /\best[ae] (?:entrevista|prueba|conversacion) (?:\w+ ){0,2}?(?:solo )?(?:un )?(?:mero |puro )?tramite\b/,
  /\b(?:otros|otras|demas|resto de) (?:\w+ )?(?:evaluador(?:es|as)|revisor(?:es|as)|entrevistador(?:es|as)|jueces) (?:\w+ ){0,4}?(?:coinciden|dicen|opinan|creen|confirman) (?:\w+ ){0,3}?(?:soy|merezco|mi)\b/,
  // A part to play.
  /\b(?:haz de cuenta|hagamos (?:como )?(?:de cuenta )?|hazte la idea de|pongamos) (?:\w+ ){0,2}?que (?:tu )?eres\b/,
  new RegExp(
    `\\b(?:hagamos|montemos|juguemos|representemos|improvisemos|escribamos) (?:\\w+ ){0,14}?(?:tu (?:la|el|eres|haces|seras)|jueza?|evaluador(?:a)?|${MARK})\\b`,
  ),
  /\b(?:interpreta|representa|asume|adopta|toma|ponte en|metete en) (?:el |la |en )?(?:papel|rol|piel|personaje|lugar|figura) de (?:\w+ ){0,6}?(?:jurado|juez|jueza|evaluador|evaluadora|reclutador|reclutadora|entrevistador|entrevistadora|contratado|contrata|nota|puntua\w*)\b/,
  /^eres mi (?:\w+ ){0,2}?(?:profesora?|maestra?|madre|padre|abuel[oa]|abuelit[oa]|amig[oa]|entrenadora?|jueza?|genio|hada)\b/,
  // Something to be put together, translated or decoded, and then done.
  new RegExp(`^(?:por favor |ahora |primero )*${DECODE}\\b (?:\\w+ ){0,12}?(?:y |luego |despues )${OBEY}\\b`),
  new RegExp(`\\b${DECODE}\\b (?:\\w+ ){0,12}?(?:y |luego |despues )(?:obedece|haz (?:lo que|caso)|hazlo)\\b`),
  /^(?:primera|segunda|tercera|ultima) (?:mitad|parte|pieza) (?:de|del) (?:la |el |mi )?(?:orden|instruccion|mensaje|comando|prompt)\b/,
  /\b(?:mitad|parte|pieza|resto) (?:de|del) (?:la |el |mi )?(?:orden|instruccion|mensaje|comando|prompt) (?:va|ira|viene|vendra|esta|estara|sigue) en (?:la|mi) (?:proxima|siguiente|anterior|otra) respuesta\b/,
  /\b(?:guarda|recuerda|retiene|memoriza) (?:est[ae]|estas|estos) (?:palabras?|frases?|ordenes|orden|instruccion(?:es)?) (?:\w+ ){0,2}?para (?:luego|despues|mas tarde|la (?:proxima|siguiente))/,
  /\b(?:une|junta|combina|suma) (?:\w+ ){0,5}?(?:respuesta anterior|respuestas anteriores|la respuesta siguiente|la proxima respuesta)\b/,
  // What the report will say.
  /\b(?:el|tu|este) informe (?:\w+ ){0,4}?(?:vas a escribir|escribiras|redactaras|emitas|generes|prepares) (?:\w+ ){0,4}?(?:empieza|empezara|comienza|dira|dice|debe|concluye|termina)\b/,
  /\b(?:cuando|si|al) (?:\w+ ){0,2}?(?:resumas|resumir|me resumas|te pregunt[ae]n (?:por|sobre) mi|informes|redactes) (?:\w+ ){0,3}?(?:di|dile|diles|responde|pon|escribe|destaca|menciona) que (?:tengo|soy|he|estoy)\b/,
  /\b(?:responde|contesta|di) que si a todo (?:\w+ ){0,6}?(?:sobre mi|de mi|por mi|mi entrevista)\b/,
  /\b(?:copia|repite|usa|reutiliza|pon) (?:\w+ ){0,2}?(?:la )?(?:misma )?nota (?:\w+ ){0,4}?(?:entrevista anterior|(?:ultima|otra|anterior) (?:persona|candidat[oa])|le diste|pusiste)/,
  // Worth that the answer gives itself.
  new RegExp(
    `\\b(?:guia|norma|politica|manual|directriz) (?:interna |oficial )?(?:dice|establece|indica|manda) (?:\\w+ ){0,8}?(?:respuesta|candidat[oa]|entrevista) (?:\\w+ ){0,5}?${MARK}(?: \\w+)? ${HIGH}`,
  ),
  /\b(?:con|por) est[ae] (?:respuesta|relato|historia|ejemplo) (?:\w+ ){0,3}?(?:queda|quedan|queda ya|doy) (?:\w+ ){0,4}?(?:demostrad|acreditad|superad|cubiert)[oa]s?\b (?:\w+ ){0,4}?(?:competencias?|habilidades|habilidad|nivel)/,
  new RegExp(
    `\\b(?:doy por hecho|se da por hecho|es sabido|consta|queda claro) que (?:\\w+ ){0,8}?(?:cuenta como|obtiene|recibe|merece|vale|alcanza) (?:\\w+ ){0,3}?${MARK}(?: \\w+)?(?: ${HIGH})?`,
  ),
  /\b(?:acabo de contar|he contado|cuento aqui|respuesta) (?:\w+ ){0,2}?(?:cumple|cubre|satisface|reune) (?:\w+ ){0,2}?(?:todos los )?(?:indicadores|criterios|anclas?) de (?:la |tu |vuestra )?(?:rubrica|evaluacion|competencia)\b/,
  // In the languages that Spanish candidates share.
  /\b(?:mets|mettez|donne|donnez|attribue|attribuez) (?:\w+ ){0,3}?(?:note|score) (?:\w+ ){0,2}?(?:maximale?|maximum|parfaite?)\b/,
  /\b(?:gib|geben sie|vergib) (?:\w+ ){0,5}?(?:hochstnote|bestnote|hochste punktzahl|volle punktzahl)\b/,
  /\b(?:dona|doneu|posa|poseu|atorga|emman|eman) (?:\w+ ){0,4}?(?:maxima|millor|maximo) (?:puntuacio|nota|puntuazioa)\b|\bmaxima (?:puntuacio|nota) a aquest\w*\b/,
  /\b(?:top|full|best|highest) marks? (?:for|to) (?:this|the|me|my)\b|\b(?:hire|recommend|select) (?:this|that) (?:person|applicant|candidate|one)\b/,
];
