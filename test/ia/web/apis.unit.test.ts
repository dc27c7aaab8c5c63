import { describe, expect, it } from 'vitest';
import type { Proveedor } from '#shared/core/proveedores.ts';
import type { Prueba } from '#shared/ia/configuracion/proveedor.ts';
import { esperaText, estadoText, reporteText } from '../../../web/src/features/ia/apis/apis-words.ts';
import { catalogoText, modeloLabel, modeloNotice } from '../../../web/src/features/ia/apis/modelo-words.ts';
import { PROVEEDOR_WORDS, pruebaText } from '../../../web/src/features/ia/apis/proveedor-words.ts';
import { configuradasDe } from '../../../web/src/features/sistema/configuracion/configuradas.ts';

const OK: Prueba = { ok: true, fecha: '2026-03-02T09:00:00.000Z', latenciaMs: 12, error: null };
const MAL: Prueba = { ...OK, ok: false, error: 'el proveedor rechazó la clave' };
const hecho = (...pruebas: (Prueba | null)[]) =>
  reporteText({ fase: 'hecho', apis: pruebas.map((prueba) => ({ proveedor: 'openai' as const, prueba })) });

describe('The automatic report of the keys', () => {
  it('has the words of the specification, to the letter', () => {
    expect(reporteText({ fase: 'validando', total: 3 }).title).toBe('Validando 3 API(s) configurada(s)...');
    expect(hecho().title).toBe('No hay APIs configuradas para validar');
    expect(hecho(OK, OK)).toEqual({ kind: 'success', title: '2/2 APIs FUNCIONALES' });
    expect(hecho(OK, MAL, MAL)).toEqual({ kind: 'warning', title: '1/3 APIs funcionales, 2 con problemas' });
    expect(hecho(MAL, MAL)).toEqual({ kind: 'error', title: 'Todas presentan problemas' });
    expect(reporteText({ fase: 'fallo', error: new Error('x') }).title).toBe(
      'Error generando reporte automático de APIs',
    );
  });

  it('does not take a key for good that could not be tried', () => {
    expect(hecho(OK, null).title).toBe('1/2 APIs funcionales, 1 con problemas');
  });

  it('is about what an interview of the company could use', () => {
    const estado = { isValid: true, lastError: null, clave: '', fechaClave: null, prueba: OK };
    const usable = { ...estado, origen: 'plataforma' as const, permitido: true, activo: true };
    const apiStatus = {
      ...{ openai: usable, claude: { ...usable, permitido: false }, gemini: { ...usable, activo: false } },
      ...{ perplexity: { ...usable, origen: null }, deepgram: { ...usable, origen: 'empresa' as const }, did: usable },
    };
    const orden: Proveedor[] = ['gemini', 'claude', 'openai', 'perplexity', 'deepgram', 'did'];
    const found = configuradasDe({ nombre: 'Acme', version: 1, orden, apiStatus });
    expect(found.map(({ proveedor }) => proveedor)).toEqual(['openai', 'deepgram', 'did']);
    expect(estadoText(apiStatus.claude)).toBe('No permitido');
    expect(estadoText(apiStatus.gemini)).toBe('Desactivado');
    expect(estadoText(apiStatus.perplexity)).toBe('Sin clave');
    expect(estadoText({ ...usable, prueba: null })).toBe('Sin probar');
    expect(estadoText(usable)).toBeUndefined();
  });
});

describe('The state of a key', () => {
  it('is connected, the last error, or not connected', () => {
    expect([pruebaText(OK), pruebaText(MAL), pruebaText(null)]).toEqual([
      '✅ Conectado',
      'el proveedor rechazó la clave',
      '❌ No conectado',
    ]);
  });

  it('counts down the seconds until another try', () => {
    expect(esperaText(12)).toBe('Podrás hacer otra en 12 segundos.');
    expect(esperaText(1)).toMatch(/en 1 segundo\.$/);
  });

  it('tells what a key looks like where the provider says so', () => {
    expect(PROVEEDOR_WORDS.openai.format).toContain('sk-proj-');
    expect(PROVEEDOR_WORDS.did.format).toContain('usuario:contraseña');
  });
});

describe('The models of a provider', () => {
  const VIGENTE = { id: 'a-5', label: 'A 5', retirado: false, probado: true };
  const VIEJO = { id: 'a-3', label: 'A 3', retirado: true, probado: true };
  const NUEVO = { id: 'a-6', label: 'A 6', retirado: false, probado: false };
  const catalogo = { modelos: [VIGENTE, VIEJO, NUEVO], fecha: '2026-03-01T09:00:00.000Z', fallo: null };
  const NOW = Date.parse('2026-03-03T09:00:00.000Z');

  it('say in the list which are retired and which nobody has tried', () => {
    expect(catalogo.modelos.map(modeloLabel)).toEqual(['A 5', 'A 3 (retirado)', 'A 6 (nuevo, sin probar)']);
  });

  it('ask for another one when the chosen one is retired, and say what is used meanwhile', () => {
    expect(modeloNotice(catalogo, 'a-5')).toBeUndefined();
    expect(modeloNotice(catalogo, 'a-3')).toMatchObject({
      kind: 'warning',
      title: 'Retirado: elige otro modelo',
      text: 'El proveedor ya no ofrece A 3. Mientras tanto se usa A 5.',
    });
    expect(modeloNotice({ ...catalogo, modelos: [VIEJO] }, 'a-3')?.text).toMatch(/no se usa este proveedor\.$/);
    expect(modeloNotice(catalogo, 'a-6')?.title).toBe('Modelo nuevo, sin probar');
  });

  it('say how old the list is, and why it is not newer', () => {
    expect(catalogoText(catalogo, NOW)).toBe('Lista del proveedor, actualizada hace 2 días.');
    expect(catalogoText({ ...catalogo, fecha: null }, NOW)).toMatch(/todavía no se ha pedido la del proveedor\.$/);
    const fallo = { fecha: '2026-03-03T08:00:00.000Z', error: 'el proveedor rechazó la clave' };
    expect(catalogoText({ ...catalogo, fallo }, NOW)).toMatch(
      /No se pudo actualizar hace 1 h: el proveedor rechazó la clave\.$/,
    );
  });
});
