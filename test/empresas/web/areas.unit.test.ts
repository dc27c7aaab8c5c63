import { describe, expect, it } from 'vitest';
import type { Area } from '#shared/empresas/areas/area.ts';
import {
  candidatosText,
  hasFailed,
  isMoving,
  progressOf,
} from '../../../web/src/features/empresas/areas/area-words.ts';

const area = (candidatos: number, reasignacion: Partial<NonNullable<Area['reasignacion']>> | null = null): Area => ({
  id: 'are_1',
  empresaId: 'emp_1',
  nombreArea: 'Ventas',
  descripcionArea: '',
  activo: true,
  candidatos,
  reasignacion: reasignacion && { areaId: null, estado: 'en_curso', total: 10, motivo: '', ...reasignacion },
  version: 1,
});

describe('an area in words', () => {
  it('counts its candidates', () => {
    expect([0, 1, 2, 1238].map(candidatosText)).toEqual([
      '0 candidatos',
      '1 candidato',
      '2 candidatos',
      '1.238 candidatos',
    ]);
  });

  it('says how far a reassignment is, even when it began with fewer than there are', () => {
    expect(progressOf(area(4, {}))).toEqual({ done: 6, total: 10 });
    expect(progressOf(area(11, {}))).toEqual({ done: 0, total: 11 });
  });

  it('tells one that runs from one that failed, and forgets a failure when nobody is left', () => {
    expect([isMoving(area(4, {})), isMoving(area(4, { estado: 'fallida' })), isMoving(area(4))]).toEqual([
      true,
      false,
      false,
    ]);
    expect([hasFailed(area(4, { estado: 'fallida' })), hasFailed(area(0, { estado: 'fallida' }))]).toEqual([
      true,
      false,
    ]);
  });
});
