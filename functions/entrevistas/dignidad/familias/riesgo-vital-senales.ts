import { DESEO, ME_QUIERO } from './formas.ts';

const CUERPO =
  '(brazos|brazo|muñecas|muñeca|piernas|pierna|muslos|muslo|antebrazos|antebrazo|piel|panza|vientre|barriga|abdomen|estomago|tobillos|cuerpo|caderas|costillas)';
const A_PROPOSITO =
  '(a proposito|adrede|aposta|yo misma|yo mismo|yo sola|yo solo|sola|solo|a mi misma|a mi mismo|a escondidas|para sentir|para calmarme|cuando (fallo|fracaso|me rechazan|no aguanto|no puedo mas|me va mal|no consigo|me da la ansiedad|me da el bajon|todo va mal|las cosas van mal|peleo|discutimos|lloro|me angustio)|(para|por) (calmar|sentir|no|aliviar|aguantar|soportar|dejar de|olvidar|desahogar|relajarme|distraerme|tapar|bajar|sacar|poder)|para no sentir|para castigarme|para aliviarme|para desahogarme|para aguantar|para sentir algo|hasta sangrar|con (una|la|mi|el|un) (cuchilla|navaja|gillette|yilet|hoja|hojilla|prestobarba|vidrio|trozo de vidrio|compas|sacapuntas|rasuradora|afeitadora|cuter de|tijera)|cuando me siento|cuando estoy (mal|triste|sola|solo|ansiosa|ansioso)|por las noches|en las noches|otra vez|de nuevo|cada noche|todas las noches|en el baño)';

/** Hurting oneself. */
export const autolesion: readonly string[] = [
  '(autolesiono|autolesionarme|autolesionando|autolesiones|autolesion|autolesionado|autoagredo|autolesione|autolacero|autolacerarme|cutting|cuteo|autoflagelo|autolesionandome)',
  '(me|nos) autolesion*',
  `me (he)? (corto|corte|cortado|cortaba|rajo|raje|rajado|tajeo|tajee|rayo|rasguño|rasgo|araño|arañado|quemo|queme|quemado|lastimo|lastime|lastimado|pellizco|hiero|herido|golpeo|golpeaba|quemaba|lastimaba|rajaba|arañaba|rasguñaba|tajeaba|muerdo|pincho|apago (cigarros|cigarrillos|colillas|puchos) en) (yo|todos los|en|con cigarros en|con cigarrillos en)? (los|las|el|la|mis|en los|en las|en el|en la) ${CUERPO}`,
  `me (he)? (corto|corte|cortado|cortaba|rajo|raje|tajeo|rayo|rasguño|araño|quemo|quemaba|quemado|lastimo|lastime|lastimaba|lastimado|golpeo|golpeaba|hiero|pego|pegaba|daño|agredo|agredia|muerdo|hago daño|hacia daño|hice daño|he hecho daño|hago heridas|hacia heridas) (mucho|siempre)? ${A_PROPOSITO}`,
  '(vuelvo|volvi|he vuelto|volver|vuelvo otra vez|empece|empece otra vez|sigo|seguir|he empezado|empezado|deje de|dejar de|no puedo dejar de|no paro de) (otra vez)? (a)? (cortarme|cortandome|lastimarme|lastimandome|hacerme daño|haciendome daño|autolesionarme|quemarme|quemandome|golpearme|golpeandome|hacerme cortes|rajarme|tajearme|rayarme|arañarme|rasguñarme)',
  'me (hago|hice|hacia|estoy haciendo|he hecho|he vuelto a hacer) (otra vez|unos|muchos|pequeños|mas|otros|nuevos)? (cortes|cortadas|tajos|heridas|moretones|quemaduras|rayones) (en|con|a|cuando|para|yo|otra|por|cada|a escondidas|sin)',
  'me (hago|hacia) (cortes|tajos|cortadas)',
  'me (hice|he hecho|hago) (unos|otros|mas|dos|tres|varios)? (cortes|tajos|cortadas) ..2 (para|a proposito|yo (misma|mismo|sola|solo)|porque (queria|necesitaba|no aguantaba))',
  'me (arranco|arrancaba|muerdo|rasco|pellizco) (la piel|los dedos|los brazos|las uñas|las costras) (y me corto|hasta (sangrar|sacarme sangre|hacerme daño))',
  'me (hago|hacia|he hecho|estoy haciendo|sigo haciendo) (mucho)? daño (a mi|yo|cuando|otra|para|por las noches|a escondidas|en los brazos|fisico)',
  'me (corte|corto|he cortado|queme|golpee|quemo|golpeo|lastime|lastimo|rasguñe) ..10 (para sentir|queria sentir|por sentir|a proposito|para calmar*|para no sentir|adrede|para castigar*|me lo merecia|me lo merezco|porque me odio|del dolor de adentro)',
  '(tengo|llevo|traigo|con|me hice|veo) (unos|unas|muchos|muchas|los|las|mis)? (cortes|cortadas|tajos|heridas|marcas|cicatrices) (frescos|frescas|nuevos|nuevas|recientes|abiertos|abiertas|de anoche|que me hago|que me hice yo)',
  `me ${ME_QUIERO} (cortar|lastimar|quemar|autolesionar|hacer daño|hacer cortes|rajar|tajear|herir|dañar|golpear yo) (yo|a mi|sola|solo|para|otra|de nuevo|los|las|con|hoy|esta|y|hasta)`,
  `me (quiero|quisiera|queria|dan ganas de|dieron ganas de|entran ganas de|provoca) (lastimar|hacer daño|autolesionar|cortar toda|cortar todo|hacer cortes|herir)`,
  `(${DESEO.slice(1, -1)}|impulso de|impulsos de|necesito|necesidad de|tentacion de|ganas enormes de|urgencia de|voy a|a punto de|miedo de|miedo a|calmo|idea de|ideas de) (cortarme|lastimarme|hacerme daño|autolesionarme|quemarme|hacerme cortes|tajearme|rajarme|herirme|golpearme|dañarme)`,
  '(cortarme|lastimarme|hacerme daño|quemarme|autolesionarme|tajearme|rasguñarme|golpearme) (los|las|el|la|en los|en las|yo|es|me|a mi|para|con una|con la) (brazos|muñecas|piernas|muslos|misma|mismo|piel|lo unico|unico que|calma|alivia|unica|calmarme|sentir|no sentir|castigarme|cuchilla|navaja|gillette|hojilla|hoja)',
  '(pego|doy|golpeo|golpearme|darme|pegarme|estrello|golpeaba|golpeandome|pegaba|daba) (con|de)? (la|cabezazos|puñetazos|golpes|puños|mi)? (cabeza)? (en|contra) (la|las|el) (pared|paredes|muro) (hasta|cuando|para|de la|todas|cada|a proposito|yo)',
  'me (arranco|arrancaba|jalo) (el|los|mechones de) (pelo|cabello|pelos) (hasta|a proposito|cuando estoy|para)',
  '(llevo|uso|ando con|siempre voy con|me pongo|tapo|tapar|tapo con|cubro) (siempre)? (manga larga|mangas largas|camisas largas|los brazos|pulseras) (para|y) (tapar|que no se (vean|noten|me vean)|no se (vean|noten)|cubrir|esconder|ocultar) (los|las|mis)? (cortes|marcas|cicatrices|heridas|tajos)',
  '(hacerme|haciendome|me hago|me hacia|me hice|hacer) (otra vez|unas|unos|mas|otras)? (cortecitos|quemaditas|rayitas|tajitos|rajitas|heriditas|cortadas|cortes|quemaduras|rayas|rayones) (a mi|en (los|las|el|la) (brazos|brazo|piernas|muslos|muñecas|piel)|con|para|a escondidas|yo)',
  `(me (pasa|cruza|viene|dan ganas|ronda|da miedo|entran ganas)|miedo de|miedo a|ganas de|se me ocurre|pienso en|pensando en|tentada de|tentado de|impulso de|ideas de|voy a|a punto de) ..4 (hacerme algo|lastimarme|hacerme daño|cortarme|hacerme un corte)`,
  '(llevo|ando|sigo|estoy|estuve|vengo|vivo|paso las noches) (otra vez|meses|semanas|dias|toda la semana)? (cortandome|autolesionandome|lastimandome|haciendome daño|quemandome los|haciendome cortes|arañandome|rasguñandome|tajeandome)',
  'dejo de comer para (castigarme|morirme|hacerme daño|desaparecer)',
];

