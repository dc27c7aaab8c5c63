/** Denied, by words that lead straight to what is denied. */
export const niega: readonly string[] = [
  '(no|nunca|jamas|tampoco|ni|no es que|no digo que|no significa que) (me|yo|es que me|es que|le|ya)? (ha|han)? (quiero|quiera|quisiera|quise|queria|voy a|vaya a|iba a|pienso|piense|pense|pensaba|pensado|deseo|desee|pretendo|intento|intente|intentaria|estoy pensando|haria|tengo (ganas|intencion|intenciones|ideas|pensamientos|planes)|tenga (ganas|intencion|ideas)|tuve|tenia|dan ganas|he pensado|he querido|he tenido|he intentado|me he planteado|he planteado|me planteo|planteo|plantee|llegue|llegaria|he llegado|se me (ha pasado|paso|ocurriria|ha ocurrido|ocurre|pasa)|contemplo|me veo|soy capaz|me atreveria|me voy a|me quiero|me quiera|me quise|me he querido) (en|a|de|por|por la cabeza|la|con|nada de|lo de|eso de|ni)? (la|el|mi)? (idea|ganas)? (de|en|a|del)? ..1',
  '(no) (me)? (voy a|pienso|quiero|quiera|vaya a) (hacerme|lastimarme|hacer|lastimar) (daño|nada malo)?',
  '(sin|por no|para no|antes de|en vez de|hasta no|con tal de no|no quiero|evitar|evite|no estoy para|lejos de|a punto casi de) ..1',
  'no (soy|estoy|he sido|me considero) (una persona)? (suicida|para)',
];
/** Not denied although it looks so. */
export const noNiega: readonly string[] = [
  '(razon|razones|motivo|motivos|excusa|fuerzas|pretexto|algo|esfuerzo|lucho|aguanto|promesa|promesas) (para|por|de) no ..1',
  '(no) (dejo|paro|puedo dejar|hago mas|hago otra cosa|puedo parar|puedo evitar|consigo dejar|logro dejar|hay dia|hay noche|pasa un dia) (de|que|en que|sin)',
  'no (se|sabia) (si|como|por que) ..2',
  'no (pienso|he pensado|pensaba|pienso mas|quiero|deseo) (en)? (otra cosa|nada mas|mas) (que|sino)?',
  'no (solo|solamente|nomas) ..2',
  'no quiero (otra cosa|nada mas|mas) que',
  'no aguanto ..2',
];

