import { describe, expect, it } from 'vitest';
import { leer } from '#functions/entrevistas/dignidad/leer.ts';

const PREGUNTA = /^(?:pregunta_|no_entiende)/;
const intenciones = (texto: string) =>
  leer(texto).flatMap(({ categoria, subtipo }) => (PREGUNTA.test(categoria) ? [subtipo] : []));
const bare = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/(?<=[aeiou])\u0301/giu, '')
    .normalize('NFC')
    .replace(/[¿?]/gu, '');

const PREGUNTAS: readonly [string, string][] = [
  ['¿Detrás de este chat hay un humano?', 'ia_quien_eres'],
  ['vos sos humana o sos una máquina?', 'ia_quien_eres'],
  ['¿con quién tengo el gusto?', 'ia_quien_eres'],
  ['¿Me está contestando una persona de verdad?', 'ia_quien_eres'],
  ['¿el puntaje lo pone un algoritmo?', 'ia_quien_puntua'],
  ['quién me va a evaluar, usted mismo?', 'ia_quien_puntua'],
  ['¿Una máquina puede dejarme fuera?', 'ia_quien_decide'],
  ['¿la última palabra la tiene alguien de la empresa?', 'ia_quien_decide'],
  ['¿quién elige al final, un programa?', 'ia_quien_decide'],
  ['¿Qué inteligencia artificial están usando?', 'ia_modelo'],
  ['¿usted trabaja con Gemini?', 'ia_modelo'],
  ['¿con lo que digo aprende el sistema?', 'ia_entrena'],
  ['¿van a usar mis respuestas para mejorar su robot?', 'ia_entrena'],
  ['¿Detectan si estoy nervioso?', 'ia_emociones'],
  ['¿miden mi personalidad con esto?', 'ia_emociones'],
  ['¿A quiénes les llega lo que pongo acá?', 'datos_quien_lee'],
  ['¿esto queda entre nosotros?', 'datos_quien_lee'],
  ['y mis contestaciones quién las revisa', 'datos_quien_lee'],
  ['¿qué van a hacer con la información que les doy?', 'datos_quien_lee'],
  ['¿aparece mi apellido en lo que leen?', 'datos_con_nombre'],
  ['¿es anónima la entrevista?', 'datos_con_nombre'],
  ['¿mi supervisora se puede enterar de que estoy buscando?', 'datos_jefe_actual'],
  ['¿le van a pedir referencias a mi empresa?', 'datos_jefe_actual'],
  ['¿llaman a donde trabajo?', 'datos_jefe_actual'],
  ['¿por cuántos meses conservan esto?', 'datos_cuanto_tiempo'],
  ['¿después eliminan los datos o los dejan ahí?', 'datos_cuanto_tiempo'],
  ['¿Se puede editar una respuesta que ya mandé?', 'datos_borrar_respuesta'],
  ['me equivoqué en la segunda, la puedo corregir?', 'datos_borrar_respuesta'],
  ['¿cómo hago para que eliminen mi información?', 'datos_borrar_todo'],
  ['¿puedo pedir que borren mi entrevista?', 'datos_borrar_todo'],
  ['¿me mandan una copia de esto?', 'datos_copia'],
  ['¿puedo descargar mi entrevista?', 'datos_copia'],
  ['¿está prendida la cámara?', 'datos_grabacion'],
  ['¿están grabando lo que hablo?', 'datos_grabacion'],
  ['¿en qué servidores quedan alojadas las respuestas?', 'datos_donde'],
  ['¿los datos salen del país?', 'datos_donde'],
  ['¿lo que conté de mi operación me puede perjudicar?', 'datos_sensibles_dichos'],
  ['¿me van a descartar por estar embarazada?', 'datos_sensibles_dichos'],
  ['¿y si no firmo el consentimiento?', 'datos_si_no_acepto'],
  ['¿es obligatorio aceptar los términos?', 'datos_si_no_acepto'],
  ['¿quién es el responsable de mis datos?', 'datos_responsable'],
  ['¿dónde puedo leer la política de privacidad?', 'datos_responsable'],
  ['¿cómo consiguieron mi celular?', 'datos_procedencia'],
  ['¿quién les dio mi hoja de vida?', 'datos_procedencia'],
  ['¿me van a revisar el Facebook?', 'datos_redes_antecedentes'],
  ['¿piden certificado de antecedentes penales?', 'datos_redes_antecedentes'],
  ['¿tengo que darles mi número de cuenta?', 'datos_bancarios'],
  ['¿para qué quieren mi tarjeta?', 'datos_bancarios'],
  ['¿Y cuándo me entero si quedé?', 'proceso_cuando_respuesta'],
  ['¿en cuántos días responden?', 'proceso_cuando_respuesta'],
  ['¿me avisan aunque no quede?', 'proceso_cuando_respuesta'],
  ['¿qué viene después de esta entrevista?', 'proceso_pasos'],
  ['¿hay otra prueba luego?', 'proceso_pasos'],
  ['¿qué tal lo estoy haciendo?', 'proceso_como_me_fue'],
  ['¿cómo salí?', 'proceso_como_me_fue'],
  ['¿tengo posibilidades?', 'proceso_como_me_fue'],
  ['¿qué buscan en un candidato?', 'proceso_que_se_valora'],
  ['¿cuenta la edad?', 'proceso_que_se_valora'],
  ['¿me restan por las faltas?', 'proceso_ortografia'],
  ['¿importa si escribo sin tildes?', 'proceso_ortografia'],
  ['¿cuántas preguntas son?', 'proceso_tiempo_queda'],
  ['¿falta mucho?', 'proceso_tiempo_queda'],
  ['¿qué día cierra el plazo?', 'proceso_fecha_limite'],
  ['¿hasta cuándo puedo terminarla?', 'proceso_fecha_limite'],
  ['¿puedo parar un ratito y volver?', 'proceso_pausa'],
  ['¿hay que hacerla de corrido?', 'proceso_pausa'],
  ['¿y si se me va la luz?', 'proceso_corte'],
  ['se me cortó el internet, ¿se perdió todo?', 'proceso_corte'],
  ['el micrófono no me agarra', 'proceso_falla_microfono'],
  ['no me escucha cuando hablo', 'proceso_falla_microfono'],
  ['no me deja mandar la respuesta', 'proceso_falla_envio'],
  ['¿se guardó lo que escribí?', 'proceso_falla_envio'],
  ['la página está congelada', 'proceso_falla_pantalla'],
  ['no me aparece la pregunta', 'proceso_falla_pantalla'],
  ['el link no abre', 'proceso_falla_otra'],
  ['me sale un error raro', 'proceso_falla_otra'],
  ['¿puedo dejar esta en blanco?', 'proceso_saltar'],
  ['¿tengo que contestar todas?', 'proceso_saltar'],
  ['¿y si nunca me ha pasado eso?', 'proceso_no_se_contestar'],
  ['no sé qué ponerte', 'proceso_no_se_contestar'],
  ['¿puedo reclamar el resultado con alguien?', 'proceso_revision_humana'],
  ['¿me van a decir por qué no quedé?', 'proceso_revision_humana'],
  ['¿puedo contestar en quechua?', 'proceso_otra_lengua'],
  ['¿se puede hacer en portugués?', 'proceso_otra_lengua'],
  ['¿tienen letra más grande?', 'proceso_adaptacion'],
  ['¿dan más tiempo a quien tiene dislexia?', 'proceso_adaptacion'],
  ['¿puedo ayudarme con ChatGPT?', 'proceso_usar_ia'],
  ['¿se vale usar el corrector?', 'proceso_usar_ia'],
  ['¿te puedo mandar un audio?', 'proceso_voz'],
  ['¿se puede responder hablando?', 'proceso_voz'],
  ['¿podría hacerla con una persona?', 'proceso_persona'],
  ['¿puede ser por videollamada?', 'proceso_persona'],
  ['¿la podemos reprogramar?', 'proceso_otra_fecha'],
  ['¿me dan unos días más?', 'proceso_otra_fecha'],
  ['¿puedo empezarla de nuevo?', 'proceso_repetir_entrevista'],
  ['¿dan una segunda oportunidad?', 'proceso_repetir_entrevista'],
  ['¿a qué correo escribo si tengo dudas?', 'proceso_contacto'],
  ['¿con quién me comunico?', 'proceso_contacto'],
  ['¿cómo sé que no es una estafa?', 'proceso_es_real'],
  ['¿esto es en serio o es un timo?', 'proceso_es_real'],
  ['¿hay que pagar algo?', 'proceso_cobran'],
  ['¿la entrevista tiene costo?', 'proceso_cobran'],
  ['¿cuántos postulantes hay?', 'proceso_cuantas_personas'],
  ['¿cuántas vacantes son?', 'proceso_cuantas_personas'],
  ['¿cuánto se gana ahí?', 'empresa_sueldo'],
  ['¿pagan las horas extra?', 'empresa_sueldo'],
  ['¿de cuánto es el salario?', 'empresa_sueldo'],
  ['¿qué turnos manejan?', 'empresa_horario_lugar'],
  ['¿dónde queda la oficina?', 'empresa_horario_lugar'],
  ['¿se trabaja los domingos?', 'empresa_horario_lugar'],
  ['¿qué tendría que hacer en el puesto?', 'empresa_funciones'],
  ['¿cuáles son las funciones?', 'empresa_funciones'],
  ['¿el contrato es indefinido?', 'empresa_otro'],
  ['¿a qué se dedica la empresa?', 'empresa_otro'],
  ['¿cuándo empezaría?', 'empresa_otro'],
  ['¿me repite la pregunta?', 'pregunta_repetir'],
  ['¿cuál era la pregunta?', 'pregunta_repetir'],
  ['¿qué quiere decir con eso?', 'pregunta_no_entiendo'],
  ['¿me la explica con otras palabras?', 'pregunta_no_entiendo'],
  ['¿qué significa asertivo?', 'pregunta_palabra'],
  ['¿qué es un stakeholder?', 'pregunta_palabra'],
  ['¿vale un ejemplo de la universidad?', 'pregunta_que_vale'],
  ['¿puede ser algo de mi vida personal?', 'pregunta_que_vale'],
  ['¿tiene que ser del último trabajo?', 'pregunta_que_vale'],
  ['¿por dónde empiezo?', 'pregunta_por_donde'],
  ['¿cuál ejemplo cuento primero?', 'pregunta_por_donde'],
  ['¿así está bien?', 'pregunta_bien_asi'],
  ['¿necesita más detalle?', 'pregunta_bien_asi'],
  ['¿qué tan larga tiene que ser la respuesta?', 'pregunta_cuanto'],
  ['¿hay un mínimo de palabras?', 'pregunta_cuanto'],
  ['¿por qué me preguntan eso?', 'pregunta_por_que'],
  ['¿qué tiene que ver eso con el puesto?', 'pregunta_por_que'],
];