/** Words that some people use of an accident or of the hairdresser; they silence the same words of `autolesion`. */
export const cortarOtraCosa: readonly string[] = [
  'me (he)? (corte|corto|cortado|queme|quemado|lastime|golpee|clave|pinche) ..6 (abriendo|pelando|picando|cortando|cargando|limpiando|trabajando|cocinando|podando|afilando|practicar|practicando|reporte|reporté|avise|avisé|mutua|vendaje|puntos|descuido|sin querer|por error|por no (llevar|usar)|accidente|seguridad|epp|guantes|horno|plancha nueva)',
  '(marcas|cortes|cicatrices|heridas|quemaduras|rasguños|cortadas) (de|del|por|con) (las|los|la|el|un|una|tanta)? (ramas|horno|hornos|aceite|quemadura|quemaduras|gatos|gato|gata|cajas|alambre|alambres|espinas|rosales|trabajo|cocina|obra|plancha|soldadura|zarzas|monte|limon|caña|lamina|laminas|vidrio|vidrios|carton|perros|perro|operacion|cirugia|acne|niñez|accidente|caida|poda|parto|cesarea)',
  'me (corto|corte|cortaba|cortó|he cortado|cortare) (yo)? (el|la|las|los|un|una|mi) (pelo|cabello|barba|uñas|flequillo|coleta|bigote|melena|patillas|cerquillo|fleco|copete|puntas|traje)',
  'cortarme (el|la|las|un|una) (pelo|cabello|barba|uñas|flequillo|coleta|bigote|luz|agua|internet|linea|telefono|cable|alas|traje|melena|servicio|comunicacion|llamada)',
  'cortar (el|la|las) (pelo|cabello|barba|uñas|luz|agua|llamada)',
  '(sin|por no|para no|evitar|no|podia|podria|pude|riesgo de|antes de|casi) (quemarme|lastimarme|cortarme|hacerme daño|golpearme|herirme)',
  '(quemarme|cortarme|lastimarme|hacerme daño|golpearme) (con (el|la) (aceite|horno|plancha|soldador|sierra|amoladora|maquina|vapor|agua|freidora|sarten|parrilla|lamina)|al|cargando|trabajando|en (la|una) (espalda|rodilla|cintura|maquina)|la (espalda|rodilla|cintura|columna)|el (hombro|tobillo|dedo|pie)|jugando|entrenando|haciendo)',
  'me (corte|queme|lastime|golpee|corto|quemo) (en el|en la|el|la|un|una|con el|con la|con una|con un) (brazo|mano|dedo|antebrazo|pierna) (con (el|la|una|un) (aceite|horno|plancha|sierra|amoladora|maquina|chapa|lamina|radial|freidora|lata|cuter|cutter|vidrio|botella|rebarba|grasa)|al|cargando|trabajando|en (la|el) (cocina|obra|taller|planta|trabajo)|jugando|soldando|cortando|cocinando|haciendo|sacando|subiendo|abriendo|y no (pare|deje))',
];

