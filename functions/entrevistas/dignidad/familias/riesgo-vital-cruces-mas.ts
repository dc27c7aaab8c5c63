import { conErratas, conOSinTilde, MI_GENTE } from './formas.ts';

const VIVO =
  '(vivir|existir|estar (viva|vivo)|seguir (aqui)? (viva|vivo|viviendo)|respirar|despertar|despertarme|amanecer|abrir los ojos|haber despertado|la vida|mi vida|esta vida|levantarme viva|levantarme vivo)';
const PENA =
  '(castigo|tortura|condena|suplicio|calvario|martirio|infierno|pesadilla|agonia|cruz|carcel|maldicion|desgracia|decepcion|fracaso mas|error|asco|mierda|porqueria|sin sentido|perdida de tiempo|carga insoportable|lo peor (del dia|de todo|que me pasa|que hay))';

/** Life as a punishment, being alive as a pity, what one would rather choose. */
export const vidaNo: readonly string[] = conErratas([
  `(es|sera|se me hace|me parece|seria|resulta|se volvio|se ha vuelto) (un|una|puro|pura|como un|como una|como|toda una)? ${PENA} ..2 ${VIVO} ..2`,
  `${VIVO} ..3 (es|se me hace|me parece|resulta|se volvio|se ha vuelto) (un|una|puro|pura|como un|como una|solo|toda una)? ${PENA}`,
  `cada (dia|mañana|noche|hora) (que)? (vivo|viva|despierto|amanezco|respiro|abro los ojos) ..2 (es|me parece) (un|una|otro|otra)? ${PENA}`,
  '(que se vaya|se puede ir|mandar|mando|mande) (al carajo|a la mierda|a la verga|a la chingada|al diablo|al demonio|a la porra) (ya)? (la vida|esta vida|mi vida|el vivir)',
  '(me vale|vale|me importa|no vale) (verga|madre|madres|mierda|callampa|hongo|nada|un carajo|un pito|un comino|pa pura)? (ya)? (la vida|mi vida|vivir|esta vida|estar viv*|seguir viv*)',
  '(ya estuvo|ya estuvo bueno|basta|basta ya|ya basta|ya fue|suficiente|hasta aqui|hasta aca|se acabo|ni un dia mas) (llegue)? (de|con) (vivir|la vida|esta vida|mi vida|estar viv*)',
  'no quiero saber (ya)? (mas)? (nada)? (mas)? (de|con) (la vida|vivir|esta vida)',
  '(no|ya no) me (importa|interesa|ilusiona|preocupa) (ya)? (amanecer|despertar|vivir|morir|seguir viv*|si amanezco|si despierto|si vivo) ..2',
  '(elegiria|escogeria|elijo|escojo|firmaria|pediria|daria lo que fuera por|daria cualquier cosa por|cambiaria) ..2 (no|ya no)? (despertar|morir*|haber nacido|existir|nacer|vivir|estar muert*|no amanecer)',
  `(cansad*|hart*|jart*|mamad*|podrid*|chat*|agotad*|aburrid*) (estoy|ando|vivo|toy)? (ya|yo)? (ya)? de ${VIVO}`,
  '(no|yo no|nunca) pedi (nacer|venir (al|a este) mundo|que me (tuvieran|trajeran|parieran)|estar viv*|vivir|esta vida)',
]);
export const matarse: readonly string[] = conErratas([
  '(lloro|llorando|rabia|coraje|odio|maldigo|lastima|por desgracia|desgraciadamente|lamentablemente|tristemente|decepcion|decepcionad*|enojad*|molest*|pena|castigo|fastidio|asco|mierda) ..5 (sigo|seguir|estoy|desperte|amaneci|despierto|seguia|siga) (aqui)? (viva|vivo|respirando|con vida)',
  'por que (carajos|diablos|chingados)? (tuve|tengo|tenia|tendria|tuvieron) que (despertar*|nacer|seguir viv*|vivir|amanecer|tenerme|parirme|salvarme|rescatarme|revivirme)',
  'por que (no)? me (salvaron|rescataron|revivieron|sacaron del rio|sacaron de las vias|bajaron del puente|descolgaron|desconectaron|dejaron morir)',
  '(mejor|quiero|quisiera|deberia|deberian|estaria mejor|estuviera mejor|preferiria|prefiero|ojala|merezco|tendria que) ..1 (estar|estuviera|estaria|descansar|tenerme|acabar|terminar|descansaria)? (ya)? (en|bajo) (el|un|una|la|mi) (panteon|cementerio|cajon|hoyo|tumba|ataud|fosa|nicho|sepultura|tierra con mis|camposanto|mas alla)',
  '(quiero|busco|pido|deseo|necesito|ojala|quisiera|espero|merezco|dame|denme|anhelo) ..2 (una|mi|la)? (muerte|morir) (rapida|tranquila|digna|dulce|sin dolor|facil|buena|serena|ya|rapido|tranquil*|en paz|mientras duermo|durmiendo)',
  'paz (de|en) (los|el|la) (muertos|sepulcros|difuntos|cementerios|cementerio|tumba|muerte)',
  '(me voy|me fui|me ire|me estoy yendo|me marcho|me largo|me despido|me retiro|me salgo|irme|partire|parto|me bajo) (ya|yo|hoy|por fin|para siempre)? de (este|esta|la) (perro|puto|pinche|maldito|puta|perra|cochino)? (mundo|vida|tierra|planeta)',
  '(cuando|despues de que|el dia que|antes de que|para que|asi que|en cuanto|aunque) (yo)? me (mate|suicide|ahorque|cuelgue|quite la vida|haya matado|haya suicidado|pegue un tiro|tire (al|del|a las|por)) ..2',
  'ganas (de (matarme|morirme|vivir))? no me (faltan|sobran) (de)? (matarme|morirme|morir|quitarme la vida|tirarme|ahorcarme)?',
  '(ni|hasta) (para|pa|en|de) (matarme|morirme|suicidarme|ahorcarme|quitarme la vida) ..1 (sirvo|puedo|tengo|fracase|fracaso|valgo|soy capaz)?',
  '(cobarde|cobardia|valiente|coraje|valor|huevos|agallas|cojones|ovarios) ..6 (ya)? (me habria|me hubiera|ya no estaria|no estaria|ya estaria muert*|lo habria hecho|me mataria|habria acabado|hubiera acabado) ..2',
]);

