import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { DEFAULT_REGION } from '#infra/local/aws/emulator.ts';
import { LOCAL_CREDENTIALS } from '#infra/local/aws/s3.ts';

/** Settings every SDK client takes to talk to an emulator. */
export function clientSettings(endpoint: string) {
  return { endpoint, region: DEFAULT_REGION, credentials: LOCAL_CREDENTIALS, maxAttempts: 1 };
}

/** A state folder of its own for the running test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'local-aws-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Closes the emulator when the running test ends, whatever its outcome. */
export async function untilTestEnds<T extends { close(): Promise<void> }>(starting: Promise<T>): Promise<T> {
  const started = await starting;
  onTestFinished(() => started.close());
  return started;
}
