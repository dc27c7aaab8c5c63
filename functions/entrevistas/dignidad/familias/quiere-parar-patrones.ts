const QUIERO =
  '(quiero|quisiera|queria|querria|prefiero|preferiria|necesito|deseo|desearia|me gustaria|mejor|he decidido|decidi|decido|me toca|voy a|voy a tener que|debo|deberia|tengo que|tendre que|tengo ganas de|pienso|me veo obligada a|me veo obligado a)';
const PUEDO =
  '(puedo|podria|podriamos|podemos|se puede|se podra|podre|es posible|seria posible|hay forma de|hay manera de|hay chance de|hay modo de|les importa si|te importa si|le importa si|esta bien si|no pasa nada si|puede ser|me dejan|me dejas|me deja|me permiten|me permite|me das chance de|me dan chance de)';
const NO_QUIERO =
  '(no quiero|ya no quiero|no deseo|ya no deseo|no pienso|ya no pienso|no voy a|ya no voy a|no puedo|ya no puedo|no me apetece|ya no me apetece|no tengo ganas de|ya no tengo ganas de|no me interesa|ya no me interesa|paso de|no estoy para|no me da la gana de|no me da para|no me provoca|no me late|no me nace|no tengo animos de|no tengo cabeza para|no tengo fuerzas para|no tengo tiempo de|no tengo tiempo para|prefiero no|preferiria no|mejor no|me niego a|no vale la pena|no tiene sentido|no me compensa|ya no aguanto|renuncio a|desisto de)';
const ENTREVISTA =
  '((con)? (esto|la entrevista|esta entrevista|la entrevista esta|este cuestionario|el cuestionario|las preguntas|tanta pregunta|tantas preguntas|este chat|la prueba|esta prueba))';
const PROCESO =
  '((el|este|del|de este|al|de la|la|esta|su|a la|a esta|de) ..1 (proceso|procesos|seleccion|convocatoria|concurso|candidatura|vacante|postulacion|oferta|puesto|empleo|trabajo|entrevista|plaza|busqueda|aplicacion))';
const DATOS =
  '(todo|mis|mi|lo que (puse|escribi|dije|conte|mande|conteste|respondi|envie|llevo)|esto|la entrevista|la conversacion|el registro|el chat|toda (la|mi) (entrevista|informacion|conversacion)|todas mis|todos mis)';
const LUEGO =
  '(mañana|luego|despues|mas tarde|mas tardecito|al rato|otro dia|otro rato|en otro momento|en otra ocasion|otro momento|otro ratico|en la noche|por la noche|esta noche|a la noche|por la tarde|en la tarde|a la tarde|esta tarde|en un rato|en un ratito|en un ratico|en un momento|en un momentito|dentro de un rato|el lunes|el martes|el miercoles|el jueves|el viernes|el sabado|el domingo|cuando (salga|llegue|acabe|termine|pueda|vuelva|tenga|descanse|coma|se duerma|se duerman|regrese)|ahorita|pasado mañana|la proxima semana|la semana que viene|la otra semana|temprano|con calma|en cinco minutos|en diez minutos|en media hora|en una hora)';
const RATO =
  '(minuto|minutos|minutito|minutitos|minutico|min|momento|momentito|momentico|segundo|segundos|segundito|segundico|ratito|ratico|rato|respiro|pausa|pausita|descanso|descansito|break|recreo|chance|chancecito|tiempito|tiempecito|instante|toque|cachito|parentesis|paradita|stop|horita)';

