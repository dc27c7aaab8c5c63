import { gerundio, hare, hecho, hice, infinitivo, juntos } from './acoso/conjugar.ts';
import { una } from './acoso/verbos.ts';

/** Harm announced, as verb × tense × clitic × what it does to whom. */
const CLITICO = '(lo|la|los|las|le|les|te|se lo|se la|os)';
const VOY =
  '(voy a|vamos a|ire a|iremos a|pienso|pensamos|quiero|queremos|planeo|tengo (pensado|planeado|decidido|ganas de)|estoy (pensando en|planeando|decidido a|decidida a|a punto de|dispuest* a|por|que quiero)|me voy a|necesito|deseo|juro que voy a|a ver si no voy a|hoy voy a|me dan ganas de|sueño con)';
const HERIR = 'dar meter pegar clavar enterrar zampar soltar sonar tirar lanzar mandar poner echar rociar';
const HERIDA = una(`
  tiro, tiros, balazo, balazos, plomo, plomazo, plomazos, bala, balas, puñalada, puñaladas, cuchillada, cuchilladas, navajazo, machetazo, machetazos, machete, paliza, golpiza, palo, palos, batazo, batazos, martillazo, botellazo, cuchillo, destornillador, puñal, acido, veneno, raticida, matarratas, vidrio molido, gasolina, nafta, candela, fuego, bomba, piedra en la cabeza, hachazo, escopetazo, trompada, piña, piñas, trompadas, puñete, combo, pateadura, patiza, madriza, pela, tunda, corvazo, verguiza`);
const MATAR =
  'matar apuñalar acuchillar envenenar ahorcar estrangular atropellar descuartizar degollar linchar balear quemar quiebr/quebrar rajar desgraciar tumbar despachar picar reventar madrear machetear golpear patear incendiar';
const PERSONA_A =
  '(a|al) (mi|un|una|ese|esa|el|la|los|las|esos|todos|jefe|gerente|encargado|dueño|tipo|supervisor|quien|desgraciad*|malnacid*|hijo|cabron|patron|maldit*|capataz|mayordomo|que me|administrador|director|juez|vecino|ex|socio)';
const LUGAR = una(
  'local, tienda, fabrica, oficina, edificio, casa, negocio, empresa, planta, almacen, bodega, carro, coche, auto, restaurante, escuela, nave, rancho, finca, galpon, camion, bus, taller, quiosco, moto, camioneta, hotel, obra, sucursal, departamento, cantina',
);
const MEDIO = una(
  'frenos, tuercas, manguera del gas, valvula, valvulas, arnes, arneses, andamio, cuerda, cable del elevador, ruedas, caldera, linea de vida, tornillos, gas, extintor, extintores, cinturon',
);
const DENTRO =
  '(con (ellos|el|ella|todos|la gente|quien|mi jefe|la familia) ..2 (adentro|dentro)|ojala ..3 (adentro|dentro)|que ardan|(con)? gente (adentro|dentro))';
const SENTENCIA = una(`
  quedar tendid*, amanecer (muert*|tirad*|en una zanja|tieso|con la boca), aparecer (muert*|flotando|en una zanja|en una bolsa), pagar con (sangre|la vida), salir con los pies, terminar (muert*|en el hospital|bajo tierra|en una caja|en una zanja), acabar (muert*|en el hospital|bajo tierra), llorar sangre, quedar (en el piso|en el suelo|frio|tieso|irreconocible|como colador|en silla|boca arriba|ahi tirad*), morder el polvo con, comerse el bordillo, correr sangre, morir(se)? (hoy|como|por|a mis|esta), ir al hoyo, ir al cementerio, ir al otro (lado|barrio), necesitar (ataud|caja|funeraria)`);
const CONDICION =
  '((si|como|donde) ..2 (no)? (me|nos) ..1 (cogen|contratan|llaman|toman|renuevan|pagan|eligen|despiden|echan|corren|botan|rechazan|descartan|niegan|sacan|dejan|dan|quitan|denuncian|cruzo|topo|vuelven|vuelve|tocan|toca|despide|echa|corre|bota|paga|contesta|responden|devuelven|mira|grita))';
const EN_SERIO =
  '((esto|y|eso)? no (es|estoy|va de) (broma|bromeando|jugando|jugar|chiste|joda|mentira|cuento)|va en serio|en serio lo digo|lo digo en serio|hablo en serio|ya veran|para que sepan|avisados (estan|quedan)|quedan avisad*|te lo juro|se los juro|lo juro|atenganse)';

