import { conErratas, conOSinTilde, MI_GENTE } from './formas.ts';

/**
 * Two things said near to each other, in either order: life and not wanting it, one's own death and what one feels of it. What
 * follows decides whether life is meant or a way of living: «no quiero la vida», «no quiero la vida de oficina».
 */
const VIDA =
  '(vivir|viviendo|existir|mi vida|esta vida|la vida|seguir (viva|vivo|viviendo|existiendo|con vida)|estar (viva|vivo)|estar aqui (viva|vivo)|haber (despertado|amanecido|nacido)|haberme despertado|despertar|despertarme|este mundo|respirar|mi existencia)';
const SIN_QUERER =
  '(no (quiero|quisiera|deseo|aguanto|soporto|merezco|necesito|valgo para|sirvo para|naci para|estoy hecha para|estoy hecho para|puedo con|me interesa|me gusta|me nace|me provoca|me apetece|me llena|me ilusiona)|odio|detesto|maldigo|aborrezco|reniego de|desprecio|me arrepiento de|me pesa|me fastidia|me harta|me agobia|me aburre|me cansa|me agota|me duele|me estorba|me asquea|me da (mucha|tanta|una|pura|tremenda)? (pereza|flojera|hueva|ladilla|asco|fiaca|paja|lata|palo|weba|weva|güeva|fastidio|rabia|coraje|jartera|mamera|cosa|dolor)|que (pereza|flojera|hueva|ladilla|asco|fiaca|paja|lata|jartera|mamera|fastidio)|(sin|quitado|quitaron|quito|quitó|quitan|robado|robaron|mataron|apagaron|apago|perdi|perdido|faltan|acabaron|fueron|pocas|cero|nulas|ni) (ya)? (todas)? (el|la|las)? (ganas|gana|deseo|deseos|ilusion|alegria|gusto) (de|por|a)|se me (hace|hizo) (pesado|pesada|insoportable|imposible|larga|eterna|cuesta arriba|insufrible)|deseando no|ojala no)';
const ACABAR =
  '(acabar|terminar|finalizar|concluir|apagar|devolver|entregar|quitar|quitarme|cortar|acabarme|termino|acabo|apago|acabe|termine|acabando|terminando|renunciar a|salirme de|bajarme de|borrarme de|desertar de|huir de|escapar de|zafarme de)';
const MI_MUERTE =
  '(mi (propia)? (muerte|funeral|velorio|entierro|sepelio|cadaver|suicidio|ataud|tumba|lapida|autopsia|epitafio)|verme (muerta|muerto|en un ataud|en el cajon))';

/** Phrases about life, where nothing follows that makes it a way of living. */
export const vidaNo: readonly string[] = conErratas([
  `${SIN_QUERER} ..2 ${VIDA}`,
  `(la|esta|mi) (puta|perra|pinche|maldita|cochina|jodida|mierda de|porqueria de)? vida (de (mierda|porqueria|perros|miseria|puta madre|la chingada))? (ya|yo)? no (la|me la|la voy a)? (quiero|quisiera|aguanto|soporto|necesito|deseo|pedi|merezco) (mas|ya)?`,
  `(quiero|quisiera|voy a|pienso|deseo|necesito|decidi|decidido|pensado|pensando|ganas de|he pensado|por|es|podria|toca|hora de|me voy a|preferiria|prefiero) ..1 ${ACABAR} (ya|yo|hoy)? (con|de)? (mi|esta|la|mi propia) (puta|perra|pinche|maldita|miserable)? (vida|existencia|historia en este mundo)`,
  '(la|mi) vida (me)? (la|me la)? (pueden|puede|pienso|voy a|quiero|podria|deberian) (quitar|terminar|acabar|quitarme|regalar|devolver|entregar|terminarla|acabarla) (cuando|ya|hoy|quien|yo)?',
  '(la|me la) (pienso|voy a|quiero) (terminar|acabar|quitar) ..3 (mi|la) vida',
  '(sobro|estorbo|estoy de mas|no pinto nada|no encajo|no quepo|no pertenezco|no hago falta|no tengo lugar|no tengo sitio|no hay lugar para mi) (yo)? (en|de|a|para)? (este|el|la|esta) (mundo|vida|tierra|planeta)',
  '(ni|no quiero ni|ya no quiero ni) (trabajo|nada|dinero|amor|familia|casa) ni (la)? vida',
  '(a|de) (esta|la) vida (ya)? (no|nada) ..2 (pido|espero|quiero) ..4 (que se (acabe|termine)|se acabe|morir*|irme)',
]);

