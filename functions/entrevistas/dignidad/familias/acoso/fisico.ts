import { aMi, aMiDeOtro, sufrido, todos, una } from './verbos.ts';

export const GOLPE = una(`
  golpe, golpes, golpazo, puñetazo, puñetazos, puño, puños, bofetada, bofetadas, bofetón, bofetones, cachetada, cachetadas, cachetón, cachetones, cachete, trompada, trompadas, trompón,
  trompones, trompazo, piña, piñas, piñazo, piñazos, patada, patadas, patadón, combo, combos, guascazo, sopapo, sopapos, hostia, hostias, galleta, galletas, galletazo, galletazos, gaznatón, gaznatones,
  gaznatada, manotazo, manotazos, codazo, codazos, rodillazo, rodillazos, cabezazo, cabezazos, cintarazo, cintarazos, cinturonazo, cinturonazos, correazo, correazos, palazo, palazos, paliza, palizas, golpiza, golpizas,
  pela, pelas, tunda, tundas, madriza, madrizas, madrazo, madrazos, putazo, putazos, vergazo, vergazos, lapo, lapos, charchazo, charchazos, coscacho, coscachos, tortazo, tortazos, guantazo,
  guantazos, guantada, empujón, empujones, zape, zapes, coscorrón, coscorrones, tablazo, tablazos, azote, azotes, fuetazo, fuetazos, planazo, planazos, machetazo, machetazos, cuchillada, cuchilladas, puñalada,
  puñaladas, navajazo, botellazo, botellazos, leñazo, chancletazo, chancletazos, chicotazo, chicotazos, rebencazo, latigazo, latigazos, fustazo, escobazo, escobazos, martillazo, culatazo, balazo, biaba, bife, bifes, cocacho, cocachos, lapazo, mangazo, cocazo, aletazo, patiza,
  pescozón, pescozones, collejas, colleja, chuleta, castañazo, revés, pisotón, pisotones, mordisco, arañazo, arañazos, sacudida, sacudón, zamarreada, tirón de pelo, tirones de pelo, jalón de pelo, jalones de pelo, jalón, jalones, pencazo, talegazo, verguiza, verguiada, pijazo, cachimbazo, riata, riatazo, macanazo, wantán, guantón, tanganazo, taponazo, piñazón, bollo, roquete`);
const DAR =
  'dio|dieron|daba|daban|da|dan|metió|metieron|metia|mete|pegó|pegaron|pegaba|pega|soltó|soltaba|encajó|plantó|zampó|propinó|propinaba|propinaron|mandó|arreó|atizó|acomodó|cayó a|cayeron a|entró a|entraron a|agarró a|agarraba a|cogió a|cogieron a|molió a|molieron a|molia a|mataba a|mató a|sacó a|echó a|tenia a|traia a|llevaba a|bajó a|corrió a|hinchó a|recibió a|agarraron a|levantó a|levantaba a|reventó a|dejó a|sacaron a|casi me mata a|surtió a|cosió a|cosieron a|quitaba a|caia a|caían a|acribilló a|castigaba a|castigó a|dejaba a|fajó a|dió|ha dado|han dado|habia dado|ha metido|ha pegado|ha soltado|quiso dar|llegó a dar|empezó a dar|iba a dar|fue a';
const COGER =
  'agarró|agarraba|agarra|agarraron|agarran|cogió|cogia|coge|cogieron|tomó|tomaba|jaló|jalaba|jala|jalaron|halaba|haló|hala|tiró|tiraba|tira|tiraron|sujetó|sujetaba|apretó|apretaba|aprieta|apretaron|pescó|jaloneó|jaloneaba|jalonea|arrastró|arrastraba|arrastra|arrastraron|sacó|sacaba|levantó|levantaba|prendió|mechoneó|trinca|trincó|asió|enganchó|zarandeó|zarandeaba|zamarreó|zamarreaba|ha agarrado|ha cogido|ha tirado|ha jalado|alzó|quiso agarrar|arrancó|jalandome|agarrandome|cogiendome|tirandome';
