import { can } from '#shared/core/permissions.ts';
import type { AjustesAtencion, FaltaAtencion, PersonaAtencion } from '#shared/entrevistas/atencion/ajustes-atencion.ts';
import type { CambiosLineas } from '#shared/entrevistas/dignidad/linea.ts';
import { lineasOf } from '#shared/entrevistas/dignidad/lineas.ts';
import type { UsuarioRecord } from '../../entrada/usuario.record.ts';
import type { AtencionDeEmpresa } from './ajustes-atencion.repository.ts';
import { isAlcanzable } from './lectores.ts';
import { toPersona } from './personas.ts';

/** Missing care settings: contact, deputy and what else the approved texts need. */
export function faltasOf({ ajustes, responsable, contactoPrivacidad }: AtencionDeEmpresa): FaltaAtencion[] {
  const { contacto } = ajustes;
  const missing: Record<FaltaAtencion, boolean> = {
    contacto: contacto === null,
    contacto_no_disponible: contacto !== null && !isAlcanzable(contacto),
    suplente: !isAlcanzable(ajustes.suplente),
    telefono: !ajustes.telefono,
    horario: !ajustes.horario,
    plazo: ajustes.plazo === null,
    canal_acoso: !ajustes.canalAcoso,
    entrevista_humana: ajustes.entrevistaHumana === 'por_decidir',
    quien_lee: !ajustes.quienLee,
    responsable_datos: !responsable,
    contacto_privacidad: !contactoPrivacidad,
    lineas: ajustes.lineasConfirmadas === null,
    instrucciones: ajustes.instruccionesLeidas === null,
  };
  return (Object.keys(missing) as FaltaAtencion[]).filter((falta) => missing[falta]);
}

interface Around {
  usuarios: ReadonlyMap<string, UsuarioRecord>;
  /** The company's. */
  zonaHoraria: string;
  today: string;
  lineas: CambiosLineas;
}

/** The settings as they are shown: people as they are now, and what is missing. */
export function ajustesView(
  atencion: AtencionDeEmpresa,
  { usuarios, zonaHoraria, today, lineas }: Around,
): AjustesAtencion {
  const { pais, responsable, contactoPrivacidad } = atencion;
  const now = (persona: PersonaAtencion | null) => withUsuario(persona, usuarios);
  const contacto = now(atencion.ajustes.contacto);
  const suplente = now(atencion.ajustes.suplente);
  const ajustes = { ...atencion.ajustes, contacto, suplente };
  const { emergencias, linea_crisis, linea_violencia } = lineasOf([pais], today, lineas);
  const decides = (persona: PersonaAtencion | null) => {
    const usuario = usuarios.get(persona?.usuarioId ?? '');
    return persona && { ...persona, decide: usuario !== undefined && can(usuario, 'manage_interviews') };
  };
  return {
    ...ajustes,
    contacto: decides(contacto),
    suplente: decides(suplente),
    zonaHoraria: ajustes.zonaHoraria ?? zonaHoraria,
    responsableDatos: responsable,
    contactoPrivacidad,
    lineas: {
      pais,
      emergencias,
      crisis: linea_crisis,
      violencia: linea_violencia,
      confirmadas: ajustes.lineasConfirmadas,
    },
    instrucciones: { leidas: ajustes.instruccionesLeidas },
    faltan: faltasOf({ ...atencion, ajustes }),
  };
}

/** Somebody named as they are now; a user who has left the company is not available. */
function withUsuario(
  persona: PersonaAtencion | null,
  usuarios: ReadonlyMap<string, UsuarioRecord>,
): PersonaAtencion | null {
  if (!persona?.usuarioId) return persona;
  const usuario = usuarios.get(persona.usuarioId);
  return usuario ? { ...toPersona(usuario), rebotado: persona.rebotado } : { ...persona, disponible: false };
}
