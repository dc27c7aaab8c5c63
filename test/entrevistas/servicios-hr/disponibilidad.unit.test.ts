import { describe, expect, it } from 'vitest';
import { isDisponible, whyNotDisponible } from '#shared/entrevistas/servicios-hr/disponibilidad.ts';
import type { ApiPreferida } from '#shared/entrevistas/servicios-hr/instrucciones.ts';

const servicio = (codigo: string, api_preferida: ApiPreferida = 'openai', activo = true) => ({
  codigo,
  api_preferida,
  configuracion: { activo },
});
const empresa = (contratado: string, configuracionIA?: Partial<Record<`${string}_enabled`, boolean>> | null) => ({
  serviciosContratados: { [contratado]: true },
  configuracion: { configuracionIA },
});
const ALL_OFF = { chatgpt_enabled: false, claude_enabled: false };

describe('a servicio that a company has contracted', () => {
  it.each([
    ['test-vocacional', 'test-vocacional'],
    ['test-vocacional', 'testVocacional'],
    ['test-vocacional', 'evaluacion-psicometrica'],
    ['entrevistas-profundidad', 'entrevistas-profundidad'],
    ['entrevistas-profundidad', 'entrevistaProfundidad'],
    ['entrevistas-profundidad', 'analisis-competencial'],
    ['mapeo-organizacional', 'mapeo-organizacional'],
    ['mapeo-organizacional', 'mapeoOrganizacional'],
    ['mapeo-organizacional', 'analisis-cultural'],
    ['liderazgo', 'liderazgo'],
  ])('%s may be booked under the contracted name %s', (codigo, contratado) => {
    expect(isDisponible(servicio(codigo), empresa(contratado))).toBe(true);
  });

  it.each([
    ['test-vocacional', 'analisis-cultural'],
    ['test-vocacional', 'TestVocacional'],
    ['liderazgo', 'testVocacional'],
    ['entrevistas-profundidad', 'entrevistas'],
  ])('%s is not the one that is contracted as %s', (codigo, contratado) => {
    expect(whyNotDisponible(servicio(codigo), empresa(contratado))).toBe('no_contratado');
  });

  it('stays contracted under one name while another one says no', () => {
    const serviciosContratados = { testVocacional: false, 'evaluacion-psicometrica': true };
    expect(isDisponible(servicio('test-vocacional'), { serviciosContratados })).toBe(true);
    expect(isDisponible(servicio('test-vocacional'), { serviciosContratados: { testVocacional: false } })).toBe(false);
  });

  it('may not be booked while it is archived', () => {
    expect(whyNotDisponible(servicio('liderazgo', 'openai', false), empresa('liderazgo'))).toBe('inactivo');
  });
});

describe('the provider that a servicio prefers', () => {
  it.each<[ApiPreferida, object | null | undefined, boolean]>([
    ['openai', { chatgpt_enabled: true, claude_enabled: false }, true],
    ['openai', { chatgpt_enabled: false, claude_enabled: true }, false],
    ['claude', { chatgpt_enabled: false, claude_enabled: true }, true],
    ['claude', { chatgpt_enabled: true, claude_enabled: false }, false],
    ['openai', {}, true],
    ['claude', {}, true],
    ['gemini', { claude_enabled: false }, true],
    ['gemini', { gemini_enabled: false }, false],
    ['perplexity', { perplexity_enabled: false }, false],
    ['openai', null, true],
    ['openai', undefined, true],
    ['claude', null, true],
  ])('%s with %j: %s', (api, ia, expected) => {
    expect(isDisponible(servicio('liderazgo', api), empresa('liderazgo', ia))).toBe(expected);
  });

  it('is told as the reason', () => {
    expect(whyNotDisponible(servicio('liderazgo'), empresa('liderazgo', ALL_OFF))).toBe('proveedor_desactivado');
  });
});
