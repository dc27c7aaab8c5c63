import { MI_GENTE } from './formas.ts';

const MUY =
  '(muy|un poco|como|bien|tan|todo|toda|mucho|ya|otra vez|de nuevo|super|re|demasiado|casi|hasta|solo|ni|ahora|ahorita|aqui|aca|medio|media)?';
const NOMBRE =
  '(ataque|ataquito|crisis|garrotera|soponcio|sirimba|patatus|yeyo|telele|palida|parraque|jamacuco|chucaque|vahido|fatiga|colapso|colapso nervioso|crisis nerviosa|crisis de (panico|ansiedad|nervios|angustia|llanto)|ataque de (panico|ansiedad|nervios|angustia|llanto)|panico|ahogo|asfixia|taquicardia|tembladera|temblorina|temblor|desmayo|sofoco|sofocon|mareo|bajon de presion|panic|panic attack|anxiety attack|breakdown|brote)';

/** A crisis of the body, by what it does to breath, heart, sight, limbs. */
export const crisis: readonly string[] = [
  `(sin (poder|lograr|conseguir)|no (puedo|logro|consigo|alcanzo a|me deja|me dejan)|me (cuesta|esta costando)|apenas (puedo|logro)?|casi no (puedo|logro)?) ${MUY} (respirar|respiro|jalar (aire|bien)|coger aire|agarrar aire|tomar aire|tragar aire|inhalar|resollar|recuperar el (aire|aliento))`,
  'no respiro (bien|ya|casi|y)?',
  'me falta (el|la)? (respirar|resuello|respiro|aire|respiracion|oxigeno)',
  `me (volvio|volvió|ha vuelto|esta volviendo|vuelve|regreso|regresó|repitio|repitió|esta subiendo|sube|subio|subió|dio|esta entrando|esta dando|da|quiere dar|va a dar|agarro|agarró|esta viniendo|viene|vino|pego|pegó|empezo|empezó|esta empezando|cayo|cayó) ${MUY} (el|la|un|una|otro|otra|como un|como una|mi|este|esta) ${NOMBRE}`,
  '(corazon|cora|pulso) ..2 (desbocad*|disparad*|se me (para|detiene|sale|va a salir|acelera|dispara|sube a la garganta)|me (golpea|retumba|martilla|brinca|salta|va a (explotar|reventar|estallar)|explota|revienta)|a (mil|150|140|160|180|cien|tope|full)|se me quiere salir)',
  '(tengo|con|siento|traigo) el (corazon|pulso) ..1 (desbocad*|disparad*|aceleradisimo|acelerado|a mil|a cien|en la garganta|en la boca|que se me sale|galopando|a punto de (salir*|explotar))',
  '(veo|viendo|estoy viendo) (puntitos|lucecitas|manchas|estrellitas|chispitas|todo|doble) (negro|negros|negras|blanco|blancas|borroso|borrosa|nublado|doble|dando vueltas|de colores)?',
  '(me|se me) (zumban|tapan|taparon|pitan|chiflan) los oidos',
  '(no (trago|paso saliva|puedo tragar|me pasa la saliva|me baja la saliva)|una mano (apretando|apretandome|en) (la|mi) garganta|me aprieta la garganta|siento que me ahorcan)',
  'no (puedo|logro|consigo) (mover|sentir|controlar|levantar|abrir|cerrar) (el|la|los|las|mi|mis|medio) (brazo|brazos|mano|manos|pierna|piernas|cara|lado|dedos|cuerpo|boca|lengua)',
  '(se me) (torcio|torció|chueco|fue|cayo|cayó|paralizo|paralizó|acalambraron|acalambro|engarrotaron|engarroto|entumecieron|durmieron|estan durmiendo|esta durmiendo|entumen|entumieron|duermen|engarrotan|agarrotan) (la|las|los|el|media|medio) (boca|cara|lado|manos|dedos|brazo|brazos|piernas|pies|labios|lengua|cuerpo|quijada|mandibula)',
  '(se me traba|se me esta trabando|no me sale|no puedo mover) la (lengua|voz|boca) y (no|se|me|tengo|estoy)',
  '(estoy|sigo|ando|tirad*) (en|tirad* en) (el|la)? (piso|suelo|cama|baño|urgencias|emergencias|la sala de espera) ..4 (sin poder respirar|temblando|con (una|un|el|la) (crisis|ataque|suero|dolor)|hiperventilando|ahogandome|encogid*)',
  '(estoy en|me llevan a|me trajeron a|vine a) (urgencias|emergencias|la guardia|la posta) ..2 (con|por) (una|un|la)? (crisis|ataque|taquicardia|dolor en el pecho|ansiedad|panico)',
  '(llam*|pid*|busc*) (a)? (alguien|una ambulancia|la ambulancia|un medico|al 911|al 112|al 061|emergencias|un doctor) (por favor|ya|porque|que|me|rapido)',
  '(se me|me) (cerro|cerró|cierra|esta cerrando|apreto|apretó|aprieta|oprime|hundio|hundió|parte|esta partiendo) (todo)? (el)? pecho',
  '(el)? pecho (se me|me) (va a (explotar|reventar|estallar)|explota|revienta|quema|arde|pesa|oprime|ahoga|cerro|cerró|hunde)',
  '(dolor|presion|puntada|punzada|quemazon) ..3 pecho ..4 (brazo|espalda|mandibula|cuello|no me deja|respirar)',
  '(me duele|me arde|me aprieta|me late) (la cabeza|el brazo|la espalda|el brazo izquierdo) y (el|me duele el|me aprieta el) pecho',
  '(me esta subiendo|me subio|se me subio|me bajo|se me bajo|se me fue|me esta bajando) (la|el) (presion|tension|azucar) ..4 (mare*|pecho|no veo|negro|desmay*|caig*|borros*|cabeza|dolor|mal|tembl*)',
  '(tiemblo|temblando|estoy temblando|tiemblo) ..3 (no (puedo|controlo|paro|logro|dejo)|sin (poder|control)|entera|entero|de pies a cabeza|como (hoja|gelatina|perro))  ..3 (respir*|par*|control*|manos|ahog*|aire|sostener*|escrib*|tecle*)',
  '(no controlo|no puedo controlar|no paran de) (las|mis|los)? (manos|piernas|temblor|temblores|temblar)',
  '(no paro|no puedo parar|no dejo|no puedo dejar) de temblar',
  '(nauseas|nausea|arcadas|vomitando|vomitar|vomite) ..3 (taquicardia|temblando|mareo|mareada|mareado|panico|no puedo respirar|me falta el aire)',
  'taquicardia ..3 (tiembl*|temblando|nauseas|aire|mareo|panico|ahora|ahorita)',
  '(late|palpita|golpea|retumba) ..3 corazon ..6 (muero|desmay*|caig*|aire|respir*|tiembl*)',
  '(el)? corazon ..1 (a mil|a cien|desbocado|disparado) ..5 (muero|desmay*|caig*|aire|respir*|que me pasa|tiembl*)',
  'creo que me (muero|estoy muriendo|voy a morir|infarto|estoy infartando|desmayo)',
  'panic attack (sorry|perdon|ahora|now|ahorita|no puedo|please)',
  '(ando|estoy|toy) con (el|un|una|la) ..1 (panico|ahogo|ataque|crisis|tembladera|taquicardia|opresion|angustia en el pecho)',
];

