import { conErratas, MI_GENTE } from './formas.ts';

/** At the wheel, in front of a weapon of the job, by what fate might do: wishes told by their scene. */
const COCHE =
  '(coche|carro|auto|moto|camion|camioneta|volante|timon|carril|curva|freno|frenos|barranco|barranca|quebrada|guardarrail|mediana|cuneta|poste|trailer|bus|tractomula|gandola|bicicleta|bici|puente|precipicio)';
const FIN =
  '(se (acab*|termin*|apag*|fini*)|y (ya|listo|chau|chao|adios|se acab*|se termin*|fuera|punto|descans*|san se acabo|a otra cosa)|para siempre|de una vez|no (volver|llegar|despertar)|que (se acabe|se termine|todo)|y que (sea|pase) lo que)';
export const indirecto: readonly string[] = conErratas([
  `(deseando|deseo|idea|ganas|pienso|pensando|pensado|imagino|imaginando|ojala|quisiera|tentacion|tienta|fantaseo|rezando|pidiendo|provoca|antoja|cabeza|mente|esperando|rogando|planeo|impulso) ..6 ${COCHE} ..7 ${FIN}`,
  '(ganas|idea|impulso|tentacion|pienso|pensando|pensado|dan|da por|provoca|imagino) ..4 (cruzarme de carril|invadir el carril|cambiarme de carril|irme (al|por el) (barranco|precipicio|vacio|canal)|meterme debajo|no girar|no frenar|soltar (el|las) (volante|timon|manos|manubrio)|acelerar contra|tirar el (carro|coche|auto)|volcar|salirme de la (carretera|ruta|via|curva|pista)|ponerme delante|bajarme en la via|cruzar la calle sin mirar|cerrar los ojos manejando)',
  'si (un|una|el|la)? ..1 (me (mata|pisa|atropella|agarra|choca|aplasta|parte|arrolla|lleva por delante|cae encima|caen encima|pegan un tiro|matan|asaltan y me matan)) ..4 (mejor|que bueno|bienvenido|un favor|adelante|por mi|no me quejo|gracias|descanso|tanto mejor|perfecto|me da igual|no pasa nada|encantad*)',
  '(la|lo|las|los) (uso|use|usare|usaria|voy a usar|quiero usar|pienso usar|estreno|voy a estrenar|descargo|disparo|gasto) (yo)? (conmigo|en mi (misma|mismo)?|contra mi)',
  '(usar|uso|usare|usarla|usarlo|usaria|probar|descargar|gastar) ..5 (conmigo|contra mi|en mi (cabeza|sien|boca))',
  '(y|ahi|asi|hoy|entonces|por fin|ya|aqui|hasta aqui) se (acabo|acabó|acaba|termino|terminó|termina|acabara|terminara|va a acabar|va a terminar|acabaria|apaga|apago) mi (vida|existencia|historia|paso por)',
  '(psiquiatra|psicologa|psicologo|medico|medica|doctor|doctora|terapeuta|informe|diagnostico|diagnosticaron|historia clinica) ..5 (ideacion|ideas|pensamientos|conducta|riesgo|tendencias|tendencia) (suicida|suicidas|autolitica|autoliticas|de suicidio)',
  '(para lo que hay que ver|para esto|para vivir asi|asi|para lo que queda) ..1 (mejor|prefiero|preferible) (ni|no)? (estar|existir|morir*|seguir viv*|haber nacido)',
  '(la|lo) (unica|unico) (salida|puerta|forma|manera|remedio|cosa|descanso|solucion) ..4 (cementerio|panteon|muerte|cajon|tumba|morir*|no despertar|estar muert*|veneno|soga|puente|bala|tiro)',
  '(quiero|quisiera|ojala|deseo|necesito|prefiero|solo pido) ..1 (un|el)? (descanso eterno|sueño eterno|descanso definitivo|descanso de verdad el de los muertos)',
  '(me voy a|me ire a|irme a|quiero|me voy) ..1 (reunir|encontrar|juntar|ir|irme|estar|voy) ..1 (con|donde|junto a) (mi|mis) ..1 (finad*|difunt*|muert*|fallecid*|angel*|bebe que|hij* que|que en paz|que dios)',
  '(con|donde) (mi|mis) (finad*|difunt*|muertitos|muertos|angelito) (ya|me voy|quiero|nomas)?',
  '(no|ya no) (quiero|pienso|voy a) ..1 (dar|dar yo|darle|meterle) mas (cuerda|vueltas|largas) a (esta|mi|la) vida',
  '(entregar|entrego|devolver|devuelvo|colgar|cuelgo|soltar|tirar|tiro) (ya)? (el equipo|la toalla de la vida|los guayos|los chuteadores|los tacos|los botines|los botines para siempre|las botas para siempre|la pelleja|el cuero|el petate)',
  '(quiero|voy a|me quiero|quisiera|ojala|de una) (ya)? (irme|ir|pasar|cruzar|mudarme|viajar) (a|pa|para|pal|al) (el otro (lado|mundo|barrio)|otro (lado|mundo|barrio)|mejor vida|una mejor vida|barrio de los calladitos|los calladitos|mictlan|patio de los callados|chirona eterna|villa (quieta|callada))',
  '(quiero|voy a|ojala|quisiera|ya)? ..1 (quedarme tiesa|quedarme tieso|estirar los tenis|entregar el alma|dar el brinco|dar el ultimo suspiro|exhalar|pasar a mejor vida|chupar (faros|rueda|gladiolos)|sonar como arpa vieja|espicharla|doblar el petate|parar los tenis|parar la chala|parar las chalas|torcer el pico|torcer los tarros|estacar la zalea|colgar las sandalias|petatear|finarme|liar el petate|hincar el pico|irme al hoyo|irme al tacho|mirar las raices|mirar las margaritas|criar malvas) ..1 (ya|de una|hoy|mejor|de una vez|yo)',
]);