export const pasado: readonly string[] = [
  'hace (ya|mas de|unos|como|casi|muchos|varios|bastantes|un par de|algunos|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|20|25|30|un)? (ya|unos|muchos|varios|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)? (años|año|decadas|tiempo|mucho tiempo|muchisimo|decada|mucho)',
  'de (chavo|chava|chavito|chavita|chaval|chavala|güila|guambra|wambra|crio|cria|muchacha|muchacho|colegial|chica|chico|niña|niño|joven|adolescente|jovencita|jovencito|pequeña|pequeño|morra|morro|chamaca|chamaco|pelada|pelado|cabra chica|cabro chico|chiquita|chiquito|gurisa|pibe|piba|estudiante|patojo|patoja|cipote)',
  'cuando (yo)? (era|tenia|estaba|estudiaba|iba|cumpli|vivia) (muy|yo|mas|como|en|a|unos|solo)? (chica|chico|niña|niño|joven|adolescente|menor|jovencita|jovencito|quince|dieciseis|diecisiete|dieciocho|diecinueve|veinte|veintiun|veintidos|trece|catorce|doce|once|diez|13|14|15|16|17|18|19|20|21|22|23|24|25|pequeña|pequeño|la universidad|el colegio|la secundaria|el liceo|la prepa|la facultad|el instituto|bachillerato|secundaria|la escuela|mas joven|universidad)',
  'a los (doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|veinte|veintiun|veintiuno|veintidos|veintitres|veinticinco|treinta|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|30)',
  'en (el|el año|mi|la|aquel|aquella|esa|ese|plena)? (19*|200*|201*|2020|2021|2022|2023|2024|adolescencia|juventud|infancia|secundaria|prepa|universidad|pandemia|epoca|entonces|pasado)',
  '(mi|durante la|durante mi|en la) (adolescencia|juventud|infancia)',
  '(en|por) (aquella|esa|aquel) (epoca|etapa|tiempo|entonces|momento|año)',
  '(el año pasado|años atras|tiempo atras|año atras|de aquello|en el pasado|una epoca|una etapa|alguna vez|una vez (me|intente|quise|lo|pense|en|cuando|hace)|hubo una epoca|hubo un tiempo|en un momento de mi vida|en otra epoca)',
];
/** «A los quince días» is no age. */
export const noEdad: readonly string[] = [
  'a los (diez|once|doce|trece|catorce|quince|dieciseis|veinte|veinticinco|treinta|10|11|12|13|14|15|16|17|18|20|25|30) (dias|dia|meses|minutos|segundos|metros|kilometros|clientes|compañeros|mil|pesos|euros|chicos|niños)',
];
/** Within the last weeks. */
export const reciente: readonly string[] = [
  '(ayer|hoy mismo|anoche|antier|anteayer|antenoche|recien|esta (semana|mañana|noche|madrugada|tarde)|este (mes|año|verano|fin de semana|finde)|el (otro dia|lunes|martes|miercoles|jueves|viernes|sabado|domingo)|(la|el) (semana|mes) (pasada|pasado)|hace (poco|nada|unos dias|un rato|unas semanas|dos semanas|tres semanas|un mes|dos meses|tres meses|una semana|dos dias|tres dias|pocos dias))',
];
export const superado: readonly string[] = [
  '(ya)? (lo|eso|todo eso) (trabaje|he trabajado|trabajé|trate|tengo superado)',
  '(ya)? (lo)? (supere|superado|superada|trabajado en terapia|trabaje en terapia|quedo atras|quedó atras|sali adelante|sali de todo eso|sali de eso|pase pagina|deje atras|dejé atras|sali de ahi|paso todo eso)',
  '(hoy|ahora|actualmente|ya|desde entonces) (en dia)? (estoy|me siento|ando|me encuentro) (muy|super|ya|mucho|mucho mas)? (bien|mejor|recuperada|recuperado|feliz|estable|sana|sano|tranquila|tranquilo|fuerte|de alta|en paz|curada|curado|otra)',
  '(hoy|ahora) (lo)? (cuento|puedo contarlo|agradezco|valoro|ayudo|amo|disfruto|me rio)',
  '(terapia|tratamiento|psicologa|psicologo|psiquiatra) (me)? (ayudo|ayudó|salvo|salvó|saco|sacó)',
  'me (dieron de alta|recupere|cure|rehice)',
  '(nunca|jamas|no) (mas)? (lo)? (he vuelto|volvi|volvio) a (pensar|intentar|hacer|sentir|pasar|tener|cortarme|hacerlo|intentarlo|pensarlo)',
];
/** Of a time past, but back. */
export const haVuelto: readonly string[] = [
  'hace ..3 que (quiero|pienso|no|me|tengo|vivo|llevo|ando|estoy|deseo|lo|siento|solo)',
  '(desde hace|hace ya|llevo) ..2 (tiempo|meses|semanas|años|dias) (queriendo|pensando|con|deseando|sin|que)?',
  '(otra vez|de nuevo|nuevamente|ultimamente|todavia|aun|sigo|sigue|siguen|volvio|volvió|vuelvo|vuelve|vuelven|volvieron|he vuelto|ha vuelto|han vuelto|volvi|y ahora|estos dias|esta semana|hoy tambien|ahora tambien|y no se me (quita|pasa|va)|como entonces|igual que entonces|cada vez mas|y lo sigo|hasta hoy|hasta ahora|hoy en dia tambien|lo volveria a (hacer|intentar)|estoy pensando)',
];
/** Verbs that tell of a time past. */
export const verboPasado: readonly string[] = [
  '(intente|quise|queria|trate|estuve|llegue|pense|pensaba|tuve|tenia|cortaba|corte|lastimaba|hacia|hice|quemaba|autolesionaba|autolesione|tome|trague|plantee|planteaba|intentaba|deseaba|desee|habia|iba|odiaba|pedia|rezaba|tire|colgue|sentia|sentia que|era|fui|suicide|golpeaba|rasguñaba|dieron|daban|volvi)',
];
/** Said of other people's danger by those whose work it is. */
export const oficio: readonly string[] = [
  '(docente|docentes|profesores|maestros|formo|formamos|forme|capacito|capacite|capacitamos|imparto|deteccion|detectar|detecten|detectaba|señales de|paciente|pacientes|usuaria|usuario|usuarias|usuarios|alumna|alumno|alumnos|alumnas|estudiante|estudiantes|interno|internos|interna|internas|victima|victimas|causa|expediente|expedientes|protocolo|protocolos|prevencion|voluntario|voluntaria|voluntariado|bomberos|bombero|rescate|rescaté|rescatamos|residentes|abuelitos|deglucion|mortero|enfermer*|policia|policias|paramedico|paramedica|llamada|llamadas|llamante|linea de|telefono de la esperanza|hospital|guardia|emergencias|urgencias|psiquiatria|psiquiatrico|psicologo|psicologa|orientadora|orientador|orientacion|terapeuta|enfermero|enfermera|enfermeria|residente|residentes|huesped|huespedes|pasajero|pasajeros|cliente|clienta|clientes|vecino del|ciudadano|detenido|detenida|recluso|reclusos|privados de libertad|beneficiario|beneficiarios|asistida|asistidos|menores|adolescentes|adolescente|jovenes|muchachos|personas que|gente que|persona que|quienes|hombre que|mujer que|chico que|chica que|joven que|señor que|señora que|muchacho que|muchacha que|taller|talleres|capacitacion|curso|charla|charlas|intervencion|intervenciones|rescate|rescates|maquinista|tren que|caso de|casos de|conducta|conductas|riesgo|tentativa|tentativas|estadistica*|campaña|atendi|atiendo|atendia|atender|acompañaba a|acompaño a|tutoria|tutora de|tutor de|centro de salud|albergue|refugio|ambulancia|call center|024|106|135|cuento|novela|obra|personaje|pelicula|serie|guion|canción|cancion|poema|reportaje|noticia|periodista)',
];
/** Somebody else's words. */
export const diceOtro: readonly string[] = [
  '(me|nos|le|les|te)? (dijo|decia|dice|dijeron|decian|grito|gritó|gritaba|gritaban|escribio|escribió|escribia|conto|contó|contaba|confeso|confesó|contesto|contestó|respondio|respondió|repetia|murmuro|susurro|solto|soltó|puso|ponia|mando|mandó|comento|comentó|llamo|llamó|llamaba|dejo escrito|cantaba|canta) (llorando|un dia|una vez|casi|ayer|anoche|hoy|por telefono|en la|bromeando|en broma|riendo)? (que)? ..1',
  '(diciendo|diciendome|gritando|diciendonos) (que)?',
];
/** Somebody else does it, or wants it, to the person. */
export const otroMata: readonly string[] = [
  'va a (matarme|quitarme|ahorcarme|ahogarme|tirarme|lanzarme|cortarme|dispararme|pegarme|darme|meterme|colgarme|lastimarme|hacerme|quemarme|golpearme|sacarme)',
  '(quiere|quieren|quisieron|quiso|quisieran|van a|iban a|va a (intentar|querer|venir a|terminar|acabar)|intentó|intentaron|trató de|trataron de|querian|puede|podian|amenazo con|amenazó con|amenazaba con|amenaza con|amenazan con|amenazaron con|venian a|vino a|vinieron a|mando|mandaron a|juro|juró|casi logra|buscaban|buscan|es capaz de|capaces de) ..1 (matarme|quitarme|ahorcarme|ahogarme|tirarme|lanzarme|aventarme|cortarme|dispararme|pegarme|darme|meterme|colgarme|lastimarme|hacerme|quemarme|asfixiarme|estrangularme|volarme|envenenarme|golpearme|eliminarme|borrarme|sacarme)',
  '(jefe|jefa|jefes|ex|marido|esposo|pareja|padre|padrastro|cliente|clienta|encargado|encargada|compañero|compañera|patron|patrona|dueño|dueña|gerente|profe|profesor|profesora|supervisor|supervisora|chef|el|ella|ellos|estres|trabajo|calor|tipo|ladron|asaltante|hombre|mama|mi madre|papa|mujer|mi novia|mi novio|hermano|contador|auditor|director|directora) ..4 me (queria|quisiera|iba a|quiere|va a|podria|deberia|podia) (matar|ahorcar|colgar|tirar|lanzar|pegar|dar|cortar|aventar|ahogar)',
  '(jefe|jefa|ex|marido|esposo|pareja|padre|padrastro|cliente|clienta|encargado|encargada|compañero|patron|patrona|dueño|dueña|gerente|profe|profesor|supervisor|supervisora|chef|tipo|ladron|asaltante|hombre|vecino|auditor|director) ..4 (queria|iba a|podia|podria|intento|trato de|quiso|estaba por) ..1 (matarme|quitarme|ahorcarme|tirarme|lanzarme|cortarme|pegarme|darme|colgarme|lastimarme|hacerme|quemarme|golpearme|ahogarme)',
  'me (queria|iba a|quisiera|podria) (matar|ahorcar|colgar) (el|la|mi|mis|todo|todos|ese|esa|ella|una|un)',
  '(para|por|de) (no)? matarme (la cabeza|trabajando|el lomo|a trabajar|de|tanto|el coco|en el)',
];

