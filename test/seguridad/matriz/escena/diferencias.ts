import { callOk } from './call.ts';
import type { Base } from './empresa.ts';
import { reach } from './entrevistas.ts';

const TRES_ANOS_MS = 3 * 365 * 24 * 60 * 60 * 1000;

/** What tells the second company from the first one where an answer names nobody: other numbers, other settings. */
export async function addDiferencias(base: Base): Promise<void> {
  const { app, admin, superadmin, id } = base;
  const { candidatoId } = await reach(base, 'enviada');
  const { analyzeEntrevista } = await import('#functions/informes/informes/analyze-entrevista.ts');
  await app.deliver(analyzeEntrevista);
  const fecha = new Date(app.clock.getTime() - TRES_ANOS_MS).toISOString();
  await app.table.write([
    {
      update: { PK: `EMPRESA#${id}`, SK: `CANDIDATO_ACTIVIDAD#${candidatoId}` },
      set: { fecha, GSI1SK: `${fecha}#${candidatoId}` },
    },
  ]);
  // What the row asks for: whoever took this decision for their own would be told who has taken it.
  await callOk(app, 'updateConservacion', { as: admin, body: { meses: 18, version: 0 } });
  await callOk(app, 'updateAjustes', {
    as: admin,
    body: { analisisTexto: true, zonaHoraria: 'Europe/Madrid', version: 0 },
  });
  await callOk(app, 'updateAjustesAtencion', { as: admin, body: { telefono: '+34 910 000 000', version: 0 } });
  const { version } = await callOk<{ version: number }>(app, 'getEmpresa', { as: superadmin, params: { id } });
  const permitidos = { openai: true, claude: false, gemini: true, perplexity: true, deepgram: true };
  await callOk(app, 'updatePermitidos', { as: superadmin, params: { empresaId: id }, body: { permitidos, version } });
}
