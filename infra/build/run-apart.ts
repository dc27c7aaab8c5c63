import { spawn } from 'node:child_process';
import { ROOT } from './paths.ts';

/**
 * A program of this repository in a process of its own: its memory goes when it ends, and whatever runs here is not held
 * up by it. It ends with this process, whose lock it works under.
 * @returns what it complained of.
 * @throws with that, when it does not end well.
 */
export function runApart(program: string, environment: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...environment },
    });
    const stop = () => child.kill();
    process.once('exit', stop);
    let complaints = '';
    child.stderr.on('data', (chunk) => {
      complaints += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', stop);
      if (code === 0) resolve(complaints);
      else reject(new Error(`${program} ended with ${code}:\n${complaints}`));
    });
  });
}
