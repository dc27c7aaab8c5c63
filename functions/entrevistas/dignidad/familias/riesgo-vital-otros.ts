import { conOSinTilde, MI_GENTE, SE_MATA } from './formas.ts';

/** Somebody near, in that danger now. */
export const otraPersona: readonly string[] = conOSinTilde([
  `${MI_GENTE} ..6 (se)? (quiere|quieren|va a|van a|queria|quisiera|amenaza con|amenazó con|ha amenazado con|esta amenazando con|dice que (se)? (va a|quiere)|dijo que (se)? (iba a|queria|va a|quiere)|dice que (se)? (quiere|queria)|habla de|hablando de|piensa en|esta pensando en|esta por|esta a punto de|esta intentando|intenta|planea|pretende|piensa) ${SE_MATA}`,
  `${MI_GENTE} ..8 que (se)? (quiere|va a|queria|iba a|piensa en|prefiere|preferiria|tiene ganas de) ${SE_MATA}`,
  `${MI_GENTE} ..6 (no quiere|ya no quiere|no quisiera|no tiene ganas de|no le encuentra sentido a|esta cansada de|esta cansado de|no tiene ganas ni de) (seguir viviendo|vivir|la vida|seguir viva|seguir vivo|estar vivo|estar viva|existir|vivir mas|despertar)`,
  `${MI_GENTE} ..6 (se mata|se tira al|se tira del|se ahorca|se suicida|se quita la vida|se cuelga)`,
  `${MI_GENTE} ..4 (se corta|se esta cortando|se autolesiona|se esta autolesionando|se lastima (a proposito|los brazos|sola|solo)|se esta lastimando|se hace daño|se esta haciendo daño|se hace cortes|se raja los brazos)`,
  `${MI_GENTE} ..5 (esta|anda|sigue) (ahora|ahorita|ahora mismo|parada|parado|sentada|sentado|subida|subido)? (en|al borde de|arriba de|en la baranda de) (la azotea|el puente|la cornisa|las vias|un puente|el tejado|la ventana|la barandilla|el techo) (y|que|amenaz*|dice*|llorando|queriendo)`,
  `${MI_GENTE} ..5 (se tomó|se ha tomado|se acaba de tomar|se tragó|acaba de tomarse|se ha tragado) (todas|un monton|un frasco|una caja|todo|un puñado|muchas|veneno|cloro|raticida|pastillas|todo el)`,
  `${MI_GENTE} ..5 (tiene|con|esta con|anda con|lleva con) (ideas|pensamientos|tendencias|ganas|ideaciones|ideacion) (suicidas|de suicidio|de matarse|de morirse|suicida|de quitarse la vida|de morir)`,
  `(tengo miedo|me da miedo|temo|tengo terror|me preocupa|miedo de|miedo a|vigilando|vigilar|cuidando|pendiente de|pendientes de|con miedo|no puedo dejar sola|no puedo dejar solo) (de|a)? (que)? ..3 ${MI_GENTE} ..4 (se|vaya a|quiera|haga|que se|intente) ..2 (mate|suicide|quite la vida|haga algo|ahorque|cuelgue|tire|haga daño|corte|matar|matarse|suicidar|suicidarse|una locura|lo vuelva a intentar|intente otra vez|hacer algo|de nuevo|otra vez)`,
  `(que|de que) ${MI_GENTE} (se)? (mate|suicide|quite la vida|ahorque|quiera matar|quiera suicidar|haga una locura|quiera morir|vaya a matar)`,
]);
export const otroIntento: readonly string[] = conOSinTilde([
  `${MI_GENTE} ..5 se (cortó|abrió|ha cortado|acaba de cortar) las (venas|muñecas)`,
  `${MI_GENTE} ..5 (bajar|bajaron|sacaron|rescataron|descolgaron|descolgar|bajamos|descolgue|descolgamos) de (un|el|la|las) (puente|azotea|vias|cornisa|viga|techo|arbol)`,
  `${MI_GENTE} ..6 (con (el|los|un|unos) (frasco|frascos|blister|blisters)|con las pastillas) (de pastillas|de ..1)? (vacio|vacios|tomadas|en la mano|al lado)`,
  `${MI_GENTE} ..8 (por querer|porque (se)? (quiso|quería|intentó)|por intentar) (matarse|matar|suicidarse|suicidar|quitarse la vida|quitar la vida|ahorcarse)`,
  `${MI_GENTE} ..6 (se intentó|se quiso|se ha querido|se ha intentado|intentó|ha intentado|acaba de intentar|quiso|trató de|volvió a intentar|estuvo a punto de|se trató de) (matar|matarse|suicidar|suicidarse|quitar la vida|quitarse la vida|ahorcar|ahorcarse|colgarse|tirarse|cortarse las venas|cortar las venas|tirar al|tirar del|envenenarse)`,
  `(el|un|del|por el|otro) intento de suicidio de ${MI_GENTE}`,
  `${MI_GENTE} ..4 (tuvo|hizo|con|por) (un|otro|su) intento (de suicidio|autolitico|suicida)`,
]);

