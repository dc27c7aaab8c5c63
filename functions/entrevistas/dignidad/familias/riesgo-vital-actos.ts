import { conOSinTilde, MI_GENTE } from './formas.ts';
import { conMe, formasYo } from './riesgo-vital-verbos.ts';

const VENENO =
  '(veneno|raticida|matarratas|mata ratas|cloro|clorox|lavandina|lejia|hipoclorito|insecticida|racumin|paraquat|gramoxone|fosforina|fosfina|curafosfato|acido muriatico|soda caustica|sosa caustica|sosa|anticongelante|plaguicida|pesticida|herbicida|cianuro|thinner|tiner|amoniaco|desinfectante|gasolina|kerosene|queroseno|limpiahornos|destapacaños|baygon|furadan|lannate|folidol|tamaron|creolina|campeon|estricnina)';
const PASTILLAS =
  '(pastillas|pastis|pildoras|pepas|pepillas|tabletas|comprimidos|capsulas|somniferos|ansioliticos|antidepresivos|calmantes|tranquilizantes|benzos|clonazepam|rivotril|alprazolam|trankimazin|orfidal|lorazepam|lexatin|diazepam|valium|quetiapina|fluoxetina|sertralina|tramadol|morfina|fentanilo|paracetamol|acetaminofen|insulina|amitriptilina|zolpidem|stilnox|xanax|ravotril|propofol|digoxina|medicacion|medicina|medicinas|medicamentos|remedios|tratamiento|blister|blisters|frasco|frascos|botiquin|dosis)';
const MUCHO =
  '(todas|todo|toda|todos|un monton|un puñado|puñado|puño|medio|media|un frasco|frasco|frascos|caja|cajas|un bote|bote|blister|blisters|tira|tiras|muchas|muchisimas|chingo|pocoton|bola|bastantes|demasiadas|vaso|litro|botella|botella entera|trago|tragos|taza|sobredosis|quince|veinte|treinta|cuarenta|cincuenta|sesenta|ochenta|cien|doscientas|15|20|25|30|40|50|60|80|100|entero|entera|completa|completo|de golpe|de una vez|de un tiron|de un jalon|las que habia|lo que habia|cuanto habia|cuantas|cuanta)';
const TOME =
  '(me (he)? (tome|tomado|trague|tragado|zampe|zampado|empine|empinado|meti|metido|mande|mandado|eche|echado|bebi|bebido|chute|inyecte|inyectado|puse|pinche|trinque|jale|cene|desayune)|(acabo|termino) de (tomarme|tragarme|meterme|beberme|inyectarme|zamparme|echarme|tomar|tragar|beber|inyectar)|tome|trague|bebi|he (tomado|tragado|bebido)|ya (tome|me lo tome|me la tome|me las tome|me los tome))';
const TOMARE =
  '(me (voy a|pienso|quiero|quisiera|podria|puedo|deberia) (tomar|tragar|meter|beber|inyectar|zampar|mandar|echar|pinchar|poner|chutar)|voy a (tomarme|tragarme|meterme|beberme|inyectarme|zamparme|echarme|pincharme|ponerme|tomar|tragar|beber)|me (tomo|trago|bebo|inyecto|meto|zampo|tomare|tomaria|tragare|bebere|inyectare)|(pienso|pensando|pensado|ganas|idea|tentacion|quiero|quisiera|decidi|decidido|valor|coraje) ..2 (tomarme|tragarme|meterme|beberme|inyectarme|zamparme))';

