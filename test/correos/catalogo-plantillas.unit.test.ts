import { describe, expect, it } from 'vitest';
import { DEFAULT_TEMPLATES } from '#functions/correos/plantillas/default-templates.ts';
import { htmlLayout, textLayout } from '#functions/correos/plantillas/layout.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { rescheduleEntrevista } from '#functions/entrevistas/entrevistas/reschedule-entrevista.ts';
import { CATALOGO_PLANTILLAS } from '#shared/correos/catalogo-plantillas.ts';
import { NOMBRES_PLANTILLA, type Plantilla } from '#shared/correos/plantillas.ts';
import { aBooking } from '../support/scenarios.ts';
import { TestApp } from '../support/test-app.ts';

const namedIn = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name)));

describe.each(NOMBRES_PLANTILLA)('The e-mail %s', (plantilla) => {
  const { cuando, variables } = CATALOGO_PLANTILLAS[plantilla];
  const template = DEFAULT_TEMPLATES[plantilla];

  it('speaks of nothing that the catalogue does not know', () => {
    for (const text of [template.subject, htmlLayout(template), textLayout(template)])
      for (const name of namedIn(text)) expect(Object.keys(variables)).toContain(name);
  });

  it('names what it is of no use without, in HTML and in text', () => {
    for (const [name, { requerida }] of Object.entries(variables)) {
      if (!requerida) continue;
      expect(namedIn(htmlLayout(template))).toContain(name);
      expect(namedIn(textLayout(template))).toContain(name);
    }
  });

  it('says when it is sent, and has an example for each value, an address where a link may lead to it', () => {
    expect(cuando).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
    for (const { etiqueta, ejemplo, enlace } of Object.values(variables)) {
      expect(etiqueta).not.toBe('');
      expect(ejemplo).toMatch(enlace ? /^https:\/\/idonea\.example/ : /./);
    }
  });
});

it('Whoever sends an e-mail gives every variable of the catalogue a value, whatever the first text names', async () => {
  const app = new TestApp();
  const { admin, entrevista } = await aBooking(app);
  const body = { fechaProgramada: '2026-03-20T09:00:00.000Z', zonaHoraria: 'Europe/Madrid', version: 1 };
  await app.call(rescheduleEntrevista, { as: admin, params: { id: entrevista.id }, body });
  const seen = new Set<Plantilla>();
  for (const { tipo, plantilla, variables, secretos } of app.table.all()) {
    if (tipo !== 'CORREO') continue;
    const given = { ...(variables as object), ...(secretos as object) };
    // The company's name is the one of the moment of sending.
    const known = ['nombreEmpresa', ...Object.keys(given), ...('tokenAcceso' in given ? ['enlace'] : [])];
    for (const name of Object.keys(CATALOGO_PLANTILLAS[plantilla as Plantilla].variables))
      expect(known).toContain(name);
    seen.add(plantilla as Plantilla);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['invitacionEntrevista', 'entrevistaReprogramada']));
  await app.deliver(sendCorreo);
  expect(app.mailer.sent.length).toBeGreaterThanOrEqual(seen.size);
});
