import type { Answer } from '../../../../lib/api-client.ts';

export interface Check {
  id: string;
  label: string;
  /** undefined while nobody knows: it is being asked, or the last check is too old. */
  done: boolean | undefined;
  /** What is there, or what to do. */
  detail: string;
  /** Where it is done. */
  to?: string;
}

export interface Found {
  salud: Answer<'getSalud'> | undefined;
  copias: Answer<'getCopias'> | undefined;
  oauth: Answer<'getOauthConfig'> | undefined;
  planes: Answer<'listPlanes'> | undefined;
  superadmins: Answer<'listUsuarios'> | undefined;
  cuidado: Answer<'getCuidado'> | undefined;
}

const MIN_SUPERADMINS = 2;

/** What a platform needs before companies rely on it, each item from what the server found just now. */
export function checksOf({ salud, copias, oauth, planes, superadmins, cuidado }: Found): Check[] {
  const estado = (nombre: string) => salud?.dependencias.find((each) => each.nombre === nombre)?.estado;
  /** A service that works but is slow or full is in place all the same. */
  const works = (nombre: string) => {
    const found = estado(nombre);
    return found === undefined || found === 'desconocido' ? undefined : found === 'ok' || found === 'degradado';
  };
  const service = (nombre: string, label: string, there: string, todo: string): Check => {
    const done = works(nombre);
    const detail = done === undefined ? UNKNOWN : done ? there : todo;
    return { id: nombre, label, done, detail, to: '/saas-admin?seccion=sistema' };
  };
  const ia = estado('ia');
  const social = oauth && Object.values(oauth.providers).some(({ enabled }) => enabled);
  const active = planes?.data.filter(({ activo }) => activo).length;
  const enough = superadmins && superadmins.data.length >= MIN_SUPERADMINS;
  return [
    {
      id: 'ia',
      label: 'Proveedor de IA configurado',
      done: ia === undefined || ia === 'desconocido' ? undefined : ia !== 'sin_proveedor',
      detail: ia === undefined || ia === 'desconocido' ? UNKNOWN : (IA[ia] ?? UNKNOWN),
      to: '/configuracion',
    },
    service(
      'correo',
      'Envío de correo',
      'El servicio de correo acepta envíos.',
      'El correo no responde: revisa Sistema.',
    ),
    service('archivos', 'Almacén de archivos', 'Los almacenes responden.', 'Un almacén no responde: revisa Sistema.'),
    service(
      'colas',
      'Tareas en segundo plano',
      'Las colas de trabajo responden.',
      'Las colas no responden: revisa Sistema.',
    ),
    {
      id: 'copias',
      label: 'Copias de seguridad',
      done: copias && copias.continua !== null,
      detail:
        copias === undefined
          ? UNKNOWN
          : copias.continua
            ? 'La base de datos se puede restaurar a cualquier momento reciente.'
            : 'La copia continua está apagada: enciéndela en el despliegue.',
      to: '/saas-admin?seccion=sistema',
    },
    {
      id: 'social',
      label: 'Acceso con Google o Microsoft',
      done: social,
      detail:
        social === undefined
          ? UNKNOWN
          : social
            ? 'Hay un proveedor de acceso configurado.'
            : 'Es opcional: se configura en el despliegue con las claves del proveedor.',
    },
    {
      id: 'planes',
      label: 'Planes a la venta',
      done: active === undefined ? undefined : active > 0,
      detail:
        active === undefined
          ? UNKNOWN
          : active > 0
            ? `${active} ${active === 1 ? 'plan activo' : 'planes activos'}.`
            : 'Sin un plan activo no se da de alta ninguna empresa: activa uno.',
      to: '/saas-admin?seccion=planes',
    },
    {
      id: 'superadmins',
      label: 'Más de un Super Admin',
      done: enough,
      detail:
        enough === undefined
          ? UNKNOWN
          : enough
            ? 'Si uno pierde su acceso, otro puede devolvérselo.'
            : 'Solo hay uno: invita a otro desde Usuarios.',
      to: '/usuarios',
    },
    lineasCheck(cuidado?.lineas),
  ];
}

/** Telephones that the room tells people to call: somebody has to dial them now and then. */
function lineasCheck(lineas: Answer<'getCuidado'>['lineas'] | undefined): Check {
  const due = lineas && lineas.vencidas + lineas.porVencer;
  const todo = `${due === 1 ? '1 línea tiene' : `${due} líneas tienen`} la comprobación vencida o por vencer: márcalas y anótalo.`;
  return {
    id: 'lineas',
    label: 'Teléfonos de ayuda comprobados',
    done: due === undefined ? undefined : due === 0,
    detail: due === undefined ? UNKNOWN : due === 0 ? 'Ninguna comprobación vence en los próximos 60 días.' : todo,
    to: '/saas-admin?seccion=cuidado&vista=lineas',
  };
}

const UNKNOWN = 'Aún sin comprobar.';

const IA: Record<string, string> = {
  ok: 'Un proveedor responde.',
  degradado: 'Hay proveedor, pero no responde: las entrevistas siguen con el motor integrado.',
  caido: 'Hay proveedor, pero no responde: las entrevistas siguen con el motor integrado.',
  sin_proveedor: 'Las entrevistas usan el motor integrado. Añade la clave de un proveedor.',
};
