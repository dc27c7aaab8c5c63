import { beforeEach, describe, expect, it } from 'vitest';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { createCandidato } from '#functions/candidatos/candidatos/create-candidato.ts';
import { getCandidato } from '#functions/candidatos/candidatos/get-candidato.ts';
import { updateCandidato } from '#functions/candidatos/candidatos/update-candidato.ts';
import { confirmImportacion } from '#functions/candidatos/importaciones/confirm-importacion.ts';
import { createImportacion } from '#functions/candidatos/importaciones/create-importacion.ts';
import { exportImportacion } from '#functions/candidatos/importaciones/export-importacion.ts';
import { getImportacion } from '#functions/candidatos/importaciones/get-importacion.ts';
import { importCandidatos } from '#functions/candidatos/importaciones/import-candidatos.ts';
import { listFilasImportacion } from '#functions/candidatos/importaciones/list-filas-importacion.ts';
import { listImportaciones } from '#functions/candidatos/importaciones/list-importaciones.ts';
import { campoOf } from '#functions/candidatos/importaciones/propose-mapeo.ts';
import { receiveImportacion } from '#functions/candidatos/importaciones/receive-importacion.ts';
import { undoImportacion } from '#functions/candidatos/importaciones/undo-importacion.ts';
import { undoImportaciones } from '#functions/candidatos/importaciones/undo-importaciones.ts';
import { validateImportacion } from '#functions/candidatos/importaciones/validate-importacion.ts';
import { eraseCandidato } from '#functions/datos/privacidad/erase-candidato.ts';
import { startSupresion } from '#functions/datos/privacidad/start-supresion.ts';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import type { Fila, Importacion, ImportacionConMuestra } from '#shared/candidatos/importaciones/importacion.ts';
import { aCandidate, aCompany, aNota, anArea } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeEach(async () => {
  app = new TestApp();
  company = await aCompany(app);
});

const as = () => ({ as: company.operador });
const HOUR = 60 * 60 * 1000;

function upload(text: string, nombre = 'candidatos.csv') {
  const form = new FormData();
  form.append('archivo', new File([text], nombre));
  return app.call<ImportacionConMuestra>(createImportacion, { ...as(), form });
}
async function uploaded(text: string) {
  return (await upload(text)).data;
}
const validate = ({ id }: { id: string }, body = {}) =>
  app.call<ImportacionConMuestra>(validateImportacion, { ...as(), params: { id }, body });
const confirm = ({ id }: { id: string }, body = {}) =>
  app.call<Importacion>(confirmImportacion, { ...as(), params: { id }, body });
const undo = ({ id }: { id: string }) => app.call<Importacion>(undoImportacion, { ...as(), params: { id } });
const read = async ({ id }: { id: string }) =>
  (await app.call<ImportacionConMuestra>(getImportacion, { ...as(), params: { id } })).data;
const filas = async ({ id }: { id: string }, query: Record<string, string> = {}) =>
  (await app.call<Fila[]>(listFilasImportacion, { ...as(), params: { id }, query })).data;
const candidatos = () => app.table.all().filter(({ tipo }) => tipo === 'CANDIDATO') as unknown as Candidato[];
const candidato = async (id: string) => (await app.call<Candidato>(getCandidato, { ...as(), params: { id } })).data;
const uso = () => app.table.all().find(({ SK, PK }) => SK === 'USO' && PK === `EMPRESA#${company.empresa.id}`);
const setUso = (set: Record<string, number>) =>
  app.table.write([{ update: { PK: `EMPRESA#${company.empresa.id}`, SK: 'USO' }, set }]);

async function imported(text: string, body = {}) {
  const importacion = await uploaded(text);
  await confirm(importacion, body);
  await app.deliver(importCandidatos);
  return read(importacion);
}

const TWO = 'Nombre;Correo;Teléfono\nAna Ruiz;ana@a.test;600100200\nLuis Gil;luis@a.test;';

