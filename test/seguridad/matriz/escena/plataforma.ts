import { configuracionId } from '#functions/empresas/configuraciones/configuracion.repository.ts';
import type { Subida } from '#shared/documentos/documento.ts';
import { aTxt } from '../../../documentos/archivos.ts';
import { aPng } from '../../../support/pictures.ts';
import { anOpenSession } from '../../../support/scenarios.ts';
import { callOk } from './call.ts';
import type { Base } from './empresa.ts';

/** What stands in a company's partition and is reached by routes of the platform: settings, plan, e-mails, audit log. */
export async function addPlataforma({ app, superadmin, admin, operador, canario, id }: Base) {
  const entrada = { empresaId: id, nombre: 'color.boton', valor: `verde ${canario}` };
  await callOk(app, 'createConfiguracion', { as: admin, body: entrada });
  const { version } = await callOk<{ version: number }>(app, 'getEmpresa', { as: superadmin, params: { id } });
  const misionEmpresa = `Volar como ${canario}`;
  const planEstrategico = { nombre: `Plan ${canario}`, descripcion: '', contenido_texto: `Volar con ${canario}` };
  await callOk(app, 'updateEmpresa', {
    as: superadmin,
    params: { id },
    body: { planEstrategico, misionEmpresa, version },
  });
  const sendPlan = async () => {
    const bytes = aTxt();
    const body = { nombre: `${canario}.txt`, tipo: '', tamano: bytes.length };
    const answer = await callOk<{ subida: Subida }>(app, 'uploadPlanEstrategico', {
      as: superadmin,
      params: { id },
      body,
    });
    await app.uploads.put(String(answer.subida.campos.key), { bytes, contentType: '' });
    return answer.subida.id;
  };
  const confirm = { subidaId: await sendPlan() };
  await callOk(app, 'confirmPlanEstrategico', { as: superadmin, params: { id }, body: confirm });
  const planSubidaId = await sendPlan();
  const logo = new FormData();
  logo.set('logo', new Blob([new Uint8Array(aPng({ width: 64, height: 64 }))], { type: 'image/png' }), 'logo.png');
  await callOk(app, 'updateLogo', { as: admin, form: logo });
  const invitado = await callOk<{ id: string }>(app, 'inviteUsuario', {
    as: admin,
    body: { nombre: `Invitada ${canario}`, email: `invitada@${canario}.test`.toLowerCase(), rol: 'operador' },
  });
  const { syncUsuario } = await import('#functions/empresas/usuarios/sync-usuario.ts');
  await app.deliver(syncUsuario);

  const of = (tipo: string) =>
    app.table.all().filter((item) => item.tipo === tipo && item.PK.startsWith(`EMPRESA#${id}`));
  const correo = of('CORREO')[0];
  const fallido = { ...correo, estado: 'fallido', error: `No cabe en ${canario}` };
  if (correo) await app.table.write([{ put: { ...correo, ...fallido } }]);
  const auditoria = of('AUDITORIA')[0];
  const avisos: Record<string, string> = {};
  const { createNotificaciones } = await import('#functions/avisos/notificaciones/create-notificaciones.ts');
  await app.deliver(createNotificaciones);
  for (const [name, persona] of Object.entries({ admin, operador })) {
    const aviso = app.table
      .all()
      .find(({ PK, tipo }) => PK.startsWith(`USUARIO#${persona.id}`) && tipo === 'NOTIFICACION');
    if (aviso) avisos[`${name}AvisoId`] = String(aviso.id);
    avisos[`${name}SesionId`] = await anOpenSession(app, persona);
  }
  return {
    empresaVersion: String(of('EMPRESA')[0]?.version),
    suscripcionId: String(of('SUSCRIPCION')[0]?.id),
    configuracionId: configuracionId(id, 'color.boton'),
    planSubidaId,
    invitadoId: invitado.id,
    correoId: String(correo?.id),
    auditoriaId: String(auditoria?.id),
    ...avisos,
  };
}