/** Weeping, in every person's way of telling it. */
export const llanto: readonly string[] = [
  'lloro (y|por (todo|nada|las|dentro|cualquier|mi|esto)|en|todos|todas|cada|sin|desde|sola|solo|a|hasta|mucho|como|lavando|cocinando|manejando|mientras|antes|cuando (despierto|me|llego|estoy|veo|pienso|nadie|oigo)|de la nada|de noche|de dia|de rabia|de pena|de tristeza|de impotencia|ahora|ahorita|otra|todo|toda|casi) ..2',
  '(si|ya|siempre|solo|nomas|aqui|otra vez|hoy|hoy tambien|todavia) lloro',
  '(de|por) tanto llorar',
  '(ojos|cara|cabeza|voz|nariz|parpados|teclado|pantalla|telefono|celular|hoja|papel) ..5 (de|por) (llorar|tanta lagrima|las lagrimas|mis lagrimas|lloradera)',
  '(teclado|pantalla|telefono|celular|hoja|mesa) ..2 (mojad*|empapad*|llen*) ..2 (lagrimas|llanto)',
  '(todo|cualquier cosa|lo que sea|cualquier tonteria|una cancion|nada) me (hace|pone a|da por) (llorar|chillar)',
  '(ando|estoy|sigo|vivo|tengo) (con|de) (la)? (lagrima|lagrimas|llanto) (facil|a flor|en la puerta|en los ojos)',
  '(estoy|ando|toy) (que|a punto de|al borde de|por|para) (lloro|chillo|llorar|romper a llorar|ponerme a llorar|soltarme a llorar|largarme a llorar|chillar|explotar en llanto)',
  '(acabo de|vengo de|termino de|estuve|pase la noche|pase el dia|pase la mañana|me la he pasado|me la paso|me pase|me paso) (de)? (llorar|llorando|chillar|chillando) ..2',
  '(tuve que|toco|tocó|tengo que|me fui a|sali a|fui a|me sali a|me escondi a|me encerre a|me meti a|me levante a|necesito|salirme a|ir a|irme al baño a|pare para|pausé para|pause para|deje el telefono para) ..4 (llorar|chillar|secarme las lagrimas|lavarme la cara de llorar)',
  '(pausar|parar|cortar|apagar|cerrar|dejar|interrumpir|pause|pare|corte|apague) ..5 (no (paraba|podia parar|podia dejar|dejaba) de llorar|me puse a llorar|estaba llorando|me gano el llanto)',
  '(llorando|moqueando|chillando|lagrimeando) (estoy|ando|toy|sigo|vivo|me tienen|me la paso|te escribo|les escribo|contesto)',
  '(llevo|tengo|van|ya van) ..4 (llorando|moqueando|chillando|sin parar de llorar|de llanto)',
  'me (ganan|ganaron|vencen|vencieron|pueden|pudieron|traicionan|traicionaron) (las lagrimas|los sentimientos|los mocos)',
  '(me (entro|entró|dio|agarro|agarró|vino|ataco|atacó)|con) (la|el|una|un) (lloradera|llorona|llorera|lloron|llanto|llantina|chilladera|moqueadera|sentimiento|berrinche de llanto|lloriqueo)',
  '(la)? cara entre las manos',
  '(tapandome|me tapo|con) la cara (tapada)? (con las manos)? (llorando|para llorar|de la pena)',
  '(no|ni) (veo|alcanzo a ver|distingo|leo) ..3 (de|por) (tanto)? (llorar|las lagrimas|lagrimas)',
  '(yo)? (llorar|llora) (llorar|mucho|siempre|todo dia|toda noche|todos dias|ahora|yo)',
  '(yo|mi) (triste|llorar|llorando|mal) (mucho|muchisimo|siempre|ahora|hoy|todo)',
  '(quiero|necesito) (llorar|ponerme a llorar|echarme a llorar|gritar y llorar) ..1',
  '(estoy|ando) (hech*) (una magdalena|un mar|una fuente|una sopa de lagrimas)',
  '(se me|me) (hizo|hace|esta haciendo) (un)? (nudo|puchero)',
];
/** Named alone, where the clause ends. */
export const nerviosSolo: readonly string[] = [
  'me (da|dio|esta dando) (como|mucho|mucha|un poco de|un poco|harta|algo de|tremend*|full|muchisim*)? (corte|oso|plancha|roche|palta|lache|palo|yuyu|apuro|achaque|verguenza|pudor|nervios|miedito|bochorno|canguelo)',
];
/** Weeping that is no distress, by its cause. */
export const llantoInocuo: readonly string[] = [
  '(lloro|llorar|llorando|llanto|lagrimas) ..4 (encargo|toma|tomas|escena|escenas|papel|camara|personaje|actriz|actor|obra|casting)',
  'lloro ..3 (pelicula*|peliculas|serie|series|novela|novelas|boda|bodas|anuncios|comerciales|cancion|canciones|futbol|final|cebolla|cebollas|emocion|alegria|risa|orgullo|despedidas|graduacion*|perros|disney)',
  '(las|los|con|en|una|un|de) ..1 (peliculas|pelicula|series|novelas|bodas|anuncios|canciones|graduaciones|cebolla|cebollas|chistes) ..4 (llorar|lloro|lagrimas)',
  'lloró (de|y|en|porque|cuando|al|por|desconsolad*|todo|mucho)',
  '(nudo) (de|en) (la|el|los|las)? (corbata|espalda|cordon*|red|cable|pelo|hilo|madera|marinero)',
];

