import type { Turno, TurnoPropuesto } from '#shared/entrevistas/entrevistas/turno.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { ProveedorLenguaje } from '#shared/ia/configuracion/proveedor.ts';
import type { Modelos } from '../../../../ia/modelos/modelos.ts';
import type { ContextoEntrevista, Engine } from '../../engine.ts';
import { listOpciones, type Opciones } from './opciones.ts';
import { makePrompt, VERSION_PROMPT } from './prompt.ts';
import { type TurnoModelo, turnoModeloSchema } from './turno-modelo.ts';

/** A candidate waits 10 seconds at most: what is left is for reading, storing, and a cold start. */
const PLAZO_MS = 8000;
/** A question has some 150 tokens; the rest is for models that cannot help thinking. */
const OUTPUT_MAX = 1200;

/**
 * An interviewer with a language model. The rules decide what comes next and what else is allowed, the model finds the
 * words; whatever it says is checked. Without a valid answer in time the rules' own turn is asked, and nobody notices.
 */
export function modelEngine(rules: Engine, modelos: Modelos): Engine {
  return {
    async nextTurno(servicio, turnos, context) {
      const propia = await rules.nextTurno(servicio, turnos, context);
      // The end of an interview is the rules' to decide.
      if (!propia) return undefined;
      const opciones = listOpciones(propia, servicio, turnos, context);
      if (!opciones) return propia;
      const peticion = await makePeticion(servicio, turnos, context, opciones);
      const respuesta = await modelos.ask(peticion);
      return respuesta ? toTurno(respuesta.salida, respuesta.proveedor, opciones, propia) : propia;
    },
  };
}

async function makePeticion(
  servicio: ServicioHr,
  turnos: readonly Turno[],
  context: ContextoEntrevista,
  opciones: Opciones,
) {
  const [empresa, candidato] = await Promise.all([context.empresa?.(), context.candidato?.()]);
  const { sistema, mensaje, internos } = makePrompt({ servicio, turnos, opciones, empresa, candidato });
  const { siguiente, actual } = opciones;
  const propio = [siguiente, actual].map((each) => each?.pregunta.texto ?? '').join('\n');
  const esquema = turnoModeloSchema({ opciones, turnos, internos, propio });
  return {
    ...{ tarea: 'turno' as const, versionPrompt: VERSION_PROMPT, sistema, mensaje, esquema },
    ...{ maxOutputTokens: OUTPUT_MAX, plazoMs: PLAZO_MS },
  };
}

function toTurno(
  { tipo, hueco, texto }: TurnoModelo,
  motor: ProveedorLenguaje,
  { actual, siguiente }: Opciones,
  propia: TurnoPropuesto,
): TurnoPropuesto {
  const about = tipo === 'pregunta' ? siguiente : actual;
  if (!about) return propia;
  const { aclaracion } = propia;
  const said = { pregunta: texto.trim(), ...(aclaracion !== undefined && { aclaracion }) };
  const place = { faseId: about.fase.id, preguntaId: about.pregunta.id, ...said, motor };
  return hueco && tipo === 'seguimiento' ? { ...place, tipo, hueco } : { ...place, tipo: 'pregunta' };
}
