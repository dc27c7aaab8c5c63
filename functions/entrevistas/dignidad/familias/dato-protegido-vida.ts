import { DIGITOS, ESTOY, PARIENTES, R, RS, SOY, TENGO } from './dato-protegido-anclas.ts';

export const DISCAPACIDADES =
  'discapacidad*|discapacidad (auditiva|visual|motora|motriz|fisica|intelectual|psicosocial|psiquica|organica|cognitiva|multiple|severa|sensorial)|minusvalia|invalidez|capacidades diferentes|autismo|tea|espectro autista|asperger|tdah|tda|deficit de atencion|hiperactividad|dislexia|discalculia|disgrafia|dispraxia|tourette|tartamudez|tartamudeo|hipoacusia|sordera|ceguera|baja vision|vision reducida|baja audicion|perdida auditiva|perdida de audicion|daltonismo|movilidad reducida|paralisis|paralisis cerebral|paralisis facial|espina bifida|distrofia muscular|sindrome de down|acondroplasia|enanismo|talla baja|hemiplejia|hemiparesia|paraplejia|poliomielitis|polio|retinosis|retinitis pigmentaria|albinismo|implante coclear|perro guia|pierna ortopedica|amputacion|protesis en ..3|ojo de vidrio|neurodivergencia|altas capacidades|inteligencia limite|retraso madurativo|retraso mental|retraso intelectual|retraso cognitivo|deficiencia intelectual|afasia|mutismo selectivo|sordoceguera|lesion medular|silla de ruedas';
export const DISCAPACITADO =
  'sord*|sord* de nacimiento|sord* de un oido|sord* del oido ..1|hipoacusic*|sordomud*|sordocieg*|cieg*|cieg* de ..2|invidente|deficiente visual|tetraplejic*|paraplejic*|hemiplejic*|autista|asperger|dislexic*|tdah|tda|neurodivergente|neurodiverg*|discapacitad*|minusvalid*|pcd|con discapacidad ..1|con movilidad reducida|con baja vision|con autismo|con asperger|con tdah|con dislexia|con sindrome de down|sorda que signa|daltonic*|tartamud*|usuari* de silla de ruedas|usuari* de silla|usuari* de baston|usuari* de lengua de señas|de talla baja|manco|manca|cojo|coja|tuert*|mud*|lisiad*|pensionad* por invalidez|incapacitad* permanente|pensionista por incapacidad|del espectro|del espectro autista|amputad*|oralista|sord* oralista|sord* signante|albin*|aspi';

export const DISCAPACIDAD: readonly string[] = [
  `${TENGO} ${R} (${DISCAPACIDADES})`,
  `(la|una)? (${DISCAPACIDADES}) que tengo`,
  `(tengo|me dieron|me reconocieron|me han reconocido|me dan|me otorgaron|me valoraron con|me concedieron|cuento con|saque|poseo) (un|una|el|la|mi)? (reconocid* un|grado del)? (${DIGITOS(20, 100)}|treinta y tres|sesenta y cinco|cuarenta|cincuenta|setenta)? (por ciento)? (de)? (grado de)? (discapacidad|minusvalia|invalidez|incapacidad permanente|incapacidad permanente total|incapacidad permanente parcial|incapacidad permanente absoluta) (reconocida)?`,
  `(tengo|saque|cuento con|me dieron|poseo|estoy tramitando|tramito|presente) (un|una|el|la|mi)? (certificado|carnet|carne|credencial|tarjeta|registro|pension) (de|unico de|nacional de|del|por) (discapacidad|minusvalia|invalidez|conadis|cud|rnd|compin|incapacidad|incapacidad permanente)`,
  `(tengo|mi) (cud|carnet del conadis|carnet conadis|credencial de discapacidad|certificado de discapacidad|discapacidad|dislexia|sordera|ceguera|tartamudez|autismo|tdah|asperger|implante coclear|silla de ruedas|audifono para sordos|perro guia|audifono|interprete de lengua de señas|interprete de lsm|interprete de lse)`,
  `${SOY} ${RS} (${DISCAPACITADO})`,
  `${ESTOY} ${R} (en silla de ruedas|en el espectro|en el espectro autista|dentro del espectro|cieg* de ..2|sord* de ..2|invalid*|postrad* en ..2|en una silla de ruedas|con muletas de por vida)`,
  '(me quede|quede|estoy quedandome|me estoy quedando) (sin ver|cieg*|sord*|sin vista|sin oido|tetraplejic*|paraplejic*|coj*|manc*|tuert*|invalid*|en silla de ruedas|sin una pierna|sin un brazo|sin un ojo|sin audicion|sin movilidad en ..2)',
  '(uso|utilizo|llevo|necesito|me muevo en|me muevo con|ando en|ando con|camino con|voy en|me desplazo en|me desplazo con|trabajo en|dependo de) (un|una|mi|dos)? (silla de ruedas|silla electrica|silla (por|desde|porque) ..1|audifono en ..2|audifonos para (oir|escuchar|sordos)|audifonos en (los dos|ambos|los) oidos|audifonos desde ..2|audifonos por la ..1|audifonos por mi ..2|aparato auditivo|aparatos auditivos|aparato para oir|implante coclear|baston blanco|baston para ..1|baston por ..2|baston de apoyo|muletas|protesis|protesis en ..2|protesis de ..2|andador|perro guia|lector de pantalla|linea braille|braille|lupa electronica|pierna ortopedica|ferula permanente)',
  '(me muevo|me desplazo|ando) en (mi)? silla',
  '(camino|ando|me muevo|voy) con (un|mi|las|dos)? (baston|muletas|andador|protesis)',
  'veo (solo|solamente|unicamente|apenas) (de|por|con|del) (un|el)? (ojo|lado) ..1',
  'solo (veo|oigo|escucho) (de|por|con|del) (un|el)? (ojo|oido) ..1',
  `(me) ..3 por (ser|tener) ${R} (${DISCAPACITADO}|${DISCAPACIDADES})`,
  '(leo|leia) (los|tus|sus) labios',
  '(leo|tengo que leer) los labios',
  'me comunico (en|con|por) (lengua de (señas|signos) ..1|lengua de señas|lengua de signos|señas|lsm|lse|lsa|lsch|lesco)',
  'mi (lengua|idioma) (materna|primera|natural)? (es)? la (lengua)? de (señas|signos)',
  '(no) (oigo|escucho) (bien|nada|de un oido|del oido ..1|por un oido|casi nada|de un lado|del lado ..1|por un lado)',
  '(oigo|escucho|veo) (poco|muy poco|mal|muy mal|solo) (de|por|con) (un|el|los) (oido|oidos|ojo|ojos) ..1',
  '(veo|tengo) (solo|solamente|apenas)? (un|el|con un) (10|20|15|5|30|diez|veinte) por ciento de (vision|audicion|la vista)',
  '(no) veo (de un ojo|del ojo ..1|por un ojo|de lejos por ..2|nada desde ..2)',
  'me (falta|faltan) (un|una|dos|tres|el|la|los|medio) (pierna|pie|brazo|mano|dedo|dedos|ojo|oreja|antebrazo|oido) ..1',
  'perdi (un|una|la|el|dos|tres|parte de|parte del|casi toda)? (la|el)? (vista|vision|ojo|pierna|pie|brazo|mano|oido|audicion|dedos|dedo|movilidad de ..2|movilidad en ..3|movilidad|habla) (en un accidente ..3|por ..2|de ..2)?',
  'naci (sin (un|una|el|la|las|los) ..2|sord*|cieg*|con ..2 discapacidad|con paralisis cerebral|con una malformacion ..2|con labio leporino|con una pierna ..3)',
  '(mi) (discapacidad|condicion neurodivergente|neurodivergencia|dislexia|sordera|silla de ruedas|protesis|tartamudez)',
  '(tartamudeo) (desde ..2|un poco|cuando ..2|al hablar)?',
  '(cobro|recibo|tengo|me dieron) (una|la|mi)? pension (por|de) (invalidez|discapacidad|incapacidad)',
  '(tengo|saque|presento|presente) (el|mi)? (certificado)? cud',
];

