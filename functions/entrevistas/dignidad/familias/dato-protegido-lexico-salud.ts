/**
 * Words of health after an anchor of the first person (see `dato-protegido-marco.ts`): conditions, medicines, treatments. None
 * is a datum by itself. `@` stands for the endings of gender and number.
 */
export const SALUD_TENER = `
diabetes|diabetis|prediabetes|azucar en la sangre|azucar alta|resistencia a la insulina|hipertension|hipotension|presion alta|
presion baja|tension alta|hipertension arterial|hipertension pulmonar|colesterol alto|trigliceridos altos|hipotiroidismo|
hipertiroidismo|tiroides|tiroiditis|hashimoto|graves basedow|bocio|obesidad|obesidad morbida|sobrepeso|sindrome metabolico|
gota|acido urico|hiperuricemia|anemia|anemia falciforme|anemia perniciosa|talasemia|hemofilia|trombosis|trombofilia|purpura|
leucopenia|plaquetas bajas|asma|asma bronquial|epoc|enfisema|bronquitis cronica|fibrosis quistica|fibrosis pulmonar|
sarcoidosis|tuberculosis|tbc|apnea del sueño|apnea|neumonia|covid persistente|covid largo|secuelas de covid|
secuelas del covid|secuelas|arritmia*|taquicardia*|fibrilacion auricular|insuficiencia cardiaca|insuficiencia renal|
insuficiencia respiratoria|soplo en el corazon|soplo cardiaco|cardiopatia|cardiopatia congenita|angina|angina de pecho|
infarto|infartos|preinfarto|miocarditis|cardiomiopatia|un corazon grande|corazon grande|problemas cardiacos|
problemas del corazon|derrame cerebral|derrame|ictus|ictus isquemico|acv|accidente cerebrovascular|trombosis cerebral|
aneurisma|isquemia|embolia|infarto cerebral|cancer|cancer de mama|carcinoma|tumor|tumores|tumor cerebral|leucemia|linfoma|
linfoma de hodgkin|hodgkin|mieloma|melanoma|sarcoma|metastasis|neoplasia|osteosarcoma|lesion precancerosa|papiloma|vph|vih|
sida|hepatitis|hepatitis b|hepatitis c|sifilis|gonorrea|herpes|herpes genital|clamidia|ets|its|
una infeccion de transmision sexual|chagas|mal de chagas|lepra|malaria|paludismo|dengue hemorragico|leishmaniasis|brucelosis|
toxoplasmosis|cirrosis|higado graso|pancreatitis|colelitiasis|calculos renales|piedras en el riñon|piedras en la vesicula|
nefropatia|nefritis|riñones poliquisticos|rinones poliquisticos|un solo riñon|un riñon menos|reflujo|gastritis|
gastritis cronica|ulcera|ulceras|ulcera gastrica|hernia de hiato|hernia|hernias|hernia discal|hernias discales|
hernia inguinal|hernia umbilical|colon irritable|intestino irritable|colitis|colitis ulcerosa|crohn|enfermedad de crohn|
diverticulitis|hemorroides|fisura anal|celiaquia|enfermedad celiaca|intolerancia al gluten|intolerancia a la lactosa|
alergia al latex|alergia al polvo|alergias severas|alergia*|dermatitis|dermatitis atopica|psoriasis|eccema|eczema|vitiligo|
urticaria cronica|alopecia|alopecia areata|rosacea|hidradenitis|lupus|lupus eritematoso|artritis|artritis reumatoide|
artritis psoriasica|artrosis|espondilitis|espondilitis anquilosante|reuma|reumatismo|fibromialgia|fibro|fatiga cronica|
sindrome de fatiga cronica|encefalomielitis mialgica|osteoporosis|escoliosis|hiperlordosis|cifosis|ciatica|lumbalgia|lumbago|
cervicalgia|protrusion discal|discopatia|estenosis de columna|dolor cronico|dolores cronicos|dolor lumbar|migraña*|
migrañas con aura|jaqueca*|cefalea*|cefalea en racimos|neuralgia|neuralgia del trigemino|neuropatia|polineuropatia|
tunel carpiano|tunel del carpo|sindrome del tunel carpiano|tendinitis|tendinitis cronica|epicondilitis|bursitis|
manguito rotador|fascitis plantar|espolon|epilepsia|convulsiones|crisis epilepticas|ataques epilepticos|parkinson|
esclerosis multiple|esclerosis lateral amiotrofica|ela|alzheimer|demencia|miastenia|miastenia gravis|distonia|guillain barre|
ataxia|temblor esencial|narcolepsia|insomnio|insomnio cronico|sonambulismo|vertigo*|meniere|sindrome de meniere|acufenos|
tinnitus|glaucoma|cataratas|queratocono|degeneracion macular|retinopatia|uveitis|endometriosis|adenomiosis|mioma*|
miomas uterinos|quistes en los ovarios|ovario poliquistico|ovarios poliquisticos|sindrome de ovario poliquistico|sop|
vaginismo|prostatitis|incontinencia|incontinencia urinaria|colostomia|ostomia|ileostomia|bolsa de colostomia|
una bolsa de ostomia|marcapasos|stent|stents|valvula en el corazon|bypass|un desfibrilador|porfiria|enfermedad de wilson|
marfan|sindrome de marfan|ehlers danlos|hiperlaxitud|sindrome de sjogren|sjogren|behcet|raynaud|esclerodermia|addison|cushing|
acromegalia|hipopituitarismo|fenilcetonuria|lipedema|linfedema|varices|flebitis|pie diabetico|inmunodeficiencia|
defensas bajas|enfermedad autoinmune|una autoinmune|enfermedad rara|enfermedad cronica|enfermedad degenerativa|
enfermedad hereditaria|enfermedad terminal|una enfermedad|una dolencia|dolencia cronica|condicion cronica|condicion medica|
condicion de salud|una condicion del corazon|problemas de salud|problema de salud|problemas de tiroides|problemas de columna|
problemas de espalda|problemas de riñon|problemas renales|problemas respiratorios|problemas neurologicos|
problemas psicologicos|problemas psiquiatricos|problemas emocionales|problemas de salud mental|mala salud|la salud delicada|
salud delicada|depresion|depre|depresion mayor|depresion posparto|depresion postparto|distimia|ansiedad|ansiedad generalizada|
ansiedad social|fobia social|agorafobia|ataques de panico|ataques de ansiedad|crisis de panico|crisis de ansiedad|
crisis de angustia|trastorno de panico|trastorno bipolar|bipolaridad|transtorno bipolar|trastorno limite|
trastorno limite de la personalidad|trastorno de la personalidad|tlp|borderline|esquizofrenia|trastorno esquizoafectivo|
psicosis|brotes psicoticos|brote psicotico|paranoia|alucinaciones|toc|trastorno obsesivo compulsivo|trastorno obsesivo|
estres postraumatico|tept|trastorno de estres postraumatico|burnout|sindrome de burnout|sindrome del quemado|anorexia|bulimia|
atracones|trastorno por atracon|trastorno alimentario|trastorno de la conducta alimentaria|tca|desorden alimenticio|
trastornos alimenticios|vigorexia|tricotilomania|crisis nerviosa|crisis nerviosas|colapso nervioso|ataques de nervios|
los nervios malos|trastorno disociativo|pensamientos intrusivos|ideacion suicida|alcoholismo|adiccion|adicciones|drogadiccion|
dependencia al alcohol|problemas con el alcohol|problema con el alcohol|problemas con la bebida|problemas con el trago|
problemas de alcohol|problemas de alcoholismo|problemas de drogas|problemas de consumo|problemas con las drogas|
problemas con la droga|consumo problematico|ludopatia|adiccion al juego|adiccion a las apuestas|adiccion a las pastillas|
una recaida|recaidas|sindrome de abstinencia|lesion de rodilla|lesion de espalda|lesion en la columna|lesion en la mano|
rotura de ligamentos|rotura de menisco|fractura de cadera|hernia cervical|una pierna operada|placa en la pierna|
clavos en la pierna|platino en la pierna|titanio en la espalda|tornillos en la columna|protesis de cadera|protesis de rodilla|
accidente con secuelas|secuelas de un accidente|quemaduras
`;
/** After `soy`, `como`, `por ser`. */
export const SALUD_SER = `
diabetic@|hipertens@|hipotens@|asmatic@|epileptic@|celiac@|intolerante al gluten|intolerante a la lactosa|alergic@|hemofilic@|hipotiroide@|cardiac@|cardiopata|enferm@ cronic@|enferm@ del corazon|
enferm@ de los nervios|enferm@ renal|enferm@ mental|paciente oncologic@|paciente cronic@|paciente psiquiatric@|paciente renal|paciente de dialisis|paciente cardiac@|oncologic@|seropositiv@|vih positiv@|portador@ de vih|portador@ del vih|
portador@ del virus|vih positivo|persona con vih|persona que vive con vih|indetectable|trasplantad@|ostomizad@|mastectomizad@|operad@ del corazon|insulinodependiente|dializad@|hipocondriac@|
bipolar|depresiv@|esquizofrenic@|ansios@ diagnosticad@|paciente de ansiedad|borderline|anorexic@|bulimic@|fobic@ social|obsesiv@ compulsiv@|maniaco depresiv@|sobreviviente de cancer|superviviente de cancer|sobreviviente de covid|
sobreviviente de un infarto|sobreviviente de un ictus|alcoholic@|alcoholic@ en recuperacion|ex alcoholic@|exalcoholic@|alcoholic@ rehabilitad@|alcoholic@ anonim@|adict@ en recuperacion|adict@ recuperad@|adict@ rehabilitad@|adict@ al juego|
adict@ a las drogas|adict@ a la cocaina|adict@ al alcohol|ex adict@|exadict@|drogadict@|ex drogadict@|exdrogadict@|toxicoman@|extoxicoman@|drogodependiente|ludopata|exludopata|jugador@ compulsiv@|cocainoman@|heroinoman@|
consumidor@ en recuperacion|abstemi@ por enfermedad|obes@|obes@ morbid@|narcoleptic@|migrañic@|fibromialgic@|reumatic@|artritic@|lupic@|tuberculos@|sidos@|inmunodeprimid@|inmunosuprimid@|de salud delicada|enfermiz@|
operad@ de la columna|operad@ de columna|infartad@
`;
/** After `estoy`, `ando`, `me quedé`. */
export const SALUD_ESTAR = `
deprimid@|con depresion|en depresion|en una depresion|con ansiedad|con estres laboral|con burnout|medicad@|medicandome|
empastillad@|convaleciente|hospitalizad@|internad@|ingresad@|anexad@|enferm@|enferm@ del corazon|enferm@ de los nervios|
enferm@ de cancer|mal de salud|mal de la espalda|mal de la columna|mal de los nervios|mal del corazon|mal de la cabeza|
mal de los riñones|mal de la rodilla|delicad@ de salud|delicad@ del corazon|en tratamiento|en tratamiento medico|
en tratamiento psicologico|en tratamiento psiquiatrico|en tratamiento oncologico|en tratamiento hormonal|bajo tratamiento|
bajo tratamiento medico|bajo tratamiento psiquiatrico|con tratamiento|con tratamiento medico|con tratamiento psiquiatrico|
con medicacion|con medicamentos|con pastillas para dormir|con pastillas para los nervios|con antidepresivos|con ansioliticos|
con quimio|en quimio|con quimioterapia|en quimioterapia|en radioterapia|en dialisis|con dialisis|en hemodialisis|en remision|
en terapia|en terapia psicologica|con psicologo|con psicologa|con psiquiatra|en psicoterapia|en psiquiatria|
en el psiquiatrico|en un psiquiatrico|en el hospital psiquiatrico|en la uci|en cuidados intensivos|en terapia intensiva|
en coma|en rehabilitacion|en rehabilitacion por drogas|en un centro de rehabilitacion|en una clinica de rehabilitacion|
en desintoxicacion|en un anexo|en una comunidad terapeutica|en proyecto hombre|en narcoticos anonimos|en alcoholicos anonimos|
en aa|en lista de espera para operarme|pendiente de operacion|pendiente de una operacion|recien operad@|operad@|
operad@ de la espalda|operad@ de la rodilla|operad@ del corazon|recien salid@ del hospital|desahuciad@ por los medicos|
trasplantad@|en espera de un trasplante|en lista de trasplante|sobri@|limpi@ de drogas|en recuperacion|en abstinencia|
enganchad@ a las pastillas|enganchad@ a la coca|enganchad@ al juego|con bajones|con crisis de ansiedad|con ataques de panico|
de baja|de baja medica|de baja laboral|de baja por enfermedad|de baja por depresion|de baja por ansiedad|de baja larga|
con baja medica|con la baja|con licencia medica|de licencia medica|con licencia psiquiatrica|con carpeta medica|de carpeta|
con carpeta psiquiatrica|con parte medico|de parte medico|con parte de enfermo|incapacitad@|con incapacidad|de incapacidad|
con incapacidad medica|de incapacidad medica|con incapacidades|con descanso medico|de descanso medico|con reposo|de reposo|
en reposo|con reposo medico|de reposo medico|en reposo medico|en reposo absoluto|con permiso medico|de permiso medico|
con subsidio por enfermedad|suspendid@ por el igss|con suspension del igss|con certificado medico|de cama|en cama|postrad@|
sin poder caminar|sin poder moverme|inmovilizad@|en silla de ruedas|en muletas|con muletas
`;
/** Medicines, by their names and kinds. */
export const FARMACOS_MAS = `
metformina|insulina|insulina lenta|insulina rapida|ozempic|semaglutida|glibenclamida|levotiroxina|eutirox|levotiroxina sodica|
losartan|enalapril|amlodipino|valsartan|atenolol|bisoprolol|propranolol|furosemida|atorvastatina|simvastatina|aspirina diaria|
warfarina|sintrom|acenocumarol|anticoagulante*|apixaban|xarelto|clopidogrel|digoxina|amiodarona|salbutamol|inhalador|ventolin|
broncodilatador*|corticoide*|prednisona|prednisolona|dexametasona|metotrexato|hidroxicloroquina|adalimumab|humira|
biologic@ para la artritis|azatioprina|ciclosporina|tacrolimus|inmunosupresor*|antirretroviral*|retrovirales|biktarvy|truvada|
dolutegravir|prep|tenofovir|tamoxifeno|letrozol|anastrozol|trastuzumab|imatinib|quimio oral|levodopa|carbidopa|madopar|
donepezilo|memantina|levetiracetam|keppra|valproato|acido valproico|depakine|carbamazepina|tegretol|lamotrigina|topiramato|
fenitoina|fenobarbital|gabapentina|pregabalina|lyrica|baclofeno|interferon|natalizumab|riluzol|sertralina|fluoxetina|prozac|
escitalopram|citalopram|paroxetina|venlafaxina|desvenlafaxina|duloxetina|mirtazapina|trazodona|bupropion|amitriptilina|
clomipramina|vortioxetina|litio|carbonato de litio|quetiapina|olanzapina|risperidona|aripiprazol|abilify|haloperidol|
clozapina|paliperidona|ziprasidona|lurasidona|clonazepam|rivotril|alprazolam|xanax|trankimazin|lorazepam|orfidal|diazepam|
valium|bromazepam|lexotan|lexatin|zolpidem|stilnox|zopiclona|melatonina recetada|metilfenidato|ritalin|ritalina|concerta|
rubifen|lisdexanfetamina|elvanse|vyvanse|atomoxetina|strattera|modafinilo|metadona|buprenorfina|suboxone|naltrexona|
disulfiram|antabus|tramadol|morfina|oxicodona|fentanilo recetado|parches de fentanilo|cannabis medicinal|aceite de cannabis|
cbd para el dolor|marihuana medicinal|antidepresiv@|ansiolitic@|antipsicotic@|neuroleptic@|estabilizador@ del animo|
psicofarmac@|anticonvulsiv@|antiepileptic@|anticonvulsionante*|relajantes musculares|somnifer@|hipnotic@|
pastillas para dormir|pastillas para los nervios|pastillas para la presion|pastillas para la tension|
pastillas para la depresion|pastillas para la ansiedad|pastillas psiquiatricas|pastillas para la tiroides|
pastillas para la epilepsia|pastillas para el corazon|medicacion psiquiatrica|medicacion para la ansiedad|
medicacion para el corazon|medicacion de por vida|medicacion diaria|medicacion fuerte|medicamento controlado|
medicamentos controlados|medicina controlada|remedios para la presion|remedios para los nervios|remedios psiquiatricos|
tratamiento antirretroviral|hormonas|testosterona|estrogenos|bloqueadores hormonales|terapia hormonal|anticonceptiv@|
acido folico por el embarazo|progesterona|clomifeno|hierro por anemia|vitaminas prenatales|calmantes para el dolor|
analgesicos fuertes|opioides|opiaceos|epipen|adrenalina por mi alergia|jeringas de insulina|bomba de insulina|
sensor de glucosa|cpap
`;
/** Treatments and professionals one goes to. */
export const TRATAMIENTOS = `
psiquiatra|psicolog@|terapeuta|terapia|terapias|terapia psicologica|terapia de pareja|psicoterapia|psicoanalisis|
psicoanalista|oncolog@|neurolog@|cardiolog@|reumatolog@|nefrolog@|endocrinolog@|infectolog@|hematolog@|fisiatra|
unidad del dolor|clinica del dolor|dialisis|hemodialisis|dialisis peritoneal|quimio|quimioterapia|radioterapia|inmunoterapia|
rehabilitacion|rehabilitacion fisica|sesiones de quimio|sesiones de terapia|sesiones con el psicologo|
sesiones con la psicologa|ciclos de quimio|transfusiones|infiltraciones|trasplante|trasplante de riñon|trasplante renal|
trasplante de higado|trasplante de medula|trasplante de corazon|cirugia bariatrica|manga gastrica|bypass gastrico|
balon gastrico|mastectomia|histerectomia|legrado|cirugia de columna|cirugia de corazon|operacion a corazon abierto|
operacion de columna|operacion de rodilla|operacion de cadera|operacion del corazon|operacion de espalda|artroscopia|
cateterismo|biopsia|desintoxicacion|tratamiento de desintoxicacion|tratamiento psicologico|tratamiento psiquiatrico|
tratamiento oncologico|tratamiento contra el cancer|tratamiento para la depresion|tratamiento para la ansiedad|
tratamiento para dejar el alcohol|tratamiento hormonal|tratamiento antirretroviral|grupo de apoyo|
grupo de alcoholicos anonimos|alcoholicos anonimos|narcoticos anonimos|jugadores anonimos|doble a|un grupo doble a|
centro de salud mental|salud mental|unidad de salud mental|hospital de dia|controles oncologicos|controles por el cancer|
tratamiento de fertilidad|tratamiento de fecundacion in vitro|tratamiento de reproduccion asistida
`;
