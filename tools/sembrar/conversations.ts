import { embeddedEngine } from '#functions/entrevistas/entrevistador/engines/embedded/embedded-engine.ts';
import { makeInforme } from '#functions/informes/informes/analisis/make-informe.ts';
import type { TurnoPropuesto } from '#shared/entrevistas/entrevistas/turno.ts';
import type { InformeIa } from '#shared/informes/informes/informe.ts';
import { withIds } from '#test/support/item-copies.ts';
import type { Minds } from '#tools/demo/bring-to.ts';
import { ALBA } from '#tools/demo/voces/alba.ts';
import { INES } from '#tools/demo/voces/ines.ts';
import { LUCIA } from '#tools/demo/voces/lucia.ts';
import { NURIA } from '#tools/demo/voces/nuria.ts';
import { OSCAR } from '#tools/demo/voces/oscar.ts';
import { PAULA } from '#tools/demo/voces/paula.ts';
import type { Voz } from '#tools/demo/voces/voz.ts';
import type { Pick } from './people.ts';

/** What somebody says, and who asks and scores them. */
export interface Conversation {
  voz: Voz;
  minds: Minds;
}

const WHOLE = [LUCIA, OSCAR, INES, PAULA];
const BROKEN_OFF = [NURIA, ALBA];
/** So many spread the scores; each more takes as long as interviewer and rubric take, about a tenth of a second. */
const VARIETY = 24;
/** To a follow-up that this person's model was not asked. */
const NOTHING_MORE = ['No recuerdo más detalles.', 'Creo que con eso está todo.'];

/** Conversations that were led to the end, and those that the candidate broke off. */
export function conversations(pick: Pick): Record<'whole' | 'brokenOff', readonly Conversation[]> {
  const mixed = (): Voz =>
    Object.fromEntries(
      Object.entries(LUCIA).map(([id, hers]) => {
        const [first, ...more] = pick(WHOLE)[id] ?? hers;
        return [id, [first, ...more, ...NOTHING_MORE] as const];
      }),
    );
  const whole = Array.from({ length: VARIETY }, () => ({ voz: mixed(), minds: remembering() }));
  return { whole, brokenOff: BROKEN_OFF.map((voz) => ({ voz, minds: remembering() })) };
}

/** The product's interviewer and rubric, which think once about a conversation: had again, it only has other ids. */
function remembering(): Minds {
  const asked: (TurnoPropuesto | undefined)[] = [];
  let scored: { json: string; ids: readonly string[] } | undefined;
  return {
    engine: {
      async nextTurno(servicio, turnos, context) {
        if (!(turnos.length in asked)) asked[turnos.length] = await embeddedEngine.nextTurno(servicio, turnos, context);
        return asked[turnos.length];
      },
    },
    analyze(servicio, turnos) {
      scored ??= { json: JSON.stringify(makeInforme(servicio, turnos)), ids: turnos.map(ulidOf) };
      const { json, ids } = scored;
      const now = new Map(ids.map((id, index) => [id, ulidOf(turnos[index])]));
      return withIds<InformeIa>(json, (id) => now.get(id) ?? id);
    },
  };
}

const ulidOf = (turno: { turnoId: string } | undefined) => turno?.turnoId.split('_').at(-1) ?? '';