/** Taking leave. */
export const despedida: readonly string[] = [
  '(esta|esto|este mensaje|esta respuesta|lo que escribo|esta carta) (es|sera|va a ser|seria) (mi)? (ultima)? (despedida|adios|ultima carta|ultimas palabras|ultimo adios)',
  '(es|sera) mi (despedida|ultimo adios|adios)',
  '(me despido|despedirme|quiero despedirme|queria despedirme|vengo a despedirme|para despedirme|me quiero despedir|me estoy despidiendo|despidiendome|me vengo a despedir|ya me despedi|me despedi|me he despedido) (ya)? (de (la vida|este mundo|la gente que quiero|mi familia|mis hijos|mi hija|mi hijo|mi madre|mi mama|mi papa|mi padre|mis padres|mi esposa|mi esposo|mi mujer|mi marido|mis papas|los mios|mi gente|todos los que quiero|todo el mundo|mis seres queridos|mi perro|mi perra|mi gato)|para siempre|de todos para siempre|por ultima vez|de todos porque|de todos ya|de todos y|de (todos|todas|mis amigos|mis amigas) (por|con una|en un|anoche|ayer|hoy|hace))',
  '(ya)? no (voy a|vamos a) estar (aqui|mas aqui|viva|vivo|mas|en este mundo|entre ustedes|para verlo|para contarlo|cuando|mañana|el lunes|para esa fecha|para entonces|con vida|con ustedes mañana)',
  '(para|cuando|el|mañana|para el|antes del) (entonces|ese dia|esa fecha|cuando|mañana|lunes|dia|viernes|navidad|fin de mes|lean esto|me llamen|me contesten|llamen|contraten) ..6 (yo)? (ya)? no (estare|voy a estar|existire|voy a existir|estaria|seguire) (viva|vivo|aqui|en este mundo|mas|ya|para|con vida)?',
  '(cuando|para cuando|si) (lean|leas|lea|leais|lees|alguien lea|alguien lee|encuentren|reciban|vean|me lean) (esto|este mensaje|esta respuesta|estas lineas|esta carta|estas palabras|mi respuesta) ..4 (ya no|habre (muerto|saltado|ido|partido|acabado|desaparecido|dejado|tomado|tirado|matado|hecho|descansado|volado)|yo no|me habre|estare muert*|habre muert*|me habre|sera tarde|sera demasiado tarde|estaré muerta|no estare|ya me fui|ya me habre|ya estare|voy a estar muert*)',
  '(yo)? ya (me habre|estare|voy a estar|habre) (ido|muerta|muerto|ido de este mundo|muriendo|matado|bajo tierra|del otro lado|descansando|lejos de este mundo|en el cielo)',
  '(es|sera|seria|esta es) (la|mi) (ultima vez|ultima cosa|ultimo) que (escribo|hablo|les escribo|hago|me leen|voy a escribir|voy a hablar|converso|digo algo|contesto algo en mi vida|cuento) (con alguien|con nadie|a alguien|algo|nada|en mi vida|en vida|antes de irme|para siempre)?',
  '(la|mi) (ultima|ultimo) (entrevista|noche|mensaje|dia|carta|cosa|respuesta|vez|navidad|mañana|llamada) (que)? (hago|hare|escribo|voy a hacer|paso|pasare|contesto|mando|doy|veo|de mi vida) (en mi vida|en vida|en este mundo|antes de irme|aqui en la tierra)?',
  '(mañana|el lunes|pasado mañana|para entonces|pronto|en unos dias|en un rato|esta noche|a esta hora mañana) (yo)? (ya)? no (estare|voy a estar|existire|voy a existir|estoy)',
  '(lo ultimo) que (hago|escribo|voy a hacer|voy a escribir|digo) (en mi vida|en vida|en este mundo|antes de (irme|morir|matarme|acabar|desaparecer|terminar))',
  '(diganle|digale|dile|decidle|avisenle|cuentenle|digan|haganle saber|decirle|avisale) (por favor)? (a)? (mi|mis|la|el) ..3 que (la|lo|los|las|le|les|me|fue|siempre) (quiero|quise|amo|ame|adoro|queria|perdone|perdonen|perdono|quise mucho|amaba|voy en paz|fui en paz|no fue su culpa)',
  '(diganle|dile|diganles|decidle) a ..4 que (no fue|no es) (su|culpa) (culpa|de nadie|suya)?',
  '(perdonenme|perdoname|perdonadme|perdonen|perdon) (hijos|hijo|hija|mama|mami|papa|mamita|familia|mis niños|mis hijos|mis amores|amor|dios mio|a todos|todos|hijitos|viejita) (por|pero|lo siento|ya|que|no)? ..2 (que voy a hacer|que hare|dejarlos|dejarte|irme|no puedo mas|no aguanto mas|no haber podido|hacerles esto|hacerte esto|ya no puedo|lo que voy a hacer|que hice|abandonarlos|rendirme)',
  '(perdon|perdonen|perdonenme|perdonadme|perdonen todos|que me perdonen|disculpen) por lo que (voy a hacer|hare|estoy por hacer|estoy a punto de hacer|acabo de hacer|he hecho ya)',
  'que (dios)? me (perdone|perdonen|perdonara) (dios|mis hijos|mi madre|mi mama|mi familia|mi hija|mi hijo|mis padres|todos) (por lo que|pero|por esto|si|por|lo que)',
  'que (dios|mis hijos|mi madre|mi mama|mi familia|mi hija|mi hijo|mis padres) me (perdone|perdonen) (por lo que|por esto|pero ya|lo que voy|por irme)',
  '(cuiden|cuida|cuide|cuidadme|cuidenme|cuidad|les encargo|encargo|encargenme|te encargo|le encargo|hagase cargo|que alguien cuide|que cuiden|que se queden con) (mucho|bien|por favor)? (a|de|al)? (mi|mis) (hijos|hijas|hija|hijo|niños|niña|niño|perro|perra|gato|gata|madre|mama|mamita|perrito|gatito|bebe|nenes|papas|padres|viejos) (por favor|cuando yo|cuando ya|que yo|si|ya no|por mi|cuando no|cuando me|y)?',
  '(adios|hasta siempre|hasta nunca|chau|chao) (mundo|mundo cruel|a todos para siempre|para siempre|a todo|vida|a la vida|a este mundo|por ultima vez|y perdon|y perdonen|y gracias por todo)',
  '(gracias|perdon) por todo (y)? (adios|hasta siempre|hasta nunca|este es mi adios|me voy de este mundo|me voy para siempre|fue mi ultimo)',
  'no me (busquen|busques|busqueis|esperen despiertos) (mas|ya|nunca|que|cuando)?',
  '(deje|dejado|dejando|dejo|dejare|escribi|escrito|escribiendo|escribo|tengo escrita|tengo lista|hay|hice|termine|redactado|redacte|tengo redactada|prepare|grabe|grabado) (ya|lista|escrita|escrito)? (una|un|la|las|mi|mis|unas|unos|varias|otra|dos|tres|cuatro)? (carta|cartas|cartita|cartitas|nota de despedida|testamento) (ya)? (lista|escrita|hecha|guardada|programada|programado)? (de despedida|de adios|de suicidio|de perdon|postuma|suicida|despidiendome|donde me despido|para cuando (yo)? (ya)? (no este|me muera|falte|me haya ido|me vaya)|para (mi|mis) (hija|hijo|hijos|hijas|mama|madre|padres|papa|familia|esposa|esposo|mujer|marido|pareja|papas|hermana|hermano)|a (mi|mis) (hija|hijo|hijos|hijas|mama|madre|padres|papa|familia|esposa|esposo|mujer|marido|pareja|papas|hermana|hermano)|para que (sepan|no me busquen|me perdonen|entiendan|nadie se culpe)|explicando|explicandoles|pidiendo perdon|pidiendoles perdon|en la mesa|sobre la mesa|arriba de la mesa|en mi mesita|en la mesita|con mi hermana|en el buro|en el velador|encima del comedor|en la almohada|debajo de la almohada|encima de la mesa|en el refri|en la heladera|en mi cuarto|junto a la cama|en la cocina para)',
  '(deje|dejado|escribi|escrito|escribiendo|grabe|grabado|grabando|prepare|programe|tengo) (ya|listo|lista|programado|programados)? (una|un|la|las|unas|unos|varias|varios|otra|dos|mi|mis) (nota|notas|mensaje|mensajes|video|videos|audio|audios) (ya)? (listo|listos|programado|programados|escrita)? (de despedida|de adios|de perdon|despidiendome|para cuando (yo)? (ya)? (no este|me muera|falte|me haya ido)|(para|a) (mi|mis) (hija|hijo|hijos|hijas|mama|madre|padres|papa|familia|esposa|esposo|mujer|marido|papas) (para cuando|pidiendo|diciendo|explic*|despid*|y ya|donde les|con todo)|para que (no me busquen|me perdonen|nadie se culpe)|pidiendoles perdon)',
  '(las|mis) cartas (ya)? (estan|quedaron|las deje|las tengo) (listas|escritas|hechas|en la mesa|sobre la mesa)',
  '(nota|carta|cartas|video) de (despedida|suicidio) (ya)? (la|lo|esta|estan|lista|escrita|tengo|para)?',
  '(regale|regalado|regalando|reparti|repartido|repartiendo|done|di|he dado|dado) (ya)? (todas|todo|casi todas|casi todo)? (mis|lo|las) (cosas|pertenencias|libros y mi ropa|que tenia|que mas quiero|ropa y mis) ..3 (porque|ya|donde|no las|no voy|no me|para cuando|antes de irme|a donde voy|total)',
  '(deje|he dejado|dejado|tengo|estoy dejando|ya deje|puse|arregle|ya arregle) (todo|todos mis papeles|mis papeles|todas mis cosas|mis cosas|los papeles|mis cuentas|las cuentas|el seguro|el testamento|las escrituras) (ya)? (arreglado|en orden|arreglados|listo|listos|pagadas|preparado|hecho|a nombre de mis hijos|a nombre de mi|al dia|ordenado) (para|por si)? (cuando|que|el dia que)? (ya)? (no este|me muera|me vaya de este|falte|no tengan|no les deje|yo no este|ya no este)',
  '(para)? cuando (yo)? (ya)? no este (aqui|mas|en este mundo|con ustedes|con ellos|viva|vivo)?',
  '(es|sera) (mi|el) ultimo dia (en este mundo|en la tierra|de vida|con vida|viva|vivo|de mi vida)',
  '(hijos|hijo|hija|hijas|mama|mami|papa|familia|amores|amor|viejita) (mios|mio|mia)? (los|las|te|lo|la) (amo|quiero|adoro) ..2 (perdonenme|perdoname|perdon|perdonen|adios|cuidense)',
  '(ya)? no (existire|vivire|voy a existir|estare (viva|vivo|en este mundo|con vida|para verlo|para contarlo))',
  '(quiero|queria|quisiera|necesito|necesitaba) despedirme de alguien',
  '(ya)? (le|les) dije adios a (mi|mis) (perro|perra|gato|gata|mama|papa|madre|padre|hijos|hija|hijo|familia|niños|nietos|abuela|abuelo|hermano|hermana)',
  '(vine|vengo|solo queria|nomas queria|solo vengo|solo vine|nomas vengo|nomas vine|queria nomas) (a)? despedirme (y ya|nada mas|nomas)?',
  'esta noche me despido',
  '(deje|dejado|dejo|pague|pagado|arregle|arreglado|tengo|compre|comprado) (ya)? (pagado|listo|arreglado|escogido|comprado)? (mi|mi propio|hasta mi) (entierro|funeral|ataud|cajon|cremacion|nicho|velorio|sepelio|tumba)',
  '(una|la|mi) carta (en|sobre|arriba de|debajo de|encima de) (la|el|mi) (mesita|mesa|almohada|buro|velador|cama|nevera|refri|heladera|comoda) ..4 (que|para|y ya|por si)',
  '(avisen|avisenle|digan|diganle|dile|avisa|avisale) (a)? (mi|mis) ..2 que me (fui|voy|he ido) (tranquila|tranquilo|en paz|queriendola|queriendolos|queriendo)',
  'donde voy (a ir)? (ya)? no (hace|hara|voy a necesitar|se necesita|necesito|necesitare|me va a hacer|me hara) (falta)? (nada|dinero|trabajo|ropa|sueldo|falta)?',
  'no (me va a hacer|me hara|voy a necesitar|necesitare|me hace) (ya)? (falta)? (nada|el trabajo|el sueldo|el dinero|trabajo|mas nada|ninguna)? ..2 (a donde voy|donde voy|adonde voy|para donde voy|en el otro mundo|muerta|muerto)',
];