describe('questions and what they ask', () => {
  it.each(PREGUNTAS)('%s → %s', (texto, intencion) => expect(intenciones(texto)).toContain(intencion));
});

describe('without marks and accents', () => {
  it.each(PREGUNTAS)('%s → %s', (texto, intencion) => expect(intenciones(bare(texto))).toContain(intencion));
});

describe('questions of a told story, and statements', () => {
  it.each([
    'Un cliente me preguntó cuánto cobraba por la instalación y se lo expliqué con la tarifa en la mano',
    '¿Y qué hice? Llamé al proveedor y cambié la ruta',
    'La señora quería saber quién había leído su expediente y le enseñé el registro de accesos',
    'Al final quedó todo en orden, ¿no?',
    'Cuando me llaman de noche, voy y reviso la caldera.',
    'Como el sistema no guardaba los datos, hice una copia cada hora.',
    'Pregunté a mi jefe cuándo llegaba el pedido y avisé a las clientas',
    'En la auditoría nos preguntaron dónde guardábamos las fichas y las enseñé',
    'Cobro en caja y cuadro el turno antes de irme',
    'Trabajo con modelos de lenguaje y reviso las respuestas que dan',
    'Puedo contar que ordené el almacén por fechas',
    'Quién no ha tenido un mal día, pero yo seguí atendiendo',
    'Los alumnos preguntan mucho y yo les contesto con ejemplos',
    'La pantalla del torno se apagó y llamé a mantenimiento',
    'si hay mucha gente abro otra caja y aviso al encargado',
    'la grabación de las cámaras la entregué a la policía',
    'no me acuerdo de la fecha exacta, pero fue en marzo y lo resolví con el turno de tarde',
    'me dijeron «¿por qué no lo grabas?» y lo grabé',
  ])('%s', (texto) => expect(intenciones(texto)).toEqual([]));
});

describe('a question that ends an answer', () => {
  it('is found beside what was told', () =>
    expect(intenciones('Organicé el almacén por fechas y bajaron las mermas. ¿Cuántas preguntas faltan?')).toEqual([
      'proceso_tiempo_queda',
    ]));
});

describe('a question that nobody foresaw', () => {
  it('is one of the process, unknown', () =>
    expect(leer('¿Puedo llevar a mi perro a la oficina de ustedes?')).toEqual([
      expect.objectContaining({ categoria: 'pregunta_proceso' }),
    ]));
});
