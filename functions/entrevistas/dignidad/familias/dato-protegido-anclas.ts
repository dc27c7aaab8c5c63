/** What first-person patterns of protected data share. They are pieces of the pattern language, put together by templates. */

/** Words that may stand between an anchor and a datum without naming somebody else. */
const RELLENO =
  '(casi|mas de|como|unos|unas)? (un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|2|3|4|5|6|7|8|9|10|12|15|varios|muchos) (año|años|mes|meses|semanas|dias)|un|una|unos|unas|el|la|los|las|mi|mis|esta|este|muy|ya|aun|ahora|hoy|tambien|todavia|siempre|mucho|mucha|muchos|muchas|bastante|cierto|cierta|algo de|algo|poco|un poco|un poco de|leve|severo|severa|grave|fuerte|ligera|ligero|tremenda|antigua|enfermedad de|sindrome de|trastorno de|trastorno por|trastorno|cuadro de|cuadro|principio de|principios de|inicios de|inicio de|episodio de|episodios de|brote de|brotes de|crisis de|ataque de|ataques de|problema de|problemas de|problemas con|con|de|del|que|diagnosticada|diagnosticado|diagnostico de|reconocida|reconocido|condicion de|enfermedad que se llama|hace ..2 años|hace ..2 meses|desde ..2 años|desde ..2 meses|desde chico|desde chica|desde niño|desde niña|desde pequeña|desde pequeño|por suerte|gracias a Dios|la verdad|digamos|medio|media|actualmente';

/** Up to three of them. */
export const R = `(${RELLENO})? (${RELLENO})? (${RELLENO})?`;
const RELLENO_SER = `${RELLENO}|persona|hombre|mujer|chico|chica|muchacho|muchacha|tipo|señor|señora|joven|orgullosa|orgulloso|orgullosamente|orgullosamente|abiertamente|bien|por ciento|trabajador|trabajadora|profesional|madre|padre`;
/** Up to three of them after being something. */
export const RS = `(${RELLENO_SER})? (${RELLENO_SER})? (${RELLENO_SER})?`;

/** How people come to a condition, or live with it. Never `tenía` or `estaba`: those can be somebody else's. */
export const TENGO =
  '(yo|nosotros)? (no)? (tengo|tuve|tenemos|tuvimos|padezco|padeci|padezco de|padeci de|sufro|sufro de|sufri|sufri de|he tenido|he padecido|he sufrido|he superado|supere|venci|le gane a|le gane al|arrastro|convivo con|vivo con|vivi con|llevo ..3 con|llevo ..3 peleando con|llevo ..3 luchando con|lucho contra|lidio con|batallo con|me diagnosticaron|me han diagnosticado|me habian diagnosticado|me diagnosticó ..3|fui diagnosticada con|fui diagnosticado con|fui diagnosticada de|fui diagnosticado de|estoy diagnosticada de|estoy diagnosticado de|estoy diagnosticada con|estoy diagnosticado con|me detectaron|me han detectado|me encontraron|me han encontrado|me descubrieron|me hallaron|me salió|me dio|me dió|me ha dado|me daban|me dan|me da|me pegó|me agarró|me atacó|me apareció|me vino|me recupere de|me recupere del|me estoy recuperando de|me estoy recuperando del|me recupero de|me recupero del|recuperandome de|sali de|sali del|estoy saliendo de|estoy saliendo del|he salido de|me cure de|me cure del|me trate por|me trataron de|me trataron por|me tratan por|me tratan de|me trato por|estoy en tratamiento por|estoy en tratamiento para|en tratamiento por|en tratamiento de|tratamiento por|tratamiento contra|soy paciente de|soy paciente con|soy sobreviviente de|soy superviviente de|sobrevivi a|sobrevivi al|naci con|me quedó|me quedaron|me quede con|quede con|me he quedado con|pase por|pase|cai en|entre en|estoy con|estuve con|ando con|anduve con|sigo con|me contagie de|me enferme de|me enferme del|enferme de|contraje|por culpa de mi|por mi|debido a mi|a causa de mi|a raiz de mi|con mi|mi|se me juntó|se me declaró)';
export const SOY =
  '(yo|nosotros|nosotras)? (no)? (soy|fui|somos|fuimos|he sido|me considero|me declaro|me defino como|por ser|al ser|siendo|que soy|aqui donde me ven soy|vivo como|me reconozco|me reconozco como|me identifico como|me autoidentifico como)';
export const ESTOY =
  '(yo|nosotros)? (no)? (estoy|estuve|estamos|estuvimos|ando|anduve|sigo|segui|he estado|quede|me quede|llevo ..3|voy a estar|estare|me encuentro|me encontre)';

/** Who else a clause may speak of: with one of these before it, `tenía` and `estaba` are not the speaker's. */
export const PARIENTES =
  'padre|papa|viejo|madre|mama|vieja|mami|papi|hermano|hermana|ñaño|ñaña|hijo|hija|hijos|hijas|nene|nena|niño|niña|niños|niñas|bebe|guagua|wawa|esposo|esposa|marido|mujer|pareja|novio|novia|suegro|suegra|tio|tia|abuelo|abuela|abuelito|abuelita|nieto|nieta|sobrino|sobrina|primo|prima|cuñado|cuñada|chico|chica|chamo|chama|pelado|pelada|cipote|cipota|chavo|chava|gordo|gorda|familia|ex';
export const DIGITOS = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index)).join('|');
