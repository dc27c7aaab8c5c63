import type { Coincidencia, Familia } from '../familia.ts';
import { AJENO, cuenta, dirigida, hallazgo, sobra, wordsOf } from './peticiones/dirigida.ts';

const NO_ENTIENDO =
  '(no|tampoco|ni|nunca|casi no|ya no|sigo sin|yo no|aun no|todavia no|apenas) (te|le|les|la|lo|os|me|se)? (la|lo)? (entiendo|entendi|entender|entendio|entendido|he entendido|entiende|entienden|comprendo|comprendi|comprender|comprende|he comprendido|capto|capte|captar|he captado|cacho|cache|caché|cachar|pillo|pille|pillar|he pillado|agarro|agarre|agarrar|cazo|cace|cojo|pesco|pesque|enterado|entero|me entere|me ubico|ubico|doy con|logro entender|logre entender|termino de entender|termine de entender|acabo de entender|alcanzo a entender|consigo entender|estoy entendiendo|esta entendiendo|estoy comprendiendo|saque|saco|veo claro|veo muy claro|queda claro|queda clara|quedo claro|quedo clara|queda muy claro|quedo muy claro|tengo claro|tengo clara|cuadra|suena|dice nada|aclaro|llego a entender|saben explicar)';
const DE_LA_PREGUNTA =
  '(la pregunta|esta pregunta|esa pregunta|tu pregunta|su pregunta|pregunta|preguntas|las preguntas|lo que|que (me|se|es|quieren|quieres|quiere|preguntan|pregunta|preguntas|piden|pides|pide|significa|tengo que|debo|hay que|buscan|dice|dices|dicen)|a que|eso|esto|esa|esta|ese|nada|ni papa|ni jota|ni pio|ni j|ni madres|ni torta|ni michi|ni papas|ni una palabra|un carajo|bien|muy bien|mucho|del todo|la palabra|esa palabra|palabra|el termino|el concepto|ese termino|esa parte|la parte|lo de|que cosa|cual|el enunciado|la consigna|el punto|la idea|por donde va|por donde van|hacia donde)';
const TU_EXPLICA =
  '(explica|explicas|explique|expliques|explicar|explicarme|explicarmelo|explicarmela|aclara|aclaras|aclare|aclarar|aclararme|reformula|reformulas|reformule|reformular|reformularla|simplifica|simplificas|simplificar|traduce|traducir|replantear|replantea|detallar|especificar|especifica|ejemplificar)';

