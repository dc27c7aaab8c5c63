/** Words that the patterns of questions share: what may be done, what was written, who asks for it. */
export const PUEDO =
  '(puedo|podria|podre|podremos|podemos|pudiera|se puede|se podra|se podria|se vale|puede uno|uno puede|hay forma de|hay manera de|hay modo de|hay chance de|hay como|habra forma de|habra manera de|habra chance de|habria forma de|habria manera de|existe la posibilidad de|hay posibilidad de|es posible|sera posible|seria posible|me deja|me dejan|me dejas|me dejais|dejan|dejais|me permiten|me permites|permiten|se permite|esta permitido|tengo derecho a|tendria derecho a|esta bien|esta bien si|esta mal|esta mal si|pasa algo si|no pasa nada si|pasa nada si|importa si|les importa si|te importa si|hay problema si|habria problema si|hay lio si|hay drama si|hay bronca si|hay falla si|hay pex si|hay pedo si|me da chance de|me das chance de|dan chance de|da chance de|me da tiempo de|da tiempo a|como hago para|como hago pa|como le hago para|como puedo|que hago para|se admite|admiten|vale si|vale|valdria|seria valido|es valido|esta prohibido|prohiben|tengo permiso para|tengo permiso de|me autorizan a|puede ser|podra ser|podria ser|toca|da lo mismo|es legal|esta permitido)';

/** Words for the person's answers and for the interview. */
export const LO_MIO =
  '(mis respuestas|mi respuesta|las respuestas|la respuesta|mis contestaciones|lo que (escribo|digo|cuento|pongo|respondo|contesto|escriba|diga|cuente|ponga|responda|conteste|escribi|dije|conte|puse|respondi|conteste|he dicho|he escrito|he contado|he puesto|he contestado|estoy escribiendo|estoy poniendo|estoy contando|estoy diciendo|voy escribiendo|voy contando|uno escribe|uno pone|uno cuenta|uno dice|mande|envie)|esto|todo esto|esta charla|este chat|la conversacion|esta conversacion|la entrevista|esta entrevista|mi entrevista|mis datos|los datos|mi informacion|la informacion|mis textos|mi texto|el texto|mi info|todo lo que (digo|escribo|pongo|cuento|puse|escribi|conte))';

export const MAQUINA =
  '(una maquina|maquina|la maquina|un robot|robot|el robot|robots|un bot|bot|el bot|un programa|programa|el programa|una ia|ia|la ia|una inteligencia artificial|inteligencia artificial|la inteligencia artificial|una computadora|computadora|la computadora|la compu|una compu|un computador|el computador|un ordenador|el ordenador|un algoritmo|el algoritmo|algoritmo|un sistema|el sistema|un software|el software|una aplicacion|la aplicacion|un chatbot|chatbot|un asistente virtual|chatgpt|chat gpt)';

export const PERSONA =
  '(una persona|persona|personas|alguien|alguna persona|algun humano|un humano|humano|humanos|una humana|un ser humano|gente|gente de verdad|gente real|recursos humanos|rrhh|rr hh|un reclutador|una reclutadora|los reclutadores|seleccion|talento humano|personal|un encargado|el encargado|la encargada|el jefe|la jefa|el gerente|el dueño|la empresa|la compañia|una señora|un señor)';

export const QUIEN =
  '(quien|quienes|kienes|que persona|que personas|cuanta gente|cuantas personas|cuantos|que gente|que tipo de gente|a quien|a quienes|que area|que departamento)';

export const HACER =
  '(hacer|hacerlo|hacerla|contestar|contestarla|contestarlo|contestarle|responder|responderla|responderlo|responderle|escribir|escribirla|escribirlo|seguir|continuar|dar|darla|realizar|realizarla|hablar|expresarme|contar|contarlo|rendir|rendirla|llenar|llenarla|respondo|contesto|escribo|hago|hablo|la hago|lo hago|le escribo|te escribo|le contesto|te contesto|si la hago|si lo hago|poner|ponerlo|mandar|mandarla)';

/** Readers of the answers, today or later. */
export const LEE =
  '(lee|leen|leera|leeran|lea|lean|leo|leyendo|leyó|va a leer|van a leer|vas a leer|puede leer|pueden leer|podra leer|podran leer|leeis|vais a leer|ve|ven|vera|veran|vea|vean|va a ver|van a ver|puede ver|pueden ver|podra ver|podran ver|revisa|revisan|revisara|revisaran|va a revisar|van a revisar|mira|miran|mirara|miraran|va a mirar|van a mirar|checa|checan|chequea|chequean|cacha|tiene acceso|tienen acceso|tendra acceso|tendran acceso|accede|acceden|recibe|reciben|recibira|recibiran|va a recibir|van a recibir|consulta|consultan|le llega|les llega|le llegan|les llegan|llega|llegan|llegara|le van a llegar|se lo pasan|se lo pasas|comparten|comparte|compartis|compartes|enseñan|muestran|mandan|cae|caen|va a parar|van a parar|entera|enteran)';
