import { conErratas, MI_GENTE } from './formas.ts';
import { conMe } from './riesgo-vital-verbos.ts';

/** Dying by one's own hand, as an infinitive of one's own. */
const MATARME =
  '(matarme|suicidarme|morirme|ahorcarme|guindarme|desnucarme|degollarme|envenenarme|eliminarme|quitarme la vida|quitarme (de en|del|de) medio|quitarme del camino|acabar (con mi vida|conmigo)|terminar (con mi vida|conmigo)|pegarme un (tiro|balazo|plomazo)|darme un (tiro|balazo|plomazo)|meterme un (tiro|balazo|plomazo)|volarme (la cabeza|los sesos|la tapa)|cortarme las venas|abrirme las venas|tomarme todas las|prenderme fuego|dejarme morir|irme de este mundo|no seguir (viviendo|viva|vivo)|no (vivir|existir|despertar|amanecer|estar viva|estar vivo)|dejar de (vivir|existir|respirar)|estar (muerta|muerto)|amanecer (muerta|muerto)|acabar con todo|terminar con todo|desaparecer (para siempre|del todo|de este mundo|de una vez))';
/** The same of anybody, `-se`, said of oneself by «one» or by nobody. */
const MATARSE =
  '(matarse|suicidarse|morirse|ahorcarse|colgarse|guindarse|quitarse la vida|quitarse (de en|del) medio|pegarse un (tiro|balazo|plomazo)|darse un (tiro|balazo|plomazo)|meterse un (tiro|balazo|plomazo)|volarse (la cabeza|los sesos)|cortarse las venas|tirarse (al|a la|a las|a los|del|de un|de la|por la|por el|por un|desde) ..3|lanzarse (al|a la|a las|a los|del|de un|de la|por la|por el|desde) ..3|aventarse (al|a la|a las|del|de un|de la|por la|desde) ..3|botarse (al|del|de un) ..3|dejarse morir|irse de este mundo|no (vivir|existir|despertar|amanecer)|dejar de (vivir|existir))';
const PENSAR =
  '(idea|ideas|imagen|imagenes|pensamiento|pensamientos|pensar|pienso|piense|pense|pensando|pensado|pensaba|penso|ganas|gana|deseo|deseos|anhelo|impulso|impulsos|arranque|arranques|tentacion|tentada|tentado|tienta|intencion|plan|planes|fantasia|fantasias|fantaseo|fantaseando|imagino|imaginando|imaginandome|sueño|soñando|soñar|decidi|decidido|decidida|dispuesta|dispuesto|resuelta|resuelto|obsesion|obsesionada|obsesionado|obsesiona|cabeza|mente|provoca|apetece|antoja|urge|toca|tocar|tocara|queda|quedaba|quedara|planteo|plantee|planteado|planteando|planteaba|valoro|valorando|contemplo|contemplado|contemplando|considero|considerado|considerando|barajo|barajado|quiero es|quisiera es|deseo es|pienso es|queda es|falta es|hacer es|necesito es|mejor es|mejor seria|solucion es|salida es|opcion es|alternativa es|remedio es|gustaria es|nace es|busco|buscando|buscado|atrevo|animo|animara|atreviera|coraje|valor|agallas|huevos|cojones|ovarios|planeo|planeado|planeando|meditando|rumiando|dandole vueltas|doy vueltas|dado vueltas|ronda|rondando|veo|punto|borde|cerca|nada|tris|pelo|ocurre|ocurrio|ocurrido|pasa|paso|pasado|cruza|cruzo|cruzado|viene|vienen|vino|entran|entra|entro|entraron|dan|da|daba|daban|dieron)';