/** One's own death, thought of or spoken of. */
export const matarse: readonly string[] = conErratas([
  `(pienso|piense|pienso mucho|pensando|pensado|imagino|imagine|imaginado|imaginando|fantaseo|fantasia|sueño|veo|planeo|planeado|planeando|organizo|deseo|quiero|quisiera|espero|esperando|busco|buscando|provocar|adelantar|preparo|preparado|preparando|calma|tranquiliza|paz|consuela|consuelo|alivia|alivio|obsesiona|pido|ruego|hora|fecha|dia) ..3 (en|con|de|por)? ${MI_MUERTE}`,
  `${MI_MUERTE} ..3 (me (da|calma|tranquiliza|alivia|consuela|ronda|atrae)|es (lo|la|un|una)|seria (lo|la|un|una)|ya esta|cerca|sera|va a ser|deseada|y me|no la|nadie)`,
  '(encuentren|hallen|encontrar|descubran|recojan|hallar|recoger|encuentre|halle|vean) (ya)? mi (cuerpo|cadaver)',
  'que me (encuentre|encuentren|halle|hallen|recoja|descubra|baje|descuelgue) (a mi)? (la|el|los|un|una|alguien|otro|cualquiera) ..2 (y no|pero no|antes que|no) ..2',
  '(muriendome|matandome|suicidandome|ahorcandome|colgandome|quitandome (la vida|de (en|del)? medio)|muriendo yo|matandome yo)',
  '(dejenme|dejame|dejeme|dejadme|que me dejen|me dejen|me dejaran|dejarme|ayudenme a|ayudame a|ayudeme a|ayuda para|que me ayuden a) (ya)? (morir|morirme|matarme|ir de este mundo|acabar con mi vida|descansar para siempre|partir de este mundo)',
  '(me (veo|imagino|visualizo|sueño|veia|vi|aparezco|amanezca|encuentren)|(amanecer|quedar)) (ya|yo|a mi)? (colgad*|ahorcad*|muert*|bajo tierra|en un (ataud|cajon)|en el (cajon|ataud)|desangrad*|flotando en|guindad*|enterrad*|destrozad* en las vias) (de|en|y|del|con|ya|bajo)?',
  '(me)? (tenia|tendria|tengo|deberia|debi|debia|hubiera|habria|hubiese|mejor) que (haber|haberme)? (muerto|morirme|morido|haber muerto|matado|haberme muerto) (yo)?',
  'por que no (me)? (mori|muero|mate|morí|me muero) (yo|de una vez|ya|en|cuando|aquel|ese)',
  '(se|si) (el|la|ese|este|algun) (avion|bus|tren|camion|carro|techo|ascensor|elevador|barco) se (caiga|cayera|estrelle|estrellara|voltee|hunda|descarrile) ..3 (conmigo|y (ya|acab*|me)|y se acab*|mejor)',
  '(rogando|deseando|esperando|rezando|pidiendo|ojala|quisiera|quiero|fantaseo con) ..2 (el|este|mi)? (avion|vuelo|bus|tren|edificio|camion|carro|barco|ascensor) se (caiga|cayera|estrelle|estrellara|voltee|hunda|incendie|derrumbe)',
  '(gustaria|ojala|quisiera|quiero|rezo|pido|deseo|espero|esperando|deseando) (que)? (me)? (de|diera|diese|salga|saliera|detecten|encuentren|toque) (un|una|ya|algo|el|la)? (cancer|infarto|algo (fulminante|grave|mortal|terminal|malo|que me lleve)|derrame|tumor|aneurisma|enfermedad (terminal|mortal|grave)|embolia|paro cardiaco|leucemia)',
  '(ojala|quisiera|quiero|espero|que) (que)? no (despierte|despertar|despertara|salga|saliera|salir|regrese|volver|sobreviva|sobrevivir) (de|a|del) (la)? (anestesia|operacion|cirugia|quirofano|coma|sueño)',
  '(envidia|envidio|quisiera estar como|quisiera ser) ..5 (muere|mueren|murio|murió|murieron|muertos|muertas|difuntos|descansan|cementerio|moribundos)',
  '(a nadie|nadie|ninguno) ..5 si (yo)? (me (muero|muriera|mato|matara|suicido|cuelgo|voy de este mundo)|dejo de existir|no amanezco|falto|desaparezco de este mundo)',
  'si (yo)? (me (muero|muriera|mato|matara|suicido|tiro|cuelgo|voy de este mundo|llegara a morir)|muero|muriera) ..3 (a nadie|nadie|ni (cuenta|se enter*|quien)|todos (felices|contentos|mejor|descansan)|mejor para todos|no pasa nada|que mas da|da igual|un favor|tardarian|se enterarian|quien)',
  '(otra|mejor|distinta) (madre|padre|mama|papa|esposa|esposo) ..2 (y)? (yo)? (bajo tierra|muerta|muerto|en el cementerio|en el panteon|enterrada|enterrado)',
  '(que)? (rico|bonito|lindo|bueno|lindo|facil|hermoso|descanso|paz|alivio|rico|sabroso|chevere|bacan|chido|padre) (seria|fuera|debe ser|ha de ser|sera) ..3 (no despertar|no amanecer|morir*|ya no (despertar|estar|existir)|dormir* y (ya)? no despertar|estar (muert*|bajo tierra)|cerrar los ojos y no|no existir|nunca (despertar|haber nacido))',
  '(cerrar|cierro|cerrara|cerrase) los ojos y (ya)? (no|nunca) (volver a)? (abrirlos|abrir|despertar|abro)',
  '(me acuesto|acostarme|me duermo|me voy a dormir|cada noche|todas las noches) ..2 (pidiendo|rezando|rogando|esperando|deseando|con la ilusion de|queriendo|ojala) (que)? ..1 (no|ya no) (levantarme|despertar|despertarme|amanecer|despierte|amanezca|me levante|abrir)',
  '(me dan|dan|entran|me entran|siento|tengo|me vienen|con) (unas)? (ganas|gana) ..2 de ..1 (dejarme caer|soltarme (del|de la)|no llegar al otro lado|no volver a subir|tirarme|saltar al|lanzarme al|aventarme|dar un paso al vacio|no frenar|cerrar los ojos y soltar)',
  '(leyendo|leo|lei|he leido|leido|mirado|mire|buscado|busque|averigue|se) ..4 (pastillas|paracetamol|insulina|veneno|raticida|monoxido|gas|ahorcar*|sobredosis|dosis) ..2 (te|lo)? (mata|matan|matar|letal|mortal|muere|muerto|para morir)',
]);