const HIJOS =
  'hijo|hija|hijos|hijas|niño|niña|niños|niñas|nene|nena|nenes|nenas|bebe|bebes|guagua|guaguas|wawa|wawas|chiquito|chiquita|chiquitos|chiquillos|chamo|chamos|crio|crios|cria|peque|peques|gemelos|gemelas|mellizos|mellizas|trillizos|adolescentes|patojo|patojos|patoja|cipote|cipotes|cipota|guaguita|pequeños|pequeñas|muchachitos|pelado|pelaos|pelados|escuincles|mocosos|pibes|gurises|gurí|botija|nietos|nieto|nieta|retoños|churumbeles|carajitos|carajita|carajito|güilas|guilas|hijo chico|hijos chicos|hijo pequeño|hija pequeña|hijos pequeños|hijas pequeñas|bebe recien nacido|recien nacido|niños chicos|hijastro|hijastra|hijastros';
const NUMERO = 'un|una|dos|tres|cuatro|cinco|seis|siete|2|3|4|5|6|1|mi|mis|unos|unas|varios|muchos|ningun';
export const MIS_MAYORES =
  'madre|padre|mama|papa|mami|papi|vieja|viejo|abuela|abuelo|abuelita|abuelito|suegra|suegro|hermano|hermana|hermanos|hermanitos|hermanito|hermanita|tia|tio|padres|papas|viejos|viejitos|viejita|esposo|esposa|marido|mujer|pareja|hijo|hija|hijos|hijas|nieto|nieta|nietos|jefecita|sobrino|sobrina|sobrinos';

