import { conErratas, DESEO, erratas, ME_QUIERO, MI_GENTE, QUIERO, reflexivo } from './formas.ts';

const VACIO =
  '(a|al|por|de|del|desde|en|bajo|debajo|abajo|delante|contra|enfrente|frente|entre|hacia|encima) (de|del|a|al|desde)? (el|la|las|los|lo|un|una|mi|ese|esa|este|esta|cualquier|primer)? (primer|segundo|tercer|sexto|septimo|octavo|noveno|cuarto|quinto|decimo|alto|proximo)? (tren|trenes|metro|subte|metrobus|transmilenio|micro|camion|trailer|tractomula|gandola|carro|coche|auto|bus|guagua|colectivo|combi|via|vias|rieles|riel|anden|puente|viaducto|acueducto|segoviano|ventana|balcon|azotea|terraza|tejado|techo|edificio|piso|torre|rio|mar|canal|arroyo|lago|laguna|presa|embalse|muelle|dique|pantano|malecon|barranco|barranca|quebrada|abismo|peñasco|peña|risco|acantilado|vacio|pozo|represa|carretera|autopista|ruta|pista|avenida|cerro|mirador|escaleras|precipicio|guindo|tajo)';
const DROGA =
  '(pastillas|pastilla|pildoras|pepas|tabletas|comprimidos|capsulas|medicamentos|medicinas|remedios|somniferos|ansioliticos|antidepresivos|calmantes|benzos|clonazepam|rivotril|alprazolam|trankimazin|orfidal|lorazepam|lexatin|diazepam|valium|paracetamol|acetaminofen|aspirinas|ibuprofeno|insulina|frasco|blister|blisters|tarro|pote|botiquin|caja|cajas)';
const VENENO =
  '(veneno|raticida|matarratas|mata ratas|cloro|lavandina|lejia|insecticida|racumin|campeon|paraquat|gramoxone|fosforina|fosfina|curafosfato|acido|soda caustica|anticongelante|plaguicida|pesticida|herbicida|cianuro|thinner|sosa caustica|pastilla de curar (frijol|maiz)|pastilla de amor|tres pasitos)';
const DISPARO =
  'un (tiro|balazo|plomazo|pepazo|cuetazo|escopetazo|disparo|plomo|pepo|corchazo|tiron|cohetazo|tiro en la (sien|cabeza|boca)|balazo en la cabeza)';
const CUERPO_COLGADO =
  '(de|en|del|con) (la|el|un|una|mi|ese|esa|cualquier)? (viga|vigas|techo|arbol|palo|mata|lampara|puerta|soga|cuerda|mecate|cinturon|ventilador|abanico|poste|reja|tirante|sabana|lazo|cabuya|cable|baño|ducha|ropero|closet|patio|guayabo|mango|garaje|garage|cochera|taller|bodega|galpon|sotano|monte|establo|escalera|desvan|trastero)';

