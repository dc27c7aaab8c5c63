import { htmlDocument } from '../../core/html-document.ts';
import { trigger } from '../../core/trigger.ts';
import { fuenteOf } from '../../correos/plantillas/fuente.ts';
import { plantillaRepository } from '../../correos/plantillas/plantilla.repository.ts';
import { renderFuente } from '../../correos/plantillas/render.ts';
import { usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';

/** Cognito's limits: "Custom message Lambda trigger" in its developer guide. */
const MAX_SUBJECT = 140;
const MAX_HTML = 20_000;

/**
 * The e-mail with the code for a new password, which Cognito makes and sends: here it gets our words, with Cognito's own
 * place where the code goes. Whatever goes wrong leaves Cognito's text as it stands: nobody stays out for a text's sake.
 */
export const createMensajeRecuperacion = trigger(
  { repos: { usuarios: usuarioRepository, plantillas: plantillaRepository } },
  async ({ event, repos, deps }) => {
    if (event.triggerSource !== 'CustomMessage_ForgotPassword') return;
    try {
      const [usuario, plantilla] = await Promise.all([
        repos.usuarios.find(event.userName),
        repos.plantillas.get('recovery'),
      ]);
      if (!usuario) return;
      const variables = { nombre: usuario.nombre, codigo: event.request.codeParameter };
      const { subject, html } = renderFuente(fuenteOf('recovery', plantilla), variables);
      const document = htmlDocument(html, subject);
      if (subject.length > MAX_SUBJECT || document.length > MAX_HTML) return;
      event.response.emailSubject = subject;
      event.response.emailMessage = document;
    } catch (error) {
      deps.log.error('recuperacion.plain', error, { usuarioId: event.userName });
    }
  },
);
export const { handler } = createMensajeRecuperacion;
