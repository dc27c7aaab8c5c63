import { defineJobs } from '../core/job-contract.ts';

export const notificacionesJobs = defineJobs({
  createNotificaciones: {
    trigger: {
      events: [
        'EntrevistaProgramada',
        'EntrevistaReprogramada',
        'EntrevistaCancelada',
        'EntrevistaIniciada',
        'EntrevistaCompletada',
        'EntrevistaNoPresentada',
        'EntrevistaCaducada',
        'AyudaSolicitada',
        'InformeListo',
        'InformeValidado',
        'AnalisisFallido',
        'RecordatorioEntrevista',
        'EnlacePorCerrar',
        'RevisionAtrasada',
        'UsuarioCreado',
        'SolicitudRecibida',
        'ClaveFallida',
        'ModeloRetirado',
        'PagoProximo',
        'CuotaAlcanzada',
        'LicenciaVencida',
        'ImportacionTerminada',
        'CandidatosPorSuprimir',
      ],
      maxReceives: 5,
      batchSize: 10,
    },
    summary: 'Notify users of what happened, in the application and by e-mail',
    errorImpact: 'Users are not told that a report is ready or that a review is overdue.',
    uses: { table: 'write' },
    timeoutSeconds: 60,
  },
});
