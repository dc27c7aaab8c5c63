import { conErratas, conOSinTilde, MI_GENTE } from './formas.ts';

const MIOS = `(${MI_GENTE}|(mi|mis) (hijos|hijas|nietos|nietas|padres|papas|hermanos|hermanas|sobrinos|niños|nenes|chamos|guaguas|comadre|compadre|gente|viejos|familia)|la familia)`;
const MEDIO =
  '(pistola|revolver|escopeta|arma|fusil|soga|cuerda|mecate|lazo|cabuya|piola|pastillas|pepas|pildoras|pastas|veneno|raticida|matarratas|insulina|morfina|fentanilo|gramoxone|paraquat|frasco|navaja|navajita|cuchilla|gillette|bisturi|trincheta|cuter|cutter|machete|cuchillo|tijera|tijeras|facon|puñal|morfina|blister)';
const SITIO =
  '(puente|arbol|palo|viga|rama|barranco|azotea|viaducto|quebrada|acantilado|peñasco|cerro|curva|pozo|rio|represa|canal|via|vias|tren|metro|subte|balcon|ventana|cornisa|terraza|tanque|torre|techo|malecon|muelle)';
const DESEAR =
  '(quiero|quisiera|queria|ojala|deseo|desearia|espero|esperaba|pido|ruego|rezo|suplico|imploro|sueño|prefiero|preferiria|me gustaria|hubiera querido|anhelo|que mas quisiera)';
const MUERTE_QUE_VIENE =
  '(cayera|caiga|caigan|cayeran|caiga encima|aplaste|aplastara|atropelle|atropellara|atropellaran|atropellen|arrolle|arrollara|lleve|llevara|arrastre|arrastrara|trague|tragara|sepulte|sepultara|entierre|enterrara|fulmine|fulminara|parta|partiera|reviente|reventara|choque|chocara|mate|matara|mataran|maten|recoja|recogiera|pise|pisara)';
const QUE_MATA =
  '(cerro|rayo|camion|trailer|tren|bus|micro|carro|coche|auto|metro|techo|derrumbe|temblor|terremoto|piedra|avion|huaico|alud|rio|mar|bala|viga|mina|edificio|loza|losa|meteorito|infarto|bomba|tierra|tractomula|gandola|guagua|colectivo|moto)';