/** Deaths that are nobody's. */
export const figurado: readonly string[] = [
  '(rio|mar|agua|canal|laguna|pozo|via|vias) (a|para) (sacar|salvar|rescatar|buscar|ayudar|nadar|recoger|limpiar|pescar|sacarlo|sacarla|revisar)',
  '(tira|tiran|tiraba|tiro|tiró|lanzo|lanzó|lanza|lanzaba) (al (piso|suelo|agua|ruedo|monte|sol|negocio|mercado)|de candidat*|a la politica|para atras|a emprender|a la (piscina|alberca|pileta))',
  '(tirar|tirarse|lanzar|lanzarse|saltar|aventar|aventarse) (en|del|de un|al|de|de la) (paracaidas|parapente|bungee|trampolin|tirolesa|avion en|tobogan|cabeza al agua|alberca|piscina|pileta|canopy)',
  '(antes de|hasta|despues de) (que)? (yo)? (morirme|morir|me muera|morirse|muera|me muero)',
  '(con|tengo|tenia|ando con|estoy con|estaba con|vivo con) (la|el) (soga|cuerda|lazo|mecate) al cuello (con|por|de|economic*|y|desde)',
  '(cabezazos|golpes|golpeo|golpearme) ..2 (pared|muro|mesa) (cuando|con|por|si) (no)? (me)? (compila|cuadra|sale|funciona|carga|entiend*|ese|el|la|los|tengo)',
  'da (igual|lo mismo) (si es|que sea|cual|donde|el dia|el turno|hacer|lunes)',
  '(mi|un|una) ..2 (colgo|colgó|colgaba) ..3 (arnes|telefono|camara|medalla|cuadro|gorra|uniforme|cartel|delantal)',
  '(muero|muere|mueren|moria|morir|morirme|morirse|matarse|mori|muera|muriendo|matar|matarme|mato|mate|desaparecer|desaparecia|ahorcarme|suicidarme|pegarme un tiro|tiro|tirarme|caer muert*|muerta|muerto|colgarme|venas|esfumarme|evaporarme|tierra) (ahi mismo|ahi|literalmente|alli mismo|alli|casi|como|toda|todo|yo)? (de|del|por) (la|las|el|los|pura|puro|tanta|tanto|tantas|lo)? (ganas|risa|hambre|sueño|verguenza|pena ajena|penita|pena|frio|calor|aburrimiento|nervios|amor|miedo|sed|cansancio|curiosidad|vergüenza|roche|susto|asco|envidia|antojo|emocion|alegria|felicidad|ternura|gusto|bochorno|oso|rabia|coraje|impaciencia|trabajo|estres laboral|viejo|vieja|vejez|pereza|flojera|ansiedad por|orgullo|incomod*|angustia por|cringe|apuro|corte|palo|tierra)',
  '(matarme|matar|mato|mate|mataba|maté|matado|matandome|mataria|morir|muero) (yo)? (a|la|el|los|las|en|por|para) (trabajar|estudiar|laburar|cabeza|lomo|coco|tiempo|rato|proceso|gusanillo|hambre|aburrimiento|gallina|bug|tarea|pasion|cero|gimnasio|conseguir|lograr|llegar|cumplir|sacar|vender|entregar|hacer|que|chambear|ejercicio|pensar|buscar|curro|chamba|puerco|chancho|cucaracha|mosca|rata|ratas|bicho|sed|cerdo|pollo|marrano|vaca|mis hijos|mi familia|un buen|este puesto|ustedes|ese puesto|este trabajo)',
  'morir (de pie|siendo|trabajando|en el intento|con las botas|matando)',
  '(matarse|se mata|se matan|matarme|mata|suicidarse) (por|trabajando|estudiando|entrenando|de|a trabajar|a estudiar|como)',
  '(lleve|llevara|llame) (por|de la mano|a (un|una|buen|trabajar|esta|ese)|al (exito|trabajo))',
  'llora (los|las|el|la)',
  '(sentido|pena) sin (la|el|un|mi)? (musica|cafe|futbol|cine|baile|deporte|cocina|trabajo|trabajar|chocolate|viajar|leer|plantas|libros|arte)',
  'casi me (mato|ahorco|muero|suicido)',
  '(tire|tiro|tiró|tirarme|tirarse|tirado|tiramos) (a|de) la piscina|tirarme al agua|lanzarme al agua|tirarme al ruedo|lanzarme al ruedo|lanzarme a la piscina',
  '(tiro|tiros|disparo|balazo|dispararme|pegarme un tiro|darme un tiro) en (el|mi|los) (pie|pies|pierna)',
  '(acabar|terminar|acabo|termino|acabado|acabe|termine) (ya)? (con|de) todo (a tiempo|antes|el|la|lo|los|las|mi|nuestro|en|temprano|hoy|rapido|para|ese|esa|este|esto (del|de la|de los|lo)|bien|al dia)',
  'mundo (de la|del|de los|de las|laboral|empresarial|corporativo|profesional|digital|de ventas|financiero|academico|de (trabajo|oficina|hosteleria|banca|consultoria))',
  '(vivir|viviendo) (de|del|lejos|fuera|cerca|bajo|como|encerrad*|pendiente|endeudad*|aislad*|rodead*|estresad*)',
  '(vivir|viviendo|viva|vivo|vida) (en|con|de|del|lejos|fuera|cerca|bajo|como|alli|alla|aqui|encerrad*|pendiente|endeudad*|para trabajar|para el|para pagar|a) (la|el|los|las|un|una|mi|mis|tu|su|sus|casa|rentas|alquiler|madrid|deudas|otra|otro|españa|lima|bogota|quito|santiago|caracas|subsidios|prestado|prestamos|ayudas|ese|esa|aquel|ciudad|pueblo|capital|campo|gente|desconocidos|quejas|incertidumbre|apariencias|paga|sueldo|peru|argentina|chile|mexico|miami|barcelona|habana|paso)',
  '(esta|mi|la) vida (para|a) (mis|mi) (hijos|hijas|hijo|hija|familia|nietos)',
  '(despertar|despierte|despertara|levantar|amanecer) (a|al|a la|a los|sospecha|sospechas|interes|dudas|curiosidad|el|la|un|una|falsas|expectativas|conciencia|conciencias|vocaciones|temprano|tarde|envidias|recelo|confianza|alarmas|ningun*|mas sospechas|mas interes|tan|a las|con|la voz)',
  '(borrarme|eliminarme|sacarme|salirme|darme de baja|quitarme) (de|del) (la|el|los|las)? (lista|grupo|base|sistema|correo|registro|whatsapp|padron|proceso|base de datos|newsletter|boletin)',
  'quitarme (de en|del|de) medio (para que|y que|en la|en el|cuando|de la|del|a un lado|y dejar|y dejé)',
  'quitarme (de|la) (vida (social|personal|privada|familiar)|tiempo)',
  '(quitar|quitarme|acabar con|terminar con) (la|mi) vida (social|personal|privada|familiar|profesional|laboral|sentimental|nocturna|util|universitaria|de (soltero|soltera|oficina|antes))',
  '(colgar|colgarme|cuelgo|colgue|colgaba) ..4 (arnes|mochila|casco|linea de vida|medalla|telefono|llamada|camara|gafete|credencial|radio|uniforme|anclaje|herramienta*)',
  '(arranca|arrancar|empezar|empiezo|abri|montar|emprender|emprendi|negocio|startup|freelance|mi propia|proyecto|autonomo|autonoma|reto|aventura|empresa) ..8 (al|hacia el) vacio|(al|hacia el) vacio ..8 (arranca|empezar|empece|abri|montar|monte|emprender|emprendi|negocio|startup|freelance|mi propia|proyecto|autonomo|autonoma|reto|renuncie|empresa)',
  '(dormir|descansar|irme|desaparecer) ..2 (vacaciones|del radar|de las redes|del chat|del mapa unos|un rato|unos dias|un fin de semana)',
  '(extrañar|echar de menos|extrañaria|llorar) (en|el|la|cuando me (cambie|vaya|jubile))',
  'desaparecer (de (las redes|la oficina|internet|la vista|facebook|instagram)|el|la|los|las|cuando|dos|un|unos|sin avisar|sin decir)',
];

