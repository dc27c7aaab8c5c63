import type { Correo } from '../correo.repository.ts';
import type { MailTemplate } from './layout.ts';

/** The texts that the platform ships with, by the specification's template names. */
export const DEFAULT_TEMPLATES: Record<Correo['plantilla'], MailTemplate> = {
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
};
