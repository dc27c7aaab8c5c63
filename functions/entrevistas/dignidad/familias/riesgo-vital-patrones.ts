import { DESEO, ME_QUIERO, QUIERO, reflexivo } from './formas.ts';

const VACIO =
  '(a|al|por|de|del|desde|en|bajo|debajo|abajo|delante|contra|enfrente|frente|entre|hacia|encima) (de|del|a|al|desde)? (el|la|las|los|lo|un|una|mi|ese|esa|este|esta|cualquier|primer)? (primer|tercer|cuarto|quinto|decimo|alto|proximo)? (tren|trenes|metro|subte|metrobus|transmilenio|micro|camion|trailer|tractomula|gandola|carro|coche|auto|bus|guagua|colectivo|combi|via|vias|rieles|riel|anden|puente|viaducto|acueducto|segoviano|ventana|balcon|azotea|terraza|tejado|techo|edificio|piso|torre|rio|mar|malecon|barranco|barranca|quebrada|abismo|peñasco|peña|risco|acantilado|vacio|pozo|represa|carretera|autopista|ruta|pista|avenida|cerro|mirador|escaleras|precipicio|guindo|tajo)';
const DROGA =
  '(pastillas|pastilla|pildoras|pepas|tabletas|comprimidos|capsulas|medicamentos|medicinas|remedios|somniferos|ansioliticos|antidepresivos|calmantes|benzos|clonazepam|rivotril|alprazolam|trankimazin|orfidal|lorazepam|lexatin|diazepam|valium|paracetamol|acetaminofen|aspirinas|ibuprofeno|insulina|frasco|blister|blisters|tarro|pote|botiquin|caja|cajas)';
const VENENO =
  '(veneno|raticida|matarratas|mata ratas|cloro|lavandina|lejia|insecticida|racumin|campeon|paraquat|gramoxone|fosforina|fosfina|curafosfato|acido|soda caustica|anticongelante|plaguicida|pesticida|herbicida|cianuro|thinner|sosa caustica|pastilla de curar (frijol|maiz)|pastilla de amor|tres pasitos)';
const DISPARO =
  'un (tiro|balazo|plomazo|pepazo|cuetazo|escopetazo|disparo|plomo|pepo|corchazo|tiron|cohetazo|tiro en la (sien|cabeza|boca)|balazo en la cabeza)';
const CUERPO_COLGADO =
  '(de|en|del|con) (la|el|un|una|mi|ese|esa|cualquier)? (viga|vigas|techo|arbol|palo|mata|lampara|puerta|soga|cuerda|mecate|cinturon|ventilador|abanico|poste|reja|tirante|sabana|lazo|cabuya|cable|baño|ducha|ropero|closet|patio|guayabo|mango)';