describe('createImportacion', () => {
  it('reads a file, recognises its columns and looks at its rows at once', async () => {
    await aCandidate(app, company.admin, { email: 'luis@a.test' });
    const { status, data } = await upload(`${TWO}\nSin correo;;`);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      estado: 'lista',
      archivo: { nombre: 'candidatos.csv', formato: 'csv' },
      columnas: ['Nombre', 'Correo', 'Teléfono'],
      mapeo: { nombre: 0, email: 1, telefono: 2 },
      muestra: [
        ['Ana Ruiz', 'ana@a.test', '600100200'],
        ['Luis Gil', 'luis@a.test', ''],
        ['Sin correo', '', ''],
      ],
      total: 3,
      revision: { nuevos: 1, duplicados: 1, conErrores: 1 },
    });
    expect(candidatos()).toHaveLength(1);
  });

  it('waits for a person when the columns say too little', async () => {
    const data = await uploaded('Quién;Dónde\nAna;ana@a.test');
    expect(data).toMatchObject({ mapeo: {}, revision: null });
    expect(await confirm(data)).toMatchObject({ status: 400, code: 'VALIDACION' });
    const { data: seen } = await validate(data, { mapeo: { nombre: 0, email: 1 } });
    expect(seen.revision).toEqual({ nuevos: 1, duplicados: 0, conErrores: 0 });
  });

  it('keeps nothing of a file that it cannot read', async () => {
    expect(await upload('Nombre;Correo')).toMatchObject({ status: 400, code: 'VALIDACION' });
    expect(await upload('%PDF-1.7', 'x.pdf')).toMatchObject({ status: 415, code: 'TIPO_NO_ADMITIDO' });
    expect(app.uploads.stored.size).toBe(0);
  });

  it('announces a large file, which is sent to the bucket and read afterwards', async () => {
    const body = { nombre: 'grande.csv', tipo: 'text/csv', tamano: TWO.length };
    const { data } = await app.call<ImportacionConMuestra & { subida: { campos: { key: string } } }>(
      createImportacion,
      { ...as(), body },
    );
    const receive = () => app.call<ImportacionConMuestra>(receiveImportacion, { ...as(), params: { id: data.id } });
    expect(data.estado).toBe('recibiendo');
    expect(await receive()).toMatchObject({ status: 404, code: 'ARCHIVO_NO_ENCONTRADO' });
    await app.uploads.put(data.subida.campos.key, { bytes: Buffer.from(TWO), contentType: 'text/csv' });
    expect((await receive()).data).toMatchObject({
      estado: 'lista',
      total: 2,
      columnas: ['Nombre', 'Correo', 'Teléfono'],
    });
    expect((await receive()).data).toMatchObject({
      estado: 'lista',
      total: 2,
      columnas: ['Nombre', 'Correo', 'Teléfono'],
    });
    expect([...app.uploads.stored.keys()].filter((key) => key.startsWith('cuarentena/'))).toEqual([]);
  });

  it.each([
    [{ nombre: 'x.pdf', tamano: 10 }, 415],
    [{ nombre: 'x.csv', tamano: 0 }, 400],
    [{ nombre: 'x.csv', tamano: 10 * 1024 * 1024 + 1 }, 413],
  ])('refuses to be sent %j', async (body, status) => {
    expect((await app.call(createImportacion, { ...as(), body })).status).toBe(status);
    expect(app.uploads.forms).toEqual([]);
  });
});