/** Cuts just made, the cutter at hand. */
export const hecho: readonly string[] = [
  '(me he|me acabo de|acabo de|me) (hecho|hacer|hacerme|hice) (dos|tres|un|una|cuatro|varios|unos|otro|otra|muchos|cinco)? (cortes|corte|tajos|tajo|cortadas|cortada|herida|heridas|rajas) en (la|las|el|los|mi|mis) (muñeca|muñecas|brazo|brazos|antebrazo|muslo|muslos|pierna|piernas|cuello|venas)',
];
export const autolesion: readonly string[] = [
  'me (apago|apagaba|apague|he apagado|pego|apoyo|aplasto|quemo con) (el|los|un|unos|las|la)? (cigarro|cigarros|cigarrillo|cigarrillos|pucho|puchos|colilla|colillas|pitillo|pitillos|porro|tabaco|encendedor|mechero|fosforo|fosforos|plancha|hierro|cuchara caliente) (encendid*|prendid*)? (en|sobre|contra) (el|la|los|las|mi|mis)? (brazo|brazos|pierna|piernas|mano|manos|piel|muslo|muslos|antebrazo|muñeca|muñecas|panza|pecho|barriga)',
  '(solo|unicamente|nomas) (asi|cuando (sangro|me corto|me quemo|me duele)|con el dolor|sangrando|haciendome daño) ..3 (se me calla|se calla|se me calma|me calmo|descanso|siento|se me pasa|puedo dormir|dejo de pensar|respiro)',
];
/** Unclear, past, as it is said without its word. */
export const sinSalida: readonly string[] = [
  'no se cuanto (mas|tiempo)? (mas)? (voy a|pueda|puedo|podre|vaya a|aguante|aguantare|resista|dure|durare) (aguantar|resistir|durar|seguir|poder)?',
  'no creo (que)? (aguante|poder aguantar|aguantar|resistir|durar|pueda) (mucho|mas|mucho mas|asi)',
  '(me paso|me paso|se me paso|se me ha pasado|me pasa|me cruzo|se me cruza|he pensado|pense|pensando|pienso) ..2 (por la cabeza|en|por la mente)? lo peor',
  'lo peor ..1 (me|se me) (paso|pasa|cruzo|cruza) por la (cabeza|mente)',
  'apaga y vamonos',
  'mejor ni (estar|haber nacido|despertar|levantarme|vivir|seguir)',
  '(yo|ya) (ya)? para que',
];
/** An attempt, as who had it names it. */
export const miIntentoSolo: readonly string[] = [
  '(tuve|hice|luego de|despues de|tras|a raiz de|por) (un|mi|dos|tres|varios|otro|el) (intento|intentos)',
];
export const internada: readonly string[] = [
  '(internad*|internaron|ingresad*|ingresaron|ingreso|hospitaliz*|psiquiatr*|tratamiento|terapia|lavado|salvaron|uci|rescataron|medicad*|recuperacion|vivir|vida)',
];

/** Near ones who say it, whatever verb they say it with. */
export const otraPersona: readonly string[] = [
  `${MI_GENTE} ..9 (que|a que) (se (quiere|va a|piensa|quería|iba a) (matar|suicidar|ahorcar|colgar|guindar|morir|quitar la vida|tirar (al|del|a las|por)|lanzar (al|del)|aventar (al|del))|se (mata|suicida|ahorca|cuelga|guinda|quita la vida)|(ya)? no quiere (vivir|seguir viv*|existir|despertar|estar viv*))`,
];
