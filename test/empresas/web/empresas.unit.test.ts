import { describe, expect, it } from 'vitest';
import { composeContexto } from '../../../web/src/features/empresas/empresas/compose-contexto.ts';
import { labelOf, valueText } from '../../../web/src/features/empresas/empresas/field-labels.ts';
import { errorsInOrder } from '../../../web/src/features/empresas/empresas/form-tabs.ts';
import { asNumber, asOptional, onlyChanged } from '../../../web/src/features/empresas/empresas/form-values.ts';
import { mergeValues } from '../../../web/src/lib/merge-values.ts';

describe('two changes of one company', () => {
  const base = {
    nombre: 'Acme',
    sector: '',
    direccion: { calle: 'Mayor', ciudad: 'Madrid' },
    trabajadores: 3,
    version: 1,
  };

  it('are merged field by field, also within an object', () => {
    const mine = { ...base, direccion: { calle: 'Menor', ciudad: 'Madrid' } };
    const theirs = { ...base, direccion: { calle: 'Mayor', ciudad: 'Toledo' }, sector: 'Banca', version: 2 };
    expect(mergeValues(base, mine, theirs)).toEqual({
      kept: [{ path: 'direccion.calle', value: 'Menor' }],
      conflicts: [],
    });
  });

  it('conflict where both wrote something else, and only there', () => {
    const mine = { ...base, nombre: 'Acme Uno', sector: 'Banca' };
    const theirs = { ...base, nombre: 'Acme Dos', sector: 'Banca', version: 2 };
    expect(mergeValues(base, mine, theirs)).toEqual({
      kept: [
        { path: 'nombre', value: 'Acme Uno' },
        { path: 'sector', value: 'Banca' },
      ],
      conflicts: [{ path: 'nombre', mine: 'Acme Uno', theirs: 'Acme Dos' }],
    });
  });

  it('take a number and its text for the same, and an empty field for a missing one', () => {
    expect(mergeValues({ ...base, sub: undefined }, { ...base, trabajadores: '3', sub: '' }, base).kept).toEqual([]);
  });
});

describe('errors of the form', () => {
  const error = (message: string) => ({ type: 'server', message });

  it('come in the order of tabs and fields, with their tab', () => {
    const errors = {
      adminData: { email: error('a') },
      misionEmpresa: error('b'),
      configuracion: { configuracionIA: { criterios_evaluacion: error('c') }, subdominio: error('d') },
      direccion: { codigoPostal: error('e') },
      cif: error('f'),
    };
    expect(errorsInOrder(errors as never).map(({ path, tab }) => [path, tab])).toEqual([
      ['cif', 'datos'],
      ['direccion.codigoPostal', 'datos'],
      ['configuracion.subdominio', 'datos'],
      ['misionEmpresa', 'contexto'],
      ['configuracion.configuracionIA.criterios_evaluacion', 'contexto'],
      ['adminData.email', 'administrador'],
    ]);
  });

  it('of a field that no tab knows are shown with the basic data', () => {
    expect(errorsInOrder({ otro: error('x') } as never)).toEqual([{ path: 'otro', tab: 'datos', message: 'x' }]);
  });
});

describe('a company in words', () => {
  const facts = {
    nombreComercial: 'Acme',
    nombreLegal: 'Acme S.L.',
    tipoEmpresa: 'pyme' as const,
    sectorIndustrial: 'Logística',
    cantidadTrabajadores: '120',
    misionEmpresa: 'Mover mercancías.',
    visionEmpresa: ' ',
    valoresEmpresa: 'Cercanía',
  };

  it('is made of mission, vision, values, sector and size, of those that are there', () => {
    expect(composeContexto(facts)).toBe(
      'Acme es una pyme del sector Logística con 120 personas.\nMisión: Mover mercancías.\nValores: Cercanía',
    );
    const bare = { sectorIndustrial: '', cantidadTrabajadores: 0, misionEmpresa: '', valoresEmpresa: '' };
    expect(composeContexto({ ...facts, ...bare, nombreComercial: '' })).toBe('Acme S.L. es una pyme.');
    expect(composeContexto({ ...facts, ...bare, cantidadTrabajadores: 1 })).toBe('Acme es una pyme con 1 persona.');
  });

  it('names its fields and their values', () => {
    expect(labelOf('direccion.calle')).toBe('Calle');
    expect(labelOf('serviciosContratados.test-vocacional')).toBe('Servicio test-vocacional');
    expect([valueText(true), valueText(''), valueText(5), valueText('a'.repeat(300)).length]).toEqual([
      'Sí',
      'Vacío',
      '5',
      201,
    ]);
  });
});

describe('what a save sends', () => {
  it('is the version and what was changed', () => {
    const body = { nombreLegal: 'Acme', direccion: { calle: 'Mayor' }, cif: 'B1', version: 3 };
    expect(onlyChanged(body, { direccion: { calle: true } })).toEqual({ direccion: { calle: 'Mayor' }, version: 3 });
  });

  it('has numbers for typed numbers, and nothing for empty ones', () => {
    expect(['', '0', '12', -1, undefined].map(asNumber.setValueAs)).toEqual([undefined, 0, 12, -1, undefined]);
    expect(['', '  ', 'acme', undefined].map(asOptional.setValueAs)).toEqual([undefined, undefined, 'acme', undefined]);
  });
});
