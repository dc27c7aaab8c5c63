import { type Oracion, splitSentences } from './sentences.ts';
import { verbForm } from './verbs.ts';

/** The four parts of a lived story (situation, task, action, result), read from Spanish by their marks. */
export const PARTES_STAR = ['situacion', 'tarea', 'accion', 'resultado'] as const;
export type ParteStar = (typeof PARTES_STAR)[number];

export interface StarOracion {
  oracion: Oracion;
  partes: ReadonlySet<ParteStar>;
  /** Deeds of the speaker: stems of the verbs, so that a repeated verb counts once. */
  hechosPropios: readonly string[];
  /** A deed told of the group only (`hicimos`). */
  hechoDelGrupo: boolean;
  /** A condition or a wish (`si tuviera que…, hablaría`): nothing that happened. */
  hipotetica: boolean;
}

const NUMBER = '(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|varias|unos|unas|algunos|pocos|\\d+)';

const SITUACION = new RegExp(
  [
    `\\b(?:hace|durante|tras|llevaba|llevabamos) (?:casi |mas de )?${NUMBER} (?:anos?|mes(?:es)?|semanas?|dias?|cursos?)\\b`,
    '\\ben (?:mi|nuestro|nuestra|la|el|una|un) (?:\\w+ )?(?:anterior|ultim[oa]|primer[oa]?|actual|empresa|equipo|trabajo|puesto|tienda|proyecto|departamento|oficina|almacen|universidad|carrera|instituto|hotel|hospital|clinica|obra|fabrica|planta|restaurante|banco|colegio|campana|feria|organizacion|consultora|startup|agencia|area|seccion|practicas)\\b',
    '\\b(?:el|la) (?:ano|mes|semana|verano|invierno|otono|primavera|navidad|trimestre|curso) pasad[oa]\\b',
    '\\b(?:en|desde|hasta|durante) (?:el ano |19|20)\\d{2}\\b',
    '\\b(?:una vez|en una ocasion|en aquel|en aquella|en ese momento|en esa epoca|recuerdo (?:que|una|un|cuando)|cierta vez|aquel dia|un dia|hace poco)\\b',
    '\\b(?:cuando|mientras) (?:yo )?(?:estaba|trabajaba|era|llevaba|empece|entre|llegue|tenia|teniamos|estabamos|eramos|dirigia|estudiaba|gestionaba|coordinaba)\\b',
    '\\b(?:trabajaba|trabaje|trabajabamos|estaba trabajando|estudiaba) (?:\\w+ ){0,2}(?:en|para|como|de)\\b',
    '\\b(?:teniamos|tenia|habia|hubo|se produjo|surgio|nos encontramos|me encontre|existia|sufriamos|tuvimos|tuve) (?:con )?(?:un|una|unos|unas|el|la|problemas|muchos|muchas|varios|varias|dos|tres|retrasos|quejas|conflictos)\\b',
    '\\b(?:eramos|estabamos|estaban) (?:un|una|en|todos|dos|tres|cuatro|cinco|\\d+)\\b',
  ].join('|'),
);

const TAREA = new RegExp(
  [
    '\\b(?:mi|nuestra|nuestro|el|la) (?:tarea|responsabilidad|objetivo|funcion|papel|rol|mision|meta|encargo|cometido|reto) (?:principal )?(?:era|fue|consistia|alli|ahi|es)\\b',
    '\\b(?:tenia|teniamos|tuve|tuvimos|habia|hubo) que\\b',
    '\\b(?:debia|debiamos)\\b',
    '\\b(?:me|nos) (?:pusieron|puso|exigieron|mandaron|pidieron|pidio|encargaron|encargo|asignaron|asigno|toco|propuse|propusimos|correspondia|tocaba|hicieron responsable|dieron)\\b',
    '\\b(?:era|fui|como|siendo) (?:el |la )?(?:responsable|encargad[oa])\\b',
    '\\b(?:estaba|estuve|quede|tenia) (?:a cargo|a mi cargo|al frente|al mando)\\b',
    '\\ba mi cargo\\b',
    '\\bse esperaba (?:de mi|que)\\b',
    '\\b(?:necesitaba|necesitabamos|queria|queriamos|buscaba|buscabamos|pretendia|pretendiamos|intentaba) (?:que )?\\w+(?:r|rlo|rla|rlos|rlas)\\b',
    '\\b(?:con el|el|nuestro|mi) (?:objetivo|fin|proposito|reto) (?:de|era)\\b',
    '\\bme encargaba de\\b',
    '\\bera mi (?:responsabilidad|trabajo|tarea)\\b',
    '\\bhabia que\\b',
  ].join('|'),
);