export const FAMILIA: readonly string[] = [
  '(los|las|a los|a las|al|mis) (chicos|niños|niñas|nenes|nenas|hijos|hijas|peques|chamos|nene|nena) (los|las|lo|la) (tengo|crio|cuido|mantengo|llevo|veo) (yo|sola|solo)? ..2',
  '(por|con|tengo|comparto|en) (la)? (tenencia|custodia|guarda) compartida',
  '(voy a|vamos a|quiero|seré|sere|seremos|recien) (ser|soy)? (papa|mama|padre|madre|papas|padres|abuelo|abuela) (en ..1|por ..2|pronto|este ..1)?',
  `(estoy|ando|sigo|estuve|pase ..2|por estar) (criando|manteniendo|educando) (sola|solo)? (a)? (mis|mi) ..1 (${HIJOS})?`,
  '(me|nos) (acabo|acabamos|termino|vengo) de (separar|divorciar|casar|juntar)',
  '(estuve|estoy|sali|vengo|volvi|pase ..2) (de|en|con) (la|una|un|mi)? (excedencia|permiso|licencia|reduccion|reduccion de jornada) (por|para|de) (maternidad|paternidad|lactancia|cuidado*|cuidar|hijo|hijos|mis hijos|guarda|nacimiento) ..3',
  `(yo)? (tengo|tuve|con|queda|quedan|esta|estan) (a)? (mi|su)? cargo (a|de)? (mi|mis|un|una|dos|tres) (${MIS_MAYORES}|${HIJOS}|familiar*|persona* dependiente*) (con ..1)?`,
  '(estoy|estamos|ando|sigo|andamos|empece|empezamos) (con|en) (la|el|un|una)? (fecundacion in vitro|in vitro|fiv|tratamiento de fertilidad|inseminacion|proceso de adopcion|tramites de adopcion)',
  'soy (el|la|quien|unica|unico)? (sosten|sostiene|proveedor*|cabeza|unico ingreso|unica entrada) (de|a|en)? (mi|la|una)? (familia|casa|hogar) (monoparental)?',
  '(me) ..4 por (ser|estar|quedar|quedarme|haberme quedado|tener) ..1 (embarazad*|preñad*|madre|mama|hijos|casada|soltera|divorciada|viuda|lactando|guaguas|bebe|un bebe|niños|familia)',
  '(mi|nuestro|nuestra) (bebe|guagua|wawa|hijo|hija|nene|nena) (nació|nace|viene|llega|tiene|cumple|cumplió|va a nacer) ..4',
  '(cuando|desde que|antes de que|despues de que) (nació|nacieron|tuve|naciera|tuvimos) (a)? (mi|mis|nuestro) ..1',
  '(tengo|tenemos) (bebe|guagua|familia) (en camino|pequeña|chica|que mantener|que alimentar|recien nacid*)',
  '(no tengo|no cuento con) (quien|nadie que) (me)? (cuide|cuidar) (a)? (mis|mi|los) ..1',
  `${ESTOY} ${R} (embarazad*|preñad*|encinta|en cinta|de ..2 (meses|semanas) de (embarazo|gestacion)|de ..2 (meses|semanas) embarazad*|gestando|en la dulce espera|en dulce espera|en estado de (gestacion|gravidez|buena esperanza)|en estado de ..2 (meses|semanas)|de encargo|esperando (un|una|mi|a mi|nuestro)? (primer|primera|segundo|segunda|tercer|otro|otra)? (bebe|hijo|hija|guagua|gemelos|mellizos|familia)|a punto de parir|a punto de dar a luz|de parto|en reposo por el embarazo|por dar a luz|buscando (un)? (embarazo|bebe|hijo|quedar embarazada)|lactando|amamantando|dando (el)? pecho|dando de mamar|dando teta|en periodo de lactancia|en lactancia|de maternidad|de paternidad|de baja maternal|de baja por maternidad|de baja por paternidad|de licencia por maternidad|de licencia de maternidad|con licencia de maternidad|con licencia por maternidad|en licencia de maternidad|de postnatal|con postnatal|con el postnatal|con prenatal|con el prenatal|de permiso de maternidad|de permiso por nacimiento|en tratamiento de fertilidad|en tratamiento para tener hijos|en tratamiento de reproduccion ..1|con tratamiento de fertilidad|menopausic*)`,
  '(yo)? (espero|esperamos|espere) (un|una|mi|a mi|nuestro|el|gemelos|mellizos) (primer|primera|segundo|segunda|tercer|tercero|otro|otra)? (bebe|hijo|hija|guagua|gemelos|mellizos)',
  'espero (gemelos|mellizos|trillizos)',
  `(yo)? (llevo|tengo|voy por|entre en|entro en|ando por|cumplo|estoy de|estoy en) (el|la|unas|mis|casi)? (${DIGITOS(3, 41)}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|primer|segundo|tercer|sexto|septimo|octavo|noveno) (semanas|meses|semana|mes|trimestre) (de)? (embarazo|gestacion|embarazad*)`,
  '(me quede|quede|volvi a quedar|acabo de quedar|sali|he quedado|me he quedado|me deje) (embarazad*|preñad*|en estado|en cinta|encinta)',
  '(me entere|supe|descubri|confirme|anuncie|avise|comunique|dije|conte|les dije|les conte|le dije a ..2) (de)? (que)? (estoy|estaba|mi) (embarazad*|embarazo|preñad*|encinta)',
  '(mi) (embarazo|embarazos|parto|cesarea|maternidad|paternidad|lactancia|postnatal|prenatal|posnatal|licencia de maternidad|licencia por maternidad|baja maternal|baja por maternidad|permiso de maternidad|permiso de lactancia|permiso por nacimiento|fuero maternal|aborto|perdida gestacional|infertilidad|menopausia|divorcio|separacion|boda|viudez|estado civil|matrimonio|luna de miel|soltería|reduccion de jornada por ..2|excedencia por ..2)',
  '(tuve|sufri|he tenido|pase por|me hice|me practique|me practicaron|tengo) (un|una|dos|tres|mi|el|varios)? (embarazo|embarazos|embarazo de riesgo|embarazo de alto riesgo|embarazo complicado|embarazo ectopico|aborto|abortos|aborto espontaneo|aborto involuntario|perdida gestacional|perdida del embarazo|parto prematuro|parto complicado|cesarea|amenaza de aborto|preeclampsia|depresion posparto|depresion postparto|fecundacion in vitro|in vitro|fiv|inseminacion|ligadura de trompas|vasectomia|histerectomia)',
  'perdi (un|a un|a mi|mi|el|al|dos) (bebe|embarazo|embarazos|hijo|hija)',
  '(aborte) (espontaneamente|en ..2|hace ..2|a los ..2|a las ..2|de ..2)?',
  '(di a luz|pari|me alivie|me compuse de mi ..1|voy a dar a luz|voy a parir|salgo de cuentas|doy a luz|recien pari|acabo de parir|acabo de dar a luz) (a mi ..2|en ..2|hace ..3|el mes ..2)?',
  '(tengo fecha|fecha probable) de parto (para|en) ..2',
  `(tuve|he tenido|voy a tener|vamos a tener|acabo de tener|tuvimos|recien tuve) (a)? (${NUMERO})? (mi|mis)? (primer|primera|segundo|segunda|tercer|tercera)? (hijo|hija|hijos|hijas|bebe|guagua|wawa|gemelos|gemelas|mellizos|mellizas|trillizos|nieto|nieta|parto)`,
  `como (madre|padre|mama|papa) (solter*|viud*|separad*|divorciad*|de familia|de ..1 (hijos|hijas|niños|niñas|gemelos)|sola|solo|primeriz*|trabajador*)`,
  'como (viud*|divorciad*|solter* (sin|con) ..1|cuidador* de mi ..1|ama de casa)',
  `(yo)? (no)? (tengo|tenemos|crio|crie|mantengo|mantuve|cargo con|educo|he criado|saque adelante a|saco adelante a|vivo con|vivo sola con|vivo solo con) (a)? (${NUMERO})? (mis|mi)? (${HIJOS}) (pequeñ*|chic*|menor*|chiquit*|mayor*|adoptad*|adolescente*|sola|solo|a mi cargo|a cargo|en edad escolar|en el colegio|en la guarderia)? (de ..5 (años|meses|año|añitos|semanas))?`,
  `(no) (tengo|tuve|pude tener|puedo tener|quiero tener|quise tener|pienso tener) (mas)? (hijos|hij*|familia|pareja|niños|guaguas|cargas familiares)`,
  '(quiero|queremos|quisiera|planeo|planeamos|pienso|intento|intentamos|estamos intentando|estoy intentando|busco|buscamos|estoy buscando|estamos buscando) (ser (madre|mama|padre|papa)|tener (un|otro|mas)? (hijo|hijos|bebe|hija|familia)|quedar embarazada|quedarme embarazada|embarazarme|formar (una)? familia|adoptar)',
  '(no puedo|no podemos) (tener hijos|quedar embarazada|concebir)',
  '(soy|estoy) (esteril|infertil|menopausica)',
  `(nació|nacieron|va a nacer|nace|acaba de nacer|me nació|cuando nació) (mi|mis|nuestro|nuestra) (primer|primera|segundo|segunda|tercer|tercera|otro)? (${HIJOS})`,
  `${SOY} ${RS} (madre|padre|mama|papa|mami|papi) (solter*|solter* (de|con) ..2 (hijos|hijas|niños|niñas|hijo|hija)|solter* de (un|una|dos|tres|cuatro|cinco|2|3|4|5)|sola|solo|de familia|de ..3 (hijos|hijas|niños|niñas|nenes|criaturas|chamos|guaguas|gemelos|mellizos|hijo|hija|adolescentes)|primeriz*|lactante|adoptiv*|divorciad*|viud*|separad*|joven|reciente|luchona|jefa de hogar|de un bebe|de una niña|de un niño|de un nene|de una nena|de dos|de tres|de cuatro|de cinco|de gemelos|de mellizos|monoparental|trabajador*)?`,
  `${SOY} ${RS} (jefa de hogar|jefa de familia|cabeza de familia|cabeza de hogar|viud*|divorciad*|casad*|solter*|separad*|abuel*|solteron*|amo de casa|ama de casa|huerfan*|adoptad*|hij* unic*|familia numerosa|familia monoparental|cuidador* de mi ..2|cuidador* principal ..2|cuidador* familiar|madre|mama|papa|huérfan* de ..1)`,
  `${ESTOY} ${R} (casad*|divorciad*|viud*|separad*|solter*|juntad*|arrejuntad*|ajuntad*|arrimad* con ..2|en pareja|de novi*|comprometid* para casarme|comprometid* con mi ..1|recien casad*|recien separad*|recien divorciad*|recien parid*|en tramites de (divorcio|separacion)|en proceso de (divorcio|separacion|adopcion)|divorciandome|separandome|en union libre|unid* de hecho|al cuidado de (mi|mis) ..2|cuidando (a|de) (mi|mis) (${MIS_MAYORES})|a cargo de (mi|mis) (${MIS_MAYORES}|hijos))`,
  '(me case|me he casado|me caso|me voy a casar|nos casamos|nos vamos a casar|me divorcie|me he divorciado|me estoy divorciando|me separe de (mi|su)|me separe|me estoy separando|enviude|me quede viud*|quede viud*|me junte con mi ..1|me arrejunte|me dejó mi (marido|mujer|esposo|esposa|pareja)|se murió mi (marido|mujer|esposo|esposa)) (en ..2|hace ..3|con ..2|el año ..1|de mi ..1)?',
  '(vivo|convivo|estoy|vivia) (con|junto a) (mi|mis|un|una) (pareja|novio|novia|marido|mujer|esposo|esposa|conviviente|concubino|concubina|padres|papas|mama|papa|viejos|suegros|suegra|hijos|hijas|hijo|hija|abuela|abuelos|abuelo|familia|compañero sentimental)',
  'mi (esposa|mujer|pareja|novia) (está embarazada|está por dar a luz|acaba de dar a luz|acaba de parir|dió a luz|espera un bebe|espera ..2|salió embarazada|va a dar a luz|está encinta|está de ..2 meses)',
  '(dejo|recojo|llevo|busco) a los (niños|nenes|peques|chicos|crios) (en|a|de|del|al) (la|el)? (guarderia|guarde|cole|colegio|escuela|jardin)',
  '(mi) (marido|esposo|esposa|mujer|ex marido|exmarido|ex esposo|ex esposa|exesposa|exesposo|ex mujer|exmujer|ex|ex pareja|expareja|concubino|concubina|conviviente|difunto marido|suegra|suegro|novio|novia)',
  `(yo)? (cuido|cuide|cuidaba|he cuidado|atiendo|atendi|atendia|me hago cargo|me hice cargo|me encargo|me encargue|me ocupo|me ocupe|tengo que cuidar|tuve que cuidar|debo cuidar|me toca cuidar|me tocó cuidar|estoy al cuidado|asisto|velo|acompaño|para cuidar|por cuidar|a cuidar|estuve cuidando|estoy cuidando) (sola|solo|siempre)? (a|de|por)? (mi|mis) (${MIS_MAYORES})`,
  `(tengo|tuve|tenia) (a)? (mi|mis) (${MIS_MAYORES}|${HIJOS}) (a (mi)? cargo|a mi cuidado|enferm*|mal|internad*|hospitalizad*|ingresad*|con ..4 (${HIJOS}|alzheimer|cancer|demencia|parkinson|autismo|discapacidad|tea|tdah|dependencia|sindrome)|dependiente*|postrad*|encamad*|en silla de ruedas|discapacitad*|muy mayor|grave|delicad*|en cama|en dialisis|en quimio|chic*|pequeñ*)`,
  '(tengo|tengo a) (personas|familiares|un familiar|una familiar|una persona|mayores|padres|una madre|un padre) (a mi cargo|dependiente*|a cargo|mayores a mi cargo|enferm*|con alzheimer|con demencia)',
  `(mi|mis|nuestro|nuestra) (${PARIENTES}) (de ..2 (años|meses)|mayor|menor|pequeñ*|chic*)? ..2 (tiene|tienen|tenía|padece|sufre|sufría|está en|está con|nació con|es|tuvo|le diagnosticaron|le detectaron|fue diagnosticado con|fue diagnosticada con) ${R} (${DISCAPACIDADES}|autista|asperger|diabetic*|alzheimer|parkinson|demencia|cancer|epilepsia|leucemia|depresion|esquizofrenia|esclerosis multiple|dependiente|discapacitad*|paralisis cerebral|sord*|cieg*|dialisis|un ictus|ictus|un derrame)`,
  `(a mi|mi) (${PARIENTES}) (le|me lo|se lo) (diagnosticaron|detectaron|encontraron|descubrieron|operaron|amputaron|internaron|dió|dio) ..3 (de|del)? ..1`,
  `(recojo|recoger|busco|buscar|llevo|llevar|dejo|dejar|acuesto|acostar|duermo|dormir|baño|bañar|amamanto|amamantar|cuido|cuidar|atiendo|atender|ayudo|criar|crio|mantener|mantengo|retirar|visto|peino|alimento|alimentar) (a|de|por)? (mi|mis|los|al|a los|a la) (hij*|nene|nena|nenes|bebe|guagua|wawa|peques|crios|gemelos|mellizos|chamo|chamos|hijos)  (del cole|del colegio|de la escuela|al cole|al colegio|a la escuela|del jardin|al jardin|de la guarderia|a la guarderia|de la guarde|a la guarde|de la sala cuna|de ..2 (años|meses))?`,
  '(por|para|con|sin|de|a) (mi|mis) (hijos|hijas|hijo|hija|nene|nena|bebe|guagua|wawa|peques|crios|gemelos|mellizos|chamos|patojos|cipotes|nietos) (de ..5 (años|meses))?',
  `(mi|mis) (${HIJOS}) (mayor*|menor*|pequeñ*|chic*)? (de ..3 (años|meses|añitos)|tiene ..2 (años|meses|añitos)|tienen ..4 (años|meses|añitos)|cumple ..2 años|acaba de nacer|recien nacid*|es menor de edad|va al ..2|está en ..3|se enfermó|se enferma|está enfermo|está enferma|estaba enfermo|estaba enferma|se me enferma*|es pequeñ*|son pequeñ*|es chic*|son chic*)?`,
  '(pago|recibo|no me pagan|no me pasa|me pasa|le paso|debo|cobro) (la|una|mi)? (pension alimenticia|pension de alimentos|manutencion|pension compensatoria|cuota alimentaria|pension de viudedad|pension de viudez|pension de orfandad|los alimentos de ..2)',
  '(tengo|comparto|perdi|gane|peleo) (la)? (custodia|tenencia|guarda|patria potestad) (compartida|de (mi|mis) ..1|exclusiva)?',
  '(pedi|cogi|tome|saque|solicite|tengo|tuve|disfrute|he pedido|me dieron|estuve con|volvi de|regrese de|al volver de|estoy de|tras|despues de|vengo de) (la|una|el|un|mi)? (excedencia|licencia|permiso|reduccion de jornada|baja|descanso) (por|de|para) (maternidad|paternidad|lactancia|cuidado de ..2|cuidado familiar|cuidar ..3|guarda legal|hijo|hijos|nacimiento|embarazo|matrimonio|riesgo en el embarazo|mis hijos|mi hijo|mi hija|parto)',
  '(pedi|cogi|tome|saque|solicite|tuve|disfrute|estuve con|volvi de|regrese de|vuelvo de|volviendo de|regresando de|despues de|tras) (la|el|mi|una|un) (maternidad|paternidad|lactancia|postnatal|prenatal|posnatal|baja maternal|baja paternal|licencia maternal|licencia maternal|guarda legal)',
  '(doy|daba) (el)? (pecho|teta|de mamar|de lactar) (a ..2)?',
];
export const FAMILIA_IMPERFECTO: readonly string[] = [
  `(yo)? (estaba|andaba|seguia) ${R} (embarazad*|preñad*|encinta|en cinta|gestando|esperando a mi ..1|de encargo|lactando|amamantando|de baja maternal|de maternidad|de paternidad|con postnatal|casad*|divorciad*|separad*|recien casad*|recien parid*|recien separad*)`,
  `(yo)? (tenia) (a)? (${NUMERO}) (${HIJOS}) (pequeñ*|chic*|recien nacid*|de ..3 (años|meses))?`,
  `(yo)? (era) (madre solter*|mama solter*|padre solter*|papa solter*)`,
];

