import type { PlanOfrecido } from '../plan-words.ts';
import type { Wizard } from '../use-wizard.ts';

/** What the onboarding's steps are given; the demonstration gives them plans of its own and asks the server nothing. */
export interface PasoProps {
  wizard: Wizard;
  demo: boolean;
  planes: { planes: PlanOfrecido[] | undefined; error: unknown; retry: () => void };
  go: (step: number) => void;
}
