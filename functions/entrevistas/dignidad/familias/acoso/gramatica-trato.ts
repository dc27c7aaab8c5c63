import { aMiCon, fuiCon, infinitivo, juntos, otro, todo } from './conjugar.ts';
import { INSULTO } from './laboral.ts';
import { una } from './verbos.ts';

/** Deeds with words, work, pay and papers, and at home. */
const ANTE =
  '(delante de|enfrente de|frente a|adelante de|en frente de|en publico|ante|en medio de|a la vista de|en plena|en la cara de|por el (radio|grupo|chat|altavoz|parlante)|en el (grupo|chat)|con todos|por altavoz) ..2 (todos|todas|todo el mundo|clientes|cliente|clientela|equipo|compañeros|compañeras|otros|gente|publico|niños|personal|oficina|cocina|tienda|planta|sala|hijos|pacientes|restaurante|huespedes|cuadrilla|obra|turno|grupo|linea|alumnos|padres|whatsapp|tripulacion|brigada|piso|proveedores|visitas|reunion|radio|chat|mirando)';
const ORIGEN = una(
  'haitian*, venezolan*, venec*, colombian*, colombich*, peruan*, peruc*, bolivian*, bolit*, paraguay*, paragua, ecuatorian*, ecuasirian*, dominican*, cuban*, balser*, hondureñ*, catrach*, nic*, salvadoreñ*, guanac*, guatemaltec*, chapin, mexican*, african*, negr*, niche, prieto, prieta, indi*, indiec*, chol*, serran*, guajir*, mapuch*, gitan*, mor*, marroqui, sudaca, panchit*, machupichu, rumana, rumano, chin*, judi*, longo, longa, paisan*, campurus*, jincho, jíbaro, montubi*, colla, coya, camba, provincian*, villero, cabecita, groncho, naco, indigena, indígena, latin*, extranjer*, inmigrante, ilegal, mojado, sordo, sorda, coj*, mongol*, gord*, viej*, marica, maricon, joto, puto, tortillera, lesbiana, travesti, mariposa, puta, perra',
);
const PESTE =
  '(de (mierda|porqueria|m|mrd|eme|la verga|la chingada|los cojones|miércoles|cuarta|segunda|pacotilla)|del (diablo|demonio|carajo|orto|culo|coño)|asqueros*|apestos*|suci*|cochin*|ignorant*|brut*|hediond*|muert* de hambre|infeliz|desgraciad*|maldit*|tenia que ser|igualad*|patarajada|rastrer*|conchetumadre|piojos*|mugros*|inutil)';
const LLAMAR =
  'llamar decir gritar tratar apodar vocear insultar saludar nombrar escribir poner soltar ladrar chillar tildar bautizar dejar';

const RASGO = una(
  'embarazada, preñada, en estado, en cinta, encinta, lesbiana, gay, homosexual, bisexual, trans, transexual, travesti, marica, con vih, seropositiv*, indigena, mapuche, quechua, aymara, india, indio, negra, negro, moren*, afro*, garifuna, raizal, de color, gitan*, musulman*, judi*, evangelic*, testigo de jehova, extranjer*, inmigrante, migrante, haitian*, venezolan*, colombian*, peruan*, bolivian*, paraguay*, dominican*, nica, hondureñ*, mayor, vieja, viejo, sorda, sordo, ciega, ciego, coja, cojo, autista, disca, discapacitad*, epileptic*, diabetic*, bipolar, tartamud*, gorda, gordo, mujer, la unica mujer, madre soltera, lactando, de pollera, de la comunidad, del sindicato, sindicalista, trans*',
);
const ENTERARSE =
  '(cuando|en cuanto|apenas|desde que|desde el dia que|al|a raiz de que|despues de que|no bien|tan pronto|luego de que|como|ni bien|una vez que|porque|el dia que|por|y)';
const SABER =
  '(se)? (supieron|supo|saber|enteraron|enteró|enterarse|vieron|vio|dije|conte|conté|avise|avisé|anuncie|comunique|confese|descubrieron|descubrió|di cuenta|notaron|notó|entere|informe|cuente|contarles|contar|decirles|decir|dijeron|filtró|corrió la voz|confirme)';
const PERDER = `(me (${otro('echar despedir correr botar bajar quitar sacar mandar cambiar degradar relegar aislar arrinconar rajar cesar liquidar apartar descartar rechazar negar cortar ningunear insultar gritar tratar humillar esconder meter pasar trasladar retirar dejar hacer poner ignorar')})|no me (renov*|hablar*|hablan|saludar*|saludan|dejar*|dejan|contrat*|ascend*|dieron|llamaron|quisieron|pagar*|subieron|miran|invit*|tocan|querian)|empez* a (tratarme|gritarme|ignorarme|hacerme|molestarme|presionarme|quitarme)|(despidieron|echaron|botaron|corrieron|despedida|despedido|relegada|degradada|rechazada|rechazado))`;

