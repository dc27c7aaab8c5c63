import { describe, expect, it } from 'vitest';
import type { EstadoApi } from '#shared/ia/configuracion/apis-empresa.ts';
import type { ProveedorConfigurado } from '#shared/ia/configuracion/proveedor.ts';
import { addDominios } from '../../../web/src/features/sistema/configuracion/auth/add-dominios.ts';
import { capacidadOf } from '../../../web/src/features/sistema/configuracion/cuenta/capacidades.ts';
import { mergeEmail } from '../../../web/src/features/sistema/configuracion/email/merge-email.ts';
import { indicadorOf } from '../../../web/src/features/sistema/configuracion/servicios/indicador.ts';
import { diagnosticoOf } from '../../../web/src/features/sistema/configuracion/troubleshooting/diagnostico.ts';
import { comandos } from '../../../web/src/features/sistema/configuracion/troubleshooting/guia-comandos.ts';
import { PRACTICAS } from '../../../web/src/features/sistema/configuracion/troubleshooting/guia-practicas.ts';
import { problemas } from '../../../web/src/features/sistema/configuracion/troubleshooting/guia-problemas.ts';

const FECHA = '2026-03-02T09:00:00.000Z';
const works = { ok: true, fecha: FECHA, latenciaMs: 80, error: null };
const fails = { ...works, ok: false, error: 'Clave revocada' };

describe('The indicator of a provider', () => {
  const provider = (changes: Partial<ProveedorConfigurado>): ProveedorConfigurado => ({
    proveedor: 'claude',
    clave: '••••1234',
    fechaClave: FECHA,
    activo: true,
    modelo: null,
    contratoSinRetencion: 'no_consta',
    catalogo: { modelos: [], fecha: null, fallo: null },
    prueba: works,
    version: 1,
    ...changes,
  });

  it.each([
    [{}, true, 'Funciona', 'Responde en 80 ms.'],
    [{ activo: false }, true, 'Funciona', 'Responde en 80 ms. Está desactivado: no se usa.'],
    [{ prueba: fails }, false, 'No funciona', 'Clave revocada'],
    [{ prueba: null }, false, 'Sin probar', 'Clave ••••1234, aún sin probar.'],
    [{ clave: '', prueba: null }, false, 'Sin clave', 'Nadie ha guardado una clave.'],
  ])('of %j is green: %s', (changes, verde, estado, detalle) => {
    expect(indicadorOf(provider(changes))).toMatchObject({ nombre: 'Claude (Anthropic)', verde, estado, detalle });
  });
});

describe('A capability of a company', () => {
  const api = (changes: Partial<EstadoApi>): EstadoApi => ({
    isValid: true,
    lastError: null,
    clave: '',
    fechaClave: null,
    origen: 'plataforma',
    permitido: true,
    activo: true,
    prueba: works,
    ...changes,
  });

  it.each([
    [{}, 'Activo'],
    [{ prueba: fails }, 'No funciona'],
    [{ prueba: null }, 'Sin probar'],
    [{ activo: false }, 'Desactivado'],
    [{ origen: null, prueba: null }, 'Sin clave'],
    [{ permitido: false }, 'No incluido'],
  ])('of %j is %s: nothing is said to work that nobody has tried', (changes, estado) => {
    expect(capacidadOf(api(changes)).estado).toBe(estado);
  });
});

describe('The diagnosis as a file', () => {
  it('holds states and figures, and nothing else that an answer may hold', () => {
    const dependencia = {
      nombre: 'correo',
      estado: 'ok',
      fecha: FECHA,
      edadSegundos: 60,
      latenciaMs: 20,
      detalle: null,
      cifras: { enviados24h: 3 },
      clave: 'sk-secreta',
    } as const;
    const cola = {
      trabajo: 'send-correo',
      disparador: 'eventos',
      pendientes: 0,
      enProceso: 0,
      muertas: 1,
      mensaje: 'ana@correo.test',
    } as const;
    const file = diagnosticoOf({
      salud: { estado: 'ok', version: '2.0.0', fecha: FECHA, dependencias: [dependencia] },
      colas: [cola],
      navegador: { agente: 'Navegador', zona: 'Europe/Madrid', conectado: true, ventana: '1440×900' },
      origen: 'https://idonea.test',
      ahora: new Date(FECHA),
    });
    expect(file).toMatchObject({ generado: FECHA, servicios: [{ nombre: 'correo', cifras: { enviados24h: 3 } }] });
    expect(file.colas).toEqual([
      { trabajo: 'send-correo', disparador: 'eventos', pendientes: 0, enProceso: 0, muertas: 1 },
    ]);
    expect(JSON.stringify(file)).not.toMatch(/secreta|ana@/);
  });
});

describe('The guide', () => {
  const items = [...problemas('https://idonea.test'), ...PRACTICAS, ...comandos('https://idonea.test')];

  it('names each item once, and says what to do or what to copy', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(items.filter(({ pasos, codigos = [] }) => pasos.length + codigos.length === 0)).toEqual([]);
  });

  it('asks this deployment and no other', () => {
    const addresses = JSON.stringify(items).match(/https:\/\/[a-z.]+/g) ?? [];
    expect([...new Set(addresses)].sort()).toEqual(['https://api.openai.com', 'https://idonea.test']);
  });
});

describe('Domains that are typed', () => {
  it('are taken one by one, also from addresses, once each', () => {
    expect(addDominios(['acme.test'], '@Acme.test, rrhh.acme.test ana@otra.test')).toEqual([
      'acme.test',
      'rrhh.acme.test',
      'otra.test',
    ]);
    expect(addDominios([], '  ')).toEqual([]);
  });
});

describe('A form of e-mail that somebody else was faster with', () => {
  const VACIO = { name: '', email: '' };
  const base = {
    smtp: { host: 'smtp.a.test', port: 587, secure: false, user: 'ana', password: '••••1234' },
    from: { name: 'Idonea', email: 'avisos@a.test' },
    replyTo: '',
    maxRetries: 3,
    emails: { administracion: VACIO, candidatos: VACIO, entrevistas: VACIO, reportes: VACIO },
    version: 1,
  };

  it('has what was typed over what is stored now, field by field, and names what both changed', () => {
    const mine = { ...base, smtp: { ...base.smtp, port: '465', password: 'nueva' }, replyTo: 'mio@a.test' };
    const current = { ...base, maxRetries: 5, replyTo: 'suyo@a.test', version: 2 };
    const { values, both } = mergeEmail(base, mine, current);
    expect(values).toEqual({ ...current, smtp: mine.smtp, replyTo: 'mio@a.test' });
    expect(both).toEqual(['Responder a']);
  });

  it('keeps a server whole, whoever of them has removed or added one', () => {
    const typed = { ...base, smtp: { ...base.smtp, host: 'smtp.b.test' } };
    const removed = { ...base, smtp: null, version: 2 };
    expect(mergeEmail(base, typed, removed).values.smtp).toEqual(typed.smtp);
    expect(mergeEmail(base, base, removed).values.smtp).toBeNull();
    expect(mergeEmail({ ...base, smtp: null }, base, { ...removed, maxRetries: 9 }).values.smtp).toEqual(base.smtp);
    expect(mergeEmail(base, { ...base, smtp: null }, { ...base, version: 2 }).values.smtp).toBeNull();
  });
});
