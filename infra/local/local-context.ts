/**
 * What the local run gives the CDK app beside `cdk.json`: both social providers, under ids that nobody takes for real
 * ones, and mail servers of this machine. Everything else is what a deployment without any context has.
 */
export const LOCAL_CONTEXT = {
  googleClientId: 'google-local',
  googleClientSecretName: 'local/google',
  microsoftClientId: 'microsoft-local',
  microsoftClientSecretName: 'local/microsoft',
  microsoftTenantId: '00000000-0000-0000-0000-000000000000',
  smtpAddresses: '127.0.0.0/8,::1/128',
  smtpPorts: '1025',
};
