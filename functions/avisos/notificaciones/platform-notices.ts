import type { Solicitud } from '#shared/empresas/solicitudes/solicitud.ts';
import type { EventDetail } from '#shared/events.ts';
import type { Notice } from '../../correos/notice.ts';
import type { UsuarioRecord } from '../../entrada/usuario.record.ts';

/** The administrators of a company hear of each new person in it, but for who invited them. */
export function usuarioCreadoNotice(
  { empresaId, actorId }: EventDetail<'UsuarioCreado'>,
  usuario: UsuarioRecord,
): Notice | undefined {
  if (!empresaId) return undefined;
  return {
    audience: { empresaId, rol: 'admin', except: [usuario.id, actorId] },
    text: {
      type: 'sistema',
      priority: 'baja',
      title: 'Nuevo usuario invitado',
      message: `${usuario.nombre} ha recibido una invitación para entrar en Idonea.`,
      actionUrl: '/usuarios',
      actionText: 'Ver usuarios',
    },
  };
}

/** Whose password changed hears of it, for the same reason as below. */
export function passwordNotice({ usuarioId }: EventDetail<'PasswordCambiada'>): Notice {
  return ownAccountNotice(usuarioId, {
    title: 'Tu contraseña ha cambiado',
    message:
      'Hemos cerrado las sesiones que tenías abiertas. Si no has sido tú, recupera tu acceso con «Olvidé mi contraseña» y avisa a quien administra los usuarios.',
    actionUrl: '/perfil#contrasena',
  });
}

/** Notice to the owner of a session that ended because an old copy of it was used: on which device it was opened. */
export function sesionReutilizadaNotice({ usuarioId, dispositivo }: EventDetail<'SesionReutilizada'>): Notice {
  return ownAccountNotice(usuarioId, {
    title: 'Cerramos una sesión tuya por seguridad',
    message: `Alguien usó una copia antigua de la sesión que abriste en ${dispositivo}, así que la cerramos. Puede deberse a un corte de conexión. Si no lo reconoces, cambia tu contraseña y cierra todas tus sesiones.`,
    actionUrl: '/perfil#sesiones',
  });
}

/** Whose second factor changed hears of it, whoever did it: it may have been somebody who should not. */
export function segundoFactorNotice({ usuarioId, activo, actorId }: EventDetail<'SegundoFactorCambiado'>): Notice {
  const own = 'Si no has sido tú, cambia tu contraseña y cierra todas tus sesiones.';
  const removed = actorId
    ? 'Una persona que administra usuarios ha restablecido tu verificación en dos pasos. Puedes volver a activarla en tu perfil.'
    : `Para entrar basta ahora con tu contraseña. ${own}`;
  return ownAccountNotice(usuarioId, {
    title: `Verificación en dos pasos ${activo ? 'activada' : 'desactivada'}`,
    message: activo ? `Al entrar te pediremos también un código de tu aplicación. ${own}` : removed,
    actionUrl: '/perfil#verificacion',
  });
}

/** How somebody's own sign-in changed: by e-mail as well, since a stranger may sit at the screen. */
function ownAccountNotice(usuarioId: string, text: Pick<Notice['text'], 'title' | 'message' | 'actionUrl'>): Notice {
  return {
    audience: { usuarioIds: [usuarioId] },
    correo: { plantilla: 'notification', sobre: 'tu cuenta' },
    text: { type: 'sistema', priority: 'alta', actionText: 'Ver tu perfil', ...text },
  };
}

/** Superadmins hear of each company that asks for an account or a demo. */
export function solicitudNotice({ nombre, empresa, motivo }: Solicitud): Notice {
  const isDemo = motivo === 'demo';
  return {
    audience: { superadmins: true },
    correo: { plantilla: 'notification', sobre: empresa },
    text: {
      type: 'other',
      priority: 'media',
      title: isDemo ? 'Solicitud de demostración' : 'Solicitud de nueva empresa',
      message: `${nombre}, de ${empresa}, ${isDemo ? 'ha pedido una demostración' : 'quiere empezar a usar Idonea'}.`,
      actionUrl: '/saas-admin?seccion=empresas&vista=solicitudes',
      actionText: 'Ver solicitudes',
    },
  };
}

