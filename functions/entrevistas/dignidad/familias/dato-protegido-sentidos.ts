/** The same words in another sense, or said of somebody else; what overlaps them is no datum of the speaker. */
export const OTRO_SENTIDO: readonly string[] = [
  // Figurative dependence, allergy, blindness.
  '(adict*|enganchad*|alergic*|alergia|intolerante) (a|al|a la|a los|a las) (trabajo|cafe|orden|excel|injusticias|injusticia|mentiras|mentira|desorden|papeleo|retos|adrenalina|series|limpieza|puntualidad|chocolate|mate|libros|lectura|deporte|gimnasio|tecnologia|reuniones|improvisacion|perfeccion|detalle|chisme|ventas|cambio|impuntualidad|drama|conflicto|rutina|monotonia)',
  '(sord*|cieg*|mud*|manc*|coj*) (a|al|ante|para|frente a|de rabia|de ira|de amor|de furia|por el|por la) ..1',
  '(ciega|ciego|sorda|sordo) (confianza|ante)',
  '(casad*|casarse|casarme|case|divorciad*|enamorad*) (con|de) (mi trabajo|el trabajo|la empresa|mi empresa|ninguna|ningun|una idea|una marca|un proveedor|la idea|el proyecto|una herramienta|una tecnologia|mi profesion|la cocina|la marca|esa idea|un metodo|nadie)',
  '(bipolar|esquizofrenic*|autista|epileptic*|histeric*) (el|la|este|este) (sistema|mercado|clima)',
  '(toc|obsesion|obsesiv*|tdah) (con|por|del|de) (el|la|los|las)? (orden|limpieza|excel|detalle|puntualidad|planillas)',
  'antecedentes (de|del|en|con|similares|laborales|academicos|profesionales|parecidos|familiares|historicos)',
  '(pena|condena) de (hacer|no|ser|tener|estar|trabajar|madrugar)',
  'perdi la vista (de|a|al)',
  'perdi (la mano|el ojo|el oido|el pie) (con|para|en|del|de la)',
  '(dedo|dedos) de frente',
  '(joven|viej*|mayor*) (de (espiritu|alma|corazon)|por dentro|promesa)',
  '(mayor|mayores) (en|experiencia|responsabilidad|parte|problema|defecto|logro)',
  'sin (luz|dinero|plata|agua|efectivo|un peso) (en|durante|por|toda|la caja|para (dar|el))',
  '(hambre|sed) de (aprender|exito|ventas|crecer|mejorar|mas)',
  'me jubile (del|de la|de los) ..1',
  'terapia* (ocupacional*|fisica|de grupo|grupal*|respiratoria|familiar*|de lenguaje|del lenguaje|a|con (mis|los|las|pacientes|niños|usuarios|personas|adultos))',
  '(lesion|lesiones|crisis|infarto|ictus|alergia|operacion|ansiedad|depresion) (de|del|de la|de los|en) (un|una|mi|mis|los|las)? (jugador*|compañer*|client*|trabajador*|operari*|pacient*|alumn*|usuari*|residente*|niñ*|soci*|viajer*|huesped*|emplead*)',
  '(hijos|hijas|hijo|hija|niños|bebes) de (client*|pacient*|vecin*|trabajador*|emplead*|famili*|compañer*|soci*|usuari*|inmigrantes en|otros|otras)',
  '(limpio|limpia) y (ordenad*|list*|al dia)',
  'dieron la baja (del|de|a)',
  'pobre (en|de mi|de espiritu|para)',
  'hijos (laborales|de todas)',
  '(sali|llegue|vine|vengo) (de|desde) ..2 con (la|el|un|una|mi)? (carga|camion|pedido|mercancia|mercaderia|trailer|flete|producto*|tren|vuelo)',
  'practicas en (prision|la carcel|un penal|el penal|psiquiatria|salud mental)',
  'separad* (por|en|de) (turno*|zona*|equipo*|grupo*|area*|familias|lote*|color*|tamaño*)',
  '(separe|separado|separada) (del|de la|de los|de las|de mi) (equipo|grupo|ruta|fila|pedido*|linea|empresa|socio*|proyecto|area|cliente*|mesa)',
  '(case|caso|casamos) con (esa|ese|esta|este|aquella|mi) (idea|solucion|proveedor*|herramienta|marca|metodo|plan|version|decision|proyecto|trabajo)',
  '(gemelos|gemelas|mellizos|bebes|bebe|niños|niñas) en (la|el|mi)? (sala|neonat*|uci|planta|guarderia|clase|consulta|aula|comedor|grupo|piscina|escuela)',
  'carpeta* medica* (de (cada|los|las|mis|un|una)|del)',
  'dolor* de cabeza (con|por|cada|cuando)',
  '(sord*|cieg*|mud*|coj*) de (tanto|tantos|tantas|ruido)',
  'me operaron (mal|el|con|un|los)',
  '(me) (operó|operaba|opere|operé) (con|el|un|la maquina)',
  'condenaron a (hacer|trabajar|repetir|limpiar|cerrar)',
  // Money, markets, machines, projects.
  '(deuda|deudas) (tecnica|tecnicas|de sueño|pendiente con ..2|con los clientes|de los clientes|de clientes|de la empresa|con proveedores|del cliente|moral|de gratitud|contigo|con ustedes)',
  '(depresion|crisis|recaida|recesion|paralisis|ceguera|infarto|obesidad) (del|de la|de los|de las) (mercado|sector|economia|ventas|sistema|consumo|obra|produccion|servidor|organizacion|linea|almacen|proyecto)',
  '(depresion|onda) tropical',
  '(parto|aborto|gestacion|embarazo) (del|de un|de este|de ese|de la|de una) (proyecto|plan|producto|idea|app|aplicacion|informe|obra|negocio|mision|despliegue|lanzamiento|obra)',
  '(pari|di a luz|aborte|aborté) (el|la|un|una|ese|este|al|los|las) ..1',
  '(dar|di|dando|damos|dimos|doy|daba|dabamos|dimos|da|dan|daban|dado|darse|darme|darlo|darla|me di|me doy|causar|cause|cursar|tramitar|gestionar|gestionaba|gestiono|tramitaba) (de)? (alta|la alta|la|las|alta y|altas y)? (de)? (baja|bajas|la baja) (voluntaria|de|del|en|a|los|las|el|la|un|una|referencias|usuarios)?',
  '(altas y bajas|bajas y altas|baja voluntaria|temporada baja|baja temporada|planta baja|parte baja|gama baja|a la baja|baja de (ventas|precio|precios|produccion|stock|temperatura|presion)|baja del (vehiculo|sistema|stock|inventario)|baja tension|baja presion)',
  'derrame* de (aceite|agua|producto*|quimico*|acido|liquido*|combustible|pintura|leche|solvente*|cafe|sopa)',
  'paralisis (de|por|del|en) (la|el|los)? (linea|planta|obra*|produccion|proyecto|analisis|miedo|servicio|sistema)',
  'sobrepeso (en|de|del) (el|la)? (camion|carga|equipaje|maleta|tarima|vehiculo)',
  'depresion economica',
  'pastilla* de (freno*|jabon|cloro|caldo|frenos)',
  'mano* de obra',
  '(presion|tension) (de|del|en) (el|la)? (agua|aire|aceite|gas|caldera|red|bomba|vapor|linea)',
  '(deje|dejamos|he dejado) (el|la|las|los) (bebida|copas|coca|cristal|piedra|pastillas|trago|juego|alcohol|meta) (en|limpi*|sobre|list*|para|encima|al|a|fri*|servid*|puest*|ordenad*|junto|detras|bajo)',
  '(entre|entré|puse|poner|meti) en (uso|sanidad)',
  'mi ex (jef*|compañer*|empresa|trabajo|director*|patron*|gerente*|supervisor*|encargad*|colega*|soci*|alumn*|client*|equipo|emplead*|coordinador*|profesor*|puesto|companía|compañia)',
  '(caso|casamos|case|casarnos|casarme) con (la|el|una|un|ninguna|ningun) (idea|solucion|proveedor*|marca|metodo|herramienta|plan|version|primera)',
  '(niños|niñas|niño|niña|bebe|bebes|peques|chicos|nenes|nene|adolescentes|muchachos|hijos) ..4 (mi clase|clase|aula|salon|sala|grupo|curso|comedor|grado|ruta|equipo|consulta|turno|terapia|planta|campamento|piscina|extraescolar*|inscritos|matriculados)',
  'nativ* digital*',
  '(religios*|ortodox*|conservador*|liberal|purist*) (con|para|en|a la hora)',
  'pastor (aleman|belga)',
  '(cuarto|quinto|sexto|noveno|decimo|tercer|segundo|primer|once) (año|semestre|ciclo|trimestre|cuatrimestre|piso|lugar|nivel|puesto) (de|en)? (la|el)? (carrera|universidad|ingenieria|derecho|medicina|enfermeria|contaduria|administracion|facultad|grado)?',
  '(bachillerato|secundaria|prepa|liceo|eso|preparatoria|bachiller) (para|de)? (adultos|nocturn*|abierta|abierto|en linea|sabatina|a distancia|por las noches|de noche)',
  'papeles ..3 (camion|vehiculo|empresa|proveedor|cliente|obra|local|carro|moto|carga|mercancia|caso|impresora|mesa)',
  'permiso* de trabajo (en|de) (altura*|caliente|espacios|confinado*)',
  'orden* de (proteccion|alejamiento) (para|a|de) (una|un|la|las|los|mis|el|sus|mujeres|victimas|usuarias)',
  '(centro|casa|hogar|refugio|albergue|carcel|prision|penal|reclusorio|penitenciaria|centro penitenciario|psiquiatrico|anexo|rehabilitacion|hospital) ..4 (como|de) (educador*|voluntari*|monitor*|trabajador*|auxiliar*|psicolog*|cociner*|practicas|vigilante|celador*|enfermer*|funcionari*|guardia|custodio|gendarme|profesor*|docente|maestr*|medic*|tallerista|limpiador*|recepcionista|interna)',
  '(carcel|prision|penal|reclusorio|centro penitenciario|hospital|psiquiatrico) a (dar|hacer|visitar|impartir|trabajar|entregar|reparar|llevar|ver|instalar|dejar)',
  '(soy|como) (chino|china|chinos|negro|negra) (para|de risa)',
  // Work with these subjects.
  '(productos|ropa|talleres|taller|clases|curso|cursos|programa|programas|atencion|servicio|servicios|charlas|protocolo|protocolos|plan|planes|campaña|seguros|tratamientos|recursos|grupos|material|app|terapias) (para|de|con|sobre|contra|en) (personas|gente|pacientes|mujeres|niños|alumnos|jovenes|familias|clientes)? (con|en)? (embarazad*|discapacidad|autismo|diabet*|depresion|cancer|adicciones|alzheimer|salud mental|violencia|migrantes|refugiados|vih|tdah|dislexia|demencia)',
  '(pacientes|personas|niños|niñas|alumnos|alumnas|usuarios|usuarias|clientes|gente|casos|mujeres|jovenes|chicos|chicas|adultos|ancianos|residentes|internos|compañeros|trabajadores|un paciente|una paciente|un alumno|una alumna|un niño|una niña|un usuario|una usuaria|un cliente|una clienta|una señora|un señor|residente|compañera|compañero) ..2 (con|en|por|de) ..1 (discapacidad|autismo|tea|tdah|diabet*|depresion|ansiedad|cancer|demencia|alzheimer|esquizofrenia|vih|adicciones|dislexia|epilepsia|hipertension|paralisis|silla de ruedas|parkinson|ictus|prision|paro)',
  '(vih|antecedentes|discapacidad|autismo|adicciones|sindicatos|sindicato|huelga|migrantes) (como tema|en mi tesis)',
  '(certificado|certificados|hoja|papel|consulta|revision) de antecedentes',
  '(historia|historial|parte|archivo|ficha) (clinic*|medic*) (de|del|electronic*)',
  '(negocie|negociar|negociaba|negociabamos|negociamos|negociacion|reuni|reuniones|enlace|interlocucion|interlocutor*|trate|trato|dialogo|dialogar|acuerdo|conflicto|mediar|medie|sentarme|hable) (con|de|entre|entre la empresa y) (el|los|un|la)? (sindicato|sindicatos|comite|comite de empresa|comite sindical|delegados sindicales|delegado sindical|huelguistas|huelga)',
  // Ceremony, figures of speech.
  '(mi|una) (religion|biblia|fe) (es|son) (la|el|los|las) (puntualidad|cliente|orden|trabajo|limpieza|calidad|excel|detalle)',
  '(creyente|devot*|militante|fanatic*|convencid*|apostol|evangelista) (del|de la|de los|de las|de lo) (trabajo|equipo|trabajo en equipo|calidad|orden|producto|cliente|marca|software|puntualidad|tecnologia|simple|mejora)',
  '(evangelista|evangelizador) (de|del) (producto|marca|tecnologia|software)',
  '(casi|por poco) (me)? (da|dio|dió|daba|agarra|muero) (un|una|de un)? (infarto|ataque|patatus|soponcio|derrame|ictus|algo)',
  '(infarto|patatus|soponcio|ataque) (cuando vi|al ver|de ver) ..1',
  '(pres*) (de|del) (los|las|el|la|mis|mi)? (nervios|ansiedad|miedo|panico|panic*|prisas|sistema|excel|angustia)',
  '(detenid*|parad*|atascad*|varad*) (en|por) (el|la)? (trafico|aduana|peaje|lluvia)',
  '(ansiedad|depresion|panico|vertigo*|insomnio|migraña|jaqueca) (por|de) (empezar|saber|conocer|terminar|entregar|ver|llegar|verl*|hablar|hacer)',
  '(negr*|moro|mora|chin*|indi*|oriental) (para|con) (los|las|el|la) (numeros|cuentas|dinero)',
  '(pan|mas|une|pro|rama|ad|uso|sol|lab|ela) (de|comido|integral|tostado|dulce|que|o menos|de la|y|caliente|detallad*|rapid*|grande|alla)',
  '(parte|miembro) (del|de) (comite de (calidad|seguridad|etica|direccion|innovacion|bienvenida|crisis|compras|evacuacion))',
  '(voto|vote|votar|votamos) (por|a) (el|la|los|las)? (mejor|mejores|propuesta|idea|opcion|proyecto)',
  '(hijos|hijas|niños|bebes|padres|madre|mama|marido|mujer) (de|del) (la|las|los|el|mis|un|una|mi) (client*|alumn*|pacient*|vecin*|jef*|compañer*|señor*|dueñ*|emplead*|usuari*)',
  '(leo|leia|leer) los labiales',
  '(voy|vamos|iba|fui|ibamos) (en|de) (el|la)? once',
  '(once|liceo|colegio|escuela|secundaria|prepa|preparatoria) (de|a|con) (profesor*|maestr*|docente|auxiliar|conserje|tutor*|practicas|inspector*|preceptor*)',
  '(campamento|asentamiento) (minero|petrolero|de verano|base|forestal|scout)',
  '(ruta|calle|avenida|plaza|barrio) (de la)? (independencia|republica|libertad)',
  'soy (el|la) (mas)? (negr*) de',
  'una licencia (de|para) (conducir|manejar|software)',
  '(marcha|marchas) (atras|corta|larga|de un|del motor|blanca|hacia)',
  '(en|de) (la)? (marcha) (el|la|un|una)',
  'puse en marcha',
  '(apoyo|apoye|apoyar) (en|al|a los|a las|a la|con|de) (mas|pan|pro)',
  '(concentracion|movilizacion) (en|de) (el|la)? (trabajo|carga|tarea|recursos|pacientes)',
];

