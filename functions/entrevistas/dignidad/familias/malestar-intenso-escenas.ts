import { MI_GENTE } from './formas.ts';

const CERCA = `(${MI_GENTE}|(mi|mis|nuestro|nuestra) (bebe|niña|niño|nena|nene|angelito|mamita|papito|viejita|viejito|tata|nana|yaya|yayo|esposa|mujer|compañera|compañero|hijito|hijita|abuelita|abuelito|hermanito|hermanita|perrita|perrito|perro|perra|gato|gata|mejor amig*|suegra|suegro|padrino|madrina|comadre|compadre|sobrino|sobrina|nieto|nieta))`;
const FECHA =
  '(ayer|hoy|anoche|antier|anteayer|antes de ayer|antenoche|recien|esta (mañana|semana|madrugada|tarde|noche)|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde)|(la|el) (semana|mes) (pasada|pasado)|hace (poco|nada|un|una|unos|unas|dos|tres|cuatro|cinco|seis|siete|ocho|diez|quince|veinte|2|3|4|5|6|7|8|10|15|20) ..1 (dia|dias|semana|semanas|mes|meses|horas|hora)|este (lunes|martes|miercoles|jueves|viernes|sabado|domingo|mes))';

/** Where the body is and what its limbs do. */
export const crisis: readonly string[] = [
  '(manos|dedos|brazos|mano|brazo) (se me)? (estan|estaban|quedaron|tengo)? (engarrotad*|agarrotad*|dormid*|acalambrad*|entumid*|entumecid*|ties*|engarabitad*) ..5 (cara|boca|pecho|labios|hormigue*|aire|corazon|respir*|mare*)',
  '(cara|boca|labios|lengua|medio cuerpo) (se me)? (hormigue*|cosquillea|dormid*|adormecid*|entumid*|se me duerme) ..5',
  '(se me|me) (duermen|hormiguean|adormecen|entumecen|engarrotan) (las|los) (manos|dedos|labios|brazos|piernas) ..5 (negro|borroso|aire|pecho|cara|mare*|corazon)',
];
/** Weeping, by what falls and where one went to do it. */
export const llanto: readonly string[] = [
  '(de|con) (tanto|tanta|puro|este|el) (llanto|llorar|lloradera|llorera)',
  'se me (estan|estaban)? (cayendo|caen|salen|saliendo|escurren|escurriendo|chorrean|chorreando|ruedan|rodando|escapan|vienen|viniendo) (solas|solitas|solos)? (los|las|unos|unas|mis)? (mocos|lagrimas|lagrimones|lagrimillas)',
  'me (vine|fui|meti|encerre|sali|escondi|baje|subi|he venido|he ido|tuve que ir|tuve que venir) ..4 (a|para) (llorar|chillar|desahogarme llorando|moquear)',
  'las lagrimas no me dejan ..3',
];
export const hundido: readonly string[] = [
  '(nudo|bola|piedra|peso|presion) ..7 no me deja ..1 (comer|hablar|dormir|tragar|ni comer|ni hablar|vivir|pensar|levantar*)',
  '(no|ni) (abro|corro|levanto|subo|he abierto) (ni)? (las|la) (cortinas|persianas|ventanas|cortina|persiana|puerta) (ni|de|desde|hace|y)? ..2',
  'sin (abrir|correr|levantar|subir) (las|la) (cortinas|persianas|cortina|persiana)',
  'se me (gasto|gastó|seco|secó|apago|apagó|murio|murió|quebro|quebró|rompio|rompió|acabo|acabó|vacio|vació) (algo|todo)? (por|aca|aqui)? (dentro|adentro|el alma)',
  '(ya)? no siento (na|nada|ya nada|ni) (ya|por dentro|por nadie|por nada|ni|hace|desde|y|llego)? ..1',
  '(siento|sento|quedo|acuesto|tiro|encierro) ..2 (a|en) (lo|la) (oscuro|oscura|oscuras|oscuridad) ..5 (amanece|noche|horas|solo|sola|nada|llorar)',
  'estoy (tirad*|sentad*|acurrucad*|encogid*|encerrad*)? (en)? (el|un) (piso|suelo) (del|de la|de mi) (baño|cocina|cuarto|pasillo|ducha|oficina|sala) ..2',
  '(leo|releo|miro) (la|esta|las) (pregunta|preguntas|pantalla|letras) y (no|ni) (la|las|me|lo)? (leo|entiendo|veo|entra|entran|se que dice)',
];
/** What one has held in for days. */
export const noBien: readonly string[] = [
  'se me (ha soltado|solto|soltó|esta saliendo|salio|salió|vino|ha venido|junto|juntó|ha juntado) todo',
];
/** A loss said by where they went or what they did not come out of. */
export const dueloReciente: readonly string[] = [
  `${CERCA} ..1 (se ha ido|se nos ha ido|se me ha ido|se me fue|se nos fue|partio|partió|ha partido|dejo de respirar|dejó de respirar|se apago|se apagó|cerro los ojos|cerró los ojos|descanso|descansó) ..1 ${FECHA}`,
  `${CERCA} no (salio|salió|ha salido|resistio|resistió|desperto|despertó|paso|pasó|aguanto|aguantó|sobrevivio|sobrevivió|lo logro|lo logró|amanecio|amaneció) (de|del|la|el|a|en)? (la|el)? (operacion|cirugia|quirofano|uci|anestesia|infarto|noche|parto|accidente|hospital|coma|intubacion)`,
  `(a)? ${CERCA} (la|lo|le) (velamos|estamos velando|enterramos|sepultamos|cremamos|vele|enterre|estan velando|enterraron|velaron) ${FECHA}`,
  `${FECHA} (la|lo|le) (velamos|estamos velando|enterramos|sepultamos|cremamos|vele|enterre|estan velando) (a)? ${CERCA}`,
  '(acabo de (colgar|hablar)|me (acaban de|acaba de) (llamar|avisar)) ..3 (hospital|clinica|morgue|policia|funeraria) ..8 (no (salio|salió|resistio|despert*)|murio|murió|fallec*|se fue|muert*)',
  '(estoy|ando|sigo|vengo) (con el|de|en pleno|guardando|llevando)? luto (puesto|todavia|aun|cerrado|encima|por|de)',
];
/** Nerves in the belly, fingers and knees. */
export const nervios: readonly string[] = [
  'me siento ..2 (tonta|tonto|ridicula|ridiculo|rara|raro|boba|bobo|torpe) (contandol*|hablandol*|escribiendol*|contestandol*|diciendol*|respondiendol*|hablando con|escribiendo a) ..1',
  '(tengo|siento|traigo|con|ando con) ..1 (salto|nudo|vacio|hueco|cosquilleo|agujero|revoltura|revoloteo|mariposas|hormigueo|brinco|retorcijon|burbujeo|pellizco) en (el|la) (estomago|panza|barriga|guata|pancita|boca del estomago|tripa|tripas)',
  'me (tiemblan|sudan|bailan|transpiran|estan temblando|estan sudando) (un|una)? (poco|poquito|pelin|tantito|algo|chin|poquitin|poquillo)? (los|las) (dedos|manos|manitos|manitas|rodillas|piernas|canillas|patitas) ..1',
  '(ni el|ni la|ni con) (tilo|tila|te de tilo|valeriana|manzanilla|te|agua de (azahar|toronjil|florida)) ..3 (baja|quita|calma|pasa)',
];
/** The same of a task, a fall of the system, work on ropes. */
export const hundidoInocuo: readonly string[] = [
  'dormi (una|dos|tres|cuatro|pocas|un par de) (hora|horas)? y (igual|aun asi|asi|di|abri|llegue|me presente|entregue|sali|fui|estuve|hice|rendi|trabaje|cumpli)',
  'se me (cerro|cerró|cierra|irrito|irritó) la garganta (por|con) (la|el|una|un) (alergia|polvo|gas|humo|frio|quimico|cloro|pintura|aire|picante|gripe|laringitis)',
  'sin (aire|aliento|respiracion|resuello) (subiendo|cargando|corriendo|bailando|pedaleando|nadando|jugando|caminando|bajando|riendo|de (tanto)? (reir|correr|bailar|subir|cargar)|al (subir|correr|cargar)|con (la|el|los|las))',
  'me da un (ataque|infarto|soponcio|patatus|algo|telele|parraque|sincope) (y por eso|cuando|si|solo de|cada vez que|al ver|con el|con la|de (risa|ver|orden))',
  '(no (soporto|aguanto|tolero)|odio|si (veo|encuentro|falta)|cuando (veo|falta)) ..7 me da (un|el|una) (ataque|infarto|soponcio|patatus|algo|crisis|telele)',
  'no me (da|dan|dio) (vertigo|mareo|miedo|nervios|panico|ansiedad|asco)',
  '(se me (vino|cayo|cayó) (el mundo|todo) (encima|abajo)?) (el dia|la vez|la noche|la mañana|la semana|aquella vez|una vez) (que|en que|cuando) ..2 (cay*|fall*|se|romp*|perd*|falt*|lleg*)',
];
export const nerviosInocuos: readonly string[] = [
  'me tiembl* (la|las|el) (mano|manos|pulso) con (el|la|un|una) (bisturi|aguja|soplete|pincel|taladro|jeringa|cuchillo|navaja|tijera)',
  '(tratamiento|enferma|enfermo|pastillas|medicad*|internad*|baja|licencia) (por|de) los nervios',
];
