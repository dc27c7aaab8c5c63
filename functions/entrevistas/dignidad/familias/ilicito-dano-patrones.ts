import { una } from './acoso/verbos.ts';

const DAÑAR =
  'matar|golpear|partir|romper|quemar|reventar|apuñalar|acuchillar|disparar|balear|envenenar|ahorcar|estrangular|atropellar|desaparecer|descuartizar|masacrar|agarrar a|moler a|quebrar|picar|rajar|degollar|secuestrar|violar|cortar|lastimar|linchar|patear|madrear|cachetear|tirotear|fusilar|hacer daño|hacer pagar|dar una paliza|dar una golpiza|dar un balazo|dar un tiro|meter un tiro|meter un balazo|meter una bala|meter un plomazo|meter una puñalada|meter una cuchillada|dar plomo|meter plomo|dar una puñalada|dar una cuchillada|pegar un tiro|pegar un balazo|tirar acido|echar acido|prender fuego|poner una bomba|llenar de plomo|abrir la cabeza|sacar los ojos|volar la cabeza|hacer pedazos|dar machete|dar su merecido|mandar matar|mandar al hospital|dejar en silla de ruedas|caer a golpes|caer a tiros|caer a plomo|caer a machetazos|entrar a (golpes|piñas|trompadas|tiros|machetazos)|cagar a (palos|trompadas|piñas|tiros)|sacar la (cresta|mierda|chucha|madre)|romper la madre|partir la madre|dar en la madre|hacer mierda a';
const clitico = 'lo|la|los|las|le|les';
const ENCLITICO =
  'matar|golpear|quemar|reventar|apuñalar|acuchillar|envenenar|ahorcar|estrangular|atropellar|desaparecer|descuartizar|lastimar|secuestrar|violar|rajar|degollar|picar|madrear|partir|linchar|patear|balear|quebrar';
const enclitic = ENCLITICO.split('|')
  .flatMap((v) => ['lo', 'la', 'los', 'las'].map((c) => v + c))
  .join('|');
const PRESENTE_DAÑO = una(`
  meto un tiro, meto un balazo, meto una bala, meto un plomazo, meto plomo, meto una puñalada, meto una cuchillada, meto un navajazo, meto una paliza, meto un martillazo, meto un machetazo, meto cuchillo, parto la cara, parto la madre, parto la cabeza, parto el alma, parto la boca, rompo la cara, rompo la cabeza, rompo la madre, rompo el alma, rompo las piernas, rompo los huesos, doy un tiro, doy un balazo, doy una puñalada, doy plomo, doy una paliza, doy una golpiza, doy de palos,
  doy machete, doy en la madre, pego un tiro, pego un balazo, pego una puñalada, prendo fuego, quemo la casa, quemo el carro, quemo el coche, quemo el auto, quemo la oficina, quemo el local, quemo la tienda, quemo el negocio, quemo la moto, corto el cuello, corto la cara, corto los frenos, vuelo la cabeza, vuelo los sesos, saco la cresta, saco la mierda, saco los ojos, saco el machete, saco la pistola, saco la chucha, abro la cabeza, abro la panza, mando al hospital, mando matar, mando quebrar, mando desaparecer, mando a matar, mando a quebrar, mando unos amigos, mando sicarios, caigo a golpes, caigo a tiros, caigo a plomo, caigo a machetazos, caigo a trompadas, clavo un cuchillo, clavo el cuchillo, clavo un destornillador, lleno de plomo, lleno de balas, tiro acido, echo acido, echo veneno, pongo una bomba, entro a golpes, entro a tiros, entro a piñas, cago a palos, cago a trompadas, cago a tiros, cago a piñas, hago pedazos, hago desaparecer`);
const CARGO = una(`
  mama, mami, madre, papa, padre, abuela, abuelo, abuelita, abuelito, hijo, hija, hijos, bebe, bebé, beba, nene, nena, nenes, niño, niña, niños, nieto, nieta, nietos, hermano, hermana, hermanito, hermanita, sobrino, sobrina, sobrinos, suegra, suegro, tia, viejita, viejito, viejo, vieja, anciana, anciano, señora que cuido, señor que cuido, señora, señor, guagua, chamaco, chamaca, chavito, chavita, chiquito, chiquita, wawa, peque, pequeño, pequeña, criatura, crio, cria, paciente, residente, mujer, esposa, novia, ex, chiquillo, chiquilla, cipote, pelado, pelada, gurí, gurisa, tata, marido, perro`).replace(
  '|perro',
  '',
);
const SUJETO =
  'amarrad*|atad*|encerrad*|bajo llave|con llave|con candado|encadenad*|esposad*|sedad*|dopad*|drogad*|dormid* con (pastillas|gotas|jarabe)|sujet* a la (cama|silla)|maniatad*|amordazad*';