/** Little worth, where nothing follows that makes it a small skill: «soy un desastre con las contraseñas». */
export const menosprecio: readonly string[] = [
  '(soy|siento que soy|me siento|me veo|me hacen sentir|me creo|me considero|siempre he sido|siempre fui|no soy mas que|no dejo de ser) (una|un|como una|como un|solo una|solo un|toda una|puro|pura|la|el|lo)? (gran|verdadera|verdadero|completa|completo|total|pinche|puto|puta|maldit*)? (inutil|fracaso|fracasad*|desastre|cero|cero a la izquierda|nadie|don nadie|estorbo|caso perdido|perdedor|perdedora|poca cosa|inservible|incapaz|basura|porqueria|mierda|lastre|carga|descartable|desechable|insignificante|patetic*|ridicul*|miserable|lo peor|malogrado|malograda|trapo|trapo viejo|mueble viejo|fantasma|sombra|error|fraude|farsa|invisible|reemplazable|sobrante|chatarra|piltrafa|guiñapo|acabad*|deshech*|quebrad*|usad*|suci*|apagad*|anulad*|enterrad*|derrotad*|hundid*|vencid*|frustrad*|destruid*|devastad*|perdid*|vacia|vacio|muert*|rota|roto|desahuciad*)',
  '(no|ya no) soy (nadie|nada|persona|ni la sombra de|la que era|el que era|el mismo|la misma|gente) ..2',
  '(nunca|jamas) (voy a|vamos a)? (ser|sere|llegar a ser|hacer|valer|servir) (nadie|nada|alguien|para nada)',
  'no (tengo|hay) (ya)? (remedio|arreglo|cura|compostura|solucion) (ya|conmigo)?',
  '(que|me doy|doy) (asco|pena ajena|lastima) (doy|de mi|de mi misma|de mi mismo|me doy|de persona)',
  '(siento|creo|parece) que (no|ya no) (existo|importo|sirvo|valgo|pertenezco|encajo|cuento) (ya)? (para|a|en|con)? (nadie|nada|ningun lado|ningun lugar|el mundo)?',
  '(siempre|todo) lo (arruino|echo a perder|fastidio|daño|destruyo|hago mal|cago|jodo) (todo)?',
];
/** Despair, exhaustion, hunger, sleeplessness, fear. */
export const hundido: readonly string[] = [
  '(estoy|ando|vivo|me siento|sigo|parezco|toy) (como|hech*) (un|una)? (zombi|zombie|zombis|robot sin alma|muert*|muert* en vida|ida|ido|automata|anestesiad*|trapo|trapo viejo|fantasma|guiñapo|piltrafa|torta|caca|pure|mierda|verga|puta|nada|bola de nervios|saco roto|basura|ruinas|pasa|flan por dentro|muñeco roto)',
  '(estoy|ando|toy|me siento|quede|vengo|sigo) (re|bien|mas|muy|todo|toda|full|recontra|super)? (pal perro|pal tigre|pal gato|pa l perro|pa l tigre|pa l gato|pal tacho|pal arrastre|pa la cachetada|para el tigre|para el perro|en la lona|en la inmunda|en las ultimas|en la fuacata|en el hoyo|en la olla de animo|a la deriva|por el piso|por los suelos|ahuevad*|aguevad*|encabangad*|de la patada|del carajo|de la chingada|de la verga|de la fregada|pal orto|como el ojete|culiao por dentro|vuelt* (mierda|nada|un culo|un ocho|chicha|verga|leña|trizas|ñoco|polvo)|hech* (mierda|caca|verga|polvo|pedazos|trizas|garras|pelota|bolsa|torta|puré|pure|percha|añicos|moco|leña|piltrafa|guiñapo|trapo)|remal|requetemal|mas muert* que viv*)',
  '(tengo|ando con|traigo|cargo|con|me dio|me entro|vivo con) ..2 (depre|depresion|cabanga|guayabo (moral|terciario)|tusa|bajon horrible|angustia|desesperacion|congoja|agonia|amargura|tristeza) ..1 (que (no|me|ni)|tremend*|horrible|terrible|muy (fuerte|grande)|encima|metida|en el (pecho|alma)|del carajo|infinit*|inmens*|brutal|espantos*|tan (grande|honda|fuerte)|no se me)',
  'no (puedo|logro|consigo|tengo ganas de) ni (comer|tragar|probar bocado|pasar bocado|bañarme|levantarme|moverme|hablar|pensar|funcionar|concentrarme|leer|salir de (casa|la casa|mi cuarto|la cama)|mirarme al espejo) (nada|ni|desde|hace|sin|bien|ya|siquiera)?',
  'no me (entra|pasa|baja) (ni)? (la comida|bocado|un bocado|nada de comida|el agua|nada desde)',
  '(he|me) (bajado|perdido|adelgazado|baje|perdi) ..2 (kilos|libras) ..3 (angustia|ansiedad|pena|tristeza|nervios|depresion|no comer|estres|preocupacion|llorar)',
  'no (he comido|como|comemos|hemos comido) (nada)? (desde|hace|en) (ayer|antier|anteayer|dos|tres|el|anoche|dias)',
  '(vomito|vomite|vomitando|se me cae el pelo|me salen ronchas|me arranco el pelo|me sangra la nariz) ..6 (nervios|angustia|ansiedad|estres|preocupacion|pena|antes de (entrar|ir|trabajar|conectar*))',
  '(duermo|dormi|duermo a) (con pastillas|con gotas|dos|tres|una|apenas|a ratos|poquisimo|nada|casi nada|fatal|2|3) ..1 (y ni asi|(hora|horas) (por|a la|desde|y|cada|al dia|con suerte)|ratos|hora|noche|pastillas|nada)',
  '(estoy|ando|sigo|toy|llevo|vengo) ..1 sin (dormir|pegar ojo|pegar un ojo|comer|descansar) (desde|hace|nada|ni|hasta|y|de la)',
  '(me despierto|despierto|me levanto|amanezco) ..6 (corazon apretado|con angustia|angustiad*|llorando|con taquicardia|ahogad*|sudando frio|con ganas de (llorar|vomitar|desaparecer)|con el pecho|aterrad*|con miedo|con panico)',
  '(la|mi|esta) cabeza (ya)? (no me (da|funciona|responde|carbura|rinde|para)|me (va a|quiere) (explotar|estallar|reventar)|me estalla|me explota|me revienta)',
  'siento (como)? que (me|se me) (estoy (apagando|hundiendo|muriendo por dentro|desmoronando|quebrando|secando|consumiendo|ahogando|rompiendo|volviendo loc*|yendo|perdiendo)|apago|hundo|quiebro|rompo|ahogo|muero por dentro|voy a (volver loc*|quebrar|romper|derrumbar|explotar)|acaba el (mundo|aire)|va la vida)',
  'me (voy a|estoy) (volver|volviendo|volviendome) loc* ..2',
  '(estoy|ando|vivo|sigo|me siento|metid*) (en|atrapad* en|dentro de|caid* en|metid* en) (un|una|el|este|esta) (tunel|pozo|hoyo|agujero|hueco|abismo|remolino|callejon|laberinto|bucle|infierno|carcel|jaula|pantano|nube negra|noche) ..3 (sin (salida|fondo|luz|fin)|(del que|de la que|de donde) (no|nunca) (salgo|puedo salir|veo)|no (salgo|puedo salir|veo)|negr*|oscur*)?',
  'todo (es|lo veo|se ve|esta|se me hace|se puso) (negro|gris|oscuro|cuesta arriba|una mierda|un asco|perdido|inutil|insoportable)',
  '(se me) (junto|juntó|junta|amontono|amontonó|derrumbo|derrumbó|desmorono|desmoronó|rompio|rompió) (todo|el mundo|la vida|todo encima|todo abajo|todito)',
  '(se me) (vino|viene|esta viniendo|cayo|cayó) (la vida|todo encima|todo abajo|todito)',
  '(todo|esto|la vida) me (aplasta|asfixia|hunde|consume|tumba|arrastra|pesa (demasiado|mucho|tanto)|tiene (mal|hundid*|deshech*|hecha|hecho|sin (dormir|comer)|enferm*|desesperad*)|esta (matando|hundiendo|acabando|volviendo loc*|ahogando))',
  '(me da|tengo|vivo con|ando con) (miedo|panico|terror|pavor) (de|a)? (todo|salir|vivir|la calle|estar (sola|solo)|quedarme (sola|solo)|el dia|la noche|contestar el telefono|la gente|todo el dia|constante|a todo)',
  '(vivo|ando|estoy) (con miedo|aterrad*|aterrorizad*|paralizad* (de|por|del)|muerta de miedo|muerto de miedo|encerrad* (en|por|sin)) ..2',
  '(no (puedo|logro|me atrevo a)|ni) ..1 salir (de (la)? (casa|mi cuarto|cama))? ..2 (del|de|por) (el)? (miedo|panico|panic|pena|angustia|tristeza|verguenza|depresion)',
  '(llevo|tengo|van) ..3 (encerrad*|metid*|tirad*|acostad*|sin salir|sin levantarme|sin bañarme|sin hablar con nadie|sin ver a nadie|sin (poder)? salir) (en|de|del)? ..2',
  '(mañana|hoy|esta semana|el (lunes|martes|miercoles|jueves|viernes)|pasado mañana|en unos dias) (nos|me) (desahucian|desalojan|echan (de (la|mi)? casa|a la calle|del piso)|lanzan|quitan (la casa|a mis (hijos|hijas|niños)|el piso|la custodia|a mi (hijo|hija|niña|niño)))',
  '(duermo|durmiendo|dormimos|vivo|viviendo|vivimos|estoy viviendo) en (la calle|el coche|el carro|mi coche|mi carro|mi auto|el auto|un cajero|la terminal|un parque|la estacion|una plaza|la camioneta)',
  '(no (tengo|hay|tenemos)|sin) (ni|nada|que)? (para|pa|que|con que)? (darle|darles|dar|comprarle|ponerle|llevarles) (de comer|leche|un plato|algo de comer|nada de comer|de cenar) ..4 (hijos|hijas|hijo|hija|bebe|niños|niñas|nene|nena|chamacos|guaguas|cipotes|crios|gurises|peques)?',
  '(hoy|ayer|en mi casa|en la casa) ..1 no (hay|hubo|tenemos|tengo) (nada)? (para|que|de) comer',
  '(no tengo|no hay|sin) ..1 (para|pa) la leche (del|de la|de mi) (bebe|nena|nene|niño|niña|hijo|hija|guagua)',
  '(estoy|ando) ..1 (medicad*|empastillad*|con antidepresivos|en tratamiento) y (aun asi|ni asi|igual|sigo|nada|no) ..2',
  '(me supera|me supero|me superó|me sobrepasa|me sobrepaso|me sobrepasó|me rebasa|me rebaso|me rebasó|me desborda|me desbordo|me desborde|me desbordé|me aplasta|me ahoga) (de verdad|perdon|perdone|disculp*|ya|todo|la pena|la angustia|mucho|tanto)',
  '(no|ya no) (le importo|me quiere|me busca|me llama|me habla|me espera|me necesita|me entiende|me ve|pregunta por mi) (ya)? (a)? nadie',
  'no (tengo|hay|me queda) ..1 (a|con) quien ..1 (hablar|contar*|acudir|llamar|apoyar*|desahogar*|recurrir|abrazar*|decir*)',
  '(no tengo|sin|ni) (ni)? (un|una|ningun|ninguna) (amigo|amiga|abrazo|alma|persona) (con|que|a|en|aqui|ya)? ..2',
  '(perdi|he perdido|se me (fueron|quitaron|acabaron)|ya no tengo|no me quedan|me faltan) (todas)? (las)? (ganas|fuerzas|ilusiones) (de|para) (todo|nada|levantarme|hacer nada|seguir|salir|hablar|luchar)',
  '(meses|semanas|dias) sin (levantarme|salir de (la cama|casa|mi cuarto)|bañarme|peinarme|comer|reirme|hablar con nadie|ganas de nada)',
  '(me duele|duele|tengo rota|se me parte|me pesa|se me rompe) (mucho|tanto|hasta|demasiado)? (el alma|la vida|todo por dentro|el corazon de tanto|hasta el alma)',
  '(estoy|ando|toy) (mal|muy mal|remal) (de verdad|en serio|la verdad|de la cabeza|por dentro|emocionalmente|animicamente|siempre|hace dias|desde)',
  '(no puedo|no logro) ni ..1 (salir|levantarme|hablar|comer|bañarme|mirarme|pensar|respirar tranquil*) ..1 (de|del|por)? ..1',
];
/** Said only where the clause ends. */
export const noBien: readonly string[] = [
  'me (supera|sobrepasa|rebasa|desborda|desbordo|hundo|apago|derrumbo|vengo abajo|quiebro|rompo)',
  '(perdon|perdona|perdone|disculp*|de verdad|es que|lo siento) ..1 no puedo',
  'no (puedo|logro|consigo) (comer|levantarme|moverme|bañarme|funcionar|pensar|concentrarme|tragar bocado|salir de la cama|salir de casa)',
  '(no|ya no) (puedo mas|aguanto|aguanto mas|doy mas|doy una|levanto cabeza|tengo fuerzas|tengo ganas|tengo consuelo|tengo a nadie|tengo cabeza)',
  '(estoy|ando|toy) (mal|remal|fatal|harta|harto|rota|roto|cansada de todo|cansado de todo|sin fuerzas|sin ganas|como muerta|como muerto|mas muerta que viva|mas muerto que vivo)',
  'me siento (perdida|perdido|rota|roto|sola|solo|vacia|vacio|fatal|horrible|sin fuerzas|sin ganas|invisible|descartable|un desastre|una inutil|un inutil|apagada|apagado)',
  '(mi|la) vida (es|es una|se ha vuelto) (mierda|infierno|desastre|ruina|asco|pesadilla)',
  'no (duermo|como|descanso)',
  'qué asco doy',
];

