import { flexion } from './dato-protegido-flexion.ts';
import {
  ORIGEN_ESTAR,
  ORIGEN_SER,
  ORIGEN_TENER,
  PARTIDOS_MAS,
  POLITICA_SER,
  RELIGION_COSA,
  RELIGION_SER,
  SINDICATO_SER,
  SINDICATOS_MAS,
} from './dato-protegido-lexico-creencias.ts';
import { FARMACOS_MAS, SALUD_ESTAR, SALUD_SER, SALUD_TENER, TRATAMIENTOS } from './dato-protegido-lexico-salud.ts';
import {
  ANTECEDENTES_ESTAR,
  ANTECEDENTES_SER,
  ANTECEDENTES_TENER,
  AYUDAS_TECNICAS,
  DISCAPACIDAD_ESTAR,
  DISCAPACIDAD_SER,
  DISCAPACIDAD_TENER,
  ECONOMICA_ESTAR,
  ECONOMICA_SER,
  ECONOMICA_TENER,
  FAMILIA_ESTAR,
  FAMILIA_SER,
  FAMILIA_TENER,
  ORIENTACION_ESTAR,
  ORIENTACION_SER,
  VICTIMA_ESTAR,
  VICTIMA_SER,
  VICTIMA_TENER,
} from './dato-protegido-lexico-vida.ts';
import { DIAGNOSTICADO, DOLENCIAS, FARMACOS } from './dato-protegido-salud.ts';

/** The words of each subtype by the anchor that makes them somebody's: being, having, going through, taking, using. */
export const LEXICO = {
  salud: {
    ser: `${DIAGNOSTICADO}|${flexion(SALUD_SER)}`,
    tener: `${DOLENCIAS}|${flexion(SALUD_TENER)}`,
    estar: flexion(SALUD_ESTAR),
    tomar: `${FARMACOS}|${flexion(FARMACOS_MAS)}`,
    ir: flexion(TRATAMIENTOS),
  },
  discapacidad: {
    ser: flexion(DISCAPACIDAD_SER),
    tener: flexion(DISCAPACIDAD_TENER),
    estar: flexion(DISCAPACIDAD_ESTAR),
    usar: flexion(AYUDAS_TECNICAS),
  },
  sindicato: { ser: flexion(SINDICATO_SER), gremio: flexion(SINDICATOS_MAS) },
  religion: { ser: flexion(RELIGION_SER), culto: flexion(RELIGION_COSA) },
  politica: { ser: flexion(POLITICA_SER), partido: flexion(PARTIDOS_MAS) },
  origen: { ser: flexion(ORIGEN_SER), tener: flexion(ORIGEN_TENER), estar: flexion(ORIGEN_ESTAR) },
  orientacion: { ser: flexion(ORIENTACION_SER), estar: flexion(ORIENTACION_ESTAR) },
  antecedentes: {
    ser: flexion(ANTECEDENTES_SER),
    tener: flexion(ANTECEDENTES_TENER),
    estar: flexion(ANTECEDENTES_ESTAR),
  },
  victima: { ser: flexion(VICTIMA_SER), tener: flexion(VICTIMA_TENER), estar: flexion(VICTIMA_ESTAR) },
  familia: { ser: flexion(FAMILIA_SER), tener: flexion(FAMILIA_TENER), estar: flexion(FAMILIA_ESTAR) },
  economica: { ser: flexion(ECONOMICA_SER), tener: flexion(ECONOMICA_TENER), estar: flexion(ECONOMICA_ESTAR) },
} as const satisfies Record<string, Partial<Record<Clase, string>>>;
export type Clase = 'ser' | 'tener' | 'estar' | 'tomar' | 'usar' | 'ir' | 'gremio' | 'partido' | 'culto';

const AÑOS = '(llevo|tengo|voy para|pase|hice) ..3 (años|año|meses|mes|semanas|dias|tiempo|rato|vida|vidas)';
const PADECER =
  'padezco|padeci|padecia|padeciendo|padecer|sufro|sufri|sufria|sufriendo|sufrir|arrastro|arrastraba|arrastre|vivo|vivi|vivia|viviendo|convivo|convivi|convivia|conviviendo|lidio|lidiaba|lidie|lidiando|batallo|batalle|batallaba|peleo|peleaba|lucho|luche|luchaba|luchando|cargo|cargaba|cargue|aguanto|aguante|soporto|soporte|supere|superando|he superado|venci|combati|afronto|afronte|enfrente|enfrento|atravieso|atravese|pase|paso|pasaba|pasando|he pasado|sobrevivi|naci|nacida|nacido|me cure|me recupere|me recupero|recuperandome|me estoy recuperando|me trato|me trate|me estoy tratando|me controlo|me curaron|sali|salgo|saliendo|he salido|cai|caí|recai|enferme|me enferme|me contagie|contraje|desarrolle|quede|me quede|quedé|me quedó|me quedaron|me ha quedado|me dejó|me dejaron|me ha dejado';
