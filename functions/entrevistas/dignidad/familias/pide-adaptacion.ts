import type { Familia } from '../familia.ts';
import { AJENO, dirigida, hallazgo, laMasGrave, wordsOf } from './peticiones/dirigida.ts';

const PIDO =
  '(necesito|preciso|precisaria|can i get|can i have|i need|necesitaria|necesitaba pedir|ocupo|ocuparia|me hace falta|me haria falta|quisiera|queria|querria|quiero|me gustaria|prefiero|preferiria|puedo|podria|podrian|podrias|puede|pueden|puedes|podeis|podes|podemos|me puede|me puedes|me pueden|me podes|me podria|me podrian|me podrias|se puede|se podria|hay|hay alguna|habra|habria|hay forma de|hay manera de|hay modo de|hay posibilidad de|seria posible|es posible|sera posible|pido|solicito|requiero|requeriria|tienen|tendran|tendrian|tienes|me dan|me das|me da|me dais|dame|deme|denme|dadme|pongan|ponga|ponme|pongame|ponganme|poneme|mejor|si pudiera|si pudieran|si pudieras|me sirve mas|me sirve|me ayuda|me ayudaria|me vendria bien|me va mejor|me iria mejor|me viene mejor|agradeceria|se me hace mas facil|me es mas facil|me resulta mas facil|me acomoda mas|me dejan|me deja|me dejas|existe|haganme|hagame|hazme|hacedme|escribanme|escribame|escribeme|vaya|vayan|lo necesito|la necesito|las necesito|los necesito|permitanme|me permiten)';
const EN_SALA =
  '((mas|un poco de|un poquito de|algo de|un poquitico de|extra de|otro poco de) tiempo|mas tiempito|tiempo (extra|adicional|de mas|suficiente para)|el doble de tiempo|mas minutos|sin (limite|limites) de tiempo|sin reloj|sin cronometro|sin contador|sin prisa|sin prisas|sin apuro|(ir|vaya|vayas|vayan|vamos|preguntar|preguntes|pregunte|pregunten|hablar|hablen|leer)? ..1 (mas)? (lento|lenta|despacio|despacito|pausado|calmado|poco a poco|con calma)|letra ..1 (grande|grandes|mas grande|mayor|aumentada|ampliada)|letras ..1 (grandes|mas grandes)|(agrandar|ampliar|aumentar|subir|hacer mas grande|poner mas grande) ..2 (letra|letras|texto|tamaño|pantalla|zoom|fuente)|texto (mas)? grande|(mas|mayor|alto) contraste|(modo|fondo) (oscuro|negro|claro)|menos brillo|(frases|oraciones|preguntas|textos|parrafos|mensajes) (mas)? (cortas|cortos|cortitas|faciles|sencillas|simples|claras|claros|simplificadas|breves|resumidas)|(palabras|preguntas|lenguaje|español|idioma|manera|forma|castellano) (mas)? (faciles|facil|sencillas|sencillo|sencilla|simples|simple|claro|clara|comunes|normales|cortas)|lectura facil|lenguaje claro|(mas)? (facil|facilito|sencillo|sencillito|simple|cortito|corto|cortas|sencillas) (la pregunta|las preguntas)?|(compatible con|funciona con|uso|un|el|mi|leer con|poder usar)? (lector|lectores) de pantalla|(leer|leerme|leermela|leermelas|leerlas|leerla|lean|lea|leas|escuchar|escucharlas|escucharla|oir|oirlas|oirla) ..3 (en voz alta|en alto|la pregunta|las preguntas|en audio|hablada|habladas)|(me)? (lean|lea|leas|leer|lees|leen) (la|las|todo|en voz)|(en|por|con|mandar|enviar|grabar|responder con|contestar con) (audio|audios|notas de voz|nota de voz|voz)|(contestar|responder|hacerla|hacerlo|contestarla|responderla|decirlo|decirla) (hablando|por voz|de voz|oralmente|oral|de viva voz|con la voz|por escrito|escribiendo|escrito|escrita|a mano)|(dictar|dictarle|dictado|dictarlo|hablar en vez de escribir|hablar en lugar de escribir|decirlo hablando|hablar y que se escriba)|(por escrito|escrito y no|escrito en vez|escribir en vez|escribir en lugar|todo escrito|solo escrito|todo por escrito|solo texto|en texto)|(subtitulos|subtitulado|transcripcion en vivo)|(una|de una) (cosa|pregunta|a) (a la vez|por vez|en una|cada vez|a una)|una por una|una a una|de a una|de una en una|(que)? no haya que escribir tanto|no (tener que)? escribir tanto|(hacer|ir haciendo|tener|con) (pausas|descansos|paradas|pausas cortas)|(ver|saber|tener) las preguntas (antes|por adelantado|con tiempo)|las preguntas (antes|por adelantado|con antelacion|con anticipacion)|(pictogramas|dibujos|imagenes|apoyos visuales|iconos|ejemplos)|(con)? (teclado|raton|mouse) (grande|adaptado|externo)|moverme con el teclado|usar (solo)? el teclado|que (las)? preguntas ..2 (cortas|faciles|claras|sencillas|directas)|(explicarme|explicar|explicarmela|poner|ponerme|poner ejemplos|decir|hacer|hacerme|escribirme|formular) ..3 (facil|sencillo|sencilla|simple|despacio|lento|claro|corto|cortas|palabras sencillas|palabras faciles|mas claro)|(bajar|reducir|disminuir|quitar|apagar) ..2 (velocidad|sonido|ruido|animacion|animaciones|movimiento|brillo|cronometro|reloj|contador|tiempo limite)|(adaptacion|adaptaciones|ajuste|ajustes|facilidades|accesibilidad|version accesible|version facil|modo accesible|modo facil|apoyo visual|apoyos|ayuda para leer|ayuda para escribir))';
