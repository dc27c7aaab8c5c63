import { conErratas, MI_GENTE } from './formas.ts';

const VIGA =
  '(viga|vigas|techo|arbol|palo|mata|rama|tubo|tuberia|garaje|garage|bodega|galpon|cochera|sotano|baño|ducha|patio|cuarto|pieza|closet|ropero|lampara|ventilador|abanico|reja|baranda|puerta|escalera|desvan|corral|taller|balcon)';
const CUERDA = '(cuerda|soga|lazo|mecate|cabuya|cinturon|cinto|reata|pita|piola|riata)';
const IDEAS =
  '(pensamiento|pensamientos|ideas|idea|ideacion|ideaciones|impulsos|fantasias|ganas|tendencias|thoughts) (muy|bien|constantes|fuertes)? (suicidas|suicida|suicidal|suicidales|de suicidio|de suicidarme|de muerte|de matarme|de morirme|de morir|de quitarme la vida|autoliticos|autoliticas|de hacerme daño)';
const ARMA = '(pistola|revolver|escopeta|rifle|arma|fierro|fusca|cuete|chopo|cañon|navaja|cuchillo)';
const ALTO =
  '(techo|azotea|puente|viaducto|cornisa|baranda|barandal|tejado|terraza|balcon|borde|orilla|acantilado|barranco|vias|anden)';

