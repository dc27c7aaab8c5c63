import { MI_GENTE } from './formas.ts';

const AHORA =
  '(ahora|ahorita|ahora mismo|ahorita mismo|orita|aqui|ya|justo ahora|otra vez|de nuevo|hoy|aca|en este momento|un poco|como|mucho|muy|super|hasta)?';
const DANDO =
  '(esta dando|esta agarrando|esta entrando|esta viniendo|esta empezando|dio|ha dado|da|acaba de dar|va a dar|agarro|agarró|entro|entró|viene|quiere dar|volvio a dar|ha entrado|empezo|empezó|esta por dar|pego|pegó|vino|esta queriendo dar|sobrevino)';
const CRISIS =
  '((un|una|otro|otra|mi|como un|como una|tipo un)? (ataque|ataques|crisis|episodio|brote|ataquito|panic) (muy fuerte|fuerte|tremendo|tremenda)? (de|por)? (panico|ansiedad|angustia|nervios|pavor|attack|llanto|pánico)|la palida|la pálida|una palida|(un|el) patatus|(un|el) soponcio|(un|el) yeyo|(un|el) telele|(un|el) parraque|(un|el) jamacuco|un vahido|un vaguido|un desmayo|la chiripiorca|una lipotimia|un infarto|un panic attack|panic attack|un paro|taquicardia|una taquicardia|palpitaciones|algo en el pecho|un dolor en el pecho|una punzada en el pecho|una opresion en el pecho|un mareo|un mareo fuerte|un mareo muy fuerte|un bajon de tension|un bajon de presion|una baja de presion|vertigo)';
/** A crisis of the body, now. */
export const crisis: readonly string[] = [
  'no (puedo|logro|consigo|alcanzo a) (casi|ni|ya)? (respirar|tomar aire|agarrar aire|coger aire|jalar aire|recuperar el aire|recuperar el aliento|inhalar|ni respirar)',
  '(me falta|me esta faltando|me quedo sin|me estoy quedando sin|no me entra|no me llega|no me pasa|se me va|se me corta|me quede sin|no agarro|no cojo|siento que me falta|no jalo) (bien|casi|mucho)? (el|la)? (aire|oxigeno|respiracion|aliento)',
  '(me cuesta|me esta costando|cuesta) (mucho|un monton|trabajo|cada vez mas)? respirar',
  'respiro (mal|muy mal|con dificultad|con trabajo|con mucha dificultad|cada vez peor|cortado|entrecortado)',
  '(me estoy ahogando|me estoy asfixiando|me asfixio|siento que me (ahogo|asfixio)|estoy hiperventilando|hiperventilo|estoy como hiperventilando)',
  `me ${DANDO} ${AHORA} ${CRISIS}`,
  `(estoy|ando) ${AHORA} (teniendo|con|en medio de|en plena|en pleno|sufriendo|en|entrando en|pasando por|a punto de tener|a punto de un|a punto de una|cayendo en)? ${CRISIS}`,
  `(tengo|siento|teniendo) ${AHORA} ${CRISIS}`,
  '(entrando|estoy|entre|me pongo|me puse) en (panico|shock|plena crisis|crisis)',
  '(creo|parece|siento) que (es|tengo|me da|me va a dar|me esta dando|sera|estoy teniendo|va a darme) (un|una|otra|otro)? (infarto|ataque|crisis|panic|taquicardia|paro|derrame|algo|patatus|telele|soponcio|desmayo|episodio)',
  '(me duele|me esta doliendo|me aprieta|me esta apretando|se me aprieta|se me aprieto|me oprime|se me cierra|siento apretado|me late fuerte|me punza|me arde|tengo apretado|se me cierra|tengo oprimido|me pesa|me revienta) (mucho|muchisimo|fuerte|un monton|horrible|raro|todo|como)? (el|en el) pecho',
  '(dolor|presion|opresion|punzada|punzadas|apreton|peso|elefante|losa|ardor|puntada|puntadas|apretazon|pinchazo|pinchazos|pinchazon) (muy)? (fuerte|horrible|raro|grande|terrible)? (en el|sobre el|encima del|sentado en el|en mi) pecho',
  '(un elefante|una losa|un peso) (encima|en el pecho|sobre mi|sobre el pecho)',
  '(con|tengo|siento|ando con) el pecho (muy|todo)? (apretado|oprimido|cerrado|hundido|hecho un nudo)',
  '(me mareé|me maree|me mareo) (feo|mucho|muchisimo|ahora|ahorita|de repente|perdon|disculp*|todo|toda|y no)',
  'no me (responden|obedecen|aguantan) (las|los|mis) (piernas|manos|brazos|dedos)',
  'el pecho (me|se me) (duele|aprieta|cierra|oprime|explota|va a (explotar|reventar)|revienta|esta cerrando|esta apretando)',
  'el corazon se me (sale|acelera|va a salir|dispara)',
  '(hiperventilando|me hiperventilo)',
  '(el|mi) (corazon|cora) (se)? (me)? (va|late|palpita|sale|esta|va a|quiere|anda) (a mil|muy rapido|rapidisimo|a toda|como loco|desbocado|salir|explotar|del pecho|salirse|latiendo muy rapido|latiendo rapidisimo|acelerado|acelerada|a cien|a full|a todo lo que da|reventar|a mil por hora)',
  'se me (sale|quiere salir|va a salir|acelera|acelero|esta saliendo|dispara) el corazon',
  '(me voy a|estoy a punto de|siento que me voy a|creo que me voy a|casi me|siento que me|estoy por|me estoy) (desmayar|desmayarme|desmayando|desvanecer|desvanecerme|desvaneciendo|desmayo|desvanezco|caer redonda|caer redondo|descompensar|descompensando|descomponer|descomponiendo|perder el conocimiento)',
  '(me estoy|estoy) (mareada|mareado|mareando|muy mareada|muy mareado|toda mareada|todo mareado)',
  '(se me|me) (nubla|nublo|nubló|esta nublando|va|oscurece|oscurecio|puso borrosa|puso negra|pone negra|pone borrosa|fue|esta yendo) (un poco|toda|como)? la (vista|cabeza|vision)',
  '(no|ya no|ya casi no) (alcanzo a|puedo|logro|consigo)? (veo|ver|distingo|enfoco) (bien|casi|ya|nada de|nada)? (en)? la pantalla',
  '(veo|se ve|tengo la vista|la vista) (todo|doble|me|se me)? (negro|borroso|borrosa|nublada|nublado|doble|va|fue) ..1',
  '(se me)? (durmio|durmió|duerme|dormido|dormida|dormidas|dormidos|entumecido|entumecida|entumio|entumió|entumecio|paralizo|paralizó|hormiguea|hormiguean|hormigueo|adormecido|adormecida|adormecio|acalambraron) (en)? (el|la|las|los|todo|toda|medio|media|un)? (el|la|las|los)? (brazo|brazos|cara|manos|mano|boca|labios|cuerpo|lado|lengua|dedos|piernas)',
  '(tengo|siento|con) (el|la|las|los|medio) (brazo|brazos|cara|manos|mano|boca|labios|dedos|lengua) (izquierdo|derecho|izquierda)? (dormido|dormida|dormidos|dormidas|entumecido|entumecida|entumidas|entumidos|paralizado|paralizada|hormigueando|adormecida|adormecido)',
  'no (siento|me siento|puedo sentir) (la|las|los|el|mis|ni) (cara|manos|piernas|brazos|brazo|boca|labios|pies|dedos)',
  '(sudor frio|sudo frio|sudando frio|sudores frios)',
  '(todo|la cabeza|el cuarto|la habitacion|la pieza) me (da|esta dando|anda dando) (vueltas|muchas vueltas)',
  'siento que me (muero|voy a morir|estoy muriendo) (ahora|ahorita|de|aqui)?',
  '(i can t|i cant|can t|cannot|i cannot) breathe',
  'me (esta|estoy) (dando|agarrando|entrando|pegando|viniendo) (ahora|ahorita|otra vez|de nuevo|como|aqui)? (un|el|otro) (ataque|ataquito|breakdown|shock)',
  '(i m|im|estoy|toy) having (a|un|una)? (panic|anxiety)? attack',
  '(llamen|pidan|necesito) (a)? (una|la|al)? (ambulancia|911|112|emergencias)',
];