/** Gone, where the clause ends. */
export const meVoy: readonly string[] = [
  '(me voy|me ire|me voy a ir) para siempre',
  'no (voy a|pienso) (volver|regresar) (nunca|jamas|nunca mas)',
  '(es|sera) lo ultimo que (escribo|hago|voy a escribir|digo|voy a hacer)',
];
/** Not seen again, where the clause ends or «never» is said. */
export const noMeVeran: readonly string[] = [
  'no me (van|vais|vas|va|volveran|volvereis|volvera|volveras) (a volver)? a (ver|encontrar|saber) (mas|nunca|nunca mas|con vida|viva|vivo|jamas|otra vez)?',
  'no (volveran|volvereis|van a volver|vais a volver) a (verme|saber de mi|oir de mi|escuchar de mi)',
  'nadie (me)? (va a volver|volvera|vuelve) a (verme|ver|saber de mi)',
];

/** Not by these: leaving a job, a holiday. */
export const despedidaDeTrabajo: readonly string[] = [
  '(despedida|despedi|despido|despedirme|adios|carta|nota|mensaje|video|audio) ..5 (aeropuerto|terminal|estacion|frontera|emigre|emigrar|contando*|contandole|agradec*|invit*|navidad|reyes|felicit*|de mi trabajo|encargado|encargada|jefe|supervisor|empresa|equipo|trabajo|compañeros|cliente|clientes|jefe|jefa|tienda|puesto|oficina|clase|grupo|alumnos|colegio|soltero|soltera|recomendacion|presentacion|motivacion|renuncia|fiesta|jubilacion|vuelo|temporada|director|directora|pendientes|cuenta|cuentas|sucesor|gerencia|gerente|colegas|empleo|local|cliente*|turno|huesped*|barco|instituto)',
  '(fiesta|cena|comida|acto|regalo|tarta|brindis|correo|email|evento) de (despedida|despedidas)',
  'no (voy a|vamos a) estar (aqui|mas|cuando|mañana|el lunes) ..3 (oficina|disponible|vacaciones|viaje|ciudad|pais|turno|empresa|proyecto|localizable|conectad*|vacaciones)',
  '(me|nos) mud* ..12 (estar|estare)',
  '(cuando|para cuando) (yo)? (ya)? no este (aqui|mas)? (en (la|el|esta)|disponible|de turno|yo de|el jefe|el supervisor|el encargado|la jefa|operativ*|roto|vigente|list*|conectad*|segur*|claro|de acuerdo|bien|funcionando|la persona|el titular|el doctor)',
  '(vacaciones|turno|relevo|reemplazo|sustitucion|manual|procedimiento|documentado|documentacion|suplente|traspaso|equipo) ..10 cuando (yo)? (ya)? no este',
  'cuando (yo)? (ya)? no este ..10 (equipo|turno|trabajo|proceso|reemplazo|puedan seguir|manual|tienda|sepan hacer|funcione)',
];

/** Where people go to die. */
export const lugar: readonly string[] = [
  '(estoy|ando|sigo|sentada|sentado|parada|parado|subida|subido|me subi|subi|te escribo|les escribo|escribo|hablo|le hablo|les hablo|te hablo|contestando|hablando|mando esto|escribiendo|escribiendoles|asomada|asomado|estoy mirando|contesto|respondo|trepada|trepado|encaramada|encaramado) (ya|ahora|ahorita|ahora mismo|aqui|aca|sola|solo|sentada|sentado|parada|parado|subida|subido|esto|asomada|asomado|hace rato|desde hace rato|llorando|arriba)? (ya|sentada|sentado|parada|parado|subida|subido)? (en|a|desde|sobre|al borde de|al filo de|en el borde de|en la orilla de|en la baranda de|en lo alto de|del otro lado de|arriba de|junto a|cerca de|frente a|en la barandilla de|en la baranda del|en el borde del|al borde del|al filo del|en la orilla del|encima de|encima del) (la|el|las|los|un|una|unas)? (azotea|puente|cornisa|vias|via|rieles|tejado|viaducto|balcon|barandilla|baranda|alfeizar|ventana del|acantilado|barranco|precipicio|abismo|malecon|borde|pretil|barandal)',
  '(mirando|viendo|miro) (hacia|para|pa)? (abajo|el vacio|las vias|el tren pasar|los trenes pasar|como pasa el tren|la soga|la cuerda|las pastillas|los frascos|el frasco|la pistola|la viga)',
];

