/** Forms of a question without its marks, and look-alikes within a told story. */
export const FORMA: Readonly<Record<string, readonly string[]>> = {
  saber: [
    '(quiero|quisiera|me gustaria|queria|querria|necesito|me interesa|me interesaria|deseo|desearia|ocupo|nomas quiero|solo quiero|me urge) (yo|tambien|solo|nomas)? (saber|preguntar|preguntarle|preguntarte|preguntarles|preguntaros|consultar|consultarle|consultarte|consultarles|saver|que me (digan|diga|digas|aclaren|aclare|aclares|informen)|aclarar)',
    '(tengo|me queda|me surge|una|otra|tenia|me entra|me salio|traigo|hago) (una|la|otra)? (duda|dudita|pregunta|preguntita|consulta|consultita|inquietud|curiosidad)',
    '(te|le|les|os|se) (pregunto|consulto|hago una pregunta|hago una consulta|quiero preguntar|queria preguntar)',
    '(no se|no me queda claro|no tengo claro|me preocupa|me da miedo|tengo miedo de|no entiendo|nadie me ha dicho|no me dijeron|no me han dicho|no dice|me pregunto) (si|quien|cuando|cuanto|como|donde|que)',
    '(me|nos) (puede|puedes|pueden|podes|podrias|podria|podrian|podeis|podriais) (decir|informar|confirmar|explicar|aclarar|indicar|orientar|contar|ayudar|comentar|adelantar|dar)',
    '(sabe|sabes|saben|sabeis|se sabe|sabras|sabra|sabran|tienes idea|tiene idea|tienen idea) (si|cuando|cuanto|quien|que|como|donde|usted|tu|vos|ustedes|mas o menos|cual|de)',
    '(digame|dime|diganme|decime|digan|aclareme|aclarame|expliqueme|explicame|confirmeme|confirmame|me dice|me dices|me decis|me dicen|podria decirme|podrias decirme|puede decirme|puedes decirme|puede explicarme|puedes explicarme|por saber|para saber|nomas para saber|de curiosidad|por curiosidad|antes de seguir|antes de contestar) ..2 (si|quien|cuando|cuanto|como|donde|que|cual|por|una|esto)',
  ],
  cita: [
    '(me|nos|le|les|se|te) ..1 (preguntó|preguntaron|preguntaba|preguntaban|pregunté|preguntabamos|preguntamos|dijo|dijeron|decia|decian|dije|respondió|respondieron|contestó|contestaron|gritó|gritaron|gritaba|dijimos|escribió|escribieron|consultó|consultaron|explicó|soltó|reclamó|reclamaron|comentó|comentaron|planteó|preguntarme|preguntarle|preguntarles|preguntando|preguntandome|preguntandole|insistió|exigió|dijo que)',
    '(cliente|clienta|clientes|paciente|pacientes|alumno|alumna|alumnos|jefe|jefa|señora|señor|usuario|usuaria|usuarios|huesped|niño|niña|niños|gente|vecino|vecina|compañero|compañera|madre|padre|familia|familias|medico|turista|pasajero|proveedor|chofer|inspector|auditor|director|directora|gerente|doctora|doctor) ..6 (preguntó|preguntaba|preguntaban|preguntaron|pregunta|preguntan|dijo|dice|dicen|decia|decian|quería saber|queria saber|querian saber|quiso saber|quiere saber|quieren saber|exigía|exigia|reclamaba|reclama|pedia|pidió|pide|piden|insistía|insiste|gritó|gritaba)',
    '(pregunté|preguntaba|preguntabamos|preguntamos|me puse a preguntar|fui preguntando|empecé a preguntar|empece a preguntar|siempre pregunto|yo pregunto|les pregunto|le pregunto|le pregunte|les pregunte|suelo preguntar|para preguntar|dudaba|dudabamos|no sabiamos|no sabia|nadie sabia|averigüé|averigue|me pregunté|me pregunte|me preguntaba|pensé|pense|pensaba|decidi|descubri|investigue|revise|comprobe)',
  ],
  dirigida: [
    '(mis respuestas|mi respuesta|mis datos|mi informacion|esta entrevista|la entrevista|mi entrevista|esta pregunta|la pregunta|las preguntas|esta vacante|la vacante|este puesto|el puesto|el proceso|este proceso|la empresa|su empresa|vuestra empresa|ustedes|usted|vosotros|eres|sos|sois|estas|teneis|tienes|queres|quieres|puedes|podes|podeis|haceis|guardais|vais|vas|sabeis|sabes|mi nombre|(mi|mis) (jefe|jefa|patron|patrona|encargado|empresa|supervisor)|cuento algo|ejemplo|mi caso|uno mismo|el resultado|los resultados|la seleccion|candidatos|candidatas|mi candidatura|lo que (escribo|escribi|puse|conte|dije|respondi)|contestar|contesto|responder|respondo|me contratan|me llaman|me avisan|me van a|me vais a|me descartan|me puede|me pueden|me podria|me podrian|me dicen|me das|me dan|me deja|me dejan|me evaluan|me califican|una maquina|un robot|un bot|una ia|inteligencia artificial|pagan|pagarian|el sueldo|el horario|el salario|esto|eso|aqui|otra fecha|otro dia|voy bien|esta bien asi|me fue)',
  ],
  hice: [
    '(hice|fui|tuve|puse|dije|pude|quise|vine|traje|estuve|di|vi|supe|llame|hable|llegue|avise|pregunte|explique|revise|organice|cambie|pedi|cogi|sali|segui|atendi|vendi|aprendi|decidi|resolvi|empece|termine|compre|lleve|busque|encontre|monte|arregle|logre|consegui|ayude|prepare|limpie|calme|escuche|ofreci|hicimos|fuimos|tuvimos|pusimos|estuvimos|hacia|haciamos|tenia|teniamos|estaba|estabamos|habia|iba|ibamos|era|eramos|llamaba|atendia|trabajaba|trabaje|trabajabamos)',
  ],
  coletilla: [
    '(no|verdad|cierto|sabes|vale|ok|entiendes|me entiende|me entiendes|me explico|si|viste|cachai|sabe|ves|ve|eh|no es cierto|a que si|no es verdad|o no|no cree|no crees|cachas|me sigue|me sigues|oye|ya)',
  ],
  duda: [
    '(que|como|mande|eh|ah|perdon|disculpe|disculpa|ein|ha|uh|como asi|como que|mandeme|que cosa|diga|y eso|cual|que cosa es|y eso que es|osea|o sea como|como|no cacho|ni idea que es|de que|que pedo|que onda|que vaina|que es esto|que es eso|hein|huh|no entiendo|explica|explicate|explique|explicame|que mas)',
  ],
};