const SE_MATÓ =
  '(suicido|suicidó|quito la vida|quitó la vida|mato|mató|ahorco|ahorcó|ha suicidado|ha quitado la vida|ha matado|ha ahorcado|colgo|colgó|guindo|guindó|pego un tiro|pegó un tiro|(pego|pegó|dio|metio|metió|dió) un (tiro|balazo|plomazo|disparo|escopetazo|pepazo)|volo la cabeza|voló la cabeza|disparo|disparó|tiro (al|del|de|por|desde) (la|el|un)? (tren|puente|metro|ventana|balcon|azotea|edificio|piso|via|vias|viaducto)|tiró (al|del|de|por|desde) (la|el|un)? (tren|puente|metro|ventana|balcon|azotea|edificio|piso|via|vias|viaducto)|lanzo (al|del|de|desde)|lanzó (al|del|de|desde)|aventó (al|del|de|desde)|aviento|enveneno|envenenó|habia suicidado|habia quitado la vida|habia ahorcado|suicidara|suicidase|quitara la vida|suicidaron|quitaron la vida)';
/** Somebody near whom suicide took. */
export const duelo: readonly string[] = conOSinTilde([
  `${MI_GENTE} ..6 (se|se me|se nos) ${SE_MATÓ}`,
  `(se|se me|se nos) ${SE_MATÓ} (hace ..3|ayer|este año)? ${MI_GENTE}`,
  `(perdi|perdimos|perdiendo|perdido|perder) a ${MI_GENTE} ..4 (suicidio|se suicido|se suicidó|se quito la vida|se quitó la vida|se mato|se mató)`,
  `(el|del|por el|al|tras el|desde el) suicidio de ${MI_GENTE}`,
  `${MI_GENTE} ..5 (murió|murió|falleció|falleció|se fue|se nos fue|perdi) ..3 (por|de|a causa de)? suicidio`,
  `${MI_GENTE} ..3 decidio (irse de este mundo|quitarse la vida|no seguir viviendo|dejar de vivir|no vivir mas)`,
  `${MI_GENTE} ..4 (acabo|acabó|termino|terminó|puso fin a|puso fin) (con|a) su vida`,
  `${MI_GENTE} ..4 (lo encontre|la encontre|lo encontramos|la encontramos|lo hallaron|la hallaron) (ahorcado|ahorcada|colgado|colgada)`,
  '(lo|la) (encontre|encontramos|halle|hallaron|encontraron) (yo)? (ahorcado|ahorcada|colgado|colgada|guindado|guindada)',
]);
/** A death that was no wish: `se mató` on a road or at work. */
export const accidente: readonly string[] = [
  '(mato|mató|mataron|se tiro|se tiró) (en|con|por|trabajando|manejando|conduciendo|estudiando|para|entrenando|de|jugando) (un|una|el|la|su|los|las)? (accidente|moto|carretera|coche|carro|auto|choque|bicicleta|bici|obra|ruta|tanto|andamio|camion|avioneta|caida|montaña|altura|autopista|trabajo|andamios|risa|mi|nosotros|sacarnos|darnos|todo)?',
  '(accidente|choque|andamio|volcadura|volco|moto|atropell*|arnes|carrera de|rally|montañismo) ..12 se (me|nos)? (mato|mató)',
  'se (mato|mató) ..8 (accidente|moto|carretera|coche|carro|auto|choque|bicicleta|andamio|camion|avioneta|autopista|ruta|trabajando|estudiando|limpiando|para|por sacar|por darnos)',
];