const RESULTADO = new RegExp(
  [
    '\\b(?:al final|finalmente|como resultado|gracias a (?:eso|esto|ello|esa|ese)|el resultado (?:\\w+ )?(?:fue|fueron|es|era|quedo)|con esto|con eso|de esta forma|desde entonces|a raiz de)\\b',
    '\\b(?:consegui|conseguimos|logre|logramos|logro que|alcance|alcanzamos|cumpli|cumplimos|obtuve|obtuvimos|ganamos|gane|ahorramos|ahorre|redujimos|reducimos|reduje|disminui|disminuimos|doble (?=(?:el|la|los|las|mis?|nuestr[oa]s?|su|sus)\\b)|doblamos|duplique|duplicamos|aumentamos|aumente|recuperamos|recupere|evitamos|evite)\\b',
    '\\b(?:aumento|aumentaron|mejoro|mejoraron|redujo|redujeron|bajo|bajaron|subio|subieron|crecio|crecieron|disminuyo|disminuyeron|cayo|cayeron|desaparecieron|desaparecio) (?:\\w+ ){0,5}(?:\\d|un|una|el|la|los|las|mucho|bastante|casi|la mitad|al|de|a)\\b',
    '\\b(?:entregamos|entregue|terminamos|termine|salimos|cerramos|cerre|acabamos|acabe) (?:\\w+ ){0,5}(?:a tiempo|en plazo|dentro|antes|con exito|en fecha|sin|puntual(?:es|mente)?|(?:el|un) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|mismo dia)|(?:horas|dias|semanas|meses) (?:antes|despues|mas tarde))\\b',
    '\\b(?:llegue|llegamos|llegaron) (?:a tiempo|a un acuerdo|a (?:\\w+(?:ar|er|ir)|\\d+)|los? primer[oa]s?|puntual(?:es)?)\\b',
    '\\b(?:quede|quedo|quedamos) (?:primer[oa]s?|segund[oa]s?|tercer[oa]s?|entre l[oa]s)\\b',
    '\\b(?:me|nos) (?:dieron|entregaron) (?:el|un) (?:\\w+ )?(?:premio|reconocimiento|ascenso|aumento)\\b',
    '\\b(?:vendi|vendimos|facture|facturamos|atendi|atendimos) (?:\\w+ ){0,3}(?:mas|menos|el doble|el triple|\\d+ por ciento)\\b',
    '\\b(?:se resolvio|se soluciono|salio (?:bien|adelante|mal)|funciono|quedo (?:\\w+ ){0,2}?(?:bien|mejor|organizad[oa]|solucionad[oa]|arreglad[oa]|content[oa]|satisfech[oa]|resuelto|listo|en|mas)|quedaron|renovo|renovaron|firmo|firmaron|nos felicitaron|me felicitaron|me felicito|nos felicito|me ascendieron|se adopto|se implanto|se mantuvo|sigue usandose|se sigue usando|siguen usando)\\b',
    '\\b(?:paso|pasamos|pase|pasaron|bajamos|subimos|baje|subi) de (?:\\w+ ){1,4}a\\b',
    '\\bhubo (?:menos|mas)\\b',
    '\\bcon (?:muy )?(?:buen|buenos|mal|malos) resultados?\\b',
    '\\b(?:lo|la|los|las) (?:acepto|aceptaron|aprobo|aprobaron|agradecio|agradecieron|entendio|entendieron)\\b',
    '\\b(?:aprobe|aprobamos|supere|superamos) (?:con|el|la|los|las)\\b',
    '\\b(?:paso|pasamos|pase) (?:el|la) (?:inspeccion|auditoria|examen|prueba|revision)\\b',
    '\\b(?:aprendi|aprendimos|me sirvio|la leccion)\\b',
    '\\b(?:los|las|el|la|lo) (?:\\w+ ){0,4}?(?:resultado|desenlace|conclusion) (?:fue|fueron)\\b',
    '\\d+(?: \\d+)? (?:por ciento|puntos) (?:menos|mas)\\b',
    '\\bno (?:lo )?(?:consegui|conseguimos|logre|logramos|salio|funciono)\\b',
  ].join('|'),
);