/** The void that calls, the edge, the weapon looked at. */
export const indirecto: readonly string[] = [
  '(el vacio|el puente|el tren|las vias|el balcon|la azotea|la soga|la pistola|la ventana|el rio|el mar|la muerte|la navaja) (me)? (llama|llamo|atrae|jala|hala|tira de mi|invita|espera|habla|tienta|chupa|esta esperando)',
  'me (llama|atrae|jala|hala|tienta|chupa|invita) (mucho)? (el vacio|el puente|el tren|las vias|el balcon|la azotea|la soga|la pistola|la ventana|la muerte)',
  '(facil|sencillo|rapido) (que)? (seria|es|fuera) ..3 (un paso|un salto|tirarme|saltar|dejarme caer|soltarme|un solo paso) ..2 (y ya|y listo|y se acabo|y adios|y chau|nomas)?',
  '(un paso|un saltito|un salto|un pasito|dos pasos) (mas|adelante|al frente|al vacio|nomas)? y (ya|listo|adios|chau|se acaba|se acabo|se termina|fuera|descanso)',
  '(agarro|saco|cojo|miro|tomo|abro|acaricio|toco) (el|la|las|un|una|mi|los) (cinto|soga|navaja|pistola|pastillas|cuchillo|cuchilla|frasco|cuerda|cinturon|revolver|escopeta|cajon de las pastillas|pepas) ..3 (y)? (lo|la|las|los) (miro|veo|acaricio|pienso|pongo (en|contra)|toco|dejo otra|vuelvo a guardar|guardo otra|cuento|suelto)',
  '(mi|a mi) (mama|madre|familia|hijos|esposa|mujer|gente) (le|les)? ..3 (hago|sirvo|sirve|haria|serviria|aporto) mas ..2 (muerta|muerto|bajo tierra|sin mi)',
  '(conmigo no|sin mi si|si yo falto|si falto|faltando yo|cuando yo falte) ..4 (comen|seguro|cobran|se arreglan|se las arreglan|viven mejor|descansan|para siempre)',
  '(seguro (de vida)?|indemnizacion|poliza) ..6 (conmigo no|si (me muero|muero|falto|me mato|me pasa algo)|hago cuentas|muerta|muerto|valgo mas)',
];
export const indirectoGrave: readonly string[] = [
  '(ya)? (machaque|moli|triture|disolvi|mezcle|pique|aplaste|diluí|abri) ..3 (pastillas|pepas|tabletas|pildoras|capsulas|veneno|raticida|somniferos) ..6',
  '(tengo|hay|esta|puse|deje|servi|sostengo) ..5 (vaso|taza|frasco|bote|botella|jeringa) (con|de|lleno de|abierto|abierta|cargada|lista) (el|la|las)? (veneno|raticida|cianuro|paraquat|gramoxone|lejia|cloro|pastillas|en la mano|insulina|matarratas|pepas)',
  '(estoy|me encerre|me meti|sigo|encerrad*) (en|a|dentro de) (la|el) (bañera|tina|baño|ducha|cuarto|coche|carro|auto|garaje|bodega|pieza) (con|y tengo) (la|una|el|un|las) (cuchilla|navaja|soga|hojilla|gillette|pistola|cuerda|pastillas|cuchillo|revolver|manguera|secador|veneno|frasco|cuter|cutter|mecate|escopeta)',
  '(estoy|con|tengo|traigo) (la|el|una|un)? (soga|cuerda|mecate|lazo|cañon|pistola|cinto|cinturon|bolsa) ..1 (en|al|alrededor de|sobre|contra) (el|la|mi)? (cuello|boca|sien|cabeza|garganta|pescuezo|paladar)',
  '(me estoy|estoy) (apuntando|apuntandome) (con (la|el|una|un)|a (la|mi) (cabeza|sien)|en (la|el)|ahora|al (pecho|corazon)|yo)?',
  'me (apunto|apunte) (con (la|el|una|un) (pistola|arma|escopeta|revolver|fierro|cañon)|a (la|mi) (cabeza|sien)|en la (cabeza|sien|boca))',
  '(no habra|no hay|no va a haber|no existira|ya no hay|no existe) (un|ningun|mas)? (mañana|lunes|domingo|futuro|despues|otro dia|navidad|mañanas) (para|pa) mi',
  '(es|sera|esta es|hoy es) (la|mi) ultima (noche|mañana|tarde|madrugada|cena|comida|navidad|hora|luna|vez que (respiro|amanezco|despierto|duermo|veo el sol|veo la luna|me baño))',
  '(me quedan|me queda|quedan) (pocas|unas|solo|dos|tres|cuatro|apenas|nomas|ya)? (horas|minutos|dias|rato|poco) (de vida|yo (mismo|misma) lo|ya lo decidi|porque (yo)? (lo decidi|me voy)|y (ya)? (lo decidi|me voy|me mato))',
  '(no|ya no) (llego|paso|amanezco|despierto|voy a llegar|voy a pasar|llegare) (al|a|del|de|hasta) (viv* a)? (lunes|martes|miercoles|jueves|viernes|sabado|domingo|mañana|navidad|fin de año|fin de mes|cumpleaños|esta semana) ..3 (decid*|viva|vivo|con vida|porque (yo|me|asi|no quiero)|lo juro)',
  '(dig*|dil*|avis*|cuent*|recuerd*|hagan*|que sepan|sepan) (a|saber a)? ..3 que (su|el|la|yo)? (papa|mama|padre|madre|hijo|hija|esposo|esposa|hermano|hermana|abuelo|abuela)? (siempre|mucho)? (la|lo|los|las|le|les) (quiero|quise|amo|ame|amé|adoro|amó|amo mucho|quiso|adoraba|amaba|queria|perdono)',
  '(a las|a la) ..2 (me (cuelgo|mato|ahorco|tiro|suicido|guindo|aviento|lanzo|pego un tiro)|pasa el tren y|cuando pase el tren)',
  'cuando pase el (tren|metro|camion|subte) ..3 (se acaba|me tiro|salto|me aviento|me lanzo|se termina|adios|y ya)',
];
export const hecho: readonly string[] = [
  '(me (acabo de|he)? (inyectar|inyectado|inyecte|pinchar|pinche|pinchado|poner|puse|chutar)) ..3 (de mas|demasiad*|toda|todo|doble|triple|diez veces|sobredosis)',
];
/** Taken all, by which there have to be pills somewhere or dizziness. */
export const meLasTome: readonly string[] = [
  '(ya)? me (las|los|lo) (tome|he tomado|trague|he tragado|acabo de tomar|acabo de tragar|bebi) (ya|todas|todos|todo|hace rato|hace un rato|anoche|hoy|y)?',
  'me (he)? (tome|tomado|trague|tragado|zampe|meti|bebi|empine) (ya)? todo (junto|ya|y)?',
  '(ya)? lo hice (ya|me|y)?',
];
export const efecto: readonly string[] = [
  '(sueño|mareo|maread*|nauseas|vomitando|dormida|dormido|doblo|pastillas|pepas|veneno|frasco|blister|clonazepam|rivotril|somniferos|raticida|botiquin|adios|perdon*|borros*|despertar)',
];