/** Leaving a job, by what is handed in. */
export const saleDelTrabajo: readonly string[] = [
  '(me fui (de|del)|nos fuimos (de|del)|cambie de|cierre del|proyecto|empresa|banco|tienda|hotel|restaurante|colegio|oficina|compañeros|jefe|jefa|equipo|despacho|taller|fabrica|hospital|curso|promocion|jubil*|trabajo|chamba|brete|pega|camello|entregue|entregamos|llaves|gafete|uniforme|carnet de la|escritorio|locker|taquilla|liquidacion|finiquito|preaviso|renuncie|renuncia|relevo|traspaso|puesto|mudo|mude|mudanza|viaje|vacaciones)',
];
/** Closing words of a resolve: «y ya», «y chau». */
export const yYa: readonly string[] = [
  'y (ya|listo|chau|chao|adios|punto|fin|fuera|san se acabo|se acabo|se acaba|que se|a la (mierda|chingada|verga|porra)|asunto arreglado|todos contentos|descanso|ya esta)',
];

/** Leaps and ropes of sport, stage and trade. */
export const deporte: readonly string[] = [
  '(arnes|rapel|escalada|andamio|trapecio|acrobac*|parapente|paracaidas|bungee|puenting|tirolesa|canopy|ala delta|clavados|clavadista|salvavidas|socorrista|buceo|nadar|doble de riesgo|stunt|teatro|ensayo|ensayar|simulacro|dinamica) ..12',
  '..12 (trapecio|parapente|paracaidas|bungee|puenting|tirolesa|canopy|ala delta|clavados)',
];

