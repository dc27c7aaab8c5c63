import { execFile } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
let folder: string;

/** As the step "Secrets" of `npm test` runs it. */
function search(): Promise<{ code: number; output: string }> {
  const secretlint = path.join(ROOT, 'node_modules', '.bin', 'secretlint');
  return new Promise((resolve) => {
    execFile(secretlint, ['**/*', '.*/**'], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'idonea-secrets-'));
  // The rules are packages of ours, which secretlint looks for from where it runs.
  copyFileSync(path.join(ROOT, '.secretlintrc.json'), path.join(folder, '.secretlintrc.json'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the search for secrets in the code', { timeout: 60_000 }, () => {
  it('passes what holds none', async () => {
    writeFileSync(path.join(folder, 'plain.ts'), "export const region = 'eu-west-1';\n");

    expect(await search()).toMatchObject({ code: 0 });
  });

  it('finds an access key, a token and a private key wherever they stand, and says none of them', async () => {
    const keyId = `AKIA${'Q3EGRTSIT2MABCDE'}`;
    // The tool's rule ends at the end of a word: it does not see a key whose last sign is + or /.
    const secret = `${randomBytes(29).toString('base64').slice(0, 39)}a`;
    const token = `ghp_${randomBytes(18).toString('hex')}`;
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    mkdirSync(path.join(folder, '.github'), { recursive: true });
    writeFileSync(
      path.join(folder, 'deploy.sh'),
      `export AWS_ACCESS_KEY_ID=${keyId}\nAWS_SECRET_ACCESS_KEY=${secret}\n`,
    );
    writeFileSync(path.join(folder, '.github', 'release.yml'), `token: ${token}\n`);
    writeFileSync(path.join(folder, 'server.pem'), privateKey.export({ type: 'pkcs1', format: 'pem' }));

    const { code, output } = await search();

    expect(code).toBe(1);
    for (const file of ['deploy.sh', '.github/release.yml', 'server.pem']) expect(output).toContain(file);
    for (const value of [secret, token]) expect(output).not.toContain(value);
  });
});
