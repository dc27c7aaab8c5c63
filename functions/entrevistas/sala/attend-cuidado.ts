import type { AtenderCuidado } from '#shared/entrevistas/dignidad/mensaje.ts';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import { salaApi } from '#shared/entrevistas/sala/sala.api.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { cierreKey } from '../../entrada/entrevista-keys.ts';
import { cancelledNeutro } from '../agenda/agenda.record.ts';
import { openWrites } from '../atencion/atencion.record.ts';
import { cuidadoRepos } from '../dignidad/cuidado.repository.ts';
import { contextOf } from '../dignidad/dichos.ts';
import { isOf, mensajeFor } from '../dignidad/mensaje.ts';
import { ayudaRepository } from './ayuda.repository.ts';
import { type Answered, salaRepository } from './sala.repository.ts';
import { type LoadedSala, loadSala, readSala, salaRepos } from './sala.service.ts';

/** Press of a button of a care message that the server has a part in; a second press does nothing more. */
export const attendCuidado = endpoint(
  salaApi.attendCuidado,
  {
    repos: { ...salaRepos, ...cuidadoRepos, sala: salaRepository, ayudas: ayudaRepository },
    adapters: { secrets: kmsSecrets },
  },
  async ({ body, candidate, repos, adapters: { secrets }, deps }) => {
    const open = await loadSala(candidate, repos);
    const { entrevista } = open;
    if (entrevista.estado !== 'en_progreso') return readSala(candidate, repos, deps);
    if (body.boton !== 'no_estoy_bien') {
      await attend(body, open, repos, deps);
      return readSala(candidate, repos, deps);
    }
    const textoCifrado = await secrets.encrypt(NO_ESTOY_BIEN, contextOf(entrevista));
    // Its own id: what was asked before it stays what it was.
    const intervencionId = `${body.intervencionId}.no`;
    await repos.cuidado.add(entrevista, { intervencionId, textoCifrado, fecha: deps.now().toISOString() });
    return readSala(candidate, repos, deps, {
      mensaje: (room) => mensajeFor(room, NO_ESTOY_BIEN, body.intervencionId, deps.now()),
    });
  },
);
export const { handler } = attendCuidado;

/** The text of a present wish to die: who says that they are not well is answered as if they had said it. */
const NO_ESTOY_BIEN = 'rv.2.a';

const isAnswered = (turno: Turno): turno is Answered => turno.respuesta !== undefined;
const openTurno = ({ turnos }: LoadedSala) => turnos.find(({ respuesta }) => !respuesta);
const skipped = (deps: Deps) => ({
  respuestaId: deps.newId('res'),
  texto: '',
  omitida: true,
  fecha: deps.now().toISOString(),
});

interface Repos {
  sala: ReturnType<typeof salaRepository>;
  ayudas: ReturnType<typeof ayudaRepository>;
}

/** The buttons that change something and say nothing. */
async function attend(
  body: Exclude<AtenderCuidado, { boton: 'no_estoy_bien' }>,
  open: LoadedSala,
  repos: Repos,
  deps: Deps,
): Promise<void> {
  const { entrevista, turnos } = open;
  const now = deps.now();
  const fecha = now.toISOString();
  const answered = turnos.filter(isAnswered);
  switch (body.boton) {
    case 'borrar_escrito': {
      const said = answered.filter(({ respuesta }) => isOf(respuesta, body.intervencionId));
      return repos.sala.erase(entrevista, said, fecha);
    }
    case 'visto':
      return repos.sala.told(entrevista, body.intervencionId);
    case 'no_avisar':
      return repos.sala.alongside([cancelledNeutro(entrevista)]);
    case 'hablar_persona': {
      const opened = openWrites(deps, open, { tipo: 'neutro', preferencia: body.preferencia });
      return repos.ayudas.create(entrevista, now, [cancelledNeutro(entrevista), ...opened]);
    }
    case 'soy_mayor':
      return repos.sala.resume(entrevista, { mayor: true });
    case 'terminar_aqui':
      if (body.como === 'borrar') return repos.sala.erase(entrevista, answered, fecha);
      return repos.sala.close(entrevista, openTurno(open), skipped(deps));
    case 'retirarme':
      if (body.suprimir) await askToErase(open, repos, deps);
      return withdraw(open, answered, repos, deps);
  }
}

/** The company reads that its candidate has withdrawn, as any interview that was called off. */
async function withdraw(
  { entrevista }: LoadedSala,
  answered: readonly Answered[],
  { sala }: Repos,
  deps: Deps,
): Promise<void> {
  const { empresaId, id: entrevistaId } = entrevista;
  const change = { motivo: 'La persona candidata se ha retirado', fechaCancelacion: deps.now().toISOString() };
  await sala.withdraw(entrevista, answered, change, [
    { delete: cierreKey(empresaId, entrevistaId) },
    eventWrite(deps, companyPartition(empresaId), 'EntrevistaCancelada', { empresaId, entrevistaId }),
  ]);
}

async function askToErase(open: LoadedSala, { ayudas }: Repos, deps: Deps): Promise<void> {
  const asked = { tipo: 'ayuda', texto: 'Pide que se borren sus datos.', motivo: 'otro' } as const;
  await ayudas.create(open.entrevista, deps.now(), openWrites(deps, open, asked));
}