/** Those who depend on the speaker. */
const CARGO = una(`
  mama, mami, papa, abuela, abuelo, abuelita, abuelito, abuelitos, hijo, hija, hijos, bebe, beba, nene, nena, nenes, niño, niña, niños, niñas, nieto, nieta, nietos, hermanito, hermanita, sobrino, sobrina, suegra, suegro, viejita, viejito, viejitos, viejitas, viejo, vieja, anciana, anciano, ancianos, ancianas, señora que cuido, señor que cuido, doña que cuido, guagua, guaguas, chamaco, chamaca, chiquito, chiquita, chiquitos, wawa, peque, peques, criatura, criaturas, crio, cria, paciente, pacientes, residente, residentes, muchachito, muchachita, muchachitos, chamito, carajito, carajita, chiquillo, chiquilla, chiquillos, cipote, cipota, pelado, pelada, guri, gurisa, gurises, interno, internos, enfermo, enfermita, abu, nana, tata, chigüin, chigüines, buki, güila, guila, cabro chico, mocoso, mocosa, mocosos, alumno, alumnos, parvulos, señor de la casa, señora de la casa, ciego, minusvalido, discapacitado, discapacitada, autista, postrado, postrada, encamado, encamada`);
const QUIEN_SE =
  '(al|a la|a los|a las) que (se (orina|orinan|hace|hacen|caga|mea|ensucia|ensucian|porta|portan|queja|quejan|pone|ponen|levanta|niega|escapa)|no (come|comen|duerme|duermen|obedece|obedecen|se deja)|llora|lloran|grita|gritan|molesta|molestan)';
const QUIEN = `((a|al|a los|a las|a la|de la|del) ..2 (${CARGO})|${QUIEN_SE})`;
const SEDANTE = una(
  'pastilla, pastillas, pastillita, jarabe, jarabito, gota, gotas, gotitas, clonazepam, sedante, sedantes, somnifero, somniferos, lorazepam, diazepam, benadryl, rivotril, calmante, calmantes, zopiclona, antialergico, antihistaminico, valium, aguardiente, ron, vino, cerveza, whisky, alcohol, melatonina doble, dramamine, trankimazin, quetiapina, tranquilizante, tranquilizantes',
);
const CALLE =
  '((para|pa) (que|k) ..2 (duerm*|call*|molest*|este|esten|quede|queden|jod*|quiet*|tranquil*|deje*|se les quite|llor*|grit*|haga*|no)|y asi ..2 (duerm*|me dej*|no molest*|se call*|descans*|trapeo|puedo|no jod*|se qued*|trabajo)|(para|pa) dormir|hasta que se (duerm*|call*)|y (cae*|caen) redond*|y ni se (entera|mueve))';
const CASTIGO =
  '(para que aprend*|para que se le* quite|para que escarmient*|de castigo|como castigo|por (portarse|mearse|orinarse|cochino|llorar)|cuando (llora|lloran|grita|gritan|molesta|molestan|se (orina|ensucia|hace|porta|pone|mea|caga|niega|portan))|a ver si aprend*|que no deja* marca|sin que deje marca|donde no se (note|ve)|y santo remedio|y se call*|asi se (le|les) (viene)? educ*)';
const COMIDA =
  '(comer|comida|cena|merienda|almuerzo|desayuno|agua|desayunar|cenar|pañal|pañales|cambiar|bañar|medicina|colacion)';

/** Deeds of one's own. */
const OFICIAL =
  '(inspector*|policia*|funcionari*|fiscal*|auditor*|aduan*|guardia*|perito|alcalde|concejal|transito|municipal*|inspeccion*|agente*|vista|licenciad*|regidor|comisario|juez|jueza|notario|sanidad|hacienda|sunat|sii|afip|dian|ministerio|supervisor del|evaluador|examinador|medico de la mutua|delegado de)';
const UNTAR = 'untar aceitar engrasar mojar sobornar coimear aflojar regalar pasar pagar dar soltar deslizar';
const PAPEL = una(
  'titulo, certificado, certificados, licencia, carnet, diploma, constancia, constancias, bachiller, bachillerato, brevete, libreta sanitaria, carta de recomendacion, cartas de recomendacion, cedula profesional, matricula, justificante, parte medico, receta, recetas, recibo, recibos, factura, facturas, comprobante, curso de alturas, carne de manipulador, referencias, homologacion, antecedentes, tarjeta de vacunacion',
);
const FALSO =
  '(fals*|trucho|trucha|truchos|truchas|chimbo|chimba|bamba|chueco|chueca|chafa|pirata|inventad*|photoshop|imprenta|que no (tengo|curse|termine|hice|estudie|existe*)|copiad*|retocad*|escanead*|clonad*|bambas)';
