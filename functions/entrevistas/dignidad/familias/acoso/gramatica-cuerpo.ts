import { aMiCon, fuiCon, infinitivo, juntos, otro, todo } from './conjugar.ts';
import { COSA_LANZADA, GOLPE } from './fisico.ts';
import { una } from './verbos.ts';

/** Deeds to the body, as verb × tense × person × complement. */
const MODO =
  '(fuerte|duro|bien duro|siempre|tambien|con fuerza|de repente|ahi|mismo|a cada rato|un dia|una vez|y|hasta)?';
const UN =
  '(un|una|unos|unas|de|dos|tres|varios|varias|muchos|muchas|el|la|otro|otra|cada|su|sus|puros|puras|tremendo|tremenda|buen|buena|par de)? (buen|buena|buenos|buenas|tremendo|tremenda|gran|fuerte|senda|sendos|par de|santo|santa)?';
const ASIDERO = una(
  'cuello, pelo, cabello, pescuezo, greñas, mechas, chascas, crines, solapa, solapas, garganta, moño, trenza, trenzas, cogote, coleta, gañote, melena, pechera, pelos, cabellos, mentón, quijada, nuca, oreja, orejas, muñeca, muñecas, brazo, brazos, camisa, chaqueta, delantal, mandil, uniforme, collar, velo',
);
const PIEZA = una(
  'boca, cara, labio, labios, nariz, costilla, costillas, brazo, diente, dientes, jeta, hocico, tabique, ceja, cabeza, mano, muñeca, dedo, dedos, mandibula, timpano, ojo, ojos, pierna, clavicula, pomulo, frente, piel, espalda, alma, madre, geta, trompa, pico, rostro',
);
const INSTRUMENTO = una(
  'correa, cinto, cinturon, cable, palo, chancla, chancleta, vara, manguera, escoba, tabla, fuete, rebenque, hebilla, cuerda, varilla, baston, mano abierta, puño, puños, lo que (tenga|tenia|encuentra|encontraba|encuentre|agarre|agarraba|pille|pillaba|tuviera|sea|haya|hubiera), mecate, lazo, rama, machete, regla, zapato, bota, botas, cadena, leño, garrote, manopla, martillo, llave, sarten, toalla mojada, tubo, fierro, casco, plancha, cucharon, rodillo, perchero, sombrilla, paraguas, cabo de, culata, tolete, bolillo, macana',
);
const ARMA = una(
  'cuchillo, pistola, arma, machete, navaja, revolver, fierro, escopeta, cutter, punzon, puñal, faca, facon, chuzo, sevillana, punta, cuete, corvo, tramontina, puntilla, verduguillo, chaira, desarmador, tijera, tijeras, hacha, bisturi, fusil, destornillador, picahielo, gollete, botella rota, pico de botella',
);
const MARCA = una(
  'moretones, moreton, morado, morada, morados, moretes, cardenales, hematomas, marcada, marcado, marcas, inconsciente, sangrando, amoratada, cicatriz, cicatrices, chichon, chichones, sin conocimiento, tirada, el ojo (morado|negro|cerrado|hinchado), un ojo (morado|negro|cerrado|hinchado), el ojo en tinta, el ojo colombino, los ojos (morados|negros|hinchados), la cara (hinchada|marcada|como), el labio (partido|roto), la boca (partida|rota|reventada), coja, cojo, sorda de un oido, sordo de un oido, medio muerta, medio muerto',
);
const SUELTO = una(
  'trancazo, golpe, puñetazo, manazo, guantazo, cachetada, trompada, piña, combo, golpazo, madrazo, vergazo, botellazo, batacazo, empujón, paliza, golpiza, bofetada, correazo, sopapo, pela, patada, codazo, tortazo, hostia, piñazo, cabezazo',
);

