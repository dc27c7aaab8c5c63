import { una } from './verbos.ts';

const COSA = una(`
  enfermedad, enfermedades, peste, fiebre, risa, infarto, susto, tos, asma, alergia, sed, hambre, jornada, distancia, rutina, burocracia, papeleo, nervios, maquina, maquinas, prensa, puerta, puertas, porton, estanteria, estante, anaquel, rack, balon, pelota, palet, pallet, tarima, caja, cajas, cajon, carretilla, montacargas, toro, grua, viento, ola, noticia, noticias, crisis, pandemia, covid, virus, gripe, pedido, mercado, herramienta,
  martillo, sierra, banda, cinta, rodillo, rama, piedra, carro, coche, moto, auto, camion, bici, bicicleta, caballo, vaca, perro, gato, toro, animal, becerro, cabra, mula, burro, gallo, sol, lluvia, frio, calor, tormenta, huracan, terremoto, realidad, vida, subida, inflacion, competencia, cambio, curiosidad, necesidad, ganas, musica, dolor, cansancio,
  corriente, electricidad, chispa, vapor, aceite, agua, gancho, tubo, barra, viga, tabla, puntal, andamio, escalera, palanca, bisagra, tapa, porta, trampilla, persiana, reja, silla, mesa, idea, proyecto, reto, plazo, plazos, duda, dudas, preocupacion, pregunta, preguntas, numero, numeros, dato, datos, sistema, programa, ordenador, computadora, alarma, telefono, correo, deuda, deudas, banco, bancos, cuota, hacienda, gobierno, inspeccion, lesion, artrosis, ansiedad, estres, sensacion, situacion, pena,
  muerte, perdida, quiebra, cierre, sequia, helada, plaga, incendio, inundacion, temporal, apagon, granizo, abeja, abejas, avispa, mosquito, mosquitos, pulga, serpiente, insecto, polea, correa, cadena, cable, manguera, plancha, horno, olla, motor, turbina, taladro, esmeril, disco, pieza, piezas, bulto, saco, rollo, bobina, contenedor, jaula, volante, autobus, tren, metro, historia, pelicula, libro, cancion, cuento, carta, emocion, recuerdo, tema, trabajo, carga, volumen, temporada, campaña, huelga, guerra, publicidad, llamadas comerciales, comerciales, vendedores, ofertas, spam, publicidad, impuestos`);