/** What only `soy mayor` would take for an age. */
export const OTRA_EDAD: readonly string[] = ['(mayor|mayores) de edad', 'soy (el|la) mayor (de|responsable)'];

/** Somebody else as the subject of what follows. */
export const OTRA_PERSONA: readonly string[] = [
  '(un|una|el|la|los|las|mi|mis|otra|otro|otros|esa|ese|aquella|aquel|nuestra|nuestro|su|tu|cada|a un|a una) ..1 (paciente*|client*|alumn*|usuari*|compañer*|colega*|jef*|encargad*|supervisor*|señor*|mujer|mujeres|hombre|hombres|chic*|muchach*|vecin*|amig*|emplead*|trabajador*|operari*|persona*|gente|niñ*|nen*|hij*|herman*|padre*|madre*|mama|papa|abuel*|ti*|prim*|espos*|marido|novi*|pareja|cuñad*|suegr*|sobrin*|dueñ*|gerente*|director*|residente*|intern*|profesor*|maestr*|doctor*|enfermer*|candidat*|pasajer*|huesped*|turista*|viejit*|ancian*|joven|jovenes|estudiante*|familia|familiar*|socio|socia|inquilin*|recepcionista|cajer*|camarer*|moz*|capataz|patron*)',
  '(ella|ellos|ellas|alguien|quien|quienes|personas|gente|pacientes|clientes|alumnos|usuarios|mujeres|señora|señor)',
];

