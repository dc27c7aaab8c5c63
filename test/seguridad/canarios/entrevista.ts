import { CONSENTIMIENTO_IDS, type Sala } from '#shared/entrevistas/sala/sala.ts';
import { eventually } from '#test/support/http-client.ts';
import { writtenAnswer } from '#test/support/written-answers.ts';
import { Persona } from './persona.ts';
import type { Siembra } from './terreno.ts';

const CANDIDATA = { nombre: 'Trina Canaria Amarilla', email: 'trina.canaria@correo.test', telefono: '+34699555041' };
const OTRA = { nombre: 'Golondrina Parda', email: 'golondrina.parda@correo.test' };
const DICHO = 'canté como un canario en la mina de Reocín';
const NOTA = 'nota canaria sobre su voz de pájaro';
/** Who works with candidates there, and is told of them. */
const EQUIPO = ['petra@pajarera.test', 'nora@pajarera.test'];

/** A candidate with a note, an interview from the link to the report, and somebody else's link. */
export async function sembrarEntrevista(siembra: Siembra): Promise<void> {
  const { stack, canarios, duena, dichos } = siembra;
  const suya = await book(siembra, CANDIDATA);
  const otra = await book(siembra, OTRA);
  await duena.must('POST', `/api/candidatos/${suya.candidatoId}/notas`, { texto: NOTA });
  siembra.candidata = new Persona('candidata', stack.origin, dichos, suya.token);
  siembra.otraCandidata = new Persona('otra candidata', stack.origin, dichos, otra.token);
  await converse(siembra.candidata, suya.token);
  const read = () => duena.must('GET', `/api/entrevistas/${suya.entrevistaId}`);
  await eventually(async () => (await read()).estado === 'analizada', 60);
  await siembra.otraCandidata.must('GET', `/api/sala/${otra.token}`);
  siembra.cosas = {
    ...siembra.cosas,
    empresaId: siembra.empresaId,
    candidatoId: suya.candidatoId,
    entrevistadoId: suya.candidatoId,
    programadaId: suya.entrevistaId,
    analizadaId: suya.entrevistaId,
    otraAnalizadaId: otra.entrevistaId,
    empezadaToken: suya.token,
  };

  const correos = [CANDIDATA.email, ...EQUIPO];
  const { quien } = siembra.candidata;
  const enlace = (token: string, email: string) => ({
    clase: 'secreto' as const,
    texto: token,
    correos: [email],
    // Whoever may see the interview may pass its link on; its holder says it in each request.
    respuestas: (dicho: { ruta: string }) => dicho.ruta.endsWith('/enlace'),
  });
  canarios.push(
    { nombre: 'enlace de la entrevista', ...enlace(suya.token, CANDIDATA.email) },
    { nombre: 'enlace de otra entrevista', ...enlace(otra.token, OTRA.email) },
    {
      clase: 'personal',
      nombre: 'nombre de la candidata',
      texto: CANDIDATA.nombre,
      correos,
      respuestas: (dicho) => dicho.quien === quien,
      // Services may address her by it: `{nombre}` is one of their words.
      modelos: true,
    },
    { clase: 'personal', nombre: 'correo de la candidata', texto: CANDIDATA.email, correos },
    { clase: 'personal', nombre: 'teléfono de la candidata', texto: CANDIDATA.telefono },
    {
      clase: 'personal',
      nombre: 'lo que dijo',
      texto: DICHO,
      respuestas: (dicho) => dicho.quien === quien,
      modelos: true,
    },
    { clase: 'personal', nombre: 'nota sobre ella', texto: NOTA },
  );
}

async function book({ stack, duena }: Siembra, who: { nombre: string; email: string }) {
  const { id } = await duena.must('POST', '/api/candidatos', who);
  const entrevista = await duena.must('POST', '/api/entrevistas', {
    candidatoId: id,
    servicioId: 'entrevistas-profundidad',
    fechaProgramada: new Date().toISOString(),
    zonaHoraria: 'Europe/Madrid',
  });
  const { enlace } = await duena.must('POST', `/api/entrevistas/${entrevista.id}/enlace`);
  const token = String(enlace).split('/').at(-1) ?? '';
  await eventually(async () => stack.mailbox.list().some(({ texto }) => texto.includes(token)));
  return { candidatoId: String(id), entrevistaId: String(entrevista.id), token };
}

async function converse(candidata: Persona, token: string): Promise<void> {
  const say = async (path: string, body: object = {}) =>
    (await candidata.must('POST', `/api/sala/${token}${path}`, body)) as unknown as Sala;
  await say('/consentimientos', { aceptados: CONSENTIMIENTO_IDS });
  let sala = await say('/comienzo');
  for (let n = 1; sala.turno; n++) {
    const texto = `${writtenAnswer(sala.turno.pregunta, n)} Y ${DICHO}.`;
    sala = await say('/respuestas', { respuestaId: `respuesta-${n}`, turnoId: sala.turno.turnoId, texto });
  }
  await say('/fin');
}
