import { ConditionFailedError, type Table } from '../core/table.ts';
import { entrevistaKey } from '../entrada/entrevista-keys.ts';

/**
 * Organizers of calendar entries: whom an interview's entry names. Programs change or take out an entry for the same one
 * alone, so it stays what it was in the first e-mail, whatever the mail settings become.
 *
 * | Access        | Key                                                           |
 * | ------------- | ------------------------------------------------------------- |
 * | the interview | PK `EMPRESA#<id>`, SK `ENTREVISTA#<entrevistaId>` (`organizador`) |
 */
export function organizadorRepository(table: Table) {
  const find = async (empresaId: string, entrevistaId: string) =>
    (await table.get(entrevistaKey(empresaId, entrevistaId), { consistent: true }))?.organizador as string | undefined;

  return {
    /** The interview's organizer; from now on this address where it has none yet. */
    async settle(empresaId: string, entrevistaId: string, address: string): Promise<string> {
      const found = await find(empresaId, entrevistaId);
      if (found) return found;
      try {
        const expected = { PK: { exists: true }, organizador: { exists: false } };
        await table.write([
          { update: entrevistaKey(empresaId, entrevistaId), set: { organizador: address }, if: expected },
        ]);
        return address;
      } catch (error) {
        if (!(error instanceof ConditionFailedError)) throw error;
        // Another e-mail of it was first, or the interview is gone.
        return (await find(empresaId, entrevistaId)) ?? address;
      }
    },
  };
}
export type OrganizadorRepository = ReturnType<typeof organizadorRepository>;