const CON_PERSONA =
  '(un|una|con|de|el|la|tener|traer|llevar|contar con|algun|alguna|que venga|que haya)? ..1 (interprete|interpretes|traductor de señas|lengua de (señas|signos)|lenguaje de (señas|signos)|señas|lsm|lse|lsc|lsa|lsch|braille|mediador|mediadora|guia interprete|persona de apoyo|acompañante|asistente personal|lector humano|escribiente|transcriptor|facilitador|facilitadora|preparador laboral|preparadora laboral|tutor|tutora|logopeda)';
const AYUDANTE =
  '(alguien|una persona|otra persona|mi (hija|hijo|hermana|hermano|mama|madre|papa|padre|esposa|esposo|marido|mujer|pareja|sobrina|sobrino|nieta|nieto|prima|amiga|vecina|tutora|tutor|preparadora|cuidadora|asistente|interprete)) ..1 (que)? (me)? ..1 (ayude|ayuda|ayudar|lea|lee|escriba|escribe|acompañe|acompaña|acompañar|explique|traduzca|traduce|teclee|transcriba|interprete|asista|este conmigo|esté conmigo|apoye|dicte|conteste por mi|responda por mi|a leer|a escribir)';
const OTRO_SITIO =
  '(en papel|impresa|impreso|imprimir|imprimirla|(en)? otra (plataforma|pagina|computadora|aplicacion)|otro (aparato|equipo|formato|medio|canal|sitio|lugar|navegador|programa)|(en)? (sitio|sala|lugar) accesible|ir a la oficina|en la oficina|presencialmente con|por telefono|por llamada|por videollamada|por whatsapp|por correo|por email|por mail|de otra (forma|manera)|en (mi lengua|mi idioma)|en sistema braille|silla de ruedas|rampa|ascensor)';

