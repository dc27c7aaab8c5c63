import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import { utilizable } from '#shared/entrevistas/entrevistas/visible.ts';
import { sdkLanguageModels } from '../../core/adapters/language-models.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { type ModelosServices, modelosOf, modelosRepos } from '../../ia/modelos/ask-modelos.ts';
import { type ContextoRepos, contextoOf, contextoRepos } from '../entrevistador/contexto.ts';
import { embeddedEngine } from '../entrevistador/engines/embedded/embedded-engine.ts';
import { modelEngine } from '../entrevistador/engines/modelo/model-engine.ts';
import { nextStoredTurno } from './conduct.ts';
import type { OpenSala } from './sala.service.ts';

/** What choosing and running the interviewer takes. */
export const interviewerWiring = {
  repos: { ...contextoRepos, ...modelosRepos },
  adapters: { languageModels: sdkLanguageModels, secrets: kmsSecrets },
};

interface Services extends ModelosServices {
  repos: ModelosServices['repos'] & ContextoRepos;
  deps: Parameters<typeof nextStoredTurno>[2];
}

/** The next turn by whoever conducts: a language model within the rules, or the rules alone where there is none. */
export async function nextTurnoOf(open: OpenSala, services: Services): Promise<Turno | undefined> {
  const { empresaId, id: entrevistaId } = open.entrevista;
  const modelos = modelosOf({ empresaId, entrevistaId }, open.servicio.api_preferida, services);
  const engine = (await modelos.isAvailable()) ? modelEngine(embeddedEngine, modelos) : embeddedEngine;
  const turnos = open.turnos.map(utilizable);
  return nextStoredTurno(engine, { ...open, turnos }, services.deps, contextoOf(open.entrevista, services.repos));
}