const REGISTRO = una(
  'parte, partes, registro, registros, control, controles, checklist, planilla, planillas, temperatura, temperaturas, lectura, lecturas, acta, actas, bitacora, hoja, hojas, informe, informes, muestra, muestras, encuesta, encuestas, inspeccion, inspecciones, revision, revisiones, calibracion, calibraciones, mediciones, asistencia, horas, kilometraje, certificado, certificados, fichas, recetas, ronda, rondas, mantenimiento, mantenimientos, pruebas, resultados, auditoria, visitas, analisis, limpieza, protocolo, formularios, extintores, turno, turnos, capacitaciones, entregas, guia, guias, pesos, peso',
);
const SIN_HACER =
  '(sin (siquiera)? (haber*|hacer*|revisar*|mirar*|medir*|comprobar*|ver*|probar*|ir|realizar*|pasar*|tomar*|verificar*|inspeccionar*|abrir*|salir|bajar*|subir*|leer*|tocar*|limpiar*|visitar*|pisar*|contar*|pesar*|darlas|darla|moverme|acercarme|encender*|destapar*)|inventad*|de memoria|al tanteo|al ojo|a ojo|desde (la silla|el sofa|casa|el carro)|que no (hacia|hice|haciamos|habia|habiamos|se hacia*|existia*|hicimos|di|dimos))';
const COSAS = una(
  'resma, resmas, resmita, resmitas, papel, folios, boligrafos, biromes, lapiceros, boligrafo, plumas, esferos, lapices, grapas, toner, cafe, azucar, jabon, cloro, detergente, papel higienico, yogur, yogures, pan, carne, pollo, fruta, comida, sobras, muestras, productos, producto, mercaderia, material, herramienta, herramientas, tornillos, pintura, cable, gasolina, cosas, cositas, guantes, mascarillas, gasas, jeringas, pastillas, medicamentos, toallas, sabanas, vasos, cubiertos, refrescos, cervezas, botellas, ropa, uniformes, cargadores, memorias, cartuchos, bolsas, cemento, clavos, tubos, ladrillos, quesos, helados, golosinas, chocolates, champu, cremas, perfumes',
);
const A_CASA =
  '((a|para|pa) (la|mi|el)? ..1 (casa|rancho|familia|hijos|chamos|nenes|niños|mama|revender|vender|bolso|mochila|mujer)|de (la|el|mi)? (oficina|empresa|tienda|cocina|almacen|bodega|obra|hospital|trabajo|fabrica|planta|deposito|hotel)|en (la|el|mi) (bolso|mochila|cartera|bolsillo|lonchera|carro)|escondid*|a escondidas|sin (que|pedir|pagar|permiso|decir|avisar|anotar*|registrar*|tiquear)|como todo el mundo|poca cosa|que (iban a|se iban a|estaban por) (vencer|tirar|botar|caducar)|aunque (no|estaba))';
const FALTA = una(
  'calamidad, calamidad domestica, muerte, entierro, velorio, enfermedad, gripe, dolor, cita medica, cita, emergencia, tramite, migraña, diarrea, fiebre, duelo, funeral, abuela, abuelita, tio, tia, esguince, lumbago',
);
const ESCAPADA =
  '((para|pa) (irme|ir|faltar|salir|descansar|no ir|viajar|quedarme|ver|dormir|la playa|trabajar en)|y me (iba|fui|quedaba|quede)|(la)? playa|con los panas|de farra|de rumba|de fiesta|al futbol|al partido|de viaje|de puente)';
const RASGO =
  '(negr*|gitan*|mor*|extranjer*|embarazad*|viej*|mayores|gay*|indi*|venezolan*|haitian*|gord*|trans|sord*|coj*|mujeres|chol*|bolivian*|peruan*|nicas|musulman*|morenit*|feas|madres|por tener hijos|estaban por tener hijos|con hijos|casadas|recien casadas|jovencitas|discapacitad*|tatuad*|colombian*|paraguay*|dominican*|inmigrant*|maricones|lesbianas|sindicalist*|apellido*|piel)';
const VERTIDO = una(
  'rio, arroyo, desague, alcantarilla, alcantarillado, drenaje, quebrada, monte, mar, lago, laguna, cloaca, canal, cuneta, barranco, barranca, acequia, coladera, pozo, descampado, baldio, terreno, campo, cañada, estero, cauce, sumidero, imbornal, playa, bosque, cañada, caño, potrero, zanja, manglar, humedal, riachuelo, bahia, cañon',
);
const DESECHO =
  '(aceite*|residuo*|tinte*|quimic*|disolvente*|solvente*|pintura*|bidon*|acid*|lodo*|desech*|escombro*|basura|purin*|amianto|asbesto|llanta*|bateria*|envase*|agroquimic*|pesticid*|plaguicid*|veneno*|combustible|gasoil|diesel|sangre|visceras|liquido*|relave*|grasa|cloro|detergente*|tanque|fosa|cianuro|mercurio|aguas negras|agua sucia|sobrante*|filtros|restos|quemado|lixiviado*)';