const DAÑE =
  '(eche|echo|echaba|tiro|tire|deje caer|dejo caer|dejo|encierro|encerre|mato de hambre|privo|pego|pegaba|pegue|doy|di|daba|golpeo|golpee|quemo|queme|corto|corte|arranco|arranque|muerdo|araño|rasguño|clavo|clave|pincho|aprieto|lastimo|lastime|lesione|rompi|fracture|quebre|raspo|raspe|jalo|jale|doblo|machuco|machuque|cacheteo|abofeteo|azoto|vomito|provoco el vomito)';
export const autolesion: readonly string[] = [
  `me ${DAÑE} ..8 para (castigarme|hacerme daño|hacerme sufrir|sentir algo|no sentir|sentir dolor|que me duela|calmarme|sacar el dolor)`,
  `me ${DAÑE} ..6 (a proposito|adrede|queriendo|aposta|intencionalmente|yo (misma|mismo|sola|solo))`,
  'me (tajeo|autolacero|autoflagelo|escarifico|autocastigo|autolastimo|autogolpeo|autodaño|autoagredo)',
  '(me)? (volvi|volvi otra vez|he vuelto|vuelto|vuelvo) a (cortar|cortarme|lastimar|lastimarme|quemar|quemarme|rajar|rajarme|hacerlo con la (navaja|cuchilla)) ..1',
  'me corte (anoche|ayer|otra vez|de nuevo|hoy)? ..1 no (fue|es|era|estaba|quedo) (tan|muy|nada)? (profundo|profunda|hondo|honda|profundos|hondos|grave)',
  '(otra vez|de nuevo|nuevamente) me (corte|corto|queme|lastime|raje|tajee|golpee)',
  'me (doy|di|pego|pegue|golpeo) ..2 (con|en) (el|la|un|mi)? (puño|puños|cinturon|cinto|correa|palo|martillo|zapato|cepillo|chancla|mano abierta|regla|cable) ..3 (cara|cabeza|piernas|muslos|brazos|cuerpo|espalda|barriga|panza|costillas)',
];

