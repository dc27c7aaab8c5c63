import type { Correo } from '../correo.repository.ts';
import type { MailTemplate } from './layout.ts';

/** Every e-mail that a user can switch off says where. */
const NOTE_PREFERENCIAS =
  'Recibes este correo porque tienes activados los avisos por correo. Puedes desactivarlos en Mi Perfil: {enlacePreferencias}';

const NOTE_REPORTE =
  'Cada hecho cuenta el día en que ocurrió, en hora universal (UTC). Puedes dejar de recibir este reporte en Mi Perfil: {enlacePreferencias}';
const CIFRAS = [
  ['Programadas', '{programadas}'],
  ['Completadas', '{completadas}'],
  ['Validadas', '{validadas}'],
  ['Esperan tu revisión', '{porRevisar}'],
  ['Duración media', '{duracion}'],
] as const;

/** The texts that the platform ships with, by their template names. */
export const DEFAULT_TEMPLATES: Record<Correo['plantilla'], MailTemplate> = {
  bienvenidaEmpresa: {
    subject: '{nombreEmpresa} ya está en Idonea',
    preview: 'Así empieza tu empresa a entrevistar con Idonea.',
    title: 'Hola, equipo de {nombreEmpresa}',
    paragraphs: [
      'Ya tienes tu espacio en Idonea: un lugar para reunir a tus candidatos, entrevistarlos con ayuda de una inteligencia artificial y decidir con un informe que siempre revisa una persona.',
      'Para empezar, {nombreAdministrador} recibirá en otro correo sus datos de acceso. Después podrá invitar al equipo, dar de alta candidatos y programar la primera entrevista.',
    ],
    facts: [
      ['Empresa', '{nombreEmpresa}'],
      ['Plan', '{nombrePlan}'],
      ['Administra', '{nombreAdministrador}'],
    ],
    action: { label: 'Ir a Idonea', url: '{enlaceAcceso}' },
    note: 'Recibes este correo porque es la dirección de contacto de {nombreEmpresa}. Si tienes alguna duda, responde a este mensaje.',
  },
  welcome: {
    subject: 'Te damos la bienvenida a Idonea',
    preview: 'Tu cuenta está lista. Estos son tus primeros pasos.',
    title: 'Hola, {nombre}',
    paragraphs: [
      'Tu cuenta en {nombreEmpresa} está lista y tu contraseña ya es la que elegiste.',
      'Un buen comienzo: completa tu perfil, elige tu zona horaria y decide qué avisos quieres recibir. Después, en el panel encontrarás lo que espera por ti.',
    ],
    action: { label: 'Ir al panel', url: '{enlace}' },
    note: 'Puedes elegir qué correos recibes en Mi Perfil: {enlacePreferencias}. Si no has sido tú quien ha entrado, habla con quien administra tu empresa.',
  },
  credencialesAdministrador: {
    subject: 'Tu acceso a Idonea como administrador de {nombreEmpresa}',
    preview: 'Entra con tu contraseña temporal y elige la tuya.',
    title: 'Hola, {nombre}',
    paragraphs: [
      'Ya puedes gestionar los candidatos y las entrevistas de {nombreEmpresa} en Idonea.',
      'Entra con estos datos. La primera vez te pediremos que elijas una contraseña nueva.',
    ],
    facts: [
      ['Correo', '{email}'],
      ['Contraseña temporal', '{password}'],
    ],
    action: { label: 'Acceder a Idonea', url: '{enlaceAcceso}' },
    note: 'Si no esperabas este mensaje, no hagas nada: la contraseña temporal deja de servir a los 7 días.',
  },
  invitacionUsuario: {
    subject: 'Tu acceso a Idonea: {nombreEmpresa}',
    preview: 'Entra con tu contraseña temporal y elige la tuya.',
    title: 'Hola, {nombre}',
    paragraphs: [
      'Te damos la bienvenida al equipo de {nombreEmpresa} en Idonea.',
      'Entra con estos datos. La primera vez te pediremos que elijas una contraseña nueva.',
    ],
    facts: [
      ['Correo', '{email}'],
      ['Contraseña temporal', '{password}'],
      ['Tu rol', '{rol}'],
    ],
    action: { label: 'Acceder a Idonea', url: '{enlaceAcceso}' },
    note: 'Si no esperabas este mensaje, no hagas nada: la contraseña temporal deja de servir a los 7 días.',
  },
  resetPassword: {
    subject: 'Tu contraseña de Idonea se ha restablecido',
    preview: 'Entra con la contraseña temporal y elige una nueva.',
    title: 'Hola, {nombre}',
    paragraphs: [
      'Quien administra los usuarios de {nombreEmpresa} ha restablecido tu contraseña. Tus sesiones abiertas se han cerrado.',
      'Entra con esta contraseña temporal. Después te pediremos que elijas una nueva.',
    ],
    facts: [
      ['Correo', '{email}'],
      ['Contraseña temporal', '{password}'],
    ],
    action: { label: 'Elegir una contraseña nueva', url: '{enlaceAcceso}' },
    note: 'La contraseña temporal deja de servir a los 7 días. Si no habías pedido el cambio, habla con quien administra tu empresa.',
  },
  recovery: {
    subject: 'Tu código para cambiar la contraseña de Idonea',
    preview: 'Sirve durante una hora.',
    title: 'Hola, {nombre}',
    paragraphs: [
      'Escribe este código en la página en la que lo pediste y elige una contraseña nueva.',
      'Sirve durante una hora. Al cambiar la contraseña se cerrarán todas tus sesiones abiertas.',
    ],
    facts: [['Código', '{codigo}']],
    note: 'Si no pediste este código, no hagas nada: tu contraseña sigue siendo la misma. No se lo des a nadie, tampoco a quien diga ser de Idonea.',
  },
  solicitudRechazada: {
    subject: 'Tu solicitud para {empresa} en Idonea',
    preview: 'Gracias por tu interés. Esta vez no podemos seguir adelante.',
    title: 'Hola, {nombre}',
    paragraphs: [
      'Gracias por tu interés en Idonea. Hemos leído con atención la solicitud que nos enviaste para {empresa} y esta vez no podemos seguir adelante con ella.',
      '{motivo}',
      'Si algo cambia, puedes enviarnos otra solicitud cuando quieras.',
    ],
    note: 'Borramos tu solicitud a los 12 meses de recibirla. Si quieres que lo hagamos antes, responde a este mensaje.',
  },
  invitacionEntrevista: {
    subject: 'Tu entrevista con {nombreEmpresa}: {fecha}',
    preview: '{nombreServicio}, unos {duracion} minutos, a tu ritmo y por escrito.',
    title: 'Hola, {nombreCandidato}',
    paragraphs: [
      '{nombreEmpresa} te invita a una entrevista: {nombreServicio}.',
      'La conduce una inteligencia artificial y una persona de la empresa revisa el resultado. Puedes hacer pausas y seguir más tarde o en otro dispositivo con el mismo enlace.',
    ],
    facts: [
      ['Fecha', '{fecha}'],
      ['Duración', 'Unos {duracion} minutos'],
      ['Disponible hasta', '{cierre}'],
    ],
    action: { label: 'Abrir la entrevista', url: '{enlace}' },
    note: 'El enlace es personal: no lo compartas. Busca un lugar tranquilo y responde con ejemplos de lo que hiciste.',
  },
  entrevistaReprogramada: {
    subject: 'Nueva fecha de tu entrevista con {nombreEmpresa}: {fecha}',
    preview: 'Tu entrevista ha cambiado de fecha. El enlace es el mismo.',
    title: 'Hola, {nombreCandidato}',
    paragraphs: [
      '{nombreEmpresa} ha cambiado la fecha de tu entrevista: {nombreServicio}.',
      'Tu enlace sigue siendo el mismo. La invitación que acompaña a este correo actualiza tu calendario.',
    ],
    facts: [
      ['Nueva fecha', '{fecha}'],
      ['Fecha anterior', '{fechaAnterior}'],
      ['Duración', 'Unos {duracion} minutos'],
      ['Disponible hasta', '{cierre}'],
    ],
    action: { label: 'Abrir la entrevista', url: '{enlace}' },
    note: 'El enlace es personal: no lo compartas. Si la nueva fecha no te viene bien, escribe a {nombreEmpresa}.',
  },
  entrevistaCancelada: {
    subject: 'Tu entrevista con {nombreEmpresa} se ha cancelado',
    preview: 'No hace falta que hagas nada: la entrevista ya no tendrá lugar.',
    title: 'Hola, {nombreCandidato}',
    paragraphs: [
      '{nombreEmpresa} ha cancelado tu entrevista: {nombreServicio}. No hace falta que hagas nada y tu enlace ya no se puede usar.',
    ],
    facts: [
      ['Fecha prevista', '{fecha}'],
      ['Motivo', '{motivo}'],
    ],
    note: 'Si tienes alguna duda, escribe a {nombreEmpresa}. Gracias por tu tiempo.',
  },
  nuevoEnlaceEntrevista: {
    subject: 'Nuevo enlace para tu entrevista con {nombreEmpresa}',
    preview: 'El enlace que tenías ya no sirve: usa este.',
    title: 'Hola, {nombreCandidato}',
    paragraphs: [
      'Este es tu nuevo enlace para la entrevista de {nombreEmpresa}: {nombreServicio}. El anterior ya no funciona.',
      'Si ya habías empezado, seguirás donde lo dejaste.',
    ],
    facts: [
      ['Fecha', '{fecha}'],
      ['Disponible hasta', '{cierre}'],
    ],
    action: { label: 'Abrir la entrevista', url: '{enlace}' },
    note: 'El enlace es personal: no lo compartas.',
  },
  recordatorioEntrevista: {
    subject: 'Recordatorio: tu entrevista con {nombreEmpresa}, {fecha}',
    preview: 'Tu entrevista empieza en {antelacion}.',
    title: 'Hola, {nombreCandidato}',
    paragraphs: [
      'Tu entrevista con {nombreEmpresa} empieza en {antelacion}: {nombreServicio}.',
      'Puedes hacer pausas y seguir más tarde o en otro dispositivo con el mismo enlace.',
    ],
    facts: [
      ['Fecha', '{fecha}'],
      ['Duración', 'Unos {duracion} minutos'],
      ['Disponible hasta', '{cierre}'],
    ],
    action: { label: 'Abrir la entrevista', url: '{enlace}' },
    note: 'El enlace es personal: no lo compartas. Busca un lugar tranquilo y responde con ejemplos de lo que hiciste.',
  },
  resultadosEntrevista: {
    subject: 'Sobre tu entrevista con {nombreEmpresa}',
    preview: '{nombreEmpresa} te escribe sobre tu entrevista: {nombreServicio}.',
    title: 'Hola, {nombreCandidato}',
    paragraphs: ['{mensaje}', '{siguientesPasos}'],
    facts: [
      ['Empresa', '{nombreEmpresa}'],
      ['Entrevista', '{nombreServicio}'],
    ],
    note: 'Una persona de {nombreEmpresa} ha revisado tu entrevista y ha escrito este mensaje. Si tienes alguna duda, escribe a la empresa.',
  },
  rechazoCandidato: {
    subject: 'Sobre tu candidatura en {nombreEmpresa}',
    preview: 'Gracias por tu interés en {nombreEmpresa}.',
    title: 'Hola, {nombreCandidato}',
    paragraphs: ['{mensaje}'],
    note: 'Una persona de {nombreEmpresa} ha tomado esta decisión y ha escrito este mensaje. Si tienes alguna duda, escribe a la empresa.',
  },
  entrevistaProgramada: {
    subject: '{titulo}: {sobre}',
    preview: '{mensaje}',
    title: 'Hola, {nombre}',
    paragraphs: [
      '{mensaje}',
      'La invitación, con el enlace personal, ya está en camino: no hace falta que hagas nada más.',
    ],
    action: { label: '{accion}', url: '{enlace}' },
    note: NOTE_PREFERENCIAS,
  },
  entrevistaCompletada: {
    subject: '{titulo}: {sobre}',
    preview: '{mensaje}',
    title: 'Hola, {nombre}',
    paragraphs: ['{mensaje}', 'Te avisaremos cuando el informe espere tu revisión.'],
    action: { label: '{accion}', url: '{enlace}' },
    note: NOTE_PREFERENCIAS,
  },
  reporteListo: {
    subject: '{titulo}: {sobre}',
    preview: '{mensaje}',
    title: 'Hola, {nombre}',
    paragraphs: [
      '{mensaje}',
      'Cada puntuación va con las citas de la transcripción en las que se apoya. Puedes cambiarla antes de validar.',
    ],
    action: { label: '{accion}', url: '{enlace}' },
    note: NOTE_PREFERENCIAS,
  },
  reporteSemanal: {
    subject: 'Tu semana en Idonea: {periodo}',
    preview: 'Las entrevistas de {nombreEmpresa} {periodo}.',
    title: 'Hola, {nombre}',
    paragraphs: ['Así fueron las entrevistas de {nombreEmpresa} {periodo}.'],
    facts: CIFRAS,
    action: { label: 'Ver en Analytics', url: '{enlace}' },
    note: NOTE_REPORTE,
  },
  reporteMensual: {
    subject: 'Tu mes en Idonea: {periodo}',
    preview: 'Las entrevistas de {nombreEmpresa} en {periodo}.',
    title: 'Hola, {nombre}',
    paragraphs: ['Así fueron las entrevistas de {nombreEmpresa} en {periodo}.'],
    facts: CIFRAS,
    action: { label: 'Ver en Analytics', url: '{enlace}' },
    note: NOTE_REPORTE,
  },
  reportePersonalizado: {
    subject: 'Cifras de {nombreEmpresa} {periodo}',
    preview: '{remitente} te envía las cifras {periodo}.',
    title: 'Hola, {nombre}',
    paragraphs: ['{remitente} te envía las cifras de {nombreEmpresa} {periodo}.', '{mensaje}'],
    facts: [
      ['Filtros', '{filtros}'],
      ['Programadas', '{programadas}'],
      ['Completadas', '{completadas}'],
      ['Finalización', '{finalizacion}'],
      ['Validadas', '{validadas}'],
      ['Puntuación media', '{puntuacion}'],
      ['Duración media', '{duracion}'],
    ],
    action: { label: 'Ver en Analytics', url: '{enlace}' },
    note: 'Recibes este correo porque alguien de tu equipo lo ha enviado desde Idonea. Cada hecho cuenta el día en que ocurrió, en hora universal (UTC).',
  },
  atencion: {
    subject: '{titulo}',
    preview: '{titulo}',
    title: 'Hola, {nombre}',
    paragraphs: ['{mensaje}'],
    action: { label: '{accion}', url: '{enlace}' },
    note: 'Recibes este correo porque atiendes a los candidatos de tu empresa. No lo reenvíes.',
  },
  atencionExterna: {
    subject: '{titulo}',
    preview: '{titulo}',
    title: 'Hola, {nombre}',
    paragraphs: ['{mensaje}'],
    facts: [
      ['Empresa', '{nombreEmpresa}'],
      ['Cómo localizarle', '{localizar}'],
    ],
    note: 'Recibes este correo porque atiendes a los candidatos de {nombreEmpresa} sin cuenta en Idonea. Cuando termines, di a la empresa qué hiciste y a qué hora, sin el motivo. No lo reenvíes.',
  },
  respuestaAtencion: {
    subject: '{contacto}, de {nombreEmpresa}, te escribe',
    preview: 'Sobre tu entrevista «{nombreServicio}».',
    title: 'Hola, {nombreCandidato}',
    paragraphs: ['{mensaje}'],
    note: 'Te escribe {contacto}, que atiende a los candidatos de {nombreEmpresa}. Puedes contestar a {correoContacto}. Lo que hables con esa persona no forma parte de la valoración.',
  },
  alertas: {
    subject: '{titulo}: {sobre}',
    preview: '{mensaje}',
    title: 'Hola, {nombre}',
    paragraphs: ['{mensaje}'],
    action: { label: '{accion}', url: '{enlace}' },
    note: NOTE_PREFERENCIAS,
  },
  notification: {
    subject: '{titulo}: {sobre}',
    preview: '{mensaje}',
    title: 'Hola, {nombre}',
    paragraphs: ['{mensaje}'],
    action: { label: '{accion}', url: '{enlace}' },
    note: NOTE_PREFERENCIAS,
  },
  seguimiento: {
    subject: '{titulo}: {sobre}',
    preview: '{mensaje}',
    title: 'Hola, {nombre}',
    paragraphs: ['{mensaje}', 'El candidato ya tiene su enlace: no hace falta que hagas nada.'],
    action: { label: '{accion}', url: '{enlace}' },
    note: NOTE_PREFERENCIAS,
  },
};
