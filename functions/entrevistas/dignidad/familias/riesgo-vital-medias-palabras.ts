import { conErratas, conOSinTilde, MI_GENTE } from './formas.ts';

const MIOS = `(${MI_GENTE}|(mi|mis) (hijos|hijas|nietos|nietas|padres|papas|hermanos|hermanas|niños|nenes|viejos|viejita|viejito|jefita|familia|perro|perra|gato|gata|nena|nene|niña|niño))`;
const PARCA = '(muerte|pelona|huesuda|parca|flaca|calaca|hora|catrina|dama de negro)';
const MAL =
  '(cancer|infarto|derrame|enfermedad|accidente|aneurisma|ataque al corazon|tumor|bala perdida|paro|paro cardiaco|embolia|ictus|acv|rayo)';
const CIFRA =
  '(veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|veinti*|doscientas|20|25|30|40|50|60|70|80|90|100|120)';

/** Wished on oneself by half words: the earth, the illness, the world without them, the one remedy. */
export const indirecto: readonly string[] = conErratas(
  conOSinTilde([
    '(hice|hecho|estoy en|quede en) (las)? (paces|paz) con (todos|todo el mundo|dios|los mios|mi familia) ..4 (falta|queda|toca) ..2 (irme|partir|morir*|descansar)',
    '(si (supiera|estuviera segur*|tuviera la certeza|me aseguran|me dijeran)) que no (duele|va a doler|doleria|sufro|fallo) ..4 (hubiera|habria|lo haria|lo hacia|hubiese)',
    'yo me muero y (aqui|nadie|ni|todo|a nadie|ustedes|tod*) ..6 (nadie|ni|llora*|luto|entera*|igual|cuenta|velorio)',
    '(ganas|deseos|tentacion|impulso|idea) de (acabarme|terminarme|apagarme|eliminarme|borrarme|extinguirme|destruirme)',
    '(vivo|sigo|sigo viv*|respiro|existo|aguanto viv*) (solo|nomas|nada mas)? (por|para) no (dar|darle|darles|causar|hacer sufrir|matar de pena) ..3 (disgusto|pena|dolor|trabajo|gusto|sufrir|verguenza|carga) ..2',
    '(quiero|quisiera|ojala|deseo) ..3 (dormir|dormirme|acostarme|cerrar los ojos) y que (ya)? sea (la ultima|para siempre|la definitiva|por ultima)',
    '(por mi|ojala|quisiera) ..4 (que)? (el|mi|este) corazon (ya)? (no (arranque|despierte|lata|siga|vuelva)|se (pare|detenga|canse|parara|detuviera) ..2)',
    `${MI_GENTE} ..2 (llamó|llama|escribió|escribe|mandó|dejó) ..4 (despidiendose|para despedirse|de despedida|despedirse) ..10 (no se donde (anda|esta|se metió)|no (contesta|aparece|responde)|raro|rara|llorando|tengo miedo|me da miedo)`,
    '(si|como) (mañana|hoy|el lunes|un dia|esta noche|luego|despues) (de estos)? (ya)? no (aparezco|amanezco|vuelvo|me ven|contesto|despierto|me encuentran) ..3 (saben|sabran|sabes|sepan|sabe|sabra) ..3',
    'que (ya)? me (echen|tiren|pongan|caiga) ..2 tierra (encima|de una vez|ya|y)? ..1',
    'que (ya)? me (entierren|sepulten|cremen|metan (al|en el) (cajon|hoyo)|lleven al (cementerio|panteon|hoyo)) (ya|de una vez|y ya|y listo|y punto|mañana|mismo)',
    '(la vida|vivir|el mundo|este mundo|la existencia) me (ha)? (quedó|queda|quedado) (muy|demasiado|bastante)? (grande|ancha|chica|lejos|larga) ..2',
    '(la vida|vivir|este mundo) ..6 no (hallo|veo) ..2 (hora|horas|dia) de que (se)? (acabe|termine|me toque|llegue)',
    `(esperando|espero|esperar|cuando|apenas|en cuanto|el dia que|solo falta|hasta) (a)? (que)? (se)? ${MIOS} ..2 (muera|falte|fallezca|se vaya|descanse|no este|falten|mueran) ..5 (irme|me voy|poder irme|seguirl*|alcanzarl*|mato|voy yo|yo tambien|acabo yo|termino yo|hacerlo|descansar yo)`,
    'si no (fuera|fuese|seria) (pecado|cobarde|tan cobarde|porque es pecado|por cobarde|tan gallina|por miedo al infierno|por la condenacion) ..8 (ido|hecho|matado|estaria|estuviera|acabado|terminado|adelantado|descansando|descansaria|acabaria|hacia|haria|mato|iba|fuera)',
    '(quitarme|sacarme|borrarme|salirme|restarme|desaparecer) (yo)? de la (ecuacion|suma|cuenta de los vivos)',
    '(valor|coraje|fuerza|fuerzas|agallas|huevos|ovarios|empujon|cojones|guevos) (para|de|pa) (acabar|terminar|ponerle fin) ..1 (con|a)? (esto|todo|todo esto) ..10 (vida|vivir|existir|respirar)',
    '(con|de) (la|mi) vida (digo|hablo|me refiero|quiero decir)',
    `si (me)? (llega|llegara|viene|viniera|tocara|toca|aparece) (la|mi) ${PARCA} ..2 (la|le|yo) (abro|recibo|invito|abrazo|ofrezco|doy|espero|sirvo|agradezco|sigo)`,
    `que (venga|llegue|entre|pase) (ya|pronto)? la ${PARCA} ..3 (abierta|abierto|espero|esperando|abro|ya|de una vez)`,
    `(deseo|pido|quisiera|quiero|ojala|ruego|espero|deseando|pidiendo|sueño con) ..4 (un|una|algun|alguna) ${MAL} (rapido|fulminante|mortal|de esos|ya|y|me|terminal|que me|que acabe|que se)`,
    `(ojala|quisiera que|pido que|ruego que|rezo para que|deseo que) ..2 me (de|diera|venga|viniera|toque|tocara|detecten|salga|pegue) ..1 (un|una|el) ${MAL}`,
    '(pienso|imagino|veo|pensando|imaginando|sueño|pensar) ..6 (mundo|casa|familia|vida|navidad|futuro|todos|todo) sin mi ..4 (gusta|mejor|descans*|paz|tranquil*|feliz|felices|alivio|liger*)',
    '(unica|mejor|sola|ultima) (medicina|cura|remedio|solucion|descanso|alivio|paz|anestesia|cosa que me cura) ..2 (es|seria|sea) ..1 (no estar|no ser|no existir|no despertar|dormir para siempre|dormir y no despertar|irme|morir|morirme|bajo tierra|la tumba|el panteon|el cajon|la muerte)',
    '(cruzo|cruzar|cruzando|atravieso|manejo|conduzco|camino|me meto|ando) ..5 (sin mirar|sin casco|sin cinturon|a ciegas|ojos cerrados|sin frenar|sin luces) ..3 (a proposito|adrede|por si|a ver si|aposta|queriendo|haber si) ..3',
    '(ojala|deseando|esperando|a ver si|por si) ..3 (no me vea|no frene|no frenara|me agarre|me lleve|me levante|me de) (un|el|ningun|algun) (carro|camion|trailer|bus|tren|coche|auto|metro|micro)',
    '(no|ya no|tampoco) (me)? (nace|sale|provoca|brota) (ya)? (vivir|existir|seguir viv*|estar viv*)',
    '(mi|el) (plan|meta|objetivo|futuro|proyecto|sueño) ..6 (es|seria)? (estar (muert*|bajo tierra|en el cajon)|no estar (viv*|en este mundo)|morirme|morir|no existir|no llegar) ..1',
  ]),
);
/** Learnt, counted, left to the children: what is only done before that. */
export const indirectoGrave: readonly string[] = conErratas(
  conOSinTilde([
    '(viendo|mirando|vi|mire|buscando|busque|practicando|practico|ensayando|aprendiendo) ..4 (videos|tutoriales|como)? ..3 (hacer|se hace|amarrar|atar) (el|un) nudo ..2',
    `${MIOS} ..4 (merece|merecen|tiene que|tienen que|quiero que|encuentre|encuentren) ..2 (encontrarme|encontrarme asi|encuentre|encuentren|hallarme|verme colgad*|verme asi) ..4 (lo voy a hacer|lo hare|lo hago|me voy|sera|va a ser|lejos)`,
    '(se) (que|cuanto|cuales) (mezclar|inyectarme|tomar|tomarme|ponerme|meterme|combinar) ..6 (hoy|esta noche|mañana|ya) ..3 (libro|sol*|nadie|lo hago|es|franco|descanso)',
    '(revolver|pistola|escopeta|arma|rifle|fusil) ..10 (aprendi|se|practique|ensaye|vi|busque) ..2 (quitarle el seguro|cargarla|cargarlo|usarla|usarlo|como (se|la|lo) ..1|jalar el gatillo|dispararla|dispararlo) ..6 (hoy|nadie|sola|solo|esta noche|mañana)',
    '(soga|cuerda|mecate|lazo|sabana|cinturon|cabuya|piola) ..8 (aprendi|se|practique|ensaye|vi|busque) ..3 (nudo|hacer el nudo|amarrarl*|como se (hace|amarra))',
    `(dejar*|asegurar*|juntar|busco|quiero) ..6 ${MIOS} ..4 antes de (hacer lo que (tengo|hay|debo)|irme (para siempre|del todo|de este mundo|de una vez)|partir|quitarme|matarme|acabar con|lo que voy a hacer)`,
    `(pastillas|pepas|pildoras|somniferos|tabletas|comprimidos|clonazepam|rivotril|ansioliticos) ..6 ${CIFRA} ..3 (guardad*|juntad*|escondid*|ahorrad*|acumulad*) ..6`,
    `${CIFRA} ..2 (pastillas|pepas|pildoras|somniferos|tabletas|comprimidos|clonazepam) ..2 (guardad*|juntad*|escondid*|ahorrad*|acumulad*) ..3 (calcetin|media|colchon|zapato|almohada|bolsillo|debajo|nadie|para|esperando)`,
    '(pague|pagado|pagada|compre|comprado|escogi|deje pagado|encargue) ..2 (mi|el) (cajon|nicho|ataud|entierro|funeral|lote en el cementerio|urna) ..8 (me voy|termino|se acaba|adios|lista|listo|no me esperen|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo)|hoy|mañana)',
  ]),
);
/** Left undone on purpose: insulin, dialysis, food. */
export const hecho: readonly string[] = [
  '(me)? (deje|dejo|he dejado|deje yo) de (inyectar|inyectarme|poner|ponerme|tomar|tomarme|dializarme|ir a dialisis|comer|beber agua) ..5 (a proposito|adrede|queriendo|a ver (cuanto|si|hasta)|para (morir*|que se acabe|irme|apurar|terminar)|aposta)',
];
/** Scratching and biting until blood comes. */
export const autolesion: readonly string[] = [
  'me (raspo|arranco|muerdo|rasguño|araño|pellizco|rasco|pincho|froto|restriego|clavo|golpeo|raspe|arranque|arañe|rasguñe) ..7 hasta (que)? (sangr*|sacarme sangre|la sangre|me (sale|sale la|salga) sangre|sale sangre|salga sangre|hacerme sangre|abrirme|sentir algo|que duela)',
];
/** The same of questions, a post, a trade's life, what has expired. */
export const figurado: readonly string[] = [
  'me (mata|matan|mate|maten|mato|mataban|mataba) a (preguntas|mensajes|llamadas|trabajo|horas|correos|pedidos|besos|whatsapps|vueltas|papeleo|informes)',
];
export const indirectoInocuo: readonly string[] = [
  'nudo (de|del|a) (la|el|los|las|mi|su)? (corbata|corbatas|marinero|zapato*|cordon*|red|redes|pescador|ballestrinque|arnes|escalada|pañuelo|globo*|moño|macrame|tejido|hamaca|amarre|lancha)',
  'se que (mezclar|combinar) ..4 (y que no|anoto|cemento|colores|tintes|tinte)',
  'cumplir ..4 en (el|la|este|esta|mi|esa|ese|un|una) (mismo|misma)? (puesto|cargo|empresa|trabajo|oficio|obra|taller|tienda|oficina|escritorio|sueldo|sitio|pueblo)',
  '(sirvo|valgo|nac*|hech*|fui) para (la|esta) vida (de|del|en|universitaria|nocturna|militar|social|sedentaria|academica|corporativa|urbana)',
  '(sirvo|valgo|nac*|hech*|fui) para este mundo (de|del|corporativo|digital)',
  'si (yo)? (falto|faltara|no estoy|no vengo) (el|la|los|las|otro|otra|alguien|mi (equipo|compañer*)) ..3',
  'nadie es indispensable',
];
export const medioDeTrabajo: readonly string[] = [
  '(pastillas|medicamentos|remedios|medicinas) ..3 (vencid*|caducad*|sueltas sin receta|de la señora|del señor|de los residentes|de la residente|de los pacientes|del paciente)',
  '(punto|contenedor|centro) de reciclaje',
  'pastillero',
];
export const oficioAjeno: readonly string[] = [
  '(abuelo|abuela|abuelito|abuelita|viejito|viejita|señor|señora|anciano|anciana|niño|niña|joven|muchacho|muchacha|don|doña) ..1 (que|a quien|al que|a la que) (yo)? (cuidaba|cuido|cuide|atendia|atiendo|atendi|bañaba|acompañaba|acompañe)',
];