const LLORANDO =
  '(llorando|lagrimeando|sollozando|moqueando|chillando|berreando|gimoteando|lloriqueando|echa un mar de lagrimas|en llanto|con lagrimas en los ojos)';
/** Weeping, now or every day. */
export const llanto: readonly string[] = [
  `(estoy|toy|ando|sigo|llevo|escribo|contesto|respondo|te escribo|les escribo|le escribo|escribiendo|aqui|aca|amanezco|amaneci|me encuentro|me tienen|termine|acabe|vivo|paso|me paso|me la paso|contestando) (otra vez|todo el dia|toda la noche|toda la mañana|aqui|aca|sola|solo|ya|esto|un rato|rato|el dia|la noche|dias|dos dias|tres dias|semanas|desde|hace rato|desde hace rato|media hora|una hora|horas|sin parar de|todavia|como loca|hasta|mientras|el dia entero|todos los dias|las noches|hecha un mar)? ${LLORANDO}`,
  '(llorando|lloro|lagrimas) (mientras|al) (escribo|escribir|contesto|respondo|leo|leer|te escribo|les escribo|le escribo|contestar)',
  '(me|se me) (he|ha)? (puse|puesto|eche|echado|solte|soltado|rompi|largue|largado|pongo|suelto|largo|echo|voy a poner|estoy poniendo|entro|agarro|dio|da|metio) (otra vez|de nuevo|casi)? (a)? (llorar|chillar|lagrimear|moquear|sollozar|el llanto|la lloradera|la llorona|por llorar|ganas de llorar|llorando)',
  '(me quebré|me quebre|me quiebro|me quebro|me estoy quebrando|me derrumbe|me derrumbo|me estoy derrumbando|me desmorono|me desmorone|me estoy desmoronando|me vengo abajo|me vine abajo|me he venido abajo|me estoy viniendo abajo|me rompi (por dentro|toda|todo|en mil|en llanto)|me rompo por dentro|me estoy rompiendo|me deshago|me estoy deshaciendo|me parti|siento que me (rompo|quiebro|derrumbo|parto|desmorono|deshago))',
  '(rompi|rompo|estalle|estallo|exploté|explote) (a|en) (llorar|llanto|lagrimas)',
  '(no|sin) (puedo|logro|consigo|hago|paro|dejo|he podido|he parado|puedo parar|poder|dejar|parar|hay como|se como) (mas que|de|dejar de|parar de|aguantarme|contener|aguantar|controlar)? (llorar|el llanto|las lagrimas|lagrimear|chillar)',
  '(se me|me) (caen|salen|estan saliendo|estan cayendo|salieron|vienen|han salido|saltan|saltaron|escapan|ruedan|cae|sale|han caido|corren|escurren|chorrean|llenan) (ya|todas|solas)? (las|unas|los ojos de)? (lagrimas|lagrimones|lagrima|lagrimitas|mocos)',
  '(con)? (los ojos|la cara) (me)? (llenos|llena|se llenan|hinchados|empapada|se me llenan) (de)? (lagrimas|llorar|de tanto llorar)',
  '(con|entre|tengo|bañada en|bañado en|hecha|hecho|secandome) (las|un|los ojos en)? (lagrimas|mar de lagrimas|magdalena|llanto|ojos llorosos)',
  '(me)? (gano|ganó|vencio|venció|gana|esta ganando|puede|pudo) (el|la) (llanto|lloradera|sentimiento|tristeza|pena|angustia)',
  '(lloro|llorar|llorando|chillo|chillar|llore|me pongo a llorar|me suelto a llorar|me acuesto llorando|me despierto llorando|me duermo llorando|me levanto llorando) (todos los|todas las|cada|a cada|todo el|toda la|casi todos|casi todas|por todo|por cualquier cosa|por nada|a diario|a escondidas|en el baño|sola|solo|sin parar|sin razon|antes de|camino|hasta|de la nada|por las noches|en las noches|a mares|desde) ..1',
  '(tengo|me dan|con|me entran|estoy con|estoy que) (unas|muchas|puras|solo|tantas)? ganas (enormes|terribles|horribles|tremendas)? de (llorar|echarme a llorar|ponerme a llorar)',
  '(tengo|se me hace|se me hizo|siento|con) (como)? un nudo en la garganta',
  '(se me|me) (quiebra|quebro|quebró|corta|quebraba|esta quebrando) la voz',
  '(espera|perdon|perdona|disculpa|disculpe|perdone|dame|deme|es que) ..5 (llorar|llorando|el llanto|las lagrimas|lagrimas)',
];
/** Weeping of others, of joy, of long ago. */
export const llantoInocuo: readonly string[] = [
  '(llorar|lloro|lagrimas|llorando) ..6 cebolla',
  '(llorar|llorando|llore|lloro|llanto|lagrimas|lagrimas) (casi)? (de|por) (la)? (risa|alegria|felicidad|emocion|orgullo|gusto|la cebolla|cebolla|reir|reirme|contenta|contento|felices|agradecimiento|gratitud)',
  '(cebolla|cebollas) ..8 (llorar|lloro|lagrimas|llorando)',
  '(un|una|el|la|los|las|mi|su|otra|otro) (cliente|clienta|paciente|niño|niña|niños|compañera|compañero|señora|señor|pasajera|pasajero|alumna|alumno|alumnos|bebe|huesped|usuaria|usuario|chico|chica|novia|mama|madre|abuela|vecina|muchacha|muchacho|aprendiz|jefa|jefe|hija|hijo|persona|viejito|gente|familiar|familiares|residente|residentes|ella|el) ..5 (llorando|llorar|lloraba|lloro|lloró|en llanto|en lagrimas)',
  '(encontre|vi|escuche|atendi|llamo|llegó|llego|vino|entro|estaba|entró|salio|salió|consolar|consolé|console|calme|ayude|acompañe) ..6 (llorando|en llanto|en lagrimas)',
  '(sin|no|nunca|jamas) (me|he|estoy|puse|soy de)? (puse|puesto|ponerme|llorar|llorando|lloro|llore) ..1',
];

