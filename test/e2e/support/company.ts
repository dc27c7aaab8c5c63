import { createHash } from 'node:crypto';
import { expect, inject } from 'vitest';
import { eventually, HttpClient } from '../../support/http-client.ts';
import { aCif } from '../../support/scenarios.ts';

const TEMPORARY = 'temporal-1';

/** Who administers a journey's company, with the password that they chose. */
interface Admin {
  nombre: string;
  email: string;
  password: string;
}

/** The platform's superadmin of the demo, at the API. */
async function superadmin(): Promise<HttpClient> {
  const chief = new HttpClient(inject('origin'));
  await chief.signIn('super@idonea.test', 'Demo-1234');
  return chief;
}

/** A tax id that belongs to nobody else: two journeys once wrote the same one by hand. */
const cifOf = (email: string) =>
  aCif(Number.parseInt(createHash('sha256').update(email).digest('hex').slice(0, 8), 16) % 9_999_999);

/** A company of a journey's own, by the API, whose administrator has signed in and chosen a password. */
export async function aCompany(empresa: { nombreLegal: string; email: string }, admin: Admin) {
  const chief = await superadmin();
  const { nombre, email, password } = admin;
  const adminData = { nombre, email, password: TEMPORARY, confirmPassword: TEMPORARY };
  const created = await chief.post<{ id: string }>('/api/empresas', {
    ...empresa,
    cif: cifOf(empresa.email),
    adminData,
  });
  expect(created.status, JSON.stringify(created)).toBe(201);
  const staff = new HttpClient(inject('origin'));
  // The account is made by a job.
  const sesion = await eventually(async () => (await staff.signIn(email, TEMPORARY)).data?.sesion);
  expect(await staff.setNewPassword(email, sesion, password)).toBe(200);
  return { empresaId: created.data.id, staff, chief };
}
