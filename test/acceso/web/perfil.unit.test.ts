import { describe, expect, it } from 'vitest';
import {
  drag,
  exportSide,
  firstCrop,
  MAX_ZOOM,
  sideOf,
  withinPicture,
} from '../../../web/src/features/acceso/perfil/crop.ts';
import {
  AvatarError,
  isStale,
  saveFailureOf,
  sinConfirmacion,
} from '../../../web/src/features/acceso/perfil/save-failure.ts';
import { ApiError } from '../../../web/src/lib/api-error.ts';

describe('the crop of a photo', () => {
  const wide = { width: 1600, height: 900 };

  it('begins with the largest square, in the middle', () => {
    const crop = firstCrop(wide);
    expect([sideOf(wide, crop), crop.x, crop.y]).toEqual([900, 800, 450]);
  });

  it('follows the finger, and stays within the picture', () => {
    const crop = firstCrop(wide);
    expect(drag(wide, crop, { x: 30, y: 0 }, 300)).toMatchObject({ x: 710, y: 450 });
    expect(drag(wide, crop, { x: 9999, y: 9999 }, 300)).toMatchObject({ x: 450, y: 450 });
    expect(drag(wide, crop, { x: -9999, y: 0 }, 300)).toMatchObject({ x: 1150, y: 450 });
  });

  it('is pulled back in when it grows again at an edge, and zooms no further than is useful', () => {
    expect(withinPicture(wide, { zoom: 1, x: 1550, y: 20 })).toEqual({ zoom: 1, x: 1150, y: 450 });
    expect(withinPicture(wide, { zoom: 99, x: 1550, y: 20 })).toEqual({ zoom: MAX_ZOOM, x: 1487.5, y: 112.5 });
    expect(withinPicture(wide, { zoom: 0.2, x: 800, y: 450 }).zoom).toBe(1);
  });

  it('is sent no larger than it is shown, and never larger than it was', () => {
    expect(exportSide(wide, firstCrop(wide))).toBe(512);
    expect(exportSide({ width: 90, height: 120 }, { zoom: 1, x: 45, y: 60 })).toBe(90);
    expect(exportSide({ width: 1, height: 1 }, { zoom: 4, x: 0.5, y: 0.5 })).toBe(1);
  });
});

describe('a profile that could not be saved', () => {
  const failure = (code: string, status = 500) =>
    new ApiError({ status, code, message: 'Algo falló', requestId: 'r-1' });

  it("says it in the specification's words, with the cause and the reference", () => {
    expect(saveFailureOf(failure('ERROR_INTERNO'))).toMatchObject({
      title: 'Error al actualizar perfil. Inténtalo de nuevo.',
      cause: 'Algo falló.',
      error: { requestId: 'r-1' },
    });
    expect(saveFailureOf(new AvatarError(failure('TIPO_NO_ADMITIDO', 415)))).toMatchObject({
      title: 'Error subiendo la imagen. Inténtalo de nuevo.',
      cause: 'Algo falló.',
      error: { requestId: 'r-1' },
    });
    for (const missing of [sinConfirmacion(), failure('RESPUESTA_ILEGIBLE', 0)]) {
      expect(saveFailureOf(missing).title).toBe('No se recibió confirmación del servidor');
    }
  });

  it('tells a stale draft from the rest', () => {
    expect(isStale(failure('VERSION_OBSOLETA', 409))).toBe(true);
    expect(isStale(failure('ERROR_INTERNO'))).toBe(false);
    expect(isStale(new Error('x'))).toBe(false);
  });
});
