import { defineJobs } from '../../core/job-contract.ts';

export const usuariosJobs = defineJobs({
  syncUsuario: {
    trigger: { events: ['UsuarioCreado', 'UsuarioCambiado', 'UsuarioEliminado'], maxReceives: 5, batchSize: 5 },
    summary: "Make a user's Cognito account equal to their record, and send a new temporary password",
    errorImpact: 'A new user gets no credentials, or the account of a disabled user can still ask Cognito for tokens.',
    uses: {
      table: 'write',
      identity: [
        'AdminCreateUser',
        'AdminGetUser',
        'AdminSetUserPassword',
        'AdminEnableUser',
        'AdminDisableUser',
        'AdminUserGlobalSignOut',
        'AdminDeleteUser',
      ],
      secrets: ['decrypt'],
    },
    timeoutSeconds: 30,
  },
  updateEmpresaNombre: {
    trigger: { events: ['EmpresaRenombrada'], maxReceives: 5, batchSize: 5 },
    summary: "Give a company's new name to its users",
    errorImpact: "People see their company's old name in the menu and in e-mails.",
    uses: { table: 'write' },
    timeoutSeconds: 60,
  },
  reconcileUsuarios: {
    trigger: { schedule: 'rate(1 hour)' },
    summary: 'Compare accounts with users and mend what came apart',
    errorImpact: 'An account that nobody owns, or a user who got no credentials, stays so.',
    uses: {
      table: 'write',
      identity: [
        'ListUsers',
        'AdminUpdateUserAttributes',
        'AdminEnableUser',
        'AdminDisableUser',
        'AdminUserGlobalSignOut',
        'AdminDeleteUser',
      ],
    },
    timeoutSeconds: 300,
  },
});