/** Request for an adaptation: one that the room can give at once (1), or one that takes a person (2). */
export const pideAdaptacion: Familia = {
  gramatica: {
    ajeno: AJENO,
    sala: [
      `${PIDO} ..4 ${EN_SALA}`,
      `${EN_SALA} (por favor|porfa|porfavor|plis|si se puede|si es posible|si puede ser|gracias|pls)`,
      `que ${PIDO} ..3 ${EN_SALA}`,
      `(se me hace|me es|me resulta|me cuesta|me cuestan|me esta costando|tengo problemas para|tengo dificultad para|tengo dificultades para|batallo para|batallo con|sufro para|no soy buena para|no soy bueno para|soy lenta para|soy lento para|me tardo en|tardo en|tardo mucho en|tardo mucho para|demoro en|me demoro en|me demoro para|me hago lio al|me lio al|me trabo al|me pierdo al|me canso al|me mareo al|me cansa|me marea|me duele) ..3 (leer|leerlo|leerlas|lectura|escribir|escribirlo|teclear|tecleando|escribiendo|leyendo|la letra|las letras|la pantalla|los textos|textos largos|preguntas largas|leer tanto|escribir tanto|el teclado|tanta letra|tanto texto|entender textos|entender preguntas|seguir el ritmo|ver la pantalla|enfocar|ver bien|usar el teclado|usar el raton)`,
      '(no|casi no|apenas|ya no) (veo|alcanzo a ver|distingo|leo|alcanzo a leer|puedo leer|puedo ver|consigo leer|logro leer|logro ver|miro) (bien|muy bien|claro|casi)? (la letra|las letras|la pantalla|lo que dice|lo que pone|el texto|de cerca|de lejos|tan chico|tan pequeño|tan pequeñito|letra chica|letra pequeña|letras chicas|las preguntas|tan chiquito|tan chiquita)',
      '(la letra|las letras|el texto|la fuente|lo escrito) ..1 (es|son|esta|estan|sale|salen|se ve|se ven|me sale|la veo|lo veo|me queda) ..2 (chica|chicas|chiquitas|pequeñitas|diminutas|borrosas|chiquita|chiquitita|chiquitica|pequeña|pequeñas|pequeño|pequeñita|pequeñisima|enana|borrosa|borroso|diminuta|minuscula|chico|chiquito|chiquititas|muy junta|junta|clarita|palida)',
      '(las preguntas|los textos|las frases|esto|todo|la pregunta) (es|son|esta|estan|vienen|van|me parecen|se me hacen|me resultan) (muy|demasiado|tan|bien) (largas|largos|larga|largo|rapidas|rapido|rapida|complicadas|complicado|dificil|dificiles|enredado|enredada)',
      '(va|vas|van|va todo|esto va|vais) (muy|demasiado|tan|super|bien) (rapido|deprisa|ligero|aprisa|acelerado|apurado)',
      '(no me (da|alcanza|llega|basta)|me falta|me faltara|se me acaba|no tengo) ..2 (tiempo) ..2 (para (escribir|leer|pensar|contestar|responder|terminar)|de (escribir|leer|pensar|contestar|responder|terminar)|a (escribir|leer|contestar|responder))',
      '(no me (da|alcanza|llega|basta)|me falta) (el)? tiempo',
      '(no)? (puedo|se|consigo|alcanzo a|soy capaz de) (escribir|teclear|leer) (bien|rapido|mucho|tanto|con|a esa velocidad|apenas|con una mano|poco)',
      '(ocupo|necesito|preciso|requiero) mas (rato|ratito|tiempo|minutos) ..8',
      '(prefiero|necesito|pido|quiero) que (me)? (digas|diga|digan|des|de|den|pongas|ponga|pongan|vayas|vaya) ..1 (los pasos|paso a paso|una por una|opciones|ejemplos|las preguntas)',
      '(uso|utilizo|con el|el|mi) lector (de pantalla)? ..4 (pierde|pierden|salta|salta los|no me lee|no lee|no reconoce|no detecta|se traba|brinca|no encuentra) ..5',
      '(la|lo) ..1 (puedo|podria|puedo|podemos) (hacer|contestar|responder) (toda|todo)? (escrita|escrito|por escrito|hablando|hablada|en audio)',
    ],
    breves: [
      '(mas (despacio|lento|lenta|despacito|tiempo)|letra (mas)? grande|mas grande la letra|mas facil|mas corto|mas cortas|preguntas mas cortas|palabras mas faciles|por escrito|en audio)',
    ],
    persona: [
      '(me|lo|la|esto|las) ..3 (puede|puedes|pueden|podria|podrian|podrias|puedo) ..2 (leer|leerla|leerlas|leerme|tomar|dictar|hacer|preguntar|contestar|responder|apuntar) ..3 (alguien|por telefono|por llamada|una persona)',
      '(alguien|una persona) (me|que me) ..1 (puede|pueda|podria) ..1 (tomar|leer|escribir|ayudar|dictar|apuntar|hacer) ..4',
      '(podeis|pueden|puede|puedes|podrian|podrias) ..1 (mandarme|mandar|enviarme|enviar|pasarme|pasar|darme|dar) ..1 (las preguntas|la entrevista|esto|todo) (en|por) ..3',
      `${PIDO} ..4 (${CON_PERSONA}|${AYUDANTE})`,
      `(sin|con) (interprete|lengua de señas|lengua de signos|braille) ..1 (no puedo|no podre|podria|podre|no me es posible|si puedo|si podria)`,
      `${PIDO} ..3 (hacerla|hacerlo|hacer (la|esta) entrevista|contestar|responder|contestarla|la entrevista|tenerla|completarla|rellenarla|llenarla) ..2 ${OTRO_SITIO}`,
      `(no puedo|no podre|me es imposible|no soy capaz de) (usar|manejar|utilizar|escribir en|leer en|ver) ..2 (sola|solo|sin ayuda|sin que me ayuden|la pantalla|el teclado|la computadora|el ordenador)`,
      `(me)? (puede|pueden|podria|podrian|puedes|podes|podrias) ..1 (ayudarme|ayudar|acompañarme|asistirme|escribir por mi|leerme) ..1 (alguien|una persona|mi hija|mi hijo|mi hermana|un familiar)`,
      '(que)? (me)? (ayude|acompañe|asista|lea|escriba) (alguien|una persona|mi hija|mi hijo|mi hermana|mi mama|mi madre|un familiar|un interprete)',
      '(uso|utilizo|trabajo con|manejo) (un)? (lector de pantalla|braille|jaws|nvda|voiceover|talkback|magnificador|comunicador) ..6 (no|y no) ..2 (funciona|lee|reconoce|anda|sirve|deja|puedo|va|detecta)',
      '(soy|como soy|al ser) ..2 (sorda|sordo|ciega|ciego|sordomuda|sordomudo|sordociega|hipoacusica|invidente) ..6 (interprete|señas|signos|braille|hay|puedo|pueden|podria|necesito|como hago)',
    ],
    otraCosa: [
      '(necesito|quiero|prefiero|hay|puedo|tienen|me gustaria|necesitaria) ..4 (mas tiempo|mas tiempo) (con|para) (mi familia|mis hijos|estudiar|el cliente|los clientes|cada cliente|cada paciente|mis cosas|dedicar|entregar)',
      '(hay que|hay personas|hay gente|hay clientes|hay usuarios|hay niños|hay alumnos)',
      '(cliente|clienta|clientes|paciente|pacientes|usuario|usuaria|usuarios|alumno|alumnos|niño|niños|residente|residentes|huesped|huespedes|operario|compañero|compañera|visitante|proveedor|proyecto|obra|equipo|gerente|tesis|informe|informes|reporte|reunion|junta|manual|manuales|libro|libros|sistema marca|hijo de|mi pareja|mi marido|mi conviviente|alzó la mano|cocinar|copia|helped|familias|formularios|crisis|mareo|me tiene encerrada|cuarto de al lado)',
      '(trabajar|trabajo|ir|vamos|voy) (mas)? (despacio|lento|poco a poco|con calma)',
    ],
  },
  decidir(hallado) {
    const { de, lectura, hay } = hallado;
    const asked = (grupo: string) =>
      de(grupo).filter(
        (en) =>
          dirigida(hallado, en) &&
          wordsOf(lectura, en.oracion) <= 32 &&
          !hay({ oracion: en.oracion, clausula: en.clausula }, 'otraCosa'),
      );
    return laMasGrave([
      ...asked('persona').map((en) => hallazgo('pide_adaptacion', 2, en)),
      ...asked('breves')
        .filter(() => lectura.palabras.length <= 7)
        .map((en) => hallazgo('pide_adaptacion', 1, en)),
      ...asked('sala').map((en) => hallazgo('pide_adaptacion', 1, en)),
    ]);
  },
};