/** Ending one's own life, in the first person. */
export const matarse = conErratas([
  ...reflexivo(erratas('matar'), '', 'matare'),
  'haberme (matado|suicidado|muerto|ahorcado)',
  'ojala me (hubiera|hubiese) (matado|suicidado|muerto)',
  '(por que|como es que|para que) no me (mato|suicido|mate|muero de una)',
  'matarme',
  '(no|ya no) (me)? (voy a|pienso|vamos a|creo que)? (bajar|salir|salgo|bajo|levantar|levanto|regresar|regreso|volver|vuelvo|salga|baje|vuelva) (de aqui|de esta|a casa|a mi casa|mañana)? (vivo|viva|con vida)',
  'no me (mato|suicido|he matado|quito la vida|tiro|ahorco|mate|cuelgo|he suicidado|muero) (ya|todavia|aun)? (solo|nomas|nada mas|unicamente|solamente)? (por|porque) (mi|mis|no|me|soy|tengo|miedo|cobarde|cobardia|ella|el|ellos|dios|falta)',
  '(ya)? me (habria|hubiera|hubiese) (matado|suicidado|ahorcado|quitado la vida|quitado de en medio|tirado|colgado|pegado un tiro|dado un tiro|muerto)',
  `(si no (fuera|fuese) por|si no tuviera|si no estuviera|si no existiera|de no ser por|si no estuvieran) (${MI_GENTE}|mis hijos|mis hijas|mis nenes|mis niños|mi perro|mi perra|mi gato|mis nietos|mis papas|mis padres|mis viejos|ellos|ella) ..2 (ya)? (no (estaria|seguiria|estuviera|habria|viviria|me habria)|me (habria|hubiera)|estaria muert*)`,
  '(lo unico|la unica|lo que|solo) (que)? (me)? (detiene|frena|para|ata|mantiene|retiene|sujeta|amarra|hace seguir|sostiene) (viva|vivo|a este mundo|a la vida|aqui en este mundo|con vida|en pie en este mundo|de hacerlo|de matarme|para no hacerlo|de no hacerlo|en este mundo)',
  '(sigo|estoy) (viva|vivo|en este mundo|con vida) (solo|nomas|unicamente|nada mas|todavia)? (por|porque) (mi|mis|inercia|no tengo valor|cobarde|cobardia|obligacion|ellos|costumbre|me falta)',
  `${QUIERO} que (se)? (acabe|termine|acabara|apague|me acabe) (ya)? (mi vida|mi existencia|mi paso por)`,
  '(ojala|que) (se)? (acabe|termine|acabara) (ya)? mi vida',
  'me (las|lo|la|los) (tomo|voy a tomar|tomare|trago|bebo|meto|tomaria|voy a tragar) (todas|todo|toda|todos|de un jalon|de golpe|de una|de un trago|hoy|esta noche) (juntas|juntos|y ya|y|de)?',
  '(hoy|esta noche|mañana|hoy mismo|ya) (termino|acabo|se acaba|se termina|voy a terminar|voy a acabar) (con)? (todo|esto|todo esto) (ya)? (de una vez|por todas|para siempre|y ya|y punto|y chau|y adios)',
  ...reflexivo('quitar', '(yo|yo mismo|yo misma)? (la|mi|esta) (propia)? vida', 'quito', 'quitare', 'quitaria'),
  ...reflexivo('suicidar', '', 'suicido', 'suicidare', 'suicidaria', 'suicide', 'suicidaba'),
  ...reflexivo('quitar', '(de en|del|de|de el|en)? (medio|camino|mapa|enmedio)'),
  ...reflexivo(
    'eliminar|borrar|sacar',
    '(del|de) (mapa|medio|este mundo|este planeta|el mundo|mundo|planeta|la vida|la faz)',
    'borro',
    'elimino',
  ),
  ...reflexivo('eliminar|exterminar|autodestruir|autoeliminar'),
  ...reflexivo('ejecutar', '(a mi|yo)'),
  `${QUIERO} (yo)? (acabar|terminar|acabo|termino) (de una vez|ya|yo)? (por todas)? conmigo (misma|mismo)?`,
  `(${DESEO.slice(1, -1)}|pienso|planeo|quiero ya) (ya)? (acabar|terminar|acabo|termino) (de una vez|ya)? (por todas)? con todo (ya|de una vez|de una vez por todas|y ya|para siempre|esto)?`,
  '(acabar|terminar|acabo|termino|acabare|terminare|acabaria|terminaria|acabado|terminado|acabe|acabando) (ya|de una vez|yo)? (por todas)? con (mi|esta|esta puta|esta perra|la) (propia|puta|perra|maldita|cochina|jodida|miserable)? (vida|existencia)',
  '(poner|poniendo|pongo|pondre|ponerle|ponga|puesto) (un)? (fin|punto final|final) a (mi|la|esta|todo|esto|este) (propia|mi)? (vida|existencia|sufrimiento|dolor|todo|esto|calvario|suplicio)',
  'poner(le)? fin a (todo|todo esto|esto)',
  'ponerle (fin|punto final|final) (a todo|a esto|a mi vida|a la vida)',
  '(darle|darme|dar) fin a (mi|esta) vida',
  ...reflexivo('ahorcar', '', 'ahorco', 'ahorcare', 'ahorcaria'),
  ...reflexivo('asfixiar|estrangular', '(con|yo)'),
  ...reflexivo('guindar', '', 'guindo', 'guindare'),
  ...reflexivo('colgar', CUERPO_COLGADO, 'cuelgo', 'colgare', 'colgaria', 'colgue'),
  `${QUIERO} (colgarme|ahorcarme)`,
  ...reflexivo(
    'pegar|dar|meter|zampar|encajar|clavar|disparar|descerrajar|mandar|soltar',
    DISPARO,
    'pego',
    'doy',
    'meto',
    'pegare',
    'dare',
    'pegaria',
    'daria',
    'meteria',
    'pegue',
  ),
  ...reflexivo('disparar', '(en)? (la|en la)? (cabeza|sien|boca|pecho)', 'disparo'),
  `${QUIERO} dispararme`,
  ...reflexivo(
    'volar|saltar|levantar|reventar',
    '(la|los|las) (tapa|cabeza|sesos|tapas) (de los sesos)?',
    'vuelo',
    'salto',
    'levanto',
    'reviento',
  ),
  ...reflexivo(
    'cortar|abrir|rajar|tajear|sajar',
    '(las|una|la|el|los) (venas|vena|muñecas|muñeca|cuello|garganta|yugular|pulsos)',
    'corto',
    'abro',
    'cortare',
    'abrire',
    'cortaria',
    'cortaba',
  ),
  ...reflexivo(
    'tirar|aventar|lanzar|arrojar|botar|dejar caer|jondear|zumbar',
    VACIO,
    'tiro',
    'aviento',
    'lanzo',
    'arrojo',
    'boto',
    'tirare',
    'aventare',
    'lanzare',
    'tiraria',
    'aventaria',
    'lanzaria',
    'zumbo',
  ),
  `${QUIERO} (saltar|brincar|tirarme|aventarme|lanzarme|dejarme caer) ${VACIO}`,
  '(salto|brinco|saltar|brincar) (yo)? (del|desde el|desde la|de la|por el|por la|al|desde) (puente|balcon|azotea|ventana|terraza|viaducto|edificio|vacio|techo|piso once|quinto piso|decimo piso)',
  `${QUIERO} (cruzarme|atravesarme|meterme|ponerme|pararme|acostarme|echarme) (en|a|delante|enfrente|frente|al|entre|debajo) (de|del|a|al|la|las|el|los|un|una)? (la|el|las|los|un|una)? (carretera|autopista|via|vias|tren|camion|rieles|metro|bus|trailer|coche|coches|carros|autos|colectivo)`,
  ...reflexivo(
    'estrellar|estampar|empotrar',
    '(con|contra) (el|la|mi|un|una)? (carro|coche|auto|moto|poste|arbol|muro|pared|camion|trailer|barrera|mediana)',
    'estrello',
    'estampo',
  ),
  `${QUIERO} (chocar|estrellar|estampar|voltear|volcar|salirme con) (el|mi|con el|con mi) (carro|coche|auto|moto|camion) (a proposito|contra)`,
  ...reflexivo(
    'tomar|tragar|meter|zampar|empastillar|beber|mandar|echar|atragantar',
    `(todas|todo|unas|un monton de|una caja de|un frasco de|un puñado de|un bote de|muchas|toda|todas esas|todos|todo el|toda la) (las|los|mis|sus|esas)? ${DROGA}`,
    'tomo',
    'trago',
    'tomare',
    'tomaria',
  ),
  ...reflexivo(
    'tomar|tragar|meter|zampar|beber|echar',
    `(un poco de|un vaso de|un trago de|el|la|un|una)? ${VENENO}`,
    'tomo',
    'trago',
    'bebo',
    'tomare',
  ),
  `${QUIERO} (tomar|beber|tragar) (un poco de|un vaso de|el|la)? ${VENENO}`,
  `${QUIERO} (tomarme|tomar|tragarme) (las|unas|todas mis|mis) (pastillas|pepas|pildoras) (y|para|hasta) (ya|no|dormir|dormirme|morir|morirme|acabar|terminar|irme|descansar)`,
  ...reflexivo('envenenar|empastillar', '', 'enveneno', 'empastillo'),
  ...reflexivo('prender|meter|echar', '(fuego|candela|gasolina) (a mi)?', 'prendo'),
  `${QUIERO} (abrir|abro|abrirme|dejar abierto) (la llave del|el) gas`,
  '(abro|abrire|abri) (la llave del|el) gas (y|para) (me|ya|dormir|dormirme|acabar|irme)',
  ...reflexivo('ahogar', '(en|dentro de) (el|la|mi) (rio|mar|tina|bañera|pila|laguna|represa|pozo|piscina)', 'ahogo'),
  ...reflexivo(
    'clavar|enterrar|encajar|hundir',
    '(un|el|una|la) (cuchillo|puñal|navaja|cuchilla|puñalada|tijera|tijeras)',
  ),
  ...reflexivo('hacer|practicar', '(el|un) (harakiri|harakiris|haraquiri|seppuku)', 'hago'),
  // Of this world, of life.
  ...reflexivo(
    'salir|marchar|largar|bajar|pirar|borrar|retirar',
    '(ya|yo|para siempre)? de (este|esta|la) (perro|puto|maldito|cochino|pinche|puta|perra)? (mundo|vida|planeta|tierra)',
    'largo',
    'piro',
    'bajo',
    'borro',
  ),
  `${QUIERO} (partir|irme|salir|marcharme|largarme|escapar) (ya|yo)? de (este|esta) (perro|puto|maldito|pinche)? (mundo|vida|planeta)`,
  `(me ${ME_QUIERO} ir|quiero irme|irme|me voy) (ya)? (al otro (mundo|barrio|lado)|pal otro (lado|mundo|barrio)|para el otro (lado|mundo|barrio)|al mas alla|al cielo|con (dios|diosito|san pedro|la muerte|la parca|mis muertos)|a la tumba|al hoyo|al cementerio|al panteon)`,
  `${QUIERO} (dejar|abandonar) (este|esta) (mundo|vida|tierra)`,
  '(dejo|dejar|dejare|abandono|abandonar) (este mundo|esta vida)',
  // Thinking of it, by its noun.
  '(pienso|pensando|pensado|pensaba|pense|piense|penso) (mucho|seriamente|a veces|siempre|cada dia|todos los dias|todo el dia|todo el tiempo|a diario|constantemente|seguido|ya|otra vez|hasta|de nuevo|mas de una vez|muchas veces)? (en|sobre) (el|mi|un) (suicidio|suicidarme)',
  '(planteo|planteado|planteando|planteaba|plantee|contemplo|contemplado|contemplando|considero|considerado|considerando|barajo|barajado|valoro|valorando) (seriamente|ya|hasta|en serio|otra vez|incluso)? (el|la idea del|la opcion del)? (suicidio|suicidarme)',
  '(traigo|cargo|cargo con|arrastro|me acompañan|no se me van|no me sueltan|no me dejan|tengo|tuve|tenia|he tenido|vuelvo a tener|sigo con|me vienen|me han vuelto|vuelven|volvieron|sufro|persiguen|rondan) (muchas|mis|unas|otra vez|de nuevo|los|las|estas|estos|muchos|unos|otra vez las|ya)? (ideas|ideaciones|ideacion|pensamientos|impulsos|deseos|ganas|tendencias|planes) (suicidas|de suicidio|suicida|suicidal|de suicidarme|de muerte|autoliticas|autoliticos|de morir|de morirme|de matarme|de no vivir)',
  '(el|mi)? suicidio (es|seria|me parece|como) (la|mi|una|lo|el)? (unica|ultima|mejor|unico)? (salida|opcion|solucion|escape|que me queda|alternativa)',
  '(la|mi) (unica|ultima|mejor) (salida|opcion|solucion|escape) (es|que (veo|me queda|tengo|encuentro) es|seria) (la muerte|morir|morirme|matarme|el suicidio|suicidarme|quitarme|estar muerto|estar muerta|no existir|desaparecer)',
  'no (me queda|queda|hay|veo|encuentro) (otra|mas)? (otra|mas|ninguna)? (salida|opcion|solucion|camino|remedio)? (mas)? que (la muerte|morir|morirme|matarme|suicidarme|quitarme|el suicidio|la soga|el puente)',
  '(me|se me) (ronda|ronda por|da vueltas|pasa|paso|viene|vino|cruza|cruzo|ha pasado|ha cruzado|mete|metio|ocurre|ocurrio) (mucho|seguido|siempre|todo el tiempo)? (por|en|a)? (la|mi)? (cabeza|mente)? (la idea|el pensamiento|la imagen|el)? (de|del)? (el)? (suicidio|matarme|suicidarme|quitarme la vida|morirme|quitarme del medio|no seguir viviendo|no vivir|la muerte|hacerme daño|tirarme|ahorcarme|desaparecer)',
  '(la idea|el pensamiento) (de|del) (suicidio|matarme|suicidarme|quitarme|morirme|la muerte|no vivir|ahorcarme|tirarme) (me|se me|no me|cada|esta|vuelve)',
  '(tuve|tengo|hice|he tenido|mi|mis|otro|despues de mi|llevo|sobrevivi a|sobreviviente de) (un|una|dos|tres|ya|varios|otro|mi|primer|segundo|ultimo|un par de)? (dos|tres|varios)? (intento|intentos|tentativa|tentativas) (de suicidio|de suicidarme|de quitarme la vida|autolitico|autoliticos|suicida|suicidas|de matarme)',
  '(hacerlo|irme|morir|morirme|acabar) sin (dolor|que me duela|que duela|que sufran|que (mis|mi) ..2 (encuentren|encuentre|hallen|vean|vea|enteren))',
  '(irme|estamparme|meterme|chocarme|estrellarme|incrustarme) (de frente)? (contra|debajo de|abajo de) (un|una|el|la) (trailer|camion|muro|arbol|poste|barranco|carro|coche|pared|bus|tractomula|gandola|contencion)',
  '(planteado|planteo|plantee|pensado|pensando|pienso|ganas|considerado|idea) ..3 (acabar|terminar) (ya)? con todo',
  '(no se|saber|se|busco|pienso|pensando|pensado|pense) (en)? como (morirme|morir|matarme|suicidarme|quitarme la vida)',
  'suicidio (es|seria) (lo|la) (unico|unica)',
  'ganas de (usarla|usarlo|usarlos|usarlas) (conmigo|en mi|contra mi)',
  '(miedo|temor|terror|panico) (de|a) lo que (yo)? me (pueda|puedo|podria|vaya a|llegue a|voy a) hacer',
  '(miedo|temor) (de|a) lo que (pueda|puedo|podria|vaya a) hacer (yo)? (cuando|si|conmigo|estando) (me quedo|estoy|me dejan)? (sola|solo)',
  '(miedo|temor) (de|a) (hacerme|lo que (me)? (pueda|puedo|podria) hacerme) (algo|daño)',
  'no (me fio|confio) (de|en) mi (misma|mismo)? (cuando|si)? (me quedo|estoy|ando)? (sola|solo|ahora mismo|con (las|unas) pastillas|con (un)? cuchillos|con el cuchillo|esta noche)',
  '(si)? me (tomo|tomara|tomase|trago|tragara) (todo|toda|todas|todos) (lo|las|los|el|la|mis)? (del|de la|que (hay|tengo|encuentre|queda)|pastillas|botiquin|pepas|medicamentos|medicinas|remedios|frasco|caja|blister)',
  'atentar (contra|en contra de) (mi|mi propia) (vida|persona|integridad)',
  '(atentado|atente|atento) contra (mi|mi propia) vida',
  '(quitarme|quitandome|quito) (yo mismo|yo misma|yo) la vida',
  '(busco|buscando|busque|he buscado|buscaba|googleo|googleando|googlee|mirando|leyendo|investigando|averiguando|he mirado|estuve viendo|estuve buscando) (en internet|en google|por internet|formas|maneras|la forma|la manera|metodos|modos)? (formas|maneras|la forma|la manera|metodos)? (de|como|para) (morir|morirme|matarme|suicidarme|morir sin dolor|quitarme la vida|acabar con mi vida|acabar con todo|acabar conmigo|no despertar|ahorcarme|hacerlo sin dolor|irme sin dolor|un suicidio)',
  '(cuantas|cuanto|cuantos|que) (pastillas|rivotril|clonazepam|veneno|pepas|dosis|altura|piso|medicamento) (hacen falta|necesito|hay que|se necesitan|tengo que|haria falta|harian falta|tomar|tendria que) (tomar|tomarme)? (para)? (morir|morirme|matarme|no despertar|no despertarme|que sea seguro|dormirme para siempre|irme)',
  '(ya|yo|hoy|al final|tarde o temprano|algun dia|un dia) (de estos)? (lo|la) (voy a hacer|hare) (y (ya|me)|conmigo)',
]);