export const NO_ENTIENDE_PREGUNTA = [
  `${NO_ENTIENDO} ..2 ${DE_LA_PREGUNTA}`,
  'a que (se refiere|te refieres|se refieren|os referis|te referis|se estan refiriendo|te estas refiriendo|se esta refiriendo|viene|se refiere usted|refiere|hace referencia|hacen referencia|se referira|apunta|apuntan|va la pregunta|vas|va)',
  '(que|a que|a ver que|y que) (quiere|quieres|quieren|queres|querra|querran|quiso|quisiste|quisieron|pretende|pretenden|intenta|me quiere|me quieren|me quieres|me queres|tratas de|trata de|tratan de|me tratas de) (decir|decirme|preguntar|preguntarme|que diga|que conteste|que ponga|que responda|que cuente|saber|con eso|con esto|con esa pregunta|de mi)',
  '(no se|no sabria|ni idea|no tengo idea|no tengo ni idea|no caigo|no doy|ni se|no se bien|no se muy bien|no se exactamente|no estoy segura|no estoy seguro|no me queda claro|no tengo claro|no me aclaro con|no logro saber) ..1 (a que|que|de que|en que|por donde|con que|cual|de|con) ..2 (se refiere|te refieres|se refieren|me preguntan|me pregunta|me preguntas|me estan preguntando|me estas preguntando|me esta preguntando|me piden|me pides|me pide|me estan pidiendo|quieren|quiere|quieres|queres|esperan que|buscan|habla|hablan|hablas|va|viene|trata|significa|es eso|es esa palabra|querra decir|quiere decir|hay que contestar|hay que poner|tengo que contestar|tengo que responder|tengo que poner|me esta pidiendo|me esta diciendo)',
  `(me|nos) (lo|la|los|las)? (puede|puedes|pueden|podria|podrias|podrian|podes|podeis|puedes) ${TU_EXPLICA}`,
  `(puede|puedes|pueden|podria|podrias|podrian|podes|podeis|puedo pedir que|serias tan amable de|seria tan amable de|le importaria|te importaria|hay forma de que|quiero que|necesito que|quisiera que) ..2 ${TU_EXPLICA} ..4`,
  '(me|nos) (lo|la|las) (explica|explicas|explican|aclara|aclaras|aclaran|pones mas facil|pone mas facil|dice mas facil|dices mas facil|dices de otra|dice de otra|dice con otras|dices con otras|pregunta de otra|preguntas de otra|simplifica|simplificas|reformula|reformulas|traduce|traduces|desglosa|desglosas|cambias por otra mas facil|dices mas claro|dice mas claro|ponen mas facil|desmenuza)',
  '(explicame|expliqueme|explicamela|explicamelo|expliquemela|expliquemelo|explicate|expliquese|expliquenme|expliquenmela|explicadme|aclarame|aclareme|aclaramela|reformula|reformule|reformulamela|simplifica|simplifiquela|damela mas facil|ponmela mas facil|ponmelo mas facil|pongamela mas facil|digamelo mas facil|dimelo mas facil|dimela mas facil|hazmela mas facil|traducemelo|dilo en cristiano|en cristiano|hablame en cristiano|hable mas claro|habla mas claro|se mas claro|sea mas claro|sea mas clara|se mas clara) ..6',
  '(decir|decirlo|decirmelo|decirla|decirmela|hacer|hacerla|hacermela|poner|ponerlo|ponerla|ponermelo|ponermela|preguntar|preguntarlo|preguntarmelo|preguntarla|formular|formularla|explicarlo|escribirla|escribir|plantear|plantearla) ..3 (de otra manera|de otra forma|de otro modo|con otras palabras|en otras palabras|mas facil|mas sencillo|mas sencilla|mas claro|mas clara|mas simple|mas despacio|palabras mas faciles|palabras mas sencillas|en palabras sencillas|palabras simples)',
  '(con|en) (otras palabras|palabras (mas)? (faciles|sencillas|simples|normales|claras)|español normal|cristiano) (por favor|porfa|porfavor|plis|puede ser|se puede|pls)',
  '(me perdi|me he perdido|me pierdo|estoy perdida|estoy perdido|ando perdida|ando perdido|toy perdida|toy perdido|me enrede|me enredo|me lie|me he liado|me lio|me confundi|me confundo|me confunde|me hice lio|me hago lio|me hice bolas|me hago bolas|me hice un lio|me quede igual|me quede en blanco con la pregunta|me quede a cuadros|me quede colgada|me quede colgado|estoy confundida|estoy confundido|quede igual|quede colgada|quede colgado|me mareo|me marea) ..1 (con|en|la|esta|esa|lo que|un poco|por|leyendo|ya|totalmente|completamente)? ..1 (la pregunta|esta pregunta|esa pregunta|las palabras|pregunta|preguntas|aqui|aca|lo que|tanto|palabras|tantas palabras|ahi)',
  '(la pregunta|esta pregunta|esa pregunta|lo que preguntan|lo que pregunta|lo que preguntas|el enunciado|eso|la frase) ..1 (no se entiende|no esta clara|no esta claro|no es clara|esta rara|es rara|es confusa|esta confusa|es muy confusa|me confunde|me enreda|me suena a chino|esta enredada|es muy enredada|esta muy enredada|no me queda clara|no me quedo clara|es muy larga|esta en chino|me supera|no la|me queda grande|es un lio|esta mal escrita|es ambigua|es muy general|es muy tecnica|es muy rebuscada|me marea|no me cuadra|no tiene sentido|esta complicada|esta dificil|es dificil de entender)',
  '(no se entiende|no le entiendo|no te entiendo|no les entiendo|no os entiendo|no la entiendo|no lo entiendo|no te sigo|no le sigo|no te capto|no le capto|no te cacho|no te pillo|no le agarro|no la cacho|no la pillo|no cacho|no cache|no entiendo|no entendi|no comprendo|no comprendi|no capto|no capte|no pillo|no le hallo|no me entero|no he entendido|no la capto|no la agarro|no lo capto|no lo pillo|no me queda claro|no me quedo claro|no me quedo clara|no entender|yo no entender|no te copio|no copio|no le entendi|no te entendi|no la entendi|no lo entendi|no entiendo nada|no entendi nada)',
  '(como asi|como que como|como dice|como dijo|que cosa|que dijo|que dice|que dices|como dices|perdon que|perdon como|mande|mande usted|mandeusted|digame|que que|como como|lo que|que es lo que|ah que|eh que|ein|eing|uh|huh|como)',
  '(que|cual|como) (es|era|seria|sera) (la pregunta exactamente|exactamente la pregunta|lo que me preguntan|lo que me piden|lo que quieren|lo que quiere|lo que preguntan)',
  '(me suena a chino|me suena en chino|para mi es chino|es chino para mi|esta en chino|eso es chino|como si me hablaran en chino|ni idea de que|ni idea de lo que|en que idioma)',
  '(entiendo|entendi|comprendo|capto|cacho) (poco|poquito|la mitad|a medias|solo una parte|mas o menos|casi nada|solo algunas palabras)',
  '(pregunta|palabra|palabras|frase) ..1 (muy|demasiado|bien)? (dificil|dificiles|rara|raras|confusa|complicada|complicadas|enredada) ..1 (para mi|de entender|no entiendo|no se|explicar|explique)',
];