/** Who tells it is not the speaker: what follows a colon or stands in quotes is theirs. */
export const DICHO_POR_OTRO: readonly string[] = [
  '(me|nos|le|les|se|te)? (dijo|decía|dice|dicen|contó|confesó|explicó|respondió|gritó|comentó|contestó|soltó|dijeron|decían|contaba|confesaba|preguntó|escribió|avisó|puso)',
];

/** Shame of having told it, or the wish that it were gone. */
export const APURO: readonly string[] = [
  '(no se|ya se) (si|que) (eso|esto|debo|deba|debi|deberia|no) ..4 (incomod*|molest*|import*|decir*|contar*|dij*|influ*|cuent*|perjudi*|problema|poner*)',
  '(espero que|ojala|confio en que|por favor) (que)? no (me lo|se lo|lo|me|les|se) (tomen|tomes|tome|tengan|descarten|descarte|juzguen|juzgue|pongan|ponga|pongas|incomode|miren|mire|rechacen|quiten|discriminen) ..3',
  '(se lo|te lo|lo|os lo|les) (digo|cuento|confieso|aviso) (de frente|sin rodeos|sin vueltas|con verguenza|bajito|aqui|de una)',
  '(prefiero) (que lo sepa*|que lo sepan|saberlo|decirlo|decirselo|contarlo|ser sincer*|ser honest*)',
  '(si eso|si esto|si por eso) (les|me|le|te|es|se|supone|va) ..3',
  '(perdon|perdona|perdone|perdoneme|disculpe|disculpa|disculpen|perdonen) (por|que|si) (haber*|lo|se lo|decir*|contar*|eso)',
  '(perdoneme|perdonenme|perdoname|uy|ay|ups|huy) (no|ya|se me|lo|igual|por|que|creo|eso|eso no)',
  '(no) (debi|debia|tenia que|deberia|tendria que|tengo que|queria) (haber)? (haberlo|decir*|contar*|contado|dicho|puesto|escrito|mencionar*)',
  '(no) lo (digo|cuento|suelo decir|suelo contar) (para|por|casi|nunca|nunca en)',
  '(hueco|bache|vacio|laguna|parentesis) (del|en el|de mi|en mi) (curriculum|cv|curriculo|historial|hoja de vida)',
  '(nadie) (lo sabe|lo sabia|sabe esto)',
  '(no se si|no deberia|no tendria que|no debi|no debia|no tenia que|no tendria por que|quiza no deberia|no hacia falta|no queria|no pensaba|no iba a|no suelo) (debo|deba|puedo|tengo que|hacia falta|esta bien)? (decir*|contar*|haber* dicho|haber* contado|haberlo dicho|haberlo contado|comentar*|poner*|mencionar*|escribir*|hablar de eso|haber puesto eso|decirte esto|contarles esto|sacarlo|hablar de esto)',
  '(me da) (mucha|mucho|un poco de|cosa|algo de|harta)? (verguenza|apuro|pena|miedo|reparo|corte|palo|pudor|cosa|no se que|lata|roche|plancha|oso) (decir*|contar*|ponerlo|que lo sepan|que se sepa|que me descarten|hablar de esto|admitir*|escribir*|confesar*)?',
  '(por favor)? (que)? (no lo pongan|no lo pongas|no lo ponga|no lo cuenten|no lo diga|no lo digas|no lo digan|no salga de aqui|que quede entre nosotros|que quede aqui|borra eso|borralo|borrenlo|borrelo|borren eso|borre eso|olvida eso|olviden eso|no lo tengan en cuenta|no lo tomen en cuenta|no me descarten|no me descarte|no me juzguen|no lo apuntes|no lo apunten|que no se entere nadie|que no lo sepa)',
  '(espero|ojala|confio) (que)? (eso)? (no) (sea|cuente|influya|afecte|perjudique|me perjudique|importe|moleste|les moleste|me descarten|me quite|me juegue|suponga|haya) ..3',
  '(espero|ojala) que (no|eso no|esto no|no les|no sea) ..4',
  '(no) (lo saben|lo sabe|se lo he contado|se lo conte|le he contado|lo he contado|lo he dicho) (nadie|a nadie|en mi trabajo|nunca)',
  '(puede|podria|va a|me puede) (ser un problema|perjudicarme|jugarme en contra|quitarme puntos|afectarme en esto|afectar la seleccion|ser impedimento)',
  '(te lo|se lo|os lo|lo|les) (cuento|digo|confieso|aviso|comento) (por si|para que|de antemano|con sinceridad|porque prefiero|en confianza|en secreto|ya|de una vez|desde ya)',
  '(quiero|prefiero|tengo que|debo|quisiera) (ser honest*|ser sincer*|avisar*|decirlo|contarlo|que lo sepan|que sepan|aclarar|advertir*|decirles|decirte|contarte|contarles|avisarles) (que)?',
  '(es|sera|seria|hay) (un|algun|eso)? (problema|impedimento|inconveniente)',
];

