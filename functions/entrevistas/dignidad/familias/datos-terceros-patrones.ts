import { R } from './dato-protegido-anclas.ts';
import { IDENTIDADES } from './dato-protegido-intimidad.ts';
import { BAJA, CAUSA, DIAGNOSTICADO, DOLENCIAS, FARMACOS } from './dato-protegido-salud.ts';
import { DISCAPACIDADES, DISCAPACITADO } from './dato-protegido-vida.ts';

/** Who somebody is to the speaker; a name beside it is a person's. */
export const ROL: readonly string[] = [
  '(alumno|alumna|estudiante|paciente|cliente|clienta|vecino|vecina|compañero|compañera|colega|jefe|jefa|exjefe|exjefa|encargado|encargada|supervisor|supervisora|gerente|gerenta|director|directora|coordinador|coordinadora|dueño|dueña|patron|patrona|señor|señora|señorita|señorito|don|doña|doctor|doctora|dr|dra|licenciado|licenciada|lic|ingeniero|ingeniera|ing|arquitecto|arquitecta|economista|contador|contadora|abogado|abogada|maestro|maestra|profesor|profesora|profe|enfermero|enfermera|niño|niña|nene|nena|chico|chica|muchacho|muchacha|joven|residente|usuario|usuaria|interno|interna|huesped|pasajero|pasajera|socio|socia|referencia|referencias|contacto|testigo|capataz|chofer|cajero|cajera|amigo|amiga|hermano|hermana|primo|prima|tio|tia|esposo|esposa|marido|mujer|hijo|hija|novio|novia|abuelo|abuela|madre|padre|mama|papa|cuñado|cuñada|suegro|suegra|sobrino|sobrina|ex|familia|viuda|deudor|deudora|moroso|morosa|inquilino|inquilina|responsable|presidente|presidenta|mayordomo|capitan|sargento|comisario|cura|padrecito|sr|sra|srta)',
  '(se llama|se llamaba|llamado|llamada|de nombre|de apellido|su nombre es|su nombre era|me pagaba|me contrató|me entrenó|pregunten por|pregunte por|pregunta por|preguntar por|llamen a|llame a|llama a|hablen con|hable con|pueden preguntarle a|trabaje con|trabajaba con|trabaje para|trabajaba para|a cargo de|a ordenes de|mando de|el caso de|la ficha de|la cuenta de|el expediente de|la historia de|los datos de)',
];
/** Whoever is one of a kind for the speaker is recognised without a name. */
export const UNICO: readonly string[] = [
  'mi (exjefe|exjefa|jefe|jefa|jefe directo|jefa directa|encargado|encargada|supervisor|supervisora|gerente|gerenta|director|directora|patron|patrona|capataz|coordinador|coordinadora|socio|socia|compañero de ..2|compañera de ..2|compañero|compañera|vecino|vecina|vecino de ..2|vecina de ..2|profesor|profesora|maestro|maestra|casero|casera|suplente|reemplazo|ayudante)',
  '(el|la) (dueño|dueña|gerente|gerenta|director|directora|jefe|jefa|encargado|encargada|supervisor|supervisora|patron|patrona|capataz|hija|hijo|esposa|marido|mujer) (de|del) ..4',
  '(el|la|al) (vecino|vecina|señor|señora|paciente|residente|huesped|cliente|clienta|inquilino|inquilina|chico|chica|alumno|alumna|abuelo|abuela) (del|de la) (1*|2*|3*|4*|5*|6*|7*|8*|9*|primero|segundo|tercero|cuarto|quinto|bajo|atico)',
  '(una|un|la|el) (alumno|alumna|niño|niña|paciente|vecino|vecina|señora|señor|compañero|compañera|clienta|cliente|chico|chica) (de la|del|de mi) (calle|piso|puerta|portal|caja|mesa|cama|habitacion|aula|curso|grado|seccion|esquina|casa|segundo|tercero|cuarto|primero|apartamento|departamento|clase|salon|local|puesto) ..2',
];

const ESTA =
  '(estaba|está|estuvo|andaba|anda|sigue|seguía|quedó|se quedó|salió|llegaba|acaba de estar|se puso|sale|se encontraba|llevaba ..2|había estado|ha estado)';
const ERA = '(es|era|fue|resultó|resultó ser|resulta que es|se declaró|se reconocía|se volvió|sigue siendo)';
const TENIA =
  '(tiene|tenía|tuvo|padece|padecía|sufre|sufre de|sufría|sufría de|sufrió|arrastra|arrastraba|vive con|vivía con|convive con|le diagnosticaron|le detectaron|le encontraron|le descubrieron|le dió|le dio|le salió|le salió positivo el|dió positivo en|dió positivo a|salió positivo en|salió positivo de|fue diagnosticada con|fue diagnosticado con|nació con|cayó en|entró en|pasaba por|pasó por|luchaba con|luchaba contra|murió de|falleció de|se enfermó de|enfermó de|con|por|por su|su|de su|ha tenido|había tenido|tenía diagnosticado|tenía diagnosticada|tiene diagnosticado|tiene diagnosticada|acababan de diagnosticarle|le acababan de diagnosticar|se trataba de|se trataba por|se recuperaba de)';