const ME_HALLARON =
  'me (han|ha|habian|habia|acaban de|acababan de|van a|iban a|estan)? (diagnosticaron|diagnosticó|diagnosticado|diagnosticar|diagnostican|detectaron|detectó|detectado|detectar|encontraron|encontró|encontrado|encontrar|descubrieron|descubrió|descubierto|hallaron|hallado|confirmaron|confirmado|salió|salido|salieron|apareció|aparecido|aparecieron|dió|dio|dado|dieron|da|dan|daba|daban|pegó|agarró|agarraron|vino|brotó|reconocieron|reconocido|concedieron|concedido|otorgaron|otorgado|valoraron|certificaron|asignaron|declararon|evaluaron|dijeron que (tengo|tenia|era)|han dicho que tengo|operaron|operó|operado|operan|operar|intervinieron|quitaron|quitado|sacaron|extirparon|trataron|tratan|tratado|curaron|controlan|ponen|pusieron|puesto|hacen|hicieron|hecho|van a hacer|hace|repitió|volvió|complicó|agravó|empeoró|despertó|disparó|provocó|causó|generó|salga|saliera|saliese|dieran|diera|diagnosticaran|diagnosticasen|detectaran|encontraran|apareciera|operaran|confirmaran|venga|salia|salian|aparecia|empezó|empezaron|comenzó|llegó|quitaba|da|dan|vuelve|mata|paraliza)';

