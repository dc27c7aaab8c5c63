import { describe, expect, it } from 'vitest';
import type { Rol } from '#shared/core/permissions.ts';
import { CONNECTION, syncText } from '../../web/src/app/shell/connection-words.ts';
import { palettePages } from '../../web/src/app/shell/palette-pages.ts';
import { iaState, iaStateOfEmpresa, serviceHealth } from '../../web/src/app/shell/platform-health.ts';
import type { Salud } from '../../web/src/lib/connection-store.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
type Dependencia = Salud['dependencias'][number];

function heard(changes: Partial<Dependencia>, agoMs = 0) {
  const dependencia = { nombre: 'ia', estado: 'ok', fecha: null, edadSegundos: 0, ...changes } as Dependencia;
  const datos = { servidor: 'ok', baseDatos: 'ok', version: '2.0.0', dependencias: [dependencia] } as Salud;
  return { salud: { datos, en: NOW - agoMs } };
}

describe('The IA badge', () => {
  it.each([
    ['ok', 'IA Activa'],
    ['degradado', 'IA degradada (motor local)'],
    ['caido', 'IA degradada (motor local)'],
    ['sin_proveedor', 'Sin proveedor'],
    ['desconocido', 'IA sin comprobar'],
  ] as const)('of a check that says %s is "%s"', (estado, label) => {
    expect(iaState(heard({ estado }), NOW).label).toBe(label);
  });

  it('claims nothing before the first answer and nothing from an old one', () => {
    expect(iaState({ salud: undefined }, NOW).label).toBe('IA sin comprobar');
    expect(iaState(heard({ edadSegundos: 600 }, 60_000), NOW).label).toBe('IA Activa');
    expect(iaState(heard({ edadSegundos: 600 }, 61_000), NOW).label).toBe('IA sin comprobar');
  });
});

describe('The IA badge of somebody in a company', () => {
  it('is what the server says of that company, with its age', () => {
    const ok = { estado: 'ok', fecha: '2026-11-21T11:00:00.000Z' } as const;
    expect(iaStateOfEmpresa(ok, NOW)).toMatchObject({ label: 'IA Activa', age: 3_600_000 });
    const degradado = { ...ok, estado: 'degradado' } as const;
    expect(iaStateOfEmpresa(degradado, NOW).label).toBe('IA degradada (motor local)');
    expect(iaStateOfEmpresa({ estado: 'sin_proveedor', fecha: null }, NOW)).toMatchObject({
      label: 'Sin proveedor',
      age: undefined,
    });
  });

  it('claims nothing that was not heard', () => {
    expect(iaStateOfEmpresa(undefined, NOW).label).toBe('IA sin comprobar');
  });
});

describe('The state of a service', () => {
  it('grows older while nothing new is heard', () => {
    const [correo] = serviceHealth(heard({ nombre: 'correo', edadSegundos: 30 }, 90_000), NOW);
    expect(correo).toMatchObject({ name: 'Correo', label: 'Funciona', age: 120_000 });
  });
});

describe('The connection badge', () => {
  it('has the three words of the specification', () => {
    expect([CONNECTION.conectado.label, CONNECTION.servidor.label, CONNECTION.desconectado.label]).toEqual([
      'Conectado',
      'Servidor OK',
      'Desconectado',
    ]);
  });

  it('says when data last came', () => {
    expect(syncText({ sincronizado: undefined }, NOW)).toBe('Sin sincronizar todavía');
    expect(syncText({ sincronizado: NOW - 125_000 }, NOW)).toBe('Última sincronización hace 2 min');
  });
});

describe('The pages of the palette', () => {
  const pages = (rol: Rol, empresaId: string | null, activo = true, atiende = false) =>
    palettePages({ rol, empresaId, activo }, atiende).map(({ page }) => page);

  it('are those that the person may open, also those that only the avatar menu has for them', () => {
    expect(pages('operador', 'e1')).toEqual([
      'dashboard',
      'candidatos',
      'entrevistas',
      'informes',
      'analytics',
      'servicios-hr',
      'perfil',
      'configuracion',
    ]);
    expect(pages('operador', 'e1', true, true)).toContain('atencion');
    expect(pages('admin', 'e1')).not.toContain('saas-admin');
    expect(pages('superadmin', null)).toContain('saas-admin');
  });

  it('leave out what the person could not use', () => {
    expect(pages('operador', null)).toEqual(['dashboard', 'servicios-hr', 'perfil', 'configuracion']);
    expect(pages('admin', 'e1', false)).toEqual([]);
  });
});
