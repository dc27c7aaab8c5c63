import { createHash } from 'node:crypto';
import { type Plantilla, plantillaInfo } from '#shared/correos/plantillas.ts';
import { windowWrite } from '../core/attempts.repository.ts';
import { companyPartition } from '../core/company-table.ts';
import type { Deps } from '../core/deps.ts';
import type { Write } from '../core/table.ts';
import { demasiadosADireccion, demasiadosDeEmpresa, demasiadosDeEntrevista } from './correo.errors.ts';

/**
 * E-mails that people ask for, counted before they leave: one person could otherwise fill somebody's mailbox, and use up
 * the good name of the platform's sender. The counters stand with the company, or with the platform's own e-mails.
 *
 * | Access, at most                   | Key                                                                  |
 * | --------------------------------- | -------------------------------------------------------------------- |
 * | about one interview, 5 an hour    | PK `EMPRESA#<id>`, SK `ENVIOS#ENTREVISTA#<sha-256>#<first second>` |
 * | to one address, 20 an hour        | PK `EMPRESA#<id>` or `GLOBAL#CORREOS`, SK `ENVIOS#DIRECCION#<sha-256>#<first second>` |
 * | of the company, 2,000 a day       | PK `EMPRESA#<id>` or `GLOBAL#CORREOS`, SK `ENVIOS#EMPRESA#<first second>` |
 *
 * The last one is a setting of the deployment. Hashes: nothing of a person who is erased stays in a key.
 */
const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const POR_ENTREVISTA = 5;
const POR_DIRECCION = 20;
const POR_DIA = 2000;

/** Partition of the e-mails of a company, or of the platform. */
export const correosPartition = (empresaId: string | null) =>
  empresaId ? companyPartition(empresaId) : 'GLOBAL#CORREOS';

/** One e-mail as limits count it: the company that asks, the address, and the interview that it is about. */
export interface Envio {
  /** null where the platform asks. */
  empresaId: string | null;
  email: string;
  entrevistaId?: string | undefined;
}

/** Counters of these e-mails, each moved by one, or a refusal of the transaction; all of one company. @throws AppError DEMASIADOS_INTENTOS */
export function envioWrites(envios: readonly Envio[], { now }: Pick<Deps, 'now'>): Write[] {
  const [first] = envios;
  if (!first) return [];
  const PK = correosPartition(first.empresaId);
  const porDia = Number(process.env.CORREOS_POR_DIA ?? POR_DIA);
  const limits = {
    ENTREVISTA: { max: POR_ENTREVISTA, seconds: HOUR_SECONDS, refuse: demasiadosDeEntrevista(POR_ENTREVISTA) },
    DIRECCION: { max: POR_DIRECCION, seconds: HOUR_SECONDS, refuse: demasiadosADireccion(POR_DIRECCION) },
    EMPRESA: { max: porDia, seconds: DAY_SECONDS, refuse: demasiadosDeEmpresa(porDia) },
  };
  const count = (scope: keyof typeof limits) => (n: number, whose: string) =>
    windowWrite({ PK, SK: `ENVIOS#${scope}#${whose}` }, limits[scope], now(), n);
  return [
    ...each(
      envios.map(({ entrevistaId }) => entrevistaId && `${hashOf(entrevistaId)}#`),
      count('ENTREVISTA'),
    ),
    ...each(
      envios.map(({ email }) => `${hashOf(mailboxOf(email))}#`),
      count('DIRECCION'),
    ),
    count('EMPRESA')(envios.length, ''),
  ];
}

interface Asked {
  empresaId: string | null;
  plantilla: Plantilla;
  para: { email: string };
  variables: Record<string, string>;
}

/** Counts of a stored e-mail where it is asked for; none for those of `acceso`, which are counted with the account's change. */
export function envioOf({ empresaId, plantilla, para, variables }: Asked): Envio[] {
  const { limite } = plantillaInfo(plantilla);
  if (limite !== 'acto' && limite !== 'actoPlataforma') return [];
  const { entrevistaId } = variables;
  return [{ empresaId: limite === 'acto' ? empresaId : null, email: para.email, entrevistaId }];
}

/** Mailbox of an address: `Ana+1@correo.es` arrives where `ana@correo.es` does. */
const mailboxOf = (email: string) =>
  email
    .trim()
    .toLowerCase()
    .replace(/^([^+@]*)\+[^@]*@/, '$1@');

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** One write for each counter: a transaction changes an item once, so equal ones move it by their number. */
function each(whose: readonly (string | undefined)[], count: (n: number, whose: string) => Write): Write[] {
  const counts = new Map<string, number>();
  for (const one of whose) if (one) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([one, n]) => count(n, one));
}