/** Ending one's own life, in the first person. */
export const matarse: readonly string[] = [
  ...reflexivo('matar', '', 'matare', 'voy matando de a poco'),
  'haberme (matado|suicidado|muerto|ahorcado)',
  'ojala me (hubiera|hubiese) (matado|suicidado|muerto)',
  '(por que|como es que|para que) no me (mato|suicido|mate|muero de una)',
  '(a|ya|por) matarme',
  ...reflexivo('quitar', '(yo|yo mismo|yo misma)? (la|mi|esta) (propia)? vida', 'quito', 'quitare', 'quitaria'),
  ...reflexivo('suicidar', '', 'suicido', 'suicidare', 'suicidaria', 'suicide', 'suicidaba'),
  ...reflexivo('quitar', '(de en|del|de|de el|en)? (medio|camino|mapa|enmedio)'),
  ...reflexivo('eliminar|borrar|sacar', '(del|de) (mapa|medio|este mundo|este planeta|el mundo|mundo|planeta|la vida|la faz)', 'borro', 'elimino'),
  ...reflexivo('eliminar|exterminar|autodestruir|autoeliminar'),
  ...reflexivo('ejecutar', '(a mi|yo)'),
  `${QUIERO} (yo)? (acabar|terminar|acabo|termino) (de una vez|ya|yo)? (por todas)? conmigo (misma|mismo)?`,
  `${DESEO} (ya)? (acabar|terminar|acabo|termino) (de una vez|ya)? (por todas)? con todo (ya|de una vez|de una vez por todas|y ya|para siempre|esto)?`,
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
  ...reflexivo('pegar|dar|meter|zampar|encajar|clavar|disparar|descerrajar|mandar|soltar', DISPARO, 'pego', 'doy', 'meto', 'pegare', 'dare', 'pegaria', 'daria', 'meteria', 'pegue'),
  ...reflexivo('disparar', '(en)? (la|en la)? (cabeza|sien|boca|pecho)', 'disparo'),
  `${QUIERO} dispararme`,
  ...reflexivo('volar|saltar|levantar|reventar', '(la|los|las) (tapa|cabeza|sesos|tapas) (de los sesos)?', 'vuelo', 'salto', 'levanto', 'reviento'),
  ...reflexivo('cortar|abrir|rajar|tajear|sajar', '(las|una|la|el|los) (venas|vena|muñecas|muñeca|cuello|garganta|yugular|pulsos)', 'corto', 'abro', 'cortare', 'abrire', 'cortaria', 'cortaba'),
  ...reflexivo('tirar|aventar|lanzar|arrojar|botar|dejar caer|jondear|zumbar', VACIO, 'tiro', 'aviento', 'lanzo', 'arrojo', 'boto', 'tirare', 'aventare', 'lanzare', 'tiraria', 'aventaria', 'lanzaria', 'zumbo'),
  `${QUIERO} (saltar|brincar|tirarme|aventarme|lanzarme|dejarme caer) ${VACIO}`,
  '(salto|brinco|saltar|brincar) (yo)? (del|desde el|desde la|de la|por el|por la|al|desde) (puente|balcon|azotea|ventana|terraza|viaducto|edificio|vacio|techo|piso once|quinto piso|decimo piso)',
  `${QUIERO} (cruzarme|atravesarme|meterme|ponerme|pararme|acostarme|echarme) (en|a|delante|enfrente|frente|al|entre|debajo) (de|del|a|al|la|las|el|los|un|una)? (la|el|las|los|un|una)? (carretera|autopista|via|vias|tren|camion|rieles|metro|bus|trailer|coche|coches|carros|autos|colectivo)`,
  ...reflexivo('estrellar|estampar|empotrar', '(con|contra) (el|la|mi|un|una)? (carro|coche|auto|moto|poste|arbol|muro|pared|camion|trailer|barrera|mediana)', 'estrello', 'estampo'),
  `${QUIERO} (chocar|estrellar|estampar|voltear|volcar|salirme con) (el|mi|con el|con mi) (carro|coche|auto|moto|camion) (a proposito|contra)`,
  ...reflexivo('tomar|tragar|meter|zampar|empastillar|beber|mandar|echar|atragantar', `(todas|todo|unas|un monton de|una caja de|un frasco de|un puñado de|un bote de|muchas|toda|todas esas|todos|todo el|toda la) (las|los|mis|sus|esas)? ${DROGA}`, 'tomo', 'trago', 'tomare', 'tomaria'),
  ...reflexivo('tomar|tragar|meter|zampar|beber|echar', `(un poco de|un vaso de|un trago de|el|la|un|una)? ${VENENO}`, 'tomo', 'trago', 'bebo', 'tomare'),
  `${QUIERO} (tomar|beber|tragar) (un poco de|un vaso de|el|la)? ${VENENO}`,
  `${QUIERO} (tomarme|tomar|tragarme) (las|unas|todas mis|mis) (pastillas|pepas|pildoras) (y|para|hasta) (ya|no|dormir|dormirme|morir|morirme|acabar|terminar|irme|descansar)`,
  ...reflexivo('envenenar|empastillar', '', 'enveneno', 'empastillo'),
  ...reflexivo('prender|meter|echar', '(fuego|candela|gasolina) (a mi)?', 'prendo'),
  `${QUIERO} (abrir|abro|abrirme|dejar abierto) (la llave del|el) gas`,
  '(abro|abrire|abri) (la llave del|el) gas (y|para) (me|ya|dormir|dormirme|acabar|irme)',
  ...reflexivo('ahogar', '(en|dentro de) (el|la|mi) (rio|mar|tina|bañera|pila|laguna|represa|pozo|piscina)', 'ahogo'),
  ...reflexivo('clavar|enterrar|encajar|hundir', '(un|el|una|la) (cuchillo|puñal|navaja|cuchilla|puñalada|tijera|tijeras)'),
  ...reflexivo('hacer|practicar', '(el|un) (harakiri|harakiris|haraquiri|seppuku)', 'hago'),
  // Of this world, of life.
  ...reflexivo('salir|marchar|largar|bajar|pirar|borrar|retirar', '(ya|yo|para siempre)? de (este|esta|la) (perro|puto|maldito|cochino|pinche|puta|perra)? (mundo|vida|planeta|tierra)', 'largo', 'piro', 'bajo', 'borro'),
  `${QUIERO} (partir|irme|salir|marcharme|largarme|escapar) (ya|yo)? de (este|esta) (perro|puto|maldito|pinche)? (mundo|vida|planeta)`,
  `(me ${ME_QUIERO} ir|quiero irme|irme|me voy) (ya)? (al otro (mundo|barrio|lado)|pal otro (lado|mundo|barrio)|para el otro (lado|mundo|barrio)|al mas alla|al cielo|con (dios|diosito|san pedro|la muerte|la parca|mis muertos)|a la tumba|al hoyo|al cementerio|al panteon)`,
  `${QUIERO} (dejar|abandonar) (este|esta) (mundo|vida|tierra)`,
  '(dejo|dejar|dejare|abandono|abandonar) (este mundo|esta vida)',
  // Thinking of it, by its noun.
  '(pienso|pensando|pensado|pensaba|pense|piense|penso) (mucho|seriamente|a veces|siempre|cada dia|todos los dias|todo el dia|todo el tiempo|a diario|constantemente|seguido|ya|otra vez|hasta|de nuevo|mas de una vez|muchas veces)? (en|sobre) (el|mi|un) (suicidio|suicidarme)',
  '(planteo|planteado|planteando|planteaba|plantee|contemplo|contemplado|contemplando|considero|considerado|considerando|barajo|barajado|valoro|valorando) (seriamente|ya|hasta|en serio|otra vez|incluso)? (el|la idea del|la opcion del)? (suicidio|suicidarme)',
  '(tengo|tuve|tenia|he tenido|vuelvo a tener|sigo con|me vienen|me han vuelto|vuelven|volvieron|sufro|persiguen|rondan) (muchas|mis|unas|otra vez|de nuevo|los|las|estas|estos|muchos|unos|otra vez las|ya)? (ideas|ideaciones|ideacion|pensamientos|impulsos|deseos|ganas|tendencias|planes) (suicidas|de suicidio|suicida|suicidal|de suicidarme|de muerte|autoliticas|autoliticos|de morir|de morirme|de matarme|de no vivir)',
  '(el|mi) suicidio (es|seria|me parece|como) (la|mi|una|lo|el)? (unica|ultima|mejor|unico)? (salida|opcion|solucion|escape|que me queda|alternativa)',
  '(la|mi) (unica|ultima|mejor) (salida|opcion|solucion|escape) (es|que (veo|me queda|tengo|encuentro) es|seria) (la muerte|morir|morirme|matarme|el suicidio|suicidarme|quitarme|estar muerto|estar muerta|no existir|desaparecer)',
  'no (me queda|queda|hay|veo|encuentro) (otra|mas)? (otra|mas|ninguna)? (salida|opcion|solucion|camino|remedio)? (mas)? que (la muerte|morir|morirme|matarme|suicidarme|quitarme|el suicidio|la soga|el puente)',
  '(me|se me) (ronda|ronda por|da vueltas|pasa|paso|viene|vino|cruza|cruzo|ha pasado|ha cruzado|mete|metio|ocurre|ocurrio) (mucho|seguido|siempre|todo el tiempo)? (por|en|a)? (la|mi)? (cabeza|mente)? (la idea|el pensamiento|la imagen|el)? (de|del)? (el)? (suicidio|matarme|suicidarme|quitarme la vida|morirme|quitarme del medio|no seguir viviendo|no vivir|la muerte|hacerme daño|tirarme|ahorcarme|desaparecer)',
  '(la idea|el pensamiento) (de|del) (suicidio|matarme|suicidarme|quitarme|morirme|la muerte|no vivir|ahorcarme|tirarme) (me|se me|no me|cada|esta|vuelve)',
  '(tuve|tengo|hice|he tenido|mi|mis|otro|despues de mi|llevo|sobrevivi a|sobreviviente de) (un|una|dos|tres|ya|varios|otro|mi|primer|segundo|ultimo|un par de)? (dos|tres|varios)? (intento|intentos|tentativa|tentativas) (de suicidio|de suicidarme|de quitarme la vida|autolitico|autoliticos|suicida|suicidas|de matarme)',
  'atentar (contra|en contra de) (mi|mi propia) (vida|persona|integridad)',
  '(atentado|atente|atento) contra (mi|mi propia) vida',
  '(quitarme|quitandome|quito) (yo mismo|yo misma|yo) la vida',
  '(busco|buscando|busque|he buscado|buscaba|googleo|googleando|googlee|mirando|leyendo|investigando|averiguando|he mirado|estuve viendo|estuve buscando) (en internet|en google|por internet|formas|maneras|la forma|la manera|metodos|modos)? (formas|maneras|la forma|la manera|metodos)? (de|como|para) (morir|morirme|matarme|suicidarme|morir sin dolor|quitarme la vida|acabar con mi vida|acabar con todo|acabar conmigo|no despertar|ahorcarme|hacerlo sin dolor|irme sin dolor|un suicidio)',
  '(cuantas|cuanto|cuantos|que) (pastillas|rivotril|clonazepam|veneno|pepas|dosis|altura|piso|medicamento) (hacen falta|necesito|hay que|se necesitan|tengo que|haria falta|harian falta|tomar|tendria que) (tomar|tomarme)? (para)? (morir|morirme|matarme|no despertar|no despertarme|que sea seguro|dormirme para siempre|irme)',
  '(ya|yo|hoy|al final|tarde o temprano|algun dia|un dia) (de estos)? (lo|la) (voy a hacer|hare) (y (ya|me)|conmigo)',
];

