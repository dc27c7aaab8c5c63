import { createHash } from 'node:crypto';
import { expect, inject } from 'vitest';
import { isValidTaxId } from '#shared/empresas/tax-id.ts';
import { eventually, HttpClient } from '../../support/http-client.ts';

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

/**
 * A tax id that belongs to nobody else: two journeys once wrote the same one by hand. It is a cooperative's, which
 * nobody types into a form here.
 */
function aCif(email: string): string {
  const digits = createHash('sha256').update(email).digest('hex').replace(/\D/g, '').slice(0, 7);
  const cif = [...'0123456789'].map((check) => `F${digits}${check}`).find((id) => isValidTaxId('España', id));
  if (!cif) throw new Error(`No check digit for ${digits}`);
  return cif;
}

/** A company of a journey's own, by the API, whose administrator has signed in and chosen a password. */
export async function aCompany(empresa: { nombreLegal: string; email: string }, admin: Admin) {
  const chief = await superadmin();
  const { nombre, email, password } = admin;
  const adminData = { nombre, email, password: TEMPORARY, confirmPassword: TEMPORARY };
  const created = await chief.post<{ id: string }>('/api/empresas', {
    ...empresa,
    cif: aCif(empresa.email),
    adminData,
  });
  expect(created.status, JSON.stringify(created)).toBe(201);
  const staff = new HttpClient(inject('origin'));
  // The account is made by a job.
  const sesion = await eventually(async () => (await staff.signIn(email, TEMPORARY)).data?.sesion);
  expect(await staff.setNewPassword(email, sesion, password)).toBe(200);
  return { empresaId: created.data.id, staff, chief };
}