const MENOR_EN_LETRAS = 'catorce|quince|dieciseis|diez y seis|diecisiete|diez y siete';
const CURSO =
  'la eso|eso|cuarto de la eso|tercero de la eso|4 de la eso|3 de la eso|4 de eso|3 de eso|cuarto de eso|tercero de eso|bachillerato|primero de bachillerato|segundo de bachillerato|1 de bachillerato|2 de bachillerato|bachiller|la secu|prepa|la prepa|la media|primero medio|segundo medio|tercero medio|cuarto medio|primer año de secundaria|tercero de secundaria|cuarto de secundaria|quinto de secundaria|quinto año|cuarto año|sexto año|5to año|4to año|6to año|quinto de secundaria|noveno|decimo|once|undecimo|grado once|grado decimo|el grado 11|grado 11|decimo grado|onceavo|octavo grado|noveno grado|diversificado|quinto bachillerato|cbtis|cecyt|conalep|cch|vocacional|el bachillerato|el politecnico|cuarto diversificado|quinto perito';
export const MENOR: readonly string[] = [
  `(yo)? (solo|apenas|recien|todavia)? (tengo|cumpli|acabo de cumplir|recien cumpli|voy a cumplir|cumplo|ando en los|estoy en los|tengo apenas|tengo solo|tengo recien) (los|mis|solo|apenas|recien|casi)? (14|15|16|17|${MENOR_EN_LETRAS}) (añitos|años|anos|añ|anios|aniitos)?`,
  '(yo)? (soy|sigo siendo|todavia soy|aun soy) (un|una)? menor (de edad|de 18|de dieciocho|todavia|aun)?',
  '(yo)? (no|aun no|todavia no) (soy mayor de edad|tengo (los)? (18|dieciocho)|he cumplido (los)? (18|dieciocho)|cumplo (los)? (18|dieciocho)|cumpli (los)? (18|dieciocho)|llego a los (18|dieciocho)|alcanzo la mayoria de edad|tengo la mayoria de edad|tengo mayoria de edad)',
  '(cumplo|cumplire|voy a cumplir|hago) (los)? (18|dieciocho) (el|en|la|dentro|pronto|este|proximo|recien|hasta) ..3',
  '(me) (falta|faltan|queda|quedan) ..3 para (la mayoria de edad|ser mayor|cumplir la mayoria)',
  '(me) (falta|faltan) ..3 para (los|cumplir los|cumplir|tener|ser) (18|dieciocho|mayor de edad|la mayoria de edad)',
  `(yo)? (estoy|voy|sigo|curso|estudio|estoy cursando|estoy terminando|termino|todavia estoy|voy a empezar|paso a|entro a) (en|a|el|la)? (mi|ultimo|primer|segundo|tercer|primero|segundo|tercero|cuarto|quinto|sexto|1|2|3|4|5|6|1ro|2do|3ro|4to|5to|6to|2o|3o|4o|1ero|3ero)? (º|ª|ro|do|er|to|año|curso)? (de|del|año de|curso de)? (${CURSO})`,
  '(yo)? (todavia voy|aun voy|sigo yendo|sigo estudiando|todavia estudio|estudio|curso|estoy estudiando|estoy cursando|estoy terminando|estoy acabando|todavia no termino|no he terminado|aun no termino) (a|al|en|el|la)? (el|la)? (1|2|3|4|5|6|primer|segundo|tercer|cuarto|quinto|sexto|primero|tercero|ultimo)? (º|año|curso|grado)? (de|del)? (la)? (secundaria|secu|prepa|preparatoria|liceo|cole|colegio|escuela|escuela secundaria|enseñanza media|instituto|insti|bachillerato|bachiller|eso)',
  '(voy) (a|al) (el|la)? (insti|instituto|liceo|cole|colegio|secundaria|prepa|preparatoria) (todavia|aun|por la mañana|en la mañana|de mañana|en las mañanas|por las mañanas)',
  `mi (mama|papa|madre|padre|tutor|tutora|apoderado|apoderada) (me)? (tiene que|tendria que|debe|puede) (firmar*|autorizar*|dar permiso|darme permiso)`,
  '(mis papas|mis padres|mis viejos) (me)? (tienen que|tendrian que|deben|pueden|ya me) (firmar*|firmaron|autorizar*|autorizaron|dar permiso|darme permiso|dieron permiso)',
  '(necesito|tengo|traigo|me falta|llevo) (el|un)? (permiso|autorizacion|firma) (firmad*)? de (mis|mi) (padres|papas|mama|papa|madre|padre|apoderado|tutor)',
  'soy (alumn*|estudiante) de (secundaria|liceo|la eso|eso|bachillerato|prepa|preparatoria|colegio|cuarto medio|tercero medio)',
];