/** Fear of oneself with what is at hand. */
export const indirecto: readonly string[] = [
  '(miedo|terror|panico|desconfio|no (me)? (fio|confio)) ..1 (de|en|a) (mi (misma|mismo)?|quedarme sola|quedarme solo|estar sola|estar solo) (con|cerca|y|si|cuando|estando|en) ..3 (pastillas|cuchillos|cuchillo|balcon|ventana|puente|armas|pistola|casa|vias|algo|mis manos|navajas|tijeras)',
  '(guarda*|esconda*|escond*|quit*|llev*|tir*|bote|botar*) ..3 (las|mis|los|el|la|todas las|todos los) (pastillas|cuchillos|pistola|navajas|medicinas|medicamentos|arma|armas|soga|tijeras|pepas) ..5 (no me (fio|confio)|miedo de mi|por si (hago|me da por|lo hago)|lo que pueda hacer|para no (hacer*|tomarmelas|matarme)|de mi (misma|mismo)?)',
  '(tengo|guardo|conservo|dejo|tenia) ..3 (soga|cuerda|pistola|pastillas|veneno|navaja|revolver|escopeta|raticida) ..4 por si (acaso)? (un dia|algun dia|me|ya no|al final|llega|esto|hay que|no aguanto|las cosas)',
  '(piso|planta|nivel) ..6 (ventana|balcon|baranda) (esta)? (abierta|abierto|bajita|abierta de par)',
  '(hago|haria|hare|seria|es) ..2 (un)? (favor|alivio|regalo) ..2 (a todos|al mundo|a mi familia|para todos)? (si me (muero|mato|voy de este)|muriendome|matandome|el dia que me (muera|mate)|desapareciendo)',
  '(para|pa) (mi|morir|irme|dejar de existir|lo que me queda)? ..1 ya (es|se) (hora|me hizo tarde) (de)? (morir*|irme de este|descansar para siempre|partir)',
];

