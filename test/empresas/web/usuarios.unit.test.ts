import { describe, expect, it } from 'vitest';
import type { UsuarioListado } from '#shared/empresas/usuarios/gestion.ts';
import {
  cuentaAtras,
  esperaHasta,
  nombreCompleto,
  refusalsFor,
} from '../../../web/src/features/empresas/usuarios/usuario-words.ts';

const NOW = Date.parse('2026-03-02T09:00:00.000Z');
const usuario = (changes: Partial<UsuarioListado> = {}) =>
  ({
    id: 'usr_1',
    nombre: 'Ana',
    apellidos: 'Ruiz',
    invitadoEn: null,
    ultimoAdministrador: false,
    ...changes,
  }) as UsuarioListado;

describe('What a users screen refuses', () => {
  it('is nothing for somebody else who is not the last administrator', () => {
    expect(refusalsFor(usuario(), { id: 'usr_2' }, NOW)).toEqual({});
  });

  it('is role, activity and removal of oneself', () => {
    const { rol, activo, eliminar } = refusalsFor(usuario(), { id: 'usr_1' }, NOW);
    expect([rol, activo, eliminar].every(Boolean)).toBe(true);
  });

  it('is the same of the last administrator, with that as the reason', () => {
    const refused = refusalsFor(usuario({ ultimoAdministrador: true }), { id: 'usr_2' }, NOW);
    expect(refused.rol).toContain('último administrador');
    expect(refused.activo).toBe(refused.rol);
    expect(refused.eliminar).toBe(refused.rol);
  });

  it('is another e-mail within 2 minutes, with the time that is left', () => {
    const invitadoEn = new Date(NOW - 37_000).toISOString();
    expect(refusalsFor(usuario({ invitadoEn }), { id: 'usr_2' }, NOW).correo).toContain('1:23');
    expect(refusalsFor(usuario({ invitadoEn }), { id: 'usr_2' }, NOW + 83_000).correo).toBeUndefined();
    expect(esperaHasta({ invitadoEn: null }, NOW)).toBeUndefined();
  });
});

describe('Words about a user', () => {
  it('count down in minutes and seconds, and never show a second too few', () => {
    expect([120_000, 60_500, 59_999, 1, 0].map(cuentaAtras)).toEqual(['2:00', '1:01', '1:00', '0:01', '0:00']);
  });

  it('leave no gap for a missing surname', () => {
    expect(nombreCompleto({ nombre: 'Ana', apellidos: 'Ruiz' })).toBe('Ana Ruiz');
    expect(nombreCompleto({ nombre: 'Ana' })).toBe('Ana');
  });
});