const CERCA = `(${MI_GENTE}|(mi|mis|nuestro|nuestra) (bebe|bebita|bebito|niña|niño|angelito|nena|nene|perrita|perrito|perro|perra|gato|gata|yaya|yayo|nona|nono|lela|lelo|mamita|viejita|viejito|tata|nana|abue|mejor amig*))`;
const FECHA =
  '(ayer|hoy|anoche|antier|anteayer|antenoche|recien|esta (mañana|semana|madrugada|tarde|noche)|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|otro dia)|(la|el) (semana|mes|finde) (pasada|pasado)|hace (poco|poquito|nada|un|una|unos|unas|dos|tres|cuatro|cinco|seis|siete|ocho|diez|quince|veinte|2|3|4|5|6|7|8|10|15|20) ..1 (dia|dias|semana|semanas|mes|meses|horas|hora)|este (lunes|martes|miercoles|jueves|viernes|sabado|domingo|mes|fin de semana)|semana pasada|mes pasado)';
const MUERE =
  '(murio|murió|morir|muerto|muerta|fallecio|falleció|fallecer|ha muerto|ha fallecido|se nos fue|se me fue|mataron|asesinaron|desaparecio|desapareció|secuestraron|deportaron|atropellaron|se accidento|se accidentó|tuvo un accidente|acaba de morir|acaba de fallecer|nos dejo|nos dejó|dejo este mundo|dejó este mundo|descanso|descansó)';