/** Taken already. */
export const hecho: readonly string[] = [
  `${TOME} ..4 ${VENENO}`,
  `${TOME} ..3 ${MUCHO} ..5 ${PASTILLAS}`,
  `${TOME} ..4 ${PASTILLAS} (de)? (mi|mis|la|el)? ..2 (de golpe|enteras|enteros|de una vez|juntas|juntos|de un jalon|de un tiron|hasta la ultima|sin parar)`,
  `${TOME} (ya)? (las|los|todas|todo|lo) (que)? ..3 (y|pero|para) (me|no|ya|estoy|tengo|no) ..2 (sueño|duermo|dormir|despertar|adormil*|marea*|doblo|hizo efecto|siento nada|morir*)`,
  '(me)? (estoy|sigo) (desangrando|desangrandome|sangrando mucho) ..4',
  'me estoy (cortando|rajando|tajeando|desangrando|muriendo) (ahora|ahorita|ya|aqui|otra|las|los|mientras|en)',
  '(me)? (acabo de|anoche|ayer|hoy|antier|anteayer|el ..1|esta (mañana|tarde|noche|madrugada|semana)|la semana pasada|hace ..2) (me)? (intente|intentar|quise|trate de|volvi a intentar|he intentado) (matar|matarme|suicidar|suicidarme|quitar la vida|quitarme la vida|ahorcar|ahorcarme|colgar|colgarme|guindar|guindarme|tirar|tirarme|cortarme las|cortar las)',
  '(me)? (intente|quise|trate de) (matar|suicidar|ahorcar|colgar|guindar|quitar la vida|matarme|suicidarme|ahorcarme|colgarme|guindarme|quitarme la vida) ..3 (anoche|ayer|hoy|antier|anteayer|esta (semana|mañana|noche|madrugada)|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|otro dia)|la semana pasada|el mes pasado|hace (poco|unos dias|dos|tres|una semana|un mes|nada))',
  '(se)? (rompio|rompió|cedio|cedió|aguanto|aguantó|zafo|zafó|solto|soltó|encasquillo|encasquilló|trabo|trabó|fallo|falló) (la|el)? (soga|cuerda|mecate|viga|rama|lazo|cinturon|cinto|pistola|arma|nudo|gatillo)',
  '(la|el) (soga|mecate|viga|rama|lazo|cinturon|nudo|cuerda) (se|no) (me)? (rompio|rompió|aguanto|aguantó|zafo|zafó|solto|soltó|resistio|reventó|revento|partio)',
  '(me)? (hicieron|hizo|tuvieron que hacer) (un)? lavado (de estomago|gastrico|estomacal)',
];

const ARMA =
  '(soga|sogas|mecate|cuerda|lazo|cabuya|piola|pistola|revolver|escopeta|rifle|fierro|fusca|cuete|chumbo|cohete|arma|veneno|raticida|matarratas|racumin|paraquat|gramoxone|fosforina|cianuro|navaja|cuchilla|hojilla|gillette|bisturi|cuter|cutter|yilet|guillette|bala|balas|cartucho|pastillas|pepas|somniferos|frasco|insulina|nitrogeno|helio|carbon|bolsa)';