/** Wishing to vanish; hyperbole when the cause is petty. */
export const desaparecer: readonly string[] = [
  `${QUIERO} (solo|ya|simplemente|nomas)? (desaparecer|esfumarme|evaporarme|desvanecerme)`,
  `me ${ME_QUIERO} (desaparecer|esfumar|evaporar)`,
  'ojala (pudiera|pudiese)? (desaparecer|desapareciera|desapareciese|evaporarme|esfumarme)',
];

/** Words that say it only where the clause ends: `con la idea de tirarme`. */
export const tirarmeSolo: readonly string[] = [
  `${QUIERO} (tirarme|saltar|lanzarme|aventarme|dejarme caer|colgarme)`,
  '(fui|soy|seria) capaz de (tirarme|saltar|lanzarme|aventarme|hacerlo)',
  'me (cuelgo|tiro|lanzo|aviento|salto|dejo caer|trago todo|tomo todo)',
];
/** Not being, where the clause ends. */
export const noEstar: readonly string[] = [
  'no (pienso|creo|espero|quiero|planeo|me veo) (llegar|llegando) (a|al) (viejo|vieja|los (treinta|cuarenta|cincuenta|sesenta|30|40|50|60)|mañana|fin de año|navidad|año nuevo|mi cumpleaños|domingo|lunes)',
  '(quisiera|preferiria|ojala|desearia|lo mejor (es|seria)|mejor (es|seria)|querria|quiero) (ya)? no (estar|ser|seguir|existir)',
];
/** An attempt, named by its noun: those who attend others name it too. */
export const miIntento: readonly string[] = [
  '(la|mi|esa) (idea|opcion|posibilidad|tentacion|imagen) (de|del) (suicidio|la muerte|morir)',
  '(ingresada|ingresado|internada|internado|hospitalizada|hospitalizado|internaron|ingresaron|hospital|clinico|psiquiatrico|urgencias|baja) ..4 por (un|mi|el|otro|tres|dos)? (intento|intentos|tentativa) (de suicidio|autolitico|suicida)',
];

/** Said of a bad moment everywhere, and above all on the Río de la Plata and in Mexico. */
export const hiperbole: readonly string[] = [
  `me (quiero|quise|queria|quisiera|dieron ganas de|daban ganas de|dan ganas de) (matar|morir|ahorcar|colgar|cortar las venas|pegar un tiro|dar un tiro|tirar por la ventana|tirar por el balcon|tirar de un puente|tirar a las vias|desaparecer)`,
  `(quiero|quise|queria|quisiera|ganas de|como para|estaba para|estuve para|era para|es para) (matarme|morirme|ahorcarme|colgarme|cortarme las venas|pegarme un tiro|darme un tiro|tirarme por la ventana|tirarme por el balcon|tirarme de un puente|desaparecer)`,
  'me (pego|doy|meto|pegaba|daba) un tiro',
  'me (corto|cortaba) las venas',
  'me (tiro|tiraba) (por|de|desde) (la|el|un) (ventana|balcon|puente|azotea)',
  'me (ahorco|mato|cuelgo)',
];

export const meMato: readonly string[] = ['me mato', 'me mataria'];
