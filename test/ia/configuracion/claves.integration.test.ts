import { describe, expect, it } from 'vitest';
import { checkClaves } from '#functions/ia/configuracion/check-claves.ts';
import { claveEmpresaRepository } from '#functions/ia/configuracion/clave-empresa.repository.ts';
import { getEstadoIa } from '#functions/ia/configuracion/get-estado-ia.ts';
import { updateCatalogo } from '#functions/ia/configuracion/update-catalogo.ts';
import { updateClaveEmpresa } from '#functions/ia/configuracion/update-clave-empresa.ts';
import { updateConfiguracionGlobal } from '#functions/ia/configuracion/update-configuracion-global.ts';
import type { DependenciaPublica } from '#shared/core/dependencias.ts';
import type { CatalogoActualizado } from '#shared/ia/configuracion/catalogo.ts';
import { PROVEEDORES_LENGUAJE } from '#shared/ia/configuracion/proveedor.ts';
import { measuredTable } from '../../support/local-table.ts';
import { aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const CLAVE = 'sk-clave-buena-de-prueba';
const HOUR = 3_600_000;

/** Keys and lists of models on the real table: its index, its conditions, its units. */
describe('On DynamoDB', () => {
  const givenTable = measuredTable();
  async function begin() {
    const app = new TestApp();
    const company = await aCompany(app);
    const measured = await givenTable();
    await measured.store(app.table.all());
    const { table } = measured;
    Object.assign(app.deps, { table });
    app.providers.valid.add(CLAVE);
    return { app, company, ...measured };
  }

  it('how the AI of a company is costs little to read, whatever keys and lists there are', async () => {
    const { app, company, unitsOf } = await begin();
    const as = company.superadmin;
    const apiKeys = Object.fromEntries(PROVEEDORES_LENGUAJE.map((each) => [`${each}ApiKey`, CLAVE]));
    await app.call(updateConfiguracionGlobal, { as, body: { apiKeys } });
    app.providers.models.claude = Array.from({ length: 300 }, (_, n) => ({ id: `claude-${n}`, label: `Claude ${n}` }));
    const asked = await app.call<CatalogoActualizado>(updateCatalogo, { as, params: { proveedor: 'claude' } });
    expect(asked.data).toMatchObject({ ok: true, nuevos: 300 });
    for (const proveedor of PROVEEDORES_LENGUAJE) {
      const params = { empresaId: company.empresa.id, proveedor };
      await app.call(updateClaveEmpresa, { as, params, body: { clave: CLAVE } });
    }
    await checkClaves(app.deps, { providers: app.providers, secrets: app.secrets });
    const read = () => app.call<DependenciaPublica>(getEstadoIa, { as: company.operador });
    const { answer, units } = await unitsOf(read);
    expect(answer.data.estado).toBe('ok');
    // With the session's.
    expect(units).toBeLessThanOrEqual(5);
  });

  it('all keys of companies are found, page by page, and one that fails at two checks at once is told of once', async () => {
    const { app, company, table, store } = await begin();
    const claves = claveEmpresaRepository(table);
    const claveCifrada = await app.secrets.encrypt(CLAVE, { empresaId: company.empresa.id, campo: 'openaiApiKey' });
    const empresaId = company.empresa.id;
    await claves.put(empresaId, { proveedor: 'openai', claveCifrada, final: 'ueba', fechaClave: '2026-03-01' });
    const others = Array.from({ length: 230 }, (_, n) => `emp_${String(n).padStart(26, '0')}`);
    const fresh = { ok: true, fecha: app.clock.toISOString(), latenciaMs: 1, error: null };
    await store(
      others.map((id) => ({
        ...{ PK: `EMPRESA#${id}`, SK: 'CLAVE_API#claude', tipo: 'CLAVE_API', proveedor: 'claude', final: 'abcd' },
        ...{ GSI1PK: 'GLOBAL#CLAVES_EMPRESA', GSI1SK: `${id}#claude`, claveCifrada: 'x', fechaClave: '2026-03-01' },
        ...{ prueba: { ...fresh, fecha: new Date(app.clock.getTime() + 10 * HOUR).toISOString() } },
      })),
    );
    const check = () => checkClaves(app.deps, { providers: app.providers, secrets: app.secrets });
    await check();
    expect((await claves.find(empresaId, 'openai'))?.prueba).toEqual({ ...fresh, latenciaMs: 12 });
    app.providers.valid.clear();
    app.advance(HOUR);
    await Promise.all([check(), check()]);
    const { items } = await table.query({ pk: `EMPRESA#${empresaId}`, sk: { beginsWith: 'EVENTO#' } });
    expect(items.filter(({ evento }) => evento === 'ClaveFallida')).toHaveLength(1);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await claves.listOfAll(cursor);
      found.push(...page.items.map((clave) => clave.empresaId));
      cursor = page.cursor;
    } while (cursor);
    expect(found.toSorted()).toEqual([...others, empresaId].toSorted());
  });
});