describe('validateImportacion', () => {
  it('names every problem by row and column', async () => {
    await anArea(app, company.admin, 'Diseño');
    const data = await uploaded(
      [
        'Nombre,Apellidos,Correo,Móvil,Experiencia,Área,Notas',
        'Ana,Ruiz,ana@a.test,"3,46E+10",muchos,Ventas,',
        'Luis,Gil,LUIS@a.test,600,5 años,DISEÑO,=1+1',
        'Eva,,eva,600,,,',
        'Luis,Gil,luis@A.test,,,,',
        'Sara,,sara@a.test,,,diseno,',
      ].join('\n'),
    );
    expect(data.revision).toEqual({ nuevos: 1, duplicados: 0, conErrores: 4 });
    const problems = (await filas(data)).map(({ fila, problemas }) => [
      fila,
      ...problemas.map(({ columna, mensaje }) => `${columna}: ${mensaje}`),
    ]);
    expect(problems).toEqual([
      [
        2,
        'Experiencia: Escribe un número entero de años, entre 0 y 70',
        'Área: El área «Ventas» no existe o está archivada',
        'Móvil: «3,46E+10» ha perdido cifras: da formato de texto a la columna y guárdala otra vez',
      ],
      [3, 'Notas: La celda G3 tiene una fórmula: escribe su valor'],
      [4, expect.stringContaining('Correo: Escribe un correo electrónico válido')],
      [5, ': Este correo ya está en la fila 3 del archivo'],
    ]);
  });

  it('pages through the rows, and finds those of one kind', async () => {
    await aCandidate(app, company.admin, { email: 'ana@a.test' });
    const data = await uploaded(`${TWO}\nA;a\nB;b\nC;c`);
    const call = (query: Record<string, string>) =>
      app.call<Fila[]>(listFilasImportacion, { ...as(), params: { id: data.id }, query });
    const first = await call({ limit: '2', resultado: 'error' });
    expect(first.data.map(({ fila }) => fila)).toEqual([4, 5]);
    const second = await call({ limit: '2', resultado: 'error', cursor: first.nextCursor ?? '' });
    expect([second.data.map(({ fila }) => fila), second.nextCursor]).toEqual([[6], undefined]);
    expect((await call({ resultado: 'duplicado' })).data).toMatchObject([{ fila: 2, email: 'ana@a.test' }]);
    expect(await call({ cursor: 'no' })).toMatchObject({ status: 400, code: 'CURSOR_INVALIDO' });
  });

  it.each([
    [{ nombre: 0, email: 0 }, /más de un dato/],
    [{ nombre: 0, email: 9 }, /no está en el archivo/],
    [{ nombre: 0 }, /Correo electrónico/],
  ])('refuses the columns %j', async (mapeo, message) => {
    const data = await uploaded(TWO);
    const answer = await validate(data, { mapeo });
    expect(answer).toMatchObject({ status: 400, code: 'VALIDACION', message: expect.stringMatching(message) });
    expect((await read(data)).mapeo).toEqual({ nombre: 0, email: 1, telefono: 2 });
  });
});

describe('Columns are recognised by what people call them', () => {
  it.each([
    ['Años', 'experiencia_años'],
    ['EXPERIENCIA LABORAL', 'experiencia_años'],
    ['Nombres', 'nombre'],
    ['Correo-e', 'email'],
    ['Observaciones', 'notas'],
    ['Edad', undefined],
  ])('%s', (encabezado, campo) => expect(campoOf(encabezado)).toBe(campo));
});

