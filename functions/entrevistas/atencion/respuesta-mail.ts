import type { Deps } from '../../core/deps.ts';
import type { SessionUser } from '../../core/request.ts';
import type { Write } from '../../core/table.ts';
import { correoWrites } from '../../correos/correo.repository.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';

interface Dicho {
  nombreEmpresa: string;
  mensaje: string;
  usuario: Pick<SessionUser, 'nombre' | 'email'>;
}

/** E-mail to the candidate with the contact's answer, in the transaction that notes it; without the question itself. */
export function respuestaMail(
  { empresaId, id: entrevistaId, candidatoId, candidatoNombre, candidatoEmail, servicioNombre }: EntrevistaRecord,
  { nombreEmpresa, mensaje, usuario }: Dicho,
  deps: Pick<Deps, 'newId' | 'now'>,
): Write[] {
  return correoWrites(deps, {
    empresaId,
    plantilla: 'respuestaAtencion',
    para: { nombre: candidatoNombre, email: candidatoEmail },
    variables: {
      ...{ entrevistaId, candidatoId, nombreCandidato: candidatoNombre, nombreEmpresa },
      ...{ nombreServicio: servicioNombre, contacto: usuario.nombre, correoContacto: usuario.email, mensaje },
    },
    secretos: {},
  });
}