/** Withdraws, or wants everything erased. */
export const retira = [
  '(encontre|consegui|encontré|me salio|me salió|ya tengo|acepte) ..2 (trabajo|empleo|chamba|pega|laburo|curro|puesto|cosa) (asi que|por eso|entonces|y) ..1 (me bajo|me retiro|me salgo|ya no|lo dejo|la dejo|no sigo|desisto)',
  '(me retiro|me quiero retirar|me voy a retirar|retirarme|me retiraria|me tengo que retirar)',
  `(retiro|quiero retirar|retirar|voy a retirar|retiren|retire|retira|cancelen|cancele|cancela|anulen|anule|anula|den de baja|da de baja|dar de baja|cancelar|anular|quiten|eliminen|doy de baja|cancelo|saquen) mi (candidatura|postulacion|solicitud|aplicacion|inscripcion|entrevista|curriculum|curriculo|cv|hoja de vida|participacion|perfil|registro|nombre de)`,
  `(renuncio|desisto|renunciar|desistir|me bajo|bajarme|me salgo|salirme|me borro|borrarme|me doy de baja|darme de baja|me descarto|descartarme|me aparto|apartarme|me desapunto|me autodescarto|me quito|quitarme|me excluyo|abandono|abandonar|me marcho|declino|declinar|me apeo|me corro|me echo para atras|me echo atras|dejo|dejar) ..1 (a|de)? ${PROCESO}`,
  `(saquenme|sacame|saqueme|quitenme|quitame|quiteme|borrenme|borrame|borreme|eliminenme|bajenme|bajame|bajeme|descartenme|descartame|denme de baja|deme de baja|dame de baja) (de|del|ya|por favor|de la lista)?`,
  `(borren|borra|borre|borrad|eliminen|elimine|elimina|eliminad|quiten|quite|supriman|suprima|destruyan|desechen|tiren|borrame|borrenme|borreme|eliminenme|eliminame|borralo|borrenlo|borrelo|eliminenlo|eliminelo|eliminalo|borrenlos|borren de ahi) ..1 ${DATOS} ..3`,
  `(quiero|quisiera|exijo|pido|solicito|necesito|prefiero|les pido|le pido|te pido|ruego) que (me)? (se)? (borren|borres|borre|eliminen|elimines|elimine|quiten|quites|supriman|desaparezca|destruyan|saquen) ..1 ${DATOS}`,
  `(quiero|exijo|solicito|pido) (borrar|eliminar|la eliminacion de|el borrado de|la supresion de|suprimir) (todo|todos mis datos|mis datos|toda mi informacion|mi entrevista|toda la entrevista|mi perfil|mi cuenta)`,
  '(que|para que|y que) no quede (nada|rastro|registro|constancia)',
  `${NO_QUIERO} ..1 (seguir|continuar|participar|avanzar|estar|formar parte) ..1 (en|con|de|del) ..1 (proceso|seleccion|convocatoria|candidatura|vacante|postulacion|puesto|trabajo|oferta|busqueda)`,
  `(no sigo|ya no sigo|no continuo|ya no continuo|no participo|ya no participo|no voy mas|no avanzo) (en|con) ..1 (proceso|seleccion|convocatoria|candidatura|vacante|postulacion|busqueda)`,
  '(ya)? no (me)? (interesa|interesan|estoy interesada|estoy interesado|tengo interes) (ya|mas|en)? ..1 (puesto|vacante|trabajo|oferta|empleo|proceso|plaza|postulacion|candidatura|participar|seguir|postularme|propuesta|empresa|cargo|pega|laburo|chamba|camello|curro|brete)',
  '(ya no me interesa|ya no estoy interesada|ya no estoy interesado|dejo de estar interesada|perdi el interes|perdi interes|no me interesa mas|ya no quiero el puesto|ya no quiero el trabajo|ya no quiero la vacante|ya no quiero la plaza|ya no quiero nada|no quiero el puesto|no quiero este trabajo|no quiero este puesto|ya no quiero participar|no quiero participar|no deseo participar)',
  '(no|ya no) (cuenten|cuentes|cuente) (mas)? conmigo',
  '(olvidense|olvidate|olvidese|olviden) de (mi|mi candidatura|mi postulacion|mi solicitud)',
  '(ya|me) ..1 (encontre|consegui|me salio|me contrataron en|acepte|tengo) otro (trabajo|empleo|puesto|laburo|curro|camello|brete|jale) ..1 (asi que|gracias|ya no|y ya no|por lo que|entonces|y no)',
  '(me bajo|me retiro|me salgo|me borro|me desapunto|desisto|renuncio|declino|abandono) (ya|aqui|aca|gracias|de esto|definitivamente|por completo|de todo|y punto|muchas gracias)',
  '(no|ya no) (voy a)? (presentarme|postular|postularme) (mas)? (a|al|en|para) (este|esta|el|la) (puesto|vacante|plaza|oferta|proceso)',
];