/** What is asked of God and fate, said impersonally, by its way there or by what there is after. */
export const indirecto: readonly string[] = conErratas(
  conOSinTilde([
    `(pido|ruego|rezo|suplico|imploro|pedia|rogaba|digo|pidiendo|rogando|rezando) ..9 que (ya)? no me (deje|haga|permita|vuelva a dejar|obligue a|de) (amanecer|despertar|despierte|ver otro dia|abrir los ojos|seguir viviendo|seguir vivo|seguir viva|otro dia|mas dias|vida)`,
    '(pido|ruego|rezo|suplico|imploro|pidiendo|rogando|pedirle) ..9 que (ya)? me (recoja|recojan|lleve (con el|ya|de una vez|pronto|a su lado)|mande a llamar|mande a buscar|saque de aqui de una vez|acuerde de mi)',
    `si (un|una|el|la|ese|esa|algun|cualquier) ${QUE_MATA} ..2 me ${MUERTE_QUE_VIENE} ..4 (favor|agradec*|mejor|feliz|content*|descans*|no (lo)? (sentiria|lamentaria|importaria)|bendit*|tanto mejor|en paz|no me (quejo|quejaria))`,
    `${DESEAR} ..3 que (ya)? (se)? me ${MUERTE_QUE_VIENE} (ya|encima|un|una|el|la|de)? ..2`,
    `ojala ..2 ${QUE_MATA} ..2 se (hubiera|hubiese|haya|fuera|cayera) ..3 conmigo`,
    `(ojala|quisiera|por que no) ..4 (me)? (hubiera|hubiese) (ido|quedado|caido|hundido|quemado|matado|tocado|llevado) ..4 (conmigo (dentro|adentro|encima)|a mi (y no|en vez|en lugar))`,
    '(favor|gran favor|tremendo favor|un favor) me (haria|harian|haria dios|haces|hacen|hacia) ..3 (matar*|mata|mato|mataba|llev*|quitar*)',
    `(se|uno|una) (ya)? (vive|existe|respira) (porque|por|pues) (no hay (mas|otro) remedio|no queda (otra|mas)|obligacion|inercia|costumbre) ..14 (ni eso|ya no|ni ganas|tampoco)`,
    '(para que|pa que|de que sirve|que gana) ..2 (uno|una) (se)? (sigue|va a seguir|vive|levanta|despierta) ..4 (viviendo|vivo|viva|respirando|si (igual|lo mismo|nadie)|penando)',
    // Where one goes: «al patio de los callados».
    '(irme|me voy|me vaya|me fuera|mandarme cambiar|mandarme a cambiar|mandar cambiar|mudarme|mudar|largarme|partir|me largo|me mudo|ganas de|caminito|derechito|listo|lista|visitar|trasladarme|acabar|amanecer|terminar) ..3 (a|al|pal|pa l|pa|para|para el|en|en el|con) (el|los|la)? (patio|barrio|jardin|parque|pueblo|condominio) de (los|las)? (callados|calladitos|quietos|acostados|acostaditos|muertos|tendidos|silencio|paz)',
    '(irme|me voy|me vaya|mandarme|mudarme|largarme|partir|me largo|mandarme cambiar) ..2 (a|al|pal|para el|a la|con la) (quinta del ñato|otro potrero|otra orilla|camposanto|panteon|pelona|huesuda|flaca|calaca|parca|san pedro|tatita dios|papa dios|cajon|descanso eterno|eternidad|viaje sin regreso|viaje sin vuelta)',
    'ganas ..3 de no (ta|tar|estar|ser|andar|quedar) (ya)? (vivo|viva|viv*|en este mundo|en la tierra|entre los vivos)',
    '(veo|imagino|creo|pienso) (llegar|llegando|cumpliendo|cumplir) (a)? ..3 (y|ni|pero|tampoco) (tampoco|ni) (quiero|me interesa|tengo ganas|lo deseo|lo pretendo|pienso)',
    '(no|ni) (pienso|quiero|voy a|planeo|creo que (llegue a)?|me veo|espero|tengo intencion de|llego a) (cumplir|cumpliendo|cumpla|llegar a cumplir|soplar) (los|mis|los proximos|las velas de los)? (dieci*|veint*|trein*|cuaren*|cincuen*|sesen*|seten*|ochen*|quince|catorce|trece|doce|años|mas|mas años|otro año|la mayoria)',
    // Gaze on the means and oneself in the same breath.
    `${MEDIO} ..14 (la|lo|las|los) (miro|veo|agarro|toco|tengo enfrente|contemplo) ..10 (en mi|conmigo|para mi|por mi|contra mi|en mis (venas|muñecas|brazos)|mi (cuello|garganta|pecho|sien|barriga)|usarl*)`,
    `(filo|hoja|punta|${MEDIO}) ..3 (me (lo|la)? (paso|pongo|apoyo|apunto|hundo|apreto|aprieto|clavo)|pasarmel*|ponermel*|apoyarmel*) ..2 (por|en|sobre|contra|a) (las|la|el|los|mi|mis) (muñeca|muñecas|vena|venas|brazo|brazos|cuello|garganta|pecho|sien|boca|antebrazo*|pierna|piernas|piel|barriga|cabeza)`,
    `(pensar|pienso|pensando|imagino|imaginando|fantaseo) ..2 en (el|la|las|ese|esa) ${SITIO} ..8 (facil|rapido|seria|bastaria|descans*|silencio|paz) ..3 (meterme|tirarme|saltar|dejarme|irme|soltarme|hundirme|brincar|caer|acabar|lanzarme)`,
    '(que facil|lo facil|facil|sencillo|rapido|bonito|lindo|rico) (que)? (seria|es|debe ser) (meterme|tirarme|saltar|dejarme (caer|ir|llevar)|soltarme|hundirme|soltar el (volante|timon|manubrio)|no (girar|doblar|frenar|despertar)|cerrar los ojos y) ..6',
    '(solt*|suelto|cierro|cerrar|acelero|acelerar|no (giro|girar|freno|frenar|doblo)) ..3 (manubrio|volante|timon|los ojos|la moto|el carro|el freno|los frenos|en la curva|guia) ..6 (a ver si|para ver si|haber si|que sea lo que dios|y que) (de una vez|ya|por fin|me|sea|pase)',
    '(ganas|tentacion|impulso|tentad*|idea) ..2 (no (girar|doblar|frenar|tomar la curva|agarrar la curva)|seguir (derecho|recto|de largo)|soltar (el|la) (volante|timon|manubrio|guia|manillar)|cruzar*|irme) ..3 (curva|barranco|precipicio|puente|abismo|guardarraya|trailer|camion|volante|timon|manubrio|manillar|guia|quebrada)',
    // Life as a thing that is too much, worth money, or envied by them.
    'me sobra (ya)? (la|esta|mi|toda la) vida',
    '(mi vida vale|valgo|sirvo|valdria|rindo) ..1 mas (muert*|en el seguro|en un cajon|difunt*|bajo tierra|en el seguro que) ..6',
    `si (yo)? (falto|faltara|faltase|no estoy|no estuviera|me muero|me voy|no vuelvo) ..2 ${MIOS} ..2 (cobran|cobrarian|cobra|cobraria|reciben|recibe|salen adelante|quedan mejor|estarian mejor|estan mejor|van a estar mejor|viven mejor) ..6`,
    '(tengo|da|siento|tenia|les tengo) ..2 (envidia) ..3 (a|de|por)? (los|las)? (muertos|difuntos|finados|que (ya)? (se murieron|murieron|descansan|se fueron de este mundo|estan en (el cementerio|el panteon|la tumba)))',
    '(no|ya no) (sirvo|valgo|fui hech*|estoy hech*|naci) para (vivir|la vida|estar (viva|vivo)|este mundo)',
    '(cansad*|cansadisim*|hart*|agotad*|asquead*|cansao|cansaa) (de|d) (ser (yo|quien soy)|existir|respirar|estar (aqui|vivo|viva) (y de|en este)|despertar*|amanecer*)',
    '(quiero|quisiera|ojala|deseo|pido) ..3 (esto|yo|todo|la luz|el cerebro|mi cabeza|la maquina|la pelicula) se (apague|apagara|desconecte|termine|acabe|corte) y (ya)? (no|nunca) (vuelva a)? (prend*|encend*|despert*|arranc*|empiece|volver)',
    '(acostarme|dormirme|cerrar los ojos) y que (ya)? (se)? (apague|acabe|termine|nadie me despierte|no me despierten|no amanezca|no haya mañana|no suene|nada) ..4',
    '(dormirme|dormir|acostarme|quedarme dormid*|echarme a dormir) y (que)? (nadie|nunca|ya|no) ..2 (despierte|despierten|despertar|despertarme|levante|levanten)',
    'no (ver|ir a|voy a|pienso|pensar) (estar|seguir|quedar) ..1 (pa|para) (cobrar*|ver*|contar*|disfrutar*|gastar*)',
    '(lo unico|nada mas|solo) ..2 (espero|quiero|deseo|me queda esperar|pido) ..2 que me (toque (a mi|ya|el turno|la hora)|llegue (la hora|mi hora|el dia|el turno|ya)|llamen de arriba)',
    'si no me (toca|llega|llevan|lleva) ..3 (lo adelanto|la adelanto|me adelanto|me la busco|la busco yo|me voy yo|lo hago yo)',
    'la idea de (no (estar|existir|ser|despertar|seguir)|morir|morirme|irme|desaparecer|dormirme) ..2 (me da|es|me trae|me deja|me consuela|me calma|me alivia) ..3',
    'no (quiero|quisiera|pienso) (salir|volver a salir|subir|volver a subir|que me saquen) ..1 (de)? (la|el|del) (mina|mar|agua|rio|pozo|socavon|tunel) ..4 (viv*|encima|nunca mas|jamas|trague|caiga)',
    '(suicidio|matarme|morir|morirme|muerte|no existir) ..4 (me da|es lo unico que me da|me trae) (paz|calma|alivio|tranquilidad|consuelo)',
  ]),
);