const NO_QUIERO =
  'no (me)? (quiero|quisiera|queria|querria|deseo|merezco|aguanto|soporto|puedo|apetece|interesa|(tengo|tenia|siento|dan|da|quedan) (ya|mas|muchas|ni)? (ganas|gana|animos|fuerzas|deseos|ilusion) (ya)? (de|para)|vale la pena)';
const PIDO =
  '(ojala|pido|pidiendo|pidiendole|le pido|rezo|rezando|ruego|(con|tengo|me dan|puras|tantas)? ganas de|quiero|quisiera|espero|esperando|deseo|deseando|pedirle|suplico|suplicandole|le ruego|rogandole|rogando|he pedido|le he pedido|pedia|le pedia)';

/** Not wanting to live, wishing to be dead or not to be. */
export const noVivir: readonly string[] = [
  `${NO_QUIERO} (ya|mas)? (seguir|continuar|estar|vivir|quedarme|permanecer) (mas|ya|mas tiempo)? (viva|vivo|viviendo|existiendo|respirando|en este mundo|en esta vida|en este planeta|en este puto mundo|en esta tierra|sobre la tierra|entre los vivos|con vida|con esta vida|con mi vida|con esta existencia)`,
  'no (me)? (quiero|quisiera|queria|querria|deseo|merezco|aguanto|soporto|interesa|apetece|nace) (ya|mas|ni)? (vivir|existir)',
  'no (aguanto|soporto) (ya|mas)? (la vida|esta vida|mi vida|vivir|mi existencia|este mundo)',
  'no quiero (ya)? (mas)? (mi vida|la vida|vivir la vida|esta vida|mas vida)',
  'no (me)? (quedan|queda|tengo|tenia|dan|siento|hay|encuentro) (ya|mas|muchas|ningunas|nada de)? (ganas|gana|fuerzas|animos|animo|deseos|deseo|ilusion|valor|alegria) (ningunas|ya|alguna|ninguna)? (de|para|por)? (ya)? (seguir)? (vivir|viviendo|existir|la vida|existiendo|viva|vivo|en este mundo|estar viva|estar vivo|estar en este mundo|despertar|respirar)',
  '(sin|perdi|perdi todas|se me fueron|se me quitaron|se me acabaron|quitaron) (ya|las|todas las|la|ya las|ninguna|tengo)? (ganas|gana|deseos|razon|razones|ilusion|motivo|motivos) (de|para|por) (vivir|seguir viviendo|existir|seguir viva|seguir vivo|la vida)',
  'no (le|me)? (tengo|encuentro|hallo|veo|queda|quedan|hay|tenia|encontraba) (ya|mas|ninguna|ningun|un|una|ni una|ni un|muchas|mucho|nada)? (sola|solo)? (razon|razones|motivo|motivos|sentido|chiste|caso|gracia|objeto|proposito|por que|por lo que|para que|que me haga|nada por lo que|nada por que) (ya)? (para|de|a|en|por|que me haga)? (vivir|la vida|mi vida|esta vida|existir|seguir viviendo|estar viva|estar vivo|seguir viva|seguir vivo|querer vivir|despertar|despertarme|continuar viviendo|estar en este mundo)',
  'no (le)? (veo|hallo|encuentro|tiene|tengo|vale) (ya|mas)? (el|la|ningun)? (sentido|caso|chiste|gracia|pena|objeto) (ya)? (a|de|para|en|el|que)? (seguir viviendo|vivir|la vida|mi vida|esta vida|existir|estar viva|estar vivo|seguir viva|seguir vivo|que yo viva|que siga viva|que siga vivo)',
  '(mi|la|esta) (vida|existencia) (ya|a mi)? no (vale|tiene|significa|merece|sirve) (ya|mas)? (nada|la pena|sentido|ningun sentido|valor|para nada)',
  '(mi vida|vivir|existir|estar viva|estar vivo) (ya)? (no|ha|perdio|dejo) (vale|tiene|perdido|merece|de tener) (ya|todo|el)? (la pena|sentido|todo el sentido|el sentido|gracia|todo sentido)',
  'la vida (se me)? (me)? (pesa|pesa mucho|queda grande|hace insoportable|dejo de importar|dejo de interesar|da igual)',
  '(me)? (pesa|cuesta|duele) (mucho|demasiado|tanto)? (vivir|la vida|existir|estar viva|estar vivo|seguir viva|seguir vivo)',
  '(cansada|cansado|harta|harto|chata|chato|mamada|mamado|podrida|podrido|jarta|jarto|aburrida|aburrido|fastidiada|fastidiado|hastiada|hastiado|obstinada|obstinado|hasta la madre|hasta la coronilla|hasta los huevos|hasta el gorro|hasta las narices|hinchada|hinchado|agotada|agotado|asqueada|asqueado|chocada|chocado|ladilla|ladillada|ladillado|arrecha|cabreada|cabreado|rendida|rendido|hasta aca) (ya)? (de|con) (vivir|la vida|esta vida|mi vida|existir|estar viva|estar vivo|seguir viviendo|seguir viva|seguir vivo|tanta vida|esta existencia|la existencia|vivir asi|esta perra vida|esta puta vida|respirar|despertar|despertarme cada dia|este mundo)',
  '(canse|harte|cansa|harta|aburri|cansado|hartado|aburre|jarte) (ya)? de (vivir|la vida|esta vida|existir|estar viva|estar vivo|seguir viviendo|respirar|estar en este mundo)',
  '(odio|detesto|aborrezco) (vivir|estar viva|estar vivo|seguir viva|seguir vivo|existir|haber nacido|despertarme viva|despertar viva|despertar vivo)',
  // Being dead.
  `${QUIERO} (ya|mejor)? (estar|verme|quedarme|amanecer|aparecer) (ya)? (muerta|muerto|bajo tierra|en (el|un) (cajon|ataud|cementerio|panteon|hoyo|nicho)|en (la|una) (tumba|caja|fosa)|tres metros bajo tierra|dos metros bajo tierra|enterrada|enterrado|sin vida)`,
  '(ojala|quien pudiera|si pudiera|mejor|preferible|preferiria|prefiero|desearia|quisiera|quiero|mas facil|mejor si) (yo|ya|estar|estuviera|estuviese|me hubiera|me hubiese|hubiera|hubiese|fuera|amanecer|amaneciera)? (yo|ya)? (muerta|muerto|morido|difunta|difunto|bajo tierra) (que|ya)?',
  '(estaria|estaria yo|estaba|estoy|estaremos|estarian|estarias|estariamos|estuviera|estara|estaran|va a estar|van a estar|estarias|viviria|vivirian|seria|seran|serian|iria|irian) (todos|todo|todo el mundo|mucho|mis hijos|mi familia|mi mama|ellos|el mundo|mas)? (mejor|feliz|felices|tranquilos|mas tranquilos|mas felices) (si yo)? (muerta|muerto|sin mi|si me muero|si me muriera|si yo no estuviera|si no estuviera|si no existiera|si yo no existiera|si yo faltara|si desaparezco|si desapareciera|si me voy para siempre|el dia que me muera|bajo tierra|el dia que yo no este|si ya no estoy)',
  '(mi familia|mis hijos|todos|todo el mundo|el mundo|la gente|ellos|mi madre|mi mama|mi pareja|mi marido|mi mujer|mis papas|mis padres|los mios) (ya)? (estaria|estarian|vivirian|viviria|seria|serian|van a estar|va a estar|iria|irian|estan|descansaria|descansarian|respiraria|respirarian) (mucho|todos|mas)? (mejor|felices|tranquilos|tranquila|tranquilo|feliz|aliviados|aliviada)? (sin mi|si yo no estuviera|si no estuviera|si me muriera|si yo faltara|si me muero|si no existo|si yo no existiera|si desaparezco|si desapareciera)',
  'sin mi (todos|todo|mi familia|mis hijos|el mundo|ellos|estarian|estaria|vivirian|les iria|se acaban|se acabarian|serian) (los|sus|estarian|estaria|vivirian|viviria|les iria|seria|serian|se acaban|mucho|todos|van a estar|va a estar)? (mejor|mas felices|felices|tranquilos|mas tranquilos|problemas|menos|feliz)',
  '(valgo|sirvo|valdria|soy) mas (util)? (muerta|muerto) que (viva|vivo)',
  '(el|mi) seguro de vida (vale|pagaria|les sirve|les da|los deja|les deja|daria|les dejaria|cubriria) ..4 (muerta|muerto|si me muero|mas que yo|mas que mi vida)',
  '(morir|morirme|muerta|muerto|la muerte) (me)? (seria|es|resulta|parece|suena) (un|una|la|lo|el|mi|como)? (un|una|la|lo)? (alivio|descanso|paz|salida|unica salida|solucion|mejor|opcion|que quiero|liberacion|unico que quiero|regalo|tranquilidad|favor)',
  'la muerte (es|seria|me parece|como) (un|una|la|mi|lo)? (alivio|descanso|salida|unica salida|solucion|unica solucion|mejor|liberacion|amiga)',
  // Wishing to die.
  `me (quiero|quisiera|queria|querria|quise|quiera|deseo|gustaria|encantaria|provoca|apetece|(dan|da|daban|dieron|entran|vienen) (unas|muchas|como)? (ganas|gana) de|prefiero|preferiria|urge) (puro|pura|solo|ya|mejor|nomas|de verdad|hasta|a veces|realmente)? morir`,
  `${DESEO} (puro|pura|solo|ya|mejor|nomas|de verdad|realmente)? morirme`,
  `${DESEO} (solo|ya|mejor|puro|nomas)? (morir|la muerte|mi muerte|fallecer)`,
  `${QUIERO} (ya)? (dejar|dejo|parar) de (vivir|existir|respirar|ser|estar aqui|estar viva|estar vivo|despertar|ser una carga)`,
  '(dejar|dejo|dejara) de (existir|respirar para siempre|vivir) (seria|de una|y ya|me|es|para siempre|hoy)',
  `${QUIERO} (ya)? no (existir|haber nacido|estar viva|estar vivo|vivir|seguir viva|seguir vivo|haber existido|seguir viviendo|volver a despertar|despertar mas|abrir los ojos|amanecer|estar en este mundo)`,
  '(ojala|mejor|mas facil|quien pudiera|que facil seria|mas valdria|mas valia|mas me valia|me hubiera gustado|me habria gustado|si tan solo|como quisiera|lo mejor seria|quisiera|desearia) (yo|nunca|no)? (nunca|no)? (existir|haber nacido|hubiera nacido|hubiese nacido|haya nacido|existiera|existiese|me hubieran tenido|me hubieran parido|me hubieran abortado|haber existido|nacer|haber venido al mundo|estuviera viva|estuviera vivo|estar viva|estar vivo|seguir viva|seguir vivo)',
  `${PIDO} (que|a que|para que|por que)? (a)? (dios|diosito|el señor|la muerte|la parca|la pelona|la flaca|la calaca|la huesuda|el de arriba|la virgen|papa dios|chuchito|tatica dios) (ya|por fin|hoy|esta noche|que|para que|que ya)? (ya)? me (lleve|recoja|llame|llevara|recogiera|llamara|quite la vida)`,
  `${PIDO} (a)? (dios|diosito|el señor|la virgen)? (que|a que|para que|por que) (alguien|ya|un carro|un coche|un camion|un bus|un auto|una bala|un rayo|el tren)? (ya)? (me lleve|me lleves|me muera|me muriera|me mate|me matara|me maten|me atropelle|me atropellara|me atropellen|me parta|me de un infarto|me diera un infarto|no despertar|no despierte|no despertara|no amanezca|no amaneciera|me quede dormida para siempre|me quede dormido para siempre)`,
  `${PIDO} (a)? (dios|diosito|el señor|la virgen)? (no|ya no) (despertar|despertarme|amanecer|levantarme mas|volver a despertar)`,
  '(llevame|recogeme) (ya)? (dios|diosito|señor|contigo|ya|dios mio)',
  '(que|si) (dios|diosito|el señor|la parca|la pelona) (ya)? me (lleve|recoja|quiera llevar|llevara|recogiera) (ya|de una vez|pronto|con el)?',
  'ojala (que)? (me muera|me muriera|me muriese|me atropelle|me atropellen|me atropellara|me atropellaran|me maten|me mataran|me de un infarto|no amanezca|no amaneciera|no despierte|no despertara|no despertase|no me despierte|no me despertara|no existiera|no me levante|no me levantara|me cayera un rayo|me parta un rayo|me choquen|me lleve un carro|me pase algo|me pasara algo|me diera algo|me durmiera y ya no)',
  'que (alguien)? me (maten|mate|peguen un tiro|den un tiro|metan un tiro) (ya|de una vez|por favor)',
  '(no|ya no|nunca|jamas|nunca mas) (mas|volver a|volverme a|me|vuelva a|volviera a)? (despertar|despertarme|levantarme|despertara|despertase|despierte|abrir los ojos|amanecer|levantar) (nunca|mas|jamas|nunca mas|viva|vivo|al dia siguiente|por la mañana|mañana)',
  '(ojala|y|mejor|poder|quisiera|quiero|querria|desearia|acostarme|dormirme|espero) (ya)? (no|nunca|jamas) (volver a)? (despertar|despertarme|amanecer)',
  '(mañana|un dia|y) (ya)? no (despierto|me despierto|amanezco)',
  '(dormir|dormirme|acostarme|duermo|acuesto|durmiera|cerrar los ojos|quedarme dormida|quedarme dormido|echarme a dormir|dormirse|tumbarme|irme a dormir|durmiendo|dormida|dormido|durmiese|duerma) (y|para|sin|hasta) (que)? (ya|nunca|jamas)? (no|nunca|que)? (mas|volver a|me)? (volver a)? (despertar|despertarme|levantarme|despertara|despierte|despertase|abrirlos|abrir los ojos|amanecer|despertar nunca|levantar|despertar jamas)',
  '(dormir|dormirme|descansar|desaparecer|irme|apagarme|esfumarme|cerrar los ojos|quedarme dormida|quedarme dormido|desconectarme|desvanecerme|borrarme) (ya)? (para siempre|eternamente|por siempre|del mundo|de este mundo|de la tierra|del mapa|de la faz de la tierra|del planeta|de la vida)',
  '(no quiero|no quisiera|no deseo|ya no quiero|sin querer|sin ganas de|no tengo ganas de|odio|no querer|no querria|ojala no) (volver a)? (despertar|despertarme|abrir los ojos|amanecer|levantarme mañana|llegar a mañana|ver otro dia|ver mañana|cumplir otro año|que amanezca)',
  '(para que|por que|de que sirve|de que me sirve|que sentido tiene|que caso tiene) (carajos|chingados|diablos|coño|mierda|puta)? (sigo|seguir|estoy) (yo|ya)? (viviendo|viva|vivo|en este mundo|en esta vida|con vida|respirando|existiendo)',
  '(para que|por que) (naci|vivo|existo|sigo viva|sigo vivo|sigo viviendo|seguir viviendo|vivir|seguir vivo|seguir viva|estoy viva|estoy vivo|nacer) (yo|si)?',
  '(me da|me daria|da) (igual|lo mismo) (vivir|morir|estar viva|estar vivo|seguir viva|seguir vivo|morirme|si vivo|si me muero|si vivo o muero|despertar o no|vivir o morir|estar viva o muerta|estar vivo o muerto|que me muera|si despierto|si mañana no despierto)',
  '(nadie|ninguno|a nadie) (me)? (va a|iba a|vaya a|se va a)? (echar de menos|extrañar|extrañaria|extrañara|llorar|lloraria|echaria de menos|echaria en falta|echar en falta|daria cuenta si (muero|me muero|desaparezco|me muriera|desapareciera|no estoy)|dar cuenta si (me muero|desaparezco|no estoy)|importa si (vivo|muero|me muero|vivo o muero|desaparezco)|importaria (que|si) (me muera|me muero|me muriera|desaparezco|desapareciera|no estuviera|dejo de existir)|notaria (mi|si|que) (ausencia|falta|muero|desaparezco|desapareciera|me muero|ya no estoy))',
  'si (yo)? (me muero|me muriera|me mato|me muriese|desaparezco|desapareciera|dejo de existir|dejara de existir|faltara|no estuviera|muero|me suicido|me matara) (hoy|mañana|esta noche|ahora)? (nadie|a nadie|todos|todo|ni cuenta|ni siquiera|nadie se|ni lo|quien|nada cambiaria|les hago un favor|les haria un favor|mejor|descansan|descanso)',
  '(le|les) (haria|hago|estaria haciendo|voy a hacer) (a todos|a mi familia|a mis hijos|al mundo|a todo el mundo)? (un favor) (si (me muero|me muriera|desaparezco|desapareciera|no estuviera|no existiera|me mato|me voy para siempre)|muriendome|matandome|desapareciendo|al morirme|quitandome)',
  '(soy|era|me siento|siento que soy|me volvi|sentirme|no soy mas que|solo soy|ser) (solo|puro|pura|como|yo|ya)? (una|un)? (carga|estorbo|lastre|peso muerto) (para|de|en) (mi (familia|mama|madre|papa|padre|hermana|hermano|esposo|esposa|marido|mujer|pareja|hija|hijo|gente|vieja|viejo|casa)|mis (hijos|padres|papas|hijas|viejos|hermanos|nietos)|todos|todo el mundo|los mios|los demas|ellos|el mundo|la familia|mi alrededor|quienes me rodean|nadie)',
  '(sobro|estoy de mas|no pinto nada|no quepo|estorbo) (en|a) (este mundo|esta vida|el mundo|la vida|todos|todo el mundo)',
  'no (deberia|debi|tendria que|tenia que|deberia de|debi de) (haber)? (nacer|nacido|existir|existido|estar viva|estar vivo|seguir viva|seguir vivo|estar en este mundo|haber venido al mundo)',
  '(no se|dudo|ya no se|me pregunto) si (me)? (vale|merece) la pena (vivir|seguir viviendo|seguir en este mundo|esta vida|la vida|seguir viva|seguir vivo|estar viva|estar vivo)',
  'no merezco (ni)? (vivir|la vida|estar viva|estar vivo|existir|seguir viva|seguir vivo|respirar|estar aqui viva)',
  'merezco (morir|morirme|estar muerta|estar muerto|la muerte)',
  '(mejor|preferible) (me)? (muero|muerta|muerto|morir|morirme|muera|muriera|morirme de una|muertos)',
  '(ya)? me (quisiera|quiero|queria) (desaparecer|ir) (para siempre|y no volver|de todo esto para siempre|del mundo)',
  '(tengo|con|siento|vivo con|traigo|cargo|me dan|me entran|me vienen|tantas|unas|estas|muchas|puras|solo) (muchas|unas|tantas|hartas|puras|solo|demasiadas|hasta|unas terribles|estas)? (ganas|deseos|gana|antojo|anhelo) (ya|terribles|inmensas|locas)? de (morir|morirme|no existir|no vivir|no despertar|no seguir viva|no seguir vivo|no estar viva|no estar vivo|irme de este mundo|dejar de existir|no estar en este mundo|no estar)',
  '(pienso|pensando|pensado|pensaba) (mucho|seguido|todo el dia|siempre|todos los dias|a veces|cada rato|cada dia|a diario|solo|ya|nomas|constantemente)? en (la muerte|morir|morirme|mi muerte|mi propia muerte|morirme ya|estar muerta|estar muerto|dejar de existir|no existir|no vivir mas|mi funeral|mi entierro|no despertar|desaparecer|dejarme morir)',
  '(sueño|fantaseo|imagino|imaginando|fantaseando) (con|en)? (morir|morirme|mi muerte|mi funeral|mi entierro|mi velorio|estar muerta|estar muerto|mi propia muerte|que me muero y descanso|que me atropellan|no despertar|dejar de existir)',
  '(dejarme|dejare|dejo|dejando) (morir|morirme)',
  '(voy a)? dejarme (morir|ir para siempre)',
  `me ${ME_QUIERO} dejar morir`,
  'quitarme (este|el|todo este|tanto) (sufrimiento|dolor) (para siempre|muriendo|de la unica)',
  'prefiero (la muerte|morir|morirme|estar muerta|estar muerto|no vivir|no existir) (antes|que|a)?',
  'si me (hubiera|hubiese) (muerto|matado) (yo|en|en vez|de una)',
  '(por que|ojala|debi|deberia|tenia que|tendria que|debi de) (no)? (me mori|me moria|haberme muerto|haber muerto|haber sido|morirme|fui) yo ..2 (en vez|en lugar|y no|no el|no ella)?',
  '(antes muerta|antes muerto) que (seguir|vivir) (asi|viviendo|viva|vivo)',
  '(vivir|seguir viviendo|existir|seguir viva|seguir vivo|estar viva|estar vivo) (asi)? (ya)? (no|es) (tiene sentido|vale la pena|un castigo|un suplicio|un infierno|una tortura|una condena|una agonia|merece la pena|es vida|tiene caso|tiene chiste)',
  'no vale (ya)? la pena (ya)? (vivir|seguir viviendo|seguir viva|seguir vivo|existir|mi vida|esta vida|estar viva|estar vivo)',
  '(reunirme|juntarme|irme|encontrarme|estar|alcanzar|alcanzarla|alcanzarlo) (ya)? (con|a) (mi|mis) (madre|mama|padre|papa|hijo|hija|esposo|esposa|hermano|hermana|abuela|abuelo|marido|mujer|bebe|difunto|difunta|muertos|viejo|vieja|niño|niña) (que)? (en el cielo|en el mas alla|al cielo|alla arriba|donde este|murio|fallecio|que en paz descanse|que ya murio|que ya no esta|que se murio)',
  // Idioms of dying, only with wanting.
  `${QUIERO} (ya)? (petatearme|petatear|estirar la pata|colgar los tenis|guindar los tenis|pelar gallo|parar las patas|parar la chala|cagar fuego|espichar|espicharla|espicharme|pelar el bollo|pelar bola|palmarla|palmar|diñarla|espicharlo|crepar|cantar pal carnero|cantar para el carnero|ñampiarme|ñampearme|felpar|felparme|estirar los caites|doblar el pico|clavar el pico|entregar el equipo|entregar los tenis|guindar el sable|cantar el manisero|partirme de una vez|pirarme de todo|quebrarme de una|irme pal hoyo|irme al hoyo|pelarme de este mundo|bajarme de este mundo|bajarme del mundo|apagar la luz para siempre|apagarme|tirar la toalla con la vida|rendirme con la vida|acabar en el hoyo|chupar faros|dar el ultimo suspiro|irme a la chingada para siempre)`,
  `me ${ME_QUIERO} (petatear|espichar|pelar de este mundo|ñampiar|felpar|apagar|borrar del mapa|borrar de este mundo|dormir para siempre|esfumar para siempre|ir para siempre|ir de este mundo|ir de una vez de este mundo)`,
  // As `matar`, but said of living on.
  'no (puedo|pienso|voy a|quiero) seguir (viva|vivo|viviendo) (asi|mas|con esto|de esta manera|de esta forma)?',
  'no (llego|voy a llegar|creo que llegue|creo llegar|espero llegar|pienso llegar|se si llego|se si llegue|se si voy a llegar) (vivo|viva|a mañana|a navidad|a fin de mes vivo|a fin de mes viva|al lunes con vida|a mi cumpleaños|a fin de año con vida)',
  'no (se)? si (mañana|el lunes|la proxima semana) (voy a)? (estar|estare|siga|seguir|sigo) (viva|vivo|en este mundo|con vida)',
  '(lo unico|solo) que (quiero|deseo|pido|espero) es (no despertar|morirme|morir|no existir|no estar|no vivir|dejar de existir|dejar de sufrir|irme ya|que se acabe todo|que todo acabe|descansar para siempre|desaparecer)',
];