const TAREA = una(
  'escritorio, silla, computadora, ordenador, compu, laptop, tareas, funciones, responsabilidades, clave, claves, accesos, usuario, correo, telefono, clientes, cuentas, cartera, proyectos, pacientes, turnos, horas, ruta, rutas, horario, equipo, oficina, puesto, trabajo, llaves, herramientas, mesa, cargo, jefatura, sueldo, bono, comisiones, descansos, dia libre, vacaciones, propinas',
);
const DESTIERRO = una(
  'bodega, sotano, pasillo, baño, archivo, almacen, deposito, cuartito, rincon, garaje, cocina, limpieza, recepcion sin, altillo, azotea, patio, trastero, cuarto de (escobas|limpieza|trapeadores|trastes), mirar la pared, cara a la pared, frente a la pared, viendo la pared, calabozo, zaguan, cochera, bodeguita, subsuelo, terraza, caseta',
);
const SIN_NADA =
  '(sin (funcion*|tarea*|hacer|nada|computadora|compu|ordenador|silla|mesa|escritorio|ventana|luz|telefono|trabajo|hablar|clave|internet|companía|nadie|poder)|a (no hacer nada|contar|mirar|doblar|ordenar|limpiar|separar)|castigad*|de castigo|meses|semanas|mirando|sol*|para que (renunci*|me (fuera|aburr*|cans*)))';

const DINERO =
  '(sueldo|sueldos|salario|pago|paga|plata|dinero|jornal|quincena|raya|cheque|cheques|tarjeta|mesada|lana|ganancias|propinas|liquidacion)';
const DESCUENTO =
  '(comida|dormida|cama|techo|alojamiento|habitacion|cuarto|luz|colchon|agua|herramientas|herramienta|machete|uniforme|viaje|pasaje|transporte|guantes|gas|baño|ducha|jabon|plato|botas|traslado|visa|semilla)';
const SIN_SALDO =
  '(deb*|no (me|nos)? queda* (nada|ni)|se debe|sale* debiendo|salia* debiendo|quedaba* debiendo|queda* debiendo|sin (cobrar|sueldo|nada|un peso)|no (me|nos) pag*|papeles|guardia civil|migra*|policia|amenaz*|encerr*|pasaporte|plomo|no (me|nos) dej*|nunca termin*|hasta pagar|protest*|se acab*)';
const NO_PAGA =
  '(no (me|nos|le|les|se) (pag*|cubr*|cancel*|deposit*|liquid*) ..2 (nunca|jamas|nada|ni (un|una|medio|el|los)|un (peso|centavo|mango|quetzal|sol|colon|lempira|duro|euro|guarani|boliviano|cinco|dolar|real|chele|cordoba)|(los|esos|seis|tres|cuatro|cinco|ocho|dos) meses))';

