import { spawn } from 'node:child_process';
import { ROOT } from './paths.ts';

/**
 * A program of this repository in a process of its own: its memory goes when it ends, and whatever runs here is not held
 * up by it.
 * @throws with what it said, when it does not end well.
 */
export function runApart(program: string, environment: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...environment },
    });
    let complaints = '';
    child.stderr.on('data', (chunk) => {
      complaints += chunk;
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}:\n${complaints}`)),
    );
  });
}
