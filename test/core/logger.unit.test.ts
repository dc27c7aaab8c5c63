import { afterEach, describe, expect, it, vi } from 'vitest';
import { jsonLogger } from '#functions/core/logger.ts';
import { createEmpresa } from '#functions/empresas/empresas/create-empresa.ts';
import { inviteUsuario } from '#functions/empresas/usuarios/invite-usuario.ts';
import { aCompany } from '../support/scenarios.ts';
import { TestApp } from '../support/test-app.ts';

afterEach(() => vi.restoreAllMocks());

function written(log: () => void): string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  log();
  const text = write.mock.calls.map(([line]) => String(line)).join('');
  write.mockRestore();
  return text;
}

describe('A log line', () => {
  it('is one line of JSON with its time in UTC, whatever the fields hold', () => {
    const hostile = 'x"}\n{"level":"INFO","event":"sesion.started"}\r\u2028\u0000\u001b[2J';
    const text = written(() => jsonLogger.info('request.rejected', { operation: hostile, code: 'VALIDACION' }));

    expect(text.match(/\n/g)).toHaveLength(1);
    expect(text.slice(0, -1)).not.toMatch(/\p{Cc}/u);
    expect(JSON.parse(text)).toMatchObject({ level: 'INFO', event: 'request.rejected', operation: hostile });
    expect(JSON.parse(text).time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('of a failure has its stack in the same line', () => {
    const text = written(() => jsonLogger.error('request.failed', new TypeError('first\nsecond'), { requestId: 'r1' }));

    expect(text.match(/\n/g)).toHaveLength(1);
    expect(JSON.parse(text)).toMatchObject({ error: 'TypeError', requestId: 'r1' });
    expect(JSON.parse(text).stack).toContain('logger.unit.test.ts');
  });
});

describe('The log', () => {
  it('tells of each refused request by its code, operation and user, and of nothing that was sent', async () => {
    const app = new TestApp();
    const { operador } = await aCompany(app);
    const body = { nombre: 'Nombre Secreto', email: 'secreta@correo.test', rol: 'operador' };
    await app.call(createEmpresa, { as: operador });
    await app.call(inviteUsuario, { as: operador, body });
    await app.call(inviteUsuario, { body });

    const refused = app.logs.filter(({ event }) => event === 'request.rejected').map(({ fields }) => fields);
    expect(refused).toMatchObject([
      { operation: 'POST /api/empresas', code: 'SIN_PERMISO', usuarioId: operador.id },
      { operation: 'POST /api/usuarios', code: 'SIN_PERMISO', usuarioId: operador.id },
      { operation: 'POST /api/usuarios', code: 'SESION_INVALIDA', usuarioId: undefined },
    ]);
    expect(JSON.stringify(app.logs)).not.toMatch(/Secreto|secreta/);
  });
});