export const dueloReciente: readonly string[] = [
  `${CERCA} ..3 ${MUERE} ..4 ${FECHA}`,
  `${FECHA} ..6 ${CERCA} ..1 (se|se me|se nos)? ${MUERE}`,
  `${MUERE} ${CERCA} ..3 ${FECHA}`,
  `(vele|velamos|velé|sepulte|sepultamos|cremamos|cremé|enterre|enterramos|despedi|despedimos) (a)? ${CERCA} ..3 ${FECHA}`,
  `${FECHA} ..2 (que)? (vele|velamos|velé|sepulte|sepultamos|cremamos|enterre|enterramos|enterré) (a)? ${CERCA}`,
  `(acabo|acabamos) de (perder|enterrar|velar|despedir|cremar|sepultar) a ${CERCA}`,
  `(perdi|perdí|perdimos) (a)? (${CERCA}|un embarazo|el embarazo|mi embarazo|al bebe|el bebe|un bebe) ..2 ${FECHA}`,
  `(llamaron|avisaron|dijeron|avisan|escribieron|contaron|enteré|entere|supe|confirmaron) ..5 que ${CERCA} (se)? ${MUERE}`,
  `(le|nos) (detectaron|diagnosticaron|encontraron|confirmaron) ..2 (cancer|tumor|leucemia|metastasis|alzheimer|sida|algo malo) ..2 (a)? ${CERCA} ..3 ${FECHA}`,
  `(a)? ${CERCA} (le|les) (quedan|queda|dieron|dan) ..1 (poco|dias|horas|semanas|meses|poco tiempo|poca vida)`,
  `${CERCA} ..3 (esta|sigue|lo tienen|la tienen|entró|ingresó) ..2 (en|de) (terapia intensiva|cuidados intensivos|coma|uci|la uci|paliativos|cuidados paliativos|agonia|las ultimas|fase terminal|estado critico|agonizando)`,
  `${CERCA} ..2 (se esta muriendo|agoniza|esta agonizando|se nos va|se me va|se esta apagando|no pasa de (hoy|esta noche|esta semana))`,
  `(no me repongo|no me recupero|no levanto cabeza|no soy (yo|la misma|el mismo)|no me hallo|no encuentro consuelo|no paro de llorar|no me lo creo|no lo supero|no puedo con esto) ..3 (desde|con|de) (que)? ..3 (muri*|fallec*|se fue|muerte|perdida|enterr*|entierro|dejo|dejó)`,
];
export const golpeReciente: readonly string[] = [
  `${FECHA} ..2 (me (dejo|dejó|abandono|abandonó|pidio el divorcio|pidió el divorcio|fue infiel|corrieron de (la)? casa|echaron de (la)? casa)|se fue de (la)? casa) ..3 (${MI_GENTE}|mi pareja)?`,
  `(me separe|me separé|nos separamos|me divorcie|me divorcié|me dejo|me dejó|me abandono|me abandonó) ..5 (no (me recupero|levanto|duermo|como|paro de|puedo|me repongo)|estoy (destroz*|deshech*|hundid*|mal|fatal))`,
];
/** The death of a child or partner, told without a date in a short answer. */
export const dueloSolo: readonly string[] = [
  '(se (me|nos))? (murio|murió|fallecio|falleció|perdi a|perdimos a|perdí a) (mi|nuestro|nuestra|mis) (bebe|bebita|bebito|hijo|hija|hijito|hijita|niño|niña|nene|nena|angelito|esposo|esposa|marido|mujer|mama|madre|papa|padre|guagua)',
];