/** Chosen, ready, given away, said goodbye: the rest is left unsaid. */
export const indirectoGrave: readonly string[] = conErratas(
  conOSinTilde([
    `(carta|cartas|nota|notas|mensaje|audio|video|recado) (para|a|de) ${MIOS} ..2 (quedó|quedaron|esta|estan|deje|dejé|listo|lista) ..1 (escrit*|hech*|list*|guardad*|grabad*|firmad*|puest*|en la mesa|terminad*)`,
    '(lo de) (esta noche|hoy|mañana|esta tarde|la madrugada|este domingo) ..2 (decidido|resuelto|hecho|preparado|pensado|listo)',
    `${SITIO} (ya)? (lo|la|los) (tengo|deje|tenia) (ya)? (visto|vista|elegid*|escogid*|decidid*|mirad*|fichad*|pensad*|marcad*|apartad*|midid*|medid*) ..3 (el dia|la hora|la fecha|tambien|hoy|esta noche|solo falta|me falta|desde)`,
    `(ya)? (se|tengo|elegi|escogi|decidi|tengo pensado|tengo visto) (cual|que|el|la|en que|desde que|de que) (es|va a ser|sera|puente|arbol|viga|${SITIO}) (el|la|mi)? ${SITIO}`,
    `(ya)? (se) (cual|que) (es)? (el|la)? ${SITIO} (es|va a ser|sera|sirve|aguanta)?`,
    `(orilla|borde|filo|cornisa|baranda|barandal|tanque|azotea|puente|muelle|quebrada|barranco|acantilado) ..12 (doy|dar|di|daria|daré|darlo|doy por fin) (ya)? (el|ese|un)? (ultimo)? paso`,
    `(estoy|sigo|ando|toy|me vine|me sente|sentad*|parad*) ..4 (borde|orilla|filo) ..3 (quebrada|barranco|rio|puente|acantilado|azotea|techo|mar|laguna|represa|pozo|precipicio|vacio) ..3 con (el|la|un|una|mi) ..1 (botella|frasco|pote|tarro|pistola|soga|veneno|lazo|carta)`,
    `${MEDIO} ..8 (bajo|debajo de|abajo de|dentro de|en|al lado de) (mi|la|el) (catre|cama|almohada|colchon|mesa de noche|velador|buro|mesita|hamaca|litera|ropero|mochila|bolso|closet) ..6 (hoy|esta noche|mañana|ya no|no me busquen|responda|conteste|lista|listo|lo he sacado|adios)`,
    `${MEDIO} ..8 (bajo|debajo de|abajo de) mi (catre|cama|almohada|colchon|hamaca|litera)`,
    `(mañana|despues|luego|el lunes|manana) (ya)? no ..1 (va a haber|habra|hay|queda|va a quedar) ..1 (quien|nadie que|a quien) ..12 ${MEDIO}`,
    `${MEDIO} ..16 (a ver|pa ver|para ver|no se|viendo|ver) si (hoy|ya|por fin|esta vez|me)? (me)? (atrevo|animo|decido|da el valor|llega el valor|sale el valor|tengo (el)? valor)`,
    `(ya)? (tengo|traigo|guarde|junte|saque|consegui|compre|escondi|robe|llevo) ..1 (la|las|el|los|mi|mis|una|un|toda la|todas las) ${MEDIO} ..12 (hoy|esta noche|en la noche|mañana|ya) ..2 (es|no me busquen|adios|se acaba|termina|lo hago|me voy|no me esperen)`,
    `(tengo|guarde|junte|saque|consegui|escondi|robe|me lleve) ..2 ${MEDIO} ..10 (alcanza|alcanzan|basta|bastan|me sobra|sobra|es suficiente|son suficientes|rinde) ..3 (para mi|pa mi|y sobra|y me sobra|para no|para dormir|para irme|para siempre|conmigo)`,
    `(yo)? ya no (estoy|estare|voy a estar|estaria|ando|sigo) ..1 (en este mundo|aqui en la tierra|entre los vivos|con vida|en esta vida|vivo|viva)`,
    '(cuando|el dia que|para cuando|una vez que|si) me (encuentren|hallen|encuentre|halle|descubran|bajen|saquen del (rio|agua)) ..2 (ya|va|que|tod*|sabra*|el|la|no)?',
    `(despedi|despedí|despidiendome|despedirme) de ${MIOS} ..10 (ultima (vez)?|no saben|no lo saben|sin que (sepan|sepa|se den cuenta)|para siempre|no sabe|no me van a|no volvera*)`,
    `(llame|bese|abrace|vi|visite|hable con) (a|con)? ${MIOS} ..8 (ultima vez|era la ultima|es la ultima|por ultima)`,
  ]),
);
/** So many, and when: who swallows them names their colour. */
export const hecho: readonly string[] = [
  '(me)? (tome|tragué|trague|he tomado|me tome|ingeri|acabo de tomar|acabo de tomarme|acabo de tragarme) (como|unas|mas de|casi)? (diez|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|cien|10|12|15|20|25|30|40|50|60|80|100) ..2 (azules|blancas|rosadas|rosas|amarillas|verdes|rojas|pastillas|pepas|pildoras|tabletas|comprimidos|capsulas|miligramos|clonazepam|rivotril|paracetamol|acetaminofen|de las|de los|de golpe|juntas)',
  '(me)? (bebi|tome|trague|eche) (lo que no se (bebe|toma|traga)|lo que habia bajo el fregadero|lo del bidon|lo de las (ratas|papas|plagas|hormigas|cucarachas))',
];
/** Burning with the cigarette, as one goes on doing. */
export const autolesion: readonly string[] = [
  'me (he estado|estoy|estuve|vengo|ando|vivo|sigo|paso|la paso|volvi a estar|he vuelto a estar) (quemando|cortando|rajando|lastimando|pinchando|arañando|golpeando|tajeando|rasguñando|marcando) ..4 (cigarro|cigarrillo|pucho|colilla|encendedor|mechero|yesquero|fosforo|fosforera|cerillo|navaja|gillette|compas|tijera|vidrio|trincheta|cuter|cutter|aguja|alfiler|plancha|cuchilla|brazos|piernas|muslos|muñecas)',
  'me (quemo|corto|rajo|tajeo|pincho|hago cortes|hago rayas|marco|corte|queme) ..2 (los|las|el|la) (brazo|brazos|piernas|pierna|muslos|muslo|muñecas|barriga|panza|antebrazos|piel) con (el|la|un|una|mi) (cigarro|cigarrillo|pucho|colilla|encendedor|mechero|yesquero|fosforo|cerillo|navaja|navajita|gillette|compas|trincheta|cuter|cutter|aguja|alfiler|cuchilla|vidrio|sacapuntas|hojilla)',
];
/** Not being, where the clause ends: «ya no quiero estar». */
export const noEstar: readonly string[] = [
  '(ya no|no|nunca mas) (quiero|quisiera|deseo) (ya|mas)? (estar|existir|ser|seguir existiendo)',
];
/** Somebody near has written it or hides the rope. */
export const otroIndirecto: readonly string[] = conOSinTilde([
  `${MI_GENTE} ..10 (se tomó|se tragó|se ha tomado|se metió|se acaba de tomar|que se tomó) ..2 (todo el|toda la|todas las|todos los|el|la|un|una|entero el) (blister|caja|frasco|bote|tarro|pote|tira|pastillas|pepas|remedios|medicamentos|veneno|botiquin) ..4 (no (contesta|responde|despierta|reacciona|me contesta)|esta (dormid*|palid*|desmayad*)|ayuda|hace (un rato|una hora|rato))`,
]);
/** What others lost: one of ours. */
export const dueloIndirecto: readonly string[] = conOSinTilde([
  '(perdió|perdimos|perdieron|perdi) ..2 (a)? (uno|una|alguien) de (los|las) (nuestros|nuestras|mios|mias|suyos) ..4 (se (quitó|mató|suicidó|ahorcó|colgó|tiró)|suicidio)',
  '(uno|una) de (los|las)? (nuestros|nuestras|nosotros|nosotras|mis (amigos|amigas|compañeros|compañeras|primos|primas|hermanos|hermanas)) ..4 se (nos)? (quitó la vida|suicidó|ahorcó|colgó|mató)',
]);
/** An own past, told by what was drunk and where they saved them. */
export const sinSalida: readonly string[] = [
  '(muchacha|muchacho|joven|epoca|tiempo|chica|chico|años) ..6 me (bebi|tome|trague) (lo que no se (bebe|toma|debe)|lo que no debia|el frasco|el veneno|el cloro)',
  '(cualquier|un|uno de estos|algun) (rato|dia|dias|noche|momento|ratito) (de estos)? (me)? (desaparezco|desaparecere|me desaparezco|me pierdo|me borro|me esfumo|dejo de existir) y (se acab*|se termin*|ya|list*|asunto|problema|tod*|nadie|descansan|les|santo remedio|chau|adios)',
  'ya no (hay|veo|tengo|encuentro|queda) ..1 (para donde|pa donde|por donde|donde) ..2 (agarrar|ir|tirar|coger|jalar|seguir)?',
  '(se me)? (cerraron|cerró|acabaron|terminaron|han cerrado) ..1 (todos los|todas las|los) (caminos|puertas|salidas)',
];
/** Shame, laughter and rage are no wish to die; a leap is also a decision. */
export const figurado: readonly string[] = [
  '(tirar|tirarme|lanzar|lanzarme|aventar|aventarme|saltar|pegar|pegarme|colgar|colgarme|meter|meterme|cortar|cortarme|matar|matarme|morir|morirme|ahorcar*|enterrar*|desaparecer) ..6 de (la|pura|tanta|puro|tanto|el|una)? (verguenza|roche|pena ajena|risa|rabia|bronca|coraje|aburrimiento|sueño|calor|frio|hambre|nervios|emocion|felicidad|alegria|ganas|oso|corte|papelon|envidia|curiosidad)',
  '(fue|es|era|seria|dar|di|dimos|hicimos|pegar|pegue|como|un|gran) (un|el|ese|aquel|gran)? salto al vacio',
  'que (me)? (parta|caiga) un rayo si',
];
export const tomaNormal: readonly string[] = [
  'pastillas ..1 (del|para el|de el|contra el|de la|para la|de) (mareo|dolor|presion|tension|alergia|gripe|resfrio|tos|colesterol|tiroides|azucar|estomago|garganta|cabeza|altura|soroche|jaqueca|migraña|viaje)',
];
export const indirectoInocuo: readonly string[] = [
  `${SITIO} (ya)? (lo|la) (tengo|tenemos) ..3 (calculado|revisado|presupuestado|inspeccionado|pintado)`,
];
/** Ages one does not mean to reach are no past. */
export const noEdad: readonly string[] = ['(llegar|llegando|llego|llegue|cumplir) a los ..1'];
