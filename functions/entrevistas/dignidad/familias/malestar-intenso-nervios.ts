/** Nerves, low spirits, shyness. */
export const nervios: readonly string[] = [
  '(estoy|ando|toy|me pongo|me puse|me he puesto|me siento|vengo|sigo|estaba aqui|me ponen|me pone|me puso|me tienes|me ponen tan) (muy|un poco|un poquito|algo|super|bien|tan|medio|re|bastante|como|hecha un manojo de|hecho un manojo de|demasiado|harto|full|recontra|poco|todo|toda|hasta|mas|super hiper|mega|demasiado)? (nerviosa|nervioso|nerviosita|nerviosito|nerviosisima|nerviosisimo|nerviosos|nervios|temblorosa|tembloroso|nervioso|inquieta|inquieto|ansiosa|ansioso|cohibida|cohibido|intimidada|intimidado|palteada|palteado|chiveada|chiveado|apenada|apenado|avergonzada|avergonzado|asustada|asustado|aterrada|aterrado|cagada de miedo|cagado de miedo|muerta de (nervios|miedo)|muerto de (nervios|miedo)|acojonada|acojonado|urgida|urgido|complicada)',
  '(muero|muerta|muerto|manojo|comen|ganan|ganaron|traicionan|matan|ataque|atacan|atacaron|gano|puro|puros|pura|tengo|son|por|de|con|que|los|mis|estos|malditos|tantos|muchos|unos|hartos|todos) (de|los|mis|estos|muchos|unos|tantos|hartos|puros|unos)? nervios (me|de|ahora|otra|que|traicionan|ganan|comen|matan|jaja|jajaja|terribles|horribles|por|encima|a mil|a flor|y)?',
  '(que|ay que|uy que) nervios',
  '(me|se me) (tiemblan|tiembla|estan temblando|sudan|sudan mucho|suda|estan sudando) (las|la|el|hasta|todo|un poco)? (las|el)? (manos|mano|voz|piernas|pulso|palmas|dedos|cuerpo)',
  '(estoy|ando|toy) (aqui|un poco|un poquito|toda|todo|como|hasta|media|medio)? (temblando|sudando|temblandito)',
  '(con|me sale) la voz (temblorosa|entrecortada)',
  '(se me)? (seca|seco|secó) la boca',
  '(perdon|disculp*|ay|uy|espera|perdona|perdone|es que) ..3 me (he)? (bloqueo|bloquee|bloqueado|quede en blanco|quedado en blanco|trabe|trabo|congele|paralice|atore)',
  'me (he)? (quede|quedado|estoy quedando|acabo de quedar) (toda|todo|completamente|totalmente)? en blanco (perdon|disculp*|ahora|otra|de|y|con|por)?',
  'me (bloqueo|bloquee|trabo|paralizo|congelo|atoro) (con|en|cuando) (estas|esta|este|las|me|la) (cosas|entrevistas|entrevista|preguntas|pregunta|graban|evaluan|examen|tipo)',
  '(ando|estoy|toy|me siento|vengo|amaneci|me levante) (medio|un poco|un poquito|algo|hoy|muy|bien|super|como|media|de)? (bajoneada|bajoneado|bajoneao|agüitada|agüitado|agüitadita|achicopalada|achicopalado|tristona|tristón|triston|decaida|decaido|desanimada|desanimado|bajita|bajito|bajilla|bajillo|apachurrada|apachurrado|bajon|depre|desinflada|desinflado|plancha|chipil|triste|tristisima|desmoralizada|desmoralizado|bajo|baja|cabizbaja|mustia|mustio|mal|malita|malito|maluca|maluco|de capa caida|bajoneadisima) (de (animo|animos|moral)|hoy|desde|esta|por|la verdad|pero|disculp*|perdon)?',
  '(bajo|baja|bajilla|bajita|bajito|bajon) de (animo|animos|moral)',
  '(tengo|con|traigo|me dio|me entro|ando con) (un|el|como un)? (bajon|bajoncito|guayabo moral|bajonazo|bajonazo)',
  '(me da|me dio|da|tengo|con|siento) (mucha|muchisima|harta|un poco de|algo de|tanta|como|cierta|una|la|demasiada|full)? (verguenza|pena|roche|corte|palta|pudor|cosa|oso|miedito|miedo|panico escenico|timidez|achaque) (hablar|contar|decir|escribir|esto|de mi|contestar|equivocarme|hacerlo|la entrevista|estas entrevistas|que me lean|hablar de mi|no saber|meter)',
  'se me fue todo (de los nervios|con los nervios|por los nervios)?',
  '(perdon|perdone|perdona|disculpa|disculpe|disculpen) (por)? (los|mis|estos|tantos) nervios',
  '(es mi|nunca he hecho|es la) (primera)? (primera entrevista|una entrevista)',
];
export const nerviosInocuos: readonly string[] = [
  '(cuando|si|aunque|entrevista anterior) ..2 (pongo|estoy|estaba|siento|puse) (muy|un poco)? (nerviosa|nervioso)',
  '(mi|mayor|principal) (debilidad|defecto) ..4 bloqueo',
  '(sudan|suda|tiemblan|tiembla) ..4 (guantes|calor|cafe|frio|mucho calor|taladro|martillo|horno|cocina)',
  '(cliente|clienta|alumno|alumna|paciente|niño|niños|compañero|compañera|novio|novia|caballo|perro|perros|animal|pasajero|pasajeros|equipo|huesped|jefe|chico|chica|aprendiz|gente|practicante|testigo) ..4 (nervios|nerviosa|nervioso|nerviosos|nerviosas|temblando|asustada|asustado|triste)',
  '(no|sin|nunca) (me|estoy|ando|tengo|hay|perder|se me) ..2 (nervios|nerviosa|nervioso|bloqueo|tiemblan|tiembla|pulso|nervioso)',
  '(nervios|nervioso|nerviosa) (de acero|ciatico|optico|central|templados|bien puestos)',
];
