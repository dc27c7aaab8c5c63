import type { Emulator, EmulatorOptions } from './emulator.ts';

export interface DynamodbEmulator extends Emulator {
  /** DynamoDB Local has no option to bind one interface: its port is reachable from the network. */
  readonly listensOnAllInterfaces: true;
}

export async function startDynamodb(_options: EmulatorOptions): Promise<DynamodbEmulator> {
  throw new Error('not built yet');
}