const EDADES = `${DIGITOS(18, 85)}|dieciocho|diecinueve|veinte|veintiun|veintiuno|veintidos|veintitres|veinticuatro|veinticinco|veintiseis|veintisiete|veintiocho|veintinueve|treinta|treinta y ..1|cuarenta|cuarenta y ..1|cincuenta|cincuenta y ..1|sesenta|sesenta y ..1|setenta|setenta y ..1`;
export const EDAD: readonly string[] = [
  `(soy) (ya|una persona|un señor|una señora|una mujer|un hombre|algo|un poco)? mayor`,
  `(yo)? (tengo|cumpli|cumplo|acabo de cumplir|recien cumpli|voy a cumplir|voy para los|ando por los|ando en los|rondo los|paso de los|pase de los|pase los|ya pase los|estoy en los|estoy por cumplir|estoy por los|llegue a los|soy de|he cumplido|voy por los|llego a los|entre en los|tengo ya|tengo mas de|me acerco a los|supero los|supere los) (ya|los|mis|casi|apenas|solo|unos|recien|mas de|como)? (${EDADES}) (y tantos|y pico|y algo|y muchos|tacos|tacos ya|palos|añitos|primaveras|abriles|pirulos|años|anos|anios|pepas) (de edad|cumplidos)?`,
  `(tengo|cumpli|cumplo|acabo de cumplir|recien cumpli|voy a cumplir|estoy a punto de cumplir|hice|hago|ando por los|ando en los|paso de los|pase de los|pase los|ya pase los|estoy por cumplir|rondo los|estoy en los|voy para los|estoy en mis|voy por los) (ya|los|casi|mis)? (${EDADES})`,
  `(a|con) (mis|mas de) (${EDADES}) (años|tacos|palos|añitos|pirulos|abriles|primaveras)? (de edad)? (y pico|y tantos)?`,
  `con (los|casi)? (${DIGITOS(38, 80)}|cuarenta|cuarenta y ..1|cincuenta|cincuenta y ..1|sesenta|sesenta y ..1|setenta) (años|tacos|palos|pirulos) (ya|cumplidos|encima|a cuestas|de edad)?`,
  `(soy) (de|del) (año)? (${DIGITOS(1945, 2012)}|${DIGITOS(40, 99)})`,
  `(yo)? (naci) (en|el|alla por el|en el año|en el) ..3 (${DIGITOS(1940, 2012)}|${DIGITOS(40, 99)})`,
  `(mi edad|a mi edad|por mi edad|con mi edad|por la edad que tengo|con la edad que tengo|a la edad que tengo|a estas edades|por edad ya|a estas alturas de la vida)`,
  `(yo)? (soy|ya soy|siento que soy|me dicen que soy|por ser|dicen que soy) (ya|muy|un poco|algo|demasiado|la mas|el mas|una persona|un hombre|una mujer|todavia|aun|bastante)? (mayor que|mayor para|viej* para|viej*|veteran* de ..1|de la tercera edad|adult* mayor|cincuenton*|cuarenton*|sesenton*|treintañer*|veinteañer*|jubilad*|pensionad*|retirad*|jubilado|senior de ..2 años|joven|jovencit*|peladit*|cuarentañer*|cincuentañer*|chavorruc*|millennial|centennial|boomer|de la vieja escuela por edad|de la tercera)`,
  '(tengo|ando con) la edad de ..2',
  '(cerca|a punto|a las puertas|al borde|a ..2 (años|meses)) de (pensionarme|jubilarme|retirarme|mi jubilacion|la jubilacion|mi retiro|la pension)',
  'soy de la generacion (del|de los) ..1',
  '(me) (jubilo|voy a jubilar|jubilare|retiro|pensiono) (en|dentro|el|este|ya|pronto) ..3',
  '(me jubile|me prejubile|me prejubilaron|estoy jubilad*|estoy prejubilad*|estoy pensionad*|estoy por jubilarme|estoy a ..3 de jubilarme|estoy cerca de jubilarme|estoy cerca de la jubilacion|me faltan ..3 para (jubilarme|la jubilacion|pensionarme|retirarme)|me queda* ..3 para (jubilarme|la jubilacion|pensionarme|retirarme)|soy jubilad*)',
  '(ya)? no soy (un|una|ningun|ninguna|tan)? (chaval*|niñ*|pib*|chic*|jovencit*|chamac*|pelad*|cabr* chic*|lol*|joven|muchach*|nen*|carajit*|patoj*|chaval|criatura)',
  '(ya)? (estoy|me siento) (muy|ya|un poco|medio)? (viej*|mayor|grande de edad|entrad* en años|veteran* ya)',
];

