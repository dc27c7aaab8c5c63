import { describe, expect, it } from 'vitest';
import { entidadOf } from '#functions/datos/datos/entidad.record.ts';
import { carpetasDeCandidato, carpetasOf, clavesOf, isOwned } from '#functions/datos/pertenencias.ts';
import { NOMBRES_ENTIDAD } from '#shared/datos/datos/entidades.ts';
import { TestApp } from '../support/test-app.ts';

const PK = 'EMPRESA#emp_a';

describe('What belongs to whom', () => {
  it('stands in one table: what has no row is not stored', async () => {
    const app = new TestApp();
    for (const key of [
      { PK, SK: 'RESERVA_NUEVA#1' },
      { PK: `${PK}#ENTREVISTA#ent_a`, SK: 'APUNTE#1' },
      { PK: `${PK}#OTRA_PARTE`, SK: 'x' },
      { PK: 'USUARIO#usr_a', SK: 'FAVORITO#1' },
      { PK: 'NUEVO#1', SK: 'NUEVO' },
    ]) {
      await expect(app.table.write([{ put: key }])).rejects.toThrow('has no row');
      expect(isOwned(key)).toBe(false);
    }
  });

  it('says of everything that leaves where it stands', () => {
    expect(NOMBRES_ENTIDAD.map(entidadOf).map(({ nombre }) => nombre)).toEqual(NOMBRES_ENTIDAD);
    expect(entidadOf('licencias')).toMatchObject({ particion: 'empresa', prefijo: 'LICENCIA' });
    expect(entidadOf('turnos')).toMatchObject({ particion: 'entrevista', prefijo: 'TURNO#' });
    expect(entidadOf('usuarios')).toMatchObject({ particion: 'usuario', prefijo: '' });
  });

  it('leaves to the last transaction of a purge what the company is found by', () => {
    expect(clavesOf('empresa', ({ purga }) => purga === 'ultima')).toEqual(
      expect.arrayContaining(['EMPRESA', 'SUSCRIPCION', 'LISTADO']),
    );
  });

  it('knows every folder of files, and which are of one candidate', () => {
    expect(carpetasOf('emp_a', 'cuarentena/')).toEqual(
      expect.arrayContaining(['cv/emp_a/', 'cuarentena/cv/emp_a/', 'copias/emp_a/', 'descargas/emp_a/']),
    );
    expect(carpetasDeCandidato('emp_a', 'can_a', 'cuarentena/')).toEqual([
      'cv/emp_a/can_a/',
      'cuarentena/cv/emp_a/can_a/',
      'informes/emp_a/can_a/',
    ]);
  });
});
