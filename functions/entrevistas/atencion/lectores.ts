import type { PersonaAtencion } from '#shared/entrevistas/atencion/ajustes-atencion.ts';
import type { AjustesAtencionRecord } from './ajustes-atencion.record.ts';

type Personas = Pick<AjustesAtencionRecord, 'contacto' | 'suplente'>;

/** Named contacts that can be reached: an active user, or an address whose e-mails arrive. */
export const isAlcanzable = (persona: PersonaAtencion | null): persona is PersonaAtencion =>
  persona?.disponible === true && persona.rebotado === null;

/** Contact and deputy, in this order, those that can be reached. */
export const alcanzables = ({ contacto, suplente }: Personas): PersonaAtencion[] =>
  [contacto, suplente].filter(isAlcanzable);

/**
 * Whether somebody of the company cares for its candidates: contact and deputy, and the administrators while no user of these
 * two can be reached. Nobody else learns that there is anything to attend to.
 */
export function atiende(
  { id, rol, activo, empresaId }: { id: string; rol: string; activo: boolean; empresaId: string | null },
  empresa: string,
  ajustes: Personas,
): boolean {
  if (!activo || empresaId !== empresa) return false;
  const named = alcanzables(ajustes).filter(({ usuarioId }) => usuarioId !== null);
  return named.length > 0 ? named.some(({ usuarioId }) => usuarioId === id) : rol === 'admin';
}

/** Contact and deputy without those whom something tells of. */
export function withoutNamed({ contacto, suplente }: Personas, excepto: readonly string[]): Personas {
  const but = (persona: PersonaAtencion | null) => (excepto.includes(persona?.usuarioId ?? '') ? null : persona);
  return { contacto: but(contacto), suplente: but(suplente) };
}
