/**
 * Verbs that work stories are told with. The lists serve two ends: telling `prepare` (written without its accent)
 * and `preparé` from other words, and reading the present (`organizo`) without taking nouns for verbs.
 */

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

const AR = list(`
  abordar aceptar acertar acompanar aclarar actualizar acordar adaptar ajustar alcanzar analizar anotar aplicar apoyar aprovechar armar
  asegurar asesorar asignar aumentar automatizar avisar ayudar bajar buscar calcular calmar cambiar capacitar cerrar
  clasificar colaborar comparar comprobar comunicar conectar configurar consultar contactar contratar controlar
  convocar coordinar corregir crear cuidar delegar demostrar desarrollar detectar diagnosticar disenar documentar
  eliminar elaborar empezar encargar ensenar entregar entrenar entrevistar enviar escalar escuchar estimar
  estandarizar evaluar evitar explicar facilitar fijar formar fomentar ganar generar gestionar hablar identificar
  implantar implementar impulsar indagar iniciar inspeccionar instalar integrar intentar investigar invitar lanzar
  levantar liderar llamar llevar lograr manejar mediar mejorar mostrar montar motivar negociar observar optimizar
  ordenar organizar participar pactar pasar planear planificar plantear practicar preguntar preparar presentar priorizar
  probar programar realizar rechazar recortar recuperar redactar reorganizar reparar repasar replantear reportar resaltar
  respetar retomar revisar sacar segmentar senalar separar simplificar solicitar solucionar sumar supervisar tomar
  tranquilizar trasladar usar utilizar validar verificar visitar animar aprobar arreglar calibrar comprar confirmar dedicar
  dejar dibujar ensayar encontrar limpiar localizar mirar modificar notificar orientar pagar pintar publicar reenviar
  reflexionar registrar renunciar reservar soldar terminar tramitar
`);

const ER_IR = list(`
  aprender atender comprender conocer convencer defender establecer exceder leer mover ofrecer promover proteger recoger
  reconocer resolver responder romper vender abrir admitir compartir conseguir construir convertir corregir cubrir
  decidir definir descubrir dirigir discutir distribuir dividir escribir exigir impartir insistir invertir medir pedir
  elegir escoger ceder persistir perder permitir persuadir prevenir recibir reducir repartir repetir resumir reunir seguir subir sugerir transmitir unir cumplir asumir suspender volver
`);

/** Preterites of `yo` that no ending gives away. Stative ones are kept apart: they tell a setting, not a deed. */
const IRREGULAR = list(`
  hice rehice deshice dije traje conduje introduje propuse puse expuse compuse dispuse impuse repuse obtuve mantuve
  sostuve detuve retuve produje traduje intervine previne di
`);

export const STATIVE_PRETERITE: ReadonlySet<string> = new Set(
  list(`
  fui estuve tuve vi crei pense senti supe quise pude anduve vine vivi naci conoci llegue entre trabaje estudie quede
  considere espere prefiri preferi recorde recuerdo olvide imagine temi dude sufri
`),
);

const UNACCENTED_AR_PRETERITE = (infinitive: string): string =>
  infinitive.replace(/car$/, 'que').replace(/gar$/, 'gue').replace(/zar$/, 'ce').replace(/ar$/, 'e');

/** `organice`, `resolvi`, `hice`: the preterite as it reads without accents. */
export const PRETERITE_UNACCENTED: ReadonlySet<string> = new Set([
  ...AR.map(UNACCENTED_AR_PRETERITE),
  ...ER_IR.map((infinitive) => infinitive.replace(/[ei]r$/, 'i')),
  ...IRREGULAR,
]);

export const PRETERITE_IRREGULAR: ReadonlySet<string> = new Set(IRREGULAR);

/** First person present that is a verb wherever it stands. */
export const PRESENT_FIRST: ReadonlySet<string> = new Set([
  ...list(`soy estoy tengo hago suelo puedo quiero creo pienso considero intento procuro trato prefiero llevo sigo pongo
  pido mido conozco ofrezco establezco resuelvo muevo empiezo pruebo cierro muestro dirijo recojo construyo distribuyo
  se doy voy digo`),
  ...AR.map((infinitive) => infinitive.replace(/ar$/, 'o')),
  // `Uno` is the number.
  ...ER_IR.map((infinitive) => infinitive.replace(/[ei]r$/, 'o')).filter((word) => word !== 'uno'),
]);

/** First person present that is a noun too (`mi apoyo`): a verb only without a determiner before it. */
export const PRESENT_OR_NOUN: ReadonlySet<string> = new Set(
  list(
    'apoyo cambio control cuidado desarrollo diseno logro paso trabajo acuerdo uso envio montaje inicio calculo ajuste',
  ),
);

/** Words in -é or -í that are not verbs. */
export const NOT_PRETERITE: ReadonlySet<string> = new Set(
  list(`qué porqué sé té café bebé comité chalé bufé carné cliché josé andré rené aquí allí ahí así mí sí ti casi rubí
  esquí maniquí ají martí puré paté olé usté también`),
);

/** Verbs whose infinitive ends in -rar, -rer or -rir: `preparé` is their preterite, not a future like `lograré`. */
export const R_STEM_PRETERITE =
  /(?:prepar|separ|compar|declar|repar|dispar|aclar|lider|esper|super|recuper|consider|gener|oper|cooper|moder|aceler|alter|liber|enter|reiter|ponder|retir|gir|mir|inspir|tir|admir|integr|logr|entr|encontr|mostr|demostr|regist|administr|compr|centr|cobr|abr|cubr|descubr|sufr|adquir|recurr|ocurr|corr|transcurr|requer|suger|sug)é$/u;

/** Nouns in -ía that would read as an imperfect are many; the verbs are few, so these are listed. */
export const IMPERFECT_IA =
  /^(?:ten|hac|hab|pod|deb|quer|sab|ven|viv|exist|dec|pon|segu|sent|requer|ped|sal|recib|depend|dirig|vend|atend|perd|conoc|cre|parec|serv|supon|prefer|ocurr|consist|resolv|manten|obten|compart|escrib|cumpl|sub|permit|entend|necesit|respond|produc|sufr|asist|inclu)(?:ia|ias|iamos|ian)$/;

/** `recordamos`, `vivimos`: states of the group, not its deeds. */
export const STATIVE_PLURAL: ReadonlySet<string> = new Set(
  list(`recordamos pensamos necesitamos estuvimos fuimos tuvimos vivimos sentimos quedamos gustamos esperamos tratamos
  estudiamos trabajamos llamamos hablamos encontramos sufrimos existimos decimos seguimos pudimos quisimos supimos vimos`),
);

/** Nouns in -amos and -imos. */
export const NOT_FIRST_PLURAL: ReadonlySet<string> = new Set(
  list(`tramos ramos gramos kilogramos prestamos minimos maximos ultimos proximos primos legitimos intimos animos
  anonimos reclamos optimos vamos estamos damos racimos mismos`),
);