/** The means at hand: they need wishing or taking leave somewhere in the text, unless what they are for is said. */
export const medios: readonly string[] = [
  '(tengo|tenga|consegui|compre|comprado|conseguido|conseguida|guarde|guardado|guardada|guardadas|guardo|junte|juntado|juntando|juntar|ahorre|preparado|prepare|preparada|saque|sacado|cargado|cargue|amarre|amarrado|ate|colgue|escondida|escondidas|escondi|puse|esta|estan|hay|con|agarre|traigo|cargo) ..3 (soga|sogas|cuerda|mecate|lazo|cabuya|pistola|arma|escopeta|revolver|rifle|fierro|pistolon|chumbo|cuete|pastillas|pepas|rivotril|clonazepam|veneno|raticida|matarratas|racumin|fosforina|navaja|cuchilla|gillette|hojilla|bala|balas|frascos|frasco|blisters|somniferos|insulina|lejia|cloro)',
  '(soga|sogas|cuerda|mecate|lazo|cabuya|pistola|arma|escopeta|revolver|rifle|fierro|pistolon|chumbo|cuete|pastillas|pepas|rivotril|clonazepam|veneno|raticida|matarratas|racumin|fosforina|navaja|cuchilla|gillette|hojilla|bala|balas|frascos|frasco|blisters|somniferos|insulina|lejia|cloro) ..2 (tengo|esta|estan|espera|esperan|compre|consegui|amarre|amarrada|amarrado|atada|colgada|colgado|lista|listo|listas|preparada|preparadas|puesta|cargada|guarde|guardadas|junte|mira|miran|llama|llaman|cargue)',
];
export const medioNombre: readonly string[] = [
  '(soga|mecate|pistola|escopeta|revolver|veneno|raticida|pastillas|pepas|navaja|cuchilla|frasco)',
];
/** Got for oneself. */
export const medioMio: readonly string[] = [
  '(me|ya|ayer|hoy|fui y|por fin) (me)? (compre|consegui|he comprado|he conseguido|tengo comprad*|tengo conseguid*|robe) (una|un|la|el|unas|ya)? (soga|pistola|revolver|escopeta|raticida|veneno|fierro|lazo para|mecate|frasco de (pastillas|rivotril|clonazepam))',
];
/** Taken as one should, or counted. */
export const tomaNormal: readonly string[] = [
  '(de las manos|a salvo|curso|muestra|muestras|para (limpiar|desinfectar|fumigar)|del estante|de la bodega|por error|sin querer|del niño|de la niña|vacaciones|dias libres|cervezas|cafe|agua|fotos|medidas|datos|notas|clases)',
  '(inventario|conte|contar|alergia|gripe|antibiotico|antibioticos|vitaminas|recetadas|recetada|tiroides|paciente|residente|farmacia|jarabe)',
];
/** Means in their trade. */
export const medioDeTrabajo: readonly string[] = [
  'pistola* de (silicon|silicona|clavos|pintura|calor|grapas|agua|impacto|aire|juguete|soldar|engrase|lavado|etiquetas|precios|escaner|codigo|pintar|riego|presion|masaje)',
  '(deudas|deuda|banco|bancos|hipoteca|prestamo|prestamos|acreedores|ratas|rata|ratones|plaga|plagas|bodega|almacen|fumig*|cosecha|cultivo|cultivos|siembra|carga|camion|caja fuerte|reglamentaria|reglamentario|licencia|permiso|vigilan*|custodia|escolta|guardia|armeria|polvorin|caceria|farmacia|farmacias|receta|recetas|estanteria|mostrador|repartir|reparto|paciente*|pacientes|residente*|dosis de|cliente*|tratamiento|diabet*|limpieza|limpiar|desinfectar|pisos|piso|baños|amarrar la|tendedero|ganado|caballo|lancha|barco|bote|tirolesa|campamento|arnes|poda|cutter|barberia|barba|afeitar)',
];
/** Waiting for the moment or for the courage, beside means or a place. */
export const espera: readonly string[] = [
  '(lo|la) (cargue|tengo cargad*|tengo en (la falda|las piernas|el regazo|la cama|la guantera|la mochila))',
  '(lo|la|las|los) (tengo|puse|deje|traigo) (ya)? (todas|todo)? (aqui|aca|al lado|a mi lado|conmigo|en la mano|a mano|delante|enfrente|escondid*|guardad*|encima|bajo la almohada|debajo de la almohada|listas|en el bolso|en la bolsa|en el cajon)',
  '(esperando|espero|espera|solo falta|nomas falta|falta|aguardando|estoy esperando|solo espero|ya espero) (nomas|nada mas|na mas|solo|solamente|a|namas|no mas)? (a|que|a que|el momento|la noche) ..2',
  '(agarrando|juntando|me falta|reuniendo|tomando|reunir|juntar|agarrar|armandome de|armarme de|me armo de|tener|tuviera|tenga|cojo|cogiendo|haciendo|no tengo|faltando) (el|de)? (valor|coraje|fuerzas para hacerlo|valentia)',
  '(si)? (salto|brinco|me lanzo|me tiro|me aviento|me dejo caer|doy un paso|un paso mas|saltar|lanzarme|tirarme)',
  '(va en serio|no es broma|no bromeo|y ya esta|y se acaba todo|y listo|y adios|y chau|y fuera|y ya no)',
];
export const mediosPara: readonly string[] = [
  '(soga|cuerda|mecate|lazo|pistola|arma|escopeta|revolver|rifle|fierro|pastillas|pepas|rivotril|clonazepam|veneno|raticida|matarratas|racumin|campeon|fosforina|navaja|cuchilla|gillette|hojilla|frascos|frasco|blisters|insulina|somniferos|viga|arbol|gas|puente|dosis|cantidad) ..4 (de|para|pa) (no despertar|no despertarme|dormir para siempre|dormirme para siempre|irme|morir|morirme|matarme|suicidarme|acabar con todo|acabar con esto|acabar conmigo|terminar con todo|terminar con esto|quitarme la vida|ahorcarme|colgarme|hacerlo|usarla conmigo|usarlo conmigo|que todo acabe|descansar para siempre|tomarmelas todas|tomarme todas)',
  '(tengo|con|tengo aqui|agarre|saque|cargue) (ya)? (la|el|mi|una|un) (pistola|revolver|escopeta|soga|arma|fierro|navaja|cuchilla|hoja|hojilla|gillette|cuter|rifle|cuerda|mecate|lazo) (de (mi|el|la)? ..1)? (ya)? (aqui|aca)? (cargada|cargado|en la mano|en la boca|en la sien|en la cabeza|al cuello|amarrada|colgada|lista|atada|preparada|aqui conmigo|encima de la mesa|sobre la mesa|en la mesa|al lado|aqui al lado|a mano|delante|enfrente|a mi lado|en el regazo|en la cama|en las manos|debajo de la almohada|bajo la almohada|por si me (animo|animaba|decido|decidia))',
  '(las|mis|unas|todas las) (pastillas|pepas) (ya)? (las)? (tengo|estan|puse) (aqui|listas|en la mesa|en la mano|delante|contadas|a mano|sobre la mesa|enfrente|en fila|al lado|encima de la mesa|en el cajon)',
  '(tengo|puse) (aqui|en la mesa|en la mano|delante|sobre la mesa|a mano|en el cajon|al lado|guardadas|juntadas|escondidas|listas|preparadas|contadas|todas)? (ya)? (todas)? (las|mis|unas) (pastillas|pepas) (aqui|listas|en la mesa|en la mano|delante|contadas|a mano|sobre la mesa|enfrente|en fila|al lado|encima de la mesa|guardadas|preparadas|juntas|en el cajon|escondidas)',
  '(junte|juntando|juntado|ahorrando|guardando|acumulando|acumulado|he ido guardando|llevo guardadas|llevo juntadas|llevo semanas juntando) (ya|todas|un monton de|muchas|varias|suficientes|bastantes|las|mis|de)? (las|mis|de|todas las)? (pastillas|pepas|rivotril|clonazepam|somniferos|blisters|tabletas|ansioliticos|cajas de)',
  '(pastillas|pepas|frasco|caja|veneno|soga|cuerda|pistola|raticida|somniferos|clonazepam|rivotril) ..2 (para cuando|por si|para el dia) (que)? (me decida|me anime|ya no (pueda|aguante)|no pueda|llegue el dia|llegue el momento|tenga el valor|me toque irme|me harte|un dia)',
  '(me)? (puse|he puesto|probe|me puse) (ya)? la (soga|cuerda|pistola|bolsa) (al|en) (cuello|la cabeza|la sien|la boca)',
  '(soga|mecate|cuerda|cinturon) (ya)? (en|alrededor de|al|amarrada (en|a)|colgada (de|en)|atada (a|en)|puesta) (el|mi|la)? (cuello|viga|arbol|lampara|ventilador|techo)',
];

