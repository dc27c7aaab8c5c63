/** The demo data's users, for the console and the accounts of the providers. */
export const DEMO_USERS = [
  { who: 'Superadmin', email: 'super@idonea.test' },
  { who: 'Acme Talento, administrador', email: 'admin@acme.test' },
  { who: 'Acme Talento, operador', email: 'operador@acme.test' },
  { who: 'Beta Industrial, administrador', email: 'admin@beta.test' },
] as const;