/** Grade, place and duration, which belong to the datum when they follow it. */
const CANTIDAD =
  'un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|varios|varias|unos|unas|muchos|pocos|algunos|casi ..1|mas de ..1|como ..1|medio|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|28|30|35|40|poco|bastante';
const UNIDAD = 'año|años|anos|mes|meses|semana|semanas|dia|dias|tiempo|trimestre|añitos|mesecitos|quincena';
export const COLA: readonly string[] = [
  '(y|ni)? sin (hijos|cargas|pareja|compromiso*|familia)',
  '(en recuperacion|rehabilitad*|recuperad*|en abstinencia|en rehabilitacion|largo|prolongado|persistente|y sin tratamiento|de mi parte)',
  'de (1|2|3|4|5|6|7|8|9|10|11|12|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) y (1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce) (años|meses)?',
  '(para|en|hacia|hasta) (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|fin de año|navidad|el verano|20* )',
  '(del|de|en el) (20* |19* )',
  'por (ccoo|ugt|cgt|comisiones|comisiones obreras|csif|cnt|uso)',
  '(quechua|aymara|mapuche|guarani|nahua|maya|kichwa|shuar|zapotec*|mixtec*|ortodox*|practicante*|ucranian*|venezolan*|colombian*|siri*|cuban*|haitian*|hondureñ*|marroqui*|senegales*|penales|policiales|politic*|musulman*|catolic*|evangelic*)',
  '(ya)? (de adulta|de adulto|de mayor|de viejo|de vieja|de grande)',
  'en (los dos|ambos|ambas|las dos) (oidos|ojos|manos|piernas|rodillas|brazos|pies)',
  '(a morir|a muerte|hasta la medula|de corazon|de pura cepa|hasta la muerte|de toda la vida|de hueso colorado|desde la cuna|no practicante)',
  `(desde|hace|desde hace|durante|por|de|en|con|a) (ya|unos|casi|como|mas de|hace|los|las|ultimos)? (${CANTIDAD}) (${UNIDAD}) (y medio|ya|atras|de baja|de vida|de edad)?`,
  `(los|las) (primeros|ultimos|primeras) (${CANTIDAD}) (${UNIDAD})`,
  `(${CANTIDAD}) (${UNIDAD}) (y medio|ya|atras)?`,
  'desde (que naci|siempre|nacimiento|la infancia|la adolescencia|niño|niña|chico|chica|pequeño|pequeña|joven|la pandemia|entonces|los ..2 años|mi nacimiento|bebe|el 20* |20* |19* |el año ..1|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|ayer|hoy|el lunes)',
  'de (nacimiento|niño|niña|chico|chica|pequeño|pequeña|joven|toda la vida|por vida|adolescente)',
  `a los (${CANTIDAD}) (años)?`,
  '(en|el|a principios de|a finales de|a mediados de) (el año|el)? (2000|2001|2002|2003|2004|2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025|2026|2027|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|año pasado|mes pasado|verano|invierno|pandemia) (pasado|del 20* |de 20* )?',
  '(la semana pasada|el año pasado|el mes pasado|hace poco|hace nada|este año|el otro año|recientemente|ultimamente|actualmente|toda la vida|para siempre|de por vida|por el momento|ahora mismo|el verano pasado)',
  'tipo (1|2|uno|dos|i|ii|a|b)',
  '(del|de un|de|al|reconocida del|reconocido del|de mas del) (20|25|30|33|34|35|36|38|40|41|42|45|46|48|50|52|55|58|60|65|66|67|68|70|75|78|80|85|90|95|100|treinta y tres|sesenta y cinco|cuarenta|cincuenta|setenta|ochenta) (por ciento)?',
  '(leve|severa|severo|grave|moderada|moderado|cronica|cronico|aguda|agudo|mayor|profunda|profundo|bilateral|unilateral|total|parcial|congenita|congenito|permanente|clinica|posparto|postparto|generalizada|generalizado|reconocida|reconocido|nerviosa|auditiva|visual|motora|motriz|fisica|intelectual|psicosocial|cognitiva|organica|sensorial|multiple|lumbar|cervical|discal|reumatoide|resistente|refractaria|controlada|controlado|diagnosticada|diagnosticado|avanzada|degenerativa|severas|cronicas|penales|gestacional|laboral|medica|reincidente|practicante|activa|activo|fuerte|fuertes|psicotica|bipolar|postraumatico|en remision|mamaria|maligno|benigno|crónico|perinatal|mixta|en tratamiento|con tratamiento|con medicacion|medicada|medicado|indetectable|no practicante)',
  'de (grado|estadio|tipo|nivel) (1|2|3|4|uno|dos|tres|cuatro|i|ii|iii|iv)',
  '(grado|estadio|nivel|fase) (1|2|3|4|uno|dos|tres|cuatro|i|ii|iii|iv)',
  '(de|en|del|en la|en el|en los|en las|de la|de las|de los) (mama|pecho|seno|colon|prostata|utero|ovario|ovarios|pulmon|tiroides|piel|estomago|higado|rodilla|rodillas|espalda|columna|hombro|mano|manos|pie|pies|pierna|piernas|brazo|brazos|cadera|ojo|ojos|oido|oidos|cabeza|cuello|lumbar|lumbares|cervicales|muñeca|muñecas|tobillo|izquierdo|izquierda|derecho|derecha|corazon|riñon|riñones|panico|ansiedad|disco|mellizos|gemelos|alto riesgo|riesgo|la vista) (izquierdo|izquierda|derecho|derecha|dominante)?',
  '(del|de la|el|la) (ojo|oido|pierna|mano|brazo|rodilla|hombro|pie|lado) (izquierdo|izquierda|derecho|derecha)',
  '(de|por) (mi|mis|la|las|los|el|un|una)? (marido|mujer|esposo|esposa|pareja|ex|padre de mis hijos|segundo hijo|primer hijo|tercer hijo|segunda hija|primera hija)',
  '(a|al) (la|los|las|el)? (penicilina|gluten|latex|polen|frutos secos|lactosa|mariscos|marisco|acaros|polvo)',
];

