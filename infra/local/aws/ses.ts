import type { Emulator, EmulatorOptions } from './emulator.ts';

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

export interface SesEmulator extends Emulator {
  /** Every e-mail sent so far, newest first. */
  list(): Correo[];
  clear(): Promise<void>;
}

export async function startSes(_options: EmulatorOptions): Promise<SesEmulator> {
  throw new Error('not built yet');
}