export const CONTEXTO = {
  /** A thing does it, before the verb or behind it. */
  cosa: [
    `(un|una|el|la|los|las|ese|esa|esta|este|mi|aquella|algun|unas|unos|otra|otro|tanta|tanto) (${COSA}) ..5 (me|nos)`,
    '(depresion|crisis|mercado|pandemia|inflacion|recesion|devaluacion|subida|bajada|caida|cuarentena|temporada|competencia) ..5 (me|nos) (pegó|pego|golpeó|golpeaba|ahogaba|afectó)',
    '(me|nos) (explotó|reventó|estalló|cayó) (la|el|un|una|todo|encima) (olla|bomba|trabajo|mundo|marron|pastel|caldera|tarea|pendiente|sistema|inventario)',
    'se (me|nos) (tiró|echó|vino|venia|echaba|tiraba|cayó) encima (del|de la|de las|de los)',
    // Idioms, and the first person of verbs whose imperfect is also the third.
    '(me|nos) (quema|quemaba|quemo|ahoga|ahogaba|ahogo|mata|mataba|aplasta|comia) (la|las|los|el|en|con|de) (sangre|pestañas|neuronas|nervios|cabeza|un|una|papeleo|papeles|trabajo|curro|pega|estres|plazo|plazos|cola|colas|prisa|calor|sol|numeros|cuentas|excel|vaso)',
    '(me|nos) (ahogo|ahogaba|ahogabamos|perdia|liaba|atoraba) (en|con|entre) (el|la|los|las|tanto|tantos|tanta|tantas)',
    '(amarrandonos|atandonos|agarrandonos|sujetandonos|amarrandome|atandome|agarrandome) (a|de|con|al|del|entre)',
    `(me|nos) (golpeó|golpea|golpeaba|pegó|pega|pegaba|empujó|empuja|empujaba|mordió|muerde|agarró|agarra|cogió|tiró|tira|atrapó|quemó|arrastró|aplastó|persigue|perseguia|acosa|acosaba|ahogaba|ahoga|atormenta|atormentaba|tortura|machaca|dio|partió|rompió|castigó|castiga|azotó|azota|hizo llorar|hace llorar|ha pegado|ha golpeado|maltrató|amenaza|amenazaba|acosan|empujaron|motivó|mata|mató|mataba) (fuerte|duro|mucho|bastante|a todos|muy fuerte|fuertemente|muy duro|tambien)? (el|la|los|las|un|una|esa|ese|esta|este|mi) (${COSA})`,
    '(me|nos|que|se) ..1 (pegó|pega|pego|pegaba|dio|da|daba|pegaron|dieron|pegué) (un|una|el|la|unos|mucho|muy|tanto)? ..1 (susto|sustos|grito|salto|brinco|estiron|bajon|subidon|tiron de orejas|vistazo|repaso|acelon|toque|vuelta|ducha|golpe de (suerte|calor|estado|efecto|aire|realidad|timon|vista)|sol|calor|frio|gripe|gripa|covid|catarro|resfriado|madrugon|atracon|panzada|hambre|sueño|flojera|nostalgia|risa|ataque de|empujon (para|a que|final|de animo|animico|economico|profesional|en mi)|empujoncito|bien|fiebre|mareo|jalon de orejas|cachetada de realidad|bofetada de realidad|golpe (bajo)? al (bolsillo|ego|orgullo)|golpe en el (dedo|pie|codo)|golpe con (la|el|una|un))',
    '(a golpe de) (click|clic|talonario|raton|martillo|vista|llamada|correo)',
    '(a patadas|a golpes) (con (el|la) (maquina|impresora|sistema|idioma|pc|ordenador)|de (realidad|suerte))',
    'aprend* a (golpes|palos|hostias|las malas)',
    '(por error|sin querer|por accidente|por descuido|en el (ascensor|elevador)|en la camara) ..8 (me|nos)',
    '(me|nos) ..2 encerrad* ..4 (por error|sin querer|por accidente|por descuido|ascensor|elevador|apagon|averia|trafico|atasco)',
    'no (me|nos) (deja|dejaba|dejó|dejan) ..4 (el|la|los) (sistema|programa|pagina|aplicacion|app|web|wifi|internet|computadora|ordenador|boton|microfono|camara|formulario|plataforma|maquina|puerta)',
    '(sistema|programa|pagina|aplicacion|app|web|computadora|ordenador|boton|plataforma|formulario|archivo|trafico|lluvia|dolor|espalda|salud|normativa|ley|contrato|horario|reglamento) ..3 no (me|nos) (deja|dejaba|dejó|dejan)',
    '(de|con) cariño|cariñosamente|afectuosamente|de broma entre amigos',
    '(niño|niña|alumno|alumna|nene|bebe|paciente|perro|gato|abuelita|abuelito|residente|hijo|caballo|vaca) ..4 (me|nos) (pegó|mordió|dio|tiró|escupió|arañó|empujó|jaló|agarró) ..2 (mordisco|patada|manotazo|arañazo|bocado|tiron|pelo|pellizco|cabezazo|coz)?',
    '(me|nos) (empuja|empujó|empujaba|empujaron|ha empujado|empujan|empuje|animó y empujó) a (estudiar|mejorar|seguir|aprender|buscar|ser|hacer|emprender|presentarme|crecer|salir de|cambiar|dar|querer|formarme|superarme|trabajar|intentar*|tomar|aceptar|dejar|sacar|terminar|postular*|innovar)',
    '(acosan|acosaban|acosa|acosaba|hostigan|persiguen|perseguian|persigue|bombardean|bombardeaban|atosigan|llaman) ..2 (con|los|las|para|de|a|por)? ..1 (bancos|banco|ofertas|llamadas|publicidad|promociones|ventas|comerciales|cobradores|call center|telemarketing|vender*|seguros|cobranza|las deudas|compañias|telefonia|acreedores|encuestas|anuncios|correos|correo basura|preguntas|dudas)',
    '(bancos|banco|acreedores|comerciales|telefonicas|compañias de telefono|cobradores|publicidad|vendedores|operadoras|teleoperador*|call centers|reclutadores) ..3 (me|nos) (acosan|acosaban|persiguen|persiguian|hostigan|atosigan|bombardean|molestan|amenazan|amenazaban|llaman)',
    '(hizo|hacia|hicieron|hace|hacen|hacerme) llorar ..1 de (risa|emocion|alegria|felicidad|orgullo|gusto)',
    '(abus*|aprovech*) (de mi)? (confianza|buena fe|tiempo|bondad|paciencia|generosidad|disponibilidad|suerte|horario|amabilidad|buen corazon|experiencia)',
    'abus* (de mi) (confianza|buena fe|tiempo|bondad|paciencia|generosidad|disponibilidad|amabilidad|experiencia|nobleza)',
    '(agarré|agarre|cogi|tome|meti|metí|pegue|di) (el|la|un|una) (dedo|mano|cabeza|golpe) (con|contra|en)',
    '(me)? (metió|metia|meten|mete|meter|metiendo|meta|metan|metieron) mano (a|en|al) (la|el|los|las|mi|este|ese|eso|todo|esto|codigo|motor|proyecto|presupuesto|coche|caja|cajon|sistema|masa|asunto|tema|fondo)',
    '(mete|meter|meto|meti|metio|metimos|metiendo|metia) mano (al|a la|a los|en|a un|a una|a lo)',
  ],
  /** Held so as to help; threatened with a complaint. */
  inofensivo: [
    '(me|nos) (agarró|cogió|tomó|agarraba) (del|de la|por el|por la) (brazo|mano|muñeca|camisa|ropa) ..4 (para que no (me)? (cayera|caiga|cayese)|y me (salvó|ayudó|enseñó)|para (no caer*|ayudar*|apoyarse|sostener*|caminar|levantarse)|porque (se caia|tenia miedo|estaba asustad*))',
    'amenaz* con (una|un|el|la|los|subir|subirnos|no (pagar*|renovar)) (reclamacion|queja|demanda|denuncia|reseña|multa|sancion|precio|precios|huelga|el precio|cerrar)',
    'amenaz* con (subir*|no (pagar*|renovar*|comprar*)|bajar* (el|los) precio*)',
    '(amenaz*) con (irse|ir|cancelar|denunciar|demandar|quejarse|llevarse|reclamar|devolver|cambiar|llamar a (la|mi) (prensa|jefe|oficina|gerente)|poner una (queja|reclamacion|reseña)|no volver|dejar*|una reseña|romper el contrato|rescindir|penaliz*|multar*|retirar|escribir|hablar con mi (jefe|gerente|supervisor)|abandonar|darse de baja|suspender|cerrar|hacer(nos)? una (mala)? (reseña|huelga)|huelga|parar)',
  ],
  /** Play and training in which blows are part. */
  deporte: [
    '(partido|boxeo|boxeando|ring|karate|taekwondo|judo|sparring|rugby|futbol|futsal|entrenamiento de|artes marciales|kickboxing|lucha libre|combate|torneo|handball|balonmano|hockey|baloncesto|basquet|equipo de rugby|cancha|la obra de teatro|ensayo|rodaje|escena|pelicula|videojuego|personaje|novela|simulacro|dinamica|role play|juego de rol|taller de teatro)',
  ],
  /** Somebody else tells it: the trade of those who attend, judge, teach or report. */
  oficio: [
    '(paciente|usuaria|clienta|alumna|alumno|victima|interna|señora|mujer|chica|niña|niño|joven|una compañera|un compañero|trabajadora|empleada|amiga|estudiante|consultante|denunciante|vecina|ella|muchacha|persona|colaboradora|mi hermana|mi amiga|mi prima) ..6 (dijo|dice|decia|conto|contó|contaba|confesó|confeso|explicó|explicaba|relató|relataba|denunció|declaró|narró|gritó|reveló|escribió|llamó|lloraba)',
  ],
  /** Nobody in particular, at no time. */
  hipotesis: [
    '(si|cuando|aunque|supongamos que|imagina que|imaginemos que) (alguien|algun|alguna|un|una|tu|otro|en el futuro|algun dia) ..3 (cliente|clienta|usuario|paciente|persona|compañero|huesped|pasajero|alumno|jefe|borracho|alguien|proveedor|familiar|comensal|visitante)',
    '(si|como|en caso de que|ante un|en el caso de que|ponele que|pongamos que|que harias si|que pasaria si|y si) (me|nos|alguien me|alguien nos|un cliente me|un paciente me|un jefe me) (pega|pegara|grita|gritara|insulta|insultara|amenaza|amenazara|toca|tocara|acosa|acosara|falta|faltara|agrede|agrediera|humilla|humillara|tira|tirara|trata|tratara|discrimina|discriminara|trataran|discriminaran|gritan|insultan|amenazan|gritaran)',
    '(dejaria|permitiria|toleraria|dejare|permitire|tolerare|aguantaria|soportaria|permito|tolero|dejo|acepto|admito|gustaria|quisiera|quiero) ..1 que (nadie|alguien|me|nos|un|una|mi)',
  ],
  /** A client who shouts once, a strict boss: what the question of every interview asks for. */
  publico: [
    '(un|una|otro|esa|ese|aquel|aquella|algun) (señor|señora|tipo|tipa|hombre|mujer|joven|muchacho|doña|viejito|viejita|borracho)',
    '(un|una|unos|algun|algunos|otro|muchos|esa|ese|este|cada|vino un|llegó un|cuando (el|la|los)|si (el|la|los)|que (el|la)|y (el|la)|porque (el|la)) ..1 (cliente|clienta|clientes|usuario|usuaria|usuarios|huesped|pasajero|pasajera|pasajeros|comensal|visitante|consumidor|comprador|compradora|proveedor|socio|suscriptor|alumno|apoderado|contribuyente|abonado|asegurado|publico|conductor|inquilino|familia|familiar|paciente|pacientes|residente|mesa|alumnos|padre de familia|madre de familia|papa de un alumno)',
    '(cliente|clienta|clientes|usuario|huesped|pasajero|comensal|paciente|pacientes|residente) (enojad*|enfadad*|molest*|furios*|alterad*|agresiv*|dificil|dificiles|borracho|cabread*|descontent*|nervios*|exaltad*|insatisfech*|agitad*|con (demencia|alzheimer|brote|esquizofrenia|delirio|autismo))',
  ],
  agitado: [
    '(paciente|pacientes|residente|residentes|usuario|usuaria|alumno|niño|niña|abuelito|anciano|interno) ..3 (agitad*|con (demencia|alzheimer|brote|esquizofrenia|delirio|autismo|discapacidad)|desorientad*|psiquiatric*|descompensad*|en crisis|confus*|sedad*)',
  ],
  mando: ['<jefe>', '<pareja>', 'compañero', 'compañera', 'compañeros', 'compañeras', 'colega', 'colegas', 'padrastro'],
  insulto_solo: [
    '(chol*|serran*|long*|gitan*|sexual*|racist*|negr*|sudaca|mor*|indi*|maric*|puta|extranjer*|pais|tocó|tocaba|mano|golpe*|puñetazo|cuchillo|escup*|arma|bofetada|matar*|pegó|nalg*|empujó|violar*|manose*)',
  ],
  /** Behind the person: with years or an end. */
  pasado: [
    'hace (ya)? (mucho|muchos|muchisimos|bastantes|varios|unos|como|mas de|casi|algunos|un monton de)? (dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|2|3|4|5|6|7|8|9|10|11|12|15|18|20|25|30|años|14)? (años|decadas|tiempo|diez años|quince años|veinte años)',
    'hace (un)? (tiempo|mucho|mucho tiempo|muchisimo|añares|añisimos)',
    '(cuando (yo)? (era|fui|estaba en (el colegio|la escuela|el liceo|primaria|secundaria|la universidad|el instituto)|tenia|iba al colegio|vivia en)|de (niña|niño|chica|chico|pequeña|pequeño|chiquita|chiquito|joven|adolescente|chamaca|morra|guagua|chavala|chibola|pelada|guambra|patojo|patoja|cipota|cipote)|en (mi|la) (infancia|niñez|adolescencia|juventud)|a mis (catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|veinte|\\d+) años)'.replace(
      '|\\d+',
      '|15|16|17|18|19|20|21|22',
    ),
    'en (el)? (1985|1990|1995|1998|1999|2000|2001|2002|2003|2004|2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022)',
  ],
  cerrado: [
    '(ya)? (lo|la|eso|todo eso) (supere|superé|tengo superado|tengo (muy)? trabajado|deje atras|dejé atras|trabaje|cerre ya|sane|sané|esta superado|esta cerrado|esta atras|quedó atras|quedo atras)',
    '(ya (paso|pasó|quedó atras|quedo atras|es pasado|es historia|esta superado|no me (duele|afecta|pesa)|cerre (ese|el) (capitulo|ciclo|tema)|lo (supere|cerre|sane|tengo superado|hable|trabaje|perdone)|sali de eso|termino|terminó|fue)|cerre ese (capitulo|ciclo)|lo tengo superado|es agua pasada|agua pasada|capitulo cerrado|tema cerrado|asunto cerrado|caso cerrado|quedo cerrado|quedó cerrado|hoy (estoy|vivo|me siento) (bien|muy bien|tranquil*|en paz|mejor|feliz|fuerte|segura|seguro|libre)|ahora (estoy|vivo|me siento) (bien|muy bien|tranquil*|en paz|mejor|feliz|a salvo|segura)|gane el juicio|gané el juicio|gane la demanda|gané la demanda|me indemnizaron|lo condenaron|lo despidieron|la despidieron|la echaron|lo echaron|fue condenado|hubo sentencia|tuvo su sancion|lo sancionaron|esta preso|está preso|me dieron la razon|se resolvio|se resolvió|quedo resuelto|quedó resuelto|lo cuento con (distancia|calma)|lo cuento sin|sin rencor|me hizo mas fuerte|salí adelante|sali adelante|aprendi mucho de eso|hice terapia|con terapia|lo trabaje con|me recupere|me recuperé|es cosa del pasado|cosa del pasado|es parte de mi pasado|no me pesa|no le guardo rencor|fue hace (mucho|tiempo|años))',
  ],
  /** It still weighs: then it is not closed. */
  pesa: [
    '(todavia|aun|hasta (hoy|ahora|el dia de hoy)|sigo|sigue|siguen|nunca (lo)? (supere|superé|he superado|pude)|no (lo)? (he superado|logro superar|supero|puedo olvidar|consigo olvidar)|me cuesta|me tiembl*|pesadillas|sueño con (eso|el|ello)|me da (miedo|panico|ansiedad)|tengo miedo|no (duermo|puedo dormir)|lloro|me duele|me pesa|me persigue|por eso no|desde entonces|secuelas|traumad*|trauma|no confio|me afecta|marcad*|no me atrevo|me paraliz*|no aguanto)',
  ],
  /** Denied of the speaker. */
  negado: [
    '(no|nunca|jamas|nadie|tampoco|ninguno|ninguna) (nadie|nunca|jamas|es que|creo que|puedo decir que|se trata de que|siento que)? (me|nos|lo|la|ha|han|hubo|he|fui|soy|sufri|he sido|se me)',
    '(no|nunca|jamas|tampoco) (he|habia|hemos)? (sufri|sufrido|sufro|vivido|vivi|recibi|recibido|tenido|tuve|pasado por|pase por|padeci|padecido|fui|sido|soy|hubo)',
    '(sin que) (nadie|me|nos)',
  ],
  /** The noun alone, as a subject of courses, policies and cases. */
  tema: [
    '(curso|cursos|taller|talleres|charla|charlas|formacion|formaciones|capacitacion|capacitaciones|protocolo|protocolos|politica|politicas|canal|prevencion|prevenir|casos|expediente|expedientes|causas|comision|comite|ley|norma|plan|campaña|jornada|tesis|investigacion|linea|modulo|certificado|diplomado|sensibilizacion|denuncias de|victimas|mujeres victimas|demandas|quejas|situaciones|investigue|investigar|gestione|lleve|atendi|atendia|atendemos|atiendo|acompañe|asesore|asesoro|defendi|litigue|instrui|tramite|tramité|redacte|diseñe|implante|implemente|imparti|deteccion|detectar|detecte|mediar|medie) ..6 (acoso|hostigamiento|mobbing|bullying|maltrato|maltratos|abuso|abusos|violencia|agresiones|agresion|discriminacion|trata|explotacion|violaciones|violacion|amenazas|intrafamiliar)',
    '(recibi|recibimos|recibia|llego|llegó|llegaban|gestione|tramite|hubo|resolvi|atendi|tuvimos|entró|entraban|teniamos|manejo|manejaba|revise|instrui|cerre|escuche|lei) ..3 (queja|quejas|denuncia|denuncias|reporte|reportes|caso|casos|consulta|consultas) ..4 (acoso|hostigamiento|mobbing|bullying|maltrato|abuso|abusos|violencia|agresion|discriminacion|amenazas)',
    '(no discriminacion|antidiscriminacion|acoso cero|contra (el|la) (acoso|violencia|discriminacion|maltrato))',
    '(acoso|violencia|bullying|maltrato|abuso) (a|entre|contra|hacia|de) (una|la|las|los|unas|otra|un|mi|dos|varias|nuestros|nuestras|el) (compañera|compañero|compañeras|trabajadora|empleada|empleado|alumna|alumno|alumnos|menores|menor|niños|niñas|mujeres|clienta|usuarias|estudiantes|adolescentes|subordinada|becaria|practicante|chica|ancianos|animales|hermana|hijo|hija|amiga|colega|pares)',
  ],
  esta_empresa: [
    '(aqui|aca) (mismo|en (la|el|esta|este)|me|nos|mi|el|la|dentro)',
    '(en|de) (esta|este) (empresa|planta|tienda|oficina|hotel|restaurante|obra|equipo|fabrica|almacen|sede|sucursal|compañia|centro|hospital|departamento|area|sitio|lugar|trabajo|casa|negocio|taller|local|finca|nave)',
    'en (su|vuestra|la propia) empresa',
    '(el|mi|la) (jefe|jefa|encargado|encargada|supervisor|supervisora|gerente|gerenta|responsable|coordinador|coordinadora|director|directora|mando) (actual|de ahora|de ustedes|que tengo ahora|de aca|de aqui|de esta|del area|de turno de aqui)',
    '(trabajo|llevo) ..4 (aqui|aca|en esta empresa)',
    '(el|la) que (hace|lleva|va a hacer) (la|las) (entrevista|entrevistas|seleccion)',
  ],
  pareja_casa: [
    '<pareja>',
    '(mi|el|la) (padre|papa|padrastro|madrastra|madre|mama|hermano|hijo|tio|suegra|suegro|cuñado|abuelo|primo)',
    '(en casa|en mi casa|mi casa|vivo con|convivo con|duermo con|mis hijos)',
  ],
  persona: ['<alguien>', 'el', 'ella'],
} as const;