/** Wounds one has. */
export const autolesion: readonly string[] = [
  'hace ..3 que me (corto|quemo|lastimo|hago daño|autolesiono|pego|rajo|rasguño)',
  '(cuando|cada vez que|si|siempre que) (me)? (rechazan|dicen que no|siento mal|siento sola|siento solo|siento triste|estoy mal|estoy triste|no aguanto|no puedo|fallo|gritan|agobio|angustio|deprimo|da ansiedad|da el bajon|pongo mal|va mal|sale mal) ..2 me (corto|quemo|lastimo|golpeo|hago daño|rasguño|pego|araño|rajo)',
  '(tengo|llevo|traigo) (los|las|el|la)? ..2 (muñecas|venas|brazos|muslos|antebrazos) (todas|todos)? (cortadas|cortados|rajadas|rajados|tajeados|tajeadas|abiertas|llenas de (marcas|cortes)|llenos de (marcas|cortes)|marcadas|marcados)',
  '(tengo|traigo|llevo|con) (unos|muchos|los|mis|varios)? (cortes|cortadas|tajos|cicatrices) en (las|los|mis|el|la) (muñecas|muñeca|venas|muslos|antebrazos)',
  '(manga|mangas|manga larga|mangas largas|pulseras|muñequeras|sueter|buzo|chompa|hoodie|chaqueta|tatuajes|maquillaje|vendas|sudadera|camisa larga|brazaletes) ..6 (cortes|marcas|cortadas|cicatrices|tajos|rayones) ..1',
  '(me|castigo|castigandome|desahogo|calmo|alivio) (castigo|desahogo|calmo|alivio|duermo)? (cortandome|lastimandome|quemandome|golpeandome|haciendome daño|pegandome|arañandome|rasguñandome|rajandome)',
  'me (pego|golpeo|doy|cacheteo|abofeteo|pegaba|golpeaba) (yo)? (misma|mismo|sola|solo)? ..3 (hasta que (se me pone|me sale|me queda|me duele)|morad*|para castigarme|cuando (fallo|me equivoco|me rechazan|no me sale))',
  'me pego (yo)? (misma|mismo|sola|solo) ..1',
];
/** Bleeding by one's own hand: an emergency whatever the cause. */
export const hecho: readonly string[] = [
  '(me|acabo de) (corte|cortado|cortarme|raje|rajarme|abri|abrirme|clave) ..6 no (para|deja|paro|deja de parar) de (sangrar|salir)',
  '(me)? (pase|excedi|pasado|pasar|pasarme|fui) ..1 (con|de) (las|la|mis) (pastillas|medicacion|dosis|pepas|gotas|insulina) ..3 (a proposito|adrede|queriendo|aposta|para (no|dormir para|morir*|irme))',
  '(me tome|me he tomado|me trague|tome) (como|unas|ya|hace rato|mas de)? (20|25|30|40|50|60|15|quince|veinte|treinta|cuarenta|cincuenta|muchas|todas) (clonas|rivos|benzos|orfidales|valiums|lorazepames|paracetamoles|aspirinas|de golpe|de una|gotas|zolpidem|xanax|trankis|clonazepanes|ravotriles)',
  '(me tome|me he tomado|me trague|he tomado|he tragado) ..3 (remedios|medicinas|pastillas|medicamentos|pepas|tratamiento) (de mi ..1|de la ..1|del ..1) ..1 (todos|todas|entero|entera|completo|completas)',
  '(me inyecte|me puse|me pinche|me meti) ..4 (insulina|morfina|fentanilo) (de mas|a proposito|toda|entera|demasiada|doble|para)',
  '(acabo de|recien) (me)? (cortarme|corte|abrirme|rajarme|lastimarme|ahorcarme|colgarme) ..1 (los|las|otra vez|de nuevo|y|a proposito)',
  '(prendo|enciendo|arranco|prender|encender|encendi|prendi|deje (prendido|encendido)|dejo (prendido|encendido)) ..2 (el|la) (carro|coche|auto|motor|camioneta|escape) ..4 (garaje|garage|cochera) ..2 (cerrad*)? ..3 (duermo|dormir*|ya|muero|acab*|hasta|y)?',
  '(compre|he comprado|consegui|traje|agarre|cogi|saque) (una|la|un|el)? (soga|cuerda|mecate|lazo|cabuya|cinturon) y (ya)? (la|lo) (he)? (colgado|colgue|amarre|amarrado|atado|ate|puse|puesto|tengo|deje|escondi|colgue) ..5',
];
/** A leap not yet said from where. */
export const tirarmeSolo: readonly string[] = [
  'me (voy a|pienso|quiero|quisiera|puedo|podria|estoy por|vaya a) (tirar|lanzar|aventar|saltar|botar|dejar caer|arrojar)',
  '(me dan|me entran|siento|tengo|con) ..3 (ganas|impulso|impulsos|tentacion|idea) de (tirarme|saltar|lanzarme|aventarme|dejarme caer|soltarme|arrojarme)',
];
/** Not being, where the clause ends. */
export const noEstar: readonly string[] = [
  '(pensado|pienso|pensando|pense|ganas|idea|deseo|deseos|sueño) (en|de|con) (ya)? no (estar|existir|seguir|ser) (mas|ya|aqui)?',
];
export const acaboDeCortarme: readonly string[] = [
  '(acabo de|recien|otra vez) (cortarme|me corte|lastimarme|me lastime|hacerme daño|quemarme)',
];

