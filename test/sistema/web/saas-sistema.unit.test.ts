import { describe, expect, it } from 'vitest';
import { historialOf } from '../../../web/src/features/sistema/saas-admin/sistema/historial.ts';
import { findingText } from '../../../web/src/features/sistema/saas-admin/sistema/salud-words.ts';

const NOW = Date.parse('2026-03-08T09:30:00.000Z');

describe('Seven days of a service', () => {
  it('are 28 parts of six hours, each as bad as its worst check', () => {
    const { parts, available } = historialOf(
      'correo',
      [
        { hora: '2026-03-08T09:00:00.000Z', dependencias: { correo: { ok: 6 } } },
        { hora: '2026-03-08T05:00:00.000Z', dependencias: { correo: { ok: 11, degradado: 1 } } },
        { hora: '2026-03-08T03:00:00.000Z', dependencias: { correo: { ok: 10, caido: 2 } } },
      ],
      NOW,
    );
    expect(parts).toHaveLength(28);
    expect(parts.slice(-3).map(({ estado }) => estado)).toEqual(['desconocido', 'caido', 'degradado']);
    expect(new Date(parts.at(-1)?.start ?? 0).toISOString()).toBe('2026-03-08T04:00:00.000Z');
    expect(available).toBeCloseTo(28 / 30);
  });

  it('say nothing of what was never checked', () => {
    const horas = [{ hora: '2026-03-08T09:00:00.000Z', dependencias: { ia: { sin_proveedor: 6 } } }];
    expect(historialOf('ia', horas, NOW).available).toBeUndefined();
    expect(historialOf('tabla', horas, NOW).available).toBeUndefined();
  });
});

describe('What a check found, in words', () => {
  const found = { nombre: 'colas', estado: 'ok', detalle: null, cifras: {} } as const;
  it('is a sentence, with singular and plural', () => {
    expect(findingText({ ...found, cifras: { colas: 20, pendientes: 1 } })).toBe('20 colas, 1 mensaje en espera.');
    expect(findingText({ ...found, estado: 'degradado', detalle: 'CARTAS_MUERTAS', cifras: { muertas: 2 } })).toBe(
      '2 mensajes se dieron por fallidos: revísalos más abajo.',
    );
    expect(findingText({ ...found, nombre: 'correo', cifras: { enviados24h: 3, maximo24h: -1 } })).toBe(
      '3 correos en 24 horas.',
    );
  });
  it('names the service’s own error when there are no words for it, and is empty when all is well', () => {
    expect(findingText({ ...found, estado: 'caido', detalle: 'NoSuchBucket' })).toContain('NoSuchBucket');
    expect(findingText({ ...found, nombre: 'tabla' })).toBe('');
  });
});