const SER = `(${MI_GENTE}|(mi|mis) (guagua|perro|perra|perrito|perrita|gato|gata|bebe|bebita|bebito|peludo|peluda|mascota|angelito|mamita|viejita|viejito|tata|nana|nona|nono|yaya|yayo|lela|lelo|vieja linda|abue|mamá|papá|madrecita|hombre|compañero de toda la vida|jefecita|jefecito|mama))`;

/** Despair, worthlessness, exhaustion, loneliness. */
export const hundido: readonly string[] = [
  '(no|ya no|nunca|siento que no|creo que no) (sirvo|valgo|he servido|sere capaz|sirvo ni) (ya|ni)? (para|de)? (nada|para nada|nada de nada|un carajo|una mierda|pa nada|ni para esto|un centavo|un peso)',
  '(soy|me siento|siento que soy|sentirme|me creo|me hacen sentir|uno se siente|una se siente|me veo como|me sentia) (tan|muy|solo|como|puro|pura|todo|toda|totalmente|completamente)? (un|una|como un|como una|el|la)? (verdadero|verdadera|completo|completa|total|puro|pura|puto|puta)? (fracaso|fracasada|fracasado|inutil|basura|mierda|porqueria|desastre total|nada|don nadie|bueno para nada|buena para nada|cero a la izquierda|poca cosa|lo peor|desecho|perdedor|perdedora|estupida|estupido|muñeco roto|despojo|miseria|vacia|vacio|muerta en vida|muerto en vida|acabada|acabado|derrotada|derrotado|hundida|hundido|destruida|destruido|destrozada|destrozado|rota|roto|perdida|perdido)',
  '(valgo|no valgo) (nada|verga|madre|madres|menos que nada|una mierda)',
  '(todo|nada) (me sale|lo hago|lo que hago|de lo que hago|hago|lo que toco) (mal|bien|sale mal|lo arruino|va a servir|sirve|esta mal|se daña|se rompe)',
  '(doy asco|me doy asco|me odio|me detesto|no me soporto|me aborrezco|me desprecio)',
  '(soy|siento que soy) (el|la) (fracaso|verguenza|oveja negra|inutil) de (mi|la) (familia|casa)',
  'no se (ni|ya|ya ni)? (quien soy|donde estoy parada|donde estoy parado|que hacer con mi vida|que va a ser de mi|que sera de mi|que hago con mi vida)',
  'no me (reconozco|hallo ni yo|reconozco en el espejo|soporto)',
  '(estoy|ando|me siento|vengo|sigo) ..2 (hundida|hundido|destrozada|destrozado|deshecha|deshecho|desesperada|desesperado|devastada|devastado|derrumbada|derrumbado|desolada|desolado)',
  'me siento (tan|muy|re|super|demasiado|bien|realmente|bastante|terriblemente)? (horrible|fatal|pesimo|pesima|miserable|humillada|humillado|impotente|invisible|culpable de todo|como la mierda|como una mierda|para la mierda|de la mierda|de la chingada|del asco)',
  'me siento (tan|muy|re|super|demasiado|realmente) (mal|triste|baja|bajo|cansada de todo|cansado de todo|desanimada|desanimado)',
  '(estoy|ando|toy|me siento) (re|muy|tan|realmente|super|bastante|bien) (mal|jodida|jodido|rota|roto|triste|deprimida|deprimido|frita|frito)',
  '(estoy|ando) (frita|frito|hecha un desastre emocional|mal emocionalmente|mal de la cabeza|destruyendome)',
  '(emocionalmente|mentalmente|animicamente|psicologicamente) (estoy|no estoy|ando|me siento) (muy|nada|hecha|hecho|totalmente)? (mal|bien|rota|roto|destruida|destruido|agotada|agotado|polvo|destrozada|destrozado|fatal)',
  '(hace|desde|ya|hace tiempo|hace meses) (que|hace|entonces)? ..2 no soy (yo|persona|la misma|el mismo|ni la sombra)',
  '(llevo|van|paso|pase|he pasado|vivo|voy) ..3 en vela',
  'no he dormido (nada|en|bien en|ni|desde)',
  '(desalojar|desahucian|desahucio|desahuciaron|desalojo|desalojan|embargar|embargan|echan|deudas|comer|renta|alquiler|arriendo|hijos|calle) ..6 no se (que|como) (voy a|vamos a)? (hacer|hare|salir|pagar)',
  '(siento que|es que|he|ya)? (fracase|fracasado|falle|fallado) (en todo|en la vida|como (madre|padre|persona|hijo|hija|mujer|hombre)|a todos|a mis hijos|a mi familia)',
  '(arruine|eche a perder|destruí|destrui|desperdicie|he arruinado|tire) mi vida',
  'no (veo|hay|encuentro) (ya|la|ninguna)? (luz|salida alguna|consuelo) (al final|ya|por ningun|en nada)? (del tunel|lado)?',
  '(todo|lo) (esta|se|veo|lo veo) (ha)? (todo)? (perdido|negro|derrumbo|derrumbó|vino abajo|fue al carajo|fue al traste|derrumba) ..1',
  'mi vida (ya)? (es|esta|se|fue) (un|una|toda|hecha|ha|me|puro|pura)? (desastre|infierno|mierda|pesadilla|caos|ruina|asco|vino abajo|derrumbo|derrumbó|desmorono|desmoronó|fue al carajo|fue al traste|fue de las manos|destruida|arruinada|arruino|acabo|acabó|miseria|tormento)',
  'se me (derrumbo|derrumbó|desmorono|desmoronó|vino abajo|acabo|acabó|fue) (toda)? (la vida|el mundo|todo|mi vida|la vida entera)',
  'me (quede|he quedado|estoy quedando) sin (nada ni nadie|nada|nadie|fuerzas|vida)',
  '(voy a|estoy por|a punto de|siento que voy a|a nada de|estoy a punto de) (colapsar|quebrarme|quebrar|romperme|derrumbarme|explotar|estallar|desmoronarme|volverme (loca|loco)|caerme a pedazos)',
  '(al borde|a punto) del (colapso|abismo|precipicio|llanto)',
  '(soy|siento que soy|me siento) (solo|como)? (una|un) (carga|molestia|estorbo)',
  '(uno|una) se siente (una|un|como) (basura|mierda|inutil|trapo|fracasad*|nadie|nada)',
  `${SER} ..2 (esta|se esta|sigue|anda|quedo|quedó) ..1 (muriendo|muriendose|grave|gravisima|gravisimo|agonizando|en coma|intubada|intubado|en terapia intensiva|en cuidados intensivos|en la uci|en uci|en terapia|desahuciada|desahuciado|en las ultimas|entre la vida y la muerte|conectada|conectado a)`,
  '(estoy|quede|sigo|ando) en (shock|choque)',
  '(tengo|siento|me da|me esta dando) (mucha|demasiada|tanta)? ansiedad (y|que|ahora|ahorita|disculp*|perdon|horrible|terrible|con esto|esto|hablar|contestar)',
  'no tengo (con|a|en) quien (hablar|contar|contarle|acudir|recurrir|me escuche|apoyarme|me ayude|pedir ayuda|desahogarme)',
  '(no se|sin saber) a quien (acudir|recurrir|pedirle ayuda|pedir ayuda)',
  '(no paro|no dejo|no puedo (dejar|parar)) de (temblar|llorar)',
  '(salir|sali|irme|encerrarme|encerre|me encierro|parar|escondo|esconderme|voy|fui) (a|para) llorar',
  '(no|ni) (me levanto|salgo) de la cama',
  '(ando|estoy|sigo|vivo) con (una|mucha|esta|la)? (depresion|angustia|tristeza|ansiedad muy|ansiedad horrible|ansiedad terrible|depre) ..1',
  '(se me|me) (vino|viene|sube|salio|escapa|subio) el llanto',
  '(siento que|creo que|es que|que) no (sirvo|valgo) (y|ni|ya|para)?',
  'no (hay|tengo|tenemos|me alcanza|alcanza) (ni|ya|nada)? (para|con que|pa|que) (comer|darles de comer|darle de comer|dar de comer|pagar la renta|pagar el alquiler|pagar el arriendo|la leche|los pañales|alimentar|mantener a mis|darle a mis)',
  'no hablo con nadie (hace|desde|en|ya|nunca)?',
  '(ya)? no espero nada (ya)? (de la vida|de nadie|bueno)?',
  'me (esta|estan)? (comiendo|matando|consumiendo|come|mata|consume|carcome|gana|vence|puede|ahoga|ahogando|hundiendo|hunde) (viva|vivo|por dentro)? (la|el) (ansiedad|angustia|tristeza|pena|soledad|desesperacion|depresion|culpa|dolor)',
  '(alma|animo|corazon|animos|moral) (en|por) (los|el) (pies|suelos|suelo|piso|cero)',
  '(madreada|madreado|golpeada|golpeado|jodida|jodido|tocada|tocado|mal|muy mal) (de|del) (animo|animos|la cabeza|moral)',
  '(de|por|con) (la|tanta|esta|pura|mi) (angustia|desesperacion|tristeza|pena tan grande)',
  'no estoy (nada)? bien (la verdad|nada|ultimamente|disculp*|perdon|de animo|emocionalmente|psicologicamente|anímicamente|y)',
  '(toque|tocado|tocando|estoy en el|llegado al|llegue al) fondo (ya|del pozo|de todo|y)?',
  // Exhausted.
  '(llevo|tengo|voy para|van|hace|son|casi|ya) (ya|mas de|como|casi|varios|varias|muchos|muchas|dos|tres|cuatro|cinco|seis|siete|ocho|diez|unos|unas|una|un|un par de|2|3|4|5|6)? (dias|noches|semanas|meses|semana|mes|año|años|dia) (enteras|enteros|seguidas|seguidos|que)? (sin (poder|casi)? (dormir|pegar ojo|pegar un ojo|pegar los ojos|comer|comer ni dormir|levantarme de la cama|salir de la cama|salir de casa|descansar|bañarme)|no (duermo|puedo dormir|pego ojo|pego un ojo|como|salgo de la cama|me levanto de la cama))',
  '(no|ni) (duermo|como|puedo dormir|logro dormir|consigo dormir|pego ojo|pego el ojo|pego un ojo|concilio el sueño|he dormido|me levanto de la cama|salgo de la cama|puedo levantarme de la cama|puedo ni levantarme|me baño|puedo salir de la cama|puedo ni dormir) (ni|desde|hace|bien desde|nada desde|hace dias|y|por|de la|en|ya|casi) (como|duermo|dias|semanas|meses|que|hace|ayer|angustia|preocupacion|no|ansiedad|el|la|lunes|noches)?',
  'sin (dormir ni comer|comer ni dormir|pegar ojo desde)',
  '(estoy|ando|me siento|me encuentro|toy|sigo|quede|me tiene|me tienen|me dejo|me ha dejado|vivo) (muy|ya|tan|super|como|bien|todo|toda|completamente|totalmente|absolutamente|bastante|realmente|re|mas que|emocionalmente|mentalmente|por dentro|otra vez|hecha|hecho|un poco)? (hecha polvo|hecho polvo|polvo|hundida|hundido|destrozada|destrozado|deshecha|deshecho|destruida|destruido|devastada|devastado|rota|roto|rota por dentro|roto por dentro|hecha pedazos|hecho pedazos|hecha pelota|hecho pelota|hecha mierda|hecho mierda|hecha bolsa|hecho bolsa|hecha percha|hecho percha|hecha puré|hecha pure|hecho pure|hecha leña|hecho leña|vuelta leña|vuelto leña|vuelta nada|vuelto nada|vuelta mierda|vuelto mierda|vuelta ñoña|vuelto ñoña|hecha un trapo|hecho un trapo|hecha añicos|hecho añicos|hecha un desastre|hecha trizas|hecho trizas|hecha una mierda|hecho una mierda|para el arrastre|pal arrastre|para atras|pa tras|patras|pal gato|pa l gato|como las weas|como las huevas|como el orto|como el culo|como la mierda|como el hoyo|para la mierda|en la lona|en el piso|en el suelo|por el suelo|por los suelos|en el pozo|en un pozo|en el hoyo|en un hoyo|en un hueco|en el fondo|tocando fondo|desesperada|desesperado|desesperao|desbordada|desbordado|desbordá|sobrepasada|sobrepasado|superada|superado|quemada|quemado|quemadisima|quemadisimo|reventada|reventado|exhausta|exhausto|agotadisima|agotadisimo|al limite|al borde|al borde del colapso|colapsada|colapsado|colapsando|en el limite|angustiada|angustiado|angustiadisima|deprimida|deprimido|depre|en depresion|desolada|desolado|abatida|abatido|desahuciada|derrumbada|derrumbado|desmoronada|desmoronado|devastao|fundida|fundido|tronada|tronado|bien mal|mal de verdad|muy mal|fatal|remal|pesimo|pesima|muerta por dentro|muerto por dentro|vacia|vacio|vacia por dentro|vacio por dentro|acabada|acabado|que no puedo|que no doy mas|que no me aguanto|que me muero de (angustia|pena)|palteada|palteado|en la mierda|en la pura mierda|en la verga|en un hoyo negro|en un hueco|de la chingada|de la verga|en shock|anulada|anulado|ahogada|ahogado|asfixiada|asfixiado|cayendome a pedazos|rendida|rendido|jodida|jodido|agüitadisima|achicopalada|achicopalado|chipil|destrozao|hundia|hundio|fuera de mi|enloqueciendo|volviendome loca|volviendome loco|perdiendo la cabeza)',
  '(ya)? (troné|trone|truene|me fundi|me fundí|colapse|colapsé|estoy que reviento|voy a reventar|siento que (reviento|exploto|voy a explotar|voy a reventar|colapso)|voy a explotar|estoy que exploto|me quebre|exploté)',
  '(me)? (rebaso|rebasó|rebasa|sobrepaso|sobrepasó|sobrepasa|supera|supero|superó|desborda|desbordo|desbordó|esta superando|ha superado|aplasta|consume|esta consumiendo|esta matando por dentro|hunde|esta hundiendo|ahoga) (ya)? (todo|todo esto|esto|la situacion|esta situacion|la angustia|esta angustia|la vida|la pena|la tristeza|el dolor|la ansiedad|la presion|la soledad)',
  '(estoy|ando|vengo|sigo) (pasando|atravesando|viviendo|en|cruzando) (por)? (una|un|el|la)? (depresion|duelo|infierno|momento (muy|tan|demasiado|horrible|terrible|durisimo|de mierda)|peor momento|peores momentos|etapa (muy|tan|horrible|terrible|durisima)|racha (muy|tan|horrible|terrible|de mierda)|crisis|calvario|pesadilla|situacion (muy|tan|horrible|desesperada|limite))',
  '(no puedo|no logro|no consigo) (dejar|parar) de (temblar|pensar en (el|ella|eso|mi)|sufrir)',
  '(todo|esto|la situacion|la vida) me (supera|sobrepasa|rebasa|rebaso|rebasó|desborda|desbordo|ahoga|aplasta|esta superando|ha superado|queda grande|come|viene encima|cae encima|esta matando|cuesta una vida)',
  '(todo)? se me (viene|esta viniendo|vino|cae|esta cayendo|cayo|cayó|hace) (todo)? (el mundo|encima|el mundo encima|la casa encima|todo encima|cuesta arriba todo|bola|la noche|un mundo todo)',
  'no (duermo|como|descanso) (y|ni)? (no)? (como|duermo|descanso|vivo)',
  'no (puedo|doy) (ya)? (mas|con todo|con esto|con mi alma|con la vida|con mi vida|con el alma|con el cuerpo|ni con mi alma|ni pensar|ni concentrarme|ni hablar|conmigo|con tanto|con todo esto|con la angustia|con la pena|con la ansiedad|con este dolor|una|pie con bola)',
  '(ya)? no (doy|doy ya) (una|mas|pa mas|para mas)',
  'no (aguanto|soporto|resisto|jalo) (ya)? (mas|mas esto|esta angustia|este dolor|esta situacion|tanto|tanto dolor|esta ansiedad|la presion|tanta presion|ni un dia mas|un dia mas|asi)',
  'no levanto (cabeza|la cabeza)',
  '(siento|creo|se|parece) que no (salgo|voy a salir|hay salida|voy a poder|levanto|puedo mas) (de)? (este|esta|esto|nunca|ya|mas)? ..2',
  '(perdi|he perdido|se me acabo|se me fue|se me acabaron|no me queda|no tengo|ya no tengo|sin|no me quedan|se me agoto|perdio uno) (ya)? (toda|ninguna|la|las|toda la|todas las|ni)? (esperanza|esperanzas|ilusion por nada|ilusion de nada|fe en todo|fuerzas para nada|fuerzas|ganas de nada|ganas de hacer nada|animos de nada|animo para nada)',
  '(no tengo|no me dan|sin|no me quedan|no me sale) (ya)? (ganas|fuerzas|animos|energia|fuerza) (ya)? (de|para|ni) (nada|levantarme|hacer nada|salir de la cama|ni levantarme|ni bañarme|moverme|ni de bañarme|ni para levantarme|ni para bañarme|comer|ni comer)',
  '(ansiedad|depresion|angustia|tristeza|desesperacion|pena|dolor|culpa|soledad) (que)? (me (esta|come|consume|mata|ahoga|aplasta|tiene|carcome|puede|supera|gana)|no me deja|no puedo) (matando|comiendo|consumiendo|ahogando|dormir|respirar|vivir|viva|vivo|por dentro|en cama|asi|tirada|tirado|ni)?',
  '(tengo|siento|me da|me entro|me agarra|me agarro|cargo|traigo) (mucha|una|tanta|demasiada|muchisima|esta|hartisima|harta|una gran|un)? (angustia|tristeza inmensa|tristeza enorme|desesperacion|desesperanza|pena muy grande|tristeza muy grande|depresion|vacio enorme|dolor muy grande|angustia horrible|tristeza que|pena tan grande|hueco en el pecho|agujero en el pecho|bajon muy grande|bajon tremendo|depre muy fuerte|ansiedad horrible|ansiedad terrible)',
  '(se me|me) (hace un nudo en|cierra|cerro|cerró|anuda|esta cerrando|hizo un nudo en) la garganta',
  '(estoy|ando|me) (que)? (me)? ahogo',
  '(me ahogo|me ahoga la angustia|me ahogo de angustia|me ahogo en mis|me ahogo de pena)',
  '(me siento|estoy|me encuentro|ando|me he quedado|me quede|quede) (muy|tan|completamente|totalmente|mas|super|bien|demasiado|bastante|re)? (sola|solo|abandonada|abandonado|desamparada|desamparado|aislada|aislado) (en (el|este|la) (mundo|vida|pais|ciudad)|y|sin nadie|no|como|con todo|desde|completamente|como nunca|de verdad|que|ya)',
  'me siento (muy|tan|completamente|totalmente|super|bien|demasiado|re)? (sola|solo|abandonada|abandonado)',
  '(no tengo|no cuento con|no le importo|no le intereso|no me queda) (ya)? (a)? (nadie|ni un amigo|ninguna persona) (en|con|a|que|que me|mas|ya|para|aqui|y|de)? ..1',
  '(a)? nadie (le)? (importo|importa lo que me pase|intereso|me quiere|me quiere a mi|me escucha|me ayuda|me habla)',
  '(no quiero|no tengo ganas de) (ver|hablar) (a|con) (nadie) ni',
  '(estoy|ando|me estoy) (cayendo|hundiendo|volviendo|apagando) (en|loca|loco|cada|mas|poco|a pedazos) ..1',
  'me (estoy hundiendo|hundo|voy a hundir|siento hundir|hundi)',
  '(quiero|necesito|quisiera) (gritar|salir corriendo|que pare) (y|todo|esto|ya)',
  '(tengo|traigo|llevo|con) (el)? (alma|corazon|animo) (rota|roto|hecha pedazos|hecho pedazos|en pedazos|partido|partida|por el suelo|por los suelos|en un hilo|destrozado|destrozada|hecho trizas|encogido)',
  '(se me)? (rompe|parte|destroza) (todo|el) (corazon|alma|por dentro)',
  'me (rompi|parti|estoy rompiendo) por dentro',
  '(la|lo) (estoy)? (estoy|ando|vengo) (pasando) (muy|tan|super|re|bien|fatal|horrible|realmente|demasiado)? (mal|fatal|horrible|feo|negro|negras)',
  'no (me)? (da|dan|funciona|jala|rinde|carbura) (ya)? (la|el|ni la) (cabeza|corazon|cuerpo)',
  '(traigo|tengo|ando con) la cabeza (en otro|en otra|echa|hecha|a punto) ..1',
  'no (doy|daba) pie con bola',
  '(no|ni) (encuentro|hallo|veo) (consuelo|paz|sosiego)',
  '(estoy|ando|vivo|sigo) (empastillada|empastillado|en la cama|encerrada|encerrado|tirada|tirado) (todo|en|sin|desde|para|hace) ..1',
];
/** The same words without suffering. */
export const hundidoInocuo: readonly string[] = [
  '(perdida|perdido) (sin|con) (mi|esta|la|esa|el)',
  '(solo|sola) (un|unos) (rato|momento|ratito|minutos)',
  'mas de (dos|tres|cuatro|un|una|ocho|diez|la cuenta)',
  '(esperanza|esperanzas) de (que|ascenso|ascender|crecer|mejora|un|una|el|la|volver|cobrar|subir)',
  '(recomendandome|recomendando|apoyandome con)',
  'en vela (acompañ*|por|cuidando|trabajando|terminando|con (el|la|un|una))',
  '(noche|noches) en vela ..6 (entrega|residente|paciente|servidor|turno|guardia|cierre|evento|cosecha|obra)',
  'mal (cuando|si|con (el|la|los))',
  'para nada (que|de|del|con)',
  '(vacio|vacia|mal|perdido|perdida|inutil|solo|sola|nada|fracaso) (si|cuando|sin) (no|trabajar|hacer|trabajo|estoy sin)',
  'nadie que (me|nos|lo|la) (recomiende|reemplace|cubra|avale|de|sustituya|haga|sepa)',
  '(sale|salia|salen) (todo)? mal (si|cuando|sin)',
  'mi vida (laboral|profesional|academica)',
  '(fatal|muy mal|remal|pesimo|pesima|bien mal|mal) (de|en|con|para|visto|pagad*|ubicad*|organizad*|comunicad*|acostumbrad*) (la|el|los|las|mi)? (vista|ingles|mates|matematicas|memoria|ortografia|informatica|excel|fechas|rodilla|espalda|orientacion|tecnologia|tiempo|dinero|horario|numeros|idiomas|computacion|cocina|transporte|oido)?',
  '(derrumbe|derrumbo|desmorone|desplome) (en|sobre) (el|la|mi) (sofa|cama|sillon|sala)',
  '(revente|reviento|exploté|explote|colapso|colapse) (de|del|el|la|por) ..1',
  '(mundo|pecho) de (cajas|los|las|papeles|pollo|pavo|gente|trabajo)',
  'no (duermo|como|descanso) (en el|en la|en los|de dia|siesta|fuera|mucho|antes de|hasta|carne|huevo|pan|nada de|con)',
  '(toque|tocó|toco|tocando|tocado|tocamos) fondo (en|con|por) (ventas|el|la|los|las|enero)',
  '(sin|ni) (esperanza|esperanzas) de (ascender|crecer|que me suban)',
  'no espero nada (a cambio|raro|especial)',
  'no (hay|tengo|alcanza) ..2 comer (en la|en el|fuera)',
  '(bajo|buceo|regulador|inmersion|botella|fondo del mar|mina|humo|mascara|tanque|espacio confinado|horno) ..14 (respirar|aire|oxigeno)',
  'si (noto que|siento que|veo que)? (me|no) ..3 (respirar|aire)',
  'no (puedo|doy) mas (que|de (lo|un|una|dos|tres|ahi|alla|eso|plazo|tiempo|dinero)|info*|detalle*)',
  '(no puedo|no doy) con (el|la|los|las) (clave|contraseña|tecla|error|fallo|direccion|boton|archivo)',
  'no (me|se|nos) ahogo (en)?',
  '(me)? ahogo en (un)? (vaso|vasos)',
  '(ahogo|ahogan|ahogada|ahogado|ahoga) en (papeles|papeleo|trabajo|correos|tickets|pedidos)',
  '(quemada|quemado|quemadas) (por|con|en) (el|la|un|una) (sol|aceite|brazo|mano|horno|plancha|vapor)',
  '(rota|roto|rotos|vacia|vacio|vacios|fundida|fundido|acabada|acabado|quemada|quemado|colapsada|colapsado|hundida|hundido) (la|el|una|un|de|del|desde|por|que|antes|con) (maquina|bomba|pieza|caja|foco|motor|envase|estante|estanteria|camion|tubo|cinta|valvula|sistema|linea|puente|barco)',
  '(me siento|estoy|ando|trabajo|quede|trabajaba) (solo|sola) (responsable|con la caja|con el equipo|en (el turno|caja|la tienda|el almacen|turno|la linea|obra|cocina)|y (atiendo|hago|resuelvo|cierro|abro|me organizo|trabajo)|como (responsable|encargad*)|en casa|de noche|en el local|esperando|con (los|las|mi perro|mi gato|mis)|por (la|las) (mañana|noche|tarde)|a cargo)',
  '(superado|superada) (la|el|los|las|un|una|ya|por)',
  '(no tengo|no cuento con|no hay) (a)? nadie (a cargo|que me reemplace|a mi cargo|en el turno|mas en|conectad*|disponible|que cubra|de|en el equipo|en la lista|para (cubrir|el turno))',
  '(ansiedad|nervios|ganas) (por|de) (empezar|comenzar|arrancar|aprender|entrar)',
  'no (soy|me siento|me considero|me he sentido|me siento un) (un|una) (fracaso|fracasad*|inutil|basura)',
  '(sin|no) (fuerzas|ganas) (armadas|de ventas|nada de)',
  '(dias|noches|horas|semanas|dia|semana) ..2 sin (dormir|comer|descansar) ..4 (servidor|turno|guardia|cierre|cosecha|parto|estreno|entrega|tormenta|incendio|huracan|terremoto|inventario|zafra|feria|campaña|mudanza|viaje|lanzamiento|deploy|migracion)',
  '(nos|les|le) (supera|supero|superó|desborda|desbordo|rebasa|rebaso|sobrepaso)',
  '(supero|superó|rebaso|rebasó|supera|desbordo|desbordó) (la|el|los|las|mis|nuestras|todas las|todo lo) (meta|objetivo|expectativas|demanda|cuota|capacidad|record|marca|obstaculos|limite|aforo|presupuesto)',
  '(cliente|clienta|paciente|usuaria|usuario|compañera|compañero|alumna|alumno|señora|equipo|gente|persona) ..5 (desesperad*|angustiad*|desbordad*|hundid*|destrozad*|deprimid*|en crisis|con (ansiedad|angustia|depresion))',
];

