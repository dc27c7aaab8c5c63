import { MI_GENTE } from './formas.ts';

/** Ways of saying it that turn the sentence round: the wish as subject, as condition, as prayer, as what somebody else said. */

const QUISIERA =
  '(quiero|quisiera|queria|querria|prefiero|preferiria|deseo|desearia|ojala|ganas de|pido|espero|necesito)';
const MUERTE =
  '(morirme|morir|estar (muerta|muerto)|matarme|suicidarme|ahorcarme|colgarme|no existir|no despertar|no haber nacido|dejar de existir|dejar de vivir|desaparecer|quitarme la vida|que me muera|que me lleve (dios|la muerte|la parca|diosito)|que me entierren|irme de este mundo|irme al otro mundo)';
/** Dying, as people call it who do not say the word. */
const IRSE =
  '(estirar la pata|colgar los tenis|petatearme|pelar el bollo|palmarla|diñarla|espicharla|espichar|irme al otro barrio|criar malvas|chupar faros|parar las patas|cantar el manisero|guindar los (tenis|zapatos)|irme pal otro lado|irme con (dios|diosito|san pedro|la parca|la huesuda|los muertos|mis muertos)|estar (bajo tierra|en el hoyo|en un hoyo|en un cajon|en el cajon|en la caja|en el panteon|en el cementerio|en una tumba|tres metros bajo tierra|dos metros bajo tierra)|reunirme con (mi|mis) ..2)';
const CAIDA =
  '(del|de|desde|por|al|a|en) (el|la|los|las|un|una|lo)? ..1 (piso|puente|ventana|balcon|azotea|techo|tren|metro|vias|viaducto|edificio|barranco|carretera|rio|mar|camion|micro|segundo|tercer|quinto|decimo|octavo|vacio)';

export const giros: readonly string[] = [
  `(lo que|lo unico que|lo que mas|todo lo que) (yo)? (ya)? (quiero|quisiera|deseo|pido|necesito|espero|anhelo) (yo|ahora|de verdad|hoy)? (es|seria) (ya)? (${MUERTE}|${IRSE})`,
  `${QUISIERA} (ya)? (${IRSE})`,
  `(${MUERTE}) (me)? (es|seria|sera|resultaria|parece|me parece) (mucho)? (mas facil|mejor|un alivio|un descanso|lo mejor|preferible|mas barato|la solucion|la salida|lo unico)`,
  '(ni|no|ya ni|tampoco) (ganas|animos|animo|fuerzas|motivos|razones|ilusion) (tengo|me quedan|me queda|me dan|encuentro|siento|hay) (ya)? (de|para) (seguir|estar|andar|continuar|quedarme)? (viva|vivo|viviendo|vivir|la vida|en este mundo|existir|existiendo)',
  `si me (matara|suicidara|ahorcara|colgara|quitara la vida|cortara las venas|matase|suicidase|pegara un tiro|muriera hoy|muriera mañana)`,
  `si me (aventara|tirara|lanzara|arrojara|dejara caer|botara|brincara|saltara|tirase|lanzase) ${CAIDA}`,
  `(me da por pensar|he pensado|pienso|pensado|imagino|me imagino|fantaseo|sueño|me pregunto) (que|en que|con que|como seria|que pasaria|que tal)? ..1 (si)? (${MUERTE}|me (muero|mato|muriera|matara))`,
  '(le)? (pido|ruego|rezo|suplico|imploro|pedia|he pedido) (a|al|a la) (dios|diosito|mar|cielo|virgen|virgencita|senor|señor|vida|universo|santa muerte|noche) (que)? (ya)? (me (lleve|trague|recoja|muera|mate|quite|apague|duerma|deje morir)|no (me)? despierte|se acabe mi|no amanezca)',
  '(hoy|esta noche|mañana|ya|ahorita|hoy mismo) se (acaba|termina|acabo|termino|va a acabar|va a terminar) (todo|esto|este|esta|la) ..2 (para mi|pa mi|para mi ya|de mi parte|para siempre|y me voy|y no vuelvo)',
  '(pa|para) (que|qué) (mismo)? (naci|seguir viva|seguir vivo|sigo viva|sigo vivo|sigo aqui en este mundo|vivo|vivir|existo|sigo respirando)',
  '(todos|ellos|mis hijos|mi familia|los demas|la gente|mi mujer|mi marido|mi mama|mis papas|el mundo) (estarian|estarán|estara|estaria|vivirian|vivirán|descansarian|descansaria|descansarán) ..2 (sin mi|si yo no (estoy|estuviera|existiera)|si me (muero|muriera|fuera|mato))',
  '(descansar|descansariamos|descansarian|descansariamos todos|descanso) ..3 (si me (muero|muriera|mato|matara|fuera))',
  '(mejor|ojala) (que)? me (trague la tierra|lleve la tierra|parta un rayo|atropelle un (camion|carro|tren|coche|bus)|hubiera muerto|hubiera ahogado) ..3 (no me (devuelva|suelte|regrese|deje)|de una vez|y ya|para siempre|yo)',
];