/** Wants to end now. */
export const termina = [
  '(no|ya no) (voy a|pienso|quiero) (contestar|responder|hacer|completar) (las|la|lo) (que)? (faltan|falta|quedan|queda|siguen|sigue|demas|otras)',
  '(let s|lets|i want to|i wanna|i d like to) (leave it|stop|quit|end|finish|end it) ..3',
  `${NO_QUIERO} ..1 (seguir|seguirle|continuar|contestar|responder|hacer|hacerla|hacerlo|terminar|terminarla|acabar|acabarla|completar|completarla|escribir|hablar|participar) ..1 (mas|nada mas|mas preguntas|${ENTREVISTA}|respondiendo|contestando|escribiendo|aqui|asi|hablando|haciendo esto|ni una pregunta mas|ni una mas|esta vaina|esta vaina mas)`,
  `${NO_QUIERO} (seguir|continuar|seguirle|seguirla|continuarla|acabarla|terminarla|completarla|hacerla|hacer la entrevista)`,
  '(no sigo|ya no sigo|no continuo|ya no continuo|no respondo mas|ya no respondo mas|no contesto mas|ya no contesto mas|no contesto ni una mas|no respondo nada mas|no escribo mas|no hago mas|ya no contesto nada|no le sigo|ya no le sigo|no voy a contestar mas|no voy a responder mas)',
  '(hasta aqui|hasta aca|hasta ahi) (llego|llegue|llegamos|nomas|nama|no mas|la dejo|lo dejo|quedo|quedamos|la entrevista|conmigo|por mi parte|y ya|por favor|gracias)',
  '(lo|la|le) (dejo|dejamos|dejare|voy a dejar|corto|cortamos|termino|acabo|cierro|paramos) (aqui|aca|ahi|asi|hasta aqui|hasta aca|ya|por aqui|por aca|en este punto|de una vez|definitivamente)',
  `(quiero|quisiera|prefiero|preferiria|necesito|deseo|mejor|voy a|he decidido|decidi|me gustaria|tengo que|puedo|podria|podemos|se puede) (terminar|terminarla|terminarlo|acabar|acabarla|acabarlo|finalizar|finalizarla|cerrar|cerrarla|parar|pararla|cortar|cortarla|cortarle|abandonar|abandonarla|salir|salirme|irme|dejar|dejarla|dejarlo|concluir|concluirla|cancelar) ..1 (ya|ya mismo|ahora mismo|aqui|aca|la entrevista|esta entrevista|esto|de una vez|en este momento|ahi|aqui mismo|el cuestionario|la prueba|hasta aqui|por aca|por aqui|definitivamente)`,
  '(terminemos|acabemos|cortemos|paremos|cerremos|finalicemos|dejemoslo|dejemosla|terminela|termina|terminen|finaliza|finalice|finalicen|cierra|cierre|cierren|corta|cortala|corte|para|pare|paren) (ya|aqui|aca|la entrevista|esta entrevista|de una vez|con esto|por favor ya|ahi|hasta aqui)',
  '(demos|doy|damos|den|dé) por (terminada|terminado|finalizada|acabada|concluida|cerrada|finalizado|concluido) ..2',
  '(ya basta|basta ya|ya fue|ya estuvo|ya estuvo bueno|ya estuvo bien|ya no mas|no mas preguntas|no mas|se acabo la entrevista|se acabo|se termino|aqui termino|aqui acabo|aqui lo dejo|aca lo dejo|aqui la dejo|aca la dejo|ahi la dejo|me planto|me planto aqui|quiero salir|quiero salirme|quiero terminar|quiero acabar|quiero terminarla|quisiera terminar|prefiero terminar|finalizar|terminar|fin de la entrevista|fin|quiero acabar ya|quiero cerrar|quiero abandonar|prefiero dejarlo|prefiero dejarla|quiero dejarlo|quiero dejarla|mejor lo dejo|mejor la dejo|mejor lo dejamos|mejor la dejamos|hasta aqui|hasta aca|lo dejo|la dejo|aqui nomas|hasta ahi nomas|ya me quiero ir|me quiero ir|me quiero salir|quiero irme|me voy|chao|ya me voy|me salgo)',
  '(como|donde) (salgo|termino|cierro|abandono|finalizo|hago para salir|hago para terminar|hago para cerrar|se sale|se termina|se cierra) (de)? (esto|la entrevista|esta entrevista|aqui|aca|ya)',
];

