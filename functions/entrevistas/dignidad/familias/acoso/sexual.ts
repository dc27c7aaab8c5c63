import { aMi, sufrido, todos, una } from './verbos.ts';

/** Verbs that nobody uses of a colleague in good part, and those that need a person or a place of the body beside them. */
const TOCAR =
  'toca|tocan|tocaba|tocaban|tocó|tocaron|tocara|tocaran|toque|toquen|ha tocado|han tocado|habia tocado|estaba tocando|esta tocando|anda tocando|andaba tocando|quiso tocar|queria tocar|quiere tocar|intentó tocar|empezó a tocar|empezaba a tocar|llegó a tocar|quisieron tocar|trataba de tocar|trató de tocar|intentaba tocar|iba a tocar';
const COGER =
  'agarra|agarran|agarraba|agarraban|agarró|agarraron|cogió|cogia|cogieron|coge|tomó|tomaba|toma|apretó|apretaba|aprieta|apretaron|roza|rozó|rozaba|rozaban|rosaba|pellizcó|pellizcaba|pellizcaron|acariciaba|acarició|acaricia|palmeaba|palmeó|palpó|palpaba|masajeaba|masajeó|sobaba|sobó|frotaba|frotó|pasaba la mano por|pasó la mano por|pasa la mano por|mira|miraba|miraban|miró|veía|olia|olió|besó|besaba|lamió|mordió|tentaba|tentó|tantió|tanteaba|estruja|estrujó|estrujaba|manoteaba|abrazaba por|puso la mano en|ponia la mano en|puso las manos en|ponia las manos en|pone la mano en|pone las manos en|metió la mano en|metia la mano en|metió la mano por|metia la mano por|metió la mano debajo de|metia la mano debajo de|metió mano|puso una mano en|ponia una mano en|ponia la mano sobre|puso la mano sobre';
const ARTICULO = '(el|la|los|las|mi|mis|un|una)?';
const FOTOS =
  'foto|fotos|fotografias|imagenes|video|videos|audios|audio|selfies|cosas|mensajes|dibujos|stickers|memes|notas';
const SEXO = una(`
  desnudo, desnuda, desnudos, desnudas, en cueros, en pelotas, encuerado, encuerada, pilucho, calato, calata, calatos, sin ropa, intimas, intimos, intima,
  del pene, de su pene, su pene, de su miembro, su miembro, de su parte, de sus partes, sus partes, de sus genitales, del pito, de su cosa, pornograficas, pornograficos, porno,
  pornografia, sexuales, sexual, obscenas, obscenos, subidas de tono, subidos de tono, de contenido sexual, eroticas, eroticos, cochinas, cochinos,
  cochinadas, vulgares, morbosas, morbosos, insinuantes, indecentes, calientes, lascivos, lascivas, de su verga, su verga, en calzones, en ropa interior, en calzoncillos, en la ducha, en la cama, en toalla, sin camisa, en boxer, desde la cama, en el baño, tocandose, masturb*, en tanga, en bikini, en traje de baño, inapropiadas, inapropiados, fuera de lugar, guarras, guarros, guarradas, marranas`);
const ACOSTARSE = una(`
  acostarme con, acostar con, me acostara con, me acostase con, me acueste con, me acostaba con, me acostaria con, me acuesto con, salir con, salia con, salgo con,
  saliera con, salga con, saliese con, le daba, le diera, me dejaba, me dejo, me dejara, me deje tocar, dejarme tocar, cedia, accedia, aceptaba, acepto, accedo, accediera,
  aceptara, iba con, fuera con, me iba con, le hacia el favor, le hacia caso, hacia lo que, dormir con, durmiera con, tener sexo, tenia sexo, tener relaciones, tuviera relaciones, era
  cariñosa, era buena con, era amable con, era buenita, me portaba bien con, soltaba, aflojaba, le seguia el juego, le contestaba, le respondia, respondia, quedaba con, subia con, me subia, le mandaba fotos, le enviaba fotos, tomaba algo con, me tomaba`);
const CASTIGO = una(`
  me renovaba, me renovaban, renovaban, renovaba, renovacion, me renueva, me echaba, me echaban, me despedia, me despedian, me corria, me corrian, me botaba, me sacaba, me sacaban, me cambiaba, me quitaba, me bajaba, me
  subia, me pagaba, me pagaban, pagaba, turno, turnos, contrato, sueldo, ascenso, ascendia, ascendian, empleo, trabajo, horas, bono, permiso, puesto, vacaciones, perdia, planta, fijo, fija, plaza, ayudaba, propinas, firmaba, certificado, me daba, me pasaba, subia`);

