import { describe, expect, it } from 'vitest';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import { createCandidatoSchema, updateCandidatoSchema } from '#shared/candidatos/candidatos/candidato.ts';
import { hitoSchema } from '#shared/candidatos/candidatos/hito.ts';
import { detalleText, hitoText } from '../../../web/src/features/candidatos/candidatos/ficha/hito-words.ts';
import { bodyWith, camposPropuestos } from '../../../web/src/features/candidatos/candidatos/ficha/propuesta-words.ts';

const CANDIDATO = {
  ...createCandidatoSchema().parse({ nombre: 'Íñigo Peña', email: 'inigo@correo.test' }),
  version: 3,
  id: 'can_1',
  empresaId: 'emp_1',
  estado: 'nuevo',
  fechaCreacion: '',
  fechaActualizacion: '',
  puesto: 'Mozo',
  habilidades: ['Inglés'],
} as unknown as Candidato;
const PROPUESTA = {
  email: { valor: 'inigo@correo.test', cita: 'inigo@correo.test' },
  ciudad: { valor: 'Logroño', cita: 'Ciudad: Logroño' },
  puesto: { valor: 'Técnico', cita: 'Técnico' },
  experiencia_años: { valor: 1, cita: '1 año de experiencia' },
  habilidades: { valor: ['inglés', 'Grúa'], cita: 'Inglés, Grúa' },
};

describe('what a CV proposes', () => {
  it('is what the candidate does not have yet, beside what they have', () => {
    expect(camposPropuestos(CANDIDATO, PROPUESTA)).toEqual([
      { campo: 'ciudad', label: 'Ciudad', actual: '', propuesto: 'Logroño', cita: 'Ciudad: Logroño', fills: true },
      {
        campo: 'puesto',
        label: 'Puesto al que opta',
        actual: 'Mozo',
        propuesto: 'Técnico',
        cita: 'Técnico',
        fills: false,
      },
      expect.objectContaining({ campo: 'experiencia_años', propuesto: '1 año', fills: true }),
      expect.objectContaining({ campo: 'habilidades', actual: 'Inglés', propuesto: 'Inglés, Grúa', fills: false }),
    ]);
    expect(camposPropuestos(CANDIDATO, {})).toEqual([]);
  });

  it('changes what was chosen and leaves the rest, as the contract takes it', () => {
    const body = bodyWith(CANDIDATO, PROPUESTA, ['ciudad', 'habilidades']);
    expect(updateCandidatoSchema().parse(body)).toEqual(body);
    expect(body).toMatchObject({ ciudad: 'Logroño', habilidades: ['Inglés', 'Grúa'], puesto: 'Mozo', version: 3 });
  });
});

describe('the words of a history', () => {
  const hito = (given: object) => hitoSchema().parse({ id: 'hit_1', fecha: '2026-03-02T09:00:00.000Z', ...given });

  it('say what happened, and the states that it moved between', () => {
    expect(hitoText(hito({ que: 'creado' }))).toBe('Candidato creado');
    expect(hitoText(hito({ que: 'estado', de: 'nuevo', a: 'rechazado' }))).toBe('Pasa de Nuevo a Rechazado');
    expect(hitoText(hito({ que: 'entrevista_programada', de: 'nuevo', a: 'en_proceso' }))).toBe(
      'Entrevista programada · pasa de Nuevo a En proceso',
    );
    expect(detalleText(hito({ que: 'editado', campos: ['areaId', 'telefono'] }))).toBe('área, teléfono');
    expect(detalleText(hito({ que: 'documento_subido', detalle: 'cv.pdf' }))).toBe('cv.pdf');
  });
});