/** Nerves and low spirits, as each country names them. */
export const nervios: readonly string[] = [
  '(estoy|ando|toy|vengo|me siento|me pongo) ..1 (hech*)? (un|una|como)? (flan|gelatina|manojo de nervios|puro nervio|bola de nervios|cagad* (de miedo|de nervios)?|cagad*|acojonad*|acojonadill*|asustadit*|nerviosit*|friquead*|paniquead*|tembleque|ciscad*|palteadit*|frikead*|urgidit*|azorad*|chivead*|corrid*|rojo como un tomate|roja como un tomate|colorad*|sonrojad*)',
  '(tengo|con|traigo|ando con) (los)? (nervios de punta|nervios a flor|miedito|cosquillas en (la panza|el estomago)|mariposas en (la panza|el estomago|la barriga|la guata)|cus cus|canguelo|yuyu|julepe|chucho|tembleque|cosita)',
  'me (da|dio|esta dando) (como|mucho|mucha|un poco de|un poco|harta|algo de|cierto|cierta|tremend*|full|cualquier|muchisim*)? (de)? (corte|oso|plancha|roche|palta|lache|palo|yuyu|cosa|cosita|apuro|achaque|penita|pena|verguenza|pudor|nervio|nervios|miedito|friega|lacha|bochorno|canguelo|reparo) (hablar (de mi|por|con|de esto|aqui)|contar|contarlo|decirlo|decir|escribir|esto|la entrevista|que me (lean|graben|vean|evaluen|escuchen)|contestar|venderme|preguntar)',
  '(que|ay que|uy que) (verguenza|corte|oso|roche|plancha|palta|nervio|papelon|chasco|apuro) (me da|me|perdon|disculp*|dios|hablar|contar|con usted|con ustedes|la mia)? (hablar|contar|decir|escribir)?',
  '(que|ay que|uy que) pena (me da|con usted|con ustedes|contigo|hablar|perdon|disculp*)',
  '(no estoy|no ando|hoy no estoy) en mi mejor (dia|momento|semana)',
  '(hoy)? no es mi (mejor)? dia',
  'me (trabe|trabé|atore|atoré|bloqueo|bloquee|bloqueé|enrede|enredé|embrollé|congele|congelé) (perdon|disculp*|uf|ay|otra|de los|con los|un poco|toda|todo)?',
  '(ando|estoy|me siento|toy|vengo) (un|una)? (poco|poquito|tantito|pelin|algo|medio|media|chin)? (down|off|low|depre|apagad*|bajon|sad|tristón|triston|tristona|flojit*|desganad*|chafa de animo|plancha abajo|aplatanad*|mustia|mustio|apachurrad*|ñañaros*|mohin*|pachuch*|cabizbaj*|gris|nublad*)',
  'me siento (un poco|medio|algo|bien|muy|tan)? (tonta|tonto|ridicula|ridiculo|rara|raro|torpe|boba|bobo|expuesta|expuesto) (escribiendo|hablando|contando|contestando|con esto|aqui|haciendo)',
  '(se me olvido|se me olvidó|se me borro|se me borró|se me fue) (todo|la idea|lo que iba a decir) ..1 (de los nervios|por los nervios|de nervios|con los nervios)',
  '(me comen|me matan|me ganan|me traicionan|me pueden|me estan comiendo) los nervios',
];