/** A rest, or another day. */
export const pausa = [
  '(lo|la) (retomo|sigo|continuo|termino|retomamos|seguimos) ..1 (en un rato|luego|mañana|despues|mas tarde|al rato|en un ratito|en un momento)',
  'me (esta|estan) (entrando|llegando|esperando|tocando|reclamando) ..6',
  `(tengo que|debo|me toca|necesito|voy a tener que|he de|tendria que|tendre que|ocupo|me tengo que|me debo) (dejarlo|dejarla|dejarte|parar|pararla|irme|ir|salir|salirme|colgar|cortar|atender|atenderlo|atenderla|abrir|recoger|ir al baño|ir por|ir a|levantarme|descansar|desconectarme|ausentarme|entrar a trabajar|volver al trabajo|contestar el telefono|contestar una llamada|tomar una llamada|pausar|pausarla|hacer una pausa|interrumpir|darle de comer|dar de comer|cambiar al|buscar a|bajarme del|apagar|dejar esto|bañar|acostar|dormir) ..6`,
  `(sigo|seguimos|la sigo|lo sigo|le sigo|continuo|la continuo|lo continuo|termino|la termino|lo termino|acabo|la acabo|retomo|la retomo|vuelvo|regreso|vengo|contesto|te contesto|les contesto|le contesto|respondo|me conecto|entro|lo dejo para|la dejo para|la hago|lo hago|sigamos|seguire|continuare|la terminare|volvere|regresare|retomare|lo dejamos para|la dejamos para|dejemoslo para|quedamos para|mejor) ${LUEGO}`,
  `(${QUIERO}|${PUEDO}) ..1 (seguir|seguirla|seguirle|continuar|continuarla|terminar|terminarla|acabar|acabarla|retomar|retomarla|hacerla|hacerlo|volver|contestar|responder|completarla|dejarla para|dejarlo para|dejarla|dejarlo|hacer la entrevista|posponerla|aplazarla|la sigo|sigo|seguimos|termino|continuo|la termino|reanudarla|reanudar|responderla) ..2 ${LUEGO}`,
  `(${QUIERO}|${PUEDO}) ..1 (parar|pararla|parar un|pausar|pausarla|descansar|hacer una pausa|hacer un alto|hacer un descanso|hacer un break|tomar un|tomarme un|tomar aire|levantarme|ir al baño|ir un|una pausa|un descanso|parar un rato|echar un|cortar un|posponer|posponerla|aplazar|aplazarla|reprogramar|reprogramarla|ausentarme|estirar las piernas|respirar un|aire|despejarme|paro|pauso|descanso|hago una pausa|suspender|suspenderla|interrumpir|dejarlo un|dejarla un) ..3`,
  `(dame|deme|denme|dadme|regaleme|regalame|regalenme|me da|me das|me dan|me daria|me darias|me dais|me regala|me regalas|me regalan|me permite|me permites|me permiten|permitame|permiteme|permitanme|concedame|necesito|ocupo|quiero|quisiera|prestame|aguantame|esperame|espereme|esperenme|me esperas|me espera|me esperan|me aguantas|me aguarda|puedo tomar|puedo tomarme|puedo coger|me tomo|me cojo|tomate|dejame|dejeme|dejenme|me dejas|me deja|me puedes dar|me puede dar|me pueden dar|me podria dar|me podrian dar|me puedes esperar|me puede esperar|me pueden esperar|puedes esperar|puede esperar|pueden esperar|podrias esperar|podria esperar|podrian esperar|puedes esperarme|pueden esperarme|puede esperarme) ..3 ${RATO}`,
  '(espera|espere|esperen|esperame|espereme|esperenme|esperate|esperese|aguanta|aguante|aguantame|aguanteme|aguantate|aguarda|aguarde|aguardame|pera|perame|espereme|banca|bancame|bancame un|suspendan|paren|pausa|alto|descanso|stop) (un)? (momento|momentito|momentico|segundo|segundito|minuto|minutito|min|toque|rato|ratito|ratico|cachito|poco|poquito|tantico|tantito)',
  '(espereme|esperame|esperenme|aguantame|aguanteme|aguantenme|bancame|perame)',
  `(ahorita|ahora|ya|enseguida|luego|al rato|despues|en un rato|en un ratito|en un momento|en cinco|en cinco minutos|en diez minutos|en 5|en 10|en un segundo|mas tarde|mañana|ya mismo|a la tarde|a la noche) (vuelvo|regreso|vengo|sigo|le sigo|la sigo|lo sigo|continuo|retomo|termino|la termino|lo termino|te contesto|les contesto|le contesto|nos vemos|seguimos|me conecto|entro|la acabo|lo acabo)`,
  '(vuelvo|regreso|vengo|estoy de vuelta) (en|ahorita|luego|enseguida|ya|mas tarde|al rato|ahora|al toque)',
  'me (estan llamando|estan hablando|estan tocando|estan esperando|estan buscando|llaman|llama|esta llamando|acaban de llamar|esta entrando una llamada|entra una llamada|necesitan|reclaman) ..5',
  '(tocan|tocaron|estan tocando|llaman|estan llamando|suena|esta sonando|golpean|tocando|timbran|tocan a) ..1 (la puerta|el timbre|a la puerta|al timbre|el telefono)',
  '(hago|haremos|hacemos|hagamos|pido|solicito|necesito|quiero|tomo|me tomo|me doy|tomemos|cojo) (una pausa|un descanso|un break|una paradita|un alto|un parentesis|una pausita|un receso|un respiro)',
  '(paro|paramos|descanso|pauso|lo dejo|la dejo|corto|me levanto|me ausento|dejamos|dejemoslo|la paro|la pauso|pausamos|paremos|descansemos) ..1 (un rato|un ratito|un momento|un ratico|un momentito|un segundo|un minuto|unos minutos|5 minutos|cinco minutos|diez minutos|por hoy|por ahora|de momento|aqui por hoy|un poco|un toque|hasta mañana|hasta luego)',
  '(lo|la) (dejo|dejamos|dejaria|dejare|guardo|retomo|retomamos|sigo|seguimos|continuo|continuamos) (para)? (mañana|luego|despues|otro dia|mas tarde|otro momento|otro rato|al rato|la noche|la tarde|el finde)',
  '(por hoy|hoy) (ya no puedo|no puedo mas|no puedo seguir|lo dejo|la dejo|ya esta|es suficiente|hasta aqui|no sigo|no alcanzo)',
  '(no|ya no) (me|se me) ..1 (queda|hay|da|alcanza) ..1 (bateria|pila|saldo|datos|carga)',
  'se me (acaba|va a acabar|esta acabando|muere|va a morir|esta muriendo|apaga|va a apagar|esta apagando|agota|descarga|esta descargando|termina|acabo) ..2 (bateria|pila|saldo|datos|megas|celular|telefono|movil|carga|recreo|descanso|hora de comida)',
  '(no puedo|no me puedo|ahora no puedo|ahorita no puedo|no voy a poder|no alcanzo a|no me da tiempo de|no me da tiempo a) (seguir|continuar|atender|terminar|terminarla|concentrarme|hacerla|responder|contestar) (ahora|ahorita|en este momento|ahora mismo|hoy|en estos momentos|aqui|orita)',
  '(ahora|ahorita|en este momento|justo ahora|hoy|orita) no (puedo|me es posible|me queda|estoy en condiciones|es buen momento|tengo tiempo|me da)',
  '(no es|no me agarras en|me pillas en|me agarras en|me agarra en|me coge en|me cogen en|me pilla en|me encuentras en) (un)? (buen|mal|pesimo) momento',
  '(estoy|ando|toy|me siento|voy) ..1 (cansada|cansado|agotada|agotado|reventada|reventado|molida|molido|fundida|fundido|rendida|rendido|con sueño|mareada|mareado|con dolor de cabeza) ..3 (paro|parar|sigo|seguir|descansar|descanso|mañana|luego|rato|pausa|dejarlo|dejarla|lo dejo|la dejo|continuar|continuo)',
  '(un momento|un momentito|un momentico|un segundo|un segundito|un minuto|un minutito|un ratito|un rato|dos minutos|cinco minutos|5 minutos|diez minutos|un toque|momentito|momento|ya vuelvo|ahora vuelvo|ahorita vuelvo|al rato vuelvo|ya regreso|ahorita regreso|ya vengo|ahora vengo|ahorita vengo|enseguida vuelvo|vuelvo enseguida|pausa|una pausa|un break|break|un receso|un respiro|descanso|un descanso|espera|espere|esperen|esperate|tiempo fuera|quiero parar|quiero descansar|quiero pausar|necesito parar|necesito descansar|necesito una pausa|sigo luego|sigo mañana|sigo despues|luego sigo|mañana sigo|hasta mañana|quiero una pausa|quiero un descanso|me tengo que ir|tengo que irme|tengo que salir|debo irme|hagamos una pausa|ocupo parar|paremos|paramos|para|pare)',
];

