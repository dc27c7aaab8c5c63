import { type Correo as CorreoView, estadosAntesDe } from '#shared/correos/correo.ts';
import { plantillaInfo } from '#shared/correos/plantillas.ts';
import { type Correo, shownPlantilla } from './correo.repository.ts';

/** As the delivery log shows it: neither variables nor secrets. */
export function correoView(correo: Correo): CorreoView {
  const { id, para, estado, fecha, fechaEnvio, intentos, motivo, via, reenvios } = correo;
  const plantilla = shownPlantilla(correo);
  const impedimento = impedimentoOf(correo);
  return {
    id,
    plantilla,
    categoria: plantillaInfo(plantilla).categoria,
    para,
    estado,
    fecha,
    fechaEnvio: fechaEnvio ?? null,
    intentos,
    motivo: motivo ?? null,
    via: via ?? null,
    reenvios,
    reenviable: estadosAntesDe('encolado').includes(estado) && impedimento === null,
    impedimento,
  };
}

/** A temporary password is kept until it is sent and no longer: a new one is needed then. */
export function impedimentoOf(correo: Correo): string | null {
  const { secretos } = correo;
  const withPassword = ['credencialesAdministrador', 'invitacionUsuario', 'resetPassword'].includes(
    shownPlantilla(correo),
  );
  if (!withPassword || secretos.password) return null;
  return 'Llevaba una contraseña temporal, que ya no se guarda: envía una nueva desde Usuarios.';
}