const HIPOTETICA =
  /\b(?:si (?:tuviera|tuviese|fuera|fuese|pasara|ocurriera|me encontrara|hubiera)|me gustaria|habria que|yo (?:haria|hablaria|intentaria|diria)|intentaria|trataria de|buscaria|haria|hablaria)\b/;

/** `En una semana de mucho trabajo organicé…`: the setting opens the sentence. */
const PLACE_OPENING = /^(?:y |pues |bueno )?(?:en|durante|con) (?:una?|el|la|los|las|mi|mis|aquel|aquella|ese|esa) \w+/;

export function readSentence(oracion: Oracion): StarOracion {
  const hipotetica = HIPOTETICA.test(oracion.plain);
  const hechosPropios = new Set<string>();
  let hechoDelGrupo = false;
  let imperfecto = false;
  oracion.tokens.forEach((token, index) => {
    const form = verbForm(oracion.tokens, index);
    if (form === 'hecho_propio' && !isDenied(oracion, index)) hechosPropios.add(token.stem);
    if (form === 'hecho_nuestro' && !isDenied(oracion, index)) hechoDelGrupo = true;
    if (form === 'imperfecto') imperfecto = true;
  });
  const partes = new Set<ParteStar>();
  if (!hipotetica) {
    const opensWithPlace = PLACE_OPENING.test(oracion.plain) && (hechosPropios.size > 0 || hechoDelGrupo);
    if (
      SITUACION.test(oracion.plain) ||
      opensWithPlace ||
      (imperfecto && new Set(oracion.tokens.map((token) => token.word)).size >= 8)
    )
      partes.add('situacion');
    if (TAREA.test(oracion.plain)) partes.add('tarea');
    if (hechosPropios.size > 0 || /\b(?:me puse a|lo que hice|me encargue|empece a)\b/.test(oracion.plain))
      partes.add('accion');
    if (RESULTADO.test(oracion.plain)) partes.add('resultado');
  }
  return { oracion, partes, hechosPropios: hipotetica ? [] : [...hechosPropios], hechoDelGrupo, hipotetica };
}

const NEGATIONS = new Set(['no', 'nunca', 'jamas', 'tampoco', 'ni']);
const CLITICS = new Set('me te se le les lo la los las nos he hemos'.split(' '));

/** `nunca ayudé`, `no lo hice`: nothing was done. `No solo ayudé` passes, since `solo` stands between. */
function isDenied({ tokens }: Oracion, index: number): boolean {
  let before = index - 1;
  while (before >= 0 && CLITICS.has(tokens[before]?.word ?? '')) before -= 1;
  return NEGATIONS.has(tokens[before]?.word ?? '');
}

export interface LecturaStar {
  oraciones: readonly StarOracion[];
  faltan: readonly ParteStar[];
  /** The deed is told of the group and never of the speaker. */
  soloGrupo: boolean;
}

/** Reads the STAR parts of one story: an answer, or a question's answer together with its follow-ups. */
export function readStar(oraciones: readonly Oracion[]): LecturaStar {
  const read = oraciones.map(readSentence);
  const found = new Set(read.flatMap((each) => [...each.partes]));
  return {
    oraciones: read,
    faltan: PARTES_STAR.filter((parte) => !found.has(parte)),
    soloGrupo: !found.has('accion') && read.some((each) => each.hechoDelGrupo),
  };
}

export function readStarOf(texto: string): LecturaStar {
  return readStar(splitSentences(texto));
}