const LANZAR =
  'tiró|tiraba|tira|tiraron|tiraban|lanzó|lanzaba|lanza|lanzaron|aventó|aventaba|avienta|aventaron|arrojó|arrojaba|arrojaron|botó|estrelló|estrellaba|reventó|reventaba|volcó|echó|echaba|vació|aventaban|arrojaban|sacudió|tirarme|lanzarme|aventarme|arrojarme|ha tirado|ha lanzado|ha aventado|ha arrojado|voleó|rompió|partió|quebró|quebraba|pegó con|pegaba con|dio con|daba con|golpeó con|golpeaba con|pega con|dio en la cabeza con|amenazaba con|amenazó con|sacó|sacaba|saca|puso|apuntó con|apuntaba con';
export const COSA_LANZADA = una(`
  plato, platos, vaso, vasos, silla, sillas, cenicero, telefono, celular, movil, grapadora, engrapadora, abrochadora, perforadora, carpeta, carpetas, carpetazo, cafe, agua, sarten, sartenes, botella, botellas, martillo,
  llave, llave inglesa, herramienta, herramientas, piedra, piedras, ladrillo, cuchillo, zapato, zapatos, chancla, cosas, papeles, comida, monedas, taza, tazas, olla, ollas, bandeja, bandejas, charola, cazuela, objetos, florero, florerito, teclado, raton, mouse, pantalla,
  basura, orina, salsa, aceite, aceite caliente, caldo, caldo caliente, agua hirviendo, acido, libro, archivador, cinturon, correa, cable, cinto, palo, tabla, manguera, escoba, fierro, tubo, machete, desarmador, destornillador, pala, cuchara, cucharon, guante, bota, tijeras, grapas, factura a la cara, papeles a la cara, trapo, trapos, casco, mandil, paleta, caja, cajas, lata, latas, rodillo, plancha`);

