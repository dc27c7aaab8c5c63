import { startStack } from '#infra/local/start-stack.ts';

/** The journeys' local stack as a process of its own; tells its parent the address, and ends when told to. */
const stack = await startStack({ seed: true, quiet: true });
process.send?.(stack.origin);

process.once('disconnect', close);
process.once('SIGTERM', close);

async function close(): Promise<void> {
  await stack.close();
  process.exit(0);
}