const FECHA =
  '(ayer|hoy|anoche|antier|anteayer|antes de ayer|antenoche|antesdeayer|recien|apenas|esta mañana|esta semana|esta madrugada|el otro dia|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo)|este (lunes|martes|miercoles|jueves|viernes|sabado|domingo|fin de semana|mes)|(la|el) (semana|mes|finde) (pasada|pasado)|la otra semana|el fin de semana|hace (apenas|solo|como|unos|unas|nada|poco|poquito|muy poco|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|2|3|4|5|6|7|8|9|10|12|15|20)? (dos|tres|cuatro|cinco|seis|poco|poquito|pocos|pocas|unos)? (dias|dia|semanas|semana|mes|meses|horas|poco|poquito|nada|ratito)|la semana que paso|(en|a finales de|a principios de|a mediados de) (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad|semana santa))';
const MURIO =
  '(murio|murió|ha muerto|fallecio|falleció|ha fallecido|mataron|acaba de morir|acaba de fallecer|se murio|se murió|acaba de morirse|se fue|dejo|dejó|enterre|enterramos|enterré|velamos|velé|vele|sepultamos|sepulte|cremamos|perdi|perdí|perdimos|acabo de perder|acabamos de perder|despedimos|despidieron|incineramos)';
/** A recent death near to the person. */
export const dueloReciente: readonly string[] = [
  `(se)? (me|nos)? (acaba de|acaban de)? ${MURIO} (a|de)? ${SER} ..3 ${FECHA}`,
  `${FECHA} (se)? (me|nos)? ${MURIO} (a)? ${SER}`,
  `${FECHA} (fue|fueron|es|tuvimos|tengo|estuve en|vengo de|sera|es el|enterramos|velamos) (el|al|en el|los|la)? (entierro|funeral|velorio|sepelio|misa|novenario|cremacion|velatorio|tanatorio|responso) (de)? ..3`,
  `${SER} (se|se me|se nos|me)? ${MURIO} ..2 ${FECHA}`,
  `${FECHA} ..1 (se|se me|se nos|me|nos)? (murio|murió|fallecio|falleció|mataron|dejo|dejó|fue) ${SER}`,
  '(vengo|venimos|llego|regreso|regresando|acabo de llegar|acabo de volver|estoy|contesto|salgo|sali|recien llegue|escribo|volviendo) ..1 (del|de|en|desde) (el|la|un)? (cementerio|panteon|velorio|funeral|funeraria|tanatorio|entierro|velatorio|sepelio|camposanto)',
  `(acabo|acabamos|vengo|venimos|recien vengo|salgo) (de|del) (enterrar|perder|velar|sepultar|despedir|entierro|velorio|funeral|tanatorio|velatorio|sepelio|cementerio|hospital de despedir) (a|de)? ..3`,
  `(se me|se nos) (acaba de|acaban de) (morir|ir) (mi|el|la|nuestro|nuestra|un) ..2`,
  `(se me|se nos) (murió|murio|fue) (el|la|mi|nuestro|nuestra|un) (bebe|niño|niña|guagua|abuelo|abuela|viejo|vieja|viejito|viejita|nene|nena|chiquito|chiquita|perro|perra|gato|angelito) ..2 ${FECHA}`,
  `(enviude|quede viuda|quede viudo|me quede viuda|me quede viudo|me quede huerfana|me quede huerfano) ..1 ${FECHA}`,
  `(avisar|avisaron|enterar|enterarme|entere|llamar|llamaron|decir|dijeron|informar|avisan|confirmar|confirmaron) (de)? que (se)? (ya|recien|anoche|hoy|esta mañana)? ${MURIO} ${SER}`,
  `(acaba de|acaban de) (morir|fallecer|morirse|matar) (a)? ${SER}`,
  '(estoy|estamos|ando|sigo|seguimos) (de|en) (luto|duelo|velorio|pleno duelo|el velorio|el tanatorio|el funeral)',
  `${FECHA} ..1 (perdi|perdí|perdimos) (a|un|el) (${SER}|mi bebe|el bebe|embarazo|un embarazo|mi embarazo)`,
  `(perdi|perdí|perdimos|tuve) (a mi bebe|el bebe|al bebe|el embarazo|mi embarazo|un aborto|una perdida) ..2 ${FECHA}`,
  `(no (supero|he superado|me repongo de|logro superar|me acostumbro a)|todavia no supero|aun no supero) (la muerte|la perdida|que se fue|que se murio|lo) de ${SER}`,
  `(se nos|se me) fue (mi|nuestro|nuestra) ..3 ${FECHA}`,
  `(se nos|se me) fue (el|la) (viejo|vieja|niño|niña|bebe|nene|nena|abuelo|abuela|viejito|viejita|jefecito|jefecita|guagua|chiquito|chiquita|negra|negro|flaca|flaco) ..2 ${FECHA}`,
  `(${MURIO}|se nos fue|se me fue) ${SER} y (no|aqui|todavia|sigo|estoy|ando|ya no|me) ..2`,
];
/** Other blows, recent. */
export const golpeReciente: readonly string[] = [
  `(me pidio el divorcio|me pidió el divorcio|me separe|nos separamos|me divorcie|me dejaron|termino conmigo|terminó conmigo|me fue infiel|me rompieron el corazon|me rompio el corazon|me rompió el corazon|me corrieron de la casa|me echaron de (la)? casa|me violaron|me asaltaron|aborte) ..2 ${FECHA}`,
  `(deportaron|detuvieron|se llevaron|encarcelaron|secuestraron|desaparecieron|internaron|operan|diagnosticaron|asesinaron) (a|con)? ${SER} ..3 ${FECHA}`,
  `${FECHA} ..2 (deportaron|detuvieron|se llevaron|encarcelaron|secuestraron|asesinaron) (a)? ${SER}`,
  `(mi) (marido|mujer|esposo|esposa|pareja|novio|novia) (me dejo|me dejó|me abandono|me abandonó|se fue de (la)? casa|me acaba de dejar) ..2 ${FECHA}`,
  `(me dejo|me dejó|me abandono|me abandonó|me acaba de dejar) (mi)? (marido|mujer|esposo|esposa|pareja|novio|novia) ..2 ${FECHA}`,
];
/** A death that was long ago or was told of work. */
export const dueloLejano: readonly string[] = [
  '(compañera|compañero|colega|vecina|vecino|jefa|jefe|socio|socia|novio|novia|roommate|supervisor|supervisora|encargad*) (de ..1)? se fue (el|la|ayer|hace|antier|anoche|este|recien|de)',
  'entierro de (un|una) (vecin*|cliente|clienta|conocid*|compañer*)',
  '(lo|la) (encontre|encontramos|recupere|recuperamos|halle)',
  '(trabaje|trabajaba|trabajo|empleada|empleado|recibia|recibimos) ..3 (funeraria|cementerio|velatorio|tanatorio)',
  '(se fue|se nos fue|se me fue) (al|a|para|pa|de (viaje|vacaciones|compras|gira)|con|en|a trabajar|del (pais|equipo|turno))',
  '(me dejo|me dejó|dejo|dejó) (en|a|al|con|de|encargad*|una|un|el|la|los|las|sin|sola con|solo con|mi (puesto|turno|jefe|jefa|herencia|taller|tienda))',
  '(perdi|perdimos) (a|de)? ..2 (vendedor|cliente|clienta|proveedor|empleado|empleada|contrato|equipo|trabajador)',
  'desde (20*|19*)',
  'hace (ya|mas de|unos|como|casi|muchos|varios|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|1|2|3|4|5|6|7|8|9|10|12|15|20)? (muchos)? (años|año)',
  '(en (el)? (20*|19*)|cuando yo era|de niñ*|de chic*|por entonces|aquel año|el año pasado)',
];

