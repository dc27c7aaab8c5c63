import type { Coincidencia, Familia } from '../familia.ts';
import { AJENO, cuenta, dirigida, hallazgo, palabrasDe, sobra, wordsOf } from './peticiones/dirigida.ts';

const CONTESTAR =
  '(contestar|contestarla|contestarlo|contestarte|contestarle|contestarles|responder|responderla|responderlo|responderte|responderle|decir|decirlo|decirla|decirte|decirle|decirles|hablar|hablarlo|contar|contarlo|contarla|contarte|contarle|contarles|comentar|comentarlo|entrar|entrar en|opinar|meterme|revelar|revelarlo|compartir|compartirlo|tocar|tocar ese|tratar|dar|dar detalles|dar explicaciones|dar nombres|explicar|explicarlo|mencionar|mencionarlo|recordar|recordarlo|remover|abrir|detallar|detallarlo|profundizar|ahondar|pronunciarme|abordar|referirme|seguir con|seguir hablando|seguir por ahi|poner|escribir|escribirlo|hacer esa|hacer esta|ir por ahi|extenderme|exponer|exponerme|sincerarme|confesar|facilitar|declarar)';
const ESA =
  '(esa|esta|esto|eso|la|lo|ese tema|este tema|esa pregunta|esta pregunta|la pregunta|esa parte|aquella|esa ultima|esta ultima)';