/** The means, and that they are for oneself, or that only courage is missing. */
export const mediosPara: readonly string[] = [
  `${TOMARE} ..4 ${VENENO}`,
  `${TOMARE} ..3 ${MUCHO} ..4 ${PASTILLAS}`,
  `(tengo|compre|consegui|guardo|hay|traigo|deje|puse|saque|cargue|robe|agarre|queda|cogi|me prestaron|escondi|guarde|junte|he comprado|he conseguido|preparé|prepare) ..6 ${ARMA} ..5 (para (mi|mi misma|mi mismo|acabar|terminar|irme|matarme|morirme|no despertar|descansar|cuando me (decida|anime|atreva)|hacerlo|ya no (estar|sufrir|despertar))|solo (me)? falta (el|tener|que)? (valor|coraje|animarme|decidirme|atreverme|huevos|cojones|apretar|jalar)|me falta (el)? (valor|coraje|huevos)|esperandome|me (espera|esperan|llama|llaman|mira|miran)|y un solo (cartucho|tiro)|con una (bala|sola bala) (para mi)?|y se acabo|y ya|y adios|y listo)`,
  `(tengo|puse|deje|sostengo|agarre|estoy con|ando con|traigo|cargo|apoyo|aprieto|con) (ya)? (la|el|una|un) (navaja|cuchilla|hojilla|hoja|gillette|yilet|bisturi|cuter|cutter|cuchillo|tijera|vidrio|pistola|revolver|escopeta|arma|fierro|soga|mecate|cuerda) (aqui)? (en|sobre|contra|al|a|apoyad*|pegad*|puest*) (en|a|contra|sobre|al)? (la|el|mi|las|mis)? (muñeca|muñecas|cuello|sien|boca|cabeza|pecho|venas|brazo|garganta|barbilla)`,
  `(tengo|puse|deje|prepare|servi|hay) ..3 (paraquat|gramoxone|raticida|veneno|matarratas|fosforina|racumin|cianuro) ..3 (servido|en (un|el) vaso|en la (mesa|mano|taza)|preparad*|disuelto|mezclad*|listo|al lado|aqui|en el velador|en el buro)`,
  `(solo|nomas|nada mas|unicamente) (me)? falta (el|tener|que)? (valor|coraje|animarme|decidirme|atreverme|huevos|cojones|apretar el gatillo|jalar el gatillo|jalarle|dar el paso|dar el salto)`,
  '(apretar|jalar|jalo|aprieto|apriete|jale|tirar del|jalarle) (el|al|del) gatillo ..3 (y (ya|listo|se acabo|adios|chau|descanso)|conmigo|contra mi|en mi|de una vez)',
  '(me)? (meto|meti|metere|puse|pongo|ponerme|meterme|pongo yo) (el|la|una|un) (cañon|pistola|revolver|bolsa|escopeta) (de ..2)? (en|a|al|sobre) (la|el|mi)? (boca|cabeza|sien)',
];
/** The day, the place, the way, chosen. */
export const indirectoGrave: readonly string[] = [
  '(ya)? (escogi|elegi|decidi|marque|tengo (elegido|escogido|decidido|pensado|marcado|visto)|se|he (elegido|escogido|decidido)) (ya)? (el|la|cual|que) (puente|arbol|viga|edificio|piso|balcon|acantilado|barranco|azotea|dia|fecha|hora|lugar|sitio|forma|manera|metodo) (y|para|en que|donde|de) (el|la|lo|me|voy|hacerlo|matarme|tirarme|colgarme|irme|morir|mi muerte|todo) ..2',
  '(no|ya no) (voy a|creo que|pienso|espero) (pasar|pase|llegar|llegue|aguantar|aguante) (de|a|hasta) (esta noche|hoy|mañana|este fin de semana|esta semana|el (lunes|viernes|domingo))',
  'de (hoy|esta noche|mañana|esta semana|este (mes|domingo|fin de semana)) no (paso|pasa|voy a pasar|llego|amanezco)',
  'no paso de (hoy|esta noche|mañana|esta semana|este (mes|domingo|fin de semana))',
  '(son|seran|estas son|esas son) (mis|las) ultimas (palabras|horas|lineas|letras|frases|que escribo)',
  '(mis|las) ultimas (horas|palabras|lineas) (en este mundo|de vida|con vida|de mi vida)',
  '(es|sera|este es) (mi|el) ultimo (amanecer|atardecer|aliento|suspiro|dia (de vida|con vida|en este mundo|en la tierra|viv*|que (respiro|vivo|amanezco)))',
  '(es|sera|este es) (mi|el) ultimo (mensaje|audio|texto) (de mi vida|en vida|antes de (irme|morir*|matarme|acabar)|que (mando|escribo) (viv*|en vida))',
  '(deje|dejado|escribi|escrito|grabe|programe|mande|he dejado|tengo escritas|tengo escrita) (ya|unas|las|mis|varias|dos|tres)? (cartas|carta|cartitas|mensajes|audios|notas) (a|para) (todos|todas|cada uno|mi familia|mis hijos|cada quien|mi gente) ..3 (perdon*|adios|que me|lo siento|cuando|ya|y|para cuando|despidiend*)',
  '(hoy|mañana|esta noche|al rato|ahorita|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo)|en (un rato|cuanto ..3)|cuando ..3|despues de ..3|apenas ..3|antes de (navidad|fin de mes)) (ya|yo|mismo|si|si que|por fin)? me (mato|suicido|ahorco|cuelgo|guindo|quito la vida|tiro (al|a la|a las|por|del|de)|aviento (al|a la|a las|por|del|de)|lanzo (al|a la|a las|por|del|de)|boto (al|a|por|del)|pego un tiro|doy un tiro|meto un tiro|corto las venas|abro las venas|tomo todo|tomo todas|voy de este mundo|despido de (este|la))',
];

const CUERPO =
  '(brazos|brazo|muñecas|muñeca|piernas|pierna|muslos|muslo|antebrazos|antebrazo|piel|panza|vientre|barriga|abdomen|estomago|tobillos|cuerpo|caderas|costillas|uñas|manos|dedos|pecho|cara|carne|pies|pantorrillas)';
const HERIR =
  'cortar|rajar|tajear|rayar|rasguñar|arañar|quemar|lastimar|herir:hiero|golpear|pegar|morder:muerdo|pinchar|pellizcar|autolesionar|agredir|dañar|flagelar|lacerar|castigar|rasgar|desgarrar';
const HERIRME = HERIR.split('|')
  .map((verbo) => verbo.split(':') as [string, string?])
  .map(([infinitivo, presente]) => formasYo(infinitivo, presente))
  .join('|');
