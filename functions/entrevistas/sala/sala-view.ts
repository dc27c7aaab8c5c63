import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import { minutosPrevistos } from '#shared/entrevistas/entrevistas/duracion.ts';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import { CONSENTIMIENTOS, type EstadoSala, type RespuestaSala, type Sala } from '#shared/entrevistas/sala/sala.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { progreso } from '../entrevistador/progreso.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';
import { activeMinutes } from './conduct.ts';
import { areCurrent } from './consents.ts';
import type { LoadedSala } from './sala.service.ts';

/** The room's state as the candidate may see it. */
export function salaView({ entrevista, servicio, turnos, anfitrion }: LoadedSala, now: Date): Sala {
  const estado = estadoSala(entrevista, now);
  const abierto = turnos.find((turno) => !turno.respuesta);
  const sent = estado === 'completada';
  const total = minutosPrevistos(entrevista);
  const { consentimientos: given } = entrevista;
  // Once it has begun, what was accepted then holds.
  const changed = estado === 'abierta' && given.length > 0 && !areCurrent(given, anfitrion.marca.aviso);
  return {
    estado,
    empresa: {
      nombre: displayNombre(anfitrion),
      color: anfitrion.configuracion.coloresPrimarios.primario,
      email: anfitrion.email,
      telefono: anfitrion.telefono,
      logo: anfitrion.marca.logo,
      contactoPrivacidad: anfitrion.marca.legales.contactoPrivacidad,
    },
    atencion: {
      contacto: anfitrion.atencion.persona_de_contacto,
      plazo: anfitrion.atencion.plazo_respuesta_contacto,
      correo: anfitrion.atencion.correo_contacto,
    },
    aviso: anfitrion.marca.aviso,
    candidato: { nombre: entrevista.candidatoNombre },
    servicio: { nombre: servicio.nombre, descripcion: servicio.descripcion },
    puesto: entrevista.puesto,
    duracionEstimada: total,
    tiempoExtra: entrevista.tiempoExtra,
    minutosRestantes: Math.max(0, Math.ceil(total - activeMinutes(turnos, now))),
    supervisada: entrevista.supervisada,
    fechaProgramada: entrevista.fechaProgramada,
    zonaHoraria: entrevista.zonaHoraria,
    abre: entrevista.abre,
    cierra: entrevista.cierra,
    consentimientos: CONSENTIMIENTOS.map(({ id, texto }) => ({
      id,
      texto,
      aceptado: !changed && entrevista.consentimientos.some((given) => given.id === id),
    })),
    avisosCambiados: changed,
    turno: estado === 'en_curso' && abierto ? { ...abierto, fase: faseNombre(servicio, abierto) } : null,
    respuestas: estado === 'por_enviar' ? turnos.flatMap((turno) => ownAnswer(servicio, turno)) : [],
    progreso: progreso(servicio, turnos, { terminada: sent || estado === 'por_enviar' }),
    referencia: sent ? entrevista.id.slice(-8) : null,
    mensaje: null,
    urgencia: null,
    presentacion: null,
    encuestada: entrevista.encuestada,
  };
}

/** What the room is at this moment. */
export function estadoSala(entrevista: EntrevistaRecord, now: Date): EstadoSala {
  const instant = now.toISOString();
  switch (entrevista.estado) {
    case 'programada':
      if (instant < entrevista.abre) return 'no_abierta';
      return instant <= entrevista.cierra ? 'abierta' : 'caducada';
    case 'en_progreso':
      if (instant > entrevista.cierra) return 'caducada';
      // Staff have begun it: the candidate still has to read the notices and press the button.
      if (entrevista.turnoActual === 0) return 'abierta';
      if (entrevista.pausada) return 'pausada';
      return entrevista.porEnviar ? 'por_enviar' : 'en_curso';
    case 'cancelada':
      return 'cancelada';
    case 'caducada':
    case 'no_presentado':
      return 'caducada';
    default:
      return 'completada';
  }
}

function ownAnswer(servicio: ServicioHr, turno: Turno): RespuestaSala[] {
  if (!turno.respuesta) return [];
  const { texto, omitida, correccion, marcas = [] } = turno.respuesta;
  const tapados = marcas.filter(({ codigo }) => codigo === 'tapado').map(({ inicio, fin }) => ({ inicio, fin }));
  return [
    { ...turno, fase: faseNombre(servicio, turno), texto, omitida, corregida: correccion !== undefined, tapados },
  ];
}

function faseNombre(servicio: ServicioHr, turno: Turno): string {
  return servicio.estructura.fases.find(({ id }) => id === turno.faseId)?.nombre ?? '';
}