/** What is said without its verb: the noun, the place, the hour, the other end of the deed. */
export const indirecto: readonly string[] = conErratas([
  `(tengo|traigo|cargo|cargo con|vivo con|ando con|lucho con|peleo con|batallo con|arrastro|sufro|sigo con|he tenido|vengo con|estoy con|lidio con|convivo con|sigo teniendo|estoy teniendo|volvieron|me han vuelto|padezco) (muchos|muchas|unos|unas|estos|estas|los|las|esos|esas|puros|puras|otra vez)? ${IDEAS}`,
  `me (vienen|viene|rondan|ronda|persiguen|asaltan|dan|llegan|entran|atacan|atormentan|pasan|agarran|asaltaron|volvieron|visitan|comen) (mucho|seguido|siempre|otra vez|de nuevo|a la cabeza|por la cabeza)? (muchos|muchas|unos|unas|los|las|esos|esas|puros|puras)? ${IDEAS}`,
  `con ${IDEAS} (desde|hace|todos|todas|a diario|cada|encima)`,
  'la unica (solucion|salida|opcion|alternativa|manera|forma) (que (le)? (veo|encuentro|hallo|queda|me queda|tengo))? (es|seria|para mi es|de descansar es) (morirme|morir|matarme|quitarme|la muerte|no estar|no existir|desaparecer|dejar de existir|irme de)',
  '(morirme|morir|la muerte|no existir) (es|seria) (la unica|lo unico|mi unica|lo mejor|un alivio|un descanso|la solucion|mi salida)',
  '(ojala|que|quisiera que|por mi que|pido que) (esta noche|mañana|hoy|ya)? (me)? (de|diera|diese|pegue|pegara|venga|caiga|cayera|toque|parta) (ya)? (un|una|el|la)? (infarto|derrame|rayo|cancer|bala|embolia|paro|tumor|ataque al corazon) ..3 (y ya|y se acaba*|y listo|de una vez|y chao|y chau|y adios|y punto|fulminante|y descanso|y san se acabo)',
  '(ojala|si) (me)? (atropell*|arroll*|chocara|chocaran|pasara por encima|aplastara) ..8 (y ya|y se acab*|de una vez|y listo|y descans*|y punto|para siempre|mejor)',
  '(pienso|piense|he pensado|pensando|me imagino|imagino|fantaseo|me dan ganas|me entran ganas|tentacion|tentada|tentado|me da por|me provoca|ganas) (en|con|de)? (no mirar|no frenar|no parar|soltar el volante|soltar el timon|cerrar los ojos (y|al)|dar el paso|dar el salto|dar un volantazo|estrellarme|estrellar el (carro|coche|auto)|irme contra|pegarle al muro|cruzar sin mirar|dejarme caer|dejarme ir|no volver a salir|acelerar (contra|hasta)|girar el volante)',
  '(ni|sin|ya ni|no tengo|no me quedan|no me dan|se me fueron las|perdi las|se me quitaron las) ganas (ni)? (de)? (seguir|continuar) (respirando|existiendo|viviendo|viva|vivo|con vida)',
  '(me he|he|me|volvi a|vuelvo a|volvi) (vuelto a|vuelto|empezado a|empece a|puesto a) (cortar|cortarme|lastimar|lastimarme|quemar|quemarme|rajar|rasguñar|tajear|autolesionar|autolesionarme|arañar|hacerme daño|hacer daño) (en)? (los|las|mis|el|la)? (brazos|brazo|piernas|muslos|muñecas|muñeca|antebrazos|venas|barriga|panza|otra)?',
  'me (araño|rasguño|pego|golpeo|muerdo|pellizco|rasco|rajo|quemo|clavo|pincho|arranco) ..7 (hasta (que)? (sangr*|sale sangre|me sale sangre|hacerme sangre|sacarme sangre|ver sangre)|para (no sentir|sentir algo|castigarme|calmarme|aliviarme|que se me pase|dejar de sentir))',
  'si (me)? (muero|muriera|morir) (mañana|hoy|esta noche|ahora|ya)? (no pasa nada|da igual|me da igual|mejor|casi mejor|nadie|que alivio|no le importa)',
  '(envidio|que envidia (me dan|de)|me dan envidia) (a)? (los|las) (muertos|muertas|que (ya)? (se murieron|se fueron|descansan|murieron|no estan|estan muertos))',
  '(para que|pa que|pa q|por que|para que mismo|pa que mismo) (diablos|carajos|demonios|mierda|rayos|chuta|mismo|habre)? (yo)? (naci|nacido|vine al mundo|me parieron|me trajeron al mundo|habre nacido)',
  '(idea|pensamiento|ganas|deseo|idea fija) de (ya)? no (estar|existir|ser|seguir viva|seguir vivo) (mas|ya|nunca|nunca mas)?',
  '(rezo|ruego|pido|le pido a ..2|le ruego a ..2|espero|quisiera|deseo|suplico) (para|por|con)? (ya)? no (amanecer|despertar|despertarme|levantarme mas|abrir los ojos)',
  '(amanezco|despierto|me despierto) (enojada|enojado|triste|frustrada|frustrado|decepcionada|decepcionado|molesta|molesto|con rabia) de (haber|seguir|estar) (amanecido|despertado|viva|vivo|despierta|despierto)',
  '(debi|deberia|tenia que|tendria que|hubiera|habria) (haberme|haber|debido)? (morirme|morir|muerto|morido) yo',
  '(por que|porque|para que) no me (mori|habre muerto|mato|mató|llevo|llevó) (yo|cuando|en|aquel|de|el|la|con)',
  '(mi|mis) (hijos|hijas|familia|nenes|niños|padres|papas|mujer|esposa|gente|mama) (estaria|estarian|vive|vivirian|viviria|quedarian|comerian) mejor con (el|mi) seguro',
  '(con)? (mi|el) seguro (de vida)? ..4 si me (muero|mato)',
  '(nadie|ni (el perro|los perros|mis hijos|mi familia)) (va a ir|iria|vendria|ira|va a venir|se va a presentar) a mi (funeral|entierro|velorio|sepelio|velatorio|tumba)',
  '(a quien|a nadie|quien) (le)? (va a)? (importa|importaria|importar|llora|lloraria|llorar|extrañaria|extrañar) ..4 (si)? (me muero|me muera|muera|por mi|mi muerte|yo falte|no existo)',
  '(da|me da|les da|da lo) (igual|lo mismo|mismo) si (existo|vivo|me muero|estoy viva|estoy vivo|estoy muerta|estoy muerto|no existo)',
  '(he pensado en|pienso en|voy a|quiero|ganas de|puedo|podria|capaz de|miedo de|a punto de) (hacer|hacerme|cometer) (una locura|algo malo|una tonteria|una barbaridad) (conmigo|contra mi|a mi mism*)',
  '(tengo|me da|con) miedo (de|a) (lo que (me)? pueda hacerme|lo que (me)? pueda hacer (conmigo|contra mi)|mi misma|mi mismo|hacerme daño)',
  'no (respondo|me hago responsable) (de|por) (lo que)? (me haga|lo que me haga|mi vida|hacerme)',
  '(escondan*|escondeme|escondanme|escondio|escondió|escondieron|quitaron|quiten*|guardaron|guardo|sacaron) ..1 (los|las|todas las|todos los|el|la|mis) (cuchillos|pastillas|cuerdas|armas|tijeras|navajas|medicinas|pistola) ..4 (no (confio|me confio) en mi|no lo haga|no lo vuelva a|no lo intente|no me haga|por lo que pueda hacerme|no me corte)',
  'me (doy|he dado|di|pego|estrello) (cabezazos|golpes|puñetazos|la cabeza) ..1 (contra|con|en) (la|el|las|mi) (pared|muro|cabeza|piso|suelo|cara|piernas)',
  '(otra vez|de nuevo|todos los dias|cada noche) me (estoy|ando) (cortando|lastimando|quemando|autolesionando|haciendo daño) (los brazos|las piernas|a escondidas)?',
  'me corto (todos los dias|todas las noches|cada noche|otra vez|de nuevo|a escondidas|seguido|a veces)? (a escondidas|en el baño|encerrada|encerrado|por las noches|cuando (estoy|me siento|no aguanto|no puedo))',
  '(me rindo con|renuncio a|abandono|desisto de) (la vida|vivir|seguir viva|seguir vivo|seguir viviendo|esta vida|existir)',
  'no (hay|pasa) (dia|noche|hora|un dia|una noche|mañana|un solo dia) (en)? (que|en que) no (piense|pienso|quiera|se me pase|desee|me den ganas|me entren ganas|fantasee|imagine) (en|de|por la cabeza)? (matarme|morir|morirme|suicidarme|quitarme la vida|hacerlo y ya|tirarme|ahorcarme|colgarme|no estar|desaparecer|la muerte)',
]);
export const indirectoGrave: readonly string[] = conErratas([
  `(mañana|hoy|esta noche|al rato|ahorita|ahora|el ..1|esta tarde|luego|despues|ya) (yo|mismo|si|mismo si|ya)? me (cuelgo|ahorco|guindo|voy a colgar|colgare|voy a guindar) (de|del|en|con) (la|el|un|una|mi|ese|esa)? ${VIGA}`,
  `me (cuelgo|voy a colgar|colgare|guindo) ..5 (ya)? (tengo|compre|consegui|deje) (ya|puesta|puesto|lista|listo)? (la|el|una|un) ${CUERDA} (puesta|puesto|atada|atado|amarrada|amarrado|comprada|comprado)`,
  `(ya)? (tengo|deje|puse|amarre|ate) (ya|puesta|puesto)? (la|el|una|un) ${CUERDA} (puesta|puesto|colgada|colgado|atada|atado|amarrada|amarrado) (en|a|de|del|al) (la|el|un|una)? ${VIGA}`,
  '(de|en) (aqui|aca|esta casa|este cuarto|este carro|este coche|este hotel|este hospital|este baño|esta pieza|esta habitacion|este auto|este lugar|esta) (ya|yo|hoy|ya yo)? no (me)? (voy a|pienso|salgo|bajo|salir|saldre|bajare|me voy|vuelvo a) (a)? (salir|bajar|levantar|mover)? (ya)? (vivo|viva|con vida)',
  '(no|ya no) (me)? (voy a|pienso|quiero) (salir|bajar|bajarme|salirme|levantarme) (ya)? (vivo|viva|con vida) de (aqui|aca|esta|este)',
  '(ya)? me despedi de (todos|todas|todo el mundo|mis hijos|mi familia|mi mama|mis papas|mi madre|mi gente|mis nenes|mis hijas|mi esposa|mi mujer) ..6 (vivo|viva|no me van a|no van a volver|para siempre|porque (ya)? no voy a estar)',
  '(reparti|regale|he repartido|he regalado|estoy regalando|estoy repartiendo|doné|done|ando regalando|di) (ya|todas|todo|casi todo)? (mis cosas|todo lo que tengo|todo lo mio|mi ropa|lo mio|mis pertenencias) ..14 (no las voy a necesitar|no me van a hacer falta|no la voy a necesitar|no voy a necesitar|donde voy no|adonde voy no|ya no las necesito|para cuando no este|no me haran falta|para lo que me queda|antes de irme de)',
  '(guarde|guardo|junte|estoy juntando|junto|voy juntando|he juntado|tengo guardadas|he ido guardando|ahorro|compre|tengo juntadas|acumulo|escondo|escondi) ..2 (las|unas|todas las|muchas|mis|la|el|un|una)? (pastillas|pepas|pildoras|medicinas|medicamentos|somniferos|insulina|blister|veneno|raticida) ..5 (para|pa) (cuando (me)? (decida|atreva|llegue el (dia|momento)|no aguante|anime|toque)|ese dia|el dia que|el momento|irme|no despertar|dormirme|terminar|acabar)',
  `me (he)? (metido|meti|puesto|puse|pongo|meto|apunte|apunto|coloque) (la|el|una|un) ${ARMA} (en|a) (la|el|mi)? (boca|sien|cabeza|cuello|garganta|pecho|menton|barbilla)`,
  `(tengo|saco|pongo|miro|agarro|dejo|guardo) (la|el|mi|una|un) ${ARMA} ..12 (me (la|lo) quedo (mirando|viendo|viendola)|(la|lo) (miro|veo|contemplo) (fijo|rato|horas|y pienso|y lloro)|pensando en (usarla|usarlo|hacerlo)|pienso en (usarla|usarlo|jalar)|contra mi)`,
  `(estoy|toy|ando|subi|me subi|sentado|sentada|parado|parada) (ya|aqui|sentado|sentada|parado|parada|subido|subida|ahora|sola|solo)? (en|a|al) (el|la|las|un|una|los)? ${ALTO} ..6 (no pienso|no voy a) (a)? bajar (por (las|la)? (escalera|escaleras|ascensor|elevador)|vivo|viva|caminando)`,
  '(busque|buscando|busco|mirando|mire|averiguando|averigue|investigando|investigue|googleando|calculando|leyendo|viendo) ..3 (que altura|cuanta altura|cuantos pisos|desde que piso|cuantas pastillas|que dosis|cuantos miligramos|cuanta insulina|que metodo|que pastillas) ..8 (seguro|para no despertar|para morir|para morirme|mortal|letal|no falle|no duela|para que sea|sin dolor|no sobrevivir|matarse|matarme)',
  '(acabo de salir|sali|me dieron de alta|vengo|acabo de volver|estuve) (ayer|hace ..2|anoche|hoy)? (del|en el|de la|de|en la)? (hospital|clinica|urgencias|uci|psiquiatrico)? ..3 por (una|la|mi)? (sobredosis|intoxicacion|ingesta) ..3 (a proposito|adrede|intencional|voluntaria|queriendo|que me (tome|hice|meti) (a proposito|adrede|queriendo))',
  'lo (intente|he intentado|volvi a intentar|quise intentar) (con|tomando|tomandome) (unas|las|mis|muchas)? (pastillas|pepas|veneno|cloro|raticida|una soga|una cuerda|gas|insulina|somniferos) ..5 (lavaron|lavado|hospital|salvaron|encontraron|internaron|ambulancia|urgencias|vomite|desperte|fallo|uci)',
  '(me)? (lavaron|hicieron un lavado|hicieron lavado|lavado) (el|de)? (estomago|gastrico) ..6 (pastillas|pepas|me tome|intente|lo intente|sobredosis)',
  '(un|uno|cualquier|el) (dia|dia de estos|de estos dias|dia menos pensado|rato|noche) ..2 (me)? (van a encontrar|encuentran|encontraran|van a hallar|hallan|aparezco|amanezco|me encuentren) (ya)? (colgado|colgada|muerto|muerta|ahorcado|ahorcada|tieso|tiesa|guindado|guindada|sin vida|frio|fria|flotando)',
  '(me)? (queda poco|falta poco|quedan pocos dias|quedan dias|quedan horas) ..8 (yo lo decidi|lo decidi yo|asi lo decidi|termine para mi|acabe para mi|todo (esto)? (se)? (acabe|termine) para mi)',
  '(me voy|irme|me voy a ir|me ire|me marcho|partir|el viaje) ..2 no (es|hablo|digo) (de|a)? (un)? (viaje|vacaciones|otra ciudad|trabajo|otro pais)',
  '(de este (año|mes)|de esta (noche|semana)|de (hoy|mañana|navidad)) no paso ..2 (lo decidi|lo tengo decidido|esta decidido|ya esta|lo prometo|porque no quiero)',
  '(deje|abri|voy a abrir|abrire|tengo) (la llave del gas|el gas|las hornillas|la garrafa|la bombona) (abierta|abierto|abiertas)? ..2 (cerre|cierro|cerrar|tape|selle|tapando) (ya)? (las|la|todas|los|todo) (ventanas|ventana|puertas|puerta|rendijas)?',
  '(me encerre|encerrado|encerrada|me encierro|me meti|estoy) (en|dentro de|dentro del)? (el|mi)? (carro|coche|auto|garaje|cochera|camioneta) (en|con)? (el garaje)? (con|y) (el|la)? (motor|carro|coche|auto|escape|manguera) (encendido|prendido|prendida|encendida|andando|en marcha|conectad*)',
  'me (inyecte|puse|meti|pase|chute|he inyectado|he puesto|acabo de inyectar|pinche) (de|con)? (toda|una sobredosis de|demasiada|diez veces|mucha|muchas)? (la|las)? (insulina|morfina|fentanilo|anestesia|potasio) ..4 (a proposito|adrede|queriendo|de mi (papa|mama|abuela|abuelo|marido)|para no|y ya|de golpe)',
  '((muerto|muerta) en vida|ya no puedo|no aguanto|cansad*) ..3 quiero (acabarlo|terminarlo|acabarla|terminarla|ponerle fin)',
]);
/** Somebody near, by what they hold or have written. */
export const otroIndirecto: readonly string[] = [
  `${MI_GENTE} ..3 (tiene|tenia|esta con|agarro|agarró|saco|sacó|se encerro con|se encerró con|anda con) (la|el|un|una)? (pistola|arma|cuchillo|navaja|soga|cuerda|escopeta|revolver|frasco|pastillas|veneno) ..6 (se (pega|mata|da|va a|quiere|cuelga|corta|lo toma|la toma|las toma|vuela)|(matarse|suicidarse))`,
  `${MI_GENTE} ..4 (mando|mandó|acaba de mandar|escribio|escribió|acaba de escribir|dejo|dejó|acaba de dejar|envio|envió) ..4 (despidiendose|de despedida|diciendo adios|una carta de despedida) ..6 (se (tomo|tomó|corto|cortó|va a|quiere|haga|mate)|algo malo|no contesta|matarse|matar|suicidarse|no quiere vivir|perdon*)`,
  `${MI_GENTE} ..3 se (acaba de tomar|tomó|tomo|tragó|trago|ha tomado) ..1 (un|una|todo el|toda la) (bote|frasco|caja|tarro|puñado|monton|blister|pote) de (pastillas|pepas|pildoras|medicinas|veneno)`,
  '(mi|mis) (roommate|roommates) ..4 se (acaba de tomar|tomó|tomo|quiere matar|va a matar|esta cortando)',
  `${MI_GENTE} ..2 (compro|compró|consiguio|consiguió|trajo) (veneno|una soga|una pistola|raticida|una cuerda|un arma) ..1 (y|que)? (tengo miedo|me da miedo|temo|no se que hacer|dice que)`,
];
/** Bereavement told without its verb. */
export const dueloIndirecto: readonly string[] = [
  '(mi|mis|nuestro|nuestra) (socio|socia|jefe|jefa|alumno|alumna|maestro|maestra|profesor|profesora|capitan|sargento|compañero|compañera) ..5 se (nos|me)? (suicido|suicidó|quito la vida|quitó la vida|ahorco|ahorcó)',
  `(perdi|perdimos|murió|murio|falleció|fallecio|se fue|${MI_GENTE}) ..8 por (su|mano) (propia)? (mano|propia|decision propia|propia decision|voluntad)`,
];
/** The same words of ropes at work, of a firm, a chat, a shop. */
export const indirectoInocuo: readonly string[] = [
  'no paso de (hoy|mañana|esta semana|este mes) (sin|con)',
  'no (quiero|quisiera|me gusta|pienso|voy a|me gustaria) ser (una|un) (carga|estorbo|lastre) ..4',
  '(harto|harta|cansado|cansada|hart*) de la vida (nocturna|de oficina|social|sedentaria|en la ciudad|laboral|del|de los|de las|universitaria|politica)',
  '(pienso|pensando|pensar) en la muerte (del|de un|de una|de la|de los|de las|de mi (padre|madre|abuelo|abuela))',
  '(quiero|quisiera|gustaria|encantaria) desaparecer (de|del) (la|el|las|los)? (grupo|redes|mapa comercial|chat|facebook|lista|listas|instagram|whatsapp|internet|base|linkedin)',
  'nadie me (va a|iba a) (echar en falta|extrañar|echar de menos) (si|cuando) (falto|no voy|me tomo|salgo|pido|cambio|no vengo)',
  'me queme (los|las|el|la) (brazos|manos|brazo|mano|dedos|cara|pierna|piernas) (con|en|en) (el|la|un|una)? (horno|aceite|plancha|freidora|caldera|vapor|comal|parrilla|soldadura|soplete|olla|agua|sarten|fogon|escape|cera|estufa|quimico|soda)',
  'hacerlo sin que duela ..3 (flebotomista|enfermer*|dentista|pacientes|paciente|tatuador*|esteticista|al cliente|inyecc*)',
  '(regale|reparti|di) (mi|la) ropa de trabajo',
  '(dejarme caer) por (su|tu|la|el|ahi|alla|vuestra)',
  '(tentacion de|sin|ganas de) no parar (hice|atendi|saque|vendi|de (trabajar|reir|vender))',
  'miedo (de|a) lo que pueda hacerme (la|el|un|una|mi|ese|esa)',
  'voy a abrir el gas (de|en) (la|el|las) (cocina|local|horno|planta|caldera|parrilla)',
  '(malecon|puente|azotea|techo|mirador|muelle) (vendiendo|poniendo|instalando|reparando|limpiando|midiendo|pintando|trabajando|atendiendo|pescando|impermeabiliz*)',
  'se corta (siempre que|cuando|al|con|por) (despieza|corta|pela|trabaja|filetea|el hueso|la sierra)',
  '(antena|torre|vidrios|fachada|fachadas|arnes|tirolesa|escalada|poda|podar|rapel|aerea|telas|circo|trapecio|rescate|andamio)',
];
