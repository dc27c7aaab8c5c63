import type { Familia } from '../familia.ts';
import { hallazgo, quoted } from './peticiones/dirigida.ts';

const TEXTO =
  '(respuesta|respuestas|version|versiones|texto|textos|ejemplo|ejemplos|borrador|propuesta|redaccion|modelo|guion|parrafo|opcion|opciones|sugerencia|plantilla|relato|contestacion)';

/** Brackets of an editor, a script or a mask: nothing to fill in. */
const ENTRE_CORCHETES =
  'sic|sistema|system|instrucci[oó]n(?:es)?|admin|assistant|user|inst|\\.{2,}|…|dato personal|x|ok|risas?|\\d+';
const CAMPO = 'nombre|empresa|puesto|cargo|tu|su';
/** Gaps of a template that somebody has to fill in: `[nombre de la empresa]`, `{puesto}`, `<tu nombre>`, `____`, `XX`. */
const HUECO = new RegExp(
  [
    `\\[(?!\\s*(?:${ENTRE_CORCHETES})\\s*\\])\\p{L}[^\\]\\n]{2,70}\\]`,
    `\\{\\{?\\s*(?:${CAMPO}|a[ñn]os?|n[uú]mero|sector|cliente|ciudad|logro|cifra)[^}\\n]{0,40}\\}`,
    `<\\s*(?:${CAMPO}|insertar?|ingresar?|completar?)[^>\\n]{0,40}>`,
    '_{4,}',
    '\\b(?:XX+|X%|xx%|N{2,}%?|YYYY)\\b',
    '\\b(?:lorem ipsum)\\b',
  ].join('|'),
  'iu',
);
const MARCADO =
  /(?:^|\n)[^\S\n]*(?:#{1,4}\s+\p{L}|\*\*(?:situaci[oó]n|tarea|acci[oó]n|resultado|contexto|respuesta|aprendizaje)[^*\n]{0,40}\*\*)|\b(?:chatgpt|gpt-?\d|copilot|gemini|claude)\s*(?:said|dijo|:)|\b(?:copiar c[oó]digo|regenerar? respuesta|regenerate response|as an ai language model|certainly! here|sure! here|here(?:'|’)s an? (?:possible )?(?:answer|example))\b/iu;

/** Traces of a template or an assistant in the text; that it repeats another answer is for whoever has both. */
export const respuestaPegada: Familia = {
  gramatica: {
    asistente: [
      `(aqui|aca|a continuacion|abajo) ..1 (tienes|tiene|te dejo|te presento|te comparto|te muestro|te propongo|te va|va|te paso|le dejo|le presento|esta|tenes|encontraras|te ofrezco|te doy|hay) ..2 (una|un|la|el|tu|algunos|algunas|varias|varios|posible|dos|tres) ..4 ${TEXTO}`,
      `(claro|por supuesto|desde luego|con gusto|encantado|encantada|perfecto|genial|excelente|entendido|seguro|sin problema|vale|buena pregunta|excelente pregunta) ..2 (aqui|aca|a continuacion|te ayudo|puedo ayudarte|te dejo|te preparo|te propongo|te comparto) ..6`,
      `(te dejo|te propongo|te comparto|te preparo|te presento|te redacto|te ofrezco|te sugiero|puedes usar|podrias responder|podrias decir|puedes responder|puedes decir|podrias contestar|una posible|un posible|una buena|posible|ejemplo de|modelo de) ..3 ${TEXTO} ..1 (profesional|breve|natural|completa|para|que puedes|adaptada|con el metodo|usando|siguiendo|basada|estilo|a la pregunta|lista|mas|en primera persona|estructurada|sugerida|seria|concisa)`,
      `(aqui tienes|aca tenes|aca tienes|aqui te dejo|te dejo aqui|aqui tiene|aqui va|aqui esta) ..3 (una|un|tu|la) ..3 (respuesta|version|ejemplo|borrador|texto|propuesta)`,
      '(como|soy|al ser) (un|una)? (modelo de lenguaje|modelo de ia|inteligencia artificial|asistente virtual|asistente de ia|ia|asistente de inteligencia artificial|modelo de inteligencia artificial) ..4 (no tengo|no puedo|puedo|entrenado|desarrollado|carezco|mi funcion|no cuento|no poseo|te|estoy)',
      '(espero que) ..4 (te|le) (sirva|ayude|resulte util|sea util|guste|funcione) ..4 (entrevista|respuesta|puesto|proceso|ejemplo|si|necesitas|dime|avisame|suerte)?',
      '(puedes|podrias|recuerda|no olvides|asegurate de|solo tienes que|siempre puedes|debes|te recomiendo|es importante) ..1 (adaptarla|adaptarlo|personalizarla|personalizarlo|ajustarla|ajustarlo|modificarla|modificarlo|adaptar|personalizar|ajustar|reemplazar|sustituir|completar|cambiar|rellenar) ..6 (tu|tus|experiencia|caso|datos|corchetes|situacion|perfil|necesidades|detalles|estilo|propia|propios|ejemplo real|nombre)',
      '(quieres|deseas|quieres que|te gustaria|prefieres|necesitas|queres) ..1 (que)? (la|lo|te|el)? (adapte|haga|ajuste|convierta|redacte|personalice|acorte|alargue|resuma|mejore|prepare|reescriba|haga mas|adapto|ajuste|pula|traduzca) ..5 (respuesta|version|tono|corta|corto|breve|formal|natural|puesto|sector|mas|texto|entrevista|empresa|otra)',
      '(si|cuando) (quieres|lo deseas|necesitas|me das|me dices|me indicas|me cuentas|me compartes|me proporcionas|lo prefieres|deseas|queres|gustas) ..4 (puedo|te la|la|lo|podria|te puedo|te lo) ..1 (adaptar|adaptarla|ajustar|ajustarla|hacer|hacerla|redactar|personalizar|personalizarla|mejorar|mejorarla|adapto|ajusto|hago|acortar|acortarla|convertir|preparar|darte|escribir|pulir|reescribir) ..6',
      '(respuesta|version|opcion) (sugerida|modelo|de ejemplo|corta|breve|larga|formal|recomendada|profesional|mejorada|optimizada|alternativa|final|generada)',
      '(esta|la) respuesta (demuestra|muestra|destaca|resalta|refleja|sigue|utiliza|usa|evidencia|incluye|combina|transmite) ..6 (metodo|estructura|habilidad|habilidades|capacidad|competencia|competencias|star|liderazgo|iniciativa|puesto|entrevistador|proactividad|tono|ejemplo|candidato)',
      '(reemplaza|sustituye|completa|rellena|cambia|inserta|introduce|personaliza|ajusta|agrega|incluye) (lo que esta entre|los|las|aqui|el nombre de|tu|el texto entre|los datos|con tu|con tus|la informacion) ..3 (corchetes|parentesis|empresa|datos|nombre|experiencia|ejemplo|logro|propia|propios)',
    ],
    otraCosa: [
      '(cliente|clienta|clientes|le|les|usuario|plantilla de|correo|mail|proveedor|alumno|paciente|equipo) ..6 (aqui tiene|aqui le dejo|respuesta modelo|espero que le)',
      '(dar|daba|dan|di|doy|tener|buscar|encontrar|redacte|hice|prepare|cree|elabore|escribi|envie|mande) ..3 (respuesta|respuestas|version|versiones|texto|plantilla|ejemplo)',
    ],
  },
  decidir({ de, lectura }) {
    const { texto } = lectura;
    for (const pattern of [HUECO, MARCADO]) {
      const found = pattern.exec(texto);
      if (found) {
        const place = { inicio: found.index, fin: found.index + found[0].length };
        return [hallazgo('respuesta_pegada', 1, place)];
      }
    }
    const [first] = de('asistente').filter(
      (en) =>
        !quoted(lectura, en) && !de('otraCosa').some((each) => each.oracion === en.oracion && each.desde <= en.desde),
    );
    return first ? [hallazgo('respuesta_pegada', 1, first)] : [];
  },
};