/** Superadmins hear that a provider's key has stopped working; of a company's own its administrators hear as well. */
export function claveFallidaNotices(
  { proveedor, error }: EventDetail<'ClaveFallida'>,
  empresa?: { id: string; nombre: string },
): Notice[] {
  const name = proveedor.toUpperCase();
  const correo = { plantilla: 'notification', sobre: name } as const;
  const text = {
    type: 'sistema',
    priority: 'alta',
    title: `La clave de ${name}${empresa ? ` de ${empresa.nombre}` : ''} ha dejado de funcionar`,
    message: `En la última comprobación, ${error}. Mientras tanto se usan los demás proveedores o el motor integrado.`,
    actionUrl: empresa ? '/configuracion' : '/saas-admin?seccion=sistema&apis=1',
    actionText: 'Revisar la clave',
  } as const;
  const toSuperadmins = { audience: { superadmins: true }, correo, text } satisfies Notice;
  if (!empresa) return [toSuperadmins];
  const message = `${text.message} Un superadministrador puede cambiarla.`;
  const action = { actionUrl: '/configuracion?seccion=estado-apis', actionText: 'Ver el estado de las APIs' };
  return [
    toSuperadmins,
    { audience: { empresaId: empresa.id, rol: 'admin' }, correo, text: { ...text, message, ...action } },
  ];
}

/** Superadmins hear that a provider no longer has the model that they have chosen. */
export function modeloRetiradoNotice({ proveedor, modelo, enSuLugar }: EventDetail<'ModeloRetirado'>): Notice {
  const meanwhile = enSuLugar ? `Mientras tanto se usa ${enSuLugar}.` : 'Mientras tanto no se usa ese proveedor.';
  return {
    audience: { superadmins: true },
    correo: { plantilla: 'notification', sobre: modelo },
    text: {
      type: 'sistema',
      priority: 'media',
      title: `${proveedor.toUpperCase()} ha retirado el modelo elegido`,
      message: `${modelo} ya no está en la lista del proveedor. ${meanwhile} Elige otro modelo.`,
      actionUrl: '/saas-admin?seccion=sistema&apis=1',
      actionText: 'Elegir otro modelo',
    },
  };
}

/** Superadmins hear that numbers which candidates are told to call have to be dialled again. */
export function lineasPorCaducarNotice({ paso, cuantas, dia }: EventDetail<'LineasPorCaducar'>): Notice {
  const some = cuantas === 1 ? '1 línea de ayuda' : `${cuantas} líneas de ayuda`;
  const over = paso === 0;
  const day = formatDay(dia);
  return {
    audience: { superadmins: true },
    correo: { plantilla: 'notification', sobre: some },
    text: {
      type: 'sistema',
      priority: paso > 7 ? 'media' : 'alta',
      title: over ? `${some} sin comprobar` : `${some} por comprobar en ${paso} días`,
      message: over
        ? `Su comprobación venció el ${day}. Las de organismos públicos se muestran 180 días más; las otras ya no se muestran a quien pide ayuda. Márcalas y anótalo.`
        : `Su comprobación vence a partir del ${day}. Después, las que no son de un organismo público dejan de mostrarse a quien pide ayuda. Márcalas y anótalo.`,
      actionUrl: '/saas-admin?seccion=cuidado&vista=lineas',
      actionText: 'Ver las líneas',
    },
  };
}

/** «23 de febrero de 2027», of `2027-02-23`. */
const formatDay = (dia: string) =>
  new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(dia));

/** The administrators of a company hear that a payment is near and nothing is there to pay it with. */
export function pagoProximoNotice({ empresaId, dias }: EventDetail<'PagoProximo'>): Notice {
  const left = dias === 1 ? 'Queda 1 día' : `Quedan ${dias} días`;
  return {
    audience: { empresaId, rol: 'admin' },
    correo: { plantilla: 'notification', sobre: left.toLowerCase() },
    text: {
      type: 'sistema',
      priority: dias > 3 ? 'media' : 'alta',
      title: 'Falta el método de pago',
      message: `${left} para el próximo pago de tu suscripción y no hay ningún método de pago guardado.`,
      actionUrl: '/configuracion',
      actionText: 'Ir a Configuración',
    },
  };
}