/** Now, or for long until now. */
export const ahora: readonly string[] = [
  '(ahora|ahorita|ahora mismo|orita|hoy|esta semana|estos dias|ultimamente|todavia|aun|sigo|desde|llevo|cada dia|todos los dias|perdon|disculpa|disculpe|disculpen|perdone|perdona|espera|espere|esperen|esperame|un segundo|un momento|dame|deme|leyendo|escribiendo|pregunta|apenas|recien|mientras escribo|no se que me pasa|ya|acaba|acabo|contestar|entrevista)',
];
export const pasado: readonly string[] = [
  '(la primera vez|el primer (dia|año|mes|turno)|los primeros (dias|meses|turnos)|en un examen|en una exposicion|una vez|aquella vez|aquel dia|ese dia|esa vez|ese mes|esa noche|esa semana|aquel turno|hace (ya|mas de|unos|como|casi|muchos|varios|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|un|1|2|3|4|5|6|7|8|9|10|12|15|20)? (muchos)? (años|año)|en (20*|19*)|el año pasado|cuando (empece|entre|trabajaba|estaba|era|tenia|estudiaba|abrimos|llegue)|al principio|mi primer dia|mi primera semana|en mi (anterior|ultimo|primer) (trabajo|empleo|puesto)|de (niñ*|chic*|joven)|en pandemia|durante la pandemia|en la pandemia|por entonces|en aquella epoca|en esa epoca)',
];
/** Others whose crisis is told. */
export const deOtros: readonly string[] = [
  '(cliente|clienta|clientes|paciente|pacientes|usuaria|usuario|usuarios|alumna|alumno|alumnos|pasajera|pasajero|pasajeros|residente|residentes|compañera|compañero|compañeros|señora|señor|niño|niña|niños|huesped|abuelita|abuelo|anciano|anciana|chica|chico|muchacha|muchacho|aprendiz|persona|personas|gente|colega|trabajador|trabajadora|operario|operaria|socio|socia|jefe|jefa|mi (hijo|hija|madre|padre|mama|papa|marido|esposo|esposa|hermana|hermano))',
];
/** A crisis named alone. */
export const crisisSola: readonly string[] = ['(ataque|crisis) de (panico|ansiedad|angustia)'];
/** Not well, where the clause ends there. */
export const noBien: readonly string[] = [
  'no estoy (nada|muy)? bien',
  'no sirvo',
  'no duermo',
  'ya no puedo',
  'estoy (muy|completamente|totalmente|tan|bien) (sola|solo)',
  'me siento (mal|triste)',
  'no aguanto',
  'no hay esperanza',
  'siento que no valgo',
];
