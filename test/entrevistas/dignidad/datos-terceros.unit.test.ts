import { describe, expect, it } from 'vitest';
import { leer } from '../../../functions/entrevistas/dignidad/leer.ts';

const found = (texto: string) =>
  leer(texto)
    .filter(({ categoria }) => categoria === 'datos_terceros')
    .map(({ gravedad, tramo }) => [gravedad, texto.slice(tramo.inicio, tramo.fin)]);

describe('identifiers, by format and check digit', () => {
  it.each([
    ['DNI', 'apunté 12345678Z en la ficha', '12345678Z'],
    ['NIE', 'apunté X1234567L en la ficha', 'X1234567L'],
    ['CUIL', 'figuraba 20-12345678-6 en el recibo', '20-12345678-6'],
    ['RUT', 'firmó 12.345.678-5 en el libro', '12.345.678-5'],
    ['CURP', 'anoté BOXW310820HNERXN09 en el alta', 'BOXW310820HNERXN09'],
    ['cédula of Ecuador', 'anoté 1710034065 en el alta', '1710034065'],
    ['cédula of Uruguay', 'anoté 1.234.567-2 en el alta', '1.234.567-2'],
    ['CPF', 'anoté 529.982.247-25 en el alta', '529.982.247-25'],
    ['a labelled document', 'la señora, cédula 8-123-4567, vino', 'cédula 8-123-4567'],
    ['mobile of Spain', 'la llamé al 600 123 456 ese día', '600 123 456'],
    ['international', 'era el +57 311 456 7890 y contestó', '+57 311 456 7890'],
    ['labelled telephone', 'su celular es 8834 2217 por si quieren', 'su celular es 8834 2217'],
    ['e-mail', 'escribí a rosa.diaz@correo.com enseguida', 'rosa.diaz@correo.com'],
    ['street and number', 'vive en la calle Olmos 23 y le llevaba el pan', 'calle Olmos 23'],
    ['street of Colombia', 'vive en la carrera 15 # 45-20 con su tía', 'carrera 15 # 45-20'],
    ['plate', 'la patente era AB 123 CD y lo avisé', 'patente era AB 123 CD'],
  ])('%s', (_, texto, span) => {
    expect(found(texto)).toEqual([[1, span]]);
  });

  it.each([
    ['12345678A is no DNI'],
    ['El pedido 4521 llegó roto.'],
    ['Facturamos 12.345.678 pesos en abril.'],
    ['Entre 2019-2020 y 2021-2022 crecimos.'],
    ['Marqué al 0800 123 4567 de la compañía.'],
    ['Llamé al 112.'],
    ['Abrimos la tienda de la calle Olmos 23.'],
    ['Vendimos 350 000 euros.'],
  ])('no identifier of a person: %s', (texto) => {
    expect(found(texto)).toEqual([]);
  });
});

describe('names', () => {
  it.each([
    ['El alumno Brayan Condori Mamani llegaba tarde.', 'Brayan Condori Mamani'],
    ['la clienta rosa jimenez no pagaba', 'rosa jimenez'],
    ['Mi jefe era el ingeniero Wilmer Chiriboga.', 'Wilmer Chiriboga'],
  ])('name and surname beside who it is: %s', (texto, span) => {
    expect(found(texto)).toEqual([[1, span]]);
  });

  it.each([
    ['Marta y Luis cubrieron el turno conmigo.'],
    ['Mi jefa Carmen me enseñó la caja.'],
    ['El cliente Banco Santander pidió un informe.'],
    ['Trabajé en la Universidad de San Marcos.'],
    ['Soy Marta López y quiero este trabajo.'],
  ])('first names, companies and places are not: %s', (texto) => {
    expect(found(texto)).toEqual([]);
  });
});

describe('what a recognisable person has', () => {
  it.each([
    ['La paciente Elena Cárdenas tenía VIH y guardé el secreto.', 'La paciente Elena Cárdenas tenía VIH'],
    ['Mi compañera Lidia tiene anorexia y le cubría las tardes.', 'Mi compañera Lidia tiene anorexia'],
    ['mi jefe tenía problemas con la bebida y abría yo', 'mi jefe tenía problemas con la bebida'],
    [
      'La niña Valeria Rojas, de 7 años, tiene epilepsia y sé qué hacer.',
      'La niña Valeria Rojas, de 7 años, tiene epilepsia',
    ],
  ])('%s', (texto, span) => {
    expect(found(texto)).toEqual([[2, span]]);
  });

  it('says that it is of a minor', () => {
    expect(leer('El alumno Mateo Quispe tiene TDAH.')).toEqual([
      expect.objectContaining({ categoria: 'datos_terceros', gravedad: 2, subtipo: 'menor' }),
    ]);
  });

  it.each([
    ['Una paciente tenía diabetes y avisé.'],
    ['Mis alumnos con dislexia leían conmigo.'],
    ['Mi compañera estaba de baja y cubrí su turno.'],
    ['Mi jefa estaba embarazada y llevé sus clientes.'],
    ['Mi compañera Elena se enfermó y cubrí su caja.'],
  ])('nobody that could be recognised, or nothing to hide: %s', (texto) => {
    expect(found(texto)).toEqual([]);
  });
});
