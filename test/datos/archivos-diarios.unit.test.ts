import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Item } from '#functions/core/table.ts';
import { createCopia } from '#functions/datos/datos/create-copia.ts';
import { createExportacionDatos } from '#functions/datos/datos/create-exportacion-datos.ts';
import { startCopias } from '#functions/datos/datos/start-copias.ts';
import { updateProgramacion } from '#functions/datos/datos/update-programacion.ts';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import type { JobContract } from '#shared/core/job-contract.ts';
import { JOBS } from '#shared/jobs.ts';
import { type Banco, enProceso } from '../seguridad/matriz/banco.ts';
import { type Escena, laEscena } from '../seguridad/matriz/escena/escena.ts';
import { ROWS } from '../seguridad/matriz/filas/rows.ts';
import { changesWhenFull, countersOf, sendPropia } from '../seguridad/matriz/propia.ts';
import { aCompany } from '../support/scenarios.ts';
import { TestApp } from '../support/test-app.ts';

/** Events that make a job store a file. */
const STORING = new Set(
  Object.values(JOBS)
    .flatMap((jobs) => Object.values(jobs as Record<string, JobContract>))
    .filter(({ uses }) => Object.values(uses.files ?? {}).some((used) => used.includes('write')))
    .flatMap(({ trigger }) => ('events' in trigger ? trigger.events : [])),
);

/** Start such a job without leaving a file of their own, with the reason. */
const SIN_ARCHIVO: Readonly<Record<string, string>> = {
  applyImportacionDatos: 'works through the file that was brought, one import at a time',
  undoImportacionDatos: 'the same',
  confirmImportacion: 'works through the file that was brought, within the limits of the plan',
  undoImportacion: 'the same',
  deleteEmpresa: 'removes files',
  startSupresion: 'removes files',
  getInformePdf: 'one file for each version of a report, made when it is first asked for',
};

describe('Work that leaves a file behind', () => {
  let escena: Escena;
  let banco: Banco;
  const found: string[] = [];
  beforeAll(async () => {
    escena = await laEscena();
    banco = enProceso(escena);
    for (const operation of Object.keys(ROWS)) {
      await sendPropia(escena, banco, operation);
      const changes = await banco.changes();
      if (changes.some(({ after }) => STORING.has(String(after?.evento)))) found.push(operation);
      await banco.restore();
    }
  }, 120_000);

  it('is begun by these contracts', () => {
    const limited = [
      'clearDatos',
      'createCopia',
      'createExportacion',
      'createExportacionDatos',
      'createInformesZip',
      'restoreCopia',
    ];
    expect(found.toSorted()).toEqual([...limited, ...Object.keys(SIN_ARCHIVO)].toSorted());
  });

  it('is refused with the time to wait once its day is full, and then nothing is begun', async () => {
    for (const operation of found.filter((each) => !(each in SIN_ARCHIVO))) {
      const send = () => sendPropia(escena, banco, operation);
      const counters = await countersOf(send, banco, ({ SK }: Item) => SK.startsWith('DIARIO#'));
      expect(counters, operation).toHaveLength(1);
      const { respuesta, changes } = await changesWhenFull(escena, banco, counters[0] as Item, send);
      expect(respuesta, operation).toMatchObject({
        status: 429,
        headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      });
      expect(JSON.parse(respuesta.text).message, operation).toMatch(
        /^Ya se han .+ en un día\. Podrás .+ dentro de \d+ horas\.$/,
      );
      expect(changes, operation).toEqual([]);
    }
  });
});

describe('A company', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof aCompany>>;
  beforeEach(async () => {
    app = new TestApp();
    company = await aCompany(app);
  });
  const copia = (as: { id: string } = company.admin) =>
    app.call(createCopia, { as, ...(as === company.superadmin && { query: { empresaId: company.empresa.id } }) });

  it('makes 6 backups a day, also of several people at once; exports and scheduled ones are apart', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => copia(n % 2 ? company.admin : company.superadmin)),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    expect((await app.call(createExportacionDatos, { as: company.admin })).status).toBe(202);
    await app.call(updateProgramacion, { as: company.admin, body: { frecuencia: 'diaria', conservar: 2 } });
    app.advance(18 * 3_600_000);
    expect(await startCopias(app.deps)).toBe(1);
    expect(app.table.all().filter(({ origen }) => origen === 'programada')).toHaveLength(1);
    expect((await copia()).status).toBe(202);
  });

  it('that is cancelled exports and makes no backup, nor does its schedule', async () => {
    await app.call(updateProgramacion, { as: company.admin, body: { frecuencia: 'diaria', conservar: 2 } });
    await app.call(moveEmpresa, {
      as: company.superadmin,
      params: { id: company.empresa.id },
      body: { estado: 'cancelada', motivo: 'Lo pide la empresa' },
    });
    for (const as of [company.admin, company.superadmin]) {
      expect(await copia(as)).toMatchObject({ status: 409, message: expect.stringContaining('ya no hace copias') });
    }
    expect((await app.call(createExportacionDatos, { as: company.admin })).status).toBe(202);
    app.advance(2 * 24 * 3_600_000);
    expect(await startCopias(app.deps)).toBe(1);
    expect(await startCopias(app.deps)).toBe(0);
    expect(app.table.all().filter(({ clase }) => clase === 'copia')).toEqual([]);
  });
});
