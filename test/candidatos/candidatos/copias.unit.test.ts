import { beforeAll, describe, expect, it } from 'vitest';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { getCandidato } from '#functions/candidatos/candidatos/get-candidato.ts';
import { updateCandidato } from '#functions/candidatos/candidatos/update-candidato.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { getEmpresa } from '#functions/empresas/empresas/get-empresa.ts';
import { updateEmpresa } from '#functions/empresas/empresas/update-empresa.ts';
import { updateEmpresaNombre } from '#functions/empresas/usuarios/update-empresa-nombre.ts';
import { followCandidato } from '#functions/informes/informes/follow-candidato.ts';
import { ALL_ENDPOINTS, loadEndpoint } from '../../support/endpoints.ts';
import { aBooking, aNota, aReport } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

/** Names and addresses are copied to many places; a correction reaches every one of them. */

const OLD = { nombre: 'Eufrasia Valdepeñas', email: 'eufrasia.mal@correo.test', puesto: 'Sobrestante' };
const NEW = { nombre: 'Eulalia Balaguer', email: 'eulalia.bien@correo.test', puesto: 'Aparejadora' };
const OLD_EMPRESA = 'Talleres Zurriaga';
const NEW_EMPRESA = 'Forja Amezcua';

/** Routes that tell what happened, as it was then, and what of the old they may have. */
const TELL_WHAT_HAPPENED: Record<string, readonly string[]> = {
  // To whom and by what name each message went.
  listCorreos: [OLD.nombre, OLD.email, OLD_EMPRESA],
  // What people were told at that moment.
  listNotificaciones: [OLD.nombre, OLD_EMPRESA],
  // Who changed what.
  listAuditoria: [OLD_EMPRESA],
};

async function settle(app: TestApp) {
  for (const job of [followCandidato, updateEmpresaNombre, createNotificaciones, sendCorreo]) await app.deliver(job);
}

const SCENES = { 'whose interview is booked': aBooking, 'who has a report': aReport };

describe.each(Object.entries(SCENES))('What a candidate was called, %s,', (_, make) => {
  const app = new TestApp();
  const answers: { operation: string; text: string }[] = [];

  beforeAll(async () => {
    const { admin, superadmin, empresa, entrevista, candidato, params: link } = await make(app);
    const person = { get: getCandidato, update: updateCandidato, of: { as: admin, params: { id: candidato.id } } };
    const company = { get: getEmpresa, update: updateEmpresa, of: { as: superadmin, params: { id: empresa.id } } };
    const correct = async ({ get, update, of }: typeof person | typeof company, changes: object) => {
      const { data } = await app.call<{ version: number }>(get, of);
      const { status } = await app.call(update, { ...of, body: { ...changes, version: data.version } });
      expect(status).toBe(200);
      await settle(app);
    };
    await correct(person, { ...OLD, renovarEnlaces: false });
    await correct(company, { nombreComercial: OLD_EMPRESA });
    await aNota(app, admin, candidato.id, 'Ha llamado esta mañana.');
    await correct(person, { ...NEW, renovarEnlaces: false });
    await correct(company, { nombreComercial: NEW_EMPRESA });
    for (const listed of ALL_ENDPOINTS.filter(({ contract }) => contract.method === 'GET')) {
      const endpoint = await loadEndpoint(listed);
      const named = { entrevistaId: entrevista.id, empresaId: empresa.id, codigo: 'entrevistas-profundidad', ...link };
      for (const id of [candidato.id, entrevista.id, empresa.id]) {
        for (const as of [admin, superadmin]) {
          const { text } = await app.call(endpoint, { as, params: { ...named, id } });
          answers.push({ operation: listed.operation, text });
        }
      }
    }
  });

  it('is in no answer but those that tell what happened', () => {
    const old = [...Object.values(OLD), OLD_EMPRESA];
    const stale = answers.flatMap(({ operation, text }) =>
      old
        .filter((each) => text.includes(each) && !TELL_WHAT_HAPPENED[operation]?.includes(each))
        .map((each) => `${operation}: ${each}`),
    );
    expect([...new Set(stale)]).toEqual([]);
  });

  it('has made way for what they are called now, in lists, room and e-mails', () => {
    const has = (operation: string, text: string) =>
      answers.some((each) => each.operation === operation && each.text.includes(text));
    for (const operation of ['listCandidatos', 'getCandidato', 'listEntrevistas', 'getEntrevista', 'getSala']) {
      expect(has(operation, NEW.nombre), operation).toBe(true);
    }
    expect(has('getSala', NEW_EMPRESA)).toBe(true);
  });
});
