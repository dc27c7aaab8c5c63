import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { companyPartition } from '../core/company-table.ts';
import type { Deps } from '../core/deps.ts';
import { eventWrite } from '../core/outbox.ts';
import { EXISTS, type Page, type Table, type Write } from '../core/table.ts';

/**
 * E-mails to send: stored with what caused them, sent by a job.
 *
 * | Access                       | Key                                         |
 * | ---------------------------- | ------------------------------------------- |
 * | one e-mail                   | PK `EMPRESA#<id>`, SK `CORREO#<correoId>`   |
 * | one e-mail of the platform   | PK `GLOBAL#CORREOS`, SK `CORREO#<correoId>` |
 * | those to one address         | GSI2 `EMPRESA#<id>#PARA#<email>`, `<correoId>` |
 */
const correoSchema = lazy(() =>
  z.object({
    id: z.string(),
    /** null for what the platform itself writes, to people without a company. */
    empresaId: z.string().nullable(),
    plantilla: z.enum([
      'credencialesAdministrador',
      'invitacionUsuario',
      'resetPassword',
      'invitacionEntrevista',
      'entrevistaReprogramada',
      'entrevistaCancelada',
      'nuevoEnlaceEntrevista',
      'recordatorioEntrevista',
      'reporteListo',
      'alertas',
      'seguimiento',
      'solicitudRechazada',
    ]),
    para: z.object({ nombre: z.string(), email: z.string() }),
    variables: z.record(z.string(), z.string()),
    /** Encrypted with context `{ empresaId, campo }`, campo being the variable's name; removed when sent. */
    secretos: z.record(z.string(), z.string()).default({}),
    estado: z.enum(['encolado', 'enviado', 'fallido']),
    fecha: z.string(),
  }),
);
export type Correo = z.output<ReturnType<typeof correoSchema>>;
export type NewCorreo = Omit<Correo, 'id' | 'estado' | 'fecha'>;

const partition = (empresaId: string | null) => (empresaId ? companyPartition(empresaId) : 'GLOBAL#CORREOS');
const key = (empresaId: string | null, id: string) => ({ PK: partition(empresaId), SK: `CORREO#${id}` });

const paraPartition = (empresaId: string, email: string) => `${companyPartition(empresaId)}#PARA#${email}`;

/** The writes that ask for an e-mail: part of the transaction of what causes it. */
export function correoWrites(deps: Pick<Deps, 'newId' | 'now'>, correo: NewCorreo): Write[] {
  const id = deps.newId('cor');
  const put = {
    ...key(correo.empresaId, id),
    tipo: 'CORREO',
    ...(correo.empresaId && { GSI2PK: paraPartition(correo.empresaId, correo.para.email), GSI2SK: id }),
    ...correo,
    id,
    estado: 'encolado',
    fecha: deps.now().toISOString(),
  };
  const event = eventWrite(deps, partition(correo.empresaId), 'CorreoSolicitado', {
    empresaId: correo.empresaId,
    correoId: id,
  });
  return [{ put }, event];
}

export function correoRepository(table: Table) {
  return {
    async find(empresaId: string | null, id: string): Promise<Correo | undefined> {
      const item = await table.get(key(empresaId, id), { consistent: true });
      return item && correoSchema().parse(item);
    },

    /** What was sent, or is to be sent, to an address; without secrets. */
    async listPara(empresaId: string, email: string, cursor?: string): Promise<Page<Omit<Correo, 'secretos'>>> {
      const page = await table.query({ index: 'GSI2', pk: paraPartition(empresaId, email), reverse: true, cursor });
      return {
        items: page.items.map((item) => correoSchema().omit({ secretos: true }).parse(item)),
        cursor: page.cursor,
      };
    },

    async markSent(correo: Correo, mensajeId: string, fecha: string): Promise<void> {
      await table.write([
        {
          update: key(correo.empresaId, correo.id),
          set: { estado: 'enviado', mensajeId, fechaEnvio: fecha },
          remove: ['secretos'],
          if: EXISTS,
        },
      ]);
    },

    async markFailed(empresaId: string | null, id: string, motivo: string): Promise<void> {
      await table.write([{ update: key(empresaId, id), set: { estado: 'fallido', motivo }, if: EXISTS }]);
    },
  };
}
export type CorreoRepository = ReturnType<typeof correoRepository>;