/** A petty cause, by which a strong word is only strong. */
/** Working at heights or on rails. */
export const alturas: readonly string[] = [
  '(arnes|cuerdas|linea de vida|trabajos en altura|certificacion|limpiar ventanas|limpiar vidrios|rapel|anclaje|obra|antena|antenas|paneles|panel|impermeabilizar|impermeabilizacion|instalar|instalando|instalo|instalacion|reparar|reparando|mantenimiento|revisar|revisando|pintando|pintar|albañil|andamio|grua|senderismo|turistas|patrulla|fotos|rodaje|peaje|trafico|tranco|taco|atasco|obras|vigas|concreto|mando|aereo|frontera|grabando|construccion|inspeccion|inspeccionando|conos|via de servicio|central|jefe de estacion|maquinista|dar la salida|goteras|topografia|señal|wifi|internet|fumando|tendiendo|regando|corral|potrero|ganado|estadio|escenario|muelle|aretes|plantas|barra|ferroviario|tecnico|obrero|durmientes|balasto)',
];

/** From where one falls, or under what. */
export const alto: readonly string[] = [
  '(techo|terraza|azotea|puente|edificio|balcon|ventana|viaducto|cornisa|baranda|barandilla|tejado|vias|tren|metro|rieles|acantilado|viga|soga|cuerda|piso (once|doce|diez|nueve|ocho|siete|seis|cinco|cuatro)|barranco|anden)',
];
/** Others, attended. */
export const oficioAjeno: readonly string[] = [
  '(residente|residentes|rescate|rescaté|rescatamos|abuelitos|enfermer*|deglucion|paciente|pacientes|usuaria|usuario|usuarios|alumna|alumno|interno|interna|atendi|atiendo|atendia|ingresos|personas|protocolo)',
];