const CARIÑO =
  '(pierna|piernas|muslo|muslos|cintura|cadera|caderas|nuca|cuello|barriga|ombligo|escote|rodilla|rodillas|espalda baja|boca|labios|oreja|nalga|nalgas|culo|cola|trasero|pompis|pecho|pechos|senos|tetas|bubis|chichis|lolas|busto|entrepierna|ingle|poto|traste|orto|rabo|genitales|partes|vagina|concha|pene|bulto|miembro|calzon|calzones|bombacha|bragas|brasier|sosten|corpiño|sujetador|pantaleta|pantaletas|tanga|faja)';
const ROPA =
  '(falda|blusa|camisa|pantalon|uniforme|ropa|bata|delantal|mandil|pollera|vestido|sueter|playera|remera|polera|franela|overol|mono|pijama|chaleco|escote|brasier|sosten|sujetador|corpiño|calzon|bragas|bombacha|cintura|pierna|piernas|muslo|muslos|nalgas|culo|cola|pecho|pechos|espalda|rodilla|entrepierna|media|medias|licra|calza|calzas|short|bolsillo del pantalon|bolsillo de atras|toga|tunica|pijama quirurgico|filipina|casaca|guardapolvo|mameluco)';
const SITIO =
  '(baño|vestuario|vestidor|almacen|bodega|deposito|camara|camara fria|cava|cuarto frio|refrigerador|walk in|ascensor|elevador|cuarto|cuartito|oficina|despacho|consultorio|pared|cocina|despensa|archivo|coche|carro|auto|camioneta|cabina|escalera|escaleras|garaje|cochera|lavanderia|pasillo|rincon|trastienda|probador|invernadero|monte|cañaveral|camion|habitacion|sala de (juntas|reuniones)|cubiculo|quirofano|bodeguita|cuartico|contenedor|galpon|caseta|letrina|dormitorio)';

