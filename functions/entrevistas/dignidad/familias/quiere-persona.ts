import type { Familia } from '../familia.ts';
import { AJENO, dirigida, hallazgo, laMasGrave, palabrasDe, sobra } from './peticiones/dirigida.ts';

const REAL =
  '(real|humana|humano|de verdad|de carne y hueso|fisica|viva|normal|natural|de la empresa|de ahi|de alla|de alli|de recursos humanos|de rrhh|de personal|de seleccion|responsable|encargada|encargado|capacitada|en vivo|por favor|porfa)?';
export const PERSONA = `((una|alguna|otra|cualquier) persona ${REAL}|alguien ${REAL}|(un|algun|otro)? (humano|ser humano|humana)|seres humanos|humanos|(persona|personas|gente) (real|reales|humana|humanas|de verdad|de carne y hueso|viva|vivas|normal|de la empresa|de recursos humanos|de rrhh)|(alguien de)? (recursos humanos|rrhh|rr hh|talento humano|gestion humana|capital humano|personal)|(la|el|una|un|con)? (encargada|encargado|reclutadora|reclutador|seleccionadora|seleccionador|asesora|asesor|agente|operadora|operador|entrevistadora|entrevistador|licenciada|licenciado|doctora|doctor|responsable|gerente|jefa|jefe|ejecutiva|ejecutivo|psicologa|psicologo|supervisora|supervisor|dueña|dueño|señorita|muchacha|chica|chico|tecnico) ..4|quien (corresponda|contrata|decide|seleccione|selecciona|este a cargo)|(el|la) que (contrata|decide|manda|selecciona)|los de (personal|recursos|rrhh|seleccion|la empresa))`;
const MAQUINA =
  '((una|la|esta|las|unas|estas|puras)? (maquina|maquinas|maquinita|maquinitas|computadora|computadoras|pantalla|pantallas|ia|ias|inteligencia artificial|grabacion|grabadora|aplicacion|app)|(un|el|este|los|unos|puros)? (robot|robots|robotito|bot|bots|chatbot|ordenador|ordenadores|computador|programa|programas|aparato|aparatos|sistema|algoritmo|cacharro|telefono|celular|chat|asistente virtual|automata))';
const HABLAR =
  '(hablar|hablarlo|hablarle|platicar|platicarlo|conversar|conversarlo|charlar|charlarlo|comunicarme|contactar|contactarme|contactarnos|tratar|tratarlo|entenderme|hacerla|hacerlo|hacer (la|esta|mi) entrevista|hacer (esto|eso)|seguir|continuar|seguirla|continuarla|responder|contestar|responderle|contestarle|dirigirme|entrevistarme|verme|reunirme|tener (la|una|mi) entrevista|terminar|terminarla|contarselo|contarlo|decirselo|explicarselo|explicarlo|un trato|la entrevista|una entrevista|entrevista|que sea|que fuera)';
const QUIERO =
  '(quiero|quisiera|queria|querria|prefiero|preferiria|prefiriria|necesito|necesitaria|exijo|pido|solicito|deseo|desearia|me gustaria|me gusta mas|me encantaria|me late mas|mejor|yo|agradeceria|me es mas facil|se me hace mas facil|me resulta mas facil|me siento mas (comoda|comodo|tranquila|tranquilo|segura|seguro)|me sentiria (mejor|mas comoda|mas comodo|mas tranquila|mas tranquilo)|ganas de|tengo ganas de|opto por|elijo|escojo|lo mio es|pretendo|espero|esperaba|creia que iba a|pense que iba a)';
const PUEDO =
  '(puedo|podria|podriamos|podemos|se puede|se podra|se podria|es posible|seria posible|sera posible|hay (forma|manera|modo|chance|posibilidad|opcion) de|habra (forma|manera|modo|chance|posibilidad) de|habria (forma|manera|modo|chance|posibilidad) de|existe (la)? (forma|manera|posibilidad|opcion) de|como (hago|puedo|le hago) para|como puedo|donde puedo|me dejan|me dejas|me deja|me permiten|me permite)';