/** The wish, whatever verb leads to it and whatever stands between. */
export const matarse: readonly string[] = conErratas([
  `${PENSAR} ..3 (en|de|por|a|con|que|para|es|lo de|si|mejor)? ${MATARME}`,
  `(me)? (quiero|quisiera|queria|quise|querria|deseo|necesito|prefiero|voy|iba|pienso|deberia|debo|puedo|podria|tengo que) ..3 (es|a|en|de|que)? (matarme|suicidarme|ahorcarme|guindarme|quitarme la vida|quitarme de en medio|quitarme del medio)`,
  // By nobody, by «one», by a «you» that is oneself.
  `(dan|da|daban|entran|dieron|tengo|siento|con|tantas|puras|unas) (unas|muchas|como|solo|puras|a uno|a una|hasta|tantas)? (ganas|gana) (locas|enormes|tremendas|terribles)? (de|hasta de)? ${MATARSE}`,
  `(provoca|provocan|apetece|dan para|da por|para) (hasta|es)? ${MATARSE}`,
  `(como para|es para|esta para|estoy para|esto es para|era para|dan ganas hasta de|mejor|lo mejor es|mas vale) ${MATARSE}`,
  `(uno|una) (ya|a veces|hasta|solo|ya solo|realmente|lo que|de verdad)? (quiere|quisiera|piensa|termina|acaba|desea|prefiere|preferiria|llega|puede|pensaria|anda) ..3 ${MATARSE}`,
  `(a uno|a una) ..4 (ganas|gana|la idea|por la cabeza|provoca|deseos) ..2 ${MATARSE}`,
  '(te|le) (dan|entran|vienen|daban|provoca|quitan) ..2 (ganas|gana)? de (matarte|morirte|suicidarte|ahorcarte|tirarte (al|por|del|a las)|no (vivir|existir|despertar)|quitarte la vida|vivir|desaparecer para siempre)',
  // By the deed, in every tense.
  ...conMe('quitar', '(de en|del|de|en|de el) (medio|enmedio|camino|mapa)'),
  ...conMe('quitar', '(yo|yo misma|yo mismo|yo sola|yo solo)? (la|mi|esta) (propia|puta|perra)? vida'),
  ...conMe('suicidar', '(hoy|ya|mañana|y|con|de|esta|aqui|en)?'),
  ...conMe('ahorcar', '(con|de|en|del|y|ya|hoy|esta|mañana|yo)?'),
  ...conMe(
    'colgar:cuelgo:colgue|ahorcar|guindar',
    '(ahi|aqui|mismo)? (de|en|del|con|al) (la|el|un|una|mi|lo|ese|esa|cualquier|primer)? ..1 (viga|vigas|techo|arbol|palo|mata|rama|lampara|puerta|soga|cuerda|mecate|cinturon|cinto|ventilador|abanico|poste|reja|tirante|sabana|lazo|cabuya|baranda|escalera|ducha|baño|ropero|closet|garaje|galpon|patio|corral|taller|bodega|establo|palto|mango|guayabo|ceiba|algarrobo|travesaño|parron|gancho)',
  ),
  ...conMe(
    'pegar|dar:doy:di|meter|encajar|mandar|soltar|clavar|zampar|disparar',
    'un (tiro|balazo|plomazo|pepazo|cuetazo|escopetazo|disparo|corchazo|cohetazo|pistoletazo|bombazo)',
  ),
  ...conMe('volar:vuelo|reventar:reviento|levantar|saltar', '(la|los|las) (tapa|cabeza|sesos|tapas|craneo)'),
  ...conMe(
    'cortar|abrir|rajar|tajear|sajar|rebanar|tajar',
    '(yo|yo misma|yo mismo|otra vez)? (las|una|la|el|los) (venas|vena|muñecas|muñeca|cuello|garganta|yugular|pulsos|pescuezo|gañote)',
  ),
  ...conMe(
    'tirar|aventar:aviento|lanzar|arrojar|botar|echar|precipitar|zumbar|jondear|mandar|embarrancar|zambullir',
    '..2 (al|a la|a las|a los|por la|por el|por un|por una|del|de la|de un|de una|desde el|desde la|desde un|desde|abajo de|debajo de|delante de|enfrente de|bajo) (el|la|las|los|lo|un|una)? ..1 (tren|trenes|metro|subte|metrobus|transmilenio|camion|trailer|tractomula|gandola|bus|micro|guagua|colectivo|via|vias|rieles|riel|anden|puente|viaducto|ventana|balcon|azotea|terraza|tejado|techo|edificio|piso|torre|rio|mar|canal|lago|laguna|presa|represa|barranco|barranca|quebrada|abismo|risco|acantilado|vacio|pozo|carretera|autopista|tajo|peñon|malecon|ruta|avenida|calle|guaire|mapocho|riachuelo|bogota|rimac|machangara|choqueyapu|magdalena|manzanares|ebro|guadalquivir|parana|plata|salto del ..1)',
  ),
  ...conMe(
    'estrellar|estampar|empotrar|incrustar|enganchar|matar|meter|clavar',
    '(con|en|de frente con|yo con)? (el|la|mi)? (moto|carro|coche|auto|camion|camioneta)? (contra|debajo de|abajo de) (un|una|el|la|algun|cualquier|lo primero) ..2',
  ),
  // No more days.
  'no (aguanto|soporto|resisto|quiero|merezco|deseo) (ya)? (ni)? (un|otro) (dia|minuto|mes|año|segundo) (mas)? (viva|vivo|con vida|de vida|en este mundo|en esta vida|de esta vida|de existencia)',
  '(me chupa|me vale|me importa|me suda|me pela|me resbala|me da|me sabe|me tiene) (un|una|a|lo)? (huevo|verga|madre|madres|pito|bledo|carajo|comino|rabano|pepino|pico|coño|culo|mierda|igual|mismo|sin cuidado|tres pitos|hectarea)? (vivir|mi vida|si (me muero|me muera|vivo|despierto|amanezco|estoy (viva|vivo)|me matan)|morirme|estar (viva|vivo)|seguir (viva|vivo|viviendo)|que me muera)',
  '(no|ni) (me)? (interesa|importa|preocupa|llama|motiva|ilusiona) (ya)? (seguir|continuar|estar)? (viviendo|vivir|viva|vivo|morirme|mi vida|con vida|si vivo)',
  'la vida (ya)? (no)? (me)? (pesa (demasiado|mucho|tanto)|sobra|sabe a (nada|mierda)|vale (verga|madre|nada)|queda grande)',
  '(vivir|existir|estar (viva|vivo)) (ya)? (no)? (me)? (interesa|pesa|sobra|duele|cansa|agota|sabe a (nada|mierda|poco)|supera|vale (verga|madre|nada)|queda grande|llama la atencion|ilusiona|gusta)',
  '(mejor|ojala|prefiero|preferiria|quisiera|antes|mil veces|hubiera sido mejor) (estar)? (muerta|muerto|morirme|morir|la muerte) (que|antes que|a|a tener que|y no) (seguir|continuar|vivir|aguantar|esto|asi|otro|volver|estar)',
  '(maldigo|maldita sea|maldito) (sea)? (la hora|el dia|el momento) (en que)? (yo)? (naci|me parieron|me tuvieron|vine al mundo|me trajeron)',
  '(hubiera|habria|hubiese|mejor|ojala|por que no|debio|debieron|deberian|tenia que) ..4 (me)? (hubiera|hubieran|haber|haberme|habria)? (me)? (abortara|abortaran|abortado|abortarme|hubiera abortado|ahogado al nacer|no me hubiera (tenido|parido)|no haberme (tenido|parido)|hubiera parido muert*)',
  '(no debi|no deberia|nunca debi|jamas debi|no tendria que|no tenia que) (haber)? (nacido|nacer|existir|venir al mundo|haber nacido|estar (viva|vivo)|seguir (viva|vivo))',
  'a ver si (asi|ya|por fin|de una vez|de una|me da algo y)? (me)? (muero|mato|no despierto|no amanezco|acabo con|reviento de una|me muero)',
  '(deje|dejo|dejar|dejare|dejado|no|sin|he dejado) (de)? (como|comer|comiendo|tomar|tomo|tomando|tomarme|tomarmela) ..4 (a ver si|para|hasta) (ya|por fin|de una vez)? (me (muero|muera)|morirme|morir|no despertar|acabar|irme apagando)',
  // What others or fate should do.
  '(ojala|quisiera que|por mi que|por mi|que|deseo que|espero que|rezo|pido|ruego|a ver si|si tan solo|esperando|deseando|con ganas de|ganas de) (por|para|a)? (que)? ..3 me (pise|pisara|pisen|agarre|agarrara|choque|chocara|mate|matara|parta|partiera|levante|arrolle|arrollara|atropelle|atropellara|aplaste|aplastara|caiga|cayera|reviente|reventara|pase por encima|pasara por encima|embista|tumbe|alcance|alcanzara|toque) ..1 (un|una|el|la|algun|alguna|cualquier) (carro|coche|auto|bondi|colectivo|bus|buseta|micro|guagua|camion|camioneta|tren|metro|subte|trailer|gandola|tractomula|moto|rayo|bala|infarto|derrame|cancer|covid|embolia|edificio|techo|piano|meteorito|volqueta|troca|combi)',
  '(ojala|por que no|mejor|hubiera preferido que|debio|quisiera que|deberia) (me)? (hubiera|hubiese|habria|haberme|haberse)? (me)? (hubiera|hubiese)? (llevado|matado|llevarme|tocado|agarrado|muerto) (el|la|a|ese|aquel|yo|en)? (mi|covid|cancer|pandemia|accidente|enfermedad|choque|coronavirus|bicho|dengue|terremoto|infarto|temblor|huracan) ..2 (a mi|y no|en vez|en lugar|yo)?',
  'que (ya)? me (lleve|cargue|venga a buscar|recoja|agarre|trague|llame) (ya|de una vez|de una)? (la|el)? (parca|pelona|huesuda|calaca|flaca|chingada|muerte|catrina|calavera|diablo|tierra y no|payaso)',
  '(quiero|ojala|por mi|quisiera|pido|deseo) que (ya|mañana|hoy)? me (entierren|cremen|velen|sepulten|desconecten|pongan a dormir)',
  'por mi que me (entierren|cremen|maten|peguen|desconecten|sacrifiquen)',
  '(dios|diosito|señor|jesus|virgen|virgencita|tatica|arriba|papa dios|chuchito|parca|muerte|pelona|huesuda|san pedro|barbas) ..3 (deberia|quisiera|podria|tenga|tuviera|haga|hiciera|que|ya|cuando|por que no|no) ..4 (recogerme|llevarme|me (recoja|recogiera|recoge|recogera)|me (lleve|llevara|lleva|llevase) (ya|de una vez|de este|con el|con ella|pronto|tambien|a mi)|llamarme a su lado|acordarse de (mi|recogerme)|hacerme el favor)',
  '(dios|diosito|el señor|la muerte|la parca|tatica) (ya)? (no me quiere|ni me quiere|se olvido de|no se acuerda de|no se apiada de) ..2 (llevar|recoger|mi|llevarme|recogerme|ni alla|ni muerta|ni muerto)',
  // No morning.
  '(quiero|quisiera|ojala|pido|rezo|espero|deseo|acostarme|dormirme|me acuesto) ..4 (mañana|mas|nunca|ya) (ya)? no (me)? (amanezca|amaneciera|amanezco|llegue|llegara|despierte|despertara|despertase) ..2',
  '(quiero|quisiera|espero|pienso|deseo|creo|ojala) no (pasar|llegar|llegue|pase) (de|a|al|hasta) (esta noche|hoy|mañana|este mes|este año|fin de año|diciembre|navidad|año nuevo|mi cumpleaños)',
  'no (quiero|quisiera|deseo|pienso|creo que) (llegar|llegue|pasar|pase|ver) (a|al|el|de|hasta) (mañana|dia de mañana|amanecer|diciembre|navidad|año nuevo|proximo año|sol de mañana|otro dia mas viv*|fin de año viv*)',
  '(quisiera|quiero|ojala|que) (que)? (me)? (trague|tragara|tragase) la tierra ..4 (no|nunca|para siempre|de una vez|y ya|y adios)',
  '(estar|seguir|quedarme|quiero estar) (aqui|aca) ..3 (en la vida|en este mundo|entre los vivos|con vida|digo viv*|o sea viv*)',
  // Hanging on by a thread.
  `(si no fuera|si no fuese|de no ser|si no es) por ..3 (${MI_GENTE}|hijos|hija|hijo|nena|nene|perro|gato|nietos|mama|madre|ellos|ella) ..4 (me (mato|habria|hubiera|voy|hubiese|cuelgo|tiro|ahorco|pego)|ya no (estaria|estoy|existiria|seguiria)|no (estaria|seguiria|existiria)|hace rato|estaria muert*)`,
  '(nudo|nudos) (de)? (la)? (horca|soga|ahorcado|ahorcarse|ahorcarme|corredizo para (mi|ahorcarme|colgarme|el cuello))',
  '(video|videos|tutorial|tutoriales|paginas|foros|informacion|leyendo|leer|buscando|buscar|busque|mirando|investigando) ..6 (para colgarme|para ahorcarme|para matarme|de como (suicidarse|matarse|ahorcarse|morir)|sobre suicidio|de suicidio|para morir|para irme)',
]);

