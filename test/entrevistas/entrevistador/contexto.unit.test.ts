import { beforeEach, describe, expect, it } from 'vitest';
import { confirmCv } from '#functions/candidatos/curriculums/confirm-cv.ts';
import { extractTextoCv } from '#functions/candidatos/curriculums/extract-texto-cv.ts';
import { uploadCv } from '#functions/candidatos/curriculums/upload-cv.ts';
import { updateEmpresa } from '#functions/empresas/empresas/update-empresa.ts';
import { contextoOf, contextoRepos } from '#functions/entrevistas/entrevistador/contexto.ts';
import { entrevistaRepository } from '#functions/entrevistas/entrevistas/entrevista.repository.ts';
import type { Subida } from '#shared/documentos/documento.ts';
import { aDocx } from '../../documentos/archivos.ts';
import { aBooking } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

type Booking = Awaited<ReturnType<typeof aBooking>>;

/** The real repositories, on a table that counts what is read. */
async function contexto({ entrevista }: Booking) {
  const reads: string[] = [];
  const table: typeof app.table = Object.create(app.table, {
    get: {
      value: (key: { PK: string; SK: string }) => {
        reads.push(key.SK);
        return app.table.get(key);
      },
    },
  });
  const record = await entrevistaRepository(app.table).get(entrevista.empresaId, entrevista.id);
  const repos = Object.fromEntries(Object.entries(contextoRepos).map(([name, make]) => [name, make(table)]));
  return { ...contextoOf(record, repos as unknown as Parameters<typeof contextoOf>[1]), reads };
}

const update = (booking: Booking, body: object) =>
  app.call(updateEmpresa, {
    as: booking.superadmin,
    params: { id: booking.empresa.id },
    body: { version: 1, ...body },
  });

describe('What the interviewer knows of the company', () => {
  it('is all that the company says about itself, its hiring and its plan', async () => {
    const booking = await aBooking(app);
    const saved = await update(booking, {
      sectorIndustrial: 'Logística',
      contextoEmpresarial: 'Repartimos por Galicia',
      misionEmpresa: 'Llegar siempre',
      visionEmpresa: 'Ser la primera',
      valoresEmpresa: 'Cuidado',
      objetivosEstrategicos: 'Abrir en Oporto',
      contratacion: {
        cultura_organizacional: 'Cercana',
        competencias_clave: ['Orden'],
        objetivos_hiring: 'Diez personas',
      },
      configuracion: { configuracionIA: { analisis_personalizado: true, criterios_evaluacion: 'Pesa la constancia' } },
      planEstrategico: { nombre: 'Plan', contenido_texto: 'Tres almacenes nuevos', activo: true },
    });
    expect(saved.status).toBe(200);
    const { empresa } = await contexto(booking);
    expect(await empresa()).toEqual({
      nombre: 'Acme Talento',
      sector: 'Logística',
      contexto: 'Repartimos por Galicia',
      mision: 'Llegar siempre',
      vision: 'Ser la primera',
      valores: 'Cuidado',
      objetivos: 'Abrir en Oporto',
      contratacion: {
        cultura: 'Cercana',
        competencias: ['Orden'],
        posiciones: [],
        desafios: '',
        objetivos: 'Diez personas',
        proceso: '',
        expectativas: '',
      },
      plan: 'Tres almacenes nuevos',
      criterios: 'Pesa la constancia',
    });
  });

  it('is cut to what a prompt can carry, and leaves out a plan that is switched off and criteria that are', async () => {
    const booking = await aBooking(app);
    await update(booking, {
      contextoEmpresarial: 'Palabra '.repeat(900),
      configuracion: { configuracionIA: { analisis_personalizado: false, criterios_evaluacion: 'Nada' } },
      planEstrategico: { nombre: 'Plan', contenido_texto: 'Secreto', activo: false },
    });
    const { contexto: texto, plan, criterios } = await (await contexto(booking)).empresa();
    expect(texto.length).toBeGreaterThan(2900);
    expect(texto.length).toBeLessThanOrEqual(3000);
    expect(texto).toMatch(/Palabra$/);
    expect({ plan, criterios }).toEqual({ plan: '', criterios: '' });
  });

  it('is read when somebody asks for it, and once', async () => {
    const { empresa, reads } = await contexto(await aBooking(app));
    expect(reads).toEqual([]);
    await empresa();
    const [first, second] = await Promise.all([empresa(), empresa()]);
    expect(second).toBe(first);
    expect(reads.toSorted()).toEqual(['CONTEXTO', 'EMPRESA', 'PLAN_ESTRATEGICO']);
  });
});

describe('What the interviewer knows of the candidate', () => {
  it('says so in words where nothing is known', async () => {
    const booking = await aBooking(app);
    expect(await (await contexto(booking)).candidato()).toEqual({
      nombre: booking.candidato.nombre,
      posicion: 'Analista',
      experiencia: 'sin datos',
      skills: 'sin datos',
      educacion: 'sin datos',
    });
  });

  it('takes the studies from the text of the CV', async () => {
    const booking = await aBooking(app);
    const call = { as: booking.admin, params: { id: booking.candidato.id } };
    const cv = aDocx(['Nuria Peña', 'Formación académica', 'Grado en Economía, 2019', 'Idiomas', 'Inglés']);
    const { data } = await app.call<{ subida: Subida }>(uploadCv, {
      ...call,
      body: { nombre: 'cv.docx', tipo: '', tamano: cv.length },
    });
    const { id, campos } = data.subida;
    await app.uploads.put(campos.key as string, { bytes: cv, contentType: campos['Content-Type'] as string });
    await app.call(confirmCv, { ...call, body: { subidaId: id } });
    await app.deliver(extractTextoCv);
    expect((await (await contexto(booking)).candidato()).educacion).toBe('Grado en Economía, 2019');
  });
});
