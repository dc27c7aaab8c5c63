import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { ESTADOS_PDF } from '#shared/informes/informes-pdf/informes-pdf.api.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import { type Conditions, EXISTS, NOT_EXISTS, type Table } from '../../core/table.ts';
import { turnosPartition } from '../../entrada/entrevista-keys.ts';
import { unchangedInforme } from '../informes/informe.repository.ts';
import { DocumentoRetirado } from './informe-pdf.errors.ts';

/**
 * Documents of reports; the files stand in the bucket.
 *
 * | Access                            | Key                                                                    |
 * | --------------------------------- | ---------------------------------------------------------------------- |
 * | one document of a report          | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`, SK `PDF#<huella>`         |
 *
 * In the interview's own partition: what erases the interview erases these. They expire some days before the files do.
 */
const recordSchema = lazy(() =>
  z.object({
    empresaId: z.string(),
    entrevistaId: z.string(),
    candidatoId: z.string(),
    /** `huellaOf` the report that it shows. */
    huella: z.string(),
    version: z.number().int(),
    transcripcion: z.boolean(),
    estado: z.enum(ESTADOS_PDF),
    /** When it was asked for last. */
    solicitado: z.string(),
  }),
);
export type InformePdfRecord = z.output<ReturnType<typeof recordSchema>>;

type Which = Pick<InformePdfRecord, 'empresaId' | 'entrevistaId' | 'huella'>;

const KEEP_SECONDS = 25 * 24 * 60 * 60;

const key = ({ empresaId, entrevistaId, huella }: Which) => ({
  PK: turnosPartition(empresaId, entrevistaId),
  SK: `PDF#${huella}`,
});

export function informePdfRepository(table: Table) {
  const end = (which: Which, estado: 'listo' | 'fallido') =>
    table.write([
      {
        update: key(which),
        set: { estado },
        if: { estado: { eq: 'preparando' } },
        orFail: () => new DocumentoRetirado(),
      },
    ]);

  return {
    async find(which: Which): Promise<InformePdfRecord | undefined> {
      const item = await table.get(key(which), { consistent: true });
      return item && recordSchema().parse(item);
    },

    /** Has it made, as long as the report is the one that it was asked for; side by side, once. */
    async request(
      informe: Informe,
      {
        huella,
        transcripcion,
        previous,
      }: { huella: string; transcripcion: boolean; previous?: InformePdfRecord | undefined },
      deps: Pick<Deps, 'newId' | 'now'>,
    ): Promise<void> {
      const { empresaId, entrevistaId, candidatoId, version } = informe;
      const now = deps.now();
      const record = { empresaId, entrevistaId, candidatoId, huella, version, transcripcion };
      const put = {
        ...key(record),
        tipo: 'INFORME_PDF',
        ...record,
        estado: 'preparando',
        solicitado: now.toISOString(),
        expira: Math.floor(now.getTime() / 1000) + KEEP_SECONDS,
      };
      const asBefore: Conditions = previous ? { solicitado: { eq: previous.solicitado } } : NOT_EXISTS;
      const event = eventWrite(deps, companyPartition(empresaId), 'InformePdfSolicitado', {
        empresaId,
        entrevistaId,
        huella,
      });
      const writes = [{ put, if: asBefore, orFail: () => new DocumentoRetirado() }, unchangedInforme(informe), event];
      await table.write(writes).catch((error: unknown) => {
        // Somebody else has asked in the same instant.
        if (!(error instanceof DocumentoRetirado)) throw error;
      });
    },

    /** @throws DocumentoRetirado when its interview was erased meanwhile */
    finish: (which: Which) => end(which, 'listo'),
    fail: (which: Which) => end(which, 'fallido'),

    /** The report has changed since: this document is nobody's. */
    discard: (which: Which) => table.write([{ delete: key(which), if: EXISTS, orFail: () => new DocumentoRetirado() }]),
  };
}
export type InformePdfRepository = ReturnType<typeof informePdfRepository>;
