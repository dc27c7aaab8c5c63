import { describe, expect, it } from 'vitest';
import { addDays, type CambioLinea, lineaActual } from '#shared/entrevistas/dignidad/linea.ts';
import { lineas, lineasOf } from '#shared/entrevistas/dignidad/lineas.ts';

const TODAY = '2026-12-01';
const CADUCA = lineas().caduca;
const CORRECCION = {
  ...{ nombre: 'Línea 024', numero: '025', marcar: '025', como: 'llamada', horario: '24 h', gratis: true },
  ...{ alcance: 'nacional', publico: true, fuente: 'sanidad.gob.es', fecha_fuente: '2026-11-30' },
  ...{ fecha: '2026-12-01', por: 'Ana Ruiz' },
};
const RETIRADA = { fecha: TODAY, por: 'Ana Ruiz', motivo: 'No contesta nadie' };
const dialled = (marcar: string, fecha = TODAY) => ({ marcar, quien: 'Ana Ruiz', fecha, por: 'Ana Ruiz' });
const cambio = (parts: Partial<CambioLinea>): CambioLinea => ({ version: 0, ...parts });
const dials = (pais: string, cambios = {}, today = TODAY) =>
  lineasOf([pais], today, cambios).lineas.map(({ marcar }) => marcar);

describe('The released lines', () => {
  it('have an id each, and every number in a text of a country is that of a line which the text names', () => {
    const all = Object.values(lineas().paises).flatMap((pais) => pais.lineas);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { pais, nombra, lineas: own, ...textos } of Object.values(lineas().paises)) {
      for (const tipo of ['emergencia', 'crisis', 'violencia'] as const) {
        const named = nombra[tipo].map((id) => own.find((each) => each.id === id));
        expect(named, `${pais} ${tipo}`).not.toContain(undefined);
        const digits = (text: string) => text.replace(/[^\d*]/g, '');
        const said = textos[`texto_${tipo}`].replace(/\(.*?\)|de \d.*?h\b|opción \d|pulsa \d|WhatsApp [\d ]+/g, '');
        for (const [number] of said.matchAll(/\*?\d[\d -]+\d/g)) {
          const known = named.map((each) => digits(`${each?.numero} ${each?.marcar} ${each?.como}`));
          expect(
            known.some((each) => each.includes(digits(number))),
            `${pais} ${tipo}: ${number}`,
          ).toBe(true);
        }
      }
    }
  });
});

describe('What a candidate is told to call', () => {
  it('is of the first country that is known, in its own words, without lines that nobody has verified', () => {
    const mexico = lineasOf(['', 'Mexico'], TODAY, {});
    expect(mexico.emergencias).toBe('911');
    expect(mexico.linea_crisis).toContain('800 911 2000');
    expect(mexico.lineas.map(({ marcar }) => marcar)).toContain('8009112000');
    expect(dials('España')).not.toContain('116111');
    expect(lineasOf(['Narnia'], TODAY, {}).lineas).toEqual([]);
    expect(lineasOf(['Narnia'], TODAY, {}).linea_crisis).toBe(lineas().predeterminado.texto_crisis);
  });

  it('is of both countries where they differ, the candidate’s first', () => {
    const both = lineasOf(['Perú', 'España'], TODAY, {});
    expect(both.emergencias).toBe('106 (SAMU) o 105 (Policía)');
    expect([...new Set(both.lineas.map(({ pais }) => pais))]).toEqual(['Perú', 'España']);
    expect(new Set(lineasOf(['España', 'españa'], TODAY, {}).lineas.map(({ pais }) => pais)).size).toBe(1);
  });

  it('never has a number that was withdrawn: other lines stand in for it, else words without a number', () => {
    const cambios = { 'es-024': cambio({ retirada: RETIRADA }) };
    expect(dials('España', cambios)).not.toContain('024');
    expect(lineasOf(['España'], TODAY, cambios).linea_crisis).toBe(lineas().predeterminado.texto_crisis);
    expect(lineasOf(['España'], TODAY, cambios).emergencias).toBe('112');
    const chile = lineasOf(['Chile'], TODAY, { 'cl-4141': cambio({ retirada: RETIRADA }) });
    expect(chile.linea_crisis).toBe('Salud Responde, 600 360 7777');
    const one = lineasOf(['Chile'], TODAY, { 'cl-133': cambio({ retirada: RETIRADA }) });
    expect(one.emergencias).toBe('131');
    expect(one.linea_violencia).not.toContain('133');
  });

  it('has a corrected number in the very text, and says nothing more of the one before', () => {
    const { linea_crisis, lineas: shown } = lineasOf(['España'], TODAY, {
      'es-024': cambio({ correccion: CORRECCION }),
    });
    expect(linea_crisis).toBe('Línea 024, 025');
    expect(shown.map(({ marcar }) => marcar)).toContain('025');
    expect(shown.map(({ marcar }) => marcar)).not.toContain('024');
  });

  it('gains a line that nobody had verified once somebody has dialled it', () => {
    expect(dials('México')).not.toContain('5552598121');
    expect(dials('México', { 'mx-5552598121': cambio({ confirmacion: dialled('5552598121') }) })).toContain(
      '5552598121',
    );
    const panama = { 'pa-911': cambio({ confirmacion: dialled('911') }) };
    expect(lineasOf(['Panamá'], TODAY, panama).emergencias).toBe('911');
  });
});