/** Going where it is done. */
export const voyAlSitio: readonly string[] = [
  '(voy|camino|yendo|estoy yendo|me dirijo|salgo|salgo ya|ya voy) ..2 (camino)? (al|a|hacia|para|pal|a la|a las) (el|la|las)? (puente|vias|viaducto|acantilado|azotea|barranco|represa|malecon) (y (ya)? no (vuelvo|regreso)|a (acabar|terminar|tirarme|saltar|morir*|descansar)|para (acabar|tirarme|saltar|morir*|no volver)|con (la|una) (carta|soga)|y (me|se acab*|adios|salto|ya))?',
];
/** «Goodbye» without a word of work, which needs a place, means or wish beside it. */
export const adiosSolo: readonly string[] = [
  '(ya)? me despedi de (todos|todas|todo el mundo|todo|mi gente|los mios|cada uno)',
  '(este|hoy|mañana) (es|sera) mi ultimo dia',
  '(adios|hasta siempre|hasta nunca)',
];

/** Near ones by their plan, their arm, their letter. */
const OTRO = `(${MI_GENTE}|(la|el|un|una) (chava|chavo|chica|chico|muchacha|muchacho|señora|persona|amiga|amigo) con (la|el|quien) (que)? (vivo|comparto|convivo)|(un|una|mi) (amigo|amiga|hermano|hermana) (que)? (tengo|mio|mia)|tengo (un|una) (hermano|hermana|amigo|amiga|hijo|hija|primo|prima|sobrino|sobrina|compañera|compañero))`;
const MATARSE =
  '(matarse|suicidarse|ahorcarse|guindarse|colgarse|morirse|quitarse la vida|quitarse de (en)? medio|pegarse un (tiro|balazo|plomazo)|darse un (tiro|balazo|plomazo)|cortarse las venas|volarse la (cabeza|tapa)|tirarse (al|del|de un|de la|a las|por) ..2|lanzarse (al|del|de un|de la|a las|por) ..2|aventarse (al|del|de un|de la|a las) ..2|envenenarse|autolesionarse|hacerse daño|dejar de vivir|no vivir|desaparecer para siempre)';
export const otraPersona: readonly string[] = conOSinTilde([
  `${OTRO} ..8 (idea|ideas|plan|planes|ganas|habla|hablando|hablar|piensa|pensando|dice|diciendo|decir|amenaza|amenazando|quiere|queriendo|intenta|intentando|busca|buscando|obsesion|obsesionad*|escribe|jura|insiste|repite|pide|volver a|vuelva a|dio por|da por) ..4 ${MATARSE}`,
  `${OTRO} ..6 (se (quiere|va a|piensa|puede|quisiera) (matar|suicidar|ahorcar|colgar|guindar|quitar la vida|morir|cortar las venas|pegar un tiro|dar un tiro)|que se (mata|suicida|ahorca|cuelga|guinda|quita la vida) si)`,
  `${OTRO} ..3 (agarró|tiene|cogió|sacó|se llevó|llevo|compró|consiguió|carga|anda con) ..2 (pistola|escopeta|revolver|soga|veneno|cuchillo|arma|cuerda|mecate|raticida|navaja|frasco) ..9 (miedo|haga algo|hacer algo|no (contesta|aparece|vuelve|responde)|locura|despid*|matarse|morirse|vivir|encerr*)`,
  `${OTRO} ..3 (dejó|escribió|mandó|envió) (una|un|esta|me|la|mensaje|nota|carta|audio) ..3 (y no (lo|la|aparece|contesta|responde|lo encontr*|la encontr*)|de (despedida|adios|perdon)|diciendo que (no quiere|se va de|ya no)|despidiend*)`,
  `${OTRO} ..4 (en|del|al|desde|sobre) (el|la|las|un|una) (puente|azotea|vias|cornisa|techo|balcon|viaducto|barandal|antena|torre) ..4 (y)? (no (quiere)? (bajar|baja|bajarse)|(dice|amenaza|quiere|grita) ..4 (tir*|salt*|lanz*|avent*|morir*|matar*)|a punto de (saltar|tirarse))`,
]);
