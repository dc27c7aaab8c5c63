/** What stands between «me» and an infinitive when somebody speaks of what they want, plan or tried: `me <…> matar`. */
export const ME_QUIERO =
  '(quiero|quisiera|queria|querria|quise|quiera|deseo|vivo queriendo|ando queriendo|anda queriendo|estoy queriendo|estoy que|estoy pensando en|estoy pensando|ando pensando en|ando pensando|voy a|vaya a|iba a|pienso|pensaba|pienso en|he pensado|puedo|podria|pude|debo|deberia|debi|tengo que|tendria que|tenia que|estoy por|estaba por|estoy a punto de|estaba a punto de|estuve a punto de|estuve por|intente|intento|trate de|trato de|he intentado|he querido|he tratado de|habia querido|hubiera querido|(dan|da|daban|daba|dieron|dio|entran|vienen|venian|agarran|entraron) (unas|muchas|como|tantas|tremendas)? (ganas|gana) (locas)? de|da por|dio por|ha dado por|provoca|apetece|gustaria|encantaria|prefiero|preferiria|decidi|he decidido|planteo|plantee|he planteado|animo a|animara a|atrevo a|antoja|nace)';

const ADVERBIO =
  '(ya|hoy|solo|mejor|puro|pura|nomas|simplemente|realmente|de verdad|en serio|de una vez|hasta|seriamente|ahorita|ahora|mismo|yo|tambien|siempre|todos los dias|a veces)?';

/** `matarme…`, `me quiero matar…`, `quererme matar…` and the given forms, `me mato…`. */
export function reflexivo(infinitivos: string, cola = '', ...formas: string[]): string[] {
  const conMe = infinitivos
    .split('|')
    .map((infinitivo) => `${infinitivo}me`)
    .join('|');
  return [
    `(${conMe}) ${cola}`,
    `me ${ME_QUIERO} ${ADVERBIO} (${infinitivos}) ${cola}`,
    `(quererme|poderme|dejarme|intentarme) (${infinitivos}) ${cola}`,
    ...formas.map((forma) => `me (${forma}) ${cola}`),
  ];
}

/** A short word as it comes out of hurried fingers: a letter missing, two swapped, one twice; only within a pattern. */
export function erratas(palabra: string): string {
  const letters = [...palabra];
  const all = new Set([palabra]);
  letters.forEach((letter, at) => {
    if (at > 0) all.add(letters.toSpliced(at, 1).join(''));
    const next = letters[at + 1];
    if (next) all.add(letters.toSpliced(at, 2, next, letter).join(''));
    all.add(letters.toSpliced(at, 0, letter).join(''));
  });
  return [...all].join('|');
}

const DE_VERDAD = new Set(['vivi', 'mata', 'mori', 'atar', 'mora']);

/** The short heavy infinitives within longer patterns, with the slips that are no words of their own. */
export const conErratas = (patterns: readonly string[]): readonly string[] =>
  patterns.map((pattern) =>
    pattern.replace(
      /(?<![\p{L}\p{N}])(vivir|morir|matar)(?![\p{L}\p{N}*])/gu,
      (palabra) => `(${palabra}|${ERRATAS[palabra]})`,
    ),
  );
const ERRATAS: Readonly<Record<string, string>> = Object.fromEntries(
  ['vivir', 'morir', 'matar'].map((palabra) => [
    palabra,
    erratas(palabra)
      .split('|')
      .filter((errata) => errata !== palabra && !DE_VERDAD.has(errata))
      .join('|'),
  ]),
);

/** Third persons of the past are written with their accent, and often without it in a text that has others. */
export const conOSinTilde = (patterns: readonly string[]): readonly string[] =>
  patterns.map((pattern) =>
    pattern.replace(/(?<!\p{L})\p{L}+ó(?!\p{L})/gu, (word) => `(${word}|${word.slice(0, -1)}o)`),
  );

/** «I want, I shall, I feel like»: before an infinitive that has its own object. */
export const QUIERO =
  '(quiero|quisiera|queria|querria|quise|quiera|deseo|desearia|voy a|vaya a|iba a|pienso|pensaba|pensando|pienso en|pensaba en|pensado en|pensando en|he pensado|podria|deberia|debo|tengo que|tendria que|necesito|estoy por|estoy a punto de|estuve a punto de|intente|trate de|he intentado|he querido|ganas de|gana de|dan ganas|provoca|apetece|gustaria|encantaria|prefiero|preferiria|decidi|decidido|planeo|planeando|planeado|la idea de|ideas de|lo unico que (quiero|pienso|deseo|queda|me queda) es|lo mejor (es|seria)|mejor|solo queda|a un paso de|a nada de|a dos pasos de|cerca de|decidida a|decidido a|dispuesta a|dispuesto a|lista para|listo para|resuelta a|resuelto a|pensar en|pensar (seriamente|mucho) en|tentada de|tentado de|tentacion de|impulso de|impulsos de|intencion de|intentando|intentar|intentado|animandome a|me animo a|me atreviera a|con la idea de|convencida de|pensamiento de|valor de|valor para|el valor para|coraje para|coraje de|fantaseo con|sueño con|imagino|imaginarme|imaginando|opcion de|salida es|solucion es|por)';