describe('The state of a line', () => {
  const released = Object.values(lineas().paises).flatMap((pais) => pais.lineas);
  const stateOf = (id: string, cambios: CambioLinea | undefined, today: string) => {
    const linea = released.find((each) => each.id === id);
    if (!linea) throw new Error(id);
    return lineaActual(linea, cambios, CADUCA, today).estado;
  };

  it('is unsigned until somebody dials it, and verified for 90 days from that day', () => {
    expect(stateOf('es-024', undefined, TODAY)).toBe('sin_firmar');
    const signed = cambio({ confirmacion: dialled('024', '2027-02-20') });
    expect(stateOf('es-024', signed, '2027-02-23')).toBe('verificada');
    expect(stateOf('es-024', signed, '2027-05-20')).toBe('verificada');
    expect(stateOf('es-024', signed, '2027-05-21')).toBe('sin_comprobar');
  });

  it('is of the number that was dialled: a correction has to be dialled again', () => {
    const both = cambio({ confirmacion: dialled('024'), correccion: CORRECCION });
    expect(stateOf('es-024', both, TODAY)).toBe('sin_firmar');
    expect(stateOf('es-024', { ...both, confirmacion: dialled('025') }, TODAY)).toBe('verificada');
  });

  it('past its day is unchecked for 180 days where a public body answers, and expired anywhere else', () => {
    expect(stateOf('es-024', undefined, addDays(CADUCA, -1))).toBe('sin_firmar');
    expect(stateOf('es-024', undefined, CADUCA)).toBe('sin_comprobar');
    expect(stateOf('es-024', undefined, addDays(CADUCA, 179))).toBe('sin_comprobar');
    expect(stateOf('es-024', undefined, addDays(CADUCA, 180))).toBe('caducada');
    expect(stateOf('ar-135', undefined, CADUCA)).toBe('caducada');
    expect(dials('España', {}, addDays(CADUCA, 180))).toEqual([]);
  });

  it('is withdrawn before anything else, and what it was when it is brought back', () => {
    const confirmacion = dialled('024');
    expect(stateOf('es-024', cambio({ confirmacion, retirada: RETIRADA }), TODAY)).toBe('retirada');
    expect(stateOf('es-024', cambio({ confirmacion }), TODAY)).toBe('verificada');
    expect(stateOf('mx-5552598121', cambio({ retirada: RETIRADA }), TODAY)).toBe('retirada');
    expect(stateOf('mx-5552598121', undefined, TODAY)).toBe('sin_verificar');
  });
});
