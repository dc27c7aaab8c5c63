/** Disability, family, money, convictions, violence and sexuality, as said of oneself; see `dato-protegido-marco.ts`. */
export const DISCAPACIDAD_TENER = `
discapacidad|discapacidad auditiva|discapacidad visual|discapacidad motora|discapacidad motriz|discapacidad fisica|
discapacidad intelectual|discapacidad psicosocial|discapacidad psiquica|discapacidad organica|discapacidad cognitiva|
discapacidad multiple|discapacidad sensorial|discapacidad reconocida|minusvalia|invalidez|incapacidad permanente|
incapacidad permanente total|incapacidad permanente parcial|incapacidad permanente absoluta|incapacidad laboral|
gran invalidez|capacidades diferentes|diversidad funcional|dependencia reconocida|grado de dependencia|
certificado de discapacidad|carnet de discapacidad|carne de discapacidad|credencial de discapacidad|
credencial de la discapacidad|tarjeta de discapacidad|pension por invalidez|pension de invalidez|pension por discapacidad|
certificado de minusvalia|carnet del conadis|carnet conadis|certificado unico de discapacidad|cud|registro de discapacidad|
carnet de la senadis|autismo|autismo leve|trastorno del espectro autista|tea|espectro autista|asperger|sindrome de asperger|
tdah|tda|adhd|deficit de atencion|hiperactividad|dislexia|discalculia|disgrafia|disortografia|dispraxia|tourette|
sindrome de tourette|tics|tartamudez|tartamudeo|disfemia|problemas de habla|problemas del habla|mutismo selectivo|afasia|
disartria|hipoacusia|hipoacusia bilateral|sordera|sordera profunda|sordera parcial|perdida auditiva|perdida de audicion|
perdida de oido|problemas de audicion|problema auditivo|problemas auditivos|baja audicion|implante coclear|
implantes cocleares|un audifono|audifonos para sordos|aparato auditivo|ceguera|ceguera legal|ceguera nocturna|baja vision|vision reducida|
vision parcial|vision monocular|vision de tunel|problemas de vision|problemas de vista|problema visual|deficiencia visual|
miopia magna|retinosis|retinosis pigmentaria|retinitis pigmentaria|atrofia optica|nistagmo|daltonismo|ojo de vidrio|
protesis ocular|un ojo menos|movilidad reducida|paralisis|paralisis cerebral|paralisis facial|paralisis braquial|hemiplejia|
hemiparesia|paraplejia|paraparesia|tetraplejia|cuadriplejia|espina bifida|distrofia|distrofia muscular|atrofia muscular|
atrofia muscular espinal|poliomielitis|polio|secuelas de polio|lesion medular|artrogriposis|acondroplasia|enanismo|
osteogenesis imperfecta|huesos de cristal|talla baja|pie equinovaro|pie zambo|labio leporino|malformacion|
malformacion congenita|malformacion en la mano|una pierna mas corta|pierna mas corta|una protesis|protesis|
protesis en la pierna|protesis de pierna|pierna ortopedica|brazo ortopedico|amputacion|una amputacion|sindrome de down|
trisomia|albinismo|neurodivergencia|altas capacidades|inteligencia limite|discapacidad intelectual leve|retraso mental|
retraso madurativo|dificultades de aprendizaje|problemas de aprendizaje|trastorno del lenguaje|trastorno del desarrollo|
daño cerebral|daño cerebral adquirido|traumatismo craneal|silla de ruedas|perro guia|la mano derecha inutil|una mano inutil|
poca movilidad en la mano|poca movilidad en el brazo|poca fuerza en el lado izquierdo
`;
export const DISCAPACIDAD_SER = `
sord@|sord@ profund@|sord@ de nacimiento|sord@ de un oido|sord@ del oido izquierdo|sord@ del oido derecho|sord@ oralista|sord@ signante|sordomud@|sordocieg@|hipoacusic@|medio sord@|cieg@|cieg@ de un ojo|cieg@ de nacimiento|cieg@ legal|medio cieg@|invidente|no vidente|deficiente visual|discapacitad@ visual|debil visual|
tuert@|monocular|daltonic@|albin@|tartamud@|mud@|discapacitad@|minusvalid@|invalid@|lisiad@|pcd|persona con discapacidad|persona con diversidad funcional|persona sorda|persona ciega|persona autista|persona neurodivergente|mujer con discapacidad|hombre con discapacidad|dependiente de grado|usuari@ de silla de ruedas|usuari@ de silla|
usuari@ de baston|usuari@ de perro guia|usuari@ de audifonos|usuari@ de implante coclear|tetraplejic@|cuadriplejic@|paraplejic@|hemiplejic@|paralitic@|manc@|coj@|reng@|amputad@|de talla baja|persona de talla baja|enan@|autista|aspie|aspi|asperger|tea|tdah|tda|dislexic@|discalculic@|neurodivergente|neuroatipic@|neurodivers@|disfemic@|
superdotad@ y autista|epilectic@|jorobad@|pensionad@ por invalidez|pensionista por invalidez|pensionista por incapacidad|incapacitad@ permanente|jubilad@ por invalidez|con discapacidad|con movilidad reducida|con baja vision|con autismo|con asperger|con tdah|con dislexia|con sindrome de down|con paralisis cerebral|hij@ de sordos|coda
`;
export const DISCAPACIDAD_ESTAR = `
en silla de ruedas|en una silla de ruedas|en el espectro|dentro del espectro|en el espectro autista|diagnosticad@ de autismo|
diagnosticad@ de tdah|diagnosticad@ con tdah|diagnosticad@ con autismo|valorad@ con discapacidad|
reconocid@ como discapacitad@|sord@|medio sord@|sord@ de un oido|cieg@|cieg@ de un ojo|medio cieg@|tuert@|paralitic@|
paraplejic@|tetraplejic@|sin vista|sin ver|sin audicion|sin oir|sin una pierna|sin un brazo|sin un ojo|sin una mano|
sin movilidad|sin un dedo|sin dos dedos|sin tres dedos|amputad@|con una protesis|con baston|con muletas|con andador|
con un brazo menos|con una mano menos|con movilidad reducida|perdiendo la vista|perdiendo el oido|perdiendo audicion|
quedandome cieg@|quedandome sord@|quedando cieg@|quedando sord@
`;
/** Aids: worn, used or moved with. */
export const AYUDAS_TECNICAS = `
un audifono|audifonos en los dos oidos|audifonos en ambos oidos|audifonos para oir|audifonos para escuchar|audifonos de sord@|
audifonos medicos|audifono en el oido|audifonos por hipoacusia|aparato en el oido|aparatos en los oidos|
aparatos en los dos oidos|aparato para oir|aparatos para oir|aparato auditivo|aparatos auditivos|aparato para la sordera|
aparatos para la sordera|aparatito en el oido|aparatitos en los oidos|protesis auditiva|protesis auditivas|implante coclear|
implantes cocleares|procesador coclear|silla de ruedas|silla electrica|silla de ruedas electrica|baston|baston blanco|
baston verde|baston de apoyo|muletas|una muleta|andador|caminador|protesis|protesis en la pierna|protesis de pierna|
protesis de brazo|pierna ortopedica|pierna de palo|pata de palo|pierna artificial|mano ortopedica|ojo de vidrio|
ojo de cristal|ojo artificial|perro guia|perra guia|perro de asistencia|lector de pantalla|lectores de pantalla|jaws|nvda|
voiceover|talkback|linea braille|braille|magnificador|lupa electronica|telelupa|comunicador|pictogramas para comunicarme|
tablero de comunicacion|interprete de lengua de señas|interprete de señas|interprete de lsc|interprete de lsm|
interprete de lse|lengua de señas|lengua de signos|ferula permanente|corse ortopedico|bitutores|ortesis|zapato ortopedico|
zapatos ortopedicos|plantillas ortopedicas|faja lumbar por mi hernia|bomba de insulina|sensor de glucosa|marcapasos|
bolsa de ostomia|bolsa de colostomia|oxigeno portatil|parche en el ojo
`;
export const FAMILIA_SER = `
casad@|solter@|divorciad@|separad@|viud@|conviviente|madre|padre|mama|papa|mami|papi|madraza|padrazo|madre soltera|padre soltero|mama soltera|papa soltero|mama sola|madre sola|padre solo|mama luchona|madre de familia|padre de familia|mama de familia|papa de familia|madre primeriza|mama primeriza|padre primerizo|madre lactante|madre adolescente|madre trabajadora|mama trabajadora|
madre adoptiva|padre adoptivo|madre adoptante|madre viuda|madre divorciada|madre de mellizos|madre de gemelos|mama de gemelos|mama de mellizos|papa viudo|papa divorciado|madrastra|padrastro|abuel@|bisabuel@|abuel@ de|niner@ de mis nietos|familia numerosa|familia monoparental|jefa de hogar|jefe de hogar|jefa de familia|jefe de familia|cabeza de familia|cabeza de hogar|mujer cabeza de familia|madre cabeza de familia|madre cabeza de hogar|
ama de casa|amo de casa|cuidador@ de mi madre|cuidador@ de mi padre|cuidador@ familiar|cuidador@ principal|cuidador@ no profesional|huerfan@|adoptad@|hij@ adoptiv@|hij@ unic@|sosten de hogar|sosten de mi familia|unico sosten|unica proveedora|esteril|infertil|primeriz@|mama de|papa de|madre de|padre de|recien casad@|recien divorciad@|recien separad@
`;
export const FAMILIA_TENER = `
hijo|hija|hijos|hijas|hijito|hijita|hijitos|hijitas|niño|niña|niños|niñas|niñito|niñita|nene|nena|nenes|nenas|bebe|bebes|
bebito|bebita|guagua|guaguas|guaguita|guaguitas|wawa|wawas|crio|crios|criatura|criaturas|peque|peques|chiquillo|chiquillos|
chamo|chamos|chamito|chamita|pelado|pelados|peladito|peladitos|pelaito|pelao|pelaos|patojo|patojos|patojito|cipote|cipotes|
cipota|cipotito|guiro|guiros|chigüin|chigüines|chiguin|chiguines|guila|guilas|carajillo|carajillos|carajito|carajitos|
muchachito|muchachitos|muchachita|chamaco|chamacos|chamaquito|escuincle|escuincles|huerco|huercos|mocoso|mocosos|pibe|pibes|
gurises|guri|botija|mitai|gemelos|gemelas|mellizos|mellizas|trillizos|morochos|jimaguas|adolescentes en casa|nieto|nieta|
nietos|nietas|hijastro|hijastra|hijastros|esposo|esposa|marido|mujer e hijos|pareja|pareja estable|novio|novia|conviviente|
pololo|polola|cargas familiares|cargas de familia|familia a mi cargo|familia numerosa|personas a mi cargo|familiares a cargo|
custodia compartida|la custodia de mis hijos|tenencia compartida|guarda y custodia|pension alimenticia|
una pension de alimentos|embarazo|embarazo de riesgo|embarazo de alto riesgo|embarazo complicado|embarazo multiple|embarazos|
perdidas de embarazo|aborto|abortos|aborto espontaneo|parto prematuro|parto reciente|cesarea|cesarea reciente|
fecundacion in vitro|reproduccion asistida|tratamiento de fertilidad|problemas de fertilidad|infertilidad|menopausia|
menopausia precoz|permiso de lactancia|hora de lactancia|horario de lactancia|fuero maternal|reduccion de jornada por hijos|
reduccion por guarda legal|licencia de maternidad|licencia por maternidad|baja maternal|baja de maternidad|postnatal|prenatal|
permiso de paternidad|licencia de paternidad|permiso de maternidad|excedencia por cuidado
`;
export const FAMILIA_ESTAR = `
embarazad@|embarazadisima|preñad@|encinta|en cinta|gestando|en estado interesante|en estado de buena esperanza|
en la dulce espera|en dulce espera|de encargo|esperando bebe|esperando un bebe|esperando una niña|esperando un niño|
esperando mi primer hijo|esperando mi segundo hijo|esperando gemelos|de parto|a punto de parir|a punto de dar a luz|
por dar a luz|por parir|por tener un bebe|por ser papa|por ser mama|lactando|amamantando|dando pecho|dando el pecho|
dando de mamar|dando teta|en lactancia|en periodo de lactancia|con el bebe chico|recien parida|de maternidad|de paternidad|
de baja maternal|de baja por maternidad|de baja por paternidad|de licencia de maternidad|con licencia de maternidad|
de postnatal|de prenatal|con postnatal|con prenatal|con permiso de maternidad|de permiso de paternidad|
de excedencia por cuidado|de excedencia por hijos|con reduccion de jornada por hijos|buscando un bebe|buscando embarazo|
buscando quedar embarazada|intentando quedar embarazada|en tratamiento de fertilidad|en tratamiento de fecundacion in vitro|
en proceso de fecundacion in vitro|en proceso de adopcion|en tramites de adopcion|en tramites de divorcio|
en tramite de divorcio|en proceso de divorcio|en pleno divorcio|divorciandome|separandome|casad@|casad@ por la iglesia|
casad@ por lo civil|divorciad@|separad@|viud@|solter@|soltero y sin hijos|juntad@|arrejuntad@|ajuntad@|amancebad@|amachinad@|
en pareja|en union libre|en union de hecho|de novi@|recien casad@|recien separad@|sol@ con mis hijos|sol@ con mi hijo|
sol@ con mi hija|sol@ con los niños|sol@ con los nenes|sol@ con dos niños|sol@ con tres niños|a cargo de mi madre|
a cargo de mi padre|a cargo de mi abuela|a cargo de mis hijos|al cuidado de mi madre|al cuidado de mi padre|
al cuidado de mis hijos|al cuidado de mis nietos|cuidando a mi madre|cuidando a mi padre|cuidando a mi abuela|
cuidando a mi mama|cuidando a mi papa|cuidando a mis hijos|cuidando a mi hijo|cuidando a mi hija|cuidando de mi madre|
cuidando a mi esposo|cuidando a mi marido|cuidando a mi suegra|criando a mis hijos|criando sol@|menopausica|en la menopausia
`;
export const ORIENTACION_SER = `
gay|gei|homosexual|lesbiana|bollera|bisexual|pansexual|asexual|demisexual|arromantic@|heterosexual|hetero|trans|transexual|
transgenero|mujer trans|hombre trans|chica trans|chico trans|persona trans|muchacha trans|muchacho trans|transmasculin@|
transfemenin@|travesti|trava|muxe|no binari@|no binarie|persona no binaria|genero fluido|de genero fluido|agenero|queer|cuir|
intersexual|intersex|marica|maricon|maricona|mariquita|joto|tortillera|camionera|machorra|marimacha|drag|drag queen|
transformista|lgbt|lgbti|lgbtiq|lgbtq|lgtbi|lgtb|lgtbiq|del colectivo lgtbi|del colectivo lgbt|de la comunidad lgbt|
de la comunidad lgbti|de la comunidad lgbtiq|de la comunidad lgbtq|de la diversidad sexual|de las disidencias|
disidente sexual|de ambiente|del ambiente|del otro equipo|del otro bando|poliamoros@|swinger|trabajadora sexual|
trabajador sexual|exprostituta|ex prostituta|cisgenero
`;
export const ORIENTACION_ESTAR = `
en transicion|en transicion de genero|en plena transicion|en mi transicion|en proceso de transicion|transicionando|hormonandome|hormonad@|en hormonacion|en tratamiento hormonal|en terapia hormonal|con hormonas|fuera del closet|fuera del armario|en el closet|en el armario|casad@ con otra mujer|casado con otro hombre|casada con una mujer|casado con un hombre|casada con otra chica|casado con un chico|de novia con otra chica|de novio con un chico|en pareja con otra mujer|en pareja con otro hombre|
cambiando de genero|cambiando el nombre|en cambio de genero|en tramite de cambio de nombre y genero|esperando el cambio registral
`;
export const ANTECEDENTES_SER = `
expresidiari@|ex presidiari@|presidiari@|ex preso|ex presa|exconvict@|ex convict@|convict@|exreclus@|ex reclus@|reclus@|
ex intern@ de un penal|ex privad@ de libertad|persona privada de libertad|liberad@ de prision|egresad@ de prision|
egresad@ del penal|pospenad@|reincidente|condenad@|expandiller@|ex pandiller@|exmarer@|ex marer@|marer@|pandiller@|ex narco|
exnarco|exguerriller@ condenad@|ex ladron|exladron|delincuente|exdelincuente|ex delincuente|deudor alimentario
`;
export const ANTECEDENTES_ESTAR = `
pres@|detenid@|arrestad@|encarcelad@|encerrad@ en la carcel|encanad@|engayolad@|entambad@|recluid@|reclus@|tras las rejas|
entre rejas|en la carcel|en la cana|en cana|en el tambo|en la peni|en el penal|en un penal|en el reclusorio|
en la penitenciaria|en prision|en prision preventiva|en preventiva|en prision domiciliaria|con domiciliaria|
con prision domiciliaria|en el trullo|en el talego|en la trena|en el maco|en chirona|en la sombra|en la gayola|en la capacha|
en la guandoca|en un reformatorio|en el reformatorio|en el tutelar|en el consejo tutelar|en un centro de menores infractores|
en la correccional|en un correccional|privad@ de libertad|privad@ de la libertad|en libertad condicional|con la condicional|
con libertad condicional|en libertad vigilada|en libertad provisional|en libertad bajo fianza|bajo fianza|con tobillera|
con tobillera electronica|con grillete|con pulsera telematica|en tercer grado|en segundo grado|en regimen abierto|
en regimen de semilibertad|con permiso penitenciario|con salidas transitorias|en probation|bajo probation|imputad@|procesad@|
condenad@|formalizad@|investigad@ por la fiscalia|vinculad@ a proceso|sentenciad@|con medidas cautelares|
con arresto domiciliario|con orden de captura|con una causa penal|pagando condena|cumpliendo condena|cumpliendo una pena|
cumpliendo sentencia|en la carcel de mujeres
`;
export const ANTECEDENTES_TENER = `
antecedentes|antecedentes penales|antecedentes policiales|antecedente penal|prontuario|ficha policial|historial delictivo|
historial penal|record policial|record criminal|record policivo|papeles manchados|papel manchado|los papeles sucios|
hoja de vida manchada|hoja de vida judicial|pasado judicial|pasado judicial manchado|causa penal|causas penales|causa abierta|
causa judicial|proceso penal|proceso judicial en mi contra|juicio penal|juicio pendiente|condena|condena suspendida|
condena condicional|condenas|condena por robo|pena suspendida|suspension condicional|libertad condicional|orden de captura|
cuentas con la justicia|cuentas pendientes con la justicia|deudas con la justicia|problemas con la justicia|
problemas con la ley|lios con la justicia|problemas con la policia|tobillera electronica|
trabajos en beneficio de la comunidad|anotaciones en mis antecedentes|anotaciones penales|denuncia penal en mi contra|
multa por alcoholemia|delito de lesiones|una alcoholemia|un positivo en alcohol|retirada del carnet por alcoholemia|dui|
felony|misdemeanor|una felonia|en probacion
`;
export const VICTIMA_SER = `
victima|victimas|victima de violencia|victima de violencia de genero|victima de violencia domestica|victima de violencia intrafamiliar|victima de violencia machista|victima de violencia sexual|victima de violencia familiar|victima del conflicto|victima del conflicto armado|victima de la guerra|victima de la violencia|victima de trata|victima de explotacion sexual|victima de abuso|victima de abuso sexual|victima de abusos|victima de maltrato|victima de malos tratos|victima de secuestro|victima del terrorismo|victima de la dictadura|
victima de tortura|victima de desplazamiento|victima de extorsion|victima de acoso|victima de bullying|victima de desaparicion forzada|victima de feminicidio|victima de reclutamiento|sobreviviente|sobreviviente de violencia|sobreviviente de violencia de genero|sobreviviente de abuso|sobreviviente de abuso sexual|sobreviviente de trata|sobreviviente de feminicidio|sobreviviente de una masacre|sobreviviente del conflicto|superviviente de violencia|superviviente de trata|superviviente de violencia de genero|superviviente de abusos|
mujer maltratada|maltratad@|desplazad@|desplazad@ por la violencia|desplazad@ por la guerrilla|desplazad@ por los paramilitares|desplazad@ por el conflicto|desplazad@ intern@|desplazad@ de guerra|desmovilizad@|reinsertad@|reincorporad@|excombatiente|ex combatiente|exguerriller@|ex guerriller@|niñ@ soldado|hij@ de desaparecid@|hij@ de desaparecidos|hij@ de un desaparecido|familiar de desaparecidos|niet@ recuperad@|huerfan@ de la guerra|huerfan@ del conflicto|huerfan@ de feminicidio|expres@ politic@|ex pres@ politic@|torturad@|secuestrad@|violad@|abusad@|
perseguid@ politic@|amenazad@ de muerte|amenazad@ por la guerrilla|amenazad@ por las maras|hij@ de exiliados|exiliad@ politic@|lider social amenazad@|hij@ de la guerra|hij@ del conflicto
`;
export const VICTIMA_TENER = `
orden de alejamiento|orden de proteccion|orden de restriccion|orden de no acercamiento|medida cautelar contra mi ex|
medidas cautelares contra mi ex|perimetral|una perimetral|boton antipanico|pulsera de proteccion|dispositivo cometa|
escolta de la unp|escolta por amenazas|proteccion policial|custodia policial|viogen|violencia de genero|violencia de mi expareja|violencia de mi exmarido|violencia domestica|
violencia intrafamiliar|violencia machista|violencia sexual|violencia familiar|violencia en casa|violencia en mi casa|
violencia en mi hogar|violencia de mi ex|violencia de mi marido|violencia de mi pareja|malos tratos|maltrato|maltratos|
maltrato infantil|maltrato de mi ex|maltrato de mi marido|maltrato de mi pareja|golpes de mi marido|golpes de mi ex|abuso|
abusos|abuso sexual|abusos sexuales|abuso infantil|abuso de mi padrastro|una violacion|agresion sexual|una agresion sexual|
explotacion sexual|trata de personas|secuestro|un secuestro|tortura|torturas|desplazamiento|desplazamiento forzado|
desplazamiento forzoso|una masacre|reclutamiento forzado|un intento de feminicidio|intento de femicidio|mutilacion genital|
matrimonio forzado|bullying|acoso escolar|medida de seguridad contra mi exmarido|medida de seguridad contra mi ex|
medida de seguridad contra el padre de mis hijos|medidas de seguridad contra mi ex|medida de proteccion contra mi ex|
medida de alejamiento|medidas de alejamiento|caucion|orden judicial contra mi ex|restriccion perimetral|
restriccion contra mi ex|prohibicion de acercamiento|denuncia contra mi ex|denuncia contra mi marido
`;
export const VICTIMA_ESTAR = `
en una casa de acogida|en casa de acogida|en un piso de acogida|en un piso de una ong|en un piso tutelado|
en un refugio para mujeres|en un refugio de mujeres|en una casa refugio|en un albergue para mujeres|en una casa de abrigo|
en un hogar de proteccion|en un centro de acogida|en un recurso de acogida|en una casa de la mujer|
en el registro unico de victimas|en el ruv|en el programa de proteccion|en proteccion de testigos|secuestrad@|amenazad@|
amenazad@ de muerte|amenazad@ por las maras|amenazad@ por la guerrilla|amenazad@ por mi ex|desplazad@ por la violencia|
huyendo de mi ex|huyendo de mi marido|huyendo de las maras|huyendo de la violencia|huyendo de la guerra|
huyendo de las pandillas|huyendo del conflicto|escondid@ de mi ex|escapad@ de mi ex|con orden de proteccion|
con orden de alejamiento|con custodia policial|con escolta|acogid@ en un piso
`;
export const ECONOMICA_TENER = `
deudas|deuda|deuda con el banco|deuda con la tarjeta|una deuda grande|deudas por todos lados|deudas de juego|muchas deudas|
embargo|embargos|embargada la nomina|la nomina embargada|el sueldo embargado|la cuenta embargada|un embargo|hipoteca|
hipoteca atrasada|una hipoteca|prestamo personal|prestamos personales|creditos de consumo|microcreditos|gota a gota|
tarjetas al tope|las tarjetas al tope|tarjetas reventadas|cuotas atrasadas|recibos devueltos|letras atrasadas|la luz cortada|
alquiler atrasado|meses de alquiler atrasados|el arriendo atrasado|orden de desahucio|orden de desalojo|orden de lanzamiento|
apuros economicos|problemas economicos|problemas de dinero|problemas de plata|dificultades economicas|necesidad economica|
apremios economicos|ingreso minimo|ingreso minimo vital|subsidio|subsidio de desempleo|subsidio habitacional|renta minima|
ayuda social|ayudas sociales|ayudas del estado|bono social|plan social|un plan social|tarjeta alimentar|asignacion universal|
auh|asignacion por hijo|pension no contributiva|beca de comedor|registro social de hogares|sisben|prestacion por desempleo|
paro agotado|el paro agotado|vivienda social|vivienda de proteccion|juicio hipotecario|deuda del cae|el cae|deuda de estudios|
deuda de la universidad|deuda con hacienda|deuda con el fisco|deuda de pension
`;
export const ECONOMICA_SER = `
pobre|pobre de toda la vida|de familia pobre|de familia humilde|de familia muy humilde|de origen humilde|de condicion humilde|de bajos recursos|de escasos recursos|de pocos recursos|de clase baja|de clase obrera|de clase trabajadora|de clase media baja|de estrato uno|de estrato dos|de estrato 1|de estrato 2|estrato 1|estrato 2|de barrio marginal|de barrio bravo|de villa|villero|villera|de la villa|poblador@ de una toma|moros@|moros@ de dicom|insolvente|deudor@|beneficiari@ del ingreso minimo|beneficiari@ de un subsidio|beneficiari@ de un plan|beneficiari@ de un bono|
beneficiari@ de familias en accion|titular de un plan|titular de la auh|becari@ por bajos ingresos|sin techo|sin hogar|persona sin hogar|indigente|chatarrero y pobre|cartoner@
`;
export const ECONOMICA_ESTAR = `
endeudad@|endeudadisim@|sobreendeudad@|embargad@|hipotecad@|arruinad@|quebrad@|en la ruina|en bancarrota|en quiebra personal|
en dicom|en veraz|en el veraz|en asnef|en el buro|en buro de credito|en infocorp|en datacredito|en la central de riesgos|
en central de riesgo|en centrales de riesgo|en sicom|en el clearing|en equifax|en la lista de morosos|en lista de morosos|
en mora|reportad@ en datacredito|reportad@ en la central de riesgos|sin un peso|sin un duro|sin un euro|sin un mango|
sin un sol|sin un centavo|sin un quinto|sin un cinco|sin una luca|sin un real|sin plata|sin dinero|sin lana|sin pisto|
sin chavos|sin cobres|sin ahorros|brujo de plata|bruja de plata|en la olla|en la lona|en situacion de calle|en la miseria|
en la pobreza|en pobreza|en pobreza extrema|en riesgo de exclusion|en exclusion social|en situacion de vulnerabilidad|
en situacion vulnerable|en situacion de exclusion|sin casa|sin techo|sin hogar|sin vivienda|sin luz|sin agua en la casa|
de okupa|de allegad@|de arrimad@|de prestado|durmiendo en el coche|durmiendo en el carro|durmiendo en la calle|
durmiendo en casa de un amigo|viviendo en la calle|viviendo en un albergue|viviendo en el coche|viviendo de prestado|
viviendo de alquiler|en una chabola|en un asentamiento|en una invasion|en una pieza|en una habitacion alquilada|hacinad@|
a punto de desahucio|a punto de que me desahucien|amenazad@ de desahucio|con desahucio|con una orden de desahucio|
con el agua al cuello|ahogad@ en deudas|ahogad@ de deudas|hasta el cuello de deudas|hasta las cejas de deudas|
hasta arriba de deudas|llen@ de deudas|cobrando el paro|cobrando el subsidio|cobrando el ingreso minimo|cobrando la ayuda|
cobrando una ayuda|con un plan social|viviendo de ayudas|viviendo del subsidio
`;