/** Groups of severity 3, and what makes a joke, the past or somebody else of them. */
export const DAÑO = {
  amenaza: [
    `(${clitico}) (voy|vamos) a (${DAÑAR})`,
    `(te|os|se (lo|la)) (voy|vamos) a (${DAÑAR})`,
    `(voy|vamos) a (${enclitic})`,
    `(voy|vamos) a (${DAÑAR}) ..1 (a|al) (mi|un|una|ese|esa|el|la|los|esos|todos|jefe|gerente|encargado|dueño|tipo|supervisor|quien|desgraciad*|malnacid*|hijo|cabron|patron|maldit*)`,
    `(voy|vamos) a (quemar|incendiar|volar|prender fuego a|hacer explotar|explotar) (la|el|su|esa|ese|toda la|todo el|esta) (oficina|fabrica|local|casa|tienda|edificio|negocio|empresa|planta|almacen|bodega|carro|coche|auto|restaurante|escuela|nave)`,
    `(voy|vamos|pienso|pensaba) (a)? (poner|meter|dejar|llevar) (una)? bomba`,
    `(quiero|pienso|planeo|tengo pensado|tengo planeado|estoy pensando en|deseo|necesito|sueño con|tengo decidido) (${enclitic})`,
    `(quiero|pienso|planeo|tengo pensado|tengo planeado|estoy pensando en|deseo|fantaseo con|tengo ganas de) (matar|envenenar|apuñalar|quemar|golpear|atropellar|acuchillar|estrangular|lastimar|hacer daño|hacerle daño) a (mi|un|una|ese|esa|el|la|los|mis|todos|alguien|quien|la gente)`,
    `(${clitico}) (quiero|pienso|planeo) (matar|envenenar|apuñalar|quemar vivo|acuchillar|estrangular|atropellar|golpear|lastimar|desaparecer)`,
    `(${clitico}) (matare|mataré|golpeare|quemare|reventare|apuñalare|acuchillare|envenenare|atropellare|hare daño|hare pagar|hare desaparecer|partire la|rompere la|rompere el|metere un|metere una|dare un tiro|dare una paliza|dare plomo|prendere fuego)`,
    `(${clitico}) (mataria|quemaria|apuñalaria|envenenaria|acuchillaria|meteria un tiro|meteria un balazo|meteria una bala|pegaria un tiro|partiria la cara|romperia la cara|cortaria el cuello|prenderia fuego) (si|sin|con|a el|a ella|hoy|con gusto)`,
    `(${clitico}) (${PRESENTE_DAÑO})`,
    `(si|como|cuando|donde|el dia que) ..2 (me|no me|vuelve|vuelven|aparece|aparecen|<alguien>|ese|esa|esos|lo (veo|encuentro|agarro|cruzo|pillo)|la (veo|encuentro)|los (veo|encuentro)|toca|tocan|viene|vienen|se acerca) ..10 (${clitico}) (mato|reviento|quemo|apuñalo|acuchillo|enveneno|atropello|desaparezco|destripo|quiebro|pico|trueno|bajo a tiros|agarro a (golpes|tiros|trompadas|piñas|machetazos|palos)|muelo a (golpes|palos)|ahorco|linchamos|matamos|rajo|balaceo)`,
    `(juro|jure|juro por (dios|mi madre|mis hijos)) ..2 que (${clitico}) (mato|reviento|quemo|apuñalo|enveneno|voy a|parto|rompo|desaparezco|hago pagar|quiebro|rajo)`,
    `(juro|prometo) ..2 que (me las|me la) (va|van) a pagar`,
    `(me la|me las|lo|la) (va|van) a pagar (con (su)? (sangre|la vida)|car*|con su vida|muy caro|todos|uno por uno)`,
    `(va|van) a (correr|haber) (sangre|muertos|un muerto|balas|plomo)`,
    `(va|van) a (terminar|acabar|amanecer|aparecer|salir) (muert*|en el hospital|en una zanja|bajo tierra|en un cajon|en una caja|en el cementerio|flotando|con los pies por delante|en una bolsa|embolsad*)`,
    `(lo|la|los|las) (espero|voy a esperar|esperare|esperamos|estoy esperando) ..2 (afuera|a la salida|en la esquina|fuera|en su casa|en la calle|en el estacionamiento|en el parking|en el parqueo) ..4 (con (un|una|mi|el|la)|y (le|lo|la|les|los)|para (partir*|romper*|pegar*|darle|matar*|golpear*|que aprenda))`,
    `(llevo|llevare|traigo|tengo|voy a llevar|voy a ir con|voy a volver con|vuelvo con|vengo con|ire con|me compre|consegui|cargo|ando con) (ya)? (una|un|la|el|mi)? (pistola|arma|cuchillo|machete|navaja|escopeta|revolver|fierro|punzon|rifle|nafta|gasolina|bidon de gasolina|veneno|bate|fusil) ..6 (para (el|ella|ellos|mi (jefe|ex|marido|mujer|esposa|vecino|cuñado)|matar*|cuando|ese|esa|que (me|vean|sepan|pague)|quien|darle|cobrarme|hacer justicia|usarl*)|y (lo|la|los|le|les) (voy|mato|quemo|meto|doy|pego))`,
    `(se donde|sé donde|ya se donde|ya sé donde|averigüe donde|ya averigue donde) (vive|viven|trabaja|estudian|estaciona|deja el (carro|coche)) ..10 (lo|la|los|las|le|les|voy|va a|van a|pag*|arrepent*|ver*)`,
    `(contrate|voy a contratar|ya hable con|ya pague a|le pague a|conozco) ..3 (alguien|unos|un|gente|sicario|sicarios|amigos) ..3 (para que|que) (lo|la|los|le|les) (maten|mate|quiebren|quiebre|golpeen|golpee|den|desaparezcan|desaparezca|partan|rompan|haga|visiten)`,
    `(voy a entrar|entro|entrare|voy a ir|voy a llegar) ..4 (a tiros|disparando|con (una|la|mi) (pistola|escopeta|arma|machete|rifle)|armado|a los tiros|a balazos|a machetazos)`,
    `(me|nos) (voy|vamos) a (vengar|desquitar|cobrar) ..4 (sangre|con|de el|de ella|de todos|de mi|de ese|a golpes|matando|aunque (vaya|me lleven))`,
    `(lo|la|los|las) (voy a dejar|dejo|vamos a dejar|dejare) (que ni|irreconocible|en el hospital|tirad*|como (colador|cernidor|estampilla|piñata)|en silla de ruedas|invalid*|hech* (mierda|pedazos|polvo)|cojo|ciego|sin (dientes|cara)|muert*|para el arrastre en)`,
    `ni su (mama|madre|mami|jefa) (lo|la) (reconozca|va a reconocer|reconocera|reconoce)`,
    `(me las|me la) (debe|deben) ..12 (lo espero|la espero|los espero|voy a|saliendo|afuera|le meto|le parto)`,
    `al que me (corrió|despidió|echó|hizo|botó|jodió|robó|denunció) ..2 (lo (espero|busco|voy a buscar|mato|reviento|quemo)|le (parto|meto|rompo|doy))`,
    `(pistola|cuchillo|machete|navaja|escopeta|fierro|arma) ..8 (al que me (corrió|despidió|echó|botó|hizo)|lo espero|la espero|los espero|para el que me|para mi ex)`,
    `(si no me|si me) (dan|contratan|llaman|cogen|toman|renuevan|pagan|eligen|despiden|echan|corren|botan|rechazan|descartan|niegan|dejan fuera|sacan) ..14 (va a pesar|van a pesar|las pagan|la pagan|van a pagar caro|va a pagar caro|quemo (la|el|todo)|le prendo|los busco a|lo busco|se donde (vive|viven|estaciona|trabaja)|sé donde (vive|viven|estaciona)|atenganse|corre sangre|va a correr sangre|me los cargo|me lo cargo|le rompo|les rompo|le parto|les parto|le meto|les meto|lo mato|los mato|la mato|voy con (un|una)|vuelvo con (un|una)|les va a ir mal|le va a ir mal|hago una (locura|masacre)|no respondo|va a arder|prendo fuego|reviento)`,
    `(me (lo|la|los|las) (voy a)? (cargo|cargar|cargare|quiebro|quebrar|bajo|bajar|echo al plato|despacho|voy a echar|trueno|tumbo|escabecho)) ..4 (a tiros|si|hoy|mañana|a ese|a esa|a el|a todos|y ya|sin|cuando)`,
    `(no (va|van) a|ninguno va a|nadie va a) (salir|quedar) (viv*|con vida|en pie)`,
    `(aunque (vaya|me vaya|me lleven|termine|acabe) ..1 (a la)? (carcel|pres*|preso|bote|tras las rejas|en la carcel)) ..6 (mato|mataré|voy a|quemo|rompo)`,
    `(lo|la|los|las) (mato|reviento|quemo viv*|apuñalo|acuchillo|destripo) ..4 (no (es|estoy) (broma|bromeando|jugando)|en serio|de verdad|literal|con mis (propias)? manos|y me voy|y ya|a golpes|a tiros|a palos|a machetazos)`,
    `(voy|vamos) a (hacer|hacerle|hacerles) (algo|daño|mucho daño|una locura|una masacre|justicia con mis|sangre|algo malo|algo feo) (a)? (ese|esa|el|ella|alguien|mi|esos|mis)?`,
  ],
  a_cargo: [
    `(tengo|tuve que dejar|deje|dejé|dejo|dejamos|tenemos|mantengo|he dejado|tuve que|acabo de dejar|la tengo|lo tengo|los tengo) ..1 (a)? ..1 (mi|mis|la|el|los|al|un|una|su|las)? ..1 (${CARGO}) ..6 (${SUJETO})`,
    `(le|les|lo|los|la|las) (damos|doy|calmo|callo|callamos|calmamos|corrijo|corregimos|meto|metemos|pego|pegamos|duermo|dormimos|quito la maña) ..2 (con)? (un|una|unos|unas|mi)? ..1 (pellizco|pellizcos|cachetada|cachetadas|nalgada|fuetazo|correazo|correazos|golpe|golpes|coscorron|zape|zapes|bofetada|bofetadas|jalon de|tiron de|chancletazo|cinturonazo|varazo|cintazo|manotazo|palazo|pastilla|pastillas|jarabe|gotas|leño|correa|chancla|vara|ortiga|agua fria|tapaboca|cachete|cachetes|sopapo|chirlo|chirlos|palmazo)`,
    `(al|a la|a los|a las) (chiquill*|niñ*|nene|nena|bebe|viejit*|abuel*|ancian*|guagua|señor* que cuido|residentes|interno) ..8 (lo|la|los|las|le|les) (amarro|ato|encierro|pego|calmo con|callo con|doy (un|una) (golpe|cachetada|fuetazo|pellizco|correazo)|dejo encerrad*|drogo|dopo|sacudo|zarandeo)`,
    `(la|lo|los|las) (tengo|deje|dejé|dejo|mantengo|tuve que dejar|he dejado|tenemos|dejamos) ..3 (${SUJETO})`,
    `(amarre|amarré|amarro|ate|até|ato|encerre|encerré|encierro|encadene|encadeno|sede|sedo|dope|dopo|drogue|drogo|amordace|tuve que amarrar|tuve que atar|tuve que encerrar|acabo de encerrar|acabo de amarrar|acabo de atar) ..1 (a|al) (mi|mis|la|el|los|un|una|las)? ..1 (${CARGO})`,
    `(la|lo|los|las) (amarre|amarré|amarro|até|ato|encerré|encerre|encierro|encadeno|encadene|dopo|dopé|sedo|drogo|amordazo|tuve que (amarrar|atar|encerrar|sedar)) ..4 (cama|silla|cuarto|baño|pata|habitacion|pieza|para (que|poder)|mientras|con (una|llave|candado|sabanas|cinta)|cada vez|cuando|closet|armario|patio|radiador|sillon|cuna)`,
    `(mi|mis|la|el|los) (${CARGO}) ..3 (esta|está|estan|quedo|quedó|sigue|quedaron|se quedo|lleva|llevan|duerme) ..3 (${SUJETO}) ..8 (mientras|para (que|poder)|yo|aqui|porque (si no|no)|entrevista|desde)`,
    `(deje|dejé|dejo|he dejado|tuve que dejar|acabo de dejar|quedo|quedó|se quedo|esta|está) ..1 (a|al)? (mi|mis|la|el|los|un)? ..1 (bebe|bebé|niño|niña|niños|hijo|hija|hijos|nene|nena|guagua|abuela|mama|nieto|criatura|sobrino|viejita|abuelo|anciana|recien nacido|crio) ..8 (en el (coche|carro|auto|baul|maletero|camion)|sol* en (el|la|casa)|sol* con (el|la) (estufa|gas)|sin (comer|agua|nadie)|en la bañera|sol* y (solo)? tiene|encerrad*)`,
    `(le|les) (doy|di|estoy dando|dimos|pongo|puse|meto|eche|echo) ..3 (pastillas|pastilla|jarabe|gotas|clonazepam|sedante|sedantes|somnifero|somniferos|lorazepam|diazepam|benadryl|alcohol|aguardiente|pastillitas|rivotril|medicina para dormir|calmante|calmantes) ..6 (para que (se)? (duerma|duerman|calle|callen|moleste|no|este|esten|quede)|y (se queda|asi|duerme|no molesta)|para (dormirl*|callarl*|poder|tenerl*))`,
    `(le|les) (pego|pegue|pegué|pego|doy (golpes|con la correa|con el cinturon|cachetadas|una paliza|bofetadas|correazos)|estoy pegando|golpeo|golpeé|acabo de (pegar|dar una cachetada|dar un golpe)) ..2 (a (mi|mis|la|el|los|las)|al) ..1 (${CARGO})`,
    `(acabo de|estoy) (pegarle|golpear|pegar|golpeando|ahorcar|empujar|apuñalar|matar|lastimar|pegando|atropellar|acuchillar|envenenar) ..2 (a)? (mi|un|una|la|el|alguien)`,
    `(no le|no les) (doy|estoy dando|he dado) (de comer|comida|agua|su medicina|la medicina|sus pastillas|las pastillas) ..6 (para que|a proposito|desde|y (no|asi)|castig*|dias)`,
    `(tengo|tenemos) ..1 (a)? (una|un|alguien|dos|unas|unos|persona|chica|mujer|muchacha) ..3 (encerrad*|secuestrad*|amarrad*|atad*|retenid* contra)`,
  ],
  broma: [
    '(jaja*|jeje*|jiji*|jajá|ja ja|lol|xd|broma|bromeando|en broma|es un decir|es broma|bromita|risa|risas|de cariño|figuradamente|metaforicamente|hablando en broma|no es literal|como decimos|a ventas|a preguntas|de risa|de aburrimiento|de amor|a besos|a abrazos|a cosquillas)',
    '(partido|rival|rivales|campeonato|videojuego|ajedrez|competencia|torneo|liga|cancha|mercado|guion|personaje|novela|obra|pelicula)',
  ],
  cosa: [
    '(matar|mato|quemar|quemo|romper|reventar|partir|partire|cortar|corto|reviento|voy a) ..2 (el|la|los|las|un|una)? (tiempo|proceso|procesos|bicho|bichos|plaga|hambre|sed|rata|ratas|cucaracha|cucarachas|mosca|moscas|raton|ratones|gallina|gallinas|pollo|pollos|cerdo|chancho|puerco|cordero|res|vaca|etapas|grasa|calorias|hielo|record|records|esquema|esquemas|molde|mito|metas|meta|ventas|numeros|madera|leña|papel|basura|rastrojo|programa|aplicacion|tarea|servidor|sesion|tela|pan|pastel|torta|carne|pieza|pelo|flequillo|cabello|cesped|pasto|agua|luz|gas|sueño|sueños|incendio|maleza|virus|hierba|bacteria|bacterias|pulgas|germenes|cebolla|cebollas|verdura|pago|pagos|llamada|video|audio|cable|tubo|arbol|arboles|rama|ramas|silencio|ciclo|dieta|contrato)',
    '(mato|matar|mataria) por (un|una|el|la|ese|esa|trabajar|este|esta|tener)',
  ],
  ajeno: [
    '(paciente|usuario|usuaria|alumno|señor|señora|hombre|tipo|cliente|vecino|interno|el|ella|jefe|compañero|marido|ex|mujer|chico|muchacho|gerente|encargado|dueño|padre|un|una) ..3 (me|nos|le|les)? (dijo|dice|decia|gritó|gritaba|amenazó|amenazaba|juró|escribió|contaba|conto|contó|grito|repetia|mandó|amenazo) ..1 (que)?',
  ],
} as const;