/** The person's own, after telling of others. */
export const yoTambien: readonly string[] = [
  '(yo|a mi) (mismo|misma)? tambien (yo|me|ya)? (lo|le)? (pienso|pense|he pensado|quiero|pasa|paso|ha pasado|dan ganas|siento|quise|intente|estoy asi|vuelvo a pensar|estoy pensando|he querido|ronda|entran ganas|planteo|se me pasa|me pasa|contemplo|dan)',
  '(ultimamente|ahora|yo) (yo|tambien)? (ya)? (lo)? (pienso|estoy pensando|he pensado) (en)? (hacerlo|lo mismo|en eso|hacer lo mismo|en hacer lo mismo|en seguirlo|en seguirla|irme con)',
  '(yo)? (mismo|misma|tambien)? ..3 (queriendo|pensando en|con ganas de|pienso|quiero|pienso en|he pensado|me veo) (en)? (hacer|hacerlo|haciendo) (lo mismo|igual|tambien)',
  '(me siento|estoy|ando) (igual|como ellos|como ellas|como ella|como el) (que ellos|que ella|que el)?',
];
/** Who speaks of ending it. */
export const seMata: readonly string[] = [
  '(amenazando|amenazarme|amenazo|amenaza|amenazó|amenazado) (a (todos|mi mama|mi papa|nosotros))? con (matarse|suicidarse|quitarse la vida|ahorcarse|colgarse|tirarse|cortarse las venas|pegarse un tiro)',
  '(plan|ganas|ideas|intencion|intenciones|carta|pensamientos|amenazas|amenaza) (para|de|con) (matarse|suicidarse|quitarse la vida|ahorcarse|morirse|morir|colgarse|tirarse del|no vivir|irse de este mundo|suicidio)',
  `(que|y|y ya)? (se)? (quiere|quieren|va a|van a|queria|quisiera|iba a|esta por|amenaza con|amenazo con|piensa en|esta pensando en|habla de|piensa) (la|el)? ${SE_MATA}`,
  '(que)? (ya)? no (quiere|queria|quiera|aguanta|aguantaba|quisiera|tiene ganas de|tenia ganas de|le ve sentido a|desea) (ya|mas)? (seguir|vivir|estar|continuar)? (viviendo|vivir|viva|vivo|en este mundo|existir|la vida|con vida|existiendo|mas viva|mas vivo)',
  'que se (mata|ahorca|cuelga|tira|suicida|avienta|lanza|quita la vida|corta las venas|va a matar|va a colgar)',
];
/** Joining the dead, where a death is told. */
export const irmeCon: readonly string[] = [
  '(quiero|quisiera|queria|ganas de|deseo|solo pienso en|pienso en|prefiero|prefiriria|espero|me gustaria|deberia|me quiero|me quisiera) (solo|ya|nomas|pronto)? (irme|ir|reunirme|estar|encontrarme|juntarme|acompañarla|acompañarlo|alcanzarla|alcanzarlo|seguirla|seguirlo) (ya|pronto)? (con (ella|el|ellos|ellas|mi ..1))?',
  '(me voy a ir|me ire|voy a irme) con (ella|el|ellos|mi ..1)',
];
export const murieron: readonly string[] = [
  '(murió|murio|falleció|fallecio|muerte|murieron|fallecieron|se me fue|se nos fue|enterre|enterramos|viuda|viudo|cielo|tumba|cementerio|panteon|en paz descanse|difunta|difunto|mataron)',
];
/** Anybody's suicide: harmless alone. */
export const muerteAjena: readonly string[] = [
  '(suicidio|suicidios|suicidarse|suicidas|suicida|quitarse la vida|se suicidó|se suicido|quieren matar|querer morir|se quieren matar|autolesiones)',
];
/** A fright at what is seen: «cuando vio la cola». */
export const cuandoVe: readonly string[] = [
  'cuando (ve|vio|vió|vieron|ven|le|se|supo|oyo|llego|llegó|cayo|miro|mira|escucha)',
];
export const miGente: readonly string[] = [MI_GENTE];