describe('importCandidatos', () => {
  it('makes candidates with all that their rows say, and tells who began it', async () => {
    const area = await anArea(app, company.admin, 'Diseño');
    const done = await imported(
      'Nombre,Apellidos,Correo,Área,Años de experiencia,Habilidades,País,Origen\n' +
        'Íñigo,Muñoz Peña,INIGO@a.test,diseno,"7,5 años","Figma; Java, figma",España,Web',
    );
    expect(done).toMatchObject({ estado: 'terminada', procesadas: 1, creados: 1, conErrores: 0, motivo: '' });
    expect(done.deshacerHasta).toBe(new Date(app.clock.getTime() + 24 * HOUR).toISOString());
    expect(candidatos()).toMatchObject([
      {
        nombre: 'Íñigo Muñoz Peña',
        email: 'inigo@a.test',
        areaId: area.id,
        experiencia_años: 7,
        habilidades: ['figma', 'Java'],
        pais: 'España',
        fuente: 'Web',
        estado: 'nuevo',
        version: 1,
      },
    ]);
    expect(uso()).toMatchObject({ candidatos: 1 });
    await app.deliver(createNotificaciones);
    const told = app.table.all().filter(({ tipo }) => tipo === 'NOTIFICACION');
    expect(told.map(({ PK, title, message }) => [PK, title, message])).toContainEqual([
      `USUARIO#${company.operador.id}`,
      'Importación terminada',
      'Se ha importado 1 candidato.',
    ]);
  });

  it('makes nothing twice when its messages come again, nor when a block was left half-way', async () => {
    const importacion = await uploaded(TWO);
    await confirm(importacion);
    // The second row breaks after the first one was made.
    const write = app.table.write.bind(app.table);
    let made = 0;
    app.table.write = async (writes) => {
      const makes = writes.some((each) => 'put' in each && each.put.tipo === 'CANDIDATO');
      if (makes && ++made === 2) throw new Error('ServiceUnavailable');
      await write(writes);
    };
    expect((await app.deliver(importCandidatos)).failed).toBe(1);
    app.table.write = write;
    expect(candidatos()).toHaveLength(1);
    await app.deliver(importCandidatos);
    await app.deliver(importCandidatos);
    expect(await read(importacion)).toMatchObject({ estado: 'terminada', creados: 2, omitidos: 0 });
    expect(candidatos().map(({ email }) => email)).toEqual(['ana@a.test', 'luis@a.test']);
    expect(uso()).toMatchObject({ candidatos: 2 });
  });

  it('goes on in runs of its own when there is much to do', async () => {
    await setUso({ limiteCandidatos: -1 });
    const rows = Array.from({ length: 450 }, (_, n) => `Persona ${n},p${n}@a.test`);
    const importacion = await uploaded(`Nombre,Correo\n${rows.join('\n')}`);
    await confirm(importacion);
    const now = app.deps.now;
    Object.assign(app.deps, {
      now: () => {
        app.advance(200);
        return app.clock;
      },
    });
    let deliveries = 0;
    while ((await read(importacion)).estado === 'importando' && deliveries++ < 10) await app.deliver(importCandidatos);
    Object.assign(app.deps, { now });
    expect(deliveries).toBeGreaterThan(1);
    expect(await read(importacion)).toMatchObject({ estado: 'terminada', procesadas: 450, creados: 450 });
    expect(candidatos()).toHaveLength(450);
    // Sorted by id, they stand as in the file.
    expect(
      candidatos()
        .map(({ id, nombre }) => [id, nombre])
        .toSorted()[449]?.[1],
    ).toBe('Persona 449');
  });

  it('leaves existing candidates alone, or changes only what their row says', async () => {
    const text = 'Nombre,Correo,Ciudad,Puesto\nAna R.,ana@a.test,Cádiz,';
    const { id } = await aCandidate(app, company.admin, { nombre: 'Ana', email: 'ana@a.test', puesto: 'Analista' });
    expect(await imported(text)).toMatchObject({ omitidos: 1, actualizados: 0 });
    expect(await candidato(id)).toMatchObject({ nombre: 'Ana', ciudad: '', version: 1 });
    expect(await imported(text, { duplicados: 'actualizar' })).toMatchObject({ omitidos: 0, actualizados: 1 });
    expect(await candidato(id)).toMatchObject({ nombre: 'Ana R.', ciudad: 'Cádiz', puesto: 'Analista', version: 2 });
    expect(await imported(text, { duplicados: 'actualizar' })).toMatchObject({ omitidos: 1, actualizados: 0 });
    expect(await candidato(id)).toMatchObject({ version: 2 });
  });

  it('stops at the limit of the plan and says for which rows there was no room', async () => {
    await setUso({ limiteCandidatos: 1 });
    const done = await imported(TWO);
    expect(done).toMatchObject({ estado: 'terminada', creados: 1, sinSitio: 1 });
    expect(await filas(done, { resultado: 'sin_sitio' })).toMatchObject([
      { fila: 3, problemas: [{ mensaje: expect.stringContaining('Tu plan permite 1 candidatos') }] },
    ]);
    expect(uso()).toMatchObject({ candidatos: 1 });
  });

  it('leaves a state that people see when it gives up, and goes on where it stopped', async () => {
    const importacion = await uploaded(TWO);
    await confirm(importacion);
    app.uploads.broken = true;
    await app.deliver(importCandidatos, { receives: 3 });
    app.uploads.broken = false;
    expect(await read(importacion)).toMatchObject({
      estado: 'fallida',
      motivo: expect.stringContaining('continuarla'),
    });
    expect((await confirm(importacion)).data.estado).toBe('importando');
    await app.deliver(importCandidatos);
    expect(await read(importacion)).toMatchObject({ estado: 'terminada', creados: 2, motivo: '' });
  });

  it('stops when the company has become read-only', async () => {
    const importacion = await uploaded(TWO);
    await confirm(importacion);
    await app.table.write([
      { update: { PK: `EMPRESA#${company.empresa.id}`, SK: 'EMPRESA' }, set: { estado: 'suspendida' } },
    ]);
    await app.deliver(importCandidatos);
    expect(candidatos()).toEqual([]);
    expect(await read(importacion)).toMatchObject({ estado: 'fallida', motivo: expect.stringContaining('suspendida') });
  });

  it('begins once', async () => {
    const importacion = await uploaded(TWO);
    expect((await confirm(importacion)).status).toBe(202);
    expect(await confirm(importacion)).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
    expect(await validate(importacion)).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
  });

  it('keeps rows and columns only as long as they are needed', async () => {
    await imported(TWO);
    expect([...app.uploads.stored.keys()].map((key) => key.split('/').at(-1))).toEqual(['importadas-0000.json']);
  });
});