/** The moment, told beside a wish. */
export const momento: readonly string[] = [
  '(esta noche|a la noche|esta tarde|esta misma noche|hoy mismo|hoy en la noche|hoy por la noche|hoy es el dia|hoy es mi ultimo dia|de hoy no (paso|pasa)|ahora mismo|ahorita mismo|ahorita|en un rato|en un ratito|dentro de un rato|de hoy|este fin de semana|pasado mañana|mañana|este (viernes|sabado|domingo|lunes)|el (viernes|sabado|domingo|lunes) (que viene|proximo)?|ultimo dia|antes de navidad|el dia de mi cumpleaños)',
  '(cuando|en cuanto|apenas|nomas|tan pronto|al|despues de|en lo que|ni bien|luego de|despues que|una vez que|si|a la que) (que)? (yo)? (acabe|termine|acabar|terminar|cuelgue|colgar|cierre|cerrar|salga|salir|mande|mandar|envie|enviar|esto|esta entrevista|la entrevista|acabemos|terminemos|acabo|termino|pase esto|llegue a (mi)? casa|se duerman|se vayan|no haya nadie|quede sola|quede solo|me rechacen|no me (den|llamen|cojan|contraten|eligen|elijan))',
];
/** A resolve, told beside a wish. */
export const decidido: readonly string[] = [
  '(lo|la|todo|ya|esta|estoy|estaba) (ya|todo)? (tengo|tenia|he|esta|estoy|todo|lo tengo|tengo todo|lo he|esta todo)? (ya|todo|lo)? (decidido|decidida|planeado|planeada|planificado|preparado|pensado|listo|resuelto|organizado|bien pensado|arreglado)',
  '(tengo|tenia|hice|hago) (ya)? (un|el|mi|la|el dia|fecha|una) (plan|fecha|dia|hora|lugar|metodo) (elegido|elegida|puesta|hecho|listo|marcado|marcada|para|pensado|escogido|y)?',
  '(ya)? (elegi|escogi|marque|puse|se|tengo) (ya)? (el|la|una|como|donde|cuando) (dia|fecha|lugar|hora|como|donde|cuando|forma|manera|hacerlo|puente|arbol) (voy a hacerlo|hacerlo|sera|lo hare|va a ser)?',
  '(ya)? se (como|donde|cuando) (y (como|donde|cuando))? (hacerlo|lo voy a hacer|lo hare|va a ser|sera)',
  '(de)? (hoy|mañana|esta noche) (ya)? (lo hago|lo voy a hacer|acabo|termino|se acaba|se acabo)',
  'lo (voy a hacer|hare|hago) (esta noche|hoy|mañana|cuando|en cuanto|ahora|despues|ahorita|apenas|este|antes|el)',
  'es mi ultimo dia',
];

const CANTIDAD =
  '(todas|todas las|todo|todo el|todos|todos los|toda la|todas mis|todos mis|un monton de|un puñado de|un puño de|medio|medio frasco de|un frasco de|un frasco entero de|una caja de|una caja entera de|dos cajas de|tres cajas de|la caja de|la caja entera de|un bote de|el bote de|el frasco de|un blister de|dos blisters de|varios blisters de|muchas|un chingo de|un pocoton de|un poco de|una bola de|bastantes|demasiadas|varias|las|unas|como|casi|ya|media caja de|un vaso de|un trago de|el|la|un|una|mas de|veinte|treinta|cuarenta|cincuenta|quince|sesenta|diez)';
