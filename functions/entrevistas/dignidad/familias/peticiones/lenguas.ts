/**
 * Little words by which languages give themselves away, without those that Spanish writes too. `con` are Spanish little
 * words that the language has as well, so that they do not speak against it. Native and co-official languages come first.
 */
interface Lengua {
  /** Key of the approved text: of its own, or `otra`. */
  clave: string;
  propias: ReadonlySet<string>;
  con: ReadonlySet<string>;
  /** Word forms that only it has. */
  formas?: RegExp;
}

const set = (words: string) => new Set(words.trim().split(/\s+/));

const lengua = (clave: string, propias: string, con = '', formas?: RegExp): Lengua => ({
  clave,
  propias: set(propias),
  con: set(con),
  ...(formas ? { formas } : {}),
});

export const LENGUAS: readonly Lengua[] = [
  lengua('otra', 'di dem yu wi inna fi nuh deh weh an fe seh mek gwaan dis dat work down year day never miss', 'mi a'),
  lengua(
    'gl',
    `levei ordenei catro anos eu unha dun dunha coa cos coas ao aos á ás nun nunha pola polo polos polas meu meus miña miñas teu súa seu seus moi moito moita moitos
    moitas non hai foi fixen fixemos fixo tiña tiñan tiñamos teño temos tivo tiven tivemos estiven estou estaba eramos despois entón tamén xa xefe xefa
    xente traballo traballei traballaba traballar traballando traballamos empecei aprendín puiden puidemos quixen souben dixen dixo dixéronme
    ninguén alguén nada máis aínda sempre nunca ata desde cando onde porque pero cun cunha deste desta nese nesa nas nos dos das da do
    facer facía falar falei axuda axudar axudei axudeina axudeino empresa choiva persoa persoas cliente anos ano outro outra outros outras ben mellor peor lle lles
    conmigo comigo gústame gustaríame levo levaba chegou chegar chamo chámome son vivo`,
    'el a o e en me se que de da por para como pero porque nada cliente empresa conmigo estaba desde nunca son vivo nos',
    /^(?:x(?:a|e|o|u)\p{L}{2,}|\p{L}{3,}ei|\p{L}+(?:ción|cións|áns|óns|éns|eime|inme|eino|eina|ámolo|áronme))$/u,
  ),
  lengua(
    'ca',
    `amb els vaig vam vaig van meu meva meus meves molt molta molts perquè quan dels als pels pel però això aquest aquesta aquests aquestes aquell hem he
    feina fer fent fet jo què també després tinc tenia teníem treballar treballo treballava treballant treballat sempre mai gaire gens ens
    em et ho hi li us on qui si sóc soc és són era eren estic estava anys any dia dies cap fins des sense sobre entre cosa coses gent client
    clients persona botiga encarregada encarregat m'agrada m'han m'ho l'empresa l'any d'això d'una d'un vull volia podia puc pot parlar parlo dir va ser fa més
    menys una uns unes i o`,
    'el la les de a en un una que me se si del al era entre sobre persona dia van va ser he',
    /^(?:[ldmnst]['’]\p{L}+|\p{L}+(?:ció|cions|ment|tge|eix|itzar|àvem|íem|avem)|\p{L}*l·l\p{L}*|\p{L}*ny(?:s|a|es)?)$/u,
  ),
  lengua(
    'eu',
    `eta nik ni naiz dut nuen zen da dira ziren bat egin lan lana lanean lanak baina ere ez nire hori hau izan genuen zuen ditut daukat badut oso urte urtez urteak
    gara gure zuten nituen gehiago gero beti orain hemen bezala behar nahi nahiago egiten esan jende jendea jendearekin bezeroa bezero bezeroak bezeroei lagundu ikasi arazo
    arazoa taldea taldean talde taldearekin batean batekin beste guztiak guztiek dugu dute zait zaizkit euskaraz hitz nola zer noiz non denda dendan enpresa enpresan egun egunean lehen arte`,
    'da ni',
    /\p{L}{3}(?:arekin|ekin|tzen|tzea|arako|aren|etan|rekin|etako|etik|ean|koa|tuko|tuta)$|tx\p{L}|tz\p{L}/u,
  ),
  lengua(
    'otra',
    `ñuqa ñoqa nuqa noqa ñuqayku ñoqayku ñuqanchik ñoqanchis kani kanki karqani mana manam manan manaraq chaymanta chaypi chayta chay kay kaypi ima imata imayna
    wasi wasipi runa runakuna llaqta llaqtaypi llamkani llamk'ani llank'ani llankani llamkarqani llamkarani llank'arqani yachani yachachini yachani munani atini allin allinta ancha aswan sapa
    p'unchaw punchaw wata watata huk iskay kimsa tukuy ari arí kachkani kashani kasqan hinaspa hinallataq chaymi mamay taytay sumaq rimani rimayta runasimi runasimipi yanapani yanaparqani ñukaka ñuka kanchik kanimi`,
    '',
    /^\p{L}[\p{L}'’]{3,}(?:rqani|rqanku|rqanchik|rqayku|chkani|shani|nchik|nchis|ykuna|kunata|kunawan|kunapaq|kunaman|pim|ypim|qaqa|manta|mantam|yku|ypaq|napaq|spaymi|niyuq|ykita|naypaq|rani|saqmi|pacha)$/u,
  ),
  lengua(
    'otra',
    `che ha ñande ore ha'e chéve orendive chendive amba'apo amba'apóva aikuaa ndaikuaái ndaikatúi ikatu rehe haguã hag̃ua hagua avei upéi upéva upépe mba'e mba'éicha mba'apo mba'apohára péva ko pe ajapo ajapóva ajapokuri
    añe'ẽ ñe'ẽ añeha'ã oĩ oiko oho aju aha tetã porã heta opa ára araka'eve guive péicha kuñakarai karai aipota aipytyvõ aipytyvo ndaha'éi ndo ndoikói kuri va'ekue ambue peteĩ mokõi mitã avave aĩ aime kóva hína`,
    'ha ko pe',
    /[ẽĩũỹ]|g̃|^(?:a|o|re|ro|ja|nda|ndo)\p{L}*[’']\p{L}|\p{L}(?:ramo|hápe|kuéra|va'ekue|vaekue|gua'i)$/u,
  ),
  lengua(
    'otra',
    `naya nayax nayan nayaxa nayana jiwasa jupa jupax jupan jumax juma ukat ukata ukampi ukhama ukhamaraki ukax aka akax akan uka janiw janiwa jach'a lurawi irnaqta irnaqtwa irnaqawi irnaqañ irnaqapxta yatiña yatta muntwa
    munta walja taqi jaqi jaqinak jaqinaka sapxta sartha utjiwa utan marka markan mara marana maranaka suma sapa uru ch'ama yanapt'a yanapta kunatix kamisa kuna kunjamsa aski uñjta`,
    '',
    /^\p{L}[\p{L}'’]{2,}(?:naka|nakaru|nakampi|naka?taki|taki|mpi|thwa|twa|xtwa|ñataki|pxta|xiwa|qtwa)$/u,
  ),
  lengua(
    'otra',
    `nehuatl nehua nejua naja nochan notequi nitequiti nitekiti nitequitia nitekitia ihuan iwan uan wan amo axcan axkan tlen tlein tlacatl tlaka tlakame notoca notoka nimitz nimits nikneki nicnequi nikchiua niknekiskia
    nochi miac miak cualli kuali kualli yehuatl yeua campa kampa ika ica ipan ipampa quema kema kemaj tonal xihuitl xiuitl tequitl tekitl tlapohua nikmati nicmati onitequit onitekit onicchiuh onikchiuj tlapalehuia niquinpalehuia nikinpaleuia pialli`,
    '',
    /^(?:\p{L}+(?:tl|tli|tzin|tzintli|huatl|tekiti|tequiti)|(?:nik|nic|nim|onik|onic|ti[ck]|tik)\p{L}{4,})$/u,
  ),
  lengua(
    'otra',
    `teen tene tene' leti' leti letiʼ yéetel yetel meyaj meyajnajen kin meyah ma' le' leti'ob tu'ux ba'ax baax u ti' tia'al tumen ichil tin in jach kex bejla'e' je'el juntúul ka'a maako'ob kaaj winik máak
    ri k'o k'ut chi ix xin xinchakunik nuchak laa'in lain ninajwal nink'anjelak k'anjel li chi rix xk'eebal aj jwal us inqas nuk'aj xinb'an xub'an ma'ajun chwe chke rech qech kinchakunik ch'ab'al iin winaq rumal q'ij`,
    'in u ri',
    /^\p{L}*(?:o'ob|k'|ch'|tz'|q'|b')\p{L}*$/u,
  ),
  lengua(
    'otra',
    `iñche inche iñchiñ eymi fey feymew küdaw küdawün kudaw küdawken küdawkefun kudawken ñi mew feley ka kom may pu che lof ruka kimün kimeltun mapudungun wüla müley mülen mongen femngechi rüf küme kume küpa pen peñi lamngen tüfa rakiduam`,
    'che mi ka',
    /^\p{L}{3,}(?:küley|kefun|kelen|wkülen|lelfiñ|fiñ|tuken|kefuy)$/u,
  ),
  lengua(
    'pt',
    `não nao com em do da dos das eu foi fui meu minha meus minhas isso muito muita muitos uma umas um uns os as ao à aos às na nas no nos pelo pela pelos pelas trabalhei trabalhava trabalhar
    trabalho trabalhando trabalhamos você voce quando também tambem são está estava tinha tive tenho fiz fizemos fazer fazia sempre depois então entao até mais mas porque pessoa pessoas cliente loja gerente anos ano aprendi ajudei ajudar
    consegui conseguimos gosto sou era ele ela eles elas lhe nunca ainda onde quem outro outra dia já ja sim bem melhor estou falo português portugues entrevista minha equipe chefe resolver resolvi falei falar gostaria posso responder obrigado obrigada`,
    'de a me se que para por como no era cliente porque nunca dia da nos fui trabajo resolver responder entrevista consegui',
    /\p{L}(?:ção|ções|ões|ães|ãe|nh[ao]s?|agem|ei-me|ava-se)$|\p{L}lh\p{L}|ã[eo]?s?$|ç\p{L}/u,
  ),
  lengua(
    'en',
    `the and of was were my with that for have had we they it is in this at on when because but i you to are would what which who them there from be been being our their his her she he not don't didn't can't couldn't i'm i've i'd it's so if as
    about after before then just very really always never every some all do did does make made work worked working job customer customers team help helped people years time my could should will can get got by or an`,
    'he me son as a',
    /^(?:\p{L}{3,}(?:ing|tion|ness|ough|ould)|\p{L}+['’](?:s|t|m|re|ve|ll|d))$/u,
  ),
  lengua(
    'fr',
    `je j'ai le les des et est une dans avec pour nous vous mon ma mes mais sur du au aux ai était etait étais avons pas c'est qui que ce cette ces il elle ils elles ne n'ai n'est plus très tres bien fait faire
    travaillé travaille travailler travail j'étais équipe clients client depuis quand parce été avait avais ont sont leur leurs son sa ses tout tous toujours jamais aussi alors comme si d'une d'un l'équipe qu'il s'est ans puis chez on suis`,
    'me se que de un la les si client sa ses son',
    /^(?:[cdjlmnst]['’]\p{L}+|qu['’]\p{L}+|\p{L}+(?:eux|euse|ement|aient|ais|ait|oir|oire))$/u,
  ),
  lengua(
    'otra',
    `il della dello delle degli dei nel nella nelle alla alle allo sono ho hanno abbiamo che non per mio mia miei ma anche più piu molto quando perché perche lavoro lavorato lavoravo lavorare cliente clienti anni anno gli lo di da sul sulla dal dalla
    era stato stata fatto fare questo questa quello quella e è mi ci si come con un una sempre mai dopo prima poi tutto tutti ogni sono negozio squadra persone aiutare aiutato volta ore io noi loro suo sua azienda`,
    'de la con un una me se mi lo como si era cliente come io sono mia mio prima poi',
    /^(?:\p{L}+(?:zione|zioni|aggio|avo|ando|iamo|mente|ità)|(?:dell|nell|all|l|un|d|c|quest)['’]\p{L}+)$/u,
  ),
  lengua(
    'otra',
    `ich und der die das habe hatte mit nicht war waren ein eine einen einer für fur auf zu im am ist sind wir sie es den dem des bei als aber auch wenn weil dann sehr mein meine meinem kunden kunde arbeit gearbeitet arbeite jahre jahren nach von zum zur immer nie
    am și si în in cu pentru lucrat meu mea sunt este nu că ca din pe la mi-a am fost avut clienți care dar și foarte când cand ani lucrez mai mult după dupa despre`,
    'si la de es des die am a den',
    /[äöüßșțăî]/u,
  ),
  lengua(
    'otra',
    `mwen te nan pou yo ak li nou ou men pa gen kliyan travay sou tout moun paske lè le ki sa yon jan fè fe ane anpil mesye tankou konn ka se mwen m'te m'ap`,
    'te yo se ka sa le sou',
  ),
];

/** Little words and everyday ones of Spanish, as people write them in chats too, by which a text is Spanish. */
export const ESPANOL: ReadonlySet<string> = set(`
  el la los las un una unos unas de del al y e o que qué q k ke en con por para pa porque pero como cómo cuando cuándo si sí no muy más mas ya yo tú tu él ella ellos nosotros usted ustedes
  me te se le les lo nos mi mis su sus es son era eran fue fueron ser está esta están estaba estar estoy hay había ha he han hemos tengo tiene tenía tener hacer hago hace hice hizo hacía
  todo toda todos todas nada algo alguien nadie siempre nunca también tambien bien mal mejor aquí ahí allí ahora después despues antes luego entonces desde hasta sin sobre entre cada otro otra otros
  este ese eso esto esa aquel donde dónde quien quién cual cuál trabajo trabajé trabaje trabajaba trabajar trabajando años año día días dia cliente clientes jefe jefa gente persona personas empresa equipo
  puedo puede pude quiero quería sé sabe sabía dije dijo decir ver vi veo ir voy fui iba gracias hola buenas bueno buena mucho mucha muchos poco xq porq tb pues así asi solo sólo casa cosas cosa vez
  mío ayudar ayudo ayudé aprender aprendí llevar llevo compañeros compañero tienda día hombre mujer niño hijo problema problemas gusta`);

const WORD = /[\p{L}\p{M}]+(?:['’ʼ·-][\p{L}\p{M}]+)*['’ʼ]?/gu;
const ONLY_LATIN = /^[\p{Script=Latin}\p{M}'’ʼ·-]+$/u;

export interface Leida {
  clave: string;
  palabras: number;
}

const WORDS_MIN = 4;
const MARKS_MIN = 2;
/** Of the words of a stretch: of Spanish at most, of the other language at least. */
const SPANISH_MOST = 0.15;
const FOREIGN_LEAST = 0.25;

/** The language of a stretch, when it is clearly another one; undefined is Spanish, or too little to tell. */
export function lenguaDe(texto: string): Leida | undefined {
  const words = (texto.normalize('NFC').match(WORD) ?? []).map((word) => word.toLowerCase().replaceAll(/[’ʼ]/g, "'"));
  const foreignScript = words.filter((word) => !ONLY_LATIN.test(word)).length;
  if (foreignScript >= 2 && foreignScript > words.length / 2) return { clave: 'otra', palabras: words.length };
  if (words.length < WORDS_MIN) return undefined;
  const scores = LENGUAS.map(({ clave, propias, con, formas }) => {
    const own = words.filter((word) => propias.has(word) || formas?.test(word));
    // What Spanish has too tells neither way.
    const marks = own.filter((word) => !ESPANOL.has(word)).length;
    const spanish = words.filter((word) => ESPANOL.has(word) && !con.has(word) && !propias.has(word)).length;
    return { clave, marks, own: own.length, spanish };
  });
  const best = scores.toSorted((a, b) => b.marks - a.marks || b.own - a.own)[0];
  if (!best || best.marks < MARKS_MIN) return undefined;
  const least = Math.max(MARKS_MIN, Math.ceil(words.length * FOREIGN_LEAST));
  if (best.own < least || best.spanish > words.length * SPANISH_MOST || best.marks <= best.spanish) return undefined;
  return { clave: best.clave, palabras: words.length };
}