const OCULTO =
  '(cuando nadie (me)? (ve|mira|esta)|cuando (estoy|me quedo|me dejan|me encierro) (sola|solo|en)|a escondidas|a solas|encerrad* en|en secreto|sin que (nadie)? (me vean|se enteren|lo sepan|sepa|vea)|por las noches|en las noches|de noche|cada noche|todas las noches|todos los dias|casi a diario|a diario|cada vez que (fallo|fracaso|me rechazan|me dicen que no|lloro|peleo)|a proposito|adrede|aposta|queriendo|con (una|la|un|el|mi) (cuchilla|navaja|hoja|hojilla|gillette|yilet|cuter|cutter|vidrio|compas|sacapuntas|tijera|tijeras|aguja|alfiler|mechero|encendedor|plancha|cigarro|cigarrillo|pucho|vela|bisturi|clip|cuchillo) ..5 (para|porque|y (asi|me)|cuando|a ver)|para (castigarme|calmarme|sentir|no sentir|aliviarme|desahogarme|aguantar|soportar|no pensar|dejar de pensar|distraer el dolor|que se me pase|bajar la ansiedad|soltar|descargar*)|hasta (sangrar|que sangr*|que me sangr*|sacarme sangre|hacerme sangre|que sale sangre|que me sale sangre|que duele|no sentir))';
/** Harm to oneself, by whatever verb, and in secret, on purpose or to blood. */
export const autolesion: readonly string[] = [
  `me (${HERIRME}) ..5 ${OCULTO}`,
  `${OCULTO} ..3 me (${HERIRME})`,
  `me (hago|hice|hacia|he hecho|estoy haciendo|haria|sigo haciendo) (mucho|otra vez|de nuevo)? (daño|cortes|tajos|cortadas|heridas|quemaduras|moretones|rayones|sangre) ..3 ${OCULTO}`,
  `me (meto|meti|metia|clavo|clave|clavaba|entierro|enterre|hundo|paso|pasaba|encajo|incrusto|introduzco) (alfileres|agujas|clavos|la navaja|la cuchilla|un cuchillo|el cuchillo|tijeras|las tijeras|un compas|las uñas|grapas|vidrios|clips|una aguja|un alfiler|la hojilla|la gillette|el cutter|el cuter) ..4 (${CUERPO}|para (castigarme|sentir|calmarme|no)|hasta)`,
  '(recaido|recai|he recaido|recaida|recayendo|volvi|vuelto|sigo|otra vez|de nuevo|empece|enganchada|enganchado) ..2 (en|con|a) (los|lo de|las|mis)? (cortes|cortarme|autolesiones|cortadas|tajos|autolesionarme|lastimarme)',
  '(los brazos|las piernas|los muslos|las muñecas|el cuerpo|los antebrazos) (llenos|llenas|lleno|todos|todas|cubiert*) (de)? (cortes|cortados|cortadas|tajos|heridas|marcas|cicatrices|quemaduras) (que me|mias|hechas por mi|hechos por mi|de cuando me|que me hago|de tanto cortarme|autoinfligid*)',
  '(cortes|tajos|heridas|marcas|quemaduras|cicatrices|moretones) (de)? (que me (hago|hice|he hecho|estoy haciendo) (yo|sola|solo|a escondidas)?|hech*s por mi|autoinfligid*)',
  'me (dan|daban|entran|vienen) (unas)? ganas (de)? (cortarme|agarrar (un|el) cuchillo y (clavarmelo|cortarme|enterrarmelo|rajarme)|clavarme|rajarme|quemarme|arrancarme|lastimarme|pegarme contra)',
  '(agarrar|agarro|tomar|tomo|cojo|coger|meter|saco) (un|el|una|la) (cuchillo|navaja|tijera|cuchilla|vidrio) (y|para) (clavarmelo|clavarmela|enterrarmelo|cortarme|rajarme|clavarme|pasarmelo|meterme|hundirmelo|abrirme)',
  'me estoy (haciendo|volviendo a hacer) (cortes|heridas|tajos|daño|cortadas|quemaduras)',
  ...conMe(
    'cortar|rajar|tajear|quemar|arañar|rasguñar|lastimar',
    `(todos|todas|otra vez|de nuevo|toda|yo)? (los|las|el|la|mis|en los|en las|en el|en la) (brazos|muñecas|muslos|antebrazos|piernas|piel)`,
  ),
];

/** Near ones: what they say, hold, have sent, where they stand. */
const FATAL =
  '(se (mata|suicida|ahorca|cuelga|guinda|va a (matar|suicidar|ahorcar|colgar|guindar|hacer daño|quitar la vida|tirar (al|del|de un|por)|aventar (al|del|de un|por)|lanzar (al|del|de un|por)|cortar las venas|cortar los brazos)|quiere (matar|suicidar|ahorcar|colgar|guindar|tirar (al|del|de un|por)|morir|quitar la vida|hacer daño)|quita la vida|pega un tiro)|quiere (matarse|suicidarse|ahorcarse|colgarse|tirarse|morir|morirse|quitarse la vida|cortarse)|no quiere (vivir|seguir viviendo|seguir viva|seguir vivo|estar viva|estar vivo|despertar|existir)|ya no (quiere vivir|aguanta vivir|quiere seguir)|va a (matarse|suicidarse|hacer una locura|quitarse la vida|cometer una locura))';
