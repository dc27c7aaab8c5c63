import { dominioNoPermitido } from './ajustes.errors.ts';

/** People join a company with e-mails of its domains, when it has named any. Those who are in stay. */
export function assertDominio(email: string, dominios: readonly string[]): void {
  const dominio = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (dominios.length > 0 && !dominios.includes(dominio)) throw dominioNoPermitido(dominios);
}
