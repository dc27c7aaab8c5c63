import { HttpClient } from '#test/support/http-client.ts';

const PASSWORD = 'Demo-1234';

/** Who looks at a page, of the demo's users. */
export const PEOPLE = {
  admin: { email: 'admin@acme.test', password: PASSWORD },
  superadmin: { email: 'super@idonea.test', password: PASSWORD },
} as const;
export type Person = keyof typeof PEOPLE;

/** Ids that addresses need. */
interface Things {
  sala: string;
  candidato: string;
  entrevista: string;
  informe: string;
}

interface Route {
  name: string;
  /** Nobody for what is open to everybody. */
  person?: Person;
  address: (demo: Things) => string;
}

/** Every page of the menu, what its lists lead to, and the forms that people fill in most. */
export const ROUTES: readonly Route[] = [
  { name: 'login', address: () => '/login' },
  { name: 'sala', address: ({ sala }) => sala },
  { name: 'panel', person: 'admin', address: () => '/dashboard' },
  { name: 'candidatos', person: 'admin', address: () => '/candidatos' },
  { name: 'candidato', person: 'admin', address: ({ candidato }) => `/candidatos/${candidato}` },
  { name: 'candidato-nuevo', person: 'admin', address: () => '/candidatos/nuevo' },
  { name: 'importar', person: 'admin', address: () => '/candidatos/importar' },
  { name: 'entrevistas', person: 'admin', address: () => '/entrevistas' },
  { name: 'agenda', person: 'admin', address: () => '/entrevistas?vista=agenda' },
  { name: 'entrevista', person: 'admin', address: ({ entrevista }) => `/entrevistas/${entrevista}` },
  { name: 'informes', person: 'admin', address: () => '/informes' },
  { name: 'informe', person: 'admin', address: ({ informe }) => `/informes/${informe}` },
  { name: 'informe-completo', person: 'admin', address: ({ informe }) => `/informes/${informe}/completo` },
  { name: 'analytics', person: 'admin', address: () => '/analytics' },
  { name: 'servicios', person: 'admin', address: () => '/servicios-hr' },
  { name: 'areas', person: 'admin', address: () => '/areas' },
  { name: 'usuarios', person: 'admin', address: () => '/usuarios' },
  { name: 'notificaciones', person: 'admin', address: () => '/notificaciones' },
  { name: 'perfil', person: 'admin', address: () => '/perfil' },
  { name: 'configuracion', person: 'admin', address: () => '/configuracion' },
  { name: 'empresas', person: 'superadmin', address: () => '/empresas' },
  { name: 'servicio', person: 'superadmin', address: () => '/servicios-hr/entrevistas-profundidad' },
  { name: 'servicio-editar', person: 'superadmin', address: () => '/servicios-hr/entrevistas-profundidad/editar' },
  { name: 'sistema', person: 'superadmin', address: () => '/saas-admin' },
];

/** What the demo has of each kind, and the link of an interview that may begin: what a candidate sees first. */
export async function demoThings(origin: string): Promise<Things> {
  const admin = new HttpClient(origin);
  await admin.signIn(PEOPLE.admin.email, PASSWORD);
  const { data: informes } = await admin.get<{ entrevistaId: string }[]>('/api/informes');
  const [informe] = informes;
  if (!informe) throw new Error('The demo has no report');
  const { data: read } = await admin.get<{ candidatoId: string }>(`/api/entrevistas/${informe.entrevistaId}`);
  return {
    sala: await roomAddress(admin),
    candidato: read.candidatoId,
    entrevista: informe.entrevistaId,
    informe: informe.entrevistaId,
  };
}

async function roomAddress(admin: HttpClient): Promise<string> {
  const candidato = { nombre: 'Candidata de prueba', email: `faro.${Date.now()}@correo.test` };
  const { data: created } = await admin.post<{ id: string }>('/api/candidatos', candidato);
  const { data: booked } = await admin.post<{ id: string }>('/api/entrevistas', {
    candidatoId: created.id,
    servicioId: 'entrevistas-profundidad',
    fechaProgramada: new Date(Date.now() + 60_000).toISOString(),
    zonaHoraria: 'Europe/Madrid',
  });
  const { data: link } = await admin.post<{ enlace: string }>(`/api/entrevistas/${booked.id}/enlace`);
  return new URL(link.enlace, 'http://localhost').pathname + new URL(link.enlace, 'http://localhost').search;
}