const VIVIENDA =
  'en la calle|una toma|en una toma|en un campamento|en un rancho|en una chabola|en una villa|en una villa miseria|en la villa ..1|en un asentamiento|en una invasion|en un albergue|en un refugio|en un centro de acogida|en una casa okupa|de okupa|en una pieza|en una habitacion|en un cuarto|en un cuarto alquilado|en una pension|en mi (coche|carro|auto)|en el (coche|carro|auto)|en un coche|de alquiler|de arriendo|de allegad*|de arrimad*|de prestado|en casa de (mi|un|una) ..1|hacinad*|en infravivienda|en una vecindad|en un conventillo|en un barrio humilde|en un barrio marginal|en una favela|en una cuarteria|en vivienda social|en una vivienda de proteccion|en situacion de calle';
const AYUDAS =
  'paro|subsidio*|subsidio de ..2|subsidio por desempleo|ingreso minimo|ingreso minimo vital|imv|renta minima|rmi|rgi|renta garantizada|renta activa|renta de ..2|prestacion|prestacion por ..1|ayuda familiar|ayuda social|ayudas sociales|ayuda del estado|ayudas del gobierno|plan social|plan trabajar|potenciar trabajo|asignacion universal|auh|asignacion familiar|asignaciones familiares|tarjeta alimentar|bono de desarrollo humano|bono juana azurduy|bono dignidad|bono familiar|bonos del estado|bono sol*|subsidio unico familiar|suf|familias en accion|programa prospera|programa oportunidades|beca benito juarez|pension 65|sisben|registro social de hogares|chile solidario|tarjeta uruguay social|tarjeta solidaridad|bolsa solidaria|clap|caja clap|pension no contributiva|banco de alimentos|comida del banco de alimentos|despensas|food stamps|cupones de alimentos|medicaid|fonasa a|beca por bajos recursos|beca de comedor|beca socioeconomica';