/** Wanting alone, without planning: before words that are harmless after «I shall» or «I must». */
export const DESEO =
  '(quiero|quisiera|queria|querria|quise|quiera|deseo|desearia|ganas de|gana de|dan ganas|prefiero|preferiria|pensado en|pienso en|pensaba en|pensando en|me gustaria|me encantaria|ojala pudiera|fantaseo con|fantaseando con|lo unico que (quiero|pienso|deseo|queda|me queda) es|lo mejor (es|seria)|mejor seria|seria mejor|mejor|me urge|sueño con|hubiera preferido|habria preferido|decidi|decidido|pidiendo|anhelo|de querer|pa|pensar en|deseando|deseo de|deseos de|esperando|a un paso de|queriendo|ansio|con ganas de|añoro|pido|solo pido|busco|(meta|metas|deseo|sueño|plan|ilusion|objetivo|proyecto) (mas grande|unico|unica)? (que tengo)? (es|seria)?)';

/** Those near to the person. */
export const MI_GENTE =
  '((mi|mis) (chava|chavo|morra|morro|jaina|pelada|pelado|ñora|doña|chamo|chama|chiquillo|chiquilla|cabra|cabro|gurisa|guri|botija|piba|pibe|guacho|guacha|guila|carajito|carajita|pelao|pelaito|pelaita|wawa|huahua|changuito|guaina|abue|nana|tata|valedor|ruca|marinovio|marinovia|conviviente|casero|casera|inquilina|inquilino|huerco|huerca|plebe|bendicion|primogenito|consuegra|nena|nene|muchacho|muchacha|chico|chica|mayor|menor|gordo|gorda|flaco|flaca|mamacita|papacito)|(mi|mis|un|una|nuestro|nuestra|nuestros|a mi|al) (mejor|unico|unica|propio|propia|pobre|querido|querida)? (padre|papa|papi|apa|viejo|viejita|viejito|taita|madre|mama|mami|ama|vieja|jefecita|mamita|hermano|hermana|hermanito|hermanita|carnal|ñaño|ñaña|gemelo|gemela|mellizo|melliza|primo|prima|primito|primita|hijo|hija|hijito|hijita|hijos|hijas|niño|niña|nene|nena|chamaco|chamaca|bebe|cipote|cipota|patojo|patoja|guagua|peque|hijastro|hijastra|esposo|esposa|marido|mujer|señora|pareja|compañero de vida|compañera de vida|novio|novia|pololo|polola|enamorado|enamorada|jevo|jeva|ex|exnovio|exnovia|exmarido|exmujer|amigo|amiga|amigos|amigas|amiguito|pana|parcero|parcera|cuate|cuata|compa|compi|llave|pata|socio de toda la vida|cuñadito|hermanastro|manito|causa|yunta|broder|brother|bff|roommate|compañero|compañera|companero|companera|colega|vecino|vecina|tio|tia|abuelo|abuela|abuelito|abuelita|nieto|nieta|sobrino|sobrina|cuñado|cuñada|suegro|suegra|yerno|nuera|ahijado|ahijada|padrino|madrina|comadre|compadre|familiar|conocido|conocida|padrastro|madrastra|hermanastro|hermanastra))';

/** What somebody else is about to do to themselves. */
export const SE_MATA =
  '(volar la cabeza|volarse la cabeza|volarse los sesos|meter un tiro|meterse un tiro|dar un balazo|disparar|dispararse|tomar todas las pastillas|tomarse todas las pastillas|tomarse algo|tirarse al|saltar|colgar|aventar|lanzar|cortar las venas|cortar|tirar por|tirar desde|ahogar|prender fuego|envenenar|matar|matarse|suicidar|suicidarse|quitar la vida|quitarse la vida|ahorcar|ahorcarse|colgarse|morir|morirse|tirarse|aventarse|lanzarse|tirar al tren|hacer daño|hacerse daño|cortarse|cortarse las venas|pegarse un tiro|pegar un tiro|dar un tiro|darse un tiro|quitarse del medio|quitarse de en medio|acabar con su vida|terminar con su vida|acabar con todo|desaparecer|lastimarse|envenenarse|tomar veneno|tomarse unas pastillas|guindarse|guindar|tirar del puente|tirar de un puente|tirar por la ventana|irse de este mundo|no vivir|no despertar|una locura|aventar del puente|dejarse morir|morir ya)';