export const TRATO = {
  laboral_escena: [
    ...aMiCon(
      'gritar insultar humillar regañar ridiculizar exhibir putear callar retar rezongar bronquear ladrar reprender maltratar ningunear menospreciar carajear ofender corregir amenazar despreciar exponer abroncar basurear verguear vaciar rezondrar sermonear poner llamar denigrar chingar remedar apocar quemar balconear ventanear escrachar funar',
      `..4 ${ANTE}`,
    ),
    ...aMiCon('gritar', '(que|por|a|siempre|todo|cada|inutil|en|como|y|si|cosas|tanto|mucho|porque|desde|al)').filter(
      (pattern) => !/^\(me\|nos\) \(grit|^\(me\|nos\) <ha>/.test(pattern),
    ),
    ...aMiCon(LLAMAR, `..3 (${ORIGEN}|${INSULTO}) ..1 ${PESTE}`),
    ...aMiCon(LLAMAR, `..2 ${PESTE} (${ORIGEN})`),
    `(${ORIGEN}|${INSULTO}) (${PESTE})? (asi|eso|esto|es lo que|era lo que|era como|es como|como) ..1 (me|nos) (${otro('llamar decir gritar apodar vocear tratar saludar escribir soltar nombrar')})`,
    `(asi|eso|de eso|de ahi) no (me|nos) (baj*|sac*)`,
    `(la|el) (negra|negro|india|indio|chola|cholo|gorda|gordo|vieja|viejo|sorda|coja|marica|maricon|puta|mora|moro|gitana|sudaca|venezolan*|haitian*|bruta|inutil|mongola|chacha|gata|criada) ..4 (asi|eso) (me|nos) (dec*|llam*|grit*|dij*|dice*)`,
    ...aMiCon(
      'escribir pintar pegar rayar poner dejar colgar',
      `..3 (${INSULTO}|insultos|amenazas|groserias|dibujos|burlas) ..3 (en|con) (el|la|mi|un|las)? ..1 (locker|taquilla|casillero|puerta|carro|casco|escritorio|pared|lonchera|espejo|silla|pizarra|chat|grupo|mesa|baño|mochila|uniforme|papelitos|papelito|notas)`,
    ),
    ...aMiCon(
      'llenar ensuciar mojar embarrar esconder romper quemar mear tirar botar robar cortar rajar pinchar ponchar rayar manchar destruir',
      '..1 (el|la|los|las|mi|mis) (casco|mochila|taquilla|locker|casillero|ropa|comida|almuerzo|lonchera|botas|guantes|herramientas|herramienta|moto|bici|llantas|uniforme|zapatos|silla|cafe|vianda|tupper|cama|bolso|cartera|delantal|lentes|audifonos)',
    ),
    ...aMiCon(
      'quitar sacar retirar arrebatar vaciar bajar esconder cortar suspender bloquear borrar',
      `..1 (el|la|los|las|mi|mis|todas|todos|hasta) ..1 (${TAREA}) ..8 (castig*|represalia|venganza|denunci*|quej*|embaraz*|lesbiana|gay|trans|${SIN_NADA}|bodega|sotano|pasillo|rincon|hablan|hablaban|ley del hielo|vacio|aislar*|humill*|porque (soy|no|dije|le|me)|por (negarme|no|hablar|ser)|renunci*)`,
    ),
    ...aMiCon(
      'mandar poner sentar meter relegar arrinconar confinar arrumbar desterrar tener dejar trasladar encerrar castigar pasar cambiar mover guardar aislar',
      `..3 (a|al|en|de|para|hasta) ..2 (${DESTIERRO}) ..5 ${SIN_NADA}`,
    ),
    ...aMiCon(
      'aplicar hacer',
      '..1 (la ley del hielo|el vacio|la fria|la ley de hielo|el hielo|la guerra|el apartheid|luz de gas|la vida (de)? cuadros|la vida (a)? cuadritos|la vida (un)? yogur|la vida negra|la cama|la maldad|la maldita)',
    ),
    ...aMiCon(
      'dejar negar retirar quitar',
      '(de)? (el|la)? (dirigir la palabra|dirigirme la palabra|hablarme|la palabra|el saludo)',
    ),
    '(nadie|ninguno|ni uno|ya no|no) (me|nos) (habla|hablan|hablaba|hablaban|dirige|dirigen|dirigia|dirigian|saluda|saludan|saludaba|saludaban|mira|miran|miraba|miraban|contesta|contestan|contestaban|invita|invitan|invitaban|pasa|pasan) (la palabra|el saludo|a la cara|a los ojos|informacion|en el almuerzo|por orden|desde que (denunci*|me quej*|dije|avise|hable))',
    ...aMiCon(
      'cargar poner dar exigir pedir encargar asignar meter',
      '..2 (tareas|metas|plazos|trabajos|cosas|entregas|objetivos|encargos|cuotas) ..1 (imposibles|absurdas|absurdos|inalcanzables|inutiles|humillantes|degradantes|incumplibles|que nadie (puede|podria|queria)|a proposito)',
    ),
    ...aMiCon(
      'hacer obligar poner mandar',
      '(a)? (llorar|arrodillar*|hincar*|pedir perdon|pedir disculpas|gatear|ladrar|bailar|limpiar|repetir|trapear|recoger|comer|aguantar) ..5 (delante|rodillas|frente|enfrente|piso|suelo|baño|todos|publico|manos|boca|lengua|siempre|diario|cada|hora|clientes)',
    ),
    ...juntos(
      '(me hacia llorar|me hace llorar|me hizo llorar|salia llorando|salgo llorando|terminaba llorando|acababa llorando|lloraba en el baño|lloro en el baño|me encerraba a llorar|iba al baño a llorar|voy al baño a llorar|llorando en el baño|volvia llorando|llegaba llorando)',
      '(<jefe>|compañer*|me (grit*|humill*|dec*|trat*|insult*)|sus (gritos|insultos|humillaciones|burlas))',
      12,
    ),
    ...aMiCon(
      'traer tener agarrar coger tomar',
      '(de|como|a) ..1 (su|sus|el|la)? (puerquito|puerco|hijo|hijos|punto|bajada|encargo|payaso|payasa|bufon|burla|piñata|lorna|gato|gata|criado|criada|esclavo|esclava|sirvienta|cachifa|chacha|mandadero|mandadera|trapeador|hazmerreir|perro|estropajo|trapo|chiste|muñeco|gil|gila|boluda|boludo|forro|forra|bolas|monga|monigote|saco de boxeo|saco|pera|alfombra|mingo|mangueo|chercha|relajo|guasa|choteo|vacilon|hueveo|leseo|chacota|joda|pato|patito|pagapato|sirviente|puching|sparring|costal|bullying|mula|burro|pushing)',
    ),
    ...aMiCon(
      'hacer',
      '..1 (burla|burlas|bromas pesadas|bullying|bulling|buling|mobbing|la vida|de menos|menos|a un lado|chistes|escarnio|un calvario|un infierno|imposible|novatadas|perradas|marranadas|canalladas|judiadas|putadas|maldades) ..3 (por|de|todos|siempre|imposible|cuadritos|cada|porque|infierno|en|y|con|miserable|los|las|mi|el|la|desde|yogur|negra|hasta)',
    ),
    `(burla|burlas|mofa|mofas|risas|carcajadas|chistes|apodos|motes) ..3 (por|de|sobre|con|a) mi (forma|manera|acento|cuerpo|peso|piel|color|pelo|ropa|edad|voz|modo|tartamud*|cojera|sordera|religion|apellido|pais|olor|pollera|velo|cara|hablar|discapacidad)`,
    '(todos|todas|los demas|el resto|el equipo|la cuadrilla|hasta el jefe|el jefe|el encargado|los compañeros|el capataz|el residente|la encargada) ..3 (se reian|se reia|se rien|se rie|riendose|muertos de (la)? risa|muerto de (la)? risa|cagados de (la)? risa|cagado de (la)? risa|se burlaban|se burlan|se mofaban) ..3 (de mi|cuando (me|yo)|y (me|yo) (llor*|aguant*|trag*|callaba)|de como|de mis|de que)',
    ...juntos(
      '(marica|maricon|joto|puto|puta|negra|negro|india|indio|cholo|chola|gorda|vieja|inutil|burra|sudaca|haitian*|venezolan*|loca|coja|tortillera|mariquita|travesti|mono|mona|mongol*|tarad*)',
      '(me|nos) (dicen|decian|decia|llaman|llamaban|llamaba|gritan|gritaban|gritaba|escribian|escriben|escribieron|pusieron|ponian|cantan|cantaban|apodaron|apodan) ..12 (risa|reia|reian|burla|burlan|burlaban|todos los dias|siempre|diario|delante|locker|taquilla|cada dia|mando*|lloraba|jefe|encargad*|capataz|hasta hoy|me arde|me duele)',
      3,
    ).slice(1),
    `${fuiCon('insultar humillar marginar ningunear menospreciar ridiculizar hostigar acosar amenazar aislar relegar degradar difamar calumniar vejar maltratar despreciar excluir', '(por|delante|en|durante|constantemente|y|cada|todos|frente|de)')}`,
    `(aguantar|aguante|aguantaba|aguanto|soportar|soporte|soportaba|soporto|sufri|sufria|vivi|vivia|padeci|tragarme|trague|comerme|recibi|recibia|recibo) ..3 (gritos|insultos|humillaciones|desprecios|burlas|vejaciones|maltratos|menosprecios|amenazas|groserias|puteadas|ninguneos|desplantes|apodos|ofensas|improperios|golpes|manoseos|tocamientos|indirectas sexuales|piropos) ..4 (de|del|todos|cada|por|diari*|constant*|y|durante|a diario|siempre)`,
    '(desde que|despues de que|a raiz de que|por) (denuncie|denunciar|denuncio|me queje|quejarme|hable|declare|reporte|puse la queja|lo reporte|la denuncie|lo denuncie) ..10 (me (hac*|quit*|aisl*|ignor*|hostig*|acos*|castig*|amenaz*|camb*|mand*|trat*|dej*|persigu*|baj*|despid*|ech*|corr*|humill*|sac*|mir*|bot*|siguen)|nadie me|no me (habl*|salud*|dan|daban|dej*))',
    '(supervisor|jefe|encargado|tipo|hombre|compañero|el) (al|a) que denuncie ..6 (me|mi)',
    '(me|nos) (mandó|mandaron|manda|mandan|dejó|dejaron|envió|enviaron|llegó|hizo llegar) ..4 (foto|fotos|video|mensaje|nota|carta|audio|corona|muñeco|bala|papel) ..4 (de (mi (casa|puerta|hija|hijo|familia|carro|calle)|la (puerta|escuela|casa) (de)?|mis (hijos|hijas|niños)|donde vivo)|con (amenaz*|una cruz|un cuidate)|amenaz*)',
  ],
  discriminacion_escena: [
    `${PERDER} ..10 ${ENTERARSE} ..2 ${SABER} ..4 (que)? (soy|era|estoy|estaba|tengo|tenia|iba a ser|espero|esperaba|de mi|mi|sobre mi|lo de mi)? ..1 (un|una)? (muy)? (${RASGO}|embarazo|vih|bebe|hijo|orientacion|religion|enfermedad|discapacidad|diagnostico|transicion|novia|novio|marido|epilepsia|diabetes|sindicato|cancer|sordera)`,
    `${ENTERARSE} ..2 ${SABER} ..4 (que)? (soy|era|estoy|estaba|tengo|tenia|iba a ser|espero|esperaba|de mi|mi|sobre mi|lo de mi)? ..1 (un|una)? (muy)? (${RASGO}|embarazo|vih|bebe|hijo|orientacion|religion|discapacidad|transicion|novia|epilepsia|sordera) ..10 ${PERDER}`,
    `(me|nos) (paga|pagan|pagaba|pagaban|da|dan|daba|daban|pagó|pagaron) ..2 (la mitad|menos|una miseria|la tercera parte|menos de la mitad) ..4 (que|de lo que|a los|al|por) ..3 (los (otros|demas|blancos|hombres|de aqui|locales|criollos|dominicanos|chilenos|argentinos|españoles|ticos|nacionales|varones|paisanos|gringos|panameños|mexicanos)|los otro|ser|otros|hombres|mis compañeros hombres)`,
    '(a las|a los) (de pollera|indigenas|indios|negros|negras|morenos|morenas|haitianos|haitianas|venezolanos|extranjeros|extranjeras|inmigrantes|migrantes|mujeres|embarazadas|nicas|bolivianos|paraguayos|peruanos|gitanos|moros|de color|sordos|discapacitados|viejos|mayores|gays|trans|de la sierra|del campo) ..1 (nos) ..8 (puerta de atras|puerta trasera|aparte|piso|suelo|sobras|menos|mitad|no nos dej*|grit*|insult*|tratan|trataban|peor|basura|humill*|revis*|otro baño|servicio|ultim*|escond*)',
    `(hacen|hacian|hizo|hace|obligan|obligaban|mandan|mandaban) (nos|me)? ..2 (entrar|comer|sentarnos|sentarme|usar|subir|esperar) ..3 (por la (puerta)? (de)? (atras|trasera|servicio)|en el (piso|suelo)|aparte|por el (ascensor|elevador|baño) de servicio) ..8 (por|indi*|negr*|pollera|mor*|chol*|pinta|cara|hoy|siempre)?`,
    `por (mi|el|ser|tener|estar|andar|usar|llevar|hablar) (de|una|un|con)? ..2 (${RASGO}|pollera|velo|acento|color|embarazo|piel|pelo|trenzas|edad|peso|lengua|quechua|religion|orientacion|apellido|tatuajes|origen|nacionalidad|raza) ..8 (me|nos) (${otro('echar despedir correr botar gritar insultar humillar ningunear mandar quitar pagar negar rechazar descartar excluir esconder revisar acusar mirar tratar apartar molestar joder burlar poner bajar sacar')})`,
    `(me|nos) (${otro('echar despedir correr botar gritar insultar humillar ningunear quitar negar rechazar descartar excluir esconder acusar apartar molestar joder degradar')}) ..6 por (mi|ser|tener|estar|andar|usar|llevar|hablar) (de|una|un|con)? ..2 (${RASGO}|pollera|velo|acento|color|embarazo|piel|pelo|trenzas|edad|peso|lengua|quechua|religion|orientacion|apellido|origen|nacionalidad|raza)`,
    '(no (contratamos|contratan|queremos|quieren|atendemos|aceptamos|trabajamos con|damos trabajo a)) ..2 (negr*|gitan*|mor*|extranjer*|embarazad*|viej*|gay*|indi*|venezolan*|haitian*|gord*|trans|sord*|coj*|mujeres|chol*|bolivian*|peruan*|nicas|musulman*) ..6 (me (dijo|dijeron|solto|soltaron|grit*|contest*|respond*)|asi me|en mi cara)',
    '(me (dijo|dijeron|solto|soltó|soltaron|contestó|contestaron|respondió|espetó)) ..6 (no (contrat*|quier*|quer*|acept*|atend*|tom*)) ..3 (a)? (negr*|gitan*|mor*|extranjer*|embarazad*|viej*|gay*|indi*|venezolan*|haitian*|gord*|trans|sord*|coj*|mujeres|chol*|bolivian*|peruan*|nicas|musulman*|gente como (yo|vos|tu|usted)|mayores|con hijos)',
    '(que (limpie|cargue|barra|lo haga|sirva|recoja|lave|traiga) ..4 (la|el) (negra|negro|india|indio|chola|cholo|gorda|vieja|sudaca|mora|moro|gitana|gitano|haitian*|venezolan*|extranjer*|coja|sorda|marica|nica|paragua))',
    '(tenia que ser|tenias que ser|tenian que ser) (mujer|negr*|indi*|venezolan*|haitian*|sudaca|gitan*|bolivian*|paraguay*|peruan*|colombian*|chol*|mor*|viej*|gallego|nica|dominican*|puto|marica) ..6 (me|nos)?',
  ],
  explotacion_escena: [
    ...aMiCon('cobrar descontar quitar rebajar apuntar sacar', `..3 ${DESCUENTO} ..14 ${SIN_SALDO}`),
    ...juntos(
      `(se (trabaja|trabajaba)|trabajabamos|trabajamos|trabajaba|trabaje|trabajo|hacia|llevaba|estuve|limpie|coseche|pizque|cuide|servi|cocine) ..8 (meses|años|semanas|horas|seis a seis|sol a sol|sin descanso|dia libre|estancia|finca|campaña|temporada|zafra|cosecha|casa)`,
      NO_PAGA,
      10,
    ),
    '(nunca|jamas) (me|nos) (pagaron|pagó|pagaba|pagaban|dieron un peso|dieron mi paga|liquidaron|cancelaron|depositaron)',
    '(sin pagarme|sin pagarnos) (nunca|nada|ni|un|meses|jamas|lo|los)',
    `(se (cobra|cobraba|paga|pagaba)|(me|nos|le|les) (pagan|pagaban|paga|pagaba|daban|dan)) ..1 (en|con|por|solo con|a cambio de) (la)? (comida|un plato|techo|dormida|sobras|vales|fichas|mercaderia|ropa usada|aguardiente|drogas|un cuarto) ..12 (reclam*|quej*|manda*|amenaz*|no (me|nos|se)|encerr*|malandros|patron*|plomo|migra*|se trabaja|trabajaba*|papeles|meses|dueñ*|señora)`,
    ...juntos(
      `(si (se|uno|una|me|nos)? ..1 (reclama|reclamaba|queja|quejaba|protesta|protestaba|quejo|reclamo|reclamamos|va|iba|niega|negaba)|(a la|al|a los|a las) que (protest*|reclam*|se quej*|se iba*|se neg*|habl*|ped*|se queria*))`,
      `((le|nos|me|les|lo|la) (mandan|manda|mandaba|mandaban|echan|echaban|dice|decia|decian|amenaza|amenazaba|amenazaban|sueltan|quitan|quitaba|denunci*|llaman|llamaban|devolvian) ..4 (malandros|policia|migra|migracion|guardia|guardia civil|extranjeria|papeles|perros|calle|a uno|sicarios|matones|gente|armados|hombres|plomo|la paga|el sueldo|el pasaporte|extranjeros|carabineros|gendarmeria))`,
      8,
    ),
    ...aMiCon(
      'retener quitar guardar confiscar esconder romper quemar pedir recoger decomisar',
      '..2 (el|mi|los|mis|la|las|nuestros|nuestras)? (pasaporte|pasaportes|documentos|documentacion|papeles|cedula|cedulas|dni|nie|ine|visa|carnet|carne|permiso de trabajo|residencia|partida de nacimiento|identificacion) ..3 (y|para|hasta|nada|al|cuando|el|desde|a|si|que|apenas|mas|por|porque|como|en)',
    ),
    ...aMiCon(
      'retener quitar guardar exigir pedir controlar agarrar',
      `..1 (el|mi|todo el|todo mi|la|los|mi|las|toda la) ${DINERO} ..6 (marido|esposo|pareja|novio|para que no|entero|completo|hasta|y (me|no)|cada (mes|quincena|semana)|al cobrar|patron*|dueñ*|meses|como castigo|suegra|mi (papa|padre))`,
    ),
    '(duermo|dormia|dormiamos|dormimos|dormir|vivia|viviamos|vivo|vivimos|tenian durmiendo|hacian dormir) ..5 (en|sobre|encima de|entre) (el|la|los|las|un|una|unos)? ..1 (suelo|piso|carton|cartones|bodega|taller|establo|galpon|gallinero|chiquero|corral|granero|container|contenedor|cuartucho|camioneta|maquinas|sacos|costales|cobertizo|nave|obra|barraca|tienda|camion) ..12 (no (me|nos) (pag*|dej*|dab*)|cand*|encerr*|pasaporte|sin (agua|luz|papeles|cobrar|paga|sueldo|baño)|patron*|dueñ*|descont*|cobr*|como (perros|animales)|explot*|vigil*|turnos|encargad*|señora|dieciseis|catorce|quince)',
    '(no (me|nos) (dej*|permit*) (salir|ir|irme|irnos|hablar|llamar|usar el|tener|ver a|volver|renunciar|ir a misa|ir al medico)) ..10 (patron*|señora|señor|dueñ*|finca|casa donde|taller|encargad*|barco|capataz|interna|jef*|trabajo|hotel|club)',
    '(patron*|señora|señor de la casa|dueñ*|encargad*|capataz|jef*) ..8 no (me|nos) (dej*|permit*) (salir|ir|irme|irnos|hablar|llamar|usar el (telefono|celular)|tener (telefono|celular)|ver a|volver|renunciar|ir a misa|ir al medico|comer|descansar|dormir|ir al baño|sentarme|beber agua)',
    '(en|de) (esta|esa|la|una|aquella|este|ese|el|un) (finca|hacienda|taller|maquila|barco|casa|estancia|mina|campamento|club|local|obra|invernadero|fundo|plantacion|carbonera|ladrillera|fabrica|cantina) ..8 (nadie (sale|salia|podia salir|puede salir)|no se (puede|podia) salir|no (nos|me) (dejan|dejaban) (salir|ir)|al que se (va|vuela|escapa)|guardias|candado|encerrad*|se debe mas|siempre se debe|los documentos|los pasaportes)',
    '(nos|me) (traen|traian|trajeron|llevan|llevaban|llevaron|meten|metian) ..6 (como (ganado|animales|perros|esclavos|borregos)|encerrad*|amontonad*|hacinad*|en una furgoneta de|amarrad*|a plomo|a la fuerza|engañad*)',
    '(ibamos|viajabamos|eramos|dormiamos|viviamos) (diez|doce|quince|veinte|ocho|once|trece|catorce) ..5 (furgoneta|cuarto|pieza|habitacion|camioneta|carro|van|baño|camas|colchones|contenedor) ..14 (cobr*|descont*|no (nos|me) pag*|papeles|amenaz*|pasaporte|encerr*|guardia civil|migra*|policia|explot*|encargad* (nos|me))',
  ],
  nombrado_escena: [
    `<sufrir_yo> ..2 (${todo('acosar')}|acoso|acosos|hostigamiento|mobbing|maltrato|maltratos|abusos|vejaciones|tocamientos|manoseos|golpizas|palizas|racismo|machismo|homofobia|burlas|explotacion|esclavitud) ..3 (de|del|por|en|durante|sexual|laboral|a manos|y)`,
    '(a manos de|de manos de|en manos de|de parte de) (mi|un|el|la|una|mis|los) (<alguien>)',
  ],
  pareja_escena: [
    `(<pareja>|el|ella) (siempre|todo el tiempo|a diario|tambien|ya|hasta|todos los dias)? me (vigila|revisa|controla|cela|encierra|pega|golpea|maltrata|amenaza|humilla|insulta|escupe|empuja|jala|arrastra|patea|fuerza|viola|ahorca|muerde|persigue|sigue|espia|prohibe|quita|esconde|rompe|castiga|aisla|rastrea|cachetea|obliga|cuenta los minutos|mide el tiempo|tira|avienta|grita) (la (puerta|ropa|hora|comida|mano|cartera)|el (telefono|celular|movil|bolso|sueldo|reloj|pelo|dinero)|los (mensajes|minutos|contactos|zapatos)|las (llaves|llamadas)|con|si|cuando|por|y|todos|cada|todo|hasta|a|mucho|mis|mi|que|delante|otra|de|donde|en|trabajar|salir)?`.replace(
      '(<pareja>|el|ella)',
      '(<pareja>)',
    ),
    '(el|ella|ese hombre|este hombre|ese señor) (siempre|todo el tiempo|a diario|tambien|ya|hasta|todos los dias)? me (vigila|revisa|controla|cela|espia|rastrea|persigue|encierra) (la (puerta|ropa|hora|cartera)|el (telefono|celular|movil|bolso|sueldo|dinero|whatsapp)|los (mensajes|minutos|contactos)|las (llaves|llamadas)|con llave|todo el dia|y me|en (la casa|el cuarto))',
    '(el|ella) ..4 me (pega|golpea|cachetea|patea|empuja|jala del|arrastra|escupe|ahorca|viola|quema|muerde|maltrata|amenaza|encierra) (con|si|cuando|por|y|todos|cada|mucho|que|delante|otra|en|fuerte|siempre|hasta)',
    `(<pareja>|padrastro|padre de mi|papa de mi) ..6 (me (${otro('pegar golpear patear empujar ahorcar escupir encerrar encierr/encerrar violar quemar arrastrar amenazar maltratar cachetear forzar fuerz/forzar rajar acuchillar apuñalar morder controlar prohibir vigilar perseguir insultar humillar castigar celar aislar zarandear estrangular atropellar')}))`,
    `(me|nos) (${otro('pegar golpear patear empujar ahorcar encerrar violar amenazar maltratar cachetear acuchillar apuñalar prohibir perseguir castigar')}) ..2 (mi|el papa de mi*|el padre de mi*) (<pareja>|suegr*|cuñad*|herman*|padre|padrastro|papa|hijo|niños|hijos)`,
    '(tengo|puse|saque|pedi|consegui|me dieron|hay|tenemos|solicite) ..1 (una|un|la|el)? ..1 (ley 54|orden de alejamiento|orden de proteccion|orden de restriccion|restraining order|perimetral|medida cautelar|medidas de proteccion|medida de proteccion|caucion|boleta de auxilio|boton antipanico|pulsera|denuncia por violencia|boton de panico|restriccion|orden de captura) ..2 (contra|en contra|para|porque|por|vigente) ..2 (el|mi|ella|ese|me|padre|papa|marido|ex)',
    '(si no (vuelvo|regreso|le contesto|le doy|retiro|obedezco|hago|vuelve)|si (agarro|consigo|cojo|tomo|busco|acepto) (un|el|este)? (trabajo|empleo|puesto)|si (lo|le) (dejo|denuncio|cuento|contesto)|si salgo|si trabajo|si me voy|si hablo|si llego tarde) ..8 (me|nos) (va a|mata|pega|quiebra|rompe|quema|quita|desgracia|golpea|encierra|saca|parte|hace|manda|raja|deja|desfigura|desaparece|tira)',
    '(vivo|estoy|sigo|ando|duermo|trabajo) (escondid*|huyendo|refugiad*|oculta|oculto) (de|por|para que) ..3 (<pareja>|el|ellos|no me (encuentr*|hall*|vea)|marido|padre|agresor)',
    '(no (quiere|deja|permite|acepta|soporta)|prohibe|prohibió) (que)? (yo)? (me|nos)? ..1 (trabaj*|estudi*|sal*|tener (trabajo|plata|dinero|celular|amigas)|vea|maneje|arregl*|ver a) ..6 (<pareja>|me (pega|grita|encierra|quita|cela|golpea|amenaza)|celos*|suegra|mi (papa|padre|familia))',
    '(<pareja>|mi (papa|padre|suegra)) ..4 (no (quiere|deja|permite|acepta|soporta)|prohibe|prohibió) (que)? (yo)? (me|nos)? ..1 (trabaj*|estudi*|salga|saliera|tenga|vea|maneje|arregl*|hable)',
    '(<pareja>) ..6 (se queda* con|agarra|cobra|quita|administra|tiene) (toda)? (mi|todo mi|mi propio) (sueldo|plata|dinero|tarjeta|pago|quincena)',
    '(mi hij*|mis hij*|los niños|el niño|la niña|los nenes) ..4 (nos|me) (escond*|encerr*) ..5 (cuando|porque) (llega|toma|grita|se pone|pega|esta)',
  ],
  ahora_escena: [
    `(<pareja>|el|ella|ese hombre|el papa de mis hijos|el tipo) ..4 (esta|está|anda|sigue|quedó|quedo) (parquead*|parkead*|parquea*|estacionad*|parad*|plantad*|sentad*|dando vueltas|rondando|metid*|escondid*|gritando|golpeando la puerta|pateando la puerta|tocando la puerta|borrach*|tomad*|esperando) ..5 (frente|afuera|fuera|al frente|en la (puerta|esquina|calle|acera|entrada|vereda)|abajo|aqui|casa|apartamento|departamento|cuarto|con (el|un) (cuchillo|machete|arma)|de mi casa|edificio|portal|del trabajo)`,
    '(contra el|contra mi (ex|marido|esposo)|orden|ley 54|denuncia|perimetral) ..6 (esta|está|sigue|anda|aparec*|volvi*|como quiera|igual|aun asi) ..4 (parquea*|estacionad*|afuera|frente|al frente|rondando|en la puerta|viene|viniendo|abajo|aqui)',
    '(tengo|me quedan|hay|son) (solo|apenas|como|unos)? (diez|cinco|quince|pocos|dos|tres|veinte|10|5|15|20) (minutos|minuticos|minutitos|min) ..6 (antes (de)? que|hasta que|mientras) ..2 (llegue|vuelva|regrese|venga|se despierte|despierte|salga|entre|compra|busca)',
    '(anda|esta|está|salió|fue|se fue|bajó) (a)? (buscando|comprar|buscar|comprando|por|en la tienda|durmiendo|bañandose|duchandose) ..5 (tengo|me quedan|aprovecho|puedo (escribir|hablar)) ..3 (minutos|rato|ratito|ahora|para)?',
    '(aprovecho|escribo|hago esto|estoy escribiendo|contesto|respondo|hablo) ..3 (que|ahora que|mientras|porque|en lo que) (el|mi (marido|esposo|pareja|ex|novio)|ella)? ..1 (duerme|salió|no esta|no está|fue|se fue|se baña|se esta bañando|anda|trabaja|se durmió|esta dormido)',
    '(escondid*|encerrad*|metid*) ..3 (en el (baño|closet|ropero|cuarto|carro)|debajo de la cama) ..8 (el|mi (marido|esposo|pareja|novio|padre|hijo)|me (busca|grita|golpea|oiga|pegue|mate|encuentre)|golpe* la puerta|porque (me|esta|llegó)|borracho)',
    '(hablo|escribo|tengo que (hablar|escribir)|contesto|susurro) (bajito|quedito|despacito|bajo|rapido|a escondidas) ..6 (el|mi (marido|esposo|pareja|ex|novio|jefe|patron)|me (oye|escucha|oiga|mata|pega)|para que no)',
    '(acaba de|ya) (llegar|llegó|entrar|entró|volver|volvió|despertarse|despertó) ..5 (si me (ve|oye|pilla|encuentra|cacha)|me (mata|pega|va a)|tengo que (colgar|cerrar|dejar|borrar|irme))',
    '(hoy|anoche|ayer|esta (mañana|madrugada|tarde|semana)|hace (un rato|rato|ratito)|hoy temprano|recien|ahorita|antenoche|anoche mismo) ..8 (me|nos) (mandó|dejó|dijo|gritó|escribió|llamó|juró|avisó) ..10 (me va a|me mata|me (quema|raja|parte|desgracia|rompe|busca)|va a (matarme|buscarme|quemar|quitarme)|acido|muert*|matar|cuidate|donde (vivo|trabajo))',
    `(me|nos) (${otro('pegar golpear ahorcar patear encerrar violar amenazar cachetear acuchillar maltratar escupir')}) ..3 (anoche|ayer|esta mañana|esta madrugada|hace un rato|otra vez anoche|hace rato|ahorita|antes de (la entrevista|conectarme|empezar))`,
    `(me|nos) (${otro('pegar golpear ahorcar patear encerrar violar amenazar cachetear acuchillar maltratar escupir')}) (otra vez)? (ahora|hoy)`,
    '(el (otro|ojo)|un ojo|con un solo ojo|el labio|la boca|la cara|el brazo|la mano|las costillas) ..6 (cerrado|hinchado|hinchada|morado|partido|roto|rota|quebrado|rotas|reventado) ..4 (del|de la|por el|de un|por|de los) (trancazo|golpe|puñetazo|golpes|paliza|golpiza|botellazo|manazo|guantazo|trompada|piñazo|cachetada|puño|patada|marido|esposo)',
    '(aqui|aca|adentro|en (esta|la) casa|donde estoy) (me|nos) (tiene|tienen) ..3 (encerrad*|con llave|amarrad*|vigilad*|a la fuerza|sin (salir|papeles|telefono))',
    `(${infinitivo('venir llegar volver')}) ..3 (golpearme|matarme|pegarme|buscarme|llevarme) ..3 (hoy|esta noche|ahora|en cualquier momento)`,
    '(viene|llega|vuelve|va a venir|dijo que (viene|venia)) (por mi|a buscarme|a llevarme|a matarme|por (los niños|mis hijos)) ..6 (hoy|esta noche|ahora|miedo|machete|cuchillo|arma|fuerza|con|y)',
  ],
} as const;