/** The same words of a joy, a laugh, a tired and contented day. */
export const hundidoInocuo: readonly string[] = [
  '(se me (vino|cayo|cayó) (el mundo|todo) (encima|abajo)?) cuando (perdi|se|me (equivoque|olvide)|rompi|cayo|vi|falto|faltaron)',
  'aire acondicionado',
  '(ataque|ataques|crisis) de (risa|tos|alergia|hipo|estornudos|carcajadas|entusiasmo|hambre|celos|creatividad|asma de|identidad|empresa|ventas|crecimiento)',
  'corazon ..2 (de (alegria|felicidad|emocion|orgullo|gusto|ilusion)|cuando (cierro|vendo|gano|logro|un alumno|un cliente))',
  'con (un|una|el|la) ..2 se me acelera el corazon',
  'sin dormir ..6 (inventario|turno|guardia|cierre|entrega|feria|estreno|cosecha|mudanza|viaje|parto|nacio|nació|bebe recien|evento|servidor|incendio)',
  'encerrad* ..2 (haciendo|estudiando|terminando|trabajando|programando|escribiendo|preparando|por (cuarentena|covid|la pandemia|la nieve))',
  '(fundid*|polvo|muert*|reventad*|molid*|cansad*|agotad*|destruid*|pedazos|destrozad*|tronad*|mierda|bolsa|pelota) (despues|tras|al final|porque (ayer|hoy|cargu*|llevo|vengo)|del (turno|gym|partido|viaje|entreno)|de (cargar|caminar|tanto (cargar|caminar|trabajar|correr)))',
  '(me hundi|me hundo|me quebre|me quebré|me quiebro|me parti|me partí|me rompi|me rompí|me rompo) (en (la|el) (nieve|barro|lodo|silla|arena|agua)|la|el|los|las|un|una|mi|dos)',
  '(soy|era) (muy|medio|un poco)? (inutil|torpe|tonta|tonto|negad*|mal*) (para|con|en) (el|la|los|las)',
  'inutil (estando|sin|cuando|en casa|si)',
  'no tengo (la)? (fuerzas|fuerza) (para|de) (cargar|levantar|mover|empujar|alzar)',
  'no duermo en (todo)? (el|la|mi|los|las) (turno|guardia|trabajo|noche|servicio|camion|hotel)',
  '(gafas|lentes|anteojos|vaho|vapor|sol|reflejo|luz|casco|celular roto|pantalla rota) ..6 (no veo|veo|ver|vista|pantalla) ..3',
  '(no veo|no alcanzo a ver|no distingo) (bien)? la pantalla (porque|por|con|sin|cuando|si) ..3',
  '(veo doble|veo borroso) (sin|cuando|si|de lejos|de cerca|con)',
  '(pense|pensé|dije|pensaba|me dije) y (entonces|luego|al final|despues)',
  'nudo en la garganta cuando (me|nos|les|lo|la) (despid*|aplaud*|dieron|regalaron|cantaron|abraz*|felicit*|dijeron|jubil*)',
];
/** Contexts in which a hard word tells of being tired and content. */
export const contento: readonly string[] = [
  'pero (muy|bien|super|estoy|quedo|me voy|salgo|llego|voy)? (contenta|contento|contentos|feliz|felices|satisfech*|orgullos*|con ganas|tranquil*|list*|content*|como nuev*|mañana (vuelvo|estoy)|me gusta|me encanta|valio la pena|vale la pena|se puede|aqui (estoy|sigo) con ganas|con (energia|ilusion))',
  '(cargue|cargué|descargue|descargué|corri|corrí|camine|caminé|entrene|entrené|baile|bailé) ..4 (camiones|kilometros|cajas|maraton|bultos|sacos|noche)',
];