/** Data so stigmatised that people do not say them in passing. */
export const PESADO: readonly string[] = [
  '(depresion|deprimid*|ansiedad|bipolar*|esquizofren*|psicosis|psiquiatr*|anorexi*|bulimi*|antidepresiv*|ansiolitic*|litio|clonazepam|rivotril|sertralina|fluoxetina|quetiapina|vih|sida|antirretroviral*|cancer|tumor*|leucemia|quimio*|metastasis|sobri*|alcoh*|adict*|adiccion*|droga*|cocaina|bazuco|crack|rehab*|anexo|ludop*|sin consumir|sin beber|sin tomar|salud mental|aborto*|aborte|perdi un bebe|perdi el embarazo)',
  '(papeles|indocumentad*|ilegal*|patera|cayuco|asilo|asilad*|refugiad*|refugio|gitan*|irregular)',
  '(lesbiana|homosexual|en el closet|en el armario|trabajo sexual|prostitu*|trabajadora sexual)',
  '(comision interna|huelga|huelgas)',
  'me echaron por',
  'por (no)? ser',
];

/** Words so heavy, and so unlike everyday ones, that a typing error does not hide them. */
export const CABEZAS: readonly string[] =
  'embarazada embarazo discapacidad minusvalia esquizofrenia fibromialgia epilepsia epileptica epileptico hipertension hipertensa hipertenso antidepresivos ansioliticos evangelica evangelico pentecostal homosexual lesbiana bisexual transexual transgenero heterosexual sindicalista sindicalizada sindicalizado sindicato refugiada refugiado indocumentado indocumentada musulmana musulman hipoacusia dislexia dislexica dislexico alcoholica alcoholico alcoholismo drogadicta drogadicto diagnosticaron hospitalizaron hospitalizada hospitalizado incapacidad antecedentes divorciada divorciado divorcie psiquiatra psiquiatrico diabetes diabetica diabetico deprimida deprimido catolica catolico indigena adventista agnostica agnostico esclerosis endometriosis tuberculosis leucemia migrañas hipotiroidismo hipertiroidismo fibromialgica quimioterapia radioterapia hemodialisis dialisis sertralina fluoxetina clonazepam escitalopram lorazepam alprazolam risperidona metformina levotiroxina ansiedad bipolaridad autismo asperger neurodivergente tartamudo tartamuda daltonico tetraplejico paraplejica paraplejico hemiplejia paralisis seropositiva seropositivo celiaquia celiaca rehabilitacion ludopatia amamantando maternidad enviude huelguista kirchnerista uribista fujimorista sandinista izquierdista independentista afrodescendiente mapuche venezolana venezolano colombiana colombiano ecuatoriana ecuatoriano hondureña hondureño salvadoreña guatemalteca nicaragüense marroqui desplazada desplazado desmovilizado penitenciaria reclusorio exconvicto expresidiario endeudada endeudado narcolepsia parkinson alzheimer demencia'.split(
    ' ',
  );