describe('exportImportacion', () => {
  it('answers what came of each row, harmless for spreadsheets', async () => {
    const { id } = await imported('Nombre,Correo\n@cmd|x,ana@a.test\nLuis,no');
    const { text, headers } = await app.call(exportImportacion, { ...as(), params: { id } });
    expect(headers['content-disposition']).toBe('attachment; filename="importacion_2026-03-02.csv"');
    expect(text.split('\r\n').slice(0, 3)).toEqual([
      '\ufeffFila,Resultado,Nombre,Correo electrónico,Motivo',
      `2,Creado,"'@cmd|x",ana@a.test,`,
      expect.stringMatching(/^3,Con errores,Luis,no,"?Correo: Escribe un correo electrónico válido/),
    ]);
  });
});

describe('Somebody whose data was erased', () => {
  const erase = async (email: string) => {
    const { id, nombre } = candidatos().find((each) => each.email === email) as Candidato;
    const body = { confirmacion: nombre };
    await app.call(startSupresion, { as: company.admin, params: { id }, body });
    await app.deliver(eraseCandidato);
  };
  const emails = () => candidatos().map(({ email }) => email);

  it('is not brought back by the same file: the review and the result say so', async () => {
    await imported(TWO);
    await erase('ana@a.test');
    const again = await uploaded(TWO);
    expect(again.revision).toEqual({ nuevos: 0, duplicados: 1, conErrores: 1 });
    const [fila] = await filas(again);
    expect(fila).toMatchObject({ resultado: 'error', problemas: [{ mensaje: /se suprimieron.*a mano/ }] });
    await confirm(again, { duplicados: 'actualizar' });
    await app.deliver(importCandidatos);
    expect(await read(again)).toMatchObject({ estado: 'terminada', creados: 0, conErrores: 1 });
    expect(emails()).toEqual(['luis@a.test']);
  });

  it('is not brought back by an import that was looked at before, nor by undoing one', async () => {
    await aCandidate(app, company.admin, { nombre: 'Ana Ruiz', email: 'ana@a.test' });
    const waiting = await uploaded(TWO);
    await erase('ana@a.test');
    await confirm(waiting);
    await app.deliver(importCandidatos);
    expect(await read(waiting)).toMatchObject({ creados: 1, conErrores: 1 });

    const changed = await imported('Nombre;Correo;Teléfono\nLuis Gil;luis@a.test;699', { duplicados: 'actualizar' });
    expect(changed).toMatchObject({ actualizados: 1 });
    await erase('luis@a.test');
    await undo(changed);
    await undo(waiting);
    await app.deliver(undoImportaciones);
    expect(await read(changed)).toMatchObject({ estado: 'deshecha', restaurados: 0 });
    expect(emails()).toEqual([]);
    expect(JSON.stringify(app.table.all())).not.toContain('luis@a.test');
  });

  it('may apply again: whom a person has added since is known like anybody', async () => {
    await imported(TWO);
    await erase('ana@a.test');
    await aCandidate(app, company.admin, { nombre: 'Ana Ruiz', email: 'ana@a.test' });
    const done = await imported(TWO, { duplicados: 'actualizar' });
    expect(done).toMatchObject({ actualizados: 1, omitidos: 1, conErrores: 0 });
  });
});

describe('undoImportacion', () => {
  const undone = async (importacion: { id: string }) => {
    await undo(importacion);
    await app.deliver(undoImportaciones);
    return read(importacion);
  };

  it('removes what was created and gives changed ones their values back', async () => {
    const ana = await aCandidate(app, company.admin, { nombre: 'Ana', email: 'ana@a.test', telefono: '1' });
    const before = await candidato(ana.id);
    const done = await imported(TWO, { duplicados: 'actualizar' });
    expect(await candidato(ana.id)).toMatchObject({ nombre: 'Ana Ruiz', telefono: '600100200' });
    expect(await undone(done)).toMatchObject({ estado: 'deshecha', eliminados: 1, restaurados: 1, conservados: 0 });
    expect(candidatos().map(({ email }) => email)).toEqual(['ana@a.test']);
    const { version: _, fechaActualizacion: __, ...restored } = await candidato(ana.id);
    expect(before).toMatchObject(restored);
    expect(uso()).toMatchObject({ candidatos: 1 });
    // Nothing is left that would keep the e-mail taken.
    expect((await app.call(createCandidato, { ...as(), body: { nombre: 'Luis', email: 'luis@a.test' } })).status).toBe(
      201,
    );
  });

  it('keeps and lists what somebody has touched since', async () => {
    const ana = await aCandidate(app, company.admin, { nombre: 'Ana', email: 'ana@a.test' });
    const done = await imported(TWO, { duplicados: 'actualizar' });
    for (const { id } of candidatos()) {
      const { nombre, email, version } = await candidato(id);
      await app.call(updateCandidato, { ...as(), params: { id }, body: { nombre, email, ciudad: 'Lugo', version } });
    }
    expect(await undone(done)).toMatchObject({ estado: 'deshecha', eliminados: 0, restaurados: 0, conservados: 2 });
    expect(await candidato(ana.id)).toMatchObject({ nombre: 'Ana Ruiz', ciudad: 'Lugo' });
    expect(await filas(done)).toMatchObject([
      { resultado: 'conservado', problemas: [{ mensaje: expect.stringContaining('después de la importación') }] },
      { resultado: 'conservado', problemas: [{ mensaje: expect.stringContaining('después de la importación') }] },
    ]);
  });

  it('keeps a candidate with notes: somebody has worked with them', async () => {
    const done = await imported(TWO);
    await aNota(app, company.operador, candidatos()[0]?.id ?? '', 'Llamar el lunes');
    expect(await undone(done)).toMatchObject({ estado: 'deshecha', eliminados: 1, conservados: 1 });
    expect(candidatos()).toHaveLength(1);
  });

  it('undoes nothing twice when its messages come again', async () => {
    await aCandidate(app, company.admin, { nombre: 'Ana', email: 'ana@a.test' });
    const done = await imported(TWO, { duplicados: 'actualizar' });
    await undo(done);
    const put = app.uploads.put.bind(app.uploads);
    // Done, but not counted: the run is repeated from the beginning of its block.
    app.uploads.put = async () => {
      throw new Error('ServiceUnavailable');
    };
    expect((await app.deliver(undoImportaciones)).failed).toBe(1);
    app.uploads.put = put;
    await app.deliver(undoImportaciones);
    await app.deliver(undoImportaciones);
    expect(await read(done)).toMatchObject({ estado: 'deshecha', eliminados: 1, restaurados: 1, conservados: 0 });
  });

  it('is possible for 24 hours', async () => {
    const done = await imported(TWO);
    app.advance(24 * HOUR + 1);
    expect(await undo(done)).toMatchObject({
      status: 409,
      code: 'ESTADO_NO_PERMITE',
      message: expect.stringContaining('24 horas'),
    });
    expect(candidatos()).toHaveLength(2);
  });

  it('is refused before the import has ended', async () => {
    const importacion = await uploaded(TWO);
    expect(await undo(importacion)).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
  });
});

describe('listImportaciones', () => {
  it('lists the company’s own, newest first', async () => {
    const first = await uploaded(TWO);
    const second = await uploaded(TWO);
    const { data } = await app.call<Importacion[]>(listImportaciones, as());
    expect(data.map(({ id }) => id)).toEqual([second.id, first.id]);
    const other = await aCompany(app, { nombreLegal: 'Beta S.A.', nombreComercial: 'Beta' });
    expect((await app.call<Importacion[]>(listImportaciones, { as: other.admin })).data).toEqual([]);
    const params = { id: first.id };
    for (const endpoint of [getImportacion, confirmImportacion, undoImportacion, exportImportacion]) {
      const answer = await app.call(endpoint as typeof getImportacion, { as: other.admin, params, body: {} });
      expect([answer.status, answer.code]).toEqual([404, 'IMPORTACION_NO_ENCONTRADA']);
    }
  });
});