export const ECONOMICA: readonly string[] = [
  `(yo)? (vivo|vivi|vivimos|viviamos|vivia yo|yo vivia|duermo|dormi|estoy viviendo|estuve viviendo|estamos viviendo|me crie|creci|naci|nos criamos|he vivido|termine viviendo|acabe viviendo|me quede|quede) (ahora|actualmente)? (${VIVIENDA})`,
  '(vivo|vivimos) (al dia|con lo justo|de lo que ..3 dan|de la ayuda ..1|de ayudas|de subsidios|de la caridad|con muy poco|en la pobreza|en pobreza ..1|con lo puesto|de prestado|de un subsidio)',
  `(yo)? (cobro|recibo|cobre|recibi|percibo|percibi|tengo|tuve|solicite|pedi|vivo de|vivo con|estoy cobrando|me dan|me dieron|me dan el|me quitaron|soy beneficiari* de|dependo de|estuve cobrando|voy a|como de) (el|la|un|una|los|las|mi|al|del)? (${AYUDAS})`,
  `(yo)? (tengo|tenia|arrastro|acumulo|acumule|me quedaron|me dejó|me dejaron|estoy pagando|pago|sigo pagando|debo|estoy con|estoy hasta ..2 de) (muchas|unas|varias|una|un|mis|las|hartas|bastantes|mucha|mucho|la|el)? (deudas|deuda|deuda con (el|la|los) (banco|tarjeta|financiera|hacienda|colegio|hospital|usurero|coppel)|deudas con ..3|hipoteca|hipotecas|prestamo personal|prestamos|prestamo con ..2|prestamo del ..1|creditos de consumo|embargo|embargos|tarjetas al tope|mora|letras atrasadas)`,
  '(yo)? (debo|debemos|debia) ((una|dos|tres|cuatro|cinco|varias|muchas|2|3|4|5|las) (tarjetas|tarjeta)|..1 (meses|mensualidades|cuotas) (de)? (alquiler|arriendo|renta|luz|hipoteca|colegio|la hipoteca|gastos comunes)|plata|dinero|mucho dinero|mucha plata|lana|al banco|a los bancos|a un prestamista|el alquiler|la renta|el arriendo|hasta la camisa|a medio mundo|dos millones|(un|dos|tres|cuatro|cinco|diez|veinte|2|3|4|5|10|20|30|varios|muchos) (millones|mil euros|mil pesos|mil soles|mil dolares|palos))',
  '(yo)? (estoy|estuve|sali|aparezco|figuro|quede|me metieron|caí) (en|en el|en la) (dicom|veraz|asnef|buro|buró|buro de credito|buró de credito|infocorp|datacredito|equifax|clearing|central de riesgo*|sicom|bancarrota|la ruina|quiebra personal|la pobreza|la indigencia|lista de morosos)',
  '(yo)? (estoy|ando|quede|me quede|estuve) (muy|super|re|hasta el cuello|hasta las cejas|hasta arriba)? (endeudad*|embargad*|hipotecad*|quebrad*|arruinad*|sin un peso|sin un duro|sin un euro|sin un mango|sin plata|sin dinero|sin casa|sin techo|sin hogar|sin luz|sin blanca|pelad* de plata|pat* para la calle|en situacion de calle|en situacion de pobreza|en situacion de vulnerabilidad|en riesgo de exclusion|en riesgo de exclusion social|en exclusion social|en la miseria|en la lona|en la olla|sin un sol|sin lana|sin un centavo)',
  '(me) (embargaron|han embargado|embargan|desahuciaron|han desahuciado|desahucian|van a desahuciar|desalojaron|desalojan|van a desalojar|remataron la casa|quitaron la casa|quitó la casa el banco|quitan el piso|cortaron la luz|cortaron el agua|cortaron el gas|echaron del piso|echaron de la casa|lanzaron de la casa|van a echar del piso) (el|la|los|las)? (sueldo|nomina|casa|piso|cuenta|departamento|salario)?',
  '(no)? (no me alcanza|no nos alcanza|no me da|no me llega|no nos llega|no alcanzo a|no tengo para|no tengo|no tenemos para|no tenemos|apenas me alcanza|a duras penas me alcanza) (la plata|el dinero|el sueldo|ni)? (ni)? (para) (comer|vivir|el alquiler|la renta|el arriendo|pagar el alquiler|pagar la renta|pagar el arriendo|la comida|pañales|los pañales|el pasaje|pagar la luz|fin de mes|la leche|mantener ..3|las medicinas)',
  `${SOY} ${RS} (pobre|de familia pobre|de familia humilde|de (una)? familia (muy)? (pobre|humilde|de bajos recursos|de escasos recursos|sin recursos|obrera|trabajadora|campesina)|de bajos recursos|de escasos recursos|de estrato ..1|estrato ..1|vulnerable|de clase baja|de clase media baja|de condicion humilde|de origen humilde|moros* en ..2|becari* por bajos ingresos|deudor* alimentari*|deudor* moros*|insolvente|sin techo|sin hogar)`,
  '(vengo|provengo|salgo|sali|soy) de (una|un|la|abajo|muy)? (familia|hogar|barrio|casa|pobreza|miseria) (muy)? (pobre|humilde|humildes|de bajos recursos|de escasos recursos|sin recursos|vulnerable|marginal|extrema|popular|desestructurada|de pocos recursos)',
  '(en mi casa|en casa|en mi familia) (no)? (habia|hay|teniamos|tenemos|alcanzaba|faltaba) (para)? (comer|hambre|plata|dinero|pobreza|ni para comer|lo basico)',
  '(pase|pasamos|he pasado|pasabamos|aguante) (mucha|hambre|muchas)? (hambre|necesidad|necesidades|penurias) (de chic*|en mi casa|de niñ*|con mis ..1)?',
  '(tengo|ya tengo|con) mis (años|añitos|añales|añotes) (ya|encima)?',
  '(tengo|estoy con|me llegó|hay|pende) (una|la)? orden de (desahucio|desalojo|lanzamiento|embargo)',
  '(no) (tengo|tenemos|tenia|teniamos) (ni)? (casa|techo|hogar|donde (vivir|dormir|caerme muert*|quedarme|ir)|vivienda)',
  '(mi familia|mis padres|mis papas|mi mama|vivo|vivimos|viviamos) (vive|viven|vivia|vivian)? de (cartonear|reciclar|la basura|limosna|la limosna|pepenar|lo que sale|changas|fiado)',
  '(tengo|arrastro|debo|pago|con) (dos|tres|cuatro|cinco|varios|varias|muchos|muchas|2|3|4|5) (prestamos|creditos|deudas|tarjetas|embargos|letras|hipotecas|microcreditos)',
  'me (llaman|persiguen) (los|las|por|de) (cobradores|acreedores|prestamistas|gota a gota|deudas|cobranzas)',
  '(vivo|vivimos|viviamos|dormiamos) ..3 en (una|un|la) (pieza|cuarto|habitacion|casita|monoambiente|chabola|rancho|ranchito|casilla|sotano)',
  'dependo (del|de la|de un|de una|de los|de las) (bono|bonos|subsidio|plan|ayuda|ayudas|pension|asignacion|caridad)',
  '(cobro|me dan|recibo|tengo) (un|el)? (plan) (social|del gobierno|trabajar|de ayuda|y|pero)?',
  '(recibo|me dan|cobro|vivo de|necesito|dependo de) (una|la|las)? (ayuda|ayudas|apoyo|bono|bonos|despensa|despensas|beca) (del|de la|de las|social*|de) (gobierno|estado|ayuntamiento|municipio|caritas|iglesia|alcaldia|asistenta social|servicios sociales|bienestar|comunidad)?',
  'mi (casa|casita|rancho|vivienda) es de (lata|carton|tablas|chapa|barro|lamina|madera y ..1|bareque|adobe|zinc|material precario)',
  'me (quitan|van a quitar|quitaron|quieren quitar|sacan|van a sacar|echan|van a echar) (de)? (el|la|mi)? (piso|casa|vivienda|departamento|pieza) ..1',
  '(como|comemos|vivo|vivimos) (del|de la|gracias al|gracias a|en el) (banco de alimentos|comedor social|comedor comunitario|olla popular|olla comun|caridad|fiado|cartonear|reciclar)',
  '(voy|vamos|iba) (al|a la|a un) (comedor social|comedor comunitario|banco de alimentos|olla popular|olla comun|caritas)',
  '(ahora mismo|ahorita|hoy|en mi casa) no (tengo|tenemos|hay) (ni)? (para comer|comida|plata|un peso|dinero)',
  '(estrato) (1|2|uno|dos|cero)',
  '(estoy|somos|estamos) en (el)? (tramo|quintil|decil) (del)? (40|primer|1|uno|mas bajo) ..2',
  '(vivia|dormia) (en la calle|en un albergue|en situacion de calle|en mi (coche|carro|auto)) (hasta ..1|cuando ..1|con mis ..1)?',
  '(crecí|creci|me crie) (en la pobreza|en la miseria|sin nada|con muchas carencias|sin zapatos|en extrema pobreza)',
];