export const NO_ENTIENDE_PALABRA = [
  '(que|q|y que|y eso que|que cosa|no se que|no se bien que|ni idea de que|ni idea que|no tengo idea de que|saber que|sabe que|desconozco que|ignoro que|no entiendo que|no comprendo que|me pregunto que|como que) (es|es eso de|es esa|es ese|es esto de|es lo de|es una|es un|es el|es la|son|son los|son las|significa|significan|quiere decir|quieren decir|sera|seria|viene siendo|vendria siendo|viene a ser|seria eso de) ..1 (eso|esa palabra|ese termino|esa expresion|esto|un|una|el|la|los|las|de|por|con|lo|palabra|ser|proactiv*|resilien*|asertiv*|empatia|liderazgo|feedback|competencia|competencias|stakeholder*|soft|deadline|kpi|kpis|mindset|proactividad|iniciativa|sinergia|escucha|autonomia|conflicto|retroalimentacion|hito|logro|reto|desafio|adaptabilidad|polivalencia|polivalente|multitarea|proposito|expertise|briefing|burnout|target|know|brainstorming|onboarding)',
  '(que|q) (significa|significan|quiere decir|quieren decir|sera eso de|viene siendo)',
  'que (es|son|sera) (eso|esa palabra|ese termino|eso de|lo de|esto de)',
  '(no conozco|no se|no entiendo|no comprendo|desconozco|no habia oido|no habia escuchado|nunca oi|nunca escuche|nunca habia oido|nunca habia escuchado|jamas habia oido|es la primera vez que oigo|es la primera vez que leo|es la primera vez que veo|no me suena|no domino|no capto|no cacho|no pillo|no manejo) ..2 (palabra|palabras|termino|terminos|palabrita|palabreja|vocablo|expresion|concepto|sigla|siglas|abreviatura)',
  '(esa|la|una|hay una|hay|esta) (palabra|palabrita|palabreja|expresion|sigla) ..4 (no la|no se|no entiendo|no la entiendo|no la conozco|que es|que significa|no me suena|no la habia|nunca la|no comprendo|que no)',
  '(no entiendo|no se|no comprendo|no conozco|que es) (lo de|eso de|esto de|lo que es|que es eso de|que es lo de|que es|que significa|que quiere decir)',
  '(puede|puedes|podria|podrias|me|pueden) ..2 (explicar|explicarme|explica|explicas|decir|decirme|dice|dices|aclarar|aclara|aclaras) (que es|que significa|que quiere decir|que son|lo que es|lo que significa|esa palabra|la palabra|ese termino|el termino|el significado)',
  '(el)? significado de',
  '(en|que es|que significa) (otra palabra|un sinonimo|palabras mas faciles)',
];

