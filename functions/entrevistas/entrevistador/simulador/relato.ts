import type { Competencia } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { Azar } from './azar.ts';

/** `escuché`, `me adapté`, `puse en marcha`: an indicator that says what somebody did. */
const DEED = /^(?:me |lo |les? )?(?:\p{L}{2,}[éí]|hice|puse|propuse|expuse|di|tuve|seguí)(?:\s|$)/u;
/** `me atrae`, `me apasiona`. */
const FEELING = /^me \p{L}+[ae]$/u;
/** `disfruto`, `valoro`: said of oneself, and not a noun (`reto`). */
const HABIT = /^(?:disfruto|valoro|busco|prefiero|rindo mejor|me siento cómodo|me concentro|me organizo)$/u;

/** What somebody strong in these competencies would tell of what they did, in the words of the rubric. */
export function actionsOf(competencias: readonly Competencia[], azar: Azar): string {
  return competencias
    .flatMap(({ indicadores }, index) => {
      const deeds = azar.some(
        indicadores.filter((each) => DEED.test(each)),
        3,
      );
      const matters = azar.some(
        indicadores.filter((each) => !DEED.test(each) && !FEELING.test(each) && !HABIT.test(each)),
        3,
      );
      const feelings = azar.some(
        indicadores.filter((each) => FEELING.test(each)),
        1,
      );
      return [
        toldDeeds(deeds, index === 0 ? 'Para empezar' : 'En lo que toca a lo otro,'),
        toldMatters(matters, azar),
        ...feelings.map((each) => `Es algo que ${each}.`),
      ];
    })
    .filter(Boolean)
    .join(' ');
}

function toldDeeds([first, second, third]: readonly string[], opening: string): string {
  if (!first) return '';
  if (!second) return `${opening} ${first}.`;
  return third
    ? `${opening} ${first}, luego ${second} y más tarde ${third}.`
    : `${opening} ${first} y luego ${second}.`;
}

const FRAMES = ['Tuve muy presente lo siguiente: {}.', 'Me apoyé sobre todo en esto: {}.', 'Puse el cuidado aquí: {}.'];

function toldMatters(matters: readonly string[], azar: Azar): string {
  if (matters.length === 0) return '';
  return azar.pick(FRAMES).replace('{}', () => new Intl.ListFormat('es').format(matters));
}