export const menudencia: readonly string[] = [
  '(plazo|plazos|archivo|archivos|excel|informe|factura|facturas|cafe|computadora|ordenador|compu|laptop|impresora|correo|mail|email|cliente|clienta|pedido|pedidos|stock|inventario|reunion|presentacion|turno|turnos|caja|error|entrega|entregas|cierre|planilla|planillas|sistema|servidor|base de datos|deploy|codigo|bug|proyecto|examen|parcial|tesis|trafico|tranco|taco|autobus|micro perdida|partido|gol|boleta|boletas|remito|presupuesto|balance|auditoria|cuadre|cuadrar|arqueo|pastel|torta|comida|horno|receta|plato|platos|bandeja|copas|venta|ventas|comision|evento|boda|vuelo|maleta|paquete|paquetes|pantalla|internet|wifi|clave|contraseña|usuario|zoom|camara|microfono|llamada|llamadas|chat|whatsapp|foto|fotos|mi jefe|el jefe|mi jefa|la jefa|gerente|madrugar|mudanza|formulario|reporte|reportes|datos|word|powerpoint|power point|copia|backup|respaldo|mercaderia|mercancia|proveedor|camion|carga|etiqueta|etiquetas|muestra|muestras|uniforme|camisa|zapato|tacones|vestido|falda|fila|cola|lista|tarea|profe|profesora|dentista|dieta|resaca|lluvia|paraguas|paella|salsa|pantalon|recibo|recibos|cuenta|precio|precios|cremallera|micro|colectivo|subte|desayuno)',
  '(derrame|derramé|volque|se me cayo|se me cayó|se me borro|se me borró|borre|borré|me equivoque|confundi|tropece|manche|rompi|se me quemo|se me quemó|me olvide|olvide|llegue tarde|llegaba tarde|perdi el (tren|bus|avion|vuelo|micro|colectivo|autobus)|se cayo el|se cayó el|me toco|la regue|la cague|la pifie|meti la pata|di cuenta)',
];
export const percance: readonly string[] = [
  '(derrame|derramé|volque|se me cayo|se me cayó|se me borro|se me borró|borre|borré|me equivoque|confundi|tropece|manche|rompi|se me quemo|se me quemó|me olvide|olvide|llegue tarde|llegaba tarde|perdi el (tren|bus|avion|vuelo|micro|colectivo|autobus)|se cayo el|se cayó el|me toco|la regue|la cague|la pifie|meti la pata|di cuenta)',
];
/** What is no joke beside a strong word. */
export const enSerio: readonly string[] = [
  '(cualquier dia|un dia de estos|un dia|de verdad|en serio|no es broma|no bromeo|no es chiste|no es joda|literal|literalmente|no exagero|y no es (una)? (forma de hablar|exageracion|un decir)|no aguanto|no puedo mas|todos los dias|cada dia|todas las noches|cada noche|llevo (semanas|meses|dias|años)|hace (semanas|meses|dias) que|mi vida|vivir|sola|solo|pastillas|deuda|deudas|hijos|me despidieron|me echaron|separacion|divorcio|sin trabajo|desempleo|paro|embargo|desahucio)',
];
/** Words near to the heavy ones that are theirs: known, so that no typing error is seen in them. */
export const vecinas: readonly string[] = [
  ...[
    'matar',
    'quitar',
    'morir',
    'cortar',
    'tirar',
    'lanzar',
    'aventar',
    'colgar',
    'ahorcar',
    'lastimar',
    'suicidar',
    'despertar',
    'despedir',
    'desaparecer',
    'guindar',
  ].map((verbo) => ['te', 'se', 'le', 'lo', 'la', 'nos', 'les', 'los', 'las'].map((fin) => `${verbo}${fin}`).join('|')),
  'despedido|despedidas|despedidos|despido|despidos|desaparece|desaparecen|desaparecia|desaparecio|desaparecieron|desaparecido|desaparecida|desaparecidos|lastima|lastimas|lastimado|lastimada|despertador|despertaba|despertarse|pestañas|plantillas|castillas|rastrillas|palillas|suicidas|pasarme|pararme|tomarme|mirarme|girarme|morirse|portarme|marcarme|matarme|mataron|mandarme|atarme|pastilla|quitame|quitarse|quitaron|quitamos|lanzarse|lanzamos|lanzaron|tirarse|tiraron|tiramos|colgante|colgaron|cortarse|cortaron|cortamos|colgamos|desesperar|despejar|desperdicio|depender|despegar|despertamos|desarrollar|desarrollo|despachar|desplazar|destapar|despachado|respetar',
];