/** Standing where people go to die, as told afterwards. */
export const meFui: readonly string[] = [
  '(me)? (fui|fui y me|fui a|me fui a|volvi a|me volvi a|ayer|anoche|el otro dia) ..2 (me)? (pare|parar|pararme|subi|subir|subirme|asome|asomar|asomarme|sente|acerque|plante) (en|a|al|sobre|hasta) (el|la|las|los|un|una)? ..1 (vias|puente|azotea|cornisa|barandal|baranda|rieles|borde|acantilado|viaducto|techo del edificio)',
  'me (pare|plante|tumbe|acoste|tire) (en|a|sobre) (las|los) (vias|rieles)',
  'me (quito|quitó|agarro|agarró|bajo|bajó|saco|sacó|detuvo|paro|paró) (un|una|el|la) (señor|señora|policia|guardia|muchacho|chico|chica|vecino|vecina|bombero|desconocido) ..3 (de las vias|del puente|del borde|de la azotea|de la baranda)',
];

/** Poison or pills that were taken, whatever they were. */
export const loTome: readonly string[] = [
  '(me)? (tome|trague|he tomado|he tragado|acabo de tomar|acabo de tragar|bebi|eche|meti) (ya)? (lo|todo lo|todo|cuanto|cuantas pastillas|las que|todas las que) (que)? (habia|tenia|encontre|quedaba|quedaban|pille|hallé|halle|guardaba) (en|de|por|mi|la) ..2 (botiquin|frasco|caja|cajon|casa|veneno|abuela|mama|baño|gaveta|mesita|armario)',
  '(me)? (tome|trague|tomado|tragado) ..3 (como)? (veinte|treinta|cuarenta|cincuenta|sesenta|quince|diez|cien|20|30|40|50|60|15|100) (pastillas|pepas|tabletas|capsulas|o (treinta|cuarenta|cincuenta|mas|30|40|50))',
];

/** Blows and burns that people give themselves. */
export const meDoy: readonly string[] = [
  'me (doy|daba|di|pego|pegaba) (de)? (puños|puñetazos|golpes|cabezazos|cachetadas|bofetadas|trompadas|piñas|porrazos|cocotazos) (yo|yo sola|yo solo|a mi|en|contra) ..2 (cabeza|pared|cara|piernas|muslos|misma|mismo|sola|solo)',
  'me (quemo|quemaba|apago|apagaba) (con|en) ..3 (cigarrillo|cigarrillos|cigarro|cigarros|pucho|encendedor|mechero|plancha|colillas)',
  'me (golpeo|golpeaba|pego|pegaba|doy) (la cabeza|con la cabeza|la frente) (contra|en|con) (la|el|una)? (pared|puerta|muro|piso|suelo|mesa)',
];

/** Somebody who said that they will do it now. */
export const diceQue: readonly string[] = [
  `(${MI_GENTE}|mi (roommate|roomie|compañera de piso|compañero de piso|vecina|vecino|inquilina|inquilino|cuñada|cuñado|suegra|suegro|comadre|compadre|jefa|jefe|casera|casero)) ..6 (que|diciendo que|dice que|amenaza con que|avisando que) (hoy|ya|esta noche|ahora|ahorita|hoy mismo)? se (mata|suicida|ahorca|cuelga|tira|quita la vida|va a matar|va a suicidar|va a ahorcar|va a colgar|va a tirar|va a tomar ..2 (raticida|veneno|pastillas|cloro|lejia|frasco)|quiere matar|quiere tirar|quiere quitar la vida)`,
];