/** What has been done already. */
export const hecho: readonly string[] = [
  `(me)? (tome|tomado|trague|tragado|tomandome|comi|bebi|bebido|zampe|empaste|meti|eche|mande|empine|acabo de tomar|acabo de tragar|acabo de tomarme|acabo de tragarme|acabo de meterme) (ya|anoche|hoy|recien|como|hace rato|hace un rato|ahorita|hace una hora|ayer)? ${CANTIDAD} (las|los|mis|el|la|de|que|mas de)? (veinte|treinta|cuarenta|cincuenta|15|20|25|30|40|50|60|100)? (pastillas|pildoras|pepas|tabletas|comprimidos|somniferos|ansioliticos|calmantes|clonazepam|rivotril|alprazolam|orfidal|lorazepam|lexatin|diazepam|valium|paracetamol|acetaminofen|antidepresivos|botiquin|blister|blisters|raticida|matarratas|cloro|lavandina|lejia|insecticida|veneno|racumin|fosforina|paraquat|insulina|medicamentos que|remedios que|medicinas que)`,
  'me (tome|trague|he tomado|acabo de tomar|he tragado|bebi|eche) (ya|un poco de|un vaso de|el|la)? (veneno|raticida|matarratas|cloro|lavandina|lejia|insecticida|racumin|fosforina|paraquat)',
  'me (tome|trague|he tomado|acabo de tomar|he tragado) (ya)? (todo|todo lo) (lo)? que (habia|tenia|encontre|quedaba) (en|de|por)? (el|la|mi)? (botiquin|frasco|casa|cajon|caja)?',
  '(me)? (tome|trague|he tomado|eche|meti|acabo de tomar|acabo de tragar|acabo de tomarme|acabo de tragarme|empine|bebi|acabo de echar) (ya)? (todo|toda|casi todo|medio|media|un|una|dos|tres|todos|todas)? (el|la|los|las|entero el|entera la)? (frasco|bote|caja|blister|tira|pote|botiquin|frascos|cajas|tiras|blisters) (entero|entera|completo|completa|de (pastillas|pepas|rivotril|clonazepam|diazepam|paracetamol|acetaminofen|orfidal|dormir|mi (mama|madre|abuela)|las (pastillas|pepas))|de las de dormir|del botiquin|y ya|ya|hace)?',
  '(me (he|acabo de)? (corte|cortado|cortar|abri|abierto|abrir|tajee)|acabo de (cortarme|abrirme)) (ya|anoche|hoy|recien|otra vez)? (las|los|una|la) (venas|muñecas|vena|muñeca)',
  '(acabo de|anoche|ayer|hoy|recien|esta mañana|hace un rato) (me)? (intente|intentar|quise|trate de|intento) (matarme|suicidarme|quitarme la vida|ahorcarme|colgarme|matar|quitar la vida|tirarme|cortarme)',
  '(intente|quise|trate de|he intentado|acabo de intentar) (matarme|suicidarme|quitarme la vida|ahorcarme|colgarme|tirarme) (anoche|ayer|hoy|esta mañana|esta semana|hace un rato|hace dos dias|hace tres dias|antenoche|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo)|hace una semana|la semana pasada|hace unos dias|hace poco|recien)',
  'me (empastille|he empastillado|di una sobredosis|meti una sobredosis|intoxique a proposito|envenene|he envenenado)',
  '(el gas|la llave del gas) ya (esta|lo deje|la deje) (abierto|abierta)',
  '(abri|deje abierto|deje abierta|ya abri|he abierto) (ya)? (el gas|la llave del gas|las llaves del gas)',
  '(estoy|sigo) (sangrando|desangrandome) ..4 (muñeca|muñecas|brazo|brazos|venas|corte|cortes|mucho)',
];

