import { Badge, Box } from '@chakra-ui/react';
import { ESTADO_CANDIDATO_LABELS, type EstadoCandidato } from '#shared/candidatos/candidatos/candidato.states.ts';
import { ESTADO_ENTREVISTA_LABELS, type EstadoEntrevista } from '#shared/entrevistas/entrevistas/entrevista.states.ts';

/** One colour a meaning, in the whole product: [text, palette]. Colour never stands alone, the word is always there. */
const entrevista = (estado: EstadoEntrevista, palette: string) => [ESTADO_ENTREVISTA_LABELS[estado], palette] as const;
const candidato = (estado: EstadoCandidato, palette: string) => [ESTADO_CANDIDATO_LABELS[estado], palette] as const;
const STATES = {
  entrevista: {
    programada: entrevista('programada', 'blue'),
    en_progreso: entrevista('en_progreso', 'amber'),
    completada: entrevista('completada', 'teal'),
    analizada: entrevista('analizada', 'violet'),
    validada: entrevista('validada', 'green'),
    cancelada: entrevista('cancelada', 'gray'),
    caducada: entrevista('caducada', 'gray'),
    no_presentado: entrevista('no_presentado', 'gray'),
    error_analisis: entrevista('error_analisis', 'red'),
  },
  atencion: {
    abierta: ['Sin abrir', 'amber'],
    vista: ['Abierta', 'blue'],
    cerrada: ['Cerrada', 'gray'],
  },
  tipoAtencion: {
    urgente: ['Urgente', 'red'],
    neutro: ['En pausa', 'gray'],
    consulta: ['Pregunta', 'violet'],
    ayuda: ['Pide ayuda', 'blue'],
  },
  candidato: {
    nuevo: candidato('nuevo', 'blue'),
    en_proceso: candidato('en_proceso', 'amber'),
    entrevistado: candidato('entrevistado', 'violet'),
    seleccionado: candidato('seleccionado', 'green'),
    rechazado: candidato('rechazado', 'gray'),
  },
  empresa: {
    activa: ['Activa', 'green'],
    trial: ['Trial', 'blue'],
    suspendida: ['Suspendida', 'amber'],
    cancelada: ['Cancelada', 'gray'],
  },
  suscripcion: {
    activa: ['Activa', 'green'],
    trial: ['Trial', 'blue'],
    suspendida: ['Suspendida', 'red'],
    cancelada: ['Cancelada', 'red'],
  },
  informe: {
    analizada: ['Por validar', 'violet'],
    validada: ['Validado', 'green'],
  },
  recomendacion: {
    recomendado: ['Recomendado', 'green'],
    con_reservas: ['Con reservas', 'amber'],
    no_recomendado: ['No recomendado', 'red'],
    sin_datos: ['Sin datos', 'gray'],
  },
  plan: {
    starter: ['Starter', 'gray'],
    professional: ['Professional', 'brand'],
    enterprise: ['Enterprise', 'violet'],
  },
  correo: {
    encolado: ['En cola', 'blue'],
    enviado: ['Enviado', 'green'],
    fallido: ['Fallido', 'red'],
    rebotado: ['Rebotado', 'amber'],
    omitido: ['Desactivado', 'gray'],
  },
  linea: {
    verificada: ['Verificada', 'green'],
    sin_firmar: ['Sin firmar', 'blue'],
    sin_comprobar: ['Sin comprobar', 'amber'],
    caducada: ['Caducada', 'red'],
    retirada: ['Retirada', 'gray'],
    sin_verificar: ['Sin verificar', 'gray'],
  },
  plantilla: {
    predeterminada: ['Predeterminada', 'gray'],
    personalizada: ['Personalizada', 'blue'],
    desactivada: ['Desactivada', 'amber'],
  },
  solicitud: {
    pendiente: ['Pendiente', 'amber'],
    aprobada: ['Aprobada', 'green'],
    rechazada: ['Rechazada', 'gray'],
  },
  usuario: {
    activo: ['Activo', 'green'],
    invitado: ['Invitado', 'blue'],
    inactivo: ['Inactivo', 'gray'],
  },
  actividad: {
    activa: ['Activa', 'green'],
    inactiva: ['Inactiva', 'gray'],
    activo: ['Activo', 'green'],
    inactivo: ['Inactivo', 'gray'],
  },
} as const satisfies Record<string, Record<string, readonly [string, string]>>;

export type StateKind = keyof typeof STATES;

interface Props {
  /** Whose state it is: `entrevista`, `candidato`, `empresa`, `suscripcion`, `informe`, `recomendacion`, `plan`, `solicitud`, `usuario`, `actividad`. */
  kind: StateKind;
  value: string;
  size?: 'sm' | 'md';
}

/** A state as a coloured dot and its word. An unknown one is shown as it is spelled. */
export function StateBadge({ kind, value, size = 'sm' }: Props) {
  const [label, palette] = (STATES[kind] as Record<string, readonly [string, string]>)[value] ?? [value, 'gray'];
  return (
    <Badge colorPalette={palette} size={size}>
      <Box as="span" boxSize="1.5" rounded="full" bg="currentColor" aria-hidden />
      {label}
    </Badge>
  );
}
