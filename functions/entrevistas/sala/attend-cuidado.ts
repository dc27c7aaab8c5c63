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
import { isOf, mensajeFor } from '../dignidad/mensaje.ts';
import { ayudaRepository } from './ayuda.repository.ts';
import { type Answered, salaRepository } from './sala.repository.ts';
import { type LoadedSala, loadSala, readSala, salaRepos } from './sala.service.ts';

/** What the buttons of a care message do that the server has a part in; a second press does nothing more. */
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
    const now = deps.now().toISOString();
    const answered = open.turnos.filter(isAnswered);
    switch (body.boton) {
      case 'borrar_escrito':
        await repos.sala.erase(
          entrevista,
          answered.filter(({ respuesta }) => isOf(respuesta, body.intervencionId)),
          now,
        );
        break;
      case 'visto':
        await repos.sala.told(entrevista, body.intervencionId);
        break;
      case 'no_avisar':
        await repos.sala.alongside([cancelledNeutro(entrevista)]);
        break;
      case 'hablar_persona': {
        const opened = openWrites(deps, open, { tipo: 'neutro', preferencia: body.preferencia });
        await repos.ayudas.create(entrevista, deps.now(), [cancelledNeutro(entrevista), ...opened]);
        break;
      }
      case 'soy_mayor':
        await repos.sala.resume(entrevista, { mayor: true });
        break;
      case 'no_estoy_bien': {
        const textoCifrado = await secrets.encrypt(NO_ESTOY_BIEN, {
          empresaId: entrevista.empresaId,
          campo: 'textoCuidado',
        });
        // Its own id: what was asked before it stays what it was.
        await repos.cuidado.add(entrevista, { intervencionId: `${body.intervencionId}.no`, textoCifrado, fecha: now });
        return readSala(candidate, repos, deps, {
          mensaje: (room) => mensajeFor(room, NO_ESTOY_BIEN, body.intervencionId, deps.now()),
        });
      }
      case 'terminar_aqui':
        if (body.como === 'borrar') await repos.sala.erase(entrevista, answered, now);
        else await repos.sala.close(entrevista, openTurno(open), skipped(deps));
        break;
      case 'retirarme':
        if (body.suprimir) await askToErase(open, repos, deps);
        await withdraw(open, answered, repos, deps);
        break;
    }
    return readSala(candidate, repos, deps);
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