export const lugar: readonly string[] = [
  '(estoy|ando|sigo|me sente|me pare|sentad*|parad*|colgad*|escribo|asomad*) ..2 (al borde|en el borde|a la orilla|en la orilla|en el filo|al filo|en la baranda|en la cornisa|del otro lado de la baranda|por fuera de la baranda) ..3 (techo|anden|puente|balcon|azotea|edificio|acantilado|barranco|rio|terraza|ventana|viaducto|piso|vias|precipicio|vacio)?',
  '(me)? (subi|trepe|he subido|estoy subid*|estoy trepad*|estoy arriba) ..2 (a|al|en|del|de) (la|el|lo alto|una|un)? ..1 (torre|antena|azotea|puente|techo|edificio|barandal|baranda|cornisa|tanque de agua|tejado|viaducto|grua) ..4 (despedi|adios|escribo|saltar|tirar|tirarme|salto|tiro|acab*|vacio|morir*|despedirme)',
];
/** A leap, named by its verb alone. */
export const tirarmeSolo: readonly string[] = [
  '(a punto de|casi|por poco|por un pelo|estuve por|nada de|un paso de|pense en|pensé en|pensaba en|imagine|ganas de) (me)? (tirarme|saltar|lanzarme|aventarme|dejarme caer|arrojarme|tiro|lanzo|aviento)',
  '(ya)? voy a (saltar|tirarme|lanzarme|aventarme|brincar)',
];

export const otraPersona: readonly string[] = conOSinTilde([
  `${MI_GENTE} ..8 (ojala (se muera|no despierte|no amanezca|me muera|se lo lleve|se la lleve)|que quisiera (morirse|no despertar|estar muert*|no haber nacido)|quiere irse de este mundo|(quiere|queria) desaparecer del mundo)`,
  `(encontre|encontramos|halle|pille|agarre|sorprendi|vi|caché|cache) a ${MI_GENTE} ..3 (con (las|unas|un monton de|un frasco de|el frasco de)? (pastillas|pepas)|con (la|una) (soga|pistola|navaja|cuchilla|cuerda)|cortandose|colgad*|en la (azotea|cornisa)|escribiendo una carta)`,
  `${MI_GENTE} ..4 (se (quiso|intentó|trató de|ha querido|queria|intenta|quiere) (tirar (al|del|de un|por)|matar|suicidar|ahorcar|colgar|cortar las venas|quitar la vida|lanzar (al|del|de un)|aventar (al|del|de un))|(quiso|intentó|trató de|ha querido|quería) (matarse|suicidarse|ahorcarse|colgarse|tirarse (al|del|de un|por)|cortarse las venas|quitarse la vida|lanzarse (al|del)|aventarse (al|del)))`,
]);
/** An attempt of long ago, by its noun. */
export const miIntento: readonly string[] = [
  '(con|hubo|incluyo|incluido|mas|y|despues de|tras|a raiz de|por) (un|dos|tres|varios|mi|mis|el|otro)? (intento|intentos|tentativa|gesto) (de suicidio|autolitico|autoliticos|suicida|de quitarme la vida|de matarme)',
];