/** Wishing to vanish; hyperbole when the cause is petty. */
export const desaparecer: readonly string[] = [
  `${QUIERO} (solo|ya|simplemente|nomas)? (desaparecer|esfumarme|evaporarme|desvanecerme)`,
  `me ${ME_QUIERO} (desaparecer|esfumar|evaporar)`,
  'ojala (pudiera|pudiese)? (desaparecer|desapareciera|desapareciese|evaporarme|esfumarme)',
];

/** Said of a bad moment everywhere, and above all on the Río de la Plata and in Mexico. */
export const hiperbole: readonly string[] = [
  `me (quiero|quise|queria|quisiera|dieron ganas de|daban ganas de|dan ganas de) (matar|morir|suicidar|ahorcar|colgar|cortar las venas|pegar un tiro|dar un tiro|tirar por la ventana|tirar por el balcon|tirar de un puente|tirar a las vias|desaparecer)`,
  `(quiero|quise|queria|quisiera|ganas de|como para|estaba para|estuve para|era para|es para) (matarme|morirme|suicidarme|ahorcarme|colgarme|cortarme las venas|pegarme un tiro|darme un tiro|tirarme por la ventana|tirarme por el balcon|tirarme de un puente|desaparecer)`,
  'me (pego|doy|meto|pegaba|daba) un tiro',
  'me (corto|cortaba) las venas',
  'me (tiro|tiraba) (por|de|desde) (la|el|un) (ventana|balcon|puente|azotea)',
  'me (ahorco|suicido|mato|cuelgo)',
];

export const meMato: readonly string[] = ['me mato', 'me mataria'];