export const FISICO = {
  fisico: [
    ...todos(
      'golpear agredir cachetear abofetear estrangular ahorcar patear apalear garrotear madrear zurrar vapulear puñetear violentar apedrear cuerear trompear moquetear verguear penquear cachimbear azotar maltratar mechonear zamarrear zarandear jalonear estampar arrastrar acuchillar apuñalar fajar masacrar surtir escupir inmovilizar maniatar amordazar secuestrar cuerear latiguear samaquear acogotar noquear pisotear aporrear desgreñar mechar pateadura aventar empujonear balear machetear latigar coscorronear',
      aMi,
    ).filter((pattern) => !/pateadura/.test(pattern)),
    ...todos(
      'golpear agredir cachetear abofetear estrangular patear apalear madrear azotar maltratar violentar secuestrar apuñalar torturar empujar escupir encerrar amarrar atar balear',
      sufrido,
    ),
    ...aMi('pegar'),
    ...aMi('tundir'),
    ...todos('ahogar asfixiar torturar quemar arañar amarrar atar', aMiDeOtro),
    ...aMi('morder'),
    'a mi me (pegaba|pegó|pegaban|pega|golpeaba)',
    '(me|nos) (dio|daba|da|dieron|daban|pegó|pegaba|pega|tundió|surtió|surtia|castigaba|corregia) ..1 (con) (la|el|un|una) (correa|cinto|cinturon|cable|palo|chancla|chancleta|vara|manguera|escoba|tabla|fuete|rebenque|hebilla|cuerda|varilla|bastón|mano abierta)',
    '(si no|como no|o|y si|que si) ..8 me (caen a (plomo|tiros|balazos|golpes|palos)|matan|quiebran|bajan|pelan|levantan|desaparecen|entierran|meten un (tiro|plomazo|balazo)|van a matar|iban a matar|mandan a matar)',
    '(me|nos) (dejaron|dejó|mandaron|mandó|tiraron|llegó|hicieron llegar) ..2 (panfleto|bala|balas|amenaza|amenazas|corona|nota amenaz*|mensaje amenaz*)',
    `(me|nos) (${DAR}) (un|una|unos|unas|de|a|dos|tres|varias|varios|el|la|otro|otra|muchos|muchas|cada)? (buen|buena|buenos|tremend*|fuerte|gran|solo|par de)? (${GOLPE})`,
    `(darme|dandome|meterme|soltarme|pegarme|caerme|entrarme|agarrarme|molerme|matarme|echarme|sacarme|propinarme) (a|un|una|unos|unas|de|dos|tres|varias)? (buen|buena)? (${GOLPE})`,
    `a (punta de)? (golpes|trompadas|piñas|patadas|hostias|combos|palos|puñetazos|cachetadas|empujones|correazos|cinturonazos|madrazos|putazos|vergazos|bofetadas|coscorrones|escobazos|chancletazos|puños|piñazos) ..4 (me|mi|conmigo|nos)`,
    `(recibi|recibia|recibo|recibimos|he recibido|recibir|me lleve|me llevaba|me comi|me gane|me cayeron|me cayó|me llovian|me llovieron|aguante|aguantaba|aguantar|soporte) (un|una|unos|unas|muchos|muchas|varios|varias|los|las|sus)? (${GOLPE}) (de|del|por|todos|cada|en casa|suyos|y)`,
    `(me|nos) (${COGER}) (fuerte|duro|bien|a|por|con fuerza)? (del|de la|por el|por la|de los|de las|el|la|de mi|de|por los|por) (cuello|pelo|cabello|pescuezo|greñas|mechas|chascas|crines|solapa|solapas|camisa|ropa|garganta|muñeca|muñecas|oreja|orejas|moño|trenza|trenzas|chongo|cogote|cola de caballo|coleta|cabellera|uniforme|delantal|gañote|melena|chaqueta|pechera|brazo|pelos|cabellos|mandil|polera|remera|playera)`,
    `(cogerme|agarrarme|jalarme|tirarme|apretarme|sujetarme|arrastrarme|jaloneandome|jalandome) (del|de la|por el|por la|de los|el|la) (cuello|pelo|cabello|pescuezo|greñas|mechas|brazo|garganta|muñeca|ropa|camisa|oreja)`,
    `(me|nos) (${LANZAR}) (con)? (un|una|el|la|los|las|unos|unas|su|sus|mi|mis|todos los|cualquier)? (${COSA_LANZADA})`,
    `(tirarme|lanzarme|aventarme|arrojarme|tirandome|aventandome|lanzandome|arrojandome|echarme) (con)? (un|una|el|la|los|las|su|sus)? (${COSA_LANZADA})`,
    '(tirarme|lanzarme|aventarme|arrojarme|aventandome) (cosas|objetos|algo|lo que (tenia|encontraba|tuviera|agarraba|hubiera|pillaba))',
    '(me|nos) (tiraba|tiró|lanzaba|lanzó|aventaba|aventó|arrojaba|arrojó|tira|lanza|avienta) (cosas|objetos|algo|todo|lo que (tenia|encontraba|tuviera|agarraba|hubiera|pillaba|tiene)|la comida|(el|la|los|las|una|un) ..2 (a la cara|en la cara|a la cabeza|encima|en la cabeza|por la cabeza|por la cara))',
    '(me|nos) (tiró|tiraba|empujó|empujaba|aventó|aventaba|estampó|estrelló|lanzó|arrojó|empujaron|tiraron|aventaron|puso|agarró|apretó|azotó|empuja|estampaba|estrellaba|pegó|golpeó) ..3 (contra (la|el|una|un|los) ..1 (pared|piso|suelo|mesa|puerta|estante|estanteria|refrigerador|heladera|nevera|muro|carro|coche|vitrina|mostrador|locker|taquilla|escritorio|ventana|maquina|armario|lavadero)|por las escaleras|escaleras abajo|al piso|al suelo|escalera abajo|de las escaleras)',
    '(me|nos) (empuja|empujan|empujó|empujaba|empujaron|empujaban|ha empujado|empuje) (fuerte|y me|y (casi|caí|cai|grit*|insult*)|cuando (se enoja|se enojaba|pasa|pasaba|no|hacia|estaba|le)|con (fuerza|rabia|las manos|el hombro)|delante de|a proposito|al pasar|me|por|hasta|varias veces|todos los dias|en el pecho)',
    '(a empujones|me (agarraba|agarró|llevaba|llevó|sacó|echó|echaba|metió|sacaba|trataba) a (empujones|empellones|jalones|rastras|los golpes))',
    '(levantó|levantaba|levanto|levanta|levantaron|alzó|alzaba|alza|levantarme|levantado|alzarme|alzado) la mano ..3 (a mi|para pegar*|conmigo|contra mi|en casa)',
    '(me|nos) (levantó|levantaba|levanta|levantaron|alzó|alzaba|alza|ha levantado|habia levantado|iba a levantar|llegó a levantar|quiso levantar|han levantado) la mano',
    '(levantarme|alzarme|ponerme|echarme|puesto|puso|ponia) (la|las)? (mano|manos) encima',
    '(me|nos) (partió|rompió|quebró|fracturó|reventó|partieron|rompieron|quebraron|abrió|desfiguró|hinchó|torció|dobló|retorció|retorcia|torcia|dislocó|partia|rompia) (la|el|un|una|los|las|mi) (boca|cara|labio|nariz|costilla|costillas|brazo|diente|dientes|jeta|hocico|madre|tabique|ceja|cabeza|mano|muñeca|dedo|dedos|mandibula|timpano|ojo|pierna|clavicula|alma)',
    '(me|nos) (dejó|dejaba|dejaron|deja|ha dejado) (un|el|los|con|marcada|llen*|tod*|lleno)? (de)? (ojo|ojos|moretones|moreton|morados|marcas|moretes|morada|morado|moreteada|moreteado|cardenales|hematomas|inconsciente|tirada|sangrando|amoratada|chichones|cicatriz|cicatrices|sin conocimiento|medio muert*)',
    '(moretones|moreton|morados|cardenales|moretes|ojo morado|ojo negro|ojo a la funerala|ojo en tinta|labio partido|brazo roto|costillas rotas|marcas|cicatrices) ..4 (que me (hizo|dejó|hace|deja|dejaba|hacia)|de (mi|sus) (marido|esposo|pareja|golpes|ex|jefe|novio|papa|padre|padrastro)|por (mi|sus|los) (marido|esposo|pareja|golpes|ex|novio))',
    '(tapar|tapaba|tapo|tapandome|esconder|ocultar|disimular|cubrir|cubria|escondia|ocultaba|taparme|maquillaba|maquillarme|maquillaje) ..4 (moretones|moreton|morados|golpes|cardenales|ojo morado|marcas del cuello|los ojos morados|hematomas)',
    '(fui|iba|voy|llegue|llego|llegaba|venia|vine|vengo|aparecia|iba) ..4 (moretones|el ojo morado|un ojo morado|el labio partido|la cara hinchada|la cara marcada|golpeada|cardenales|morados)',
    '(me|nos) (apuntó|apuntaba|encañonó|encañonaba) ..2 (pistola|arma|cuchillo|revolver|escopeta|fierro|machete|navaja|cabeza)',
    '(me|nos) (sacó|sacaba|saca|puso|ponia|mostró|enseñó|enseñaba|amenazó con|amenazaba con|correteó con|persiguió con|corrió con) (un|una|el|la|su)? (cuchillo|pistola|arma|machete|navaja|revolver|fierro|escopeta|cuchillo en el cuello|cutter|punzon|puñal|faca|facon|chuzo|sevillana|punta)',
    '(me|nos) (agarraba|agarra|agarró|agarraban|cogia|cogió|tenia|tomó|molia|hacia) (a|de|como) (golpes|saco de boxeo|piñata|saco|punching|pera de boxeo|palos|trompadas|piñas|correazos|cinturonazos|su saco|bolsa de boxeo|patadas|cintazos|chingadazos|chingazos|verga|trancazos|fregadazos|cocachos)',
    '(me|nos) (dio|daba|dieron|daban|da|ha dado) (en la madre|hasta por debajo de la lengua|hasta en la bacinica|hasta cansarse|hasta que|para que tenga|una buena|de lo lindo|como bombo en fiesta|como a rata|masa|masacre|leña|caña|biaba|duro|con todo|con (el|un|una|la) (cinturon|correa|palo|cable|puño|mano|vara|regla|cinto|chancla|manguera|fierro|escoba|tabla|martillo|cucharon|rebenque|chicote))',
    '(me|nos) (sacó|sacaban|sacó la|sacaron|sacaba) (la)? (mierda|cresta|chucha|entreputa|chingada|conchasumadre|madre|sangre|mugre|ñoña|mugre|concha)',
    'me (cagó|cagaba|cagaron) a (palos|trompadas|piñas|golpes|patadas|puteadas|pedos)',
    'me (sacó|sacaron|echó) la cresta',
    'me (pegó|pegaba|pega) (con la mano|con el|con la|con un|con una|cuando|si|por|delante|en la|en el|todos|cada|y me|duro con|hasta|porque)',
    '(casi|por poco|a punto de|trató de|intentó|intento|quiso|queria|iba a|quiere|quisieron|intentaron|va a) (me)? (matarme|mata|mató a golpes|asfixiarme|ahorcarme|estrangularme|ahogarme|tirarme por|quemarme|acuchillarme|apuñalarme|atropellarme|envenenarme)',
    '(me|nos) (intentó|quiso|trató de|queria|iba a|ha intentado|intentaron|quisieron) (matar|estrangular|ahorcar|asfixiar|quemar|apuñalar|acuchillar|atropellar|ahogar|envenenar|pegar|golpear|agredir|cachetear|agarrar a)',
    '(corretea|correteó|correteaba|persiguió|perseguia) ..2 (cuchillo|machete|palo|pistola|fierro|correa|cinturon)',
    '(tuvieron que|me tuvieron que|me) (ponerme puntos|ponerme|coser|poner) (los)? puntos ..6 (golpe|golpes|paliza|marido|esposo|jefe|pareja|botellazo|puñetazo|empujon)',
    '(agresion|agresiones|agresión fisica|violencia fisica|maltrato fisico|malos tratos|castigos fisicos) (que|de|por|hacia|contra) (sufri|sufro|me|mi|parte|vivi|mi jefe)',
  ],
  /** Being kept where one is. */
  encierro: [
    '(candado|candados|llave|llaves|tranca|cerrojo|pestillo) por (fuera|afuera)',
    ...aMi('encierr/encerrar').map((pattern) => pattern),
    '(me|nos) (dejó|dejaba|dejaban|dejaron|tiene|tenia|tienen|tenian|tuvo|tuvieron|mantenia|mantiene|mantienen|deja) ..2 (encerrad*|bajo llave|con llave|con candado|amarrad*|atad*|secuestrad*|cautiv*|retenid*|presa|preso|prisioner*|incomunicad*|sin salir|encadenad*|esposad*|castigad* sin|bajo amenaza|esclavizad*)',
    '(me|nos) (trancó|tranca|trancaba|atrancó) (la puerta|adentro|por fuera|en)',
    '(cerraba|cerró|cierra|cierran|cerraban|puso|ponia|pone|cerraron|echaba|echó|echa|trancaba) (la puerta|el porton|la reja|la casa|todo|las puertas)? (con|el|la)? (llave|candado|candados|pestillo|tranca|cerrojo) ..8 (no (pudiera|podia|puedo|pueda|podiamos|salgamos|saliera|saliéramos)|para que no (salga|saliera|me|nos)|con(migo|nosotr*) (dentro|adentro)|y me|mientras)',
    '(escondia|escondió|esconde|quita|quitó|quitaba|quitó|se lleva|se llevaba|se llevó|guarda) ..2 (las llaves|mis llaves|la llave) ..6 (no (salga|saliera|pueda|pudiera|puedo|podia)|para que no|y no (puedo|podia)|encerrad*)',
    '(estoy|estaba|vivo|vivia|sigo|estuve|estuvimos|dormia|trabajaba) (encerrad*|bajo llave|secuestrad*|cautiv*|retenid*|amarrad*) ((por|con) (mi|el|la|su|un|una|ese|esa|llave)|contra|en (mi|su|la|una|esa) (casa|finca))',
  ],
} as const;