export const GRAMATICA = {
  amenaza: [
    `${CLITICO} (${hare(HERIR)}) ..2 (${HERIDA})`,
    `${VOY} ..1 (${infinitivo(HERIR)
      .split('|')
      .flatMap((verbo) => ['le', 'les', 'selo'].map((clitico) => verbo + clitico))
      .join('|')}) ..2 (${HERIDA})`,
    `${CLITICO} ${VOY} ..1 (mandar a|mandar)? (${infinitivo(HERIR)}) ..2 (${HERIDA})`,
    `${VOY} ..1 (mandar a|mandar)? (${infinitivo(HERIR)}) ..2 (${HERIDA}) ..1 ${PERSONA_A}`,
    `${VOY} ..1 (mandar a|mandar)? (${infinitivo(MATAR)}) ..1 ${PERSONA_A}`,
    `${CLITICO} ${VOY} ..1 (mandar a|mandar)? (${infinitivo(MATAR)})`,
    `(voy|vamos|pienso|quiero) (a)? (${infinitivo('prender meter echar pegar dar')})(le|les)? (fuego|candela)`.replace(
      /\(([^()]*)\)\(le\|les\)\?/,
      (_, verbos: string) =>
        `(${verbos
          .split('|')
          .flatMap((v) => [v, `${v}le`, `${v}les`])
          .join('|')})`,
    ),
    `(le|les|se lo|se la)? (${hare('prender meter echar pegar dar')}) (fuego|candela) ..2 (a|al) ..3 (${LUGAR}|el|ella|todo|ese|esa|mi|su|todos)`,
    `(${hare('quemar incendiar volar explotar reventar')}) ..2 (el|la|ese|esa|todo el|toda la|su) (${LUGAR}) ..10 (${DENTRO}|${EN_SERIO}|si|como|esta noche|hoy|mañana)`,
    `${CONDICION} ..8 (${hare('quemar incendiar volar reventar')}) ..2 (el|la|ese|esa|todo|toda|su|los) ..1 (${LUGAR}|todo|vivos)?`,
    `(${infinitivo('quemar incendiar volar')}|fuego|candela) ..6 ${DENTRO}`,
    `(${hare('cortar aflojar soltar desatornillar romper abrir sacar quitar sabotear trampear limar')}|${VOY} (${infinitivo('cortar aflojar soltar desatornillar romper abrir sacar quitar sabotear limar')})|(${infinitivo(
      'cortar aflojar soltar sabotear limar',
    )
      .split('|')
      .map((verbo) => `${verbo}le`)
      .join(
        '|',
      )})|(le|les) ..2 (${hice('cortar aflojar soltar limar sabotear')})) ..2 (los|las|el|la|sus|su|unas) (${MEDIO}) ..8 (a|al|para que|si|y (que|asi|ojala)|se (mat*|ca*|estrell*)|hoy|mañana|esta noche|del (jefe|encargado|supervisor|patron)|de (mi|ese|su))`,
    `(le|les) ..1 (${hice('poner echar meter')}|he (${hecho('poner echar meter')})|vengo (${gerundio('poner echar meter')})|${hare('poner echar meter')}) ..2 (veneno|raticida|matarratas|vidrio|vidrio molido|cloro|lejia|laxante|acido|anticongelante|pastillas|insecticida|droga|drogas|saliva|orina|detergente|meados) ..4 (en|a) (el|la|su|los|al)? (cafe|comida|agua|bebida|sopa|trago|te|termo|vaso|desayuno|plato|refresco|lonche|vianda|jefe|mate)`,
    `(va|van) a (${SENTENCIA})`,
    `(el|la|los) que (va|van) a (quedar|amanecer|terminar|acabar|morir|caer|salir) ..3 (tendid*|muert*|frio|tieso|hospital|zanja|piso|suelo|caja|pies)`,
    '(que|y|ojala|esta semana|hoy|mañana|un dia de estos) ..4 (se come|va a comerse|se va a comer) (el|la) (bordillo|acera|asfalto|plomo|tierra|suelo|piso|cuneta)',
    '(de)? (esta (semana|noche)|hoy|mañana|este mes|navidad|esta) no (pasa|llega|amanece|sale) (viv*|el|ese|esa|sin)?  ..3 (jefe|viv*|ese|esa|desgraciad*|hijo|cabron|perro|malparido|maldito|el tipo)',
    '(tiene|tienen|le quedan) (los|sus)? (dias|horas) (contados|contadas|de vida)',
    '(le llegó|le llego|le va a llegar|les va a llegar) (la|su) (hora|dia|turno|navidad)',
    '(va|van) a pagar (lo que|todo lo que|cada|por lo que) (me|nos) (hizo|hicieron|hizo pasar|quitó|quitaron|debe) ..8 (esta|hoy|mañana|sangre|hij*|vida|direccion|sale|donde|voy|uno por uno|con)',
    `(le|les|de) ..2 (se|sé|tengo|averigüe|consegui|conozco) ..2 (la direccion|donde (vive|viven|aparca|estaciona|parquea|trabaja|estudian|estudia|duerme|entrena)|la hora (en|a) que|los horarios|el recorrido|la placa|la ruta|por donde (pasa|sale|camina)) ..14 (pag*|sale (su|la|el)|hij*|colegio|va a|voy|lo |esper*|semana|ver*|arrepent*|bordillo|mat*|quem*|sorpresa|visita|tiro|plomo)`,
    '(que sepa|avisen*|diganle|que se entere|digale*) ..8 (se|sé|q) ..2 (donde|q se donde) ..3 (vive|aparca|estaciona|trabaja|parquea|estudia*|duerme)',
    `(ya|voy a|vamos a) ..1 (hable|habl[eé]|pague|contrate|busque|contacte|conseguí|consegui|arregle|mande|hablar|pagar|contratar|buscar|llamar|arreglar) ..2 (con)? (unos|un|a unos|a un|gente|alguien|los|el|con unos) (panas|amigos|primos|tipos|manes|compas|parceros|sicario|sicarios|matones|muchachos|conocidos|hermanos|socios|barrio) ..8 (para que|pa que|que (lo|la|le|los)|bala|plomo|susto|visit*|golp*|mat*|quiebr*|desaparec*|quem*|revient*|encarg*|cobr*|romp*)`.replace(
      'habl[eé]',
      'hablé',
    ),
    `(bala|plomo|tiro|balazo|paliza|golpiza|susto|acido|machetazo|cuchillada|visita) ..6 (ya (hable|hablé|pague|pagué|contrate|lo arregle|lo mande)) ..3 (con|a|los|al)`,
    `(de (aca|aqui)|(cuando|apenas|en cuanto|ni bien|nomas|al) (salg*|termin*|acab*|salir|terminar|acabar)|hoy mismo|esta noche|saliendo|ahorita) ..4 (salgo|voy|me voy|arranco|paso|entro|llego|vuelvo) ..3 (derech*|direct*|por|a|para|donde|en|con)? ..3 (el|la|mi|su|buscar*|casa|del|donde|ese|esa)? ..8 (${HERIDA}|tendid*|mat*|quem*|degoll*|apuñal*|sangre|muert*|arma|pistola|me las (va|van) a pagar|machete|cuchillo|lo (reviento|acabo|hago)|golpe*|revent*|palo|bate)`,
    `(lo|la|los|las) (${hare('matar apuñalar acuchillar envenenar degollar quemar balear atropellar reventar descuartizar')}) ..8 (${EN_SERIO}|como a un perro|como perro|con mis (propias)? manos|y (despues|luego) me|y me entrego|y que me|aunque me|en cuanto|apenas|cuando (salga|lo|la)|si (lo|la|se|me)|hoy|esta noche|mañana)`,
    `${EN_SERIO} ..8 (${CLITICO} (${hare('matar quemar apuñalar reventar quiebr/quebrar rajar partir degollar envenenar')})|${CLITICO} (${hare(HERIR)}) ..2 (${HERIDA}))`,
    `${CONDICION} ..10 (alguien|uno|ella|el|todos|varios) ..1 (va a|van a) (morir|pagar(la)?|salir (mal|lastimad*)|llorar|sufrir|arder)`.replace(
      'pagar(la)?',
      'pagar|pagarla',
    ),
    `(${CLITICO}) (${hare('romper partir quiebr/quebrar abrir volar reventar cortar arrancar')}) (la|el|los|las|toda la) (cara|cabeza|boca|jeta|hocico|cuello|piernas|dientes|alma|madre|nariz|crisma|mandibula|tapa de los sesos|huevos|pescuezo|manos|brazos|rodillas|costillas) ..4 (si|cuando|al|a ese|a esa|apenas|hoy|y|en cuanto|como|saliendo|donde)?`,
    `(${CLITICO}) ${VOY} (${infinitivo('romper partir quiebr/quebrar abrir volar reventar cortar arrancar sacar')}) (la|el|los|las|toda la) (cara|cabeza|boca|jeta|hocico|cuello|piernas|dientes|alma|madre|nariz|crisma|mandibula|sesos|huevos|pescuezo|manos|brazos|rodillas|costillas|ojos|lengua|tripas|higado)`,
  ].map((pattern) => pattern.replace(/\(\(lo\|la/g, '((lo|la')),
  a_cargo: [
    ...juntos(
      QUIEN,
      `(le|les|lo|los|la|las)? ..1 (doy|damos|di|dimos|pongo|ponemos|puse|meto|echo|eche|vengo (dando|poniendo)|estoy dando|estuve dando|llevo dando|dandole|poniendole) ..5 (${SEDANTE}) ..8 ${CALLE}`,
      6,
    ).slice(0, 1),
    `(le|les) ..2 (doy|damos|di|dimos|pongo|ponemos|puse|meto|echo|eche|dando|poniendo|echando|metiendo) ..5 (${SEDANTE}) ..5 ${QUIEN} ..6 ${CALLE}`,
    `${CALLE} ..4 (le|les) ..2 (doy|damos|di|dimos|pongo|ponemos|puse|meto|echo|eche|vengo (dando|poniendo|echando)|estoy (dando|poniendo)) ..5 (${SEDANTE}) ..4 (mamadera|biberon|tetero|leche|jugo|comida|te|pacha|mamila|poquito|sopa|noche)?`,
    `(para|pa) que ..2 (el|la|los|mi|mis) (${CARGO}) ..3 (que cuido)? ..2 (duerma|duerman|no moleste|se calle|se callen|este quiet*|no llore|no lloren) ..6 (${SEDANTE}|amarr*|encierr*|atad*|at[eo])`.replace(
      '|at[eo]',
      '',
    ),
    `(${SEDANTE}) ..6 (mamadera|biberon|tetero|mamila|pacha|pepe|leche de la bebe|leche del bebe|chupon)`,
    `se (le|les|lo|los|la|las) (pega|pegaba|da|daba|amarra|amarraba|ata|ataba|encierra|encerraba|deja|dejaba|castiga|seda|sedaba|sacude|duerme|jala|quita) ..4 ${QUIEN} ..8 (${CASTIGO}|toalla|correa|cinturon|sin (comer|cena|agua)|a la cama|a la silla|con (sabanas|pastillas|llave|gotas))`,
    ...juntos(
      QUIEN,
      `(le|les|lo|los|la|las) (pego|pegamos|doy|damos|amarro|amarramos|ato|atamos|encierro|encerramos|sacudo|pellizco|jalo|jaloneo|cacheteo|golpeo|zarandeo|tapo la boca|meto (al|en)|sujeto|dejo amarrad*|dejo atad*|dejo encerrad*|inmovilizo) ..8 (${CASTIGO}|con (toalla|correa|cinturon|vara|chancla|sabana|sabanas|cinta|llave|una regla|la chancleta)|a la (cama|silla|pata)|en el (baño|cuarto|closet|patio)|agua fria|nalgada*|cachetada*|bofetada*)`,
      5,
    ).slice(0, 1),
    ...juntos(
      QUIEN,
      `(le|les|lo|los|la|las)? ..1 (quito|quitamos|dejo|dejamos|niego|negamos|suspendo|llevo|llevan|tengo|tenemos|he dejado|hemos dejado|deje) ..3 (sin|el|la|dos|tres|un|una)? ..1 ${COMIDA} ..8 (${CASTIGO}|esta semana|dias|desde|hasta que)`,
      5,
    ).slice(0, 1),
    `(${CARGO}) ..4 (queda*|esta|está|estan|dej*|sigue) ..3 (sol*|encerrad*|amarrad*|atad*) ..6 (bañera|tina|estufa|olla|fuego|gas|balcon|ventana|carro|coche|auto|pileta|piscina|llave|candado|mientras (yo)? (hago|contesto|trabajo|estoy|escribo))`,
    `(deje|dejé|dejo|tengo) ..4 (${CARGO}) ..4 (sol*|encerrad*|dormid*|amarrad*) ..4 (en (el|la) (carro|coche|auto|bañera|tina|balcon|sol|camioneta|corral|patio)|con (llave|candado|el gas|la estufa|la olla|el perro)|desde (ayer|anoche|la mañana|temprano))`,
    `(tengo|tenemos|mantengo|mantenemos) ..2 (a)? (los|las|mis|unos|unas) (muchach*|emplead*|trabajador*|chicas|peones|migrantes|obrer*|costurer*) ..4 (encerrad*|bajo llave|sin (documentos|pasaporte|papeles)|con candado)`,
  ],
  grave: [
    `(le|les) ..1 (${hice(UNTAR)}|he (${hecho(UNTAR)})) ..3 (mano|manos|bolsillo|sobre|sobres|plata|dinero|billete|billetes|algo|lana|su parte|lo suyo|regalo|regalito|jamon|whisky|botella|propina|coima|mordida|comision|para (el|los) fresco*|gaseosa|cena*|viaje)? ..3 (al|a la|a los|a un|a el|para que|y (la|el|todo|no|paso|pasó|firmo|firmó|nos|me))? ..2 ${OFICIAL}?`.replace(
      / \.\.3 \(al.*$/,
      ` ..4 (para que|y ..6 (pas*|firm*|aprob*|no (mir*|revis*|dij*|pus*))|${OFICIAL})`,
    ),
    `${OFICIAL} ..3 (le|les|lo|los)? ..1 (${hice('untar aceitar engrasar mojar sobornar coimear aflojar')}|pagabamos|pagamos|dabamos (algo|plata|dinero|un sobre|su)|dimos (algo|plata|dinero|un sobre|su)|pasabamos un|daba (algo|plata|un sobre)|di (algo|plata|un sobre|un billete|dinero))`,
    `(${hice('pagar untar aceitar engrasar mojar sobornar coimear regalar entregar pasar dar')}) ..3 (al|a los|a la|a las|a un|a una) ${OFICIAL} ..6 (sobre*|para que|plata|dinero|billete*|por debajo|regal*|coima|mordida|comision|whisky|y (la obra|todo|no|asi))`,
    `(sobre|sobres|maletin|plata) ..4 (los|lo|la) (llevaba|llevabamos|entregaba|repartia|daba|llevé|lleve) (yo|personalmente|nosotros)`,
    ...juntos(
      `(el|la|un|una|mi|los|unos|ese|con un|con una) ..1 (${PAPEL}) ..4 ${FALSO}`,
      `(yo|mi|me lo|lo (compre|saque|mande|consegui|hice|imprimi|use|presente)|(${hice('presentar entregar usar comprar imprimir fabricar mandar mostrar conseguir sacar')}))`,
      6,
    ),
    `(el|la|un|una|mi|ese) ..1 (${PAPEL}) ..8 (lo|la|los) (compre|saque|mande a hacer|consegui|imprimi|invente|hice) (yo)? ..5 (por (ochenta|cien|doscientos|cincuenta|unos|trescientos|mil|veinte|treinta|cuarenta|\\d+)|dolares|pesos|soles|euros|en el centro|imprenta|conocido|primo|amigo|photoshop|internet|pasiero|pana|contacto|sin (cursar|estudiar|ir|presentarme|asistir))`.replace(
      '|\\d+',
      '',
    ),
    `(el|la|mi|ese) ..1 (${PAPEL}) ..3 me (lo|la) (hizo|ha hecho|vendio|vendió|consiguio|consiguió|sacó|firmó|imprimió|regaló|dieron) ..4 (primo|amigo|pana|conocido|compadre|tio|cuñado|imprenta|photoshop|sin (cursar|ir|examen|estudiar)|medico amigo|plata)`,
    `(${hice('firmar llenar rellenar completar apuntar anotar marcar sellar aprobar certificar poner cerrar dar registrar cargar entregar')}|he (${hecho('firmar llenar rellenar sellar aprobar certificar')})) ..4 (${REGISTRO}) ..6 ${SIN_HACER}`,
    `(${REGISTRO}) ..4 (los|las|lo|la) (${hice('firmar llenar rellenar completar apuntar anotar marcar sellar aprobar certificar inventar copiar falsificar')}) (yo)? ..4 ${SIN_HACER}`,
    `(${DESECHO}) ..3 (lo|los|la|las) (${hice('tirar echar verter enterrar vaciar descargar botar arrojar quemar soltar derramar drenar largar')}) ..4 (${VERTIDO})`,
    `(${hice('tirar echar verter enterrar vaciar descargar botar arrojar soltar derramar drenar largar')}) ..5 ${DESECHO} ..6 (${VERTIDO})`,
    `${DESECHO} ..3 se (echaba*|tiraba*|vertia*|botaba*|enterraba*|soltaba*|descargaba*) ..6 (${VERTIDO}) ..8 (por orden (mia|de uno|nuestra)|orden mia|yo (manejaba|conducia|daba|abria|era)|o sea mia|lo hacia yo|eramos|mi turno|nosotros)`,
    `(lo|la|los) que (faltaba|sobraba) ..4 (se)? (apuntaba|apuntabamos|anotaba|anotabamos|registraba|ponia|poniamos|pasaba|pasabamos) ..2 como (merma|rotura|roto|perdida|devolucion|vencid*|dañad*)`,
    `(${hice('apuntar anotar registrar pasar reportar declarar')}) ..6 como (merma|rotura|roto|perdida|devolucion|vencid*|dañad*) ..8 (llev*|com*|vend*|qued*|para mi|nos|y me|a casa)`,
    `no (le|les) (${hice('rentar alquilar contratar atender vender servir dar')}) ..4 (a)? ${RASGO}`,
    `(${hice('descartar rechazar filtrar eliminar apartar tirar excluir despachar')}) ..6 ${RASGO}`,
    '(mandar|mande|mandé|mandaba|contrate|pague) ..4 (golpear|asustar|darle un susto|pegarle|quemarle|amenazar|rayarle) ..3',
    `(${hice('cobrar facturar vender alterar diluir rebajar bautizar rellenar mezclar')}) ..5 (el doble a|de mas a|con agua|agua al|agua a la|vencid*|caducad*|dos veces|por original|como (nuevo|original|organico|fresco|importado)|trucho|pirata|con alcohol barato|con cal|sin que (se dieran cuenta|supieran|lo notaran))`,
    `(${hice('tocar manosear acosar besar acorralar')}) ..1 a (una|la|mi|las|unas|varias) (compañera|empleada|secretaria|chica|alumna|clienta|paciente|muchacha|subordinada|becaria|practicante|menor|niña)`,
    `(${hice('golpear pegar amenazar encerrar humillar insultar acosar chantajear extorsionar')})(le|les)? ..1 (a|al) (un|una|mi|mis|la|el|los|las|varios) ..1 (compañer*|emplead*|trabajador*|subordinad*|alumn*|client*|pacient*|abuel*|ancian*|niñ*|peon|peones|ayudante|aprendiz|practicante|becari*|deudor*|inquilin*|testigo*|mujer|esposa|novia|ex)`.replace(
      ')(le|les)?',
      ')',
    ),
  ],
  leve: [
    `(me|nos|se) ..1 (${hice('llevar robar traer quedar guardar comer')}) ..2 (con)? (la|el|los|las|su|sus|mi|unos|unas|algunos|algunas|un|una|cada tanto|siempre)? ..2 (${COSAS}) ..6 ${A_CASA}`,
    `(me|nos) (${hice('llevar robar traer guardar')}) ..2 ${A_CASA} ..4 (${COSAS})`,
    `(uno|una) ..1 se (llevaba|quedaba|traia|robaba|guardaba) ..5 (${COSAS})`,
    `(me)? (${hice('inventar fingir simular alegar')}|he (${hecho('inventar fingir simular')})) ..3 (${FALTA}) ..6 ${ESCAPADA}`,
    `(llamaba|llame|llamé|avisaba|decia|dije|reportaba|mandaba un mensaje|escribia) ..3 (que)? (estaba|estoy|andaba|me sentia) ..1 (sick|enferm*|mal|malo|mala|con fiebre|con gripe) ..3 ${ESCAPADA}`,
    `(${hice('manejar conducir operar')}|he (${hecho('manejar conducir')})) ..8 sin (licencia|carnet|carne|brevete|permiso|registro|pase|libreta|papeles)`,
    `(en|al|del) (el|mi|la)? ..1 (curriculum|cv|curriculo|hoja de vida|resume|vida laboral|perfil|linkedin) ..3 (puse|pongo|puso|escribi|meti|infle|agregue|dice|puse que|subi|añadi|exagere|figura) ..14 (no (paso|llego|lo|la|es|se|sé|hablo|tengo|termine|hice|era|curse|manejo)|mentira|siendo sincer*|la verdad|apenas|en realidad|inventad*|fals*|nunca)`,
    `(puse|pongo|escribi|meti|infle|agregue|subi|exagere) ..4 (en)? (el|mi|la)? ..1 (curriculum|cv|curriculo|hoja de vida|resume|perfil|linkedin|ingles|experiencia) ..12 (no (paso|llego|lo|la|es|se|sé|hablo|tengo|termine|hice|era|curse|manejo)|mentira|siendo sincer*|apenas|en realidad|inventad*|fals*)`,
    `(${hice('cobrar hacer facturar pagar trabajar')}|he (${hecho('cobrar hacer pagar trabajar')})) ..3 (chapuza*|trabajito*|trabajo*|changa*|changuita*|pololo*|pega*|horas|obra*|reforma*|arreglo*|clase*)? ..1 (en negro|en b|sin factura|sin boleta|por fuera|por izquierda|bajo cuerda)`,
    `(${hice('fichar marcar checar ponchar firmar picar')}) ..3 (por|a) (mi|un|una|otro|otra|el|la|los|ella) ..1 (compañer*|compadre|amig*|colega|pana|primo|hermano|turno|que llegaba|novi*)`,
    `(${hice('dormir')}) ..4 (en (el|mi)? turno|en horas de trabajo|en la guardia|en el baño) ..4 (y|sin|escondid*|firm*|cobr*)`,
    `(${hice('usar gastar llenar cargar')}) ..4 (la gasolina|el combustible|el carro|el coche|la camioneta|la tarjeta|el gasoil|la furgoneta) de (la empresa|la compañia|trabajo|la oficina) ..5 (para (mi|mis|cosas|viajes|asuntos|ir a)|personal*|fin de semana|vacaciones|sin (permiso|que))`,
  ],
} as const;