export const SEXUAL = {
  sexual: [
    ...todos(
      'manosear toquetear sobar magrear morbosear morbear besuquear violar ultrajar acariciar nalguear sodomizar piropear restregar restriega/restregar desnudar desvestir lamer masturbar toquetiar manosiar morbosiar sobetear sobajear',
      aMi,
    ),
    ...todos(
      'manosear toquetear violar ultrajar acosar morbosear piropear cosificar sexualizar tocar besar forzar drogar',
      sufrido,
    ),
    'no (me)? (deje|dejé|dejaba|quise dejar|quise dejarme|dejarme|haberme dejado|dejo) (que (me|el|ella|mi jefe))? ..1 (manosear|tocar|besar|toquetear|abrazar|agarrar|meter mano|manosearan|tocara|tocaran|besara|manoseara|agarrara)',
    '(dejarme|dejarnos|deje|dejaba) (manosear|toquetear|besar|tocar|meter mano)',
    '(acoso|hostigamiento|abuso|abusos|agresion|agresiones|violencia) sexual <por_otro>',
    '(abuso|abusó|abusaba|abusaban|abusaron|abusa|abusan|abusar|abusando|abusado|abusada|abusara) (sexualmente)? de (mi|nosotras|nosotros|mis hermanas|mis hijas|mi hija|mi hijo)',
    'fui abusad*',
    'me (abusó|abusaron|abusaba|abusaban|han abusado|ha abusado)',
    '(se|a) ..1 (propasó|propasaba|propasar|propasaron|propasaban|propasarse|propasa|propasado|sobrepasó|sobrepasaba|sobrepasaron|sobrepasar|sobrepasarse|sobrepasado|sobrepasa) (conmigo|con nosotras|con migo)',
    '(propasarse|sobrepasarse|propasó|sobrepasó|propasaba) (conmigo|con nosotras)',
    'se (me|nos) (ha|han|habia)? (insinu*|propas*|sobrepas*|restreg*|restrieg*|frot*|encim*|arrimaba|arrimó|arrima|arrimaban|echó encima|echaba encima|tiró encima|tiraba encima|lanzó encima|abalanzó|abalanzaba|aventó encima|subió encima|metió en la cama|metia en la cama|metió al baño|metia al baño|metió al cuarto|pegaba por detras|pegó por detras|pegaba por atras|pegó por atras|pegaba demasiado|pegaba mucho|pegaba al cuerpo|acercaba demasiado|acercaba mucho|acerca demasiado|acercaba por detras|acercaba por atras|ponia detras|ponia atras|desnudó|masturb*)',
    '(insinuarseme|insinuarsenos|restregarseme|arrimarseme|propasarseme)',
    '(insinu*) (conmigo|sexualmente)',
    '(insinuaciones|proposiciones|propuestas|comentarios|bromas|chistes|mensajes|piropos|indirectas|tocamientos|tocaciones|manoseos|roces|besos|caricias|miradas|invitaciones|llamadas|cosas|preguntas|palabras) (muy|bien|de tipo|de caracter|de contenido|de indole)? (sexual|sexuales|obscen*|indecent*|indecoros*|lasciv*|subid* de tono|de doble sentido|no deseados|no deseadas|indebid*|libidinos*|fuera de lugar|morbos*|asqueros*|sobre mi (cuerpo|culo|escote|pecho|busto|ropa|falda|figura|trasero|fisico)|de mi (cuerpo|culo|escote|pecho|busto|falda|figura|trasero))',
    '(comentaba|opinaba|comentarios|comentaban|hablaba|hablaban|decia cosas|bromeaba|bromeaban|preguntaba|hacia comentarios|comenta) ..3 (mi cuerpo|mi culo|mis tetas|mi escote|mis pechos|mi busto|mis piernas|mi trasero|mi vida sexual|mis nalgas|mi ropa interior|mis caderas|mis curvas)',
    '(tocamientos|manoseos|tocaciones|toqueteos|manoseo|toqueteo|tocadas|agarrones|nalgadas|magreos)',
    `me (${TOCAR}) ${ARTICULO} (<intimo>|<cuerpo>)`,
    `me (${TOCAR}) (sin (mi|ningun|pedir|que)? (permiso|consentimiento|yo quisiera|quisiera|yo querer)|a la fuerza|por debajo|por detras|por atras|por todas partes|por todos lados|por todo el cuerpo|toda entera|entera|donde no|indebidamente|inapropiad*|de (manera|forma) (indebida|inapropiada|que no|rara|sexual)|mas de la cuenta|de mas|demasiado|a escondidas|en (el|la) (ascensor|elevador|almacen|bodega|deposito|baño|vestuario|vestidor|camara|cuarto|oficina|carro|coche|auto|camion|cocina))`,
    `(quiso|queria|quiere|quisieron|intentó|intentaba|intentaron|trató|trataba|empezó|empezaba|atrevió|volvió|aprovechaba|aprovechó|aprovechó|acostumbraba|gustaba|encantaba|sigue|siguió|paraba|dejaba) (de|a|con|para|en)? (tocarme|tocarnos|besarme|besarnos|abrazarme|desnudarme|desvestirme|bajarme (el|la|los) (pantalon|ropa|calzon|falda)|subirme la falda|quitarme la ropa|meterme mano)`,
    `(tocandome|besandome|tocarme sin|tocandonos)`,
    `me (${COGER}) ${ARTICULO} <intimo>`,
    `me (${COGER}) ${ARTICULO} (pierna|piernas|muslo|muslos|rodilla|rodillas|cintura|cadera|caderas|nuca|escote|cuello|espalda|pelo|boca|barriga|panza)`,
    '(besaba|besó|besa|besaron|besar|plantó un beso|dio un beso|daba besos|robó un beso) ..2 (a la fuerza|en la boca|en los labios|en el cuello|sin (mi)? (permiso|consentimiento)|sin que yo)',
    '<alguien> ..5 me (besó|besaba|besaron|besa|ha besado)',
    'me (besó|besaba|besaron|besa) (<alguien>|(mi|el|un|una|la) <alguien>|y me|sin|en|por)',
    'me (quiso|queria|quiere|intentó|intentaba|trató de|trataba de|iba a|llegó a|empezó a|quisieron|intentaron) (besar|tocar|desnudar|desvestir|forzar|violar|abrazar|manosear|meter mano|meter la mano|bajar los pantalones|subir la falda|quitar la ropa|llevar a la cama|llevar a un hotel|llevar a un motel|robar un beso|agarrar)',
    '(metia|metió|meten|mete|metian|meter|metiendo|metiera|metieron|metido) mano',
    '(meterme|meternos|metiendome) (la)? mano',
    'me (metia|metió|mete|metian|metieron) (la)? mano',
    '(me|nos) (ponia|puso|pone|ponian|pusieron|metia|metió|mete|pasaba|pasó|pasa|ha puesto|apoyaba|apoyó|dejaba|deja|sentó|colocaba|deslizaba) (la|las|una|su|sus) (mano|manos|pierna|rodilla|dedos) ..4 (<intimo>|pierna|piernas|muslo|muslos|rodilla|rodillas|cintura|cadera|caderas|falda|blusa|camisa|pantalon|uniforme|ropa|cuello|espalda baja|espalda|delantal|mandil)',
    '(poner|ponia|puso|pone|ponerme|ponermela|meterme|pasarme|puesto) (la|las|una|su|sus)? (mano|manos) ..3 (<intimo>|pierna|muslo|rodilla|cintura|falda|blusa|entrepierna)',
    'me (dio|daba|da|pegó|pegaba|dieron|soltó|dan|ha dado) (una|un|unas|unos|de)? (nalgada|nalgadas|palmada en (el|la|las) <intimo>|palmadas en (el|la|las) <intimo>|palmadita en (el|la|las) <intimo>|palmaditas en (el|la|las) <intimo>|agarron|agarrones|cachete en el culo|azote en el culo|apretada|apretones en)',
    'me (apoyaba|apoyó|apoyaban|apoyaron|apoya) (por|desde|el|en el|todo|su) (detras|atras|bulto|paquete|pija|miembro|cuerpo|colectivo|metro|pene|verga)',
    '(se|me) (frotaba|frotó|refregaba|refregó|restregaba|restregó|rozaba|recargaba|repegaba|repegó|arrimaba|pegaba|repega|arrimó|sobaba|pajeaba|acercaba) (contra|conmigo|en mi|sobre|a mi cuerpo|el cuerpo|su cuerpo|el paquete|el miembro|el bulto|cuando (pasaba|pasa|estabamos|nadie)|a proposito|por detras|por atras)',
    'me (arrimaba|arrimó|arriman|arrimaban|repegaba|repegó|recargaba|restregaba|refregaba) (el|la|su|todo|por)? (camaron|bulto|paquete|cuerpo|miembro|verga|pene|cosa|pito|detras|atras)',
    'me (rozaba|roza|rozó|rozaban|rosaba) (a proposito|cada vez|al pasar|cuando|por|sin|con (el|su) (cuerpo|miembro|bulto|paquete)|siempre|el|la|los|las|demasiado)',
    'me (arrinconó|arrinconaba|acorraló|acorralaba|encerró|encerraba|acorralaron|arrinconaron|emboscó|apretó|apretaba|aprisionó|agarró) ..2 (en|contra|dentro|adentro) ..2 (baño|vestuario|vestidor|almacen|bodega|deposito|camara|camara fria|ascensor|elevador|cuarto|cuartito|oficina|pared|cocina|despensa|archivo|coche|carro|auto|escalera|garaje|cochera|lavanderia)',
    'me (acorraló|acorralaba|acorralaron)',
    'me (mira|miraba|miran|miraban|veia|ve|miró) (siempre|mucho|fijo)? (con morbo|con lascivia|lascivamente|con deseo|morboso|morbosamente|de arriba abajo|de arriba a abajo|como un (pedazo|trozo) de carne|como carne|como si fuera (carne|un pedazo)|el escote|las tetas|el culo|los pechos|las piernas|con ganas|el trasero|las nalgas|con ojos de)',
    '(me|nos) (desnuda|desnudaba|desnudaban|comia|comian|come) con (la mirada|los ojos)',
    `(me|nos) (manda|mandaba|mandaban|mandó|mandaron|envia|enviaba|envió|enviaban|enviaron|pasaba|pasó|enseñó|enseñaba|enseña|mostró|mostraba|muestra|ponia|puso|ha mandado|ha enviado|llegó|llegaban|llegan|escribia|escribe|escribió|dejaba|compartió|ha pasado|ha escrito) ..3 (${FOTOS}|ofertas) ..3 (${SEXO})`,
    `(mandarme|enviarme|enseñarme|mostrarme|mandandome|enviandome|escribirme) ..3 (${FOTOS}) ..3 (${SEXO})`,
    `(recibi|recibia|recibo|recibir) ..2 (${FOTOS}) ..3 (${SEXO}) (de (mi|un|una|el)|del)`,
    `me (pedia|pidió|pide|pedian|exigia|exigió|exige|ha pedido|pidieron|insistia|rogaba|suplicaba) ..4 (fotos|foto|nudes|nude|pack|packs|video|videos|selfie|selfies|videollamada) ..1 (${SEXO}|mia|mias|mostrando|enseñando|de mi cuerpo|intim*|desnud*|sin ropa|sexy|hot|en (ropa interior|bikini|traje de baño|brasier|tanga|calzones)|calientes|sensuales|atrevidas|provocativas|subid* de tono|sexuales)`,
    'me (pedia|pidió|pide|pedian|exigia|ha pedido) (nudes|el pack|mi pack|packs|un beso|besos|que le (diera|de|diese|dé) (un)? (beso|besos|abrazo|masaje|masajes)|sexo|que me (desnudara|quitara|tocara|agachara|pusiera falda|acostara|sentara en)|que lo (tocara|besara|acariciara|masajeara|bañara|abrazara)|que le (tocara|hiciera un masaje|hiciera el favor|agarrara|chupara|mostrara|enseñara))',
    '(favores|favorcitos|favor|servicios) (sexual|sexuales|de cama|carnales|a cambio|intimos|personales a cambio)',
    '(a cambio de|por) (sexo|acostarme|acostarse conmigo|favores|dormir con|pasar la noche|una noche (con|conmigo)|salir con el|que saliera con|mi cuerpo|relaciones|tener relaciones|un beso|unos besos)',
    '(me|nos) (propuso|proponia|propone|ofreció|ofrecia|insinuó|insinuaba|insinua|sugirió|sugeria|planteó) ..5 (sexo|acostarme|acostarnos|acostarse|que me acostara|hotel|motel|telo|hostal|cama|una noche|pasar la noche|relaciones|ser su amante|intimidad|intimar|hacer un trio|indecente|indecentes|plata por|dinero por acost*|algo mas que amistad|masaje)',
    '(queria|quiere|quiso|pretendia|insistia|insistió|pretendió|exigia|insiste|buscaba|intentaba|obligaba|presionaba|presionó|pedia|pidió|esperaba) ..3 (acostarse conmigo|acostarme con|que me acostara|que me acostase|que me acueste|tener sexo|tener relaciones|que fuera su (amante|novia|mujer|querida)|llevarme a la cama|llevarme a un (hotel|motel)|que durmiera con|que saliera con el|que salga con el|que saliera conmigo|sexo conmigo|algo conmigo|propasarse|que le diera un beso|que lo besara|que le mandara fotos|que le enviara fotos|que le mande fotos|que me desnudara|que me dejara tocar)',
    `(si|que si|porque) (yo)? (no|me negaba|me niego|lo rechaz*) ..1 (${ACOSTARSE}|a (salir|acostarme|tener|besar*)) ..14 (${CASTIGO})`,
    `(${CASTIGO}) ..8 (si|que si|hasta que|porque) (no|me negué a|me nego)? (${ACOSTARSE})`,
    `(si|que si|cuando) (yo)? (me acostaba|me acostara|me acuesto|salia|saliera|salgo|aceptaba|aceptara|iba|fuera|era cariñosa|era buena|le hacia|le daba|le mandaba|me dejaba|quedaba|cenaba|tomaba|subia|le bailaba) ..6 (con el|con ella|conmigo|a su (casa|cuarto|departamento|hotel)|un (beso|masaje|favor)|fotos|el favor|a cenar|a tomar|tocar) ..6 (me (daba|daban|ascend*|subia|renov*|contrat*|hacia fij*|quedaba|aumentaba|ayudaba|iba a|dejaba)|puesto|trabajo|contrato|plaza|ascenso|turno|aumento|era mio|fij*)`,
    'que no (me)? (hiciera|haga) la (dificil|estrecha|santa|digna|mosquita muerta|santita|rogada|interesante)',
    'no (seas|fuera|sea) (estrecha|mojigata|dificil conmigo|mala conmigo)',
    `(porque|por) (no (quise|querer|acept*|acced*|haber)|me negue a|negarme a|rechazar*|decirle que no a|lo rechace) ..2 (acostarme|salir con|tener sexo|sus insinuaciones|sus avances|sus propuestas|sus proposiciones|ir a la cama|besarlo|darle un beso|estar con el|ser su amante)`,
    'me (invitaba|invita|invitó) ..4 (hotel|motel|telo|su cama|su cuarto|su habitacion|su departamento|a dormir|hostal)',
    '(me|nos) (invitaba|invita) a (salir|su casa|cenar|tomar|unas copas|un trago|beber) ..6 (aunque le|aunque yo|a pesar|y si (no|le)|insist*|todos los dias|una y otra vez|cada (dia|semana)|no aceptaba (un)? no|decia que no|le decia que no|le digo que no|no paraba|mil veces|a cada rato)',
    'no (aceptaba|acepta|entendia|entiende|aceptó) (un|que)? (no|mi no|mis negativas|le dijera que no|no queria nada)',
    '(me|nos) (decia|dice|decian|dijo|gritaba|gritaban|dicen|susurraba|soltaba|ha dicho|escribia|escribe|escribió) (cosas|algo|palabras|frases|barbaridades)? ..1 (vulgares|vulgaridades|obscen*|guarradas|guarrerias|cochinadas|groserias sexuales|cosas sexuales|sexuales|al oido|morbosidades|piropos|porquerias|marranadas|suciedades|sucias|cochinas|indecencias|indecentes|subid* de tono|que me (queria|iba a|va a) (comer|coger|follar|culear|clavar|chingar|tirar|hacer suya|dar)|que estaba (muy)? (buena|rica|buenota|rico|riquisima|buenisima)|que estoy (muy)? (buena|rica|buenota|riquisima)|mamacita|que soñaba conmigo|que era su (mujer|novia)|que que llevaba (puesto|debajo)|que llevaba puesto|que buen culo|que buenas|que ricas|que tetas|que culo|mamasita|guapa todo el tiempo)',
    '(preguntaba|pregunta|preguntó|preguntaban|preguntarme|preguntandome) ..4 (ropa interior|si (era|soy) virgen|color de (mis|mi) (calzones|bragas|ropa|tanga)|si tenia novio|como lo hacia|que llevaba (puesto|debajo)|por mi vida sexual|mi vida sexual|con quien me acuesto|si me (gustaba|depilaba|masturbaba)|mis posiciones)',
    '(sacó|saco|sacaba|saca|enseñó|enseñaba|mostró|mostraba|sacarse|enseñarme|mostrarme|mostrar|enseña|muestra|sacado) ..2 (el pene|sus partes|su pene|los genitales|sus genitales|el miembro|su miembro|la pija|la verga|el pito|su parte|la pinga|la polla|el pipi|la picha|sus intimidades|la paloma|la chota|el bicho)',
    '(se (bajó|bajaba|desabrochó|desabrochaba|bajo|abrió|abria|quitó) (el|los|la|su) (pantalon|pantalones|cierre|bragueta|zipper|calzoncillo|calzoncillos|bata|toalla)) ..5 (delante|enfrente|frente|conmigo|me|mi)',
    'se (masturba|masturbó|masturbaba|masturbo|tocaba|tocó|toca|pajeaba|manoseaba|manoseo|desnudó) (delante|enfrente|frente|mirandome|viendome|mientras|cuando yo)',
    'me (grabó|grababa|filmó|filmaba|espiaba|espió|fotografió|miraba|veia) ..6 (cambiaba|cambiando|duchaba|bañaba|vestia|desvestia|desnudaba)',
    'que (se)? (moria por|queria|soñaba con|imaginaba) ..2 (verme|tocarme|besarme|tenerme|probarme|hacerme suya) ..2',
    '(verme|imaginarme|tenerme|soñarme) (desnuda|sin ropa|en cueros|encuerada|en su cama|en tanga|en ropa interior|desnudo)',
    '(de)? (que)? color (llevaba|tenia|era|traia|llevo|eran) ..2 (ropa interior|calzones|bragas|tanga|bombacha|calzon|brasier|sosten)',
    `(toca|tocaba|tocó|agarraba|agarró|manoseó|sobaba) tod* (a la fuerza|entera|entero|y)?`,
    'me (tocaba|tocó|agarraba|toca|sobaba|manoseaba) (toda|todo el cuerpo|todito)',
    '(entraba|entró|entra|metia|metió|mete|venia|vino|aparecia|buscaba|buscó|busca|venir|tocaba la puerta) ..4 (en|a|de|por) ..2 (mi (cuarto|cama|habitacion|pieza|recamara|dormitorio)|(la|las) (noche|noches) a (tocarme|buscarme))',
    '(patron|señor de la casa|dueño de casa|hijo de la (patrona|señora)|marido de la (señora|patrona)|señor) ..3 me (buscaba|busca|buscó|queria|manoseaba|espiaba) ..3 (noche|noches|cuarto|cama|habitacion|cuando|solas|agarrar)',
    '(tenia|tengo|habia|hay) que ser (mas)? (cariñosa|complaciente|amable|buenita|cariñoso|flexible|simpatica) con (el|ella|mi jefe|el jefe|los clientes y)',
    '(ser|era|fuera|sea|soy|fuese) (un poco)? (mas)? (cariñosa|complaciente|cariñosita|buenita|cariñoso) con (el|ella|mi jefe|el jefe|conmigo)',
    '(grabó|grababa|filmó|filmaba|fotografió|fotografiaba|grabaron|espiaba|espió|espia|espiaban|miraba|veia|grabar|espiar|grabarme|espiarme|entraba|entró|abria|abrió|metia|metió) ..4 (baño|vestuario|vestidor|ducha|cambiando*|cambiaba|cambiarme|vestia|vistiendome|duchando*|desnudando*|falda|bañando*|escote|vestuarios|duchas|baños|vestidores)',
    'me (grabó|grababa|filmó|fotografiaba|fotografió|grabaron|filmaron|espiaba|espiaban|sacaba fotos|tomaba fotos|hacia fotos|saca fotos|toma fotos|tomó fotos|sacó fotos) (a escondidas|sin (mi)? (permiso|consentimiento|que)|el culo|las piernas|por debajo|desnud*|en (el|la) (baño|vestuario|ducha)|con el (celular|movil|telefono) (debajo|por debajo))',
    '(camara|camaras|agujero|celular escondido) ..3 (baño|vestuario|vestidor|ducha|duchas|baños|vestuarios) ..10 (nos|me|mi)',
    '(difundió|difundieron|publicó|publicaron|compartió|compartieron|subió|subieron|pasó|pasaron|circularon|circulaban|circula|enseñaba|mostraba|mandó|envió|filtró|filtraron|amenaza con (publicar|subir|difundir|enviar|mandar)|amenazó con (publicar|subir|difundir|enviar|mandar)|amenazaba con (publicar|subir|difundir|mandar|enviar)|va a (publicar|subir|difundir|pasar)) ..3 (fotos|foto|video|videos|imagenes|conversaciones|audios) (mia|mias|mio|mios|intim*|desnud*|sexuales|sin ropa|privad*|donde salgo)',
    'me (drogó|drogaron|emborrachó|emborrachaba|emborracharon|puso algo en (la|mi) (bebida|copa|trago)|echó algo en (la|mi) (bebida|copa|trago|vaso)|durmió con algo|dio algo de tomar y)',
    '(tuve que|tenia que|me obligaba a|me obligó a|me obligaron a|me forzó a|me forzaba a|me hizo|me hacia|obligandome a|obligaban a|me quiso obligar a|queria obligarme a) (acostarme con|dejarme tocar|tener sexo|tener relaciones|besarlo|besarla|tocarlo|tocarle|masturbarlo|chupar*|desnudarme|quitarme la ropa|hacerle sexo|darle (masajes|besos|un beso|un masaje)|bailar|sentarme en sus piernas|sentarme en sus rodillas|ver porno|ver pornografia|ponerme (falda|minifalda|escote|tacones)|abrazarlo|hacerle un oral|dormir con)',
    '(sentarme|sentaba|sentó|sienta|sentara) (en|sobre) (sus|las) (piernas|rodillas|faldas|regazo)',
    '(tiraba|tira|tiró|tiraban|echaba|echa|echó|echaban|lanzaba|tiro) (los|el|la|las) (perros|tejos|trastos|onda|galgos|can|calzones|canes|cuentos|maiz)',
    'me (tenia|tiene|traia|trae|agarró|cogió) ganas',
    '(intentó|intento|quiso|intentaron|quisieron|trató de|trataron de|iba a|casi|a punto de) (me)? (violarme|violaron|violaba|abusar de mi|violó|forzarme|viola)',
    '(intento|tentativa) de (violacion|abuso)',
    'me (llevó|llevaba|metió|subió|encerró) ..4 (motel|hotel|telo|monte|descampado|baldio) ..8 (fuerza|engañ*|sin (mi|que)|quiso|intentó|obligad*|conmigo)',
    '(me|nos) (sexualiz*|cosific*|hipersexualiz*)',
    '(mi|nuestro) (violador|abusador|acosador|acosadora|agresor|agresora|maltratador|violentador)',
    '(el|un) (que|tipo que) (me violó|abusó de mi|me tocó)',
    '(oler|olia|olió|oliendo|huele|olerme|respiraba|resoplaba|respiró) ..2 (el pelo|el cabello|el cuello|en la nuca|en el cuello|al oido|mi pelo|mi cuello|en mi cuello|en mi nuca)',
    'me (acorrala|acosa|manosea|toquetea|morbosea) (<alguien>|sexualmente)',
    'me (hizo|hacia|hicieron|hacian|hace) (tocamientos|tocaciones|insinuaciones|proposiciones|propuestas|gestos obscenos|señas obscenas|cosas (malas|feas|sucias|que no (queria|quise|debia|se hacen|quiero contar))|bromas (sexuales|verdes|de tono)|chistes (verdes|sexuales|morbosos)|comentarios (sexuales|verdes|morbosos|machistas|asquerosos))',
    'me (tuvo|tenia|mantuvo) (contra|aplastada|agarrada|sujeta|inmovilizada) ..3 (pared|mesa|pila|mostrador|cama|voluntad)',
    '(apretaba|apretó|aprieta|pegaba|pegó|apretarse|apretado|pegarse) ..2 (contra mi|contra mi cuerpo|mucho a mi|a mi cuerpo|a mi espalda)',
  ],
  /** `me tocaba`: my turn, unless the clause ends there and a person stands before it. */
  tocar: [`me (${TOCAR})`, `nos (${TOCAR})`],
} as const;