/** What is said of a third person and is nobody else's business. */
export const SENSIBLE: readonly string[] = [
  '(estaba|está|estuvo|vive|vivía|viene de) en (acogida|un centro de menores|un hogar de menores|un hogar de acogida|un piso tutelado|una casa hogar|el sename|un reformatorio)',
  `${TENIA} ${R} (${DOLENCIAS}|${DISCAPACIDADES}|un aborto|aborto|abortos|un embarazo de riesgo|antecedentes|antecedentes penales|una condena|orden de alejamiento|una orden de alejamiento|orden de proteccion|problemas con (el|la|las) (alcohol|bebida|droga|drogas|trago|juego)|problemas (de|del) (alcohol|drogas|alcoholismo|corazon|salud mental)|problema de alcohol|una sobredosis|sobredosis)`,
  `${ERA} ${R} (${DIAGNOSTICADO}|${DISCAPACITADO}|${IDENTIDADES}|adict*|exadict*|drogadict*|infiel|expresidiari*|ex presidiari*|indocumentad*|ilegal|testigo de jehova|victima de ..3|maltratad* por ..2|moros*)`,
  `${ESTA} ${R} (embarazad*|preñad*|encinta|deprimid*|medicad*|internad*|ingresad*|hospitalizad* por ..2|en tratamiento (psiquiatric*|psicologic*|oncologic*)|en quimio|en quimioterapia|en dialisis|en rehabilitacion|en un psiquiatrico|de baja|pres*|en la carcel|en prision|sin papeles|indocumentad*|divorciandose|separandose|borrach*|tomad*|drogad*|enganchad* a ..2|en silla de ruedas|en libertad condicional|con depresion|con ansiedad)`,
  `${ESTA} (de|con|en) (${BAJA}) ${CAUSA}`,
  `(toma|tomaba|se inyecta|se inyectaba|le recetaron|le daban|le damos|le daba|esta a|necesita|necesitaba|se pincha|se pinchaba) ${R} (${FARMACOS})`,
  '(le|lo|la|les) (pegaba|pegaban|pega|pegan|maltrataba|maltrata|maltratan|golpeaba|golpea|violó|violaba|abusaba|abusó|abusaban|amenazaba|tenía encerrada|quitaron a sus hijos|quitaron la custodia|operaron|amputaron|internaron|metieron preso|metieron en la carcel|desahuciaron|embargaron|deportaron|detuvieron|encontraron droga) (..1 (su|el|la|un) (papa|padre|padrastro|mama|madre|marido|esposo|pareja|novio|ex|tio|hermano))? (..1)?',
  'se (cortaba|corta|lastimaba|hacía cortes) (los|las|en|a)? (brazos|muñecas|piernas|escondidas|baño|proposito|cortes)',
  '(fue|fueron|ha sido|había sido|era) (abusad*|violad*|maltratad*|detenid*|condenad*|arrestad*|internad*|operad* ..2|diagnosticad* ..2|secuestrad*|denunciad* por ..1|despedid* por (robo|robar|acoso|borrach*|drogas)|desahuciad*|deportad*) (por (su|el|la|un|una) ..1)?',
  '(es|era) hij* de (padres|madre|padre|papas|papa|mama|una|un) (presos|presa|preso|alcoholic*|drogadict*|separados|divorciados|inmigrantes|sin papeles|en la carcel)',
  '(tiene|tenía) (al|el|a su|a la|su) (papa|padre|mama|madre|hermano|marido|esposo|hijo) (preso|presa|en la carcel|alcoholic*|drogadict*|muerto|enferm* de ..1)',
  '(es|era|resultó ser) (muy)? (evangelic*|musulman*|testigo de jehova|catolic*|judio|judia|ateo|atea|adventista|mormon|mormona|chavista|peronista|comunista|gitano|gitana|indocumentad*|refugiad*|sindicalista|ex convicto|exconvicto)',
  '(abusaron|abusaba|abusó) de (ella|el|la niña|el niño)',
  '(se) (autolesiona|autolesionaba|suicidó|intentó suicidar|intentó matar|quitó la vida|droga|drogaba|emborrachaba|inyectaba|divorció|estaba divorciando|estaba separando|hizo un aborto|orinaba|orina)',
  '(intentó|intento) (suicidarse|matarse|quitarse la vida)',
  '(sufre|sufría|sufrió|vivía|vive) (malos tratos|maltrato|violencia|violencia de genero|violencia domestica|violencia intrafamiliar|acoso|bullying|abusos|abuso) (en su casa|de su ..1|en casa)?',
  '(llegaba|llega|venía|viene|aparecía|trabajaba) (al trabajo|al turno|a la oficina)? (tomad*|borrach*|drogad*|puest*|con resaca|ebri*|fumad*|bebid*)',
  '(debe|debía|adeuda|adeudaba) ..2 (meses|mil|millones|pesos|euros|soles|cuotas|mensualidades|dolares)',
  '(tiene|tenía|estuvo en|viene de) (la)? (custodia|un hijo en la carcel|el marido preso|un centro de menores|un hogar de acogida|acogida)',
];
/** How old somebody is who is not grown up. */
export const MENOR_AJENO: readonly string[] = [
  '(alumno|alumna|niño|niña|nene|nena|bebe|menor|estudiante|chico|chica|guagua|wawa|hijo|hija|nieto|nieta|preescolar|adolescente|escolar|chiquillo|chiquilla|chamo|chama|pelao|cipote|cipota|patojo|patoja|gurí|pibe|piba)',
  'de (3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince) (años|añitos)',
  'de (primaria|secundaria|infantil|parvulo|kinder|preescolar|la primaria ..2|la escuela ..2|primero ..1|segundo ..1|tercero ..1|cuarto ..1|quinto ..1|sexto ..1)',
];
