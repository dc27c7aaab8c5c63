import { describe, expect, it } from 'vitest';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { ESTADOS_ENTREVISTA, type EstadoEntrevista } from '#shared/entrevistas/entrevistas/entrevista.states.ts';
import type { ServicioHrResumen } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import {
  bookableServicios,
  offeredDuracion,
} from '../../../web/src/features/entrevistas/entrevistas/bookable-servicios.ts';
import { pollInterval, stepsOf } from '../../../web/src/features/entrevistas/entrevistas/entrevista-progress.ts';
import { isPast, toInstant } from '../../../web/src/features/entrevistas/entrevistas/wall-time.ts';

const servicio = (codigo: string, activo = true) =>
  ({ codigo, configuracion: { activo, requiereAutenticacion: true }, api_preferida: 'openai' }) as ServicioHrResumen;

describe('servicios that can be booked', () => {
  const servicios = [servicio('test-vocacional'), servicio('mapeo-organizacional'), servicio('propio', false)];
  const codes = (contratados: Record<string, boolean>) =>
    bookableServicios(servicios, { serviciosContratados: contratados } as Empresa).map(({ codigo }) => codigo);

  it('are active and contracted, under an older name too', () => {
    expect(codes({ 'test-vocacional': true, 'mapeo-organizacional': false })).toEqual(['test-vocacional']);
    expect(codes({ 'analisis-cultural': true })).toEqual(['mapeo-organizacional']);
  });

  it('leave out an archived one even when it is contracted', () => {
    expect(codes({ propio: true })).toEqual([]);
  });
});

describe('duration of a booking', () => {
  it.each([
    [undefined, 60],
    [60, 60],
    [45, 45],
    [50, 60],
    [20, 30],
    [180, 120],
  ])('of a servicio of %s minutes is offered as %s', (minutos, offered) => {
    expect(offeredDuracion(minutos)).toBe(offered);
  });
});

describe('time of a booking', () => {
  it('is the instant at which the chosen zone shows what was typed', () => {
    expect(toInstant('2026-12-24T10:00', 'America/Bogota')).toBe('2026-12-24T15:00:00.000Z');
    expect(toInstant('2026-12-24T10:00', 'Europe/Madrid')).toBe('2026-12-24T09:00:00.000Z');
  });

  it('is nothing while it is not complete', () => {
    expect(toInstant('', 'Europe/Madrid')).toBe('');
    expect(toInstant('2026-12', 'Europe/Madrid')).toBe('');
    expect(toInstant('2026-99-99T10:00', 'Europe/Madrid')).toBe('');
  });

  it('is past only after the minutes that somebody needs to finish the form', () => {
    const now = Date.parse('2026-11-21T10:00:00Z');
    expect(isPast('2026-11-21T09:58:00.000Z', now)).toBe(false);
    expect(isPast('2026-11-21T09:54:00.000Z', now)).toBe(true);
    expect(isPast('', now)).toBe(false);
  });
});

type Over = Partial<
  Record<'fechaInicio' | 'fechaFin' | 'fechaAnalisis' | 'fechaValidacion' | 'fechaCancelacion' | 'motivo', string>
>;
const entrevista = (estado: EstadoEntrevista, over: Over = {}) => ({
  estado,
  fechaCreacion: '2026-11-20T09:00:00.000Z',
  fechaProgramada: '2026-11-21T09:00:00.000Z',
  fechaInicio: null,
  fechaFin: null,
  motivo: null,
  ...over,
});
const shape = (estado: EstadoEntrevista, over = {}) =>
  stepsOf(entrevista(estado, over))
    .map(({ state }) => state)
    .join(' ');

describe('timeline of an entrevista', () => {
  it.each([
    ['programada', 'hecho actual pendiente pendiente pendiente'],
    ['en_progreso', 'hecho hecho actual pendiente pendiente'],
    ['completada', 'hecho hecho hecho actual pendiente'],
    ['analizada', 'hecho hecho hecho hecho actual'],
    ['validada', 'hecho hecho hecho hecho hecho'],
    ['error_analisis', 'hecho hecho hecho fallido pendiente'],
  ] as const)('of a %s one', (estado, states) => {
    expect(shape(estado)).toBe(states);
  });

  it('ends where an entrevista ended before its report, with the reason when there is one', () => {
    expect(shape('no_presentado')).toBe('hecho fallido');
    expect(shape('caducada', { fechaInicio: '2026-11-21T09:01:00.000Z' })).toBe('hecho hecho fallido');
    expect(stepsOf(entrevista('cancelada', { motivo: 'Pidió otra fecha' })).at(-1)).toMatchObject({
      label: 'Cancelada',
      detail: 'Pidió otra fecha',
    });
  });

  it('dates what has happened', () => {
    const over = {
      fechaInicio: '2026-11-21T09:01:00.000Z',
      fechaFin: '2026-11-21T09:40:00.000Z',
      fechaAnalisis: '2026-11-21T09:41:00.000Z',
      fechaValidacion: '2026-11-22T08:00:00.000Z',
    };
    expect(stepsOf(entrevista('validada', over)).map(({ fecha }) => fecha)).toEqual([
      '2026-11-20T09:00:00.000Z',
      ...Object.values(over),
    ]);
    const fechaCancelacion = '2026-11-20T10:00:00.000Z';
    expect(stepsOf(entrevista('cancelada', { fechaCancelacion })).at(-1)).toMatchObject({ fecha: fechaCancelacion });
  });

  it('has something to say about every state', () => {
    for (const estado of ESTADOS_ENTREVISTA) expect(stepsOf(entrevista(estado)).length).toBeGreaterThan(1);
  });
});

describe('polling of an entrevista', () => {
  it('asks every five seconds while one of them can move by itself, and now and then otherwise', () => {
    const quick = ESTADOS_ENTREVISTA.filter((estado) => pollInterval(['programada', estado]) === 5000);
    expect(quick).toEqual(['en_progreso', 'completada']);
    expect(pollInterval(['programada', 'validada'])).toBe(30_000);
    expect(pollInterval([])).toBe(30_000);
  });
});