/** Words with which a whole sentence ends or halts and which, in a longer one, mean anything. */
export const breve = [
  '(ya basta|basta ya|ya fue|ya estuvo|ya no mas|no mas|se acabo|se termino|aqui termino|aqui acabo|finalizar|terminar|fin|hasta aqui|hasta aca|lo dejo|la dejo|aqui nomas|me voy|chao|ya me voy|me salgo|un momento|un momentito|un momentico|un segundo|un segundito|un minuto|un minutito|un ratito|un rato|dos minutos|cinco minutos|5 minutos|diez minutos|un toque|momentito|momento|pausa|una pausa|un break|break|un receso|un respiro|descanso|un descanso|espera|espere|esperen|esperate|paremos|paramos|para|pare|quiero terminar|quiero acabar|hasta mañana|quiero salir|me planto)',
];

/** The same words at work. */
export const otraCosa = [
  'tengo que (ir|salir|atender|recoger|buscar a|abrir|dar de comer|descansar|parar|levantarme|irme|dormir) ..4 (siempre|cada|todos los dias|a diario|normalmente|clientes|pacientes|pedidos|maquina|linea|turno|obra)',
  '(parar|paro|pare|paren|paramos|paremos|terminar|termino|cerrar|cierro|pausar|finalizar|acabar|cortar) ..1 (la|el|las|los) (linea|maquina|produccion|obra|prensa|cinta|planta|faena|proyecto|caja|turno|ruta|servicio|motor|agua|luz|corriente|grado|carrera|estudios|bachillerato|tecnico|curso|pedido|inventario|jornada)',
  '(retirarme|me retiro|salirme|irme|me voy|renuncio|renunciar|dejar|dejo) ..2 (a las|a casa|del turno|de mi turno|del trabajo anterior|de mi trabajo|a mi casa|de vacaciones)',
  '(en|para|cada|durante) (un momento|un momentito|un segundo|un minuto|un rato|cinco minutos|diez minutos)',
];
