import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LanguageModels, sdkLanguageModels } from '#functions/core/adapters/language-models.ts';
import { type Revision, turnoModeloSchema } from '#functions/entrevistas/entrevistador/engines/modelo/turno-modelo.ts';
import { listPreguntas } from '#functions/entrevistas/entrevistador/template.ts';
import { modeloPorDefecto } from '#shared/ia/configuracion/modelos.ts';
import { PROVEEDORES_LENGUAJE } from '#shared/ia/configuracion/proveedor.ts';
import { SERVICIO } from '../../entrevistas/entrevistador/servicio-fixture.ts';
import { GUIONES_HOSTILES, GUIONES_MODELO } from '../../support/guiones-modelo.ts';
import { withToolCall } from '../../support/model-protocols.ts';
import { type ProviderServers, startProviders } from '../../support/provider-servers.ts';

const [, actual, siguiente] = listPreguntas(SERVICIO);
const ASKED = 'Cuéntame una semana con demasiados encargos.';
const SISTEMA = 'Eres quien entrevista en una entrevista de trabajo por escrito. Propones el texto y nada más.';
const REVISION: Revision = {
  opciones: { huecos: [], actual, siguiente },
  turnos: [
    {
      ...{ turnoId: 't1', secuencia: 1, faseId: 'inicio', preguntaId: 'semana', tipo: 'pregunta', motor: 'openai' },
      ...{ pregunta: ASKED, fecha: '2026-03-02T09:00:00.000Z' },
    },
  ],
  internos: [SISTEMA],
  propio: siguiente?.pregunta.texto ?? '',
};
const MENSAJE = `Tú: ${ASKED}\n## Opciones\n- pregunta del guion: «${siguiente?.pregunta.texto}» (fase Experiencia)`;

/** What a model might be talked into by a candidate, in each provider's own protocol, past the real SDK and our rules. */
describe.each(PROVEEDORES_LENGUAJE)('A hostile model of %s', (proveedor) => {
  let servers: ProviderServers;
  let models: LanguageModels;
  beforeAll(async () => {
    servers = await startProviders();
    process.env.PROVIDER_URLS = JSON.stringify(servers.urls);
    models = sdkLanguageModels();
  });
  beforeEach(() => {
    servers.wraps = undefined;
  });
  afterAll(() => servers.close());

  const generate = () =>
    models.generate({
      ...{ proveedor, modelo: modeloPorDefecto(proveedor) ?? '', clave: 'clave-buena' },
      ...{ sistema: SISTEMA, mensaje: MENSAJE, esquema: turnoModeloSchema(REVISION) },
      ...{ maxOutputTokens: 700, reflexion: 'minimo' as const, timeoutMs: 4000 },
    });

  it('is told apart from one that asks the question in its own words', async () => {
    servers.writes = GUIONES_MODELO.bien;
    expect(await generate()).toMatchObject({ ok: true, salida: { tipo: 'pregunta', hueco: null } });
  });

  it.each(GUIONES_HOSTILES)('is not believed: %s', async (guion) => {
    servers.writes = GUIONES_MODELO[guion];
    const result = await generate();
    expect(result).toMatchObject({ ok: false, fallo: 'salida' });
    expect(JSON.stringify(result)).not.toContain('script');
  });

  it('calls no function of ours: a call that nobody offered is noise, with a text beside it or without', async () => {
    servers.writes = GUIONES_MODELO.bien;
    servers.wraps = (answer) => withToolCall(proveedor, answer, { text: false });
    expect(await generate()).toMatchObject({ ok: false, fallo: 'salida' });
    servers.wraps = (answer) => withToolCall(proveedor, answer, { text: true });
    const beside = await generate();
    // Whether the text beside it counts is the SDK's to say; it is the checked text or nothing.
    if (beside.ok) expect(beside.salida.texto).toContain(siguiente?.pregunta.texto);
    else expect(beside.fallo).toBe('salida');
  });
});