/** Nothing left to go on with: distress for sure, and unclear whether more. */
export const sinFuerzas: readonly string[] = [
  '(no puedo mas|no doy mas|ya no puedo|no puedo con mi vida|no aguanto mas|no puedo seguir asi|no doy para mas|no soporto mas|no resisto mas|ya no aguanto|no jalo mas|ya no la hago|no la hago mas|no va mas|ya no soporto)',
  'no (le|les|me)? (hay|veo|encuentro|hallo|queda|tengo|tiene|existe) (ya|ninguna|una|mas|otra)? (la|ninguna)? (salida|escapatoria|escape|futuro|esperanza|esperanzas)',
  '(no se|ya no se|sin saber) (ya)? (como|para que|por que|de donde sacar fuerzas para) (seguir|sigo|continuar|salir adelante|salir de esta|voy a seguir|seguir adelante|continuo|me levanto)',
  '(para que|de que sirve|de que me sirve|que sentido tiene|que caso tiene|pa que) (seguir|sigo|continuar|levantarme|me levanto|luchar|esforzarme|seguir adelante|intentarlo|seguir luchando|seguir intentando|seguir intentandolo|tanto esfuerzo|todo esto)',
  'no (le)? (veo|hallo|encuentro|tiene|vale|tengo) (ya|mas)? (el|la|ningun|ninguna)? (sentido|caso|chiste|gracia|pena|razon|objeto|motivo|motivos|razones|fuerzas|ganas|ganas ya|punto) (ya)? (a|de|para|en|el)? (seguir|nada|todo|continuar|seguir adelante|levantarme|seguir luchando|seguir intentando|salir de la cama|intentarlo|luchar|seguir con nada|seguir con todo|seguir asi|esto|seguir aqui|todo esto)',
  'no (quiero|tengo (ganas|fuerzas) de|aguanto|puedo|tengo fuerzas para|me quedan fuerzas para) (ya)? (mas)? seguir (asi|aqui|mas|adelante|luchando|sufriendo|aguantando|peleando)?',
  '(nada|ya nada|todo) (me)? (importa|tiene sentido|vale la pena|da igual|da lo mismo|carece de sentido|me importa|tiene caso|tiene solucion|sirve|vale)',
  '(se acabo|se termino) (todo|ya|todo para mi|la lucha|para mi)',
  '(ya)? me (rindo|rendi|cansé de luchar|canse de luchar|canse de pelear|canse de todo|harte de todo)',
  '(cansada|cansado|harta|harto|agotada|agotado|podrida|podrido|jarta|jarto|mamado|mamada) (ya)? de (todo|luchar|sufrir|pelear|fingir|aguantar|seguir|intentarlo|esto ya|la lucha|tanto sufrir|tanto dolor|seguir luchando)',
  '(odio|detesto|aborrezco) (mi vida|mi existencia|la vida|esta vida)',
  'no (me)? (queda|quedan|tengo) (ya)? (nada|nadie|razones|motivos|fuerzas) (por|ya|por lo que|por que|por quien|que perder|que me ate|en la vida|en este mundo|para seguir) (luchar|seguir|pelear|aqui|vivir)?',
  '(esta|la) vida (me supera|no es para mi|ya me gano|me vencio|me queda grande|me gano|es una mierda|es un infierno|no la aguanto)',
  '(ya)? todo me (da|vale) (igual|lo mismo|madre|verga|madres|exactamente igual)',
];
/** No way out: said of much, so it only asks. */
export const sinSalida: readonly string[] = [
  'no quiero (ya|mas)? estar (mas|ya)? (aqui|aca) (mas|ya)?',
  '(lo|mas) (mejor|facil|sencillo) (es|seria|que me queda es) (ya)? no (estar|seguir|ser|sentir|despertar)',
  '(ya)? (todo)? me da (igual|lo mismo) (todo|lo que me pase|lo que pase conmigo|que me pase algo)',
  'ojala me (durmiera|duerma|quedara dormida|quedara dormido)',
  `${DESEO} (solo)? (dormir|descansar) (y que|y|hasta que)? (todo|ya|no|esto|olvidarme|olvidar) (pase|se acabe|acabe|termine|saber|sentir|de todo|todo|mas|nada|sentir nada|saber nada)`,
  `${DESEO} que (ya)? (todo|esto|todo esto) (se acabe|acabe|termine|se termine|pare|se apague) (ya|de una vez|de una vez por todas|por fin|para siempre|pronto)?`,
  `${DESEO} (ya)? (dejar|parar) de (sufrir|sentir|sentir esto|luchar|doler|sentir tanto|pensar)`,
  `${DESEO} (acabar|terminar) con (esto|todo esto|este dolor|este sufrimiento|esta pesadilla|este infierno|esta agonia|tanto dolor|tanto sufrimiento|esta angustia)`,
  '(hasta aqui|hasta aca|aqui|aca) (llegue|se acabo todo|me quedo|me bajo|llego mi vida|termina todo para mi)',
  '(quiero|quisiera|me quiero|me quisiera|ganas de) (irme|ir|largarme|huir|escapar|perderme|salir corriendo) (lejos)? (y (ya)? no (volver|regresar)|para no volver|y (nunca|jamas) volver|de todo|y perderme|donde nadie me encuentre|a donde nadie me encuentre)',
  '(soy|me siento|siento que soy|sentirme|siento) (una|un|como una|como un) (carga|estorbo|lastre)',
  '(estoy|me siento|siento que) (de mas|sobro|estorbo)',
  '(mejor|ojala) (que)? (no|nunca) (haber|hubiera|hubiese) (nacido|venido)',
  '(total|igual|al final)? (para|pa) lo que (uno|una)? (vive|vivo|queda|me queda|sirvo|valgo|hago en este mundo)',
  '(uno|una) (ya)? no quiere (ni)? (despertar|despertarse|vivir|seguir|levantarse|existir|saber nada)',
  '(ya)? ni para que',
  'lo que (me)? pase que (me)? pase',
  'ya estoy (muerta|muerto) (por dentro|en vida|hace)?',
  '(soy|parezco) (un|una) (muerto|muerta|cadaver|zombi|zombie|alma en pena) (en vida|andante|que camina|viviente)?',
  'no soy (una persona)? suicida',
  `${DESEO} que (ya)? (se acabe|se termine|acabe|termine|pare) (ya|de una vez|y ya|y punto)?`,
  'algun dia (de estos)? (no voy a estar|no estare|no me van a ver|me voy a ir)',
  '(pensamientos|ideas) (muy)? (feas|feos|oscuras|oscuros|negros|negras|malos|malas|intrusivos|horribles|raras)',
  '(he pensado|pienso|pensando|pense) (en)? (hacer|cometer)? (una|alguna|lo peor|lo que no debo|cosas feas|cosas malas|cosas muy feas|cosas horribles) (locura|tonteria|barbaridad|burrada)?',
  '(hacer|cometer|hago|haga) (una|alguna) (locura|tonteria|barbaridad) (conmigo|contra mi|hoy|esta noche|de la que|un dia)?',
];
/** Words that make it sure: of this life, of this world. */
export const esteMundo: readonly string[] = ['(en|de|a) (este|esta) (mundo|vida|planeta|tierra)'];
/** Wounds that were made once. */
export const seCortaba: readonly string[] = ['me (cortaba|autolesionaba|lastimaba|rajaba|tajeaba|rasguñaba|quemaba)'];
export const salidaInocua: readonly string[] = [
  'salida (al|a la|a este|a ese|a los|a las|a un) (problema|tema|asunto|conflicto|bloqueo|atasco|lio|error|pedido|stock|producto|carga|embotellamiento)',
  '(no|nunca|jamas|sin) (me)? (rindo|rendi|rendire|rendirme|rindo facil|doy por vencid*)',
  'no (puedo|quiero) (mas)? (tarde|temprano|antes|despues|horas|turnos)',
  'no quiero seguir (aqui|ahi|alli)? (porque|por) (no hay|el|la|los|las|pagan|queda|esta|estan|falta)',
  '(acabe|acaba|termine) (rapido|pronto|temprano|antes) (porque|que|para|por)',
  'no (puedo|puede|puedo hacer) mas que',
  'salida (de|a|al|del|hacia|para) (emergencia|incendios|camiones|mercancia|la calle|almacen|producto|stock|producto*|carretera|autopista|vehiculos|bolsa|exportacion|mercancias)',
  'no (puedo|doy) mas (de (lo|un|una|dos|tres|ahi|alla|eso|plazo|tiempo|dinero)|info*|detalles|explicaciones|vueltas|descuento*|credito*|plazo*|dinero|horas|que|datos|nombres|precio|prorroga*)',
  '(como|para que|por que) (seguir|continuar|sigo) (con|contestando|respondiendo|la entrevista|el proceso|la respuesta|escribiendo|explicando|los|las|el|la|un|una|en|su|mejorando|aprendiendo|al|creciendo)',
  'seguir (con la|con el|con esta|con este|contestando|respondiendo|en la|en el|en esta|en ese|en este|haciendo|trabajando|formandome|creciendo|aprendiendo|esperando|pagando|perdiendo|vendiendo|asumiendo|cargando|discutiendo)',
  'no (veo|hay|encuentro|tengo|quedaba|queda) (ninguna|la)? salida (laboral|profesional|comercial|facil)',
  '(sin sentido|tiene sentido|vale la pena) (comercial|si|cuando|que el|economic*)',
  '(nada|todo) (importa|vale) (mas|tanto)',
  '(ya no puedo|no aguanto mas|no puedo mas|no doy mas) (de|con) (ganas|calor|frio|hambre|risa|alegria|los impuestos|el zapato|la impresora|emocion|felicidad|contenta|contento|el sueño)',
  'ya no puedo (decir|contar|dar|hacer|cambiar|mover|ir|trabajar|recordar|hablar|entrar|subir|usar|mandar|pedir|comprar|abrir|editar|corregir|borrar|acceder|opinar|ser|tener|ver|vender|atender|presentar|volver|cargar|levantar|responder|quejarme|comprometer*|quedarme|enviar|devolver|poner|estar de|echar|tomar|llegar|avanzar en)',
  'que (ya)? (todo|esto|todo esto) (termine|acabe|salga|se acabe|se termine) (bien|para|con|en|el|la|antes)',
  '(quiero|quisiera|voy a|necesito|decidi) (acabar|terminar) con (esto|todo esto) (rapido|antes|para|y seguir|hoy para)',
  '(pense|pienso|he pensado|pensando) (en)? hacer (una|alguna|cosas)',
  '(esperanza|esperanzas) de (que|ascenso|ascender|crecer|mejora|un|una|el|la|volver|cobrar|subir)',
  'mas de (dos|tres|cuatro|un|una|ocho|diez|la cuenta)',
  'da (igual|lo mismo) (mientras|si|que|siempre que|donde|cuando)',
  'me (da|daba) (igual|lo mismo) (todo)? (lo que|el|la|si|hacer|trabajar|turno|un|ir|que)',
  '(soy|era|ser) (una|un) (carga|lastre|estorbo) (de trabajo|laboral|fiscal|horaria|para (el equipo|la empresa|mis compañeros|nadie|el departamento))',
  'no (soy|ser|fui|era|quiero ser) (una|un) (carga|lastre|estorbo)',
  '(se acabo|se termino) (todo|ya) (el|la|lo|los|las)',
  'toco fondo (el|la)',
  '(hasta aqui|aqui) (llegue|me quedo) (con|en|por|hoy|gracias a|para|a traves|desde)',
];