export const otraPersona: readonly string[] = conOSinTilde([
  `${MI_GENTE} ..10 ${FATAL}`,
  `${MI_GENTE} ..3 (se ha|se|esta|anda|sigue) (encerrado|encerrada|encerró|encierra|metió|metido|metida) ..4 (con|y tiene|y agarró|con una|con un) (un|una|la|el|las|unas|su)? (cuchilla|cuchillo|navaja|pistola|pastillas|soga|veneno|tijeras|escopeta|arma|frasco|hojilla|cuerda|revolver|gillette)`,
  `${MI_GENTE} ..6 (despidiendose|despidiéndose|despedirse|se despidió|se despide|despedida|diciendo adios) ..8 (pastillas|pistola|soga|veneno|puente|azotea|vivir|morir|matar|mate|mundo|no contesta|no me contesta|apagado|no aparece|no lo encuentro|no la encuentro)`,
  `${MI_GENTE} ..6 (no sale|no se levanta|encerrad*) ..5 (dice|repite|escribe) que ..4 (morir*|muert*|no vivir|no existir|matar*)`,
  `(a|con) ${MI_GENTE} ..5 (encontre|encontramos|halle|agarre|pille|caché|quitamos|quite|sorprendi) ..5 (con (la|una) soga|soga en|con (el|un) cuchillo en|con las pastillas|cortandose|a punto de|colgandose|ahorcandose|con la pistola|con el veneno|intentando)`,
  `${MI_GENTE} ..4 (volvio|volvió|ha vuelto|vuelve|sigue|empezo|empezó|otra vez) ..2 (a|con)? (cortarse|cortandose|autolesionarse|lastimarse|hacerse daño|los cortes|intentarlo|los intentos|las ideas suicidas)`,
  `${MI_GENTE} ..4 (esta|ingresad*|internad*|hospitalizad*|en (el hospital|urgencias|uci|cuidados intensivos|coma|terapia intensiva)) ..5 (por (querer|intentar|intento|tomar*|cortarse|un intento)|porque (se|intentó|quiso)|se (quiso|intentó|tomó|cortó|tiró|colgó))`,
  `(no|sin) (puedo|quiero|poder|dejar|dejarle|dejarla|dejarlo) ..3 (sola|solo) (a)? ${MI_GENTE} ..5 (se (mat*|quit*|cort*|haga|tire|ahorque|cuelgue|suicide)|lo vuelva a|intent*|haga algo)`,
  `(tuve|tuvimos|tengo|tenemos) que (esconder*|guardar*|quitar*) ..6 (cuchillos|pastillas|cinturones|cuerdas|navajas|armas) ..5 ${MI_GENTE}`,
]);
export const duelo: readonly string[] = conOSinTilde([
  `${MI_GENTE} ..4 se (tiró|lanzó|aventó|arrojó|botó|echó) (a|al|por|de|del|desde) (un|una|el|la|lo)? ..1 (pozo|rio|puente|tren|metro|balcon|ventana|azotea|edificio|barranco|mar|canal|piso|viaducto|quebrada|represa|aljibe|vias|acantilado|vacio)`,
  `${MI_GENTE} ..4 se (tomó|tragó|bebió|envenenó|empastilló|inyectó) ..4 (veneno|raticida|pastillas|paraquat|gramoxone|fosforina|cianuro|lejia|cloro|insulina|pastilla de|matarratas|racumin) ..5 (murió|murio|la enterramos|lo enterramos|se nos fue|falleció|la perdimos|lo perdimos|no lo salvaron|no la salvaron)`,
  `${MI_GENTE} ..5 (decidió|quiso|prefirió) (irse|partir|marcharse|no seguir|ya no seguir|dejarnos|no vivir) ..3`,
  '(lo|la|los) (encontre|encontramos|hallamos|halle|baje|bajamos|descolgue|descolgamos) (yo|mi mama|entre)? (colgad*|ahorcad*|guindad*|de la (soga|viga)|sin vida con|con (un tiro|las venas))',
  `(suicidio|muerte voluntaria) (de|del) (mi|un|una) ..2`,
]);
/** Wishes of which only the end of the clause makes sure, with the means. */
export const medioSolo: readonly string[] = [
  '(ya)? (tengo|consegui|compre|saque|cargue|prepare|me compre|me consegui|encontre) (ya)? (la|el|mi|un|una) (soga|mecate|pistola|revolver|escopeta|veneno|raticida|matarratas|paraquat|gramoxone)',
];
