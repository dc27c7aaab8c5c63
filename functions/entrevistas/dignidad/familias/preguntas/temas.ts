/**
 * Subject of a question by a word or two, where no pattern has told it. Only of questions that are recognised as such: the
 * same words are said of any job.
 */
export const TEMAS: Readonly<Record<string, readonly string[]>> = {
  datos_jefe_actual: [
    '(mi|mis) (jefe|jefa|jefes|encargado|encargada|patron|patrona|supervisor|supervisora|empresa|empleador|trabajo actual|chamba actual|pega actual|compañeros|gerente)',
    '(donde|en la que|con quien) (trabajo|estoy trabajando|laboro)',
  ],
  datos_bancarios: ['(banco|tarjeta|contraseña|cuenta bancaria|pin|clabe|iban|cbu)'],
  datos_sensibles_dichos: [
    '(afecta|importa|perjudica|cuenta|problema|contra|descartan|descartar|cuenta|quitan|resta|influye|taparlo|borrarlo|valoran|malo|ven mal|castigan) ..5 (que (sea|tenga|este|soy|tengo|estoy) ..3|ser|mi salud|mi edad|mi embarazo|mi enfermedad|hijos|embarazada|enferma|enfermo|discapacidad|religion|mama|papa|depresion|ansiedad|sindicato|extranjer*|migrante)',
    '(mi|lo de mi|de mi) (depresion|ansiedad|enfermedad|embarazo|discapacidad|religion|salud|operacion|divorcio|diagnostico|tratamiento|orientacion|sindicato|vida privada|intimidad) ..10',
  ],
  datos_si_no_acepto: [
    '(digo que no|no acepto|no firmo|no doy|me opongo|rechazo|niego|no autorizo) ..6 (datos|aviso|permiso|consentimiento|terminos|condiciones|politica|esto)',
  ],
  datos_con_nombre: ['(mi nombre|mi apellido|mis apellidos|mi identidad|anonim*|identificad*|quien soy)'],
  datos_cuanto_tiempo: [
    '(guardad*|guardan|conserv*|almacen*|archiv*) ..6 (tiempo|años|meses|cuando|siempre)',
    '(cuando|cuanto) ..6 (guardad*|guardan|conserv*|almacen*|archiv*)',
  ],
  datos_donde: [
    '(mis datos|mi informacion|los datos|mis respuestas|la informacion|esto|todo) ..5 (estados unidos|extranjero|otro pais|pais|europa|servidor*|nube|china|usa|fuera)',
  ],
  datos_borrar_todo: ['(borr*|elimin*|suprim*|olvid*) ..5 (datos|informacion|todo|entrevista|cuenta|perfil|rastro)'],
  datos_borrar_respuesta: [
    '(borr*|corrig*|correg*|cambi*|edit*|modific*|arregl*|quit*) ..5 (respuesta*|puse|escribi|mande|envie|dije|conteste|frase|error|anterior)',
  ],
  datos_copia: ['(copia|descarg*|transcripcion|imprim*)'],
  datos_grabacion: [
    '(graba|graban|grabas|grabais|grabar|grabo|grabado|grabada|grabacion|grabaran|camara|camaras|filma|filman|filmar|microfono prendido|webcam|me ven|me escuchan)',
  ],
  datos_procedencia: ['(mi|mis) (telefono|correo|numero|celular|movil|curriculum|cv|contacto) ..8'],
  datos_redes_antecedentes: [
    '(facebook|instagram|tiktok|linkedin|redes|antecedentes|dicom|buro|veraz|infocorp|record policial|penales)',
  ],
  datos_responsable: ['(proteccion de datos|privacidad|reclamar por|responsable de (los|mis))', 'reclam* ..4 datos'],
  ia_entrena: ['(entren*|aprend*) ..6 (ia|modelo*|maquina*|robot*|algoritmo*|respuestas|textos|sistema)'],
  ia_modelo: [
    '(como se llama|como te llamas|cual es|que|quien hizo|de que marca|de donde salio|quien creó|quien fabricó) ..3 (ia|inteligencia artificial|modelo|chatbot|bot|robot|programa|maquina)',
    '(chatgpt|gemini|claude|copilot|openai)',
  ],
  ia_emociones: [
    '(triste|nervioso|nerviosa|emociones|sentimientos|animo|mi cara|gestos|mentir|miento|personalidad|psicologico)',
  ],
  ia_quien_puntua: [
    '(robot|ia|maquina|programa|algoritmo|computadora|computador|ordenador|sistema|bot) ..6 (nota|puntos|puntaje|calific*|evalu*|valor*|corrig*|juzg*)',
    '(nota|puntos|puntaje|calific*|evalu*) ..6 (robot|ia|maquina|programa|algoritmo|computadora|ordenador|bot|persona|humano)',
    '(quien|quienes) ..4 (calific*|evalu*|puntu*|valor*|juzg*|corrig*)',
  ],
  ia_quien_decide: [
    '(robot|ia|maquina|programa|algoritmo|computadora|computador|ordenador|sistema|bot) ..8 (bota|boten|botan|saca|saque|llamen|llaman|llame|quede|quedo|pase|paso|contrat*|tumba|echa|deje|trabajo|puesto|responde|resultado|decid*|elij*|elig*)',
    '(depende|dependo|en manos) de ..3',
    '(quien|quienes) ..4 (decid*|elij*|elig*|escog*|aprueb*|contrat*)',
  ],
  ia_quien_eres: [
    '(robot|bot|maquina|humano|humana|persona real|persona de verdad|inteligencia artificial|contestador)',
  ],
  datos_quien_lee: [
    '(lo que (uno|yo)? (pone|pongo|escribe|escribo|dice|digo|cuenta|cuento)|esto|mis respuestas|mis datos|mi informacion|lo mio|mis textos) ..6 (ve|ven|lee|leen|vera|veran|enteran|llega|pasan|venden|comparten|reciben|recibe|publica|publican|muestran)',
    '(ve|ven|lee|leen|mira|miran|revisa|revisan|llega|entera|enteran) ..4 (esto|mis respuestas|lo que (escribo|pongo|digo|cuento|puse))',
    '(confidencial|privado|secreto)',
  ],
  proceso_ortografia: ['(ortografia|tildes|acentos|faltas|gramatica|redaccion)'],
  proceso_cobran: ['(cobran|cobrais|pagar|costo|gratis|gratuito|gratuita|depositar)'],
  proceso_es_real: ['(estafa|fraude|timo|trucho|engaño|real|falso|confiable|verdadero|legitimo)'],
  proceso_revision_humana: [
    '(acuerdo|reclam*|revis*|injust*|apel*|vean de nuevo|miren de nuevo|impugn*) ..8',
    '(retroalimentacion|feedback|devolucion|explicacion)',
  ],
  proceso_falla_microfono: ['(microfono|micro) ..5'],
  proceso_falla_envio: ['(enviar|envio|mandar|guardo|guardado) ..4'],
  proceso_falla_pantalla: ['(pantalla|pagina|boton|navegador|teclado)'],
  proceso_corte: ['(internet|wifi|señal|conexion|bateria|luz|desconect*)'],
  proceso_otra_lengua: ['(idioma|ingles|quechua|catalan|guarani|portugues|euskera|gallego|frances|traduc*)'],
  proceso_adaptacion: [
    '(adapt*|discapacidad|dislexia|sordo|sorda|ciego|ciega|interprete|lector de pantalla|letra mas|letra grande|accesib*|mas tiempo)',
  ],
  proceso_usar_ia: ['(chatgpt|google|apuntes|internet|diccionario|corrector|copiar|chuleta)'],
  proceso_voz: ['(audio|audios|hablando|por voz|voz|dictar|oral|hablarle)'],
  proceso_persona: ['(hablar con|atienda|atender|videollamada|por telefono|en persona|cara a cara)'],
  proceso_repetir_entrevista: [
    '(repetir|otro intento|otra oportunidad|segunda oportunidad|de nuevo|desde cero|otra vez)',
  ],
  proceso_pausa: ['(pausa|pausar|descanso|descansar|parar|baño|un rato|retomar|ratito)'],
  proceso_otra_fecha: [
    '(otro dia|otra fecha|mañana|aplazar|posponer|reprogramar|reagendar|prorroga|mas dias|semana|lunes|martes|miercoles|jueves|viernes|sabado)',
  ],
  proceso_fecha_limite: ['(plazo|fecha limite|vence|caduca|vencimiento|expira|cierra)'],
  proceso_saltar: [
    '(saltar|saltarme|saltarla|omitir|brincar|obligatori*|en blanco|opcional)',
    'no (responder|contestar) ..4',
  ],
  proceso_que_se_valora: [
    '(valoran|valora|evaluan|califican|criterios|fijan|buscan|bajan|restan|suman|puntua|puntuan|cuenta|cuentan|demoro|tardo|nota|edad|titulo) ..6',
  ],
  proceso_tiempo_queda: [
    '(cuanto|cuantas|mucho) ..3 (falta|faltan|queda|quedan|dura|preguntas|minutos)',
    '(ultima|terminamos|acabamos|termina) ',
  ],
  proceso_cuando_respuesta: [
    '(respuesta|resultado|resultados|avisan|llaman|contestan|responden|noticias|novedades|avisaran|llamaran|me llaman)',
  ],
  proceso_como_me_fue: ['(paso|pase|quedo|quede|aprobe|me fue|salgo|eligen|chance|posibilidades|seleccionad*)'],
  proceso_cuantas_personas: ['(candidatos|postulantes|aspirantes|vacantes|competencia|competidores|cupos)'],
  proceso_contacto: ['(contacto|whatsapp|correo|telefono|escribir|escribirles|llamar|llamarles|comunicarme)'],
  proceso_pasos: ['(siguiente|etapa|etapas|fase|fases|sigue|despues|proximo|entrevista|prueba|pruebas)'],
  empresa_sueldo: [
    '(sueldo|salario|pago|pagan|paga|plata|gana|comisiones|bono|bonos|propinas|lana|pasta|guita|remuneracion|quincena)',
  ],
  empresa_horario_lugar: [
    '(horario|turno|turnos|horas|dias|jornada|lugar|ubicacion|direccion|remoto|casa|oficina|presencial|sabados|domingos|sede|zona|ciudad|transporte|viajar)',
  ],
  empresa_funciones: ['(funciones|tareas|puesto|cargo|actividades|responsabilidades|trabajo consiste|hacer ahi|haria)'],
  empresa_otro: [
    '(contrato|empresa|vacaciones|beneficios|seguro|prestaciones|uniforme|capacitacion|ambiente|equipo|trabajadores|compañia|experiencia|papeles|perro|comedor|jefe)',
  ],
  pregunta_repetir: ['(repit*|repet*|podria repetir|pregunta otra vez)'],
  pregunta_por_que: ['(por que|para que|a que viene|que tiene que ver)'],
  pregunta_palabra: ['(palabra|termino|significa|significado)'],
  pregunta_no_entiendo: [
    '(entiendo|entender|explic*|refiere|refieres|aclarar|quiere decir|que pongo|confund*|decir con)',
  ],
  pregunta_por_donde: ['(empiezo|empezar|arranco|arrancar|comienzo|comenzar|primero|parto|inicio)'],
  pregunta_cuanto: ['(largo|larga|corto|corta|breve|extenso|palabras|lineas|resumen|resumido|detallado|extension)'],
  pregunta_que_vale: [
    '(ejemplo|ejemplos|caso|experiencia|contar algo|algo que|cuento|cuente|hablar de|situacion|anecdota|iglesia|escuela|universidad|voluntariado)',
  ],
  pregunta_bien_asi: ['(asi|basta|alcanza|suficiente|con eso|con esto|detalle|detalles|sirve|mas|bien)'],
};