/** Refusal to answer: the whole answer, or a sentence of its own that tells nothing. */
export const negativa: Familia = {
  gramatica: {
    ajeno: AJENO,
    niega: [
      '(prefiero|mejor me lo|me lo|quiero) (guardarmelo|guardo|guardarme eso|reservarmelo|callarmelo)',
      '(eso)? no (lo|la|te lo|se lo|les lo|se los)? (puedo|debo) (contar|decir|comentar|revelar|explicar|compartir|dar detalles) ..8',
      '(prefiero|preferiria) no (hablar|contar|comentar|decir|entrar|tocar|responder|contestar|opinar|referirme|dar detalles) ..10',
      '(de|sobre) ..7 (prefiero|preferiria) no (hablar|contar|comentar|decir|entrar|responder|contestar|opinar) ..4',
      '(i d|i would|id|i) (rather|prefer) not ..4',
      `(prefiero|preferiria|prefiriria|mejor|quisiera|elijo|opto por|decido|me gustaria|quiero) no ..2 ${CONTESTAR} ..4`,
      `(no|yo no) (quiero|queria|quisiera|deseo|voy a|pienso|me apetece|me gusta|me gustaria|tengo ganas de|me nace|me provoca|me late|me da la gana|me da la gana de|me sale|estoy comoda|estoy comodo|me siento comoda|me siento comodo|estoy lista para|estoy listo para|me animo a|estoy en condiciones de|me parece|me parece bien|me parece apropiado|me parece oportuno|me corresponde|me toca|veo necesario|considero necesario|considero oportuno|estoy autorizada a|estoy autorizado a|estoy dispuesta a|estoy dispuesto a|tengo por que|tengo que|tengo nada que|me interesa|me pinta|me copa|me hace gracia) ..1 (a|de|para|en)? ${CONTESTAR} ..4`,
      `(no|yo no) (quiero|me siento comoda|me siento comodo|estoy comoda|estoy comodo|voy a) (contestando|respondiendo|hablando|contando|compartiendo) ..4`,
      `${ESA} ..1 (la|lo)? ..1 (paso|salto|me la salto|me lo salto|no la contesto|no la respondo|no lo contesto|no contesto|no respondo|me la guardo|me lo guardo|la dejo en blanco|lo dejo en blanco|dejo en blanco|la dejo|la omito|omito|me la reservo|me lo reservo|no la voy a contestar|no la quiero contestar|no la pienso contestar|no pienso contestar|no te la contesto|no se la contesto|no te la respondo|no la hago|la brinco|me la brinco|me la ahorro)`,
      `(paso|salto|brinco|omito|me salto|me brinco|salta|salte|saltemos|saltamos|brinquemos|pasemos|pasamos|pasa|pase|saltate|saltese|quita|omite|omita|dejemos|dejamos|dejala|dejela|dejo|cambia|cambie|cambiemos|obvia|obvie|obviemos) ..1 (de|a|en blanco)? (esa|esta|la siguiente|siguiente|la que sigue|la proxima|otra|otra cosa|la otra|de tema|el tema|tema|de pregunta|la pregunta|esa pregunta|esta pregunta|contestar|responder|eso|esto|contestar eso|hablar de eso|ese tema|este tema|pagina|esa parte)`,
      '(la)? (siguiente|proxima|que sigue|otra) (pregunta)? (por favor|porfa|porfavor|plis|gracias|mejor|pls)',
      '(otra|siguiente|proxima|cambio de|cambiar de|pasar a otra|pasemos a otra|a otra|hazme otra|hagame otra|haceme otra|haganme otra|preguntame otra|pregunteme otra|dame otra|deme otra|preguntame otra cosa|pregunteme otra cosa|vamos a otra|vamos con otra|vamos a la otra|pongame otra|ponme otra) (pregunta|cosa|tema|mejor)?',
      '(de|sobre) (eso|esto|ese tema|este tema|esas cosas|mi vida|mi vida privada|mi vida personal|mi familia|mi casa|mi salud|mi intimidad|mis cosas|temas personales|aquello|lo de antes|ese trabajo|ese asunto|mi anterior empresa|mi ex jefe) (no|mejor no|prefiero no|yo no) ..1 (hablo|hablar|voy a hablar|quiero hablar|me gusta hablar|cuento|opino|digo|digo nada|comento|contesto|pienso hablar|suelo hablar|hablamos|deseo hablar|voy a opinar|doy detalles|quiero opinar|quiero decir|puedo hablar|respondo|va|toca)',
      '(no|yo no) (es|creo que sea|considero que sea) (asunto|problema|cosa|incumbencia) (tuyo|suyo|tuya|suya|de ustedes|de nadie|vuestro|vuestra|de la empresa|de usted)',
      '(eso|esto|ese|esa|es|son) ..2 (personal|personales|privado|privada|privadas|privados|intimo|intima|intimas|confidencial|confidenciales|mio y|muy mio|cosa mia|asunto mio|mis cosas|vida privada|vida personal|demasiado personal|delicado|secreto|reservado|reservada|informacion reservada|parte de mi intimidad)',
      '(no|no creo que) (te|le|les|os) (importa|incumbe|interesa|concierne|importe|incumba|interese|atañe)',
      '(me)? (lo|la|eso) (reservo|guardo|callo|quedo para mi|ahorro|guardare|guardo para mi)',
      '(me reservo|me acojo|me abstengo|me guardo) ..4',
      '(sin comentarios|no comment|sin respuesta|no contesto|no respondo|no opino|no hablo de|paso palabra|pasapalabra|ns nc|nsnc|n c|nada que decir|no tengo nada que decir|no tengo comentarios|me niego|me niego a contestar|me niego a responder|no hay respuesta|no procede|no voy a contestar|no voy a responder|no gracias|no quiero|mejor no|prefiero no|paso|la paso|salto|skip|next|siguiente|otra|otra pregunta|siguiente pregunta|la siguiente|proxima|proxima pregunta|cambio|saltar|saltar pregunta|salta|no deseo|paso de esta|paso de esa|la salto|la siguiente por favor|no aplica|paso esta|paso esa|no insistas|no insista)',
      '(no puedo|no debo|no estoy autorizada a|no estoy autorizado a|no me permiten|no me esta permitido|tengo prohibido|no me dejan|no me es posible|no podria|imposible) ..2 (contar|contarlo|contarte|contarle|hablar|decir|decirlo|decirte|decirle|revelar|revelarlo|compartir|compartirlo|dar|comentar|comentarlo|entrar|explicar|explicarlo|divulgar|responder|contestar|mencionar|detallar|ir mas alla) ..8 (confidencial|confidenciales|confidencialidad|secreto|secretos|acuerdo|nda|contrato|clausula|profesional|privacidad|sumario|reserva|reservada|datos de clientes|datos del cliente|por respeto)',
      '(firme|tengo|hay|por|tenemos|me ata|me obliga|estoy bajo|debido a|tuve que firmar) ..4 (confidencialidad|secreto profesional|nda|sigilo|clausula|reserva) ..6 (no puedo|no debo|prefiero no|no voy a|asi que no|no me deja|no me permite|me impide|mejor no)',
      '(es|son|por ser|al ser) (confidencial|confidenciales|secreto|reservado|secreto profesional) ..6 (no puedo|no debo|prefiero no|no voy a)',
      '(me incomoda|me molesta|no me gusta|me parece invasiva|me parece fuera de lugar|me parece muy personal|no me parece|no me siento comoda con|no me siento comodo con|me hace sentir incomoda|me hace sentir incomodo|me parece inapropiada|me parece intrusiva) ..1 (la pregunta|esa pregunta|esta pregunta|que pregunten|que me pregunten|que pregunten eso|que me pregunten eso|esa|ese tema|este tema)',
      '(no viene|no tiene que ver|no tiene nada que ver|eso no viene|eso no tiene|no creo que venga|no le veo) (al caso|al tema|con el puesto|con el trabajo|a cuento|relacion con el puesto|con la vacante)',
      '(a|y a) (usted|ustedes|ti|vos|vosotros) (que)? (le|les|te|os)? (importa|incumbe|interesa)',
      '(no me obligue|no me obligues|no me haga|no me hagas|no me obliguen|no me hagan) (a)? (contestar|responder|hablar|decir|contar|recordar)',
      '(esa|esta|eso|esto|ahi) (no|me niego|prefiero que no|mejor no|no gracias|ni loca|ni loco|ni hablar|no insistas)',
      '(dejemoslo|dejemosla|lo dejamos|la dejamos|dejalo|dejela|dejelo) (asi|ahi|en blanco|pasar|estar|para otra)',
    ],
    otraCosa: [
      '(contar|cuento) con',
      '(es|son|ya es|era) otra cosa',
      'no (contesto|respondo|hablo|paso) ..1 (el|la|al|los|las|por|con|a|telefono|llamadas|mensajes|correos)',
      '(es|son|era|son datos|informacion|datos|expedientes|documentos|historias) (confidencial|confidenciales|personal|personales|privada|privados|reservada) (de|del|de los|y|por|que|en|la|el|para|como|asi que los|asi que la)',
      '(prefiero|mejor|quiero|quisiera) no (decir|hablar|contar|dar|poner|responder|contestar|entrar|escribir|abrir|tocar|recordar|explicar) ..3 (cuando|si|hasta|sin|al|por telefono|antes|delante|a la ligera|de mas|mentiras|algo que no|lo que no|mal de|con el estomago|en caliente|de inmediato|a mis compañeros|al cliente|a los clientes)',
      '(siguiente|otra|proxima) (pregunta|cosa|tema) (es|era|fue|que|de|del|para|a)',
      '(personal|personales) (de|del|a|que|en|para|como|y|nuevo|fijo|eventual|calificado|cualificado|medico|docente|sanitario|operativo|administrativo)',
    ],
  },
  decidir(hallado) {
    const { de, lectura } = hallado;
    const overlaps = (en: Coincidencia) =>
      de('otraCosa').some((each) => each.oracion === en.oracion && each.desde < en.hasta && each.hasta > en.desde);
    // A deed anywhere in a longer answer is an answer.
    const tells = palabrasDe(lectura) > 40;
    const found = de('niega').filter((en) => {
      const words = wordsOf(lectura, en.oracion);
      const { desde = 0, hasta = 0 } = lectura.oraciones[en.oracion] ?? {};
      const sentence = lectura.texto.slice(lectura.palabras[desde]?.inicio, lectura.palabras[hasta - 1]?.fin);
      const short = en.hasta - en.desde <= 2;
      return (
        dirigida(hallado, en) &&
        !overlaps(en) &&
        !lectura.oraciones[en.oracion]?.pregunta &&
        words <= (tells ? 12 : 22) &&
        !/vivir|seguir|acordar|explicarlo|estar (?:aqu|viv)/iu.test(
          lectura.texto.slice(en.inicio, lectura.palabras[hasta - 1]?.fin),
        ) &&
        (!short || sobra(lectura, en) <= (palabrasDe(lectura) <= 14 ? 5 : 3)) &&
        (en.hasta - en.desde > 1 || palabrasDe(lectura) <= 4) &&
        !cuenta(sentence.replace(/firm[eéó]|tuve que firmar|tuve|por qu[eé] (?:me )?\p{L}+/giu, ''))
      );
    });
    const [en] = found;
    return en ? [hallazgo('negativa', 1, en)] : [];
  },
};
