import type { Emulator, EmulatorOptions } from './emulator.ts';

export interface KmsEmulator extends Emulator {
  /** Makes sure a symmetric key of that id exists; returns its ARN. */
  ensureKey(keyId: string): Promise<string>;
}

export async function startKms(_options: EmulatorOptions): Promise<KmsEmulator> {
  throw new Error('not built yet');
}
