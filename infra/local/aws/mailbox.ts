import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Adjunto {
  nombre: string;
  /** MIME type. */
  tipo: string;
  /** Base64. */
  contenido: string;
}

/** A sent e-mail as the mailbox page and `/_local/correo.json` show it. */
export interface Correo {
  id: string;
  /** ISO 8601, UTC. */
  fecha: string;
  de: string;
  para: string[];
  asunto: string;
  texto: string;
  html: string;
  adjuntos: Adjunto[];
}

export type CorreoNuevo = Omit<Correo, 'id' | 'fecha'>;

export interface Mailbox {
  add(correo: CorreoNuevo): Promise<Correo>;
  /** Newest first. */
  list(): Correo[];
  clear(): Promise<void>;
}

/** Keeps one file per e-mail, so that a new one does not rewrite the attachments of all others. */
export async function openMailbox(dir: string | undefined): Promise<Mailbox> {
  const correos = dir ? await readAll(dir) : [];
  return {
    async add(nuevo) {
      // The id sorts by time, and the counter inside the millisecond keeps the order of a burst.
      const fecha = new Date();
      const id = `${fecha.getTime()}-${String(correos.length).padStart(6, '0')}-${randomUUID()}`;
      const correo: Correo = { id, fecha: fecha.toISOString(), ...nuevo };
      correos.push(correo);
      if (dir) await writeFile(path.join(dir, `${id}.json`), JSON.stringify(correo), { mode: 0o600 });
      return correo;
    },
    list: () => correos.toReversed(),
    async clear() {
      correos.length = 0;
      if (dir) await removeAll(dir);
    },
  };
}

async function readAll(dir: string): Promise<Correo[]> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const names = (await readdir(dir)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(path.join(dir, name), 'utf8')) as Correo));
}

async function removeAll(dir: string): Promise<void> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.json'));
  await Promise.all(names.map((name) => rm(path.join(dir, name), { force: true })));
}
