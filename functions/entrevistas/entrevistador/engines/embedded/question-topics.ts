/** What candidates ask about. Patterns run over folded words without punctuation. */
export interface Tema {
  id: string;
  pregunta: RegExp;
  /** Where the company's words speak of it; absent when only the interview itself can answer. */
  hecho?: RegExp;
  /** The field of the company's context that answers as a whole. */
  campo?: 'mision' | 'vision' | 'valores' | 'objetivos';
}

/** First match wins, so the narrower ones come first. */
const TEMAS: readonly Tema[] = [
  {
    id: 'ia',
    pregunta:
      /\b(?:eres|es usted|sera|hay) (?:un |una |algun |alguna )?(?:robot|ia|inteligencia artificial|maquina|persona|human[oa]|bot|programa)\b|\bhablo con (?:un|una) \w+|\bquien (?:lee|leera|revisa|revisara|evalua|ve|vera|valora|puntua)\b/,
  },
  {
    id: 'duracion',
    pregunta:
      /\bcuanto (?:dura|queda|falta|tiempo (?:dura|queda|falta|tengo))\b|\bcuantas preguntas (?:quedan|faltan|son|hay|me)\b|\bqueda mucho\b/,
  },
  {
    id: 'pausa',
    pregunta:
      /\b(?:puedo|podria|podemos|se puede) (?:\w+ )?(?:saltar(?:me|la)?|pasar|omitir|parar|descansar|hacer una pausa|pausar|seguir (?:luego|despues|manana|mas tarde)|terminar (?:luego|despues|manana))\b/,
  },
  {
    id: 'ejemplos',
    pregunta:
      /\b(?:puedo|podria) (?:hablar|contar(?:te)?|poner(?:te)?|usar|dar(?:te)?) (?:de|sobre|un|una|algo|el|la|mi)\b|\b(?:vale|sirve|valdria|serviria|cuenta) (?:un|una|algo|si|cualquier|tambien|lo)\b|\b(?:tiene|ha) (?:que|de) ser (?:de|del|un|una|en|laboral|profesional)\b/,
  },
  {
    id: 'proceso',
    pregunta:
      /\bcuando (?:\w+ ){0,2}?(?:sabre|sabria|diran|direis|dicen|decis|llaman|llamareis|llamaran|contestan|contestais|tendre|tendria|respondeis|responderan|avisais|avisaran|notici\w+)\b|\bsiguientes? (?:paso|pasos|fase|fases)\b|\bproxim[oa]s? (?:paso|pasos|fase|fases)\b|\bproceso de seleccion\b|\bcuantas (?:entrevistas|fases|personas se presentan)\b|\bme (?:vais|van) a (?:llamar|contestar|avisar)\b/,
    hecho: /\bproceso de seleccion\b|\bentrevista(?:s)? (?:personal|final|con)\b|\bfases?\b|\bcandidatur\w+\b/,
  },
  {
    id: 'teletrabajo',
    pregunta: /\bteletrabaj\w*|\bremot[oa]\b|\bdesde casa\b|\bhibrid[oa]\b|\bpresencial\w*/,
    hecho: /\bteletrabaj\w*|\bremot[oa]\b|\bdesde casa\b|\bhibrid[oa]\b|\bpresencial\w*/,
  },
  {
    id: 'sueldo',
    pregunta:
      /\bcuanto (?:\w+ ){0,2}?(?:pagan|pagais|paga|pagaria\w*|cobr\w+|gan\w+)\b|\bsueldos?\b|\bsalari\w*|\bretribu\w*|\bremunera\w*|\bpagan\b|\bpagais\b|\bnomina\b|\bbrut[oa]s?\b/,
    hecho: /\bsueldos?\b|\bsalari\w*|\bretribu\w*|\bremunera\w*|\beuros\b|\bbrut[oa]s? (?:al ano|anuales?)\b/,
  },
  {
    id: 'horario',
    pregunta:
      /\bhorarios?\b|\bjornadas?\b|\bturnos?\b|\ba que hora\b|\bcuantas horas\b|\bfin(?:es)? de semana\b|\bfestivos\b|\bhoras extra\w*/,
    hecho:
      /\bhorarios?\b|\bjornada (?:laboral|completa|intensiva|parcial|partida|continua|flexible|de)\b|\bturnos?\b|\bde \d{1,2}(?: \d\d)? a \d{1,2}\b|\bfin(?:es)? de semana\b|\bde lunes a\b/,
  },
  {
    id: 'vacaciones',
    pregunta: /\bvacaciones\b|\bdias libres\b|\blibra\w*/,
    hecho: /\bvacaciones\b|\bdias libres\b|\blibra\w*/,
  },
  {
    id: 'contrato',
    pregunta:
      /\bcontratos?\b|\bindefinid[oa]\b|\bperiodo de prueba\b|\bincorpora\w*|\bcuando (?:empez\w+|se empieza)\b/,
    hecho: /\bcontratos?\b|\bindefinid[oa]s?\b|\bperiodo de prueba\b|\bincorpora\w*/,
  },
  {
    id: 'beneficios',
    pregunta: /\bbeneficios?\b|\bseguro (?:medico|de salud)\b|\bventajas\b|\bcomedor\b|\bguarderia\b|\btickets?\b/,
    hecho: /\bbeneficios (?:sociales|para)\b|\bseguro (?:medico|de salud)\b|\bcomedor\b|\bguarderia\b|\btickets?\b/,
  },
  {
    id: 'formacion',
    pregunta:
      /\bformacion\b|\bcursos?\b|\bplan de carrera\b|\bascen\w+|\bpromocion interna\b|\bcrecer\b|\bdesarrollo profesional\b/,
    hecho: /\bformacion\b|\bcursos\b|\bplan de carrera\b|\bascen\w+|\bpromocion interna\b|\bdesarrollo profesional\b/,
  },
  {
    id: 'lugar',
    pregunta:
      /\bdonde (?:\w+ ){0,2}?(?:esta|estan|estais|trabaja\w*|seria|queda|es)\b|\bubicacion\b|\boficinas?\b|\bsedes?\b|\ben que ciudad\b|\bviaj\w+|\bdesplaza\w+/,
    hecho:
      /\bsedes?\b|\boficinas?\b|\bubicad[oa]s?\b|\bsituad[oa]s?\b|\bcentros? de trabajo\b|\bpoligono\b|\bviaj\w+|\bdesplaza\w+/,
  },
  {
    id: 'tamano',
    pregunta:
      /\bcuant[oa]s (?:personas|emplead[oa]s|trabajador[ea]s|sois|companer[oa]s|gente)\b|\bplantilla\b|\btamano\b/,
    hecho:
      /\b\d[\d ]* (?:personas|emplead[oa]s|trabajador[ea]s|profesionales)\b|\bplantilla\b|\bsomos (?:un equipo de )?\w+/,
  },
  { id: 'mision', pregunta: /\bmision\b/, campo: 'mision' },
  { id: 'vision', pregunta: /\bvision\b/, campo: 'vision' },
  { id: 'valores', pregunta: /\bvalores\b|\bcultura\b|\bambiente\b/, campo: 'valores' },
  {
    id: 'objetivos',
    pregunta: /\bobjetivos\b|\bestrategia\b|\bplanes (?:de futuro|teneis|tienen)\b|\bmetas\b/,
    campo: 'objetivos',
  },
  {
    id: 'actividad',
    pregunta:
      /\ba que (?:\w+ ){0,2}?(?:dedica\w*)\b|\bque (?:hace|haceis|hacen|fabrica\w*|vende\w*|ofrece\w*)\b|\bsector\b|\bproductos?\b|\bque servicios\b|\bquienes son (?:los|vuestros|sus) clientes\b|\bcomo es (?:la|vuestra|su) empresa\b/,
    hecho:
      /\b(?:nos )?dedicamos\b|\bse dedica\b|\bfabrica\w*|\bvende\w*|\bofrece\w*|\bsector\b|\bproductos?\b|\bservicios\b|\bsomos\b|\bempresa\b/,
  },
  {
    id: 'funciones',
    pregunta:
      /\b(?:funciones|tareas|responsabilidades)\b|\bque haria\b|\ben que consiste\b|\bdia a dia\b|\bcomo (?:es|seria) (?:el|un) (?:puesto|dia|trabajo|equipo)\b|\brequisitos\b|\bquien (?:es|seria|sera) (?:mi|el|la) (?:jef\w+|responsable)\b/,
    hecho: /\bfunciones\b|\brequisitos\b|\bresponsabilidades\b/,
  },
];

export function findTema(plain: string): Tema | undefined {
  return TEMAS.find(({ pregunta }) => pregunta.test(plain));
}
