import type { WordClasses } from './patterns.ts';

/** Words that patterns of several families mean by one name, as alternatives of the pattern language. */
export const CLASSES: WordClasses = {
  querer: 'quiero|quisiera|queria|querria|quise|deseo|desearia|prefiero|preferiria|necesito',
  mi_gente:
    '(mi|mis|un|una) (padre|papa|viejo|madre|mama|vieja|hermano|hermana|primo|prima|hijo|hija|esposo|esposa|marido|mujer|pareja|novio|novia|amigo|amiga|tio|tia|abuelo|abuela)',
  // Who does things to others at work and at home, in the words of every country.
  jefe: `jefe|jefa|jefes|jefecito|jefaso|jefazo|patron|patrona|patrones|dueño|dueña|dueños|encargado|encargada|encargados|supervisor|supervisora| gerente|gerenta|capataz|mayordomo|mandador|caporal|ingeniero|ingeniera|inge|licenciado|licenciada|lic|coordinador|coordinadora|director| directora|lider|chef|superior|superiora|superiores|mando|mandos|responsable|manager|boss|administrador|administradora|propietario| propietaria|sargento|comandante|socio|socia|presidente|subgerente|contratista|maestro de obra|señor de la casa|señora de la casa| dueño de casa|don|doctor|doctora|inspector|inspectora|empleador|empleadora|jefe de (turno|cocina|sala|planta|area|equipo|obra)`,
  colega: `compañero|compañera|compañeros|compañeras|colega|colegas|empleado|empleada|trabajador|repartidor|chofer|vigilante|guardia| portero|mecanico|operario|cocinero|mesero|camarero|vendedor|enfermero|medico|profesor|profesora|maestro|profe|tecnico|proveedor|obrero| albañil|peon|cuadrilla|equipo`,
  publico: `cliente|clienta|clientes|huesped|paciente|pacientes|residente|usuario|usuaria|alumno|alumna|alumnos|pasajero|familiar|visitante| comensal|inquilino|vecino|vecina|borracho`,
  pareja: `marido|esposo|esposa|mujer|ex|exmarido|exesposo|exnovio|expareja|exmujer|pareja|novio|novia|conviviente|concubino|compañero de vida|papa de mis (hijos|hijas|niños|nenes)|padre de mis (hijos|hijas|niños|nenes)|papa de mi (hijo|hija|bebe)|padre de mi (hijo|hija)| papa del (niño|bebe)|señor con el que vivo|hombre con el que vivo|con quien vivo`,
  pariente: `padre|papa|madre|mama|padrastro|padrasto|padrastro|madrastra|madrasta|hermano|hermana|hermanastro|tio|tia|primo|hijo|suegro|suegra|cuñado|cuñada|abuelo| abuela|familia|viejo`,
  alguien: `<jefe>|<colega>|<publico>|<pareja>|<pariente>|alguien|hombre|hombres|tipo|tipos|tipa|señor|señora|muchacho|chico|chicos|chavo|wey|guey| vato|man|pibe|chaval|sujeto|individuo|el mismo|ella misma|uno de ellos|gente|los demas|todo el mundo|fulano|desconocido`,
  // What others begin, try, keep doing.
  ha: 'ha|han|habia|habian|haya|hayan|hubo|hubiera|hubieran|habria|habrian',
  querer_otro:
    'quiso|quiere|queria|quisieron|querian|intento|intentó|intenta|intentaba|intentaron|trató|trataba|trata|trataron|llegó|llega|llegaba|llegaron|empezó|empieza|empezaba|empezaron|empezaban|comenzó|comenzaba|comenzaron|volvió|vuelve|volvia|volvieron|iba|va|iban|van|suele|solia|solian|amenazó|amenazaba|amenaza',
  empezar_otro: `quiso|quiere|queria|quisieron|querian|intento|intentó|intenta|intentaba|intentaron|trató|trataba|trata|trataron|llegó|llega| llegaba|llegaron|empezó|empieza|empezaba|empezaron|empezaban|comenzó|comenzaba|comenzaron|volvió|vuelve|volvia|volvieron|iba|va|iban|van| suele|solia|solian|acostumbraba|buscaba|pretendia|pretendió|amenazó|amenazaba|amenaza|amenazaron|puso|ponia|pone|pusieron|ponian|paraba| paró|para|paran|paraban|deja|dejaba|dejaban|dejó|dejaron|pudo|podia|podian|dedicaba|dedicaban|dedica|dedicó|atrevió|atrevia|gustaba| encantaba|divertia|divertian|vivia|sigue|siguió|seguia|aprovechaba|aprovechó|aprovecha|hizo`,
  estar_otro: `esta|estan|estaba|estaban|estuvo|estuvieron|anda|andaba|andaban|anduvo|vive|vivia|vivian|sigue|siguen|seguia|seguian|siguió| siguieron|pasaba|pasaban|pasa|pasó|termino|terminó|acabó|terminaba|ha estado|han estado|venia|viene|vienen|venian|iba|iban`,
  ser_yo: `fui|soy|era|he sido|habia sido|haber sido|sido|siendo|fuimos|eramos|hemos sido|ser|me senti|me siento|me sentia|sentirme| sintiendome|nos sentimos|nos sentiamos|me vi|me veia|me he sentido|me habia sentido|me senti`,
  sufrir_yo: `sufri|sufro|sufria|sufriendo|sufrir|he sufrido|habia sufrido|hube sufrido|sufrimos|sufriamos|hemos sufrido|vivi|he vivido| viviamos|vivimos|padeci|padezco|padecia|padecer|he padecido|padeciendo|aguante|aguantaba|aguanto|aguantando|aguantar|aguante|he aguantado| aguantamos|aguantabamos|soporte|soportaba|soporto|soportando|soportar|he soportado|soportamos|pase por|he pasado por|pasaba por|pasando por|pasar por|paso por|pasamos por|experimente|he experimentado|recibi|recibia|recibo|recibir|recibiendo|he recibido|tuve que (aguantar| soportar|vivir)|me toco (aguantar|soportar|vivir|sufrir|pasar por)|tragar|trague|me comi|vengo (sufriendo|aguantando|padeciendo)|estoy (sufriendo|viviendo|pasando por|aguantando|soportando|recibiendo)`,
  hizo:
    '(me|nos) (hizo|hicieron|hacia|hacian|hace|hacen|ha hecho|han hecho|estaba haciendo|estaban haciendo|estan haciendo|esta haciendo|empezaron a hacer|empezó a hacer|hizo|siguieron haciendo)',
  por_otro:
    'que (sufri|sufro|sufria|vivi|vivo|me hizo|me hacia|me hicieron|padeci|he sufrido|soporte|aguante|viví)|(por parte de|de|por) (mi|mis|un|una|el|la|su) (<alguien>)|del (<alguien>)|por parte|contra mi|hacia mi|conmigo|en mi contra',
  // Places of the body.
  intimo: `culo|cola|nalga|nalgas|trasero|pompis|pompas|pompi|pecho|pechos|seno|senos|teta|tetas|chichis|bubis|lolas|busto|entrepierna|ingle| ingles|vagina|concha|genitales|partes|partes intimas|pene|bulto|ropa interior|calzon|calzones|bombacha|bragas|pezon|pezones|poto|traste| orto|gluteo|gluteos|nachas|rabo|intimidades|zonas intimas|zona intima|sosten|brasier|corpiño|sujetador|ajustador`,
  cuerpo: `pierna|piernas|muslo|muslos|rodilla|rodillas|cintura|cadera|caderas|espalda|cuello|pelo|cabello|nuca|cara|boca|labios|cachete| mejilla|hombros|barriga|panza|vientre|escote|cuerpo|oreja|pancita`,
};