export const CUERPO = {
  fisico_escena: [
    ...aMiCon(
      'dar meter pegar soltar plantar propinar encajar zampar arrear atizar acomodar largar sonar ajustar mandar lanzar tirar surtir cruzar endiñar calzar sampar clavar',
      `${MODO} ${UN} (${GOLPE})`,
    ),
    ...aMiCon(
      'agarrar coger moler caer entrar cagar sacar echar correr levantar hinchar reventar matar coser traer llevar despedir arrancar cubrir llenar bajar',
      `(a|de) (puros|puras|puro|pura|punta de|los)? (${GOLPE}|golpes|tiros|machetazos|palos)`,
    ),
    ...aMiCon(
      'dar pegar golpear castigar corregir cascar azotar zurrar amenazar corretear perseguir correr',
      `(duro|fuerte)? con (la|el|un|una|su|los)? (${INSTRUMENTO}|${ARMA})`,
    ),
    ...aMiCon(
      'agarrar coger tomar jalar halar tirar sujetar apretar arrastrar sacar levantar mechonear trincar zarandear zamarrear samaquear alzar colgar prender pescar',
      `${MODO} (del|de la|por el|por la|de los|de las|por los|de mi|de las) (${ASIDERO})`,
    ),
    ...aMiCon(
      'jalar halar tirar arrancar jalonear mesar',
      `(el|los|un mechon de|mechones de) (pelo|cabello|pelos|cabellos|greñas|trenza)`,
    ),
    ...aMiCon(
      'tirar lanzar avient/aventar arrojar botar volcar echar vaciar estampar estrellar reventar',
      `(con)? (un|una|el|la|los|las|unos|unas|su|sus|mi|mis|todo|todos los|cualquier)? ..1 (${COSA_LANZADA}|bisturi|pinzas|cubeta|balde|bote|tornillos|piedras|huevos|expediente|legajo|charola|instrumental|calculadora|silla|cajon|bolsa|engrapadora|gorra|radio|cascos|plato) ..3 (a la cara|en la cara|a la cabeza|en la cabeza|por la cabeza|encima|a mi|por la cara|en la espalda|a los pies|a las manos|en el pecho|por|porque|cuando|si)?`,
    ),
    ...aMiCon(
      'romper partir quebrar fracturar reventar abrir desfigurar hinchar torcer retorcer doblar dislocar desgraciar rajar cortar quemar marcar volar zafar deshacer voltear tumbar',
      `(la|el|un|una|los|las|mi|toda la|dos) (${PIEZA})`,
    ),
    ...aMiCon('levantar alzar poner', '(la|las)? (mano|manos) (encima)?').filter(
      (pattern) => !pattern.includes('(le|lo|la|les) ('),
    ),
    ...aMiCon(
      'sacar poner apuntar mostrar enseñar amenazar corretear perseguir clavar encajar meter enterrar',
      `(con)? (un|una|el|la|su) (${ARMA})`,
    ),
    ...aMiCon('dejar', `(con)? (un|una|el|los|las|toda|todo|tod*|llen* de|hasta)? (${MARCA})`),
    ...aMiCon(
      'empujar aventar tirar estampar estrellar azotar arrinconar tumbar botar',
      `..2 (contra|escaleras abajo|por las escaleras|de la escalera|al suelo|al piso) (la|el|los|un|una)? ..1 (pared|muro|mesa|puerta|estante|estanteria|piso|suelo|vitrina|mostrador|locker|taquilla|escritorio|ventana|armario|carro|refrigerador|barra|maquina|reja|anaquel)?`,
    ).filter((pattern) => !/por las escaleras\)$/.test(pattern)),
    ...aMiCon(
      'matar quebrar desaparecer degollar balear bajar quemar desfigurar rajar picar enterrar despellejar linchar envenenar moler destripar reventar desgraciar cortar',
      '..2 (la cara|si|viva|vivo|y|con|como|a mi|a mis|porque|o|cuando|ahi|igual|el dia|la mano|las manos|la vida|tambien|entera|con sus propias)',
    ).filter((pattern) => !/^\(me\|nos\) \((mata|quema)/.test(pattern) && !pattern.startsWith('(me|nos) <estar')),
    '(si|como) ..10 (me|nos) (va a|quiebra|desgracia|rompe|parte|raja|quema|desaparece|mata|desfigura|corta|manda a matar|revienta|muele|degolla|arranca|hace daño|baja) ..2 (matar|desgraciar|romper|partir|rajar|quemar|desaparecer|desfigurar|cortar|quebrar|reventar|golpear|pegar|cara|mano|manos|pierna|piernas|dientes|acido|vida|cabeza|madre|alma|boca|pescuezo|cuello)',
    '(me|nos) (va|van|iba|iban) a (desgraciar|desfigurar|quebrar|romper|partir|rajar|desaparecer|degollar|cortar|quemar|marcar|dejar) (la|el|los|las|viv*|con) ..3',
    `${fuiCon('golpear empujar patear cachetear agredir escupir arrastrar apuñalar rajar ahorcar estrangular encerrar amarrar amordazar quemar apedrear azotar abofetear zarandear jalonear madrear apalear balear vapulear')}`,
    `(del|por el|por un|por los|de los|de las|con el|de un|por la|de la) (${SUELTO}|golpes|trancazos|patadas|palizas|cachetadas) (que|cuando|suyo|suya) ..1 (me|nos)`,
    `(hubo|habia|hay|existian|vinieron|llegaron|empezaron|vino) ..2 (empujones|golpes|golpe|cachetadas|cachetada|patadas|puñetazos|bofetadas|palizas|jalones|zarandeos|correazos|trompadas|sopapo|sopapos|insultos y golpes|gritos y golpes) ..8 (<pareja>|en casa|en mi casa|conmigo|costilla|marido|me|mi (padre|padrastro|jefe|madre))`,
    `(<pareja>|mi padre|mi padrastro|mi jefe|el patron|la patrona) ..4 (empujones|golpes|cachetadas|palizas|patadas|puñetazos|costilla rota|bofetadas|moretones) ..6 (denunci*|me|mi|tirit*|tiembl*|hospital|puntos|yeso)`,
    `(${infinitivo('golpear pegar gritar tocar encerrar amenazar insultar maltratar empujar')}) (a)? (mi|yo) (mucho|siempre|todos|dia|fuerte|cuando|mal|muy|y|con|porque)`,
    `(esposo|marido|jefe|patron|hombre|pareja|señor|dueño|el) (no)? (golpear|pegar|gritar|tocar|encerrar|amenazar|insultar|maltratar|empujar|besar) (a)? (mi|me|yo)`,
    '(casa|puerta|cuarto) (encerrar|cerrar) ..4 (llave|yo no|no salir|mi)',
    `se (me|nos) (${otro('golpear encerrar humillar insultar gritar castigar maltratar azotar')})`,
    '(me|nos) (tiene|tenia|tienen|tenian|trae|traia) (a|de) (puros|puro|pura|punta de)? (golpes|palos|cachetadas|patadas|cinturonazos|correazos|gritos y golpes|pescozones|coscorrones|zapes|empujones|puntapies)',
    '(con|de) (los|las|sus|unas|tantos|tantas) (golpes|palizas|patadas|cachetadas) ..3 (perdi|aborte|perdi el bebe|quede|me quede|no oigo|no escucho|sangre|me fracture)',
    '(hacen|hacian|hizo|hicieron|hace|hacia) (bajar|bajarnos|caer) ..2 a (golpes|palos|empujones)',
    ...aMiCon('escupir mear orinar', '(en|a|la|encima|al|el)'),
    ...juntos(
      '(me|nos) (pega|pegaba|golpea|golpeaba|cachetea|cacheteaba|jala|jalaba|empuja|empujaba|zarandea)',
      '<pareja>|mi (padre|padrastro|madre|suegra|hermano|hijo)',
      6,
    ),
    '(a|al) (el que|la que|quien|todo el que) (se (vuela|escapa|escapaba|iba|va|queja|quejaba)|protesta|protestaba|reclama|reclamaba|intenta irse|no rinde) ..3 (lo|la|le|los) ..3 (traen|traian|mandan|golpean|pegan|caen|matan|amarran|dan|daban|encierran|plomo|golpes|quitan|echan|denuncian)',
  ],
  encierro_escena: [
    ...aMiCon(
      'dejar tener mantener',
      '..2 (encerrad*|bajo llave|con (llave|candado|cadena|seguro)|amarrad*|atad*|secuestrad*|cautiv*|prisioner*|incomunicad*|encadenad*|esposad*|enclaustrad*|sin llaves|sin (mis)? llaves)',
    ),
    ...aMiCon(
      'encierr/encerrar trancar',
      '(con|en|bajo|adentro|afuera|dentro|todo|toda|hasta|cuando|si|por|y|de|para|a|al|las|los|el|la|mientras|una|dias|horas)',
    ),
    ...juntos(
      '(echa|echaba|echó|pone|ponia|puso|pasa|pasaba|cierra|cerraba|cerró|cierran|ponen|echan) ..2 (llave|candado|tranca|pestillo|seguro|cerrojo|aldaba|cadena|traba|picaporte)',
      '(no (puedo|podia|podemos|podiamos|pueda|pudiera) (salir|escapar)|(me|nos) (deja|dejaba|dejó|dejan|encierra|tiene)|con(migo)? adentro|por fuera|hasta que (vuelve|volvia|regresa|llega)|cuando (se va|sale|salia)|mientras (una|yo|me|estoy))',
      8,
    ),
    '(se mete|se metia|se metió|entra|entraba|entró|se mete|se cuela) ..8 (mientras|cuando) (una|yo|me|uno|estoy|estaba|estamos) ..10 (tranca|trancaba|cierra|cerraba|cerró|llave|pestillo|seguro|candado)',
  ],
  sexual_escena: [
    ...aMiCon(
      'tocar agarrar apretar rozar pellizcar acariciar sobar frotar palpar manotear estrujar palmear besar lamer morder mirar rosar oler mamar restregar chupar tentar tantear masajear coger sujetar nalguear cachetear',
      `..1 (el|la|los|las|mi|mis|un|una)? ${CARIÑO}`,
    ),
    ...aMiCon(
      'agarrar tomar abrazar tocar apretar sujetar coger pegar arrimar repegar rodear',
      '(por|desde) (detras|atras|la cintura|las caderas|la cadera|la espalda y)',
    ),
    ...aMiCon(
      'meter poner pasar deslizar apoyar colar bajar subir colocar dejar',
      `(la|las|una|su|sus|los|el)? (mano|manos|dedo|dedos|manita|manitas|pierna|rodilla|cara|lengua|miembro|pene) ..2 (por|debajo|entre|en|sobre|bajo|dentro|encima|abajo|adentro|hasta|arriba) ..3 ${ROPA}`,
    ),
    ...aMiCon(
      'subir bajar levantar quitar sacar desabrochar desabotonar romper arrancar abrir rasgar alzar',
      `..1 (la|el|los|las|mi|mis) (falda|pollera|blusa|pantalon|pantalones|calzon|calzones|bragas|bombacha|brasier|sosten|vestido|ropa|bata|camisa|uniforme|pantaleta|velo)`,
    ),
    ...aMiCon(
      'besar',
      '(a la fuerza|en la boca|en los labios|en el cuello|en la nuca|sin|de sorpresa|contra|cuando|en el|en la|y)',
    ),
    ...aMiCon(
      'robar plantar dar estampar',
      '(un|unos|el)? (beso|besos|pico|piquito|chape|morreo|topon) (a la fuerza|en la boca|en los labios|en el cuello|sin|y|cuando|en el|en la|de lengua)',
    ),
    ...aMiCon(
      'acorralar arrinconar encerrar encierr/encerrar aprisionar emboscar esperar apretar arrimar',
      `..2 (en|contra|dentro de|adentro de|junto a|detras de) (el|la|las|los|un|una)? ..1 ${SITIO}`,
    ),
    ...aMiCon(
      'mandar enviar pasar enseñar mostrar muestr/mostrar escribir compartir poner reenviar subir',
      '..3 (foto|fotos|video|videos|selfies|imagenes|audios|mensajes|stickers|cosas) ..2 (suya|suyas|suyo|suyos|de el|de su|en|todo|toda)? ..2 (pelota|pelotas|cuero|cueros|bola|bolas|desnud*|encuerad*|calat*|pilucho|sin (ropa|calzones|nada)|calzoncillo*|ropa interior|boxer|toalla|cama|ducha|porno*|sexual*|pene|miembro|verga|pija|pito|partes|intim*|calient*|tocandose|masturb*|cochin*|obscen*)',
    ),
    ...aMiCon(
      'pedir exigir rogar suplicar',
      '(una|unas|mis|mas)? (foto|fotos|video|videos|fotito|fotitos|pack|nudes|videollamada) ..2 (en|de|con|sin|mia|mias|enseñando|mostrando) (el|la|mi|las|los|mis)? ..1 (malla|mallas|traje de baño|bikini|ropa interior|lenceria|tanga|toalla|ropa|piernas|cuerpo|cuerpo entero|cuerpo completo|escote|pijama|falda|cama|intim*|pecho|pechos|brasier|short|minifalda|licra|sexy|sosten)',
    ),
    ...aMiCon(
      'pedir exigir ordenar obligar decir hacer mandar',
      '(a|que)? (le|lo|me|se lo|se la)? (acompañar*|acompañe|toc*|bes*|acost*|desnud*|desvist*|agach*|chup*|masturb*|mamar*|mame) ..4 (hotel|motel|cama|cuarto|noche|solas|fin de semana|fuerza|boca|pene|ropa|para|si|delante|frente|lo)',
    ),
    `(fotos|foto|video|videos|imagenes) (intim*|desnud*|mia|mias|mio|mios|nuestr*|sexual*) ..4 (desnud*|sin ropa|intim*|en la cama|en el (chat|grupo)|en (facebook|telegram|whatsapp|internet|redes)|a (mis|mi|todo|todos)|circul*|por (whatsapp|wasap|todos))`,
    ...juntos(
      `(${otro('postear publicar subir compartir mandar enviar difundir pasar colgar circular filtrar enseñar mostrar muestr/mostrar reenviar rolar')}|amenaza con (postear|publicar|subir|mandar|enviar|difundir))`,
      '(fotos|foto|video|videos|imagenes) (mia|mias|mio|mios|intim*|desnud*|de (mi|nosotros)) ..2 (sin ropa|desnud*|intim*|en la cama|en ropa interior|encuerad*|teniendo)?',
      4,
    ),
    ...aMiCon(
      'grabar filmar espiar fotografiar',
      '(a escondidas|escondid*|mientras|cuando|en el|en la|cambiandome|bañandome|duchandome|desnud*|debajo|por debajo|sin|con el (celular|movil|telefono))',
    ),
    '(encontre|descubri|hallamos|encontramos|habia|puso|escondió|pusieron|escondieron|tenia|instaló) ..3 (camara|camarita|celular|movil|telefono) ..4 (baño|vestuario|vestidor|vestidores|baños|ducha|duchas|regadera|probador|cuarto)',
    '(se|que se) (toca|tocaba|tocó|masturba|masturbaba|masturbó|pajeaba|jala|jalaba|desnuda|desnudó|baja|bajó|saca|sacó|soba|sobaba|manosea) ..4 (delante (de mi|mio|nuestro|de nosotras|de una)|enfrente (de mi|mio)|frente a (mi|nosotras|una)|viendome|mirandome|pensando en mi|en mi cara)',
    '(renovar|renueva|renovaba|renovacion|contrato|contratos|ascenso|ascensos|puesto|plaza|aumento|turnos|horas|bono|permiso|nota|notas|pase|trabajo|papeles|visa|prueba) ..6 (en|por|pasa por|con|a cambio de) (su|mi|la|su propia) (cama|cuarto|habitacion|colchon|entrepierna|bragueta|pantalon|hotel)',
    `(<jefe>|<colega>|profesor|maestro|socio|manager|el|dueño|medico|residente) ..8 (me (ofreció|ofrece|prometió|promete|prometia|ofrecia|daba|da|dijo|dice|decia|juró|puso|pone|dejaba|tiene dicho|propuso|insinuó)) ..8 (si|con tal de que|siempre que|a cambio de que|solo si) (lo|le|la|yo|me|nos|salia|salgo|iba|voy)? ..1 (acompañ*|salia|salgo|saliera|iba|fuera|voy|cenaba|cenara|ceno|viajaba|viajara|aceptaba|aceptara|acepto|quedaba|visitaba|dejaba|besaba|daba|diera|abria|portaba|portara|subia|acostaba|acostara|dormia|quedo|era|mandaba|mandara|desvestia|agarraba|atendia|ponia|pasaba) ..6 (fin de semana|hotel|lago|playa|finca|cabaña|casa|cama|cuarto|noche|cenar|cena|copa|copas|trago|solas|cariñ*|beso*|foto*|bien con|buena con|bonita|falda|con el|tocar|motel|viaje|departamento|apartamento|piso|rumba|fiesta)`,
    '(escribe|escribia|escribió|preguntaba|pregunta|preguntó|manda|mandaba|llamaba|llama|decia|dice|escribian) ..5 (de madrugada|en la madrugada|a las (dos|tres|una|doce|cuatro|once|2|3|1|12|11)|a medianoche|de noche|por la noche|en la noche)? ..5 (que (ropa)? (traia|tenia|llevaba|traigo|tengo|llevo) puest*|que (traia|llevaba|tenia|traigo) (debajo|abajo)|como (estaba|estoy|andaba|duermo|dormia) (vestida|vestido|desnuda|con)|si (estaba|estoy) (sola|solo|solita|acostada|en la cama|desnuda)|si (duermo|dormia) (sola|desnuda|con)|con quien (duermo|dormia|me acuesto)|que me (extraña|extrañaba|pensaba|soñaba|soñó|deseaba|desea|imaginaba)|que (guapa|rica|linda|bonita|hermosa|buena|sexy) (estaba|me|te|soy|venia))',
    '(mandaba|manda|mandó|enviaba|escribia|escribe|recibia|recibo|recibi|llegaban|llegan) ..3 (mensajes|mensajitos|audios|whatsapps|wasaps|textos|notas|correos|dms|dm|cartas|cartitas) ..3 (de (amor|deseo|madrugada|lo que me haria|lo que queria hacerme)|diciendo(me)? (que|lo)|calientes|raros|pasados|subidos|insinuant*|sexual*|diciendo (cosas|que))',
    '(lo que (me|nos) (haria|queria hacer|iba a hacer|va a hacer) ..3 (cama|desnud*|si (me|estuvier*|fuera)|solos|a solas|lengua|boca))',
    `<alguien> ..6 (se|que se) (mete|metia|metió|meten|metian|cuela|colaba|coló|entra|entraba|entró) ..3 (a|al|en|mi) ..1 (mi (cuarto|cama|habitacion|pieza|recamara|ducha)|baño|vestuario|vestidor|cuarto|regadera|ducha|habitacion|dormitorio) ..4 (cuando|mientras|de noche|de madrugada|en la noche) ..1 (yo|me|una|estoy|estaba|duermo|dormia|las|estamos|nos)?`,
    '(se lo|lo mismo|eso|lo) (ha hecho|hizo|hace|hacia|han hecho|hicieron) a (tres|varias|todas|muchas|otras|dos|mas|las demas) ..3 (a mi tambien|y a mi|a mi|tambien a mi)',
    'a mi tambien me (lo (hizo|ha hecho|hacia|hicieron)|toc*|manos*|bes*|agarr*|peg*|golpe*|acos*)',
    `${fuiCon('tocar manosear besar violar acosar grabar filmar espiar drogar forzar toquetear desnudar', '(por|sin|en|y|a|varias|muchas|cuando|mientras|de)')}`,
    '(<alguien>|<pariente>) ..6 (abusó|abusaba|abusaron|abusa|violó|violaba|se aprovechó|se aprovechaba) de (mi|nosotras|mi hermana y de mi)',
    '(mi|un|el) (<jefe>|<colega>|tio|padrastro|primo|profesor|cura|pastor|medico|entrenador) ..6 (besarme|tocarme|manosearme|acostarse conmigo|llevarme a la cama|quitarme la ropa|meterme mano|verme desnuda|tenerme|agarrarme a besos)',
    `(${todo('restregar restriega/restregar arrimar repegar frotar rozar apoyar recargar')}) ..3 (el|la|su|todo el|con el|con su) (cuerpo|bulto|paquete|miembro|pene|verga|pija|entrepierna|cosa|panza|pecho|pelvis) ..3 (por|contra|en|a|cuando|mio|conmigo|me|mi|nalgas|atras)`,
    '(si queria|si quiero|para) ..4 (tenia que|hay que|habia que|debia|tocaba|me tocaba|toca) ..1 (pasar por|acostarme|acostarse|dormir|dejarme|ser|darle|soltar|aflojar|dar el|poner|abrir|bajarme|bajarse|sentarme) ..3 (su cama|con el|con ella|con el jefe|las piernas|cariñosa|culo|la cama|nalga|nalgas|tocar|manosear|los calzones|calzon|cuerpo|lo que el)',
    '(casting|sofa|colchon|cama) ..2 (es|era) ..2 (requisito|precio|condicion|contrato)',
    '(me|nos) (decia|dice|dijo|decian|gritaba|gritaban|susurraba|soltaba|escribia|escribió|grita) ..2 (mamacita|mamasota|mamita rica|mi reina rica|ricura|bizcocho|bombon|tetona|culona|nalgona|potra|yegua|sabrosa|sabrosura|pechugona|buenota|zorrita|putita|perrita|muñeca rica|cosita rica|que (buena|rica|ricas|culo|tetas|nalgas|piernas|poto|culito))',
    '(me|nos) (hizo|hicieron|hacia|hace) (suya|eso|cosas|cositas) ..4 (fuerza|dormida|cuarto|cama|no queria|noche|borracha|drogada|niña|baño|solas)',
  ],
} as const;
