import { defineJobs } from '../../core/job-contract.ts';

export const datosJobs = defineJobs({
  runOperacion: {
    trigger: { events: ['OperacionDatosSolicitada'], maxReceives: 5, batchSize: 1 },
    summary: "Export, copy, import, restore, undo or clear a company's data, step by step",
    errorImpact: 'An export, backup, import, restore or clear has stopped half-way; people see that it did, and why.',
    uses: {
      table: 'write',
      secrets: ['encrypt', 'decrypt'],
      files: {
        exportaciones: ['read', 'write'],
        copias: ['list', 'read', 'write'],
        operaciones: ['read', 'write'],
        informes: ['erase'],
        descargas: ['erase'],
      },
    },
    timeoutSeconds: 300,
    memory: 1769,
  },
  startCopias: {
    trigger: { schedule: 'rate(1 hour)' },
    summary: 'Begin the backups that are due by the schedules of companies',
    errorImpact: 'Backups are not made by their schedule; the date of the last one shows it.',
    uses: { table: 'write' },
    timeoutSeconds: 120,
  },
  deleteArchivosHuerfanos: {
    trigger: { schedule: 'cron(40 3 * * ? *)' },
    summary: 'Remove files that were never confirmed, and those that no plan and no CV names any more',
    errorImpact: 'Files that nobody can reach are kept, and cost their bytes.',
    uses: {
      table: 'read',
      files: { planes: ['list', 'receive', 'write'], cv: ['receive', 'write'], importaciones: ['receive'] },
    },
    timeoutSeconds: 300,
  },
});
