import type { PersonaAtencion, UpdateAjustesAtencion } from '#shared/entrevistas/atencion/ajustes-atencion.ts';
import { atencionApi } from '#shared/entrevistas/atencion/atencion.api.ts';
import { merged } from '../../core/merged.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import type { UsuarioRecord } from '../../entrada/usuario.record.ts';
import type { AjustesAtencionRecord } from './ajustes-atencion.record.ts';
import { mismaPersona, personaNoDisponible } from './atencion.errors.ts';
import { findUsuarios, puedeAtender, toPersona } from './personas.ts';
import { ajustesAtencionRepos, readAjustes } from './read-ajustes.ts';

export const updateAjustesAtencion = endpoint(
  atencionApi.updateAjustesAtencion,
  { repos: ajustesAtencionRepos },
  async ({ empresaId, body, usuario, repos, deps }) => {
    const before = await repos.atenciones.find(empresaId);
    const { contacto, suplente, lineasConfirmadas, instruccionesLeidas, version, ...changes } = body;
    const ids = [contacto, suplente].map((elegido) => (elegido && 'usuarioId' in elegido ? elegido.usuarioId : null));
    const usuarios = await findUsuarios(empresaId, ids, repos.usuarios);
    const said = { usuarioId: usuario.id, nombre: usuario.nombre, fecha: deps.now().toISOString() };
    const stamped = (yes: boolean | undefined, stood: AjustesAtencionRecord['lineasConfirmadas']) =>
      yes === undefined || (yes && stood) ? stood : yes ? said : null;
    const after: AjustesAtencionRecord = {
      ...merged(before, changes),
      // Promises are counted in a zone that no later change of the company's moves.
      zonaHoraria: body.zonaHoraria ?? before.zonaHoraria ?? (await repos.ajustes.get(empresaId)).zonaHoraria,
      contacto: elegida('contacto', contacto, before.contacto, usuarios),
      suplente: elegida('suplente', suplente, before.suplente, usuarios),
      lineasConfirmadas: stamped(lineasConfirmadas, before.lineasConfirmadas),
      instruccionesLeidas: stamped(instruccionesLeidas, before.instruccionesLeidas),
    };
    if (after.suplente && after.suplente.correo === after.contacto?.correo) throw mismaPersona();
    const stored = await repos.atenciones.update(empresaId, before, after, version);
    deps.log.info('atencion.settings_updated', { empresaId });
    return readAjustes(empresaId, { repos, deps }, stored);
  },
);
export const { handler } = updateAjustesAtencion;

/** Contact named by a change. The same person again stays as they are, even if no longer available. */
function elegida(
  campo: 'contacto' | 'suplente',
  elegido: UpdateAjustesAtencion['contacto'],
  before: PersonaAtencion | null,
  usuarios: ReadonlyMap<string, UsuarioRecord>,
): PersonaAtencion | null {
  if (elegido === undefined) return before;
  if (elegido === null) return null;
  if (!('usuarioId' in elegido)) return { usuarioId: null, ...elegido, disponible: true, rebotado: null };
  const usuario = usuarios.get(elegido.usuarioId);
  if (usuario && puedeAtender(usuario)) return toPersona(usuario);
  if (before?.usuarioId === elegido.usuarioId) return { ...before, disponible: false };
  throw personaNoDisponible(campo);
}
