import { conErratas, conOSinTilde, MI_GENTE } from './formas.ts';

/** Further forms: impersonal, asked of fate, as an adjective, with the deed half told. */
export const matarse: readonly string[] = conErratas([
  '(dan|da|provoca|provocan|entran|uno quisiera|una quisiera) (como)? (ganas)? (de)? (tomarse|tragarse|beberse|inyectarse|zamparse) ..3 (veneno|pastilla|pastillas|pepas|raticida|cloro|lejia|matarratas|paraquat|frasco|gramoxone)',
  '(pido|ruego|ojala|quiero|quisiera|deseo|rezo|espero) ..6 que se me (acabe|termine|apague|vaya|acabara|terminara|apagara) (ya|pronto|la vida|de una vez|esto|todo)',
  '(ojala|quisiera|si pudiera|pudiera|quiero|como quisiera|me gustaria|desearia) ..1 (apagarme|me apagara|me apague|desenchufarme|me desenchufaran|me desconectaran|apagarme como) ..3',
  '(dios|diosito|señor|vida|cielo|alguien|quien sea|un rayo) ..3 que (ya)? me (mate|quite de aqui|quite la vida|acabe|fulmine|parta)',
  'que (ya)? me (mate|maten|fulmine) (dios|diosito|un rayo|un carro|ya|alguien|quien sea|de una|el destino|la vida)',
  '(mejor|sido mejor|preferible|ojala) ..1 (que)? (yo)? (nunca|no|jamas) (naciera|naciese|nacer|haber nacido|existiera|existir|hubiera (nacido|existido)|haber existido|me hubieran (tenido|parido))',
  '(debio|debió|debieron|deberia|tenia que|tendria que|hubiera|mejor) ..1 (abortarme|haberme abortado|ahogarme al nacer|no parirme|no tenerme|no haberme (tenido|parido)|tirarme a la basura)',
  '(soy|ando|me siento|estoy|vivo|sigo|me pongo) (muy|un poco|bien|medio|algo|otra vez|como)? suicida* ..1',
  '(estoy|tengo|tuve|presento|salgo|sali|vivo) ..2 riesgo (de suicidio|suicida|autolitico|alto de suicidio)',
  '(pienso|pensando|ganas|idea|imagino|mismo|misma|fantaseo|cabeza|mente) ..4 (tirarme|lanzarme|aventarme|arrojarme|botarme) ..1 (y|por|al|del|desde|siempre|otra|todos|cada|de)?',
  '(voy|camino|yendo|vine|subi|salgo|me dirijo|me levante|me acerque) ..4 (a|para|con ganas de) (tirarme|matarme|colgarme|ahorcarme|saltar al|lanzarme|aventarme|acabar con mi vida)',
  '(intento|intente|quiero|quise|voy a|queria|planeo|pensaba|pienso) ..2 (morirme|matarme|morir) (de|con) (hambre a proposito|frio a proposito|sobredosis|pastillas|veneno|un tiro|gas)',
  '(me lo voy a hacer|lo voy a intentar|lo volvere a intentar|lo voy a volver a intentar|lo vuelvo a intentar|volver a intentarlo|voy a intentarlo otra vez) ..4 (matar*|morir*|vida|vez no (fallo|falla)|pastillas|soga|suicid*)',
  '(esta|la proxima|la siguiente) vez (si|no) (lo logro|fallo|voy a fallar|me sale|va en serio) ..4 (mat*|muer*|morir*|pastillas|soga|vida)',
]);
/** «No me mato por mis hijos»: what still holds. */
export const noMeMato: readonly string[] = [
  `(no|ni) me (mato|suicido|he matado|he suicidado|ahorco|cuelgo|quito la vida|quite la vida|he quitado la vida|tiro al tren|pego un tiro) (ya|todavia|aun)? (solo|nomas|nada mas|unicamente|solamente)? (por|porque) (${MI_GENTE}|mis hijos|mis hijas|mis niños|mis nenes|mi perro|mi perra|mi gato|ellos|ellas|ella|dios|miedo|cobard*|no|falta|me da|me falta|soy|quien cuida)`,
  '(sigo|estoy|aguanto) (viva|vivo|aqui|con vida) ..1 (por|solo por) (mis|mi) ..2 (si no|sino|porque si no|que si no) ..6',
];
export const meHagoDaño: readonly string[] = [
  'me (hago|estoy haciendo|hice|volvi a hacer|vuelvo a hacer|sigo haciendo|he hecho|he vuelto a hacer) daño',
  'ya me corte',
  'me (pego|doy|doy de|golpeo) (de|a)? (puñetazos|puños|cabezazos|cachetadas|bofetadas|golpes|trompadas|piñas) (yo|sola|solo)?',
  'me (golpeo|pego|estrello|azoto|tiro|aviento) (yo)? contra (la|las|el|los) (pared|paredes|muro|piso|suelo|puerta|muebles|mesa)',
];
export const autolesion: readonly string[] = [
  '(tengo que|necesito|debo|tuve que|termino|acabo|solo|nomas|unicamente|asi) (cortarme|lastimarme|quemarme|pegarme|golpearme|rajarme|cortandome|lastimandome|quemandome|golpeandome|haciendome daño|arañandome) ..1 (para|y|me|se|puedo|descanso|logro|consigo|por|cuando)',
  'solo (cortandome|lastimandome|quemandome|golpeandome|haciendome daño) ..2',
  'me (abri|abro|he abierto|raje|tajee) ..6 (a proposito|adrede|queriendo|aposta|yo (misma|mismo|sola|solo))',
  'veces ..3 que me (corto|quemo|lastimo|hago daño|golpeo|rajo|autolesiono|corte|queme|lastime)',
  '(ando|estoy|vivo|tengo|voy|vengo) con (los|las) (brazos|muñecas|piernas|muslos|antebrazos) (cortad*|rajad*|tajead*|vendad*|quemad*|llen* de (cortes|marcas|tajos))',
  'me (rompi|rompo|reviento|reviente|destroce|parti|lastime) (los|las|el|la) (nudillos|manos|mano|puño|puños|cabeza|frente) ..3 (pared|muro|puerta|espejo|piso) ..4',
  '(agarrarme|darme|pegarme|golpearme|darme de) (a|con)? (golpes|puñetazos|cabezazos|cachetadas) ..3 (para|cuando|hasta|me|es)',
];
/** Taken, cut, lit, tied, with the rest unsaid. */
export const hecho: readonly string[] = [
  '(me he|me|acabo de) (tragado|tomado|trague|tome|tragarme|tomarme|zampado|metido) (un|el|todo el|una|la|toda la|medio) (bote|frasco|blister|caja|tira|tarro|pote|botiquin|sobre|puñado) (entero|entera|completo|completa|de golpe|de (pastillas|pepas|medicinas|remedios))?',
  '(hay|sale|tengo|esta saliendo|brota) (mucha)? sangre (por|en|y|de) (todo|todos|todas|la|el|mi|mis|no para)',
  '(deje|dejo|dejar|he dejado|sin) (de)? (tomar|tomarme|ponerme|inyectarme) ..6 a ver si ..2',
  '(prendi|encendi|prendo|he encendido|he prendido|prender) (el|un|la|los)? (carbon|brasero|anafre|parrilla|carbones|hornilla|fogon) ..3 (cerre|cierro|cerrar|tape|selle|tapando|sellando|cerradas|cerrado|encerr*)',
  '(estoy|sigo|me puse|tengo|meti) ..2 (la|una) bolsa (de plastico)? (en|a|al) (la|el|mi)? (cabeza|cuello|cara)',
  'me tire (a|en|delante de|debajo de|bajo) ..4 (para que me (atropell*|pisar*|arrollar*|matar*)|y (me sacaron|no me paso nada|aqui estoy|segui viv*))',
  'me (avente|tire|lance|arroje|bote|eche) (al|del|de la|a la|a las|desde el|desde la|por la|por el) ..2 (canal|rio|puente|piso|balcon|ventana|azotea|via|vias|metro|tren|calle|pozo|barranco|techo|mar|represa) ..4 (y (me|no|aqui|sobreviv*|segui)|me (sacaron|salvaron|rescataron)|pierna|rot*|hospital|ayer|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo)|anoche)',
  '(anoche|ayer|hoy|hace un rato|el ..1|esta (mañana|madrugada|tarde|noche)) ..3 (me puse|tuve|tenia|me meti) (la|el|una) (pistola|soga|revolver|cuerda|escopeta|navaja|cuchilla|bolsa|cinturon) (en|al|a|contra|alrededor)',
];
/** Ready, where the clause ends. */
export const medioSolo: readonly string[] = [
  '(ya)? (amarre|ate|colgue|puse|prepare|hice|tengo (listo|lista|preparad*|puest*|amarrad*|atad*|colgad*)|deje (listo|lista|preparad*|puest*|amarrad*|atad*|colgad*)) (ya)? (el|la|un|una)? (lazo|soga|mecate|nudo corredizo|veneno|raticida|pistola|escopeta|horca)',
  '(la|el|las) (soga|mecate|lazo|veneno|raticida|pistola|escopeta|horca) (ya)? (esta|estan|quedo|quedó) (ya)? (puest*|list*|amarrad*|atad*|colgad*|preparad*|cargad*|servid*)',
  'ya esta (la|el) (soga|mecate|lazo|veneno|pistola|horca) (list*|puest*|colgad*|amarrad*|en (el|la) (palo|viga|arbol|techo|rama|mata|gancho|cochera|patio|baño|cuarto)|de ..1)?  ..2',
];
export const indirectoGrave: readonly string[] = [
  '(mi|la) carta (de despedida)? (ya)? (esta|quedo|quedó) (ya)? (escrita|lista|hecha|en la mesa|guardada|firmada)',
  '(hoy|esta noche|mañana|por la noche|al rato|ahorita|ahora|cuando se duerm*|en un rato|luego|despues|mas tarde) ..4 me (tomo|trago|bebo|meto|zampo|tomare|voy a tomar|inyecto) (ya)? (el|todo el|todo|la|las|todas las|todos los|un) (frasco|bote|blister|caja|pastillas|pepas|veneno|raticida|botiquin|insulina|todo|somniferos|clonazepam|rivotril)',
  '(estoy|sigo|ando|parad*|sentad*|asomad*) (en|a|al borde de) (la|el) (ventana|cornisa|baranda|barandilla|balcon|azotea|terraza|orilla) ..4 (piso|adios|abajo|salto|saltar|tiro|tirarme|vacio|me despido)',
  '(lo tengo|tengo todo|esta todo|todo) (planeado|planificado|pensado|preparado|listo|decidido|organizado) ..3 (pastillas|soga|veneno|pistola|puente|tren|gas|cuerda|navaja|tiro|metro|vodka|balcon)',
  '(pistola|arma|revolver) (de (servicio|dotacion|cargo|reglamento)|reglamentaria) ..6 (esta noche|hoy|decidid*|conmigo|se acaba|en la (sien|boca|cabeza)|me (mato|pego|doy))',
];
export const indirecto: readonly string[] = [
  '(pistola|escopeta|revolver|soga|pastillas|frasco|navaja|cuchilla|veneno|puente|balcon|vias) ..6 (la|lo|las|los) (miro|veo|quedo mirando|quedo viendo|toco|acaricio) ..3 (pienso|imagino|me da|me dan|digo|podria|tiento|se me)',
  '(mido|calculo|cuento) ..5 (altura|pisos|acera|caida|vacio|abajo|pastillas que (hacen falta|tengo|me quedan)|metros hasta el suelo) ..3',
];
export const sinSalida: readonly string[] = [
  `lo unico que me (detiene|frena|para|ata|retiene|mantiene|sostiene) (es|son) (${MI_GENTE}|mis hijos|mi perro|mi perra|mi gato|ellos|el miedo|la cobardia)`,
];
/** A near one, found at it. */
export const laEncontre: readonly string[] = [
  '(la|lo) (encontre|encontramos|pille|cache|vi|vimos|halle|agarre|sorprendi|descubri|saque|baje|bajamos) (yo|ayer|anoche|hoy|ya)? (cortandose|colgandose|ahorcandose|tomandose|tragandose|tirandose|lastimandose|haciendose daño|con (la|una) (soga|navaja|cuchilla|pistola|cuerda)|con (las|unas) (pastillas|pepas)|en la (cornisa|azotea|baranda)|de la (cornisa|baranda|viga)|del puente|a punto de (saltar|tirarse|colgarse))',
];
export const otraPersona: readonly string[] = conOSinTilde([
  `${MI_GENTE} ..6 (techo|azotea|puente|balcon|cornisa|ventana|antena|torre|viaducto|piso) ..5 (dice|amenaza|grita|jura|que) ..2 (salta|se (lanza|avienta|tira|bota|arroja)|va a (saltar|tirarse|lanzarse|aventarse)|se va a (tirar|lanzar|aventar))`,
]);
/** Dead by a weapon: no accident. */
export const dueloIndirecto: readonly string[] = conOSinTilde([
  `${MI_GENTE} ..4 se mató (con|de) (un|una|el|la|su|mi)? (tiro|balazo|pistola|escopeta|veneno|pastillas|soga|arma|revolver|cuchillo|sobredosis|navaja|gas|raticida)`,
]);
/** On the rails. */
export const lugar: readonly string[] = [
  '(me (acoste|tumbe|tire|sente|pare|eche)|estoy (acostad*|tumbad*|tirad*|sentad*|parad*|echad*)) ..3 (en|sobre|entre) (las|la|los) (vias|via|rieles|riel)',
  '(estoy|sigo) en (la|las) (via|vias|riel|rieles) (del tren|del metro|acostad*|esperando|sentad*|parad*) ..1',
];