/** Anchors that make the word after them the speaker's. The imperfect can be anybody's; see `esAmbigua`. */
export const ANCLAS: Readonly<Record<string, readonly string[]>> = {
  a_ser: [
    'me (dijeron|dijo|confirmaron|explicaron|enteré|entere|avisaron) ..3 que (soy|era)',
    '(yo)? (no)? (soy|fui|somos|fuimos|era|eramos|he sido|hemos sido|habia sido|sere|seria|sigo siendo|siendo|ser|acabo de ser|voy a ser|vamos a ser|acabamos de ser|recien soy|ya soy|por ser|al ser|de ser|x ser|me considero|nos consideramos|me declaro|me defino|me definiria|me identifico|me reconozco|me autoreconozco|me autoidentifico|me autopercibo|me percibo|me siento|me asumo|me confieso|me hice|me volvi|me converti en|me converti|me he vuelto|me he hecho|me declararon|me reconocieron|naci|naci siendo|creci|creci siendo|me crie|vivo como|vine como|llegue como|entre como|como|a mucha honra|orgullosamente|de sangre|por tratarse de una|aunque sea|aun siendo|incluso siendo|resulta que soy|salí|sali|yo que soy|que soy)',
    '(quede|me quede|quedo|acabe|termine|sali)',
  ],
  a_estar: [
    `(yo)? (no)? (estoy|estuve|estaba|estamos|estuvimos|estabamos|he estado|habia estado|estare|voy a estar|estar|estando|por estar|al estar|ando|anduve|andaba|andamos|sigo|segui|seguia|quede|me quede|quedé|me encuentro|me encontraba|me encontre|me siento|me sentia|me senti|me tienen|me tenian|me tuvieron|me pusieron|me puse|me dejaron|me metieron|me llevaron|me encerraron|me ingresaron|me internaron|cai|caí|acabe|termine|sali|salgo|salia|salí|acabo de salir|vengo saliendo|vine|llegue|entre|cruce|vivo|vivi|vivia|vivimos|viviamos|resido|pase|volvi|regrese|vuelvo|me vi|fui a parar|me reincorpore|duermo|dormia|dormi|permanezco|permaneci|me fui|me cogi)`,
    AÑOS,
    `${AÑOS} (ya|asi|enteros|completos)?`,
  ],
  /** Works where the lack of papers or of a house is said. */
  a_obrar: ['(yo)? (trabajo|trabaje|trabajaba|trabajando|he trabajado|anduve|cruce|pase) (..1)?'],
  a_tener: [
    '(tuve que|tengo que|voy a)? (dejar|deje|renunciar|renuncie|faltar|falte|parar|pare|abandonar|abandone|perdi|me fui|me retire|retirarme|me retiraron|cambie|cambiar|congele|pause|me ausente|me sali|interrumpi|interrumpir|repeti|me jubilaron|me pensionaron|estuve fuera|estuve parada|estuve parado|no trabaje) ..3 (por|debido a|a causa de|a raiz de)',
    'me (dijeron|dijo|confirmaron|informaron|explicaron|entere|avisaron|han dicho|salió en ..2) ..3 que (tengo|tenia|padezco|sufro|podia tener|es|era)',
    `(yo)? (no)? (tengo|tuve|tenia|tenemos|tuvimos|teniamos|he tenido|habia tenido|tendre|voy a tener|tener|teniendo|por tener|al tener|debido a|a causa de|a raiz de|por culpa de|presento|poseo|cuento con|conservo|mantengo|crio|crie|${PADECER}) (tambien|ya|siempre)? (yo)? (con|de|del|por|a|al|la|el|una|un|contra|sin)? (reconocid@|diagnosticad@|declarad@|certificad@|acreditad@)?`.replaceAll(
      /(reconocid|diagnosticad|declarad|certificad|acreditad)@/g,
      '$1a|$1o',
    ),
    `${ME_HALLARON} (de|con|a|la|el|un|una|por|positivo|lo de|lo del|lo de la)? (en)?`,
    '(estoy|estuve|fui|he sido|me tienen|quede) (diagnosticada|diagnosticado|operada|operado|tratada|tratado|valorada|valorado|reconocida|reconocido|afectada|afectado|aquejada|aquejado|enferma|enfermo|intervenida|intervenido|marcada|marcado) (de|con|por|del)',
    '(diagnosticada|diagnosticado|aquejada|aquejado|afectada|afectado|operada|operado) (de|con|por|del)',
    '(estoy|ando|sigo|estuve|estaba|andaba|me quede|quede|volvi|vengo) (con|de|por)',
    '(cobro|cobraba|cobre|recibo|recibia|percibo|percibia|me dan|me daban|pago|pagaba|debo|debia|arrastro|acumulo|acumule|saque|me quitaron|me denegaron|me negaron|me rechazaron|me aprobaron|me renovaron|me concedieron|espero|esperaba|tramito|tramite|solicite|solicito|pedi|pido|gestiono|renove|renuevo|obtuve|consegui|logre|perdi|se me vence|se me venció|se me cayó|tengo en tramite|tengo pendiente|me falta|me esperan|tengo en camino) (el|la|los|las|un|una|mi|mis|con)?',
    '(tramitando|peleando|esperando|firmando|pagando|cobrando|recibiendo|arrastrando|renovando|gestionando) (el|la|los|las|un|una|mi|mis)?',
  ],
  a_mi: [
    '(mi|mis) (propia|propio|propios|primer|primera|larga|largo|antigua|antiguo|bendita|bendito|famosa|maldita|maldito|leve|fuerte|enfermedad de|diagnostico de|problema de|crisis de|trastorno de|condicion de)?',
  ],
  a_tomar: [
    'me (subió|subio|subieron|bajó|bajo|bajaron|cambió|cambiaron|ajustó|ajustaron|quitó|quitaron|retiró|retiraron|mandó|mandaron|recetó|recetaron|indicó|indicaron|puso|pusieron|dió|dieron|aumentó|aumentaron|suspendió|suspendieron) (la|el|las|los)? (dosis|medicacion|tratamiento|pastilla|pastillas|medicina)? (de|del|por|con|a)?',
    '(yo)? (no)? (tomo|tome|tomaba|tomando|tomar|he tomado|me tomo|me tomaba|tengo que tomar|tengo que tomarme|me toca tomar|me toca ponerme|consumo|consumia|uso|usaba|necesito|dependo de|dependia de|me inyecto|me inyectaba|me inyectan|inyectarme|me pincho|me pinchaba|pincharme|me pongo|me ponia|ponerme|me aplico|me aplicaba|aplicarme|me administro|me recetaron|me recetó|me han recetado|me recetan|me indicaron|me mandaron|me mandó|me medicaron con|me medican con|me dan|me daban|me dieron|me han dado|me cambiaron|me subieron|me bajaron|me ajustaron|me quitaron|me estan dando|me pusieron|estoy a|estoy con|estoy en|estuve con|estuve a|estaba con|ando con|llevo|llevaba|sigo con|sigo tomando|vivo con|vivo a base de|funciono con|duermo con|deje|deje la|deje el|empece con|empece a tomar|recibo|recibia|traigo|con mi|con mis|mi|mis|gracias a|controlad@ con|medicad@ con|a base de)'.replaceAll(
      /(controlad|medicad)@/g,
      '($1a|$1o)',
    ),
  ],
  a_usar: [
    '(yo)? (no)? (uso|use|usaba|usando|usar|utilizo|utilizaba|utilizando|llevo|llevaba|llevando|traigo|traia|cargo|porto|tengo|tuve|tenia|necesito|necesitaba|requiero|requiero de|dependo de|me muevo en|me muevo con|me movia en|me movilizo en|me movilizo con|me desplazo en|me desplazo con|me traslado en|me ayudo de|me ayudo con|me apoyo en|me apoyo con|ando en|ando con|andaba con|camino con|camino en|caminaba con|voy en|voy con|iba en|trabajo en|trabajo con|trabajo desde|manejo con|leo con|leo en|leo por|escribo con|me comunico con|me comunico en|me comunico por|hablo en|hablo con|escucho con|oigo con|oigo por|oigo gracias a|me pusieron|me pusieron un|me implantaron|me colocaron|me acompaña|me guio con|mi|mis|sin mi|sin mis|con mi|con mis|gracias a mi|gracias a mis|voy a todas partes en|estoy en|estoy con|vivo en|quede en|veo con|soy usuari@ de|usuari@ de)'.replaceAll(
      'usuari@',
      '(usuario|usuaria)',
    ),
  ],
  a_ir: [
    '(yo)? (no)? (voy|fui|iba|he ido|estoy yendo|yendo|ir|vengo de|acudo|acudia|acudi|asisto|asistia|asisti|empece|empece a ir|comence|inicie|hago|hice|hacia|haciendo|me hago|me hice|me hacen|me hicieron|me haran|me van a hacer|recibo|recibi|recibia|recibiendo|estoy|estuve|estaba|sigo|segui|seguia|continuo|retome|deje|termine|acabe|acabo de terminar|llevo ..3|tengo|tuve|tenia|tengo que ir|tenia que ir|tuve que ir|necesito|necesite|pase por|paso por|pasando por|sali de|salgo de|me someti|me someto|me sometieron|me atiendo|me atiende|me atiende el|me atiende la|me trata|me trata un|me trata una|me lleva un|me lleva una|me ve el|me ve la|me ve un|me controla|me vio|me derivaron|me mandaron|me espera|me toca|me tocan|pido permiso para|salgo antes para|falto por|falte por|mi|mis|participo|participe|estoy en|acudir|asistir|someterme) (todos los ..1|una vez ..3|cada ..1|los ..1|semanalmente|regularmente|ya)? (al|a la|a las|a los|a|con el|con la|con un|con una|con mi|donde el|donde la|en|en el|en la|en un|en una|de|del|de la|la|el|un|una|mi|mis|unas|por|con)?',
  ],
  a_gremio: [
    '(yo)? (estoy|estuve|estaba|sigo|soy|fui|me|he estado)? (afiliada|afiliado|afilie|afiliarme|afiliada desde ..2|afiliado desde ..2|sindicalizada|sindicalizado|sindicalice|sindique|agremiada|agremiado|agremie|inscrita|inscrito|inscribi|carnetizada|carnetizado|integrada|integrado) (..2)? (a|al|en|con|de|del)',
    '(soy|fui|era|como|salí|sali|siendo|de|por ser|me eligieron|me nombraron|me votaron|estuve de|estoy de|ejerci de|hice de|fui elegida|fui elegido|ex)? (delegada|delegado|delegados|representante|secretaria|secretario|secretaria general|secretario general|secretaria de ..1|secretario de ..1|tesorera|tesorero|presidenta|presidente|vocal|dirigente|dirigenta|lider|activista|militante|afiliada|afiliado|miembro|miembra|integrante|socia|socio|fundadora|fundador|liberada|liberado|enlace|vocera|vocero|portavoz|cotizante|base|congresal|paritaria|paritario|asesora|asesor) (sindical|gremial|activa|activo|de personal|de prevencion|de base|de planta|de fabrica)? (de|del|de la|de los|por|por la|por el|en|en la|en el|con|al|a la|a)',
    '(soy|fui|somos|milito|milite|militaba|pertenezco|perteneci|me meti|me uni|me sume|cotizo|vote a|me presente por|me presente con|fui en la lista de) (de|del|en|a|al|con|por)',
  ],
  a_partido: [
    '(yo)? (no)? (vote|voto|votaba|votare|votando|he votado|voy a votar|siempre he votado|siempre vote|voté|votar|votamos|mi voto fue|mi voto es|mi voto va) (siempre|toda la vida|por tradicion)? (a|al|a la|a los|por|por el|por la|por los|contra|contra el|en contra del|en contra de)',
    '(yo)? (milito|milite|militaba|militando|he militado|militar|me afilie|me he afiliado|estoy afiliada|estoy afiliado|estuve afiliada|estuve afiliado|afiliada|afiliado|afiliada desde ..2|afiliado desde ..2|inscrita|inscrito|simpatizo|simpatizaba|simpatizante|simpatizando|colaboro|colabore|colaboraba|colaborando|participe|participaba|participando|trabaje|trabajaba|apoyo|apoye|apoyaba|apoyando|hice campaña|hago campaña|haciendo campaña|hacia campaña|hicimos campaña|movi gente|anduve|fui|era|soy|somos|pertenezco|perteneci|me identifico|me presente|me postule|me lance|iba|iba en las listas|fui en las listas|estoy|estuve|entre|me sali|me fui|fundamos|fiscalice|fui apoderada|fui apoderado|coordine|organice|repartiendo volantes|repartiendo propaganda|repartia propaganda|pegando carteles|pegaba carteles|pegue carteles|pegando banderas|fui interventora|fui interventor|fui testigo electoral|fui candidata|fui candidato|candidata|candidato|concejala|concejal|regidora|regidor|diputada|diputado|alcaldesa|alcalde|edil|consejera|consejero|senadora|senador|militante|exmilitante|ex militante|dirigente|coordinadora|coordinador|secretaria|secretario|tesorera|tesorero|presidenta|presidente|delegada|delegado|fiscal|apoderada|apoderado|interventora|interventor|vocal|jefa de campaña|jefe de campaña|joven|juventudes|base|brigadista|activista|asesora|asesor|me echaron por no ser|me despidieron por no ser|por ser|por no ser|por votar|por apoyar|por militar) (activamente|de joven|muchos años|..1 años|desde ..2)? (a concejal|a concejala|a diputado|a diputada|a alcalde|a alcaldesa|a la alcaldia|de mesa|de campaña|de la juventud|de las juventudes|de juventudes)? (en|en el|en la|en los|en las|con|con el|con la|con los|de|del|de la|de los|a|al|a la|a los|por|por el|por la|por los|para|para el|para la) (campaña de|campaña del|campaña de la|las juventudes de|las juventudes del|juventudes del|la juventud del|las listas de|las listas del|la lista del|las filas de|las filas del|gente de|gente del|los de)?',
  ],
  a_culto: [
    '(yo)? (voy|iba|fui|he ido|acudo|asisto|asistia|asisti|participo|participaba|participe|sirvo|servi|servia|sirviendo|predico|predique|predicaba|predicando|canto|cantaba|cante|cantando|toco|tocaba|toque|tocando|ayudo|ayudaba|ayude|ayudando|colaboro|colaboraba|colabore|colaborando|dirijo|dirigia|dirigi|dirigiendo|lidero|lidere|lideraba|coordino|coordinaba|coordine|enseño|enseñaba|enseñando|estudio|me congrego|me congregaba|congregandome|me reuno|me bautice|me bautizaron|me crie|creci|crecí|milito|estoy|estuve|soy lider|soy miembro|soy parte|soy catequista|fui lider|fui miembro|pertenezco|perteneci|doy clases|daba clases|doy|daba|hago|hacia|hice|rezo|rezaba|rezando|oro|oraba|orando|ayuno|ayunaba|ayune|guardo|guardaba|respeto|observo|sigo|celebro|cumplo con|cumplo|vivo|practico|profeso|tengo|pase|uso|llevo|me pongo|visto|cargo|salgo|soy|era|fui|aprendi|me forme|soy de|soy fiel de|fiel a|fiel de|voluntaria en|voluntario en|voluntariado en) (mucho|todos los ..1|cada ..1|los ..1|siempre|religiosamente|de)? (los jovenes|a los jovenes|los niños|a los niños|el coro|jovenes|la alabanza|la musica|la guitarra|el piano|el bajo|la bateria|el grupo de jovenes|el ministerio|un grupo|una celula)? (a|al|a la|en|en la|en el|en una|en un|de|del|de la|por|con|con la|la|el|los|mi|una|un)?',
    '(mi|nuestra|nuestro|mis)',
  ],
};
