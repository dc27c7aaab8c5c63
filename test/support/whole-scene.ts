import { createImportacion } from '#functions/candidatos/importaciones/create-importacion.ts';
import { createImportacionDatos } from '#functions/datos/datos/create-importacion-datos.ts';
import { configuracionId } from '#functions/empresas/configuraciones/configuracion.repository.ts';
import { createConfiguracion } from '#functions/empresas/configuraciones/create-configuracion.ts';
import { sendAyuda } from '#functions/entrevistas/sala/send-ayuda.ts';
import type { IdsByDomain } from './sample-bodies.ts';
import { aCandidate, aCompany, aFinishedInterview, aNota, anArea } from './scenarios.ts';
import type { TestApp } from './test-app.ts';

/**
 * Two companies with one of everything: who may be asking, ids of what is company A's, texts that only A may read, and
 * A's partition as text.
 */
export async function wholeScene(app: TestApp) {
  const a = await aFinishedInterview(app);
  const { analyzeEntrevista } = await import('#functions/informes/informes/analyze-entrevista.ts');
  await app.deliver(analyzeEntrevista);
  const area = await anArea(app, a.admin, 'Jaula Dorada');
  const canary = await aCandidate(app, a.admin, {
    nombre: 'Canario Amarillo',
    email: 'canario@a.test',
    areaId: area.id,
  });
  const b = await aCompany(app, { nombreLegal: 'Beta S.A.', nombreComercial: 'Beta' });
  const people: Record<string, { id: string; email: string }> = {
    superadmin: a.superadmin,
    adminA: a.admin,
    operadorA: a.operador,
    adminB: b.admin,
    operadorB: b.operador,
    inactive: await app.addUsuario({ rol: 'admin', empresaId: a.empresa.id }),
    unknownRole: await app.addUsuario({ rol: 'admin', empresaId: a.empresa.id }),
    withoutCompany: await app.addUsuario({ rol: 'admin', empresaId: null }),
  };
  await app.table.write([{ update: { PK: `USUARIO#${people.inactive?.id}`, SK: 'USUARIO' }, set: { activo: false } }]);
  await app.table.write([{ update: { PK: `USUARIO#${people.unknownRole?.id}`, SK: 'USUARIO' }, set: { rol: 'jefe' } }]);
  const entrada = { empresaId: a.empresa.id, nombre: 'color.boton', valor: 'verde pistacho' };
  const { status, text } = await app.call(createConfiguracion, { as: a.admin, body: entrada });
  if (status !== 201) throw new Error(text);
  const archivo = new FormData();
  archivo.append('archivo', new File(['Nombre;Correo\nCanario Amarillo;canario@a.test'], 'candidatos.csv'));
  const { data: importacion } = await app.call<{ id: string }>(createImportacion, { as: a.admin, form: archivo });
  const asked = { as: a.admin, body: { nombre: 'datos.json', tamano: 1000 } };
  const { data: operacion } = await app.call<{ id: string }>(createImportacionDatos, asked);
  const { entrevista } = a;
  const { createInformesZip } = await import('#functions/informes/informes-pdf/create-informes-zip.ts');
  const { data: zip } = await app.call<{ id: string }>(createInformesZip, {
    as: a.admin,
    body: { entrevistaIds: [entrevista.id] },
  });
  await app.call(sendAyuda, { params: a.params, body: { motivo: 'otro', mensaje: 'Pregunta por su jaula' } });
  const atencion = app.table.all().find(({ SK }) => SK.startsWith('ATENCION#'));
  const correo = String(app.table.all().find(({ tipo, empresaId }) => tipo === 'CORREO' && empresaId)?.id);
  const idsOfA: IdsByDomain = {
    areas: { id: area.id },
    atencion: { entrevistaId: entrevista.id, id: String(atencion?.id) },
    candidatos: { id: canary.id },
    correos: { plantilla: 'solicitudRechazada' },
    cuidado: { linea: 'es-024', texto: 'rv.2.a' },
    resendCorreo: { id: correo },
    curriculums: { id: canary.id },
    privacidad: { id: canary.id },
    conservacion: { id: canary.id },
    notas: { id: canary.id, notaId: (await aNota(app, a.admin, canary.id, 'Cantó en la entrevista')).id },
    entrevistas: { id: entrevista.id },
    datos: { id: operacion.id },
    importaciones: { id: importacion.id },
    informes: { entrevistaId: entrevista.id },
    'informes-pdf': { entrevistaId: entrevista.id, zipId: zip.id },
    empresas: { id: a.empresa.id },
    configuracion: { empresaId: a.empresa.id, proveedor: 'claude' },
    licencias: { id: a.empresa.id },
    'planes-estrategicos': { id: a.empresa.id },
    purgas: { id: a.empresa.id },
    notificaciones: { id: 'evt_x' },
    exportaciones: { tipo: 'usuarios', id: 'exp_x' },
    configuraciones: {
      empresaId: a.empresa.id,
      id: configuracionId(a.empresa.id, 'color.boton'),
      nombre: 'color.boton',
    },
    usuarios: { id: (await app.addUsuario({ rol: 'operador', empresaId: a.empresa.id })).id },
    assignServicios: { id: a.empresa.id },
    'servicios-hr': { codigo: 'test-vocacional', version: '1' },
    sistema: { trabajo: 'send-correo' },
    sala: a.params,
  };
  const secretsOfA = [
    'Cantó en la entrevista',
    'Pregunta por su jaula',
    'verde pistacho',
    area.nombreArea,
    canary.nombre,
    canary.email,
    a.candidato.email,
    a.params.accessToken,
  ];
  const partitionOfA = () =>
    JSON.stringify(app.table.all().filter(({ PK }) => PK.startsWith(`EMPRESA#${a.empresa.id}`)));
  return { people, idsOfA, secretsOfA, partitionOfA };
}