/** Objects of not understanding besides this question: others, machines, the world; and what they teach. */
const AJENO_AL_TEXTO = [
  `${NO_ENTIENDO} (a|al|por que|como|para que|el motivo|la razon|cuando) (la gente|las personas|los|las|mi|mis|alguien|hay|una|un|se|algunos|algunas|otros|quien|quienes|esa gente|cliente|clientes|jefe|el|la empresa|es posible)`,
  '(si|cuando|siempre que|cada vez que|aunque|lo que|algo que|quien|que|mientras) ..1 (no|no lo|no la|no le) (entiendo|entiende|entienden|comprendo|comprende|comprenden|capto|capta|queda claro|conozco)',
  '(a que se refiere|que significa|que quiere decir|que es) (el cliente|la clienta|cada|para mi|ser un|cada cosa|trabajar)',
  '(pregunto|preguntar|preguntarle|pregunte|consulto|consulte|explico|explique|explicaba|explicar|explicarle|explicarles|aclarar|aclaro|aclare|pido que me|pedi que me|le digo|decirle) ..6 (que|como|porque|al cliente|a los|paso a paso|las cosas|todo|otra vez|de nuevo|al)',
];

/** In a longer text it names the question, its words, or not understanding them. */
const DE_ESTA = /ent[ie]+nd|compren|capt|cach|pregunt|palabra|signific|refier|explic|piden|pill[oé]/iu;
const BREVES =
  /^(?:que|q|k|ke|qu[eé]|c[oó]mo|komo|eh+|ah+|mm+|hm+|eing?|uh|huh|mande|what|perd[oó]n|d[ií]game|no s[eé]|nose|ni idea|no sabr[ií]a|no s[eé] nada|nos[eé]|ni papa|hein)$/iu;

/** Request to explain the question, or a word of it; the intention tells which. */
export const noEntiende: Familia = {
  gramatica: {
    ajeno: AJENO,
    pregunta: NO_ENTIENDE_PREGUNTA,
    palabra: NO_ENTIENDE_PALABRA,
    otraCosa: AJENO_AL_TEXTO,
  },
  decidir(hallado) {
    const { de, lectura } = hallado;
    const bare = lectura.texto.replace(/[^\p{L}\s]/gu, '').trim();
    const whole = { inicio: 0, fin: lectura.texto.length };
    if (/^[\s?¿!¡.…]*\?[\s?¿!¡.…]*$/.test(lectura.texto) || BREVES.test(bare))
      return [hallazgo('no_entiende', 1, whole, 'pregunta_no_entiendo')];
    const overlaps = (en: Coincidencia) =>
      de('otraCosa').some((each) => each.oracion === en.oracion && each.desde < en.hasta && each.hasta > en.desde);
    /** A story goes on in the same sentence. */
    const isStory = (en: Coincidencia) => {
      const { hasta = 0 } = lectura.oraciones[en.oracion] ?? {};
      return hasta > en.hasta && cuenta(lectura.texto.slice(en.fin, lectura.palabras[hasta - 1]?.fin));
    };
    const asked = (grupo: string) =>
      de(grupo).filter(
        (en) =>
          dirigida(hallado, en) &&
          !overlaps(en) &&
          wordsOf(lectura, en.oracion) <= 24 &&
          // One or two words mean that alone.
          (en.hasta - en.desde > 2 || sobra(lectura, en) <= 4) &&
          (en.hasta - en.desde > 1 || sobra(lectura, en) <= 1) &&
          (lectura.palabras.length <= 14 ||
            lectura.oraciones[en.oracion]?.pregunta ||
            DE_ESTA.test(lectura.texto.slice(en.inicio, en.fin))) &&
          !isStory(en),
      );
    const [palabra] = asked('palabra');
    const [pregunta] = asked('pregunta');
    const en = palabra ?? pregunta;
    return en ? [hallazgo('no_entiende', 1, en, palabra ? 'pregunta_palabra' : 'pregunta_no_entiendo')] : [];
  },
};