/** Not living on: whatever is missing for it. */
const VIVIR =
  '(vivir|viviendo|la vida|esta vida|mi vida|existir|existiendo|respirar|respirando|estar (viva|vivo)|seguir (viva|vivo|viviendo|respirando|existiendo|en este mundo|en pie en este mundo|con vida|con esta vida)|permanecer (viva|vivo|en este mundo)|andar por este mundo|este mundo|esta existencia|mi existencia)';
export const noVivir: readonly string[] = conErratas([
  `no (le|me|se)? (tengo|encuentro|hallo|veo|queda|quedan|hay|siento|tenia|encontraba|existe|dan|da|sobra|sobran) ..4 (sentido|caso|chiste|gracia|razon|razones|motivo|motivos|ganas|fuerza|fuerzas|pa que|para que|por que|porque|objeto|proposito|ilusion|aliciente|nada|interes|sabor|color|gusto) ..2 (a|de|para|por|en|que me (ate|agarre|amarre|sujete|anime|haga) a)? ${VIVIR}`,
  `(cansada|cansado|cansá|cansao|harta|harto|jarta|jarto|mamada|mamado|podrida|podrido|chata|chato|aburrida|aburrido|hastiada|hastiado|agotada|agotado|hasta ..3) (ya)? (de|con) (vivi|bibi|tanta vida|${VIVIR})`,
  `(canse|cansé|harte|aburri|jarte|cansado|hartado|aburrido|canso|canso ya|fastidie|obstine|mame) (ya|mucho)? (de|con) ${VIVIR}`,
  `(odio|detesto|aborrezco|me pesa|me estorba|me sobra|me duele|me cansa) (tanto|mucho|hasta|demasiado|cada dia)? (tener que)? (respirar|vivir|existir|seguir (viva|vivo|viviendo|respirando)|estar (viva|vivo)|mi existencia)`,
  `(perdi|perdido|se me (fue|fueron|quitaron|acabo|acabaron|apago|agoto|esfumo)|sin|adios a|ni una pizca de|cero|no tengo|ningunas|nulas|pocas|me faltan|me quede sin) (ya|todas|toda|el|la|las|los|ninguna|mas)? (sentido|razon|razones|motivo|motivos|ganas|gana|fuerzas|deseo|deseos|ilusion|apego|interes|amor|gusto) (ya)? (de|por|para|a|en) ${VIVIR}`,
  `(no merezco|no soy digna de|no soy digno de|no tengo derecho a|no deberia) (ya)? (el aire|seguir|estar|ni)? (que respiro|respirar|viva|vivo|vivir|existir|la vida)`,
  '(desconectarme|apagarme|apagar|bajarme|desenchufarme) (ya)? (de|para|del) (la vida|siempre|todo para siempre|mundo|este mundo|esta vida)',
  '(no|ya no) (quiero|quisiera|deseo|me veo|pienso) (estar|andar|seguir|formar parte|quedarme) (ya|mas)? (en|de|por) (este|esta|el|la) (mundo|vida|planeta|tierra|plano)',
  '(irme|quiero irme|me quiero ir|largarme|me voy|me fui|partir|me iria) (ya)? (con|donde|a donde|adonde|pa donde|junto a|al lado de) (esta|estan|se fue|se fueron)? (mi|mis) ..1 (que|esta|estan|ya|se|alla|en el cielo|al cielo) ..4 (cielo|muri*|muert*|descansa*|gloria|panteon|fallec*|difunt*|adelant*|cementerio|la mataron|lo mataron)',
  '(quisiera|quiero|deseo|ojala pudiera|me gustaria|prefiero) (dormir|dormirme|descansar) ..3 (y)? (no (despertar|despertarme|despierte|amanecer|levantarme)|nunca (despertar|mas despertar)|para siempre|eternamente|el sueño eterno|en paz para siempre|bajo tierra|en una tumba|con los angelitos)',
  '(el dia|cuando|si|a la hora) (que|en que)? (me (muera|muero|mate)|yo (falte|muera)) ..3 (descans*|van a (descansar|estar (mejor|felices|tranquil*))|nadie (llora|va a llorar|me va)|les hago un favor|haran fiesta|todos felices|se libran|se quitan un (problema|peso))',
  '(les|le|los) (hago|haria|quitaria|quito|libro|libraria|ahorro|ahorraria) (un|el|de|una)? ..2 (favor|peso|problema|carga|estorbo|lastre|disgusto) ..3 (si me (muero|muriera|mato|matara|voy de este)|muriendome|matandome|muert*|desapareciendo|si desaparezco)',
]);
