/** Unions, faiths, politics, peoples and papers of every country; see `dato-protegido-marco.ts`. */
export const RELIGION_SER = `
catolic@|catolic@ practicante|catolic@ no practicante|catolic@ apostolic@ roman@|cristian@|cristian@ evangelic@|evangelic@|
pentecostal|protestante|luteran@|metodista|calvinista|anglican@|episcopal|presbiterian@|adventista|adventista del septimo dia|
sabatista|mormon@|sud|santo de los ultimos dias|miembro de la iglesia de jesucristo|testigo de jehova|testiga de jehova|
musulman@|muslim|islamic@|mahometan@|sunit@|chiit@|alauita|sufi|ahmadi|judi@|hebre@|judi@ ortodox@|judi@ mesianic@|sefardi|
asquenazi|budista|hinduista|hindu|sij|sikh|jainista|taoista|sintoista|bahai|zoroastrian@|rastafari|rasta|hare krishna|santer@|
hij@ de yemaya|hij@ de oshun|babalawo|iyalorisha|palero|palera|espiritista|kardecista|umbandista|candomblecista|quimbandista|
maria lioncer@|devot@ de la santa muerte|devot@ de la virgen|devot@ de san|devot@ de maria lionza|devot@ del divino niño|
devot@ de la guadalupana|devot@ del señor|guadalupan@|pagan@|wiccan@|ortodox@|copt@|maronita|menonita|cuaquer@|amish|ate@|
ateo y apostata|agnostic@|no creyente|descreid@|creyente|muy creyente|apostata|laicista|anticlerical|religios@|muy religios@|
de fe|de mucha fe|mujer de fe|hombre de fe|persona de fe|persona creyente|temeros@ de dios|hij@ de dios|sierv@ de dios|
sierv@ de cristo|de jehova|de cristo|del opus|del opus dei|de comunion diaria|de misa diaria|de misa|
del camino neocatecumenal|legionari@ de cristo|del regnum christi|de los focolares|de la iglesia evangelica|
de la iglesia adventista|de la iglesia universal|de la luz del mundo|de la iglesia pentecostal|de los testigos|
de los testigos de jehova|de los mormones|de religion musulmana|de religion judia|de religion catolica|de religion evangelica|
pastor evangelico|pastora evangelica|pastor de mi iglesia|pastora de mi iglesia|hij@ de pastor|hij@ de pastores|
hij@ de pastora|esposa de pastor|copastor@|diacon@|diaconisa|diacono de mi iglesia|ministr@ de culto|
ministro de la eucaristia|ministra de la comunion|sacerdote|cura|ex cura|excura|exsacerdote|monja|exmonja|ex monja|fraile|
novicia|seminarista|exseminarista|ex seminarista|catequista|monaguill@|acolit@|rezador@|predicador@|predicador de la palabra|
misioner@|misioner@ mormon@|precursor@|precursor@ regular|anciano de la congregacion|publicador@ de los testigos|
lider de jovenes de la iglesia|lider de celula|lider de alabanza|imam|rabin@|cofrade|costaler@|hermano de una cofradia|
nazareno de una cofradia|mayordomo de la virgen|carguer@ del nazareno|mason|masona|gnostic@|rosacruz|convers@|
convertid@ al islam|convertid@ al judaismo
`;
export const RELIGION_COSA = `
misa|la misa|misas|misa de gallo|culto|el culto|cultos|iglesia|iglesia evangelica|iglesia pentecostal|iglesia cristiana|
iglesia catolica|iglesia bautista|parroquia|congregacion|mezquita|sinagoga|templo mormon|templo budista|salon del reino|
ministerio de alabanza|grupo de oracion|coro de la iglesia|coro de la parroquia|escuela dominical|catequesis|pastoral juvenil|
grupo juvenil de la iglesia|grupo de jovenes de la iglesia|retiro espiritual|retiros espirituales|cofradia|
paso de semana santa|peregrinacion a la virgen|romeria de la virgen|creencias religiosas|biblia|rosario|comunidad judia|
comunidad musulmana|comunidad religiosa|hermanos de la fe|hermanos en cristo|rabino|imam|ramadan|ayuno de ramadan|shabat|
sabbat|sabado sagrado|hiyab|hijab|kipa|panuelo islamico|pañuelo en la cabeza por mi religion|primera comunion|diezmo|
año de mision|rezo|rezos|orishas|guia espiritual|fe cristiana|fe catolica|fe musulmana
`;
export const POLITICA_SER = `
de izquierda|de izquierdas|de derecha|de derechas|de centroizquierda|de centro izquierda|de centroderecha|de centro derecha|
de ultraizquierda|de extrema derecha|de ultraderecha|izquierdista|zurd@|derechista|facho|facha|rojo|roja de toda la vida|roj@|
progre|progresista|conservador@ en politica|liberal en politica|libertari@|anarquista|anarco|anarcosindicalista|
anarcocapitalista|comunista|socialista|socialdemocrata|marxista|leninista|trotskista|trosko|maoista|stalinista|castrista|
guevarista|fidelista|fascista|franquista|falangista|nacionalista|independentista|indepe|soberanista|separatista|abertzale|
republican@ en politica|monarquic@|federalista|feminista radical|feminista militante|feminista|ecologista militante|
antifascista|antifa|okupa militante|democratacristian@|trumpista|maga|psoista|sociata|podemita|pepero|pepera|voxer@|del pp|
de vox|del psoe|de podemos|de sumar|de ciudadanos|de izquierda unida|de iu|de esquerra|de junts|de la cup|del pnv|de bildu|
del bng|de compromis|militante|militante de base|militante del partido|militante socialista|militante comunista|
militante peronista|exmilitante|ex militante|simpatizante|afiliad@ al pp|afiliad@ al psoe|afiliad@ a vox|afiliad@ a podemos|
afiliad@ al partido|peronista|peroncho|peroncha|antiperonista|gorila|kirchnerista|camporista|macrista|mileista|
radical de toda la vida|frenteamplista|frentista|blanco de toda la vida|colorado de toda la vida|colorad@|tupamar@|chavista|
exchavista|antichavista|madurista|escualid@|opositora al gobierno|oficialista|adec@|copeyan@|uribista|petrista|
del pacto historico|del centro democratico|del polo|del partido liberal|del partido conservador|correista|anticorreista|
de la revolucion ciudadana|socialcristian@|pachakutista|fujimorista|antifujimorista|aprista|cerronista|castillista|masista|
evista|arcista|pitita|allendista|pinochetista|concertacionista|mirista|del frente amplio|del partido comunista|
del partido socialista|de la udi|de rn|de renovacion nacional|republicano de kast|boricista|kastista|priista|panista|
perredista|morenista|de morena|del pri|del pan|del prd|de movimiento ciudadano|emecista|obradorista|pejista|amlover|zapatista|
sandinista|danielista|orteguista|liberal nicaraguense|azul y blanco|efemelenista|del fmln|arener@|bukelista|de nuevas ideas|
cachureco|cachureca|nacionalista de honduras|liberacionista|de liberacion|del pusc|del pln|chavista de rodrigo chaves|
perredeista|peledeista|de la fuerza del pueblo|del prm|del pld|leonelista|danilista|torrijista|arnulfista|panameñista|
popular puertorriqueño|independentista puertorriqueño|del pip|penepe|semillista|de semilla|de la une|uneista|eferregista|
gusan@|castrist@|disidente politic@|presa politica|preso politico|preso de conciencia|activista politic@|
activista del partido|activista feminista|activista social|dirigente politic@|dirigente del partido|dirigente estudiantil|
dirigente vecinal del partido|puntero|puntera politica|punter@|referente politic@|lider politic@|concejal|concejala|
exconcejal|ex concejal|concejal del pp|concejal del psoe|regidor del partido|regidora del partido|diputad@|alcaldesa|
exalcalde|edil|candidat@ a concejal|candidat@ a alcalde|candidat@ a diputad@|apoderad@ de mesa|apoderad@ del partido|
fiscal del partido|personero de mesa|jefe de campaña|jefa de campaña|secretari@ del partido|miembro del partido|
miembro de la juventud comunista|de las juventudes|de las juventudes socialistas|de nuevas generaciones|de la campora|
de la jota|de la juventud peronista|de la union de jovenes comunistas|de la ujc|del partido|del partido comunista de cuba
`;
export const SINDICATO_SER = `
sindicalista|exsindicalista|ex sindicalista|sindicalizad@|sindicad@|agremiad@|gremialista|delegad@ sindical|delegad@ gremial|
delegad@ de personal|delegad@ del sindicato|delegad@ obrer@|delegad@ de los trabajadores|
delegad@ de prevencion por el sindicato|representante sindical|representante del sindicato|representante de los trabajadores|
representante gremial|enlace sindical|liberad@ sindical|dirigente sindical|dirigente gremial|dirigente del sindicato|
dirigenta sindical|lider sindical|lideresa sindical|activista sindical|militante sindical|asesor@ sindical|
secretari@ general del sindicato|secretari@ del sindicato|secretari@ de actas del sindicato|secretari@ gremial|
secretari@ de conflictos|secretari@ de organizacion del sindicato|secretari@ de la seccion sindical|tesorer@ del sindicato|
president@ del sindicato|president@ del comite de empresa|vocal del sindicato|vocal del comite de empresa|
miembro del sindicato|miembro de un sindicato|miembro del comite de empresa|miembro del comite sindical|
miembro de la seccion sindical|miembro de la directiva del sindicato|miembro de la junta directiva del sindicato|
miembro de la comision interna|miembro de la junta interna|parte del sindicato|parte del comite de empresa|
parte de la comision interna|parte de la directiva del sindicato|socia del sindicato|socio del sindicato|
soci@ fundador@ del sindicato|fundador@ del sindicato|afiliad@ al sindicato|afiliad@ a un sindicato|afiliad@|del sindicato|
de un sindicato|de mi sindicato|del comite de empresa|del comite sindical|de la comision interna|de la junta interna|
del cuerpo de delegados|de la seccion sindical|huelguista|piqueter@|paro y huelga|secretari@ general de la union|
cuerpo de delegados|delegad@ gremial de|delegad@ de comercio|delegad@ de seccion|congresal del sindicato|paritari@|
comisionad@ sindical|paralegal del sindicato
`;
/** Unions by their names; after an anchor of belonging. */
export const SINDICATOS_MAS = `
ccoo|cc oo|comisiones|comisiones obreras|ugt|la ugt|cgt|la cgt|cnt|csif|uso|ela|lab|cig|la cig|cut|intersindical|cobas|co bas||stes|stec|ustec|anpe|satse|sae|amyts|fsie|usoc|sepla|stavla|sitcpla|semaf|fetico|gestha|jusapol|jucil|aunosa|kellys|
las kellys|uom|la uom|uocra|la uocra|smata|ate|upcn|ctera|suteba|sutef|ademys|ute ctera|amsafe|bancaria|la bancaria|
camioneros|sindicato de camioneros|empleados de comercio|faecys|uthgra|upjet|uatre|suterh|fatsa|atsa|luz y fuerza|foetra|
la fraternidad|union ferroviaria|uta|atilra|aoma|soesgype|sutna|satsaid|sipreba|uta cordoba|cta|la cta|pit cnt|el pit|sunca|
fenapes|ademu|fuecys|untmra|aebu|cofe|adeom|sutel||ctm|croc|crom|snte|la cnte|cnte|snttss|sntss|stprm|sme|suterm|
stunam|sntmmssrm|los mineros|sindicato minero|sindicato nacional|sintss|sitatyr|sutaur|unt mexico|stfrm|fesebes|cut chile|
la cut|anef|anejud|colegio de profesores|confusam|fenats|fenpruss|fenasicom|sindicato interempresa|
sindicato de subcontratistas|sitech|sutra|ctc|cgtd|fecode|adida|asoinca|sintraelecol|sintraemcali|sintratelefonos|
sintrainagro|sintracarbon|sintramienergetica|la uso|sinaltrainal|sintraimagra|sindess|anthoc|asmedas|
sintraunicol|sintra|cgtp|ctp|sutep|sute|fentase|fetrapep|ftccp|construccion civil|sindicato de construccion civil|
federacion minera|federacion medica|sutesal|fenutssa|csutcb|cob|la cob|fstmb|magisterio|conmerb|fedecomin|bartolinas|
cedocut|une|la une|ugtle|fenocin|fetrapi|ctv|unete|cbst|fetracarabobo|sutiss|fvm|apula|sitraccvg|suteecc|anep|apse|
undeca|sec costa rica|aneprs|aneps|sintraice|sitrabi|sitrap|suntracs|conusi||aeve|asoprof|asopros|fenep|cgtp panama|
stegua|steg|cgtg|cusg|untraguatemala|sitrapepsi|stissss|simetrisss|andes 21 de junio|ansprojusdes|bases magisteriales|
fesitranh|cgth|cuth|copemh|colprosumah|coprumh|pricphma|anmeeh|stibys|sitraunah|sitraihss|fetsalud|
frente nacional de los trabajadores|fnt|cst nicaragua|ctn|cnus|casc|cntd|adp|amd|sinatrae|fenamutra|fpm|utier|
asociacion de maestros|federacion de maestros|uia|uaw|seiu|teamsters|los teamsters|unite here|afl cio|ufw|local 32bj|cpus|
ospa|cnt paraguay|cut paraguay|fep|unes|otep|ctc cuba|snthp
`;
/** Parties by their names; after an anchor of belonging, voting or standing. */
export const PARTIDOS_MAS = `
pp|psoe|psc|psc psoe|vox|podemos|sumar|ciudadanos|izquierda unida|iu|erc|esquerra|esquerra republicana|junts|convergencia|la cup|cup|pnv|bildu|eh bildu|batasuna|bng|compromis|mes|mas madrid|adelante andalucia|andalucismo|upyd|falange|pcpe|pce|nuevas generaciones|juventudes socialistas|juventudes comunistas|morena|pri|el pri|pan|el pan|prd|el prd|mc|movimiento ciudadano|partido verde|pvem|pt|partido del trabajo|psuv|el psuv|ad|accion democratica|copei|primero justicia|voluntad popular|vente venezuela|vente|un nuevo tiempo|causa r|mvr|mud|la mesa de la unidad|
centro democratico|pacto historico|colombia humana|partido liberal|partido conservador|polo democratico|el polo|alianza verde|partido verde|cambio radical|partido de la u|la u|farc|comunes|union patriotica|up|marcha patriotica|mira|alianza pais|revolucion ciudadana|rc5|pachakutik|psc ecuador|creo|adn|izquierda democratica|prian|partido social cristiano|fuerza popular|apra|partido aprista|peru libre|accion popular|partido morado|ppc|renovacion popular|juntos por el peru|nuevo peru|frente amplio|patria roja|mas|mas ipsp|el mas|comunidad ciudadana|creemos|mnr|mir|adn bolivia|ucs|podemos bolivia|
partido socialista|ps|partido comunista|pc|ppd|partido radical|democracia cristiana|la dc|dc|convergencia social|revolucion democratica|comunes chile|renovacion nacional|rn|udi|la udi|evopoli|partido republicano|republicanos|partido de la gente|la jota|jjcc|peronismo|partido justicialista|pj|el pj|ucr|la ucr|radicalismo|pro|el pro|la libertad avanza|lla|juntos por el cambio|cambiemos|frente de todos|union por la patria|frente para la victoria|la campora|movimiento evita|barrios de pie|polo obrero|frente de izquierda|el fit|partido obrero|mst|pts|nuevo mas|franja morada|jup|partido nacional|los blancos|partido colorado|los colorados|cabildo abierto|
partido independiente|mpp|asamblea uruguay|anr|plra|partido liberal radical|frente guasu|patria querida|encuentro nacional|fmln|el frente|arena|nuevas ideas|gana|vamos|pcn|pdc|partido nacional de honduras|libre|el partido libre|partido libertad y refundacion|partido liberal de honduras|salvador de honduras|liberacion nacional|liberacion|pln|pusc|pac|accion ciudadana|nueva republica|progreso social democratico|fsln|frente sandinista|el frente sandinista|plc|mrs|unamos|ciudadanos por la libertad|unab|alianza civica|panameñismo|partido panameñista|cambio democratico|cd|realizando metas|rm|molirena|movimiento otro camino|frad|
pld|el pld|prm|el prm|prsc|fuerza del pueblo|la fuerza del pueblo|partido reformista|alianza pais dominicana|pnp|el pnp|ppd puerto rico|pip|victoria ciudadana|proyecto dignidad|une|la une|partido patriota|valor|vamos guatemala|semilla|movimiento semilla|winaq|urng|codeca|mlp|creo guatemala|fcn|partido comunista de cuba|ujc|la juventud comunista|partido democrata|los democratas|partido republicano|los republicanos|dsa
`;
export const ORIGEN_TENER = `
los papeles en tramite|papeles en tramite|permiso de residencia|permiso de trabajo|permiso de residencia y trabajo|
permiso temporal de permanencia|permiso especial de permanencia|permiso por proteccion temporal|
permiso por razones humanitarias|residencia legal|residencia temporal|residencia permanente|residencia definitiva|
residencia precaria|la precaria|la residencia en tramite|la residencia vencida|visa vencida|la visa vencida|visa de trabajo|
visa de estudiante|visa de turista|visa humanitaria|visa de responsabilidad democratica|visa mercosur|visa u|visa t|visa h2a|
visa h2b|h2a|h2b|visado de estudiante|green card|la green card|tarjeta verde|daca|tps|el tps|parole|el parole|
parole humanitario|asilo|asilo politico|asilo pendiente|caso de asilo|mi caso de asilo|solicitud de asilo|
estatus de refugiado|estatuto de refugiad@|proteccion internacional|proteccion subsidiaria|proteccion temporal|tarjeta roja|
resguardo de asilo|resguardo blanco|nie|el nie|tie|arraigo social|arraigo laboral|arraigo familiar|arraigo para la formacion|
pep|carne de extranjeria|carnet de extranjeria|cedula de extranjeria|cedula de residencia|dimex|carne de refugiado|
carnet de refugiada|carne ptp|ptp|cpp|el cpp|rumv|cita de extranjeria|expediente de extranjeria|carta de expulsion|
orden de expulsion|orden de deportacion|orden de salida|doble nacionalidad|la doble nacionalidad|nacionalidad española|
la nacionalidad|la nacionalidad en tramite|nacionalidad italiana|pasaporte extranjero|pasaporte vencido|pasaporte venezolano|
acento extranjero|acento marcado|acento de fuera|acento venezolano|acento colombiano|acento cubano|acento argentino|
acento boliviano|acento peruano|acento andino|acento serrano|acento costeño|acento caribeño|acento indigena|acento marroqui|
acento arabe|acento rumano|acento mexicano|raices gitanas|raices indigenas|raices mapuches|raices africanas|raices aymaras|
raices quechuas|raices arabes|raices judias|sangre gitana|sangre indigena|sangre negra|sangre mapuche|apellido mapuche|
apellidos mapuches|apellido indigena|apellido arabe|apellido marroqui|la piel negra|la piel oscura|la piel morena|piel oscura|
piel negra|piel morena|rasgos indigenas|rasgos andinos|cara de indio|cara de indigena|cara de extranjero|
autorizacion de trabajo|autorizacion para trabajar|permiso de circulacion transfronteriza|carne fronterizo
`;
export const ORIGEN_SER = `
gitan@|gitan@ rumana|romani|mercher@|quinqui|negr@|moren@ de piel|afro|afrodescendiente|afrocolombian@|afroperuan@|
afroecuatorian@|afromexican@|afrocuban@|afrochilen@|afrouruguay@|afroargentin@|afrobolivian@|afropaname@|afrohondureñ@|
afrovenezolan@|afrodominican@|afrolatin@|afrocaribeñ@|mulat@|zamb@|priet@|trigueñ@|mestiz@|mestiz@ de madre indigena|chol@|
cholit@|indi@|indiecit@|indigena|persona indigena|mujer indigena|nativ@ de una comunidad|originari@ de un pueblo indigena|
de pueblo originario|del pueblo originario|del pueblo mapuche|de pueblos originarios|mapuche|mapuche huilliche|huilliche|
pehuenche|lafkenche|williche|rapanui|rapa nui|pascuense|kawesqar|yagan|selknam|diaguita|atacameñ@|lickanantay|aymara|aimara|
quechua|kichwa|quichua|otavaleñ@|saraguro|puruha|chimborazo kichwa|salasaca|salasaka|cañari|shuar|achuar|waorani|huaorani|
cofan|siona|secoya|tsachila|chachi|awajun|aguaruna|ashaninka|ashaninca|shipibo|shipibo konibo|shipiba|machiguenga|matsigenka|
yanesha|kukama|uitoto|huitoto|tikuna|ticuna|yagua|wampis|asháninca|jaqaru|uru chipaya|guarani|chiquitan@|guaray@|mojeñ@|
moxeñ@|ayoreo|ayore|chiman|tsimane|tacana|yuracare|weenhayek|qom|toba|wichi|mocovi|moqoit|pilaga|kolla|huarpe|tehuelche|
ranquel|comechingon|charrua|mbya|ava guarani|pai tavytera|nivacle|enxet|ache|ishir|nahua|nahuatl|mexica|zapotec@|mixtec@|
otomi|ñañu|hñahñu|purepecha|tarasc@|mazahua|mazatec@|totonac@|huastec@|teenek|huichol|wixarika|wixarrika|raramuri|tarahumara|
yaqui|comcaac|tepehuan@|tepehua|triqui|triki|mixe|ayuuk|chinantec@|chatin@|huave|ikoots|amuzg@|tlapanec@|mephaa|zoque|ch ol|
tzeltal|tseltal|tzotzil|tsotsil|tojolabal|lacandon|maya|maya yucateca|maya quiche|maya kiche|maya kaqchikel|maya mam|
maya qeqchi|quiche|kiche|kaqchikel|cakchiquel|qeqchi|kekchi|q eqchi|ixil|poqomchi|pocomchi|tzutujil|tz utujil|chuj|qanjobal|
q anjobal|popti|jakalteko|awakateko|chorti|ch orti|xinca|xinka|garifuna|garinagu|lenca|tolupan|tawahka|misquit@|miskit@|
miskitu|mayangna|creol@ de bluefields|pipil|nahua pipil|cacaopera|bribri|cabecar|boruca|brunca|terraba|teribe|maleku|huetar|
ngäbe|ngabe|ngobe|guaymi|bugle|ngabe bugle|guna|kuna|embera|wounaan|bri bri|wayuu|wayu|guajir@|arhuac@|ijka|kogui|kogi|wiwa|
kankuam@|zenu|senu|embera katio|embera chami|nasa|paez|misak|guambian@|kamentsa|pijao|muisca|sikuani|cubeo|tucan@|piaroa|
pemon|warao|yanomami|yekuana|yukpa|kariña|pume|raizal|palenquer@|afropalenquer@|taino|saharaui|bereber|amazigh|rifeñ@|kabil|
mandinga|wolof|serer|fula|fulani|peul|bambara|soninke|yoruba|igbo|hausa|fang|bubi|kurd@|palestin@|tamil|punjabi|bengali|uigur|
tartar@|romani rumano|racializad@|persona racializada|mujer negra|hombre negro|mujer gitana|hombre gitano|de etnia gitana|
de raza gitana|de raza negra|de etnia wayuu|de etnia kichwa|de etnia maya|de color|de piel oscura|de piel morena|
de piel negra|extranjer@|inmigrante|migrante|emigrante|de otro pais|refugiad@|refugiad@ politic@|asilad@|asilad@ politic@|
exiliad@|exiliad@ politic@|solicitante de asilo|solicitante de refugio|solicitante de proteccion internacional|
peticionari@ de asilo|apatrida|indocumentad@|sin papeles|ilegal|mojad@|espalda mojada|bracer@|dreamer|soñador con daca|
beneficiari@ de daca|beneficiari@ del tps|residente legal|residente permanente|residente temporal|retornad@|
migrante retornad@|deportad@|expatriad@|mena|ex mena|exmena|menor no acompañado|ex tutelad@|extutelad@|nacionalizad@|
naturalizad@|hij@ de inmigrantes|hij@ de migrantes|hij@ de extranjeros|hij@ de refugiados|hij@ de marroquies|hij@ de gitanos|
hij@ de gitana|hij@ de bolivianos|hij@ de peruanos|hij@ de paraguayos|hij@ de ecuatorianos|hij@ de colombianos|
hij@ de venezolanos|hij@ de haitianos|hij@ de dominicanos|hij@ de chinos|hij@ de padres chinos|hij@ de rumanos|
hij@ de senegaleses|hij@ de indigenas|hij@ de madre indigena|hij@ de exiliados|niet@ de indigenas|niet@ de españoles|
niet@ de italianos|niet@ de gallegos|niet@ de esclavos|niet@ de mapuches|segunda generacion de inmigrantes|
de segunda generacion|de origen marroqui|de origen gitano|de origen indigena|de origen africano|de origen arabe|
de origen chino|de origen rumano|de origen haitiano|de origen mapuche|de origen judio|de origen humilde e indigena|
de familia gitana|de familia indigena|de familia mapuche|de familia inmigrante|de familia migrante|de familia marroqui|
de familia negra|de familia china|de familia aymara|de familia quechua|de descendencia africana|de descendencia indigena|
de ascendencia indigena|de ascendencia africana|de ascendencia japonesa|de nacionalidad venezolana|de nacionalidad colombiana|
de nacionalidad extranjera|de nacionalidad haitiana|de nacionalidad marroqui|descendiente de esclavos|
descendiente de indigenas|nikkei|nisei|español@|mexican@|chilang@ en el exterior|guatemaltec@|chapin@|salvadoreñ@|guanac@|
hondureñ@|catrach@|nicaragüense|nicaraguense|nica|nica de nacimiento|pinolero|costarricense|tic@|panameñ@|cuban@|dominican@|
quisqueyan@|puertorriqueñ@|boricua|venezolan@|venec@|colombian@|ecuatorian@|peruan@|bolivian@|chilen@|argentin@|uruguay@|
paraguay@|brasileñ@|brasiler@|haitian@|jamaiquin@|jamaican@|beliceñ@|marroqui|argelin@|tunecin@|mauritan@|senegales|
senegalesa|gambian@|malien|maliense|nigerian@|camerunes|camerunesa|ghanes|ghanesa|guinean@|ecuatoguinean@|marfileñ@|congoles|
congoleñ@|angoleñ@|angolan@|caboverdian@|etiope|somali|egipci@|siri@|libanes|libanesa|iraqui|irani|afgan@|turc@|ruman@|
bulgar@|ucranian@|rus@|bielorrus@|moldav@|georgian@|armeni@|polac@|hungar@|checo|checa|serbi@|albanes|albanesa|kosovar|
italian@|portugues|portuguesa|frances|francesa|aleman|alemana|britanic@|ingles|inglesa|irlandes|irlandesa|holandes|holandesa|
belga|suizo|suiza|suec@|norueg@|danes|danesa|finlandes|estadounidense|gring@|american@|canadiense|chin@|chino de nacimiento|
japones|japonesa|corean@|filipin@|vietnamita|tailandes|indonesi@|hindu de la india|indio de la india|pakistani|bangladesi|
nepali|sri lanques|venezolan@ y español@
`;
export const ORIGEN_ESTAR = `
sin papeles|sin los papeles|sin papeles en regla|sin documentos|sin documentacion|sin nie|sin residencia|sin permiso|sin permiso de trabajo|sin permiso de residencia|sin visa|con la visa vencida|con visa vencida|con visa de turista|con visa de estudiante|con visa de trabajo|con visa humanitaria|con la residencia vencida|con el pasaporte vencido|con los papeles en tramite|con papeles en tramite|con la residencia en tramite|con permiso temporal|con permiso de trabajo|con tps|con daca|con parole|con asilo pendiente|indocumentad@|irregular|en situacion irregular|en situacion administrativa irregular|en situacion migratoria irregular|
ilegal|de ilegal|ilegalmente|de mojad@|de indocumentad@|de inmigrante|de migrante|de refugiad@|como refugiad@|como migrante|como asilad@|en proceso de asilo|en proceso de refugio|en proceso de regularizacion|en proceso migratorio|en tramite de residencia|en tramite de asilo|en tramite de nacionalidad|en corte de inmigracion|en proceso de deportacion|en proceso de expulsion|esperando los papeles|esperando mis papeles|esperando la residencia|esperando el nie|esperando el asilo|esperando la nacionalidad|esperando la visa|esperando el permiso|esperando el permiso de trabajo|esperando mi cita de asilo|esperando la resolucion del asilo|esperando el ppt|
esperando la cita de extranjeria|tramitando la residencia|tramitando mis papeles|tramitando los papeles|tramitando el asilo|tramitando la nacionalidad|tramitando el nie|tramitando la visa|tramitando el arraigo|tramitando el refugio|arreglando los papeles|arreglando mis papeles|arreglando papeles|sacando los papeles|sacando mis papeles|sacando la nacionalidad|pidiendo asilo|pidiendo refugio|solicitando asilo|solicitando refugio|regularizandome|regularizad@|nacionalizad@|exiliad@|asilad@|refugiad@|recien llegad@ al pais|recien llegad@ de venezuela|recien llegad@ de cuba|recien llegad@ de africa
`;
