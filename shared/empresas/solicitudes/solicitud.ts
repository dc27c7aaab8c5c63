import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { email, line, paragraph, phone } from '../../core/schemas.ts';

/** A lead: somebody asks for their company's account, or for a demo. */
export const ESTADOS_SOLICITUD = ['pendiente', 'aprobada', 'rechazada'] as const;
export type EstadoSolicitud = (typeof ESTADOS_SOLICITUD)[number];
/** Where each state may lead: it feeds the buttons and the database's conditions. */
export const SOLICITUD_TRANSITIONS: Record<EstadoSolicitud, readonly EstadoSolicitud[]> = {
  pendiente: ['aprobada', 'rechazada'],
  aprobada: [],
  rechazada: [],
};
export const ESTADO_SOLICITUD_LABELS: Record<EstadoSolicitud, string> = {
  pendiente: 'Pendiente',
  aprobada: 'Aprobada',
  rechazada: 'Rechazada',
};
export const MOTIVOS_SOLICITUD = ['nueva_empresa', 'demo'] as const;
export type MotivoSolicitud = (typeof MOTIVOS_SOLICITUD)[number];

export const createSolicitudSchema = lazy(() =>
  z.strictObject({
    motivo: z.enum(MOTIVOS_SOLICITUD, { error: 'Elige qué necesitas' }),
    nombre: line(120, 2),
    empresa: line(160, 2),
    /** The form asks for no country, so its check character is looked at when the company is created. */
    cif: line(32, 3),
    email: email(),
    telefono: phone().refine((text) => /\d(?:\D*\d){5}/.test(text), 'Escribe un teléfono con al menos 6 cifras'),
    trabajadores: z
      .int({ error: 'Escribe un número entero' })
      .min(1, 'Escribe al menos 1')
      .max(1_000_000, 'Escribe como máximo 1.000.000'),
    mensaje: paragraph(2000).default(''),
    /** Version of the legal notice that was on the screen; another one than now is refused (409), with the text of now. */
    avisoLegal: line(40, 1),
    aceptaAvisoLegal: z.literal(true, { error: 'Para enviar la solicitud tienes que aceptar el aviso legal' }),
  }),
);
export type CreateSolicitud = z.output<ReturnType<typeof createSolicitudSchema>>;

/** `avisar` sends the reason to the person who asked; without it nobody is written to. */
export const rejectSolicitudSchema = lazy(() =>
  z.strictObject({ motivo: line(300, 3), avisar: z.boolean().default(false) }),
);

export const solicitudSchema = lazy(() =>
  z.object({
    ...createSolicitudSchema().omit({ aceptaAvisoLegal: true, avisoLegal: true }).shape,
    id: z.string(),
    estado: z.enum(ESTADOS_SOLICITUD),
    fecha: z.string(),
    /** What was accepted, and when and from where. */
    avisoLegal: z.object({ version: z.string(), hash: z.string(), fecha: z.string(), direccion: z.string() }),
    /** Who approved or rejected it, when, and why it was rejected. */
    resolucion: z
      .object({
        fecha: z.string(),
        actor: z.object({ usuarioId: z.string(), nombre: z.string() }),
        motivo: z.string(),
        avisada: z.boolean(),
      })
      .nullable()
      .default(null),
    /** The company that came of it. */
    empresaId: z.string().nullable().default(null),
    version: z.number().int(),
  }),
);
export type Solicitud = z.output<ReturnType<typeof solicitudSchema>>;
