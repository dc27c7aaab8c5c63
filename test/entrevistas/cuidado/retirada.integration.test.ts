import { expect, it } from 'vitest';
import { correctLineaAyuda } from '#functions/entrevistas/cuidado/correct-linea-ayuda.ts';
import { withdrawLineaAyuda } from '#functions/entrevistas/cuidado/withdraw-linea-ayuda.ts';
import { sendRespuesta } from '#functions/entrevistas/sala/send-respuesta.ts';
import { lineas } from '#shared/entrevistas/dignidad/lineas.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { measuredTable } from '../../support/local-table.ts';
import { sampleBody } from '../../support/sample-bodies.ts';
import { aStartedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

/** Help lines on DynamoDB Local: what two superadmins do at the same moment, and what the room says next. */
const given = measuredTable();

it('a withdrawal and a correction at the same moment both hold, and the very next stop names the default', async () => {
  const app = new TestApp();
  const { params, sala } = await aStartedInterview(app);
  const as = await app.addUsuario({ rol: 'superadmin', empresaId: null });
  const { table } = await given();
  for (const put of app.table.all()) await table.write([{ put }]);
  Object.assign(app.deps, { table, sleep: async () => {} });
  const of = (body: unknown) => ({ as, params: { linea: 'es-024' }, body });
  const both = await Promise.all([
    app.call(withdrawLineaAyuda, of({ motivo: 'Nadie contesta' })),
    app.call(
      correctLineaAyuda,
      of({ ...(sampleBody('correctLineaAyuda', {}) as object), numero: '025', marcar: '025' }),
    ),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const body = {
    respuestaId: 'respuesta-1',
    turnoId: String(sala.turno?.turnoId),
    texto: 'Llevo meses pensando en quitarme la vida, no le cuento esto a nadie.',
  };
  const { data } = await app.call<Sala>(sendRespuesta, { params, body });
  expect(data.estado).toBe('pausada');
  expect(data.mensaje?.texto).toContain(lineas().predeterminado.texto_crisis);
  expect(JSON.stringify(data.mensaje)).not.toMatch(/02[45]/);
  expect(data.mensaje?.lineas.map(({ marcar }) => marcar)).toEqual(['112']);
}, 60_000);