const LLAME =
  '(llame|llamen|llames|atienda|atiendan|entreviste|entrevisten|hable|hablen|contacte|contacten|responda|respondan|conteste|contesten|llamara|llamaran|entrevistara|atendiera|pregunte|pregunten|escuche|escuchen|haga la entrevista|hagan la entrevista|la haga|lo haga|marque|marquen|atendiese|pase|pasen|pases|comunique|comuniquen|comuniques|reciba|reciban)';
const CON = '(con|a)';

/** Request for a human being, or the question whether there is one. */
export const quierePersona: Familia = {
  gramatica: {
    ajeno: AJENO,
    pide: [
      `(poner|ponerme|pasarme|darme|mandarme|asignarme|conseguirme) ..1 (a|con)? (alguien|una persona|un humano|gente) ..2`,
      `(a|con) ${MAQUINA} no (le|les|voy a|pienso|quiero|me) ..3`,
      `no me (siento|encuentro|hallo|veo) ..2 (gusto|comoda|comodo|bien|tranquila|tranquilo|contando) ..2 (con|hablando con|a) ${MAQUINA}`,
      `(hablenme|llamenme|atiendanme|entrevistenme|llameme|atiendame|hableme|entrevisteme|llamame|atendeme|entrevistame) ..2 (ustedes|usted|alguien|una persona|un humano|por telefono|en persona|personalmente)`,
      `(me sentiria|me siento|estaria|seria|me gustaria|preferiria|prefiero|agradeceria|quisiera|quiero) ..3 (si|que) ..3 (hiciera|haga|hace|hiciese|llevara|lleve|hagan|hicieran|entrevistara|entreviste|atendiera|atienda) ..2 ${PERSONA}`,
      `${QUIERO} ..1 que ..3 (me la|me lo|la|lo|me|nos) (haga|hagan|hiciera|lleve|tome|tomen) ..1 ${PERSONA}`,
      `(deme|dame|denme|me da|me das) (comunicando|pasando|hablando|llamando|conectando) ..1 con ..1 ${PERSONA}`,
      `(vine|vengo|vinimos|estoy aqui|me dijeron que era) (a|para|por) ..1 (hablar|tratar|entrevistarme|conversar|platicar|una entrevista|reunirme) con ..6`,
      `(con|a|para) (una persona|alguien|un humano|gente|el ingeniero|la licenciada|el encargado|la encargada|el jefe|usted mismo|recursos humanos|la doctora|el licenciado) ..6 no (con|a) ${MAQUINA}`,
      `${QUIERO} ..1 (algo|trato|atencion|contacto|entrevista|una entrevista) (humano|humana|personal|con personas|mas humano|mas humana)`,
      `(comuniqueme|paseme|pasame|comunicame|comuniquenme|pasenme) con (el|ella|quien|alguien|ellos|un|una|la|mi)`,
      `${QUIERO} ..2 ${HABLAR} ..2 con ${PERSONA}`,
      `${QUIERO} (que)? (me|nos) ..1 ${LLAME} ..1 ${PERSONA}`,
      `${QUIERO} (que)? ${PERSONA} ..1 (me|nos) ..1 ${LLAME}`,
      `(que|mejor que) (me|nos) ${LLAME} ${PERSONA}`,
      `(paseme|pasame|pasenme|pasadme|pasen|pasa|comuniqueme|comunicame|comuniquenme|comunicadme|pongame|ponme|poneme|ponganme|conectame|conecteme|conectenme|transfierame|transfiereme|transferime|transfieranme|derivame|deriveme|derivenme|contacteme|contactame|contactenme|enlaceme|enlazame|dirijame|dirigeme|mandame|mandeme) ..1 ${CON} ..1 ${PERSONA}`,
      `(me|nos) (pasa|pasas|pasan|puede pasar|puedes pasar|pueden pasar|podria pasar|podrian pasar|podes pasar|comunica|comunicas|comunican|puede comunicar|pueden comunicar|podria comunicar|pone|ponen|pones|podes poner|pueden poner|puede poner|conecta|conectan|puede conectar) ..1 con ..1 ${PERSONA}`,
      `(pasarme|comunicarme|ponerme|conectarme|transferirme|derivarme) ..1 con ..1 ${PERSONA}`,
      `(me|nos) (puede|pueden|podria|podrian|podeis) (llamar|atender|entrevistar|hablar|marcar|contactar) ..1 ${PERSONA}`,
      `(no|ya no|yo no) (quiero|voy a|pienso|me gusta|me gustaria|me agrada|me apetece|me nace|me late|me provoca|me interesa|deseo|puedo|me sale|estoy para|vine a|vine para|estoy dispuesta a|estoy dispuesto a|tengo ganas de|tengo por que|me presto a|me animo a|me siento comoda|me siento comodo|me siento bien|estoy comoda|estoy comodo|me hallo|me acomodo|confio en|me fio de|me acostumbro a|soporto|aguanto) ..3 (con|a|por|de|ante|frente a|en|delante de)? ..1 ${MAQUINA}`,
      `(me niego a|odio|detesto|rechazo|paso de|me rehuso a|me choca|me revienta|me repatea|me molesta|me purga|me carga|me enferma|me fastidia|me parece feo|me parece frio|me da coraje) (hablar|hablarle|conversar|platicar|contestar|contestarle|responder|responderle|tratar|escribir|escribirle|hacer entrevistas|entrevistarme|que me entreviste|que me entrevisten|que me evalue|que me juzgue|charlar|lidiar|hacer esto) ..2 ${MAQUINA}`,
      `(no|yo no) (hablo|contesto|respondo|trato|converso|platico|charlo|negocio|me entiendo|me comunico|discuto|le cuento mi vida) (con|a) ${MAQUINA}`,
      `(no quiero|no deseo|no me gusta|no me gustaria|no acepto|no consiento|no autorizo|no permito) (que)? (me)? ..1 (entreviste|entrevisten|evalue|evaluen|juzgue|atienda|hable|lea|valore|ser entrevistada|ser entrevistado|pregunte|seleccione|filtre) ..1 (por)? ${MAQUINA}`,
      `(quiero|quisiera|necesito|prefiero|preferiria|exijo|solicito|pido|deme|denme|dame|mandenme|busco) (a)? (una persona|un humano|un ser humano|una humana|alguien|personas|gente) (real|humana|de verdad|de carne y hueso|con quien hablar|con quien conversar|que me escuche|que me atienda|que me entienda|que me hable|humano|no una maquina|no un robot|y no)`,
      `(quiero|quisiera|exijo|prefiero|preferiria|mejor|deme|denme|dame) (a)? (una persona|un humano|un ser humano|una humana)`,
      `(quiero|quisiera|prefiero|preferiria|necesito|me gustaria|solicito|pido|mejor) ..3 (en persona|presencial|presencialmente|cara a cara|frente a frente|de persona a persona|entre personas|a la antigua|de tu a tu|de frente|persona a persona)`,
      `(prefiero|preferiria|mejor|quiero|quisiera|me gustaria|necesito) que me (llamen|llame|marquen|marque|entrevisten|reciban)`,
      `(persona|humano|agente|asesor|operador) (por favor|porfa|porfavor|plis)`,
      `con (una persona|alguien|un humano|gente|un ser humano) (si|seria|me|mejor|de verdad|real|hablo|hablaria|contesto)`,
      `(no hay|hay|donde esta|donde estan|que venga|venga|manden a|mandenme a|traigan a|ponganme a|busqueme a|busquenme a) (una|ninguna|alguna)? (persona|alguien|humanos|humano) (real|de verdad|que me atienda|que atienda|que me entreviste|para hablar|a hablar)`,
      `solo (hablo|hablare|hablaria|contesto|contestare|respondo|me entrevisto|sigo|acepto|voy a hablar|voy a contestar) ..2 (con|a|si es con) ${PERSONA}`,
      `hasta que (me|no me) ..2 (atienda|hable|llame|entreviste) ${PERSONA}`,
      `sin ${MAQUINA} (de por medio|por medio|por favor)`,
    ],
    insinua: [
      `(habria|habra|hay|existe|existira|no existira|no hay|no habra|no habria|existiria|cabe|se podra|seria posible|es posible) ..1 (la|alguna|una|un)? ..1 (manera|forma|modo|chance|chanse|posibilidad|opcion|oportunidad|ser humano|humano|persona|alguien) ..6 (con|a|por|de)? ..1 ${PERSONA}`,
      `(hay|habra|existe|no hay|no habra|habria|no habria|tienen) (un|una|algun|alguna)? ..1 (ser humano|humano|humana|persona|alguien|gente) ..1 (con|que|ahi|al|a|de|por|para|disponible) ..5`,
      `(esto|la entrevista|esta entrevista) ..4 (hacer|hiciera|haga|hacerse|hago) ..1 con ${PERSONA}`,
      `${PUEDO} ..2 ${HABLAR} ..2 con ${PERSONA}`,
      `(hay|habra|habria|existe|tienen|no hay|esta|tendran|no habra) ..1 (una persona|alguna persona|alguien|algun humano|un humano|humanos|gente|algun encargado|un encargado|un asesor|algun asesor) ..2 (con quien|con la que|con el que|que me|al que|a la que|a quien|disponible|detras|del otro lado|para hablar|para consultar|para que me|que pueda|ahi|que atienda)`,
      `(hay|habra|existe|tienen) ..2 (entrevista|version|opcion|manera|forma) ..3 (con personas|con una persona|con alguien|presencial|en persona|humana|cara a cara)`,
      `(es obligatorio|es obligado|tiene que ser|a fuerza|necesariamente|por fuerza|toca) ..4 (con|por) ${MAQUINA}`,
      `(me incomoda|me da cosa|me cuesta|me da no se que|me corta|me cohibe|me pone nerviosa|me pone nervioso|me siento rara|me siento raro|se me hace raro|es raro|es muy raro|que raro|me da pena|me da corte|me da verguenza|me da desconfianza|me da mala espina|me frustra|me desespera|me bloquea|me da yuyu|me hace ruido|me enfria|me resulta raro|me resulta frio|es frio|es muy frio|es incomodo|que triste|no es lo mismo|me siento incomoda|me siento incomodo|me siento tonta|me siento tonto|me siento ridicula|me siento ridiculo) ..3 (con|a|por|ante|frente a|delante de)? ..1 ${MAQUINA}`,
      `(yo)? (esperaba|pense que|crei que|creia que|pensaba que|imagine que) ..4 (una persona|alguien|un humano|con personas|cara a cara)`,
      `(al final|luego|despues) (hablo|hablare|voy a hablar|podre hablar) con ${PERSONA}`,
      `(con una persona|con alguien|en persona|hablando) (me explico|me expreso|me explicaria|me expresaria|me sale|me saldria|me sentiria|me entenderia|seria) (mejor|mas facil|mas comoda|mas comodo|distinto|otra cosa)`,
    ],
    sola: [
      '(una persona|un humano|persona|humano|agente|asesor|operador|alguien humano|una persona real|persona real|alguien de verdad|una persona de verdad|con una persona|con una persona real|con un humano|persona de verdad)',
    ],
    no: [
      '(hablar|platicar|conversar|tratar|trabajar) con (gente|personas|el publico|la gente) (me gusta|es lo mio|es facil|se me da)',
      'me gusta ..2 (tratar|hablar|platicar|conversar|trabajar|charlar) ..1 con (la)? (gente|personas|clientes|el publico)',
      'con (mi|mis|su|sus|cada|nuestro|nuestra|nuestros) ..1',
    ],
  },
  decidir(hallado) {
    const { de, lectura } = hallado;
    const silenced = (en: { oracion: number; desde: number; hasta: number }) =>
      de('no').some((no) => no.oracion === en.oracion && no.desde < en.hasta && no.hasta > en.desde);
    return laMasGrave([
      ...de('pide')
        .filter((en) => dirigida(hallado, en) && sobra(lectura, en) <= 22 && !silenced(en))
        .map((en) => hallazgo('quiere_persona', 2, en)),
      ...de('sola')
        .filter((en) => palabrasDe(lectura) <= 5 && sobra(lectura, en) <= 2 && !lectura.oraciones[en.oracion]?.pregunta)
        .map((en) => hallazgo('quiere_persona', 2, en)),
      ...de('insinua')
        .filter((en) => dirigida(hallado, en) && sobra(lectura, en) <= 22 && !silenced(en))
        .map((en) => hallazgo('quiere_persona', 1, en)),
    ]);
  },
};
