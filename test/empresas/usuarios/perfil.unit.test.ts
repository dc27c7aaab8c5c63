import { beforeEach, describe, expect, it } from 'vitest';
import { getPerfil } from '#functions/empresas/usuarios/get-perfil.ts';
import { updatePerfil } from '#functions/empresas/usuarios/update-perfil.ts';
import { usuarioRepository } from '#functions/empresas/usuarios/usuario.repository.ts';
import { completitudDe, partesPendientes } from '#shared/empresas/usuarios/completitud.ts';
import type { Perfil } from '#shared/empresas/usuarios/perfil.ts';
import { aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let as: { id: string };
let empresaId: string;

beforeEach(async () => {
  app = new TestApp();
  const { admin, empresa } = await aCompany(app);
  as = admin;
  empresaId = empresa.id;
});

const read = async () => (await app.call<Perfil>(getPerfil, { as })).data;
const save = (body: Record<string, unknown>) => app.call<Perfil>(updatePerfil, { as, body: { version: 1, ...body } });

const EVERYTHING = {
  nombre: 'Águeda',
  apellidos: 'Ríos Soto',
  telefono: '+34 910 000 101',
  telefonoMovil: '+57 300 000 0101',
  puesto: 'Directora de selección',
  departamento: 'Personas',
  biografia: 'Quince años en selección.\nMe gusta escuchar.',
  fechaNacimiento: '1984-02-29',
  genero: 'femenino',
  direccion: {
    calle: 'Carrera 7 # 12-34',
    ciudad: 'Bogotá',
    estado: 'Cundinamarca',
    codigoPostal: '110111',
    pais: 'Colombia',
  },
  redesSociales: {
    linkedin: 'https://www.linkedin.com/in/agueda',
    twitter: 'https://x.com/agueda',
    github: 'https://github.com/agueda',
    website: 'https://agueda.example/sobre-mi',
  },
  configuracion: {
    idioma: 'es',
    zonaHoraria: 'Europe/Madrid',
    notificaciones: {
      email: false,
      push: true,
      sms: false,
      entrevistas: false,
      recordatorios: true,
      reporteSemanal: false,
      reporteMensual: true,
    },
    privacidad: { perfilPublico: true, mostrarEmail: true, mostrarTelefono: false },
  },
};

describe('GET /api/perfil', () => {
  it("answers the specification's defaults for a user who never saved a profile", async () => {
    expect(await read()).toMatchObject({
      id: as.id,
      titulo: '',
      puesto: '',
      genero: 'prefiero_no_decir',
      fechaNacimiento: null,
      direccion: { pais: 'Colombia', ciudad: '' },
      redesSociales: { linkedin: '' },
      configuracion: {
        idioma: 'es',
        zonaHoraria: 'America/Bogota',
        notificaciones: { email: true, push: true, sms: false, entrevistas: true, recordatorios: true },
        privacidad: { perfilPublico: false, mostrarEmail: false, mostrarTelefono: false },
      },
      completitudPerfil: 10,
      verificado: true,
      avatarUrl: null,
      version: 1,
    });
  });
});

describe('PUT /api/perfil', () => {
  it('keeps every field and answers the updated user', async () => {
    const answer = await save(EVERYTHING);
    expect([answer.status, answer.message]).toEqual([200, 'Perfil actualizado correctamente']);
    expect(answer.data).toMatchObject({ ...EVERYTHING, titulo: EVERYTHING.puesto, version: 2, completitudPerfil: 90 });
    expect(await read()).toEqual(answer.data);
  });

  it('leaves alone what is not sent, and empties a text that is sent empty', async () => {
    await save(EVERYTHING);
    const { data } = await save({
      version: 2,
      apellidos: '',
      fechaNacimiento: '',
      direccion: { ciudad: 'Cali' },
      configuracion: { notificaciones: { email: true } },
    });
    expect(data).toMatchObject({
      ...EVERYTHING,
      apellidos: '',
      fechaNacimiento: null,
      direccion: { ...EVERYTHING.direccion, ciudad: 'Cali' },
      configuracion: {
        ...EVERYTHING.configuracion,
        notificaciones: { ...EVERYTHING.configuracion.notificaciones, email: true },
      },
    });
  });

  it('takes titulo for puesto, and refuses two different ones', async () => {
    expect((await save({ titulo: 'Gerente' })).data).toMatchObject({ titulo: 'Gerente', puesto: 'Gerente' });
    expect(await save({ titulo: 'Gerente', puesto: 'Otra cosa' })).toMatchObject({
      status: 400,
      details: [{ path: 'titulo' }],
    });
  });

  it('keeps the item that every request reads small', async () => {
    await save(EVERYTHING);
    const item = await app.table.get({ PK: `USUARIO#${as.id}`, SK: 'USUARIO' });
    for (const field of ['biografia', 'direccion', 'redesSociales', 'fechaNacimiento'])
      expect(item).not.toHaveProperty(field);
    expect(item).toMatchObject({ nombre: 'Águeda', configuracion: { zonaHoraria: 'Europe/Madrid' } });
  });

  it("moves the user within the company's list, which is sorted by name", async () => {
    await save({ nombre: 'Águeda' });
    const { items } = await usuarioRepository(app.table).listOfEmpresa(empresaId);
    expect(items.map(({ nombre }) => nombre)).toEqual(['Águeda', 'Persona operador']);
  });

  it('adds a scheme to an address that was written without one', async () => {
    const { data } = await save({ redesSociales: { linkedin: 'linkedin.com/in/ana', website: '' } });
    expect(data.redesSociales).toMatchObject({ linkedin: 'https://linkedin.com/in/ana', website: '' });
  });

  it.each([
    ['email', 'otra@correo.test'],
    ['rol', 'superadmin'],
    ['empresaId', 'emp_x'],
    ['empresa', { id: 'emp_x' }],
    ['activo', false],
    ['permisos', ['manage_empresas']],
    ['avatarUrl', 'https://evil.example/x.svg'],
    ['sub', 'sub-x'],
    ['sesionesDesde', 0],
    ['completitudPerfil', 100],
    ['id', 'usr_x'],
    ['PK', 'EMPRESA#x'],
    ['noExiste', 1],
  ])('refuses %s, which nobody changes here', async (field, value) => {
    const before = app.table.all();
    expect(await save({ nombre: 'Ana', [field]: value })).toMatchObject({
      status: 400,
      code: 'VALIDACION',
      details: [{ path: field }],
    });
    expect(app.table.all()).toEqual(before);
  });

  it.each([
    ['nombre', 'A'],
    ['nombre', ''],
    ['nombre', 'Ana\nBcc: x'],
    ['telefono', '12'],
    ['telefono', 'llámame'],
    ['telefonoMovil', '+++---'],
    ['fechaNacimiento', '2025-02-29'],
    ['fechaNacimiento', '29/02/1984'],
    ['fechaNacimiento', '1984-13-01'],
    ['fechaNacimiento', '2999-01-01'],
    ['fechaNacimiento', '1899-12-31'],
    ['fechaNacimiento', new Date().toISOString().slice(0, 10)],
    ['genero', 'x'],
    ['biografia', 'x'.repeat(1001)],
    ['direccion.ciudad', 'x'.repeat(101)],
    ['redesSociales.linkedin', 'https://linkedin.com.evil.example/in/ana'],
    ['redesSociales.linkedin', 'https://evillinkedin.com/in/ana'],
    ['redesSociales.linkedin', 'javascript:alert(1)'],
    ['redesSociales.twitter', 'https://github.com/ana'],
    ['redesSociales.github', 'http://github.com/ana'],
    ['redesSociales.website', 'https://ana:clave@sitio.example'],
    ['redesSociales.website', 'data:text/html,x'],
    ['redesSociales.website', 'https://localhost'],
    ['configuracion.idioma', 'en'],
    ['configuracion.zonaHoraria', 'Marte/Olympus'],
    ['configuracion.notificaciones.email', 'sí'],
    ['configuracion.notificaciones.paloma', true],
    ['configuracion.privacidad.perfilPublico', 1],
  ])('refuses %s %j below that field', async (path, value) => {
    const body = path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
    const answer = await save(body as Record<string, unknown>);
    expect(answer).toMatchObject({ status: 400, code: 'VALIDACION' });
    expect(answer.details?.[0]?.path).toBe(path);
    expect((await read()).version).toBe(1);
  });

  it('lets one of two savers win; the other is told, and nothing of theirs is stored', async () => {
    const [first, second] = await Promise.all([save({ departamento: 'Uno' }), save({ departamento: 'Dos' })]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    expect(await save({ departamento: 'Tarde' })).toMatchObject({ status: 409, code: 'VERSION_OBSOLETA' });
    expect((await read()).departamento).not.toBe('Tarde');
  });

  it('belongs to the caller alone, the superadmin too', async () => {
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    const answer = await app.call<Perfil>(updatePerfil, { as: superadmin, body: { nombre: 'Elena', version: 1 } });
    expect(answer.data).toMatchObject({ id: superadmin.id, nombre: 'Elena', empresaId: null });
    expect((await read()).nombre).not.toBe('Elena');
  });
});

describe('completitudPerfil', () => {
  const empty = {
    telefonoMovil: '',
    puesto: '',
    departamento: '',
    biografia: '',
    fechaNacimiento: null,
    direccion: { ciudad: '' },
    redesSociales: { linkedin: '' },
    avatarUrl: null,
  };

  it('goes from 10 to 100, a tenth for each part, and names what is missing', () => {
    expect(completitudDe(empty)).toBe(10);
    expect(partesPendientes(empty)).toHaveLength(9);
    expect(completitudDe({ ...empty, telefonoMovil: '600000000' })).toBe(20);
    expect(completitudDe({ ...empty, telefono: '910000000', telefonoMovil: '600000000' })).toBe(20);
    const full = {
      ...EVERYTHING,
      avatarUrl: '/uploads/avatars/x.jpg',
    };
    expect(completitudDe(full)).toBe(100);
    expect(partesPendientes(full)).toEqual([]);
  });
});
