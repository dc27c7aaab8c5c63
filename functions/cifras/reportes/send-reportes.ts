import type { CifrasAnaliticas } from '#shared/cifras/analiticas/analitica.ts';
import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import { env } from '../../core/env.ts';
import { derivedId } from '../../core/ids.ts';
import { job } from '../../core/job.ts';
import { type Correo, correoOnce } from '../../correos/correo.repository.ts';
import { type EmpresaRecord, empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { listRecipients } from '../../empresas/usuarios/recipients.ts';
import { usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import type { UsuarioRecord } from '../../entrada/usuario.record.ts';
import { informesContadorRepository } from '../../informes/informes/informes-contador.repository.ts';
import { type AnaliticaRepository, analiticaRepository } from '../analiticas/analitica.repository.ts';
import type { Periodo } from '../analiticas/periodo.ts';
import { readAnaliticas } from '../analiticas/read-analiticas.ts';
import { conTendencia, enlaceAnaliticas, isQuiet, media, nombreMes, nombrePeriodo } from './cifras.ts';
import { anteriorDe, type ReportePeriodico } from './periodos.ts';

const PLANTILLA = { semanal: 'reporteSemanal', mensual: 'reporteMensual' } as const;
const ANTERIOR = { semanal: 'la semana anterior', mensual: 'el mes anterior' } as const;

/**
 * A company's figures of a week or month, to its administrators who want them. A quiet period is no reason to write; a
 * company that was suspended in between hears nothing.
 */
export const sendReportes = job(
  {
    repos: {
      empresas: empresaRepository,
      analiticas: analiticaRepository,
      informes: informesContadorRepository,
      usuarios: usuarioRepository,
    },
    retry: sqsRetry,
  },
  {
    async run({ event, repos, deps }) {
      if (event.name !== 'ReportePeriodicoSolicitado') return;
      const { empresaId, pedido, ...reporte } = event.detail;
      const empresa = await repos.empresas.find(empresaId);
      if (empresa?.estado !== 'trial' && empresa?.estado !== 'activa') return;
      const [cifras, anteriores, { porEstado }] = await Promise.all([
        readCifras(repos.analiticas, empresaId, reporte),
        readCifras(repos.analiticas, empresaId, anteriorDe(reporte)),
        repos.informes.find(empresaId),
      ]);
      if (isQuiet(cifras)) return deps.log.info('reporte.quiet', { empresaId, clase: reporte.clase });
      const shown = shownOf({ reporte, empresa, cifras, anteriores, porRevisar: porEstado.analizada });
      const notice = { audience: { empresaId, rol: 'admin' as const }, preference: PLANTILLA[reporte.clase] };
      for await (const usuarios of listRecipients(notice, repos.usuarios)) {
        for (const usuario of usuarios.filter(wantsMail)) {
          const id = derivedId('cor', new Date(pedido), `${event.eventoId}#${usuario.id}`);
          await correoOnce(deps, id, mailOf(usuario, reporte, shown));
        }
      }
      deps.log.info('reporte.sent', { empresaId, clase: reporte.clase });
    },
  },
);
export const { handler } = sendReportes;

const wantsMail = ({ estado, configuracion }: UsuarioRecord) =>
  estado === 'confirmado' && configuracion.notificaciones.email;

async function readCifras(analiticas: AnaliticaRepository, empresaId: string, { desde, hasta }: Periodo) {
  return (await readAnaliticas(analiticas, empresaId, { desde, hasta })).cifras;
}

interface Told {
  reporte: ReportePeriodico;
  empresa: EmpresaRecord;
  cifras: CifrasAnaliticas;
  anteriores: CifrasAnaliticas;
  /** Reports that wait for a person now, whenever they were made. */
  porRevisar: number;
}

function shownOf({ reporte, empresa, cifras, anteriores, porRevisar }: Told): Record<string, string> {
  const trend = (what: 'programadas' | 'completadas' | 'validadas') =>
    conTendencia(cifras[what], anteriores[what], ANTERIOR[reporte.clase]);
  return {
    nombreEmpresa: displayNombre(empresa),
    periodo: reporte.clase === 'semanal' ? nombrePeriodo(reporte) : nombreMes(reporte),
    programadas: trend('programadas'),
    completadas: trend('completadas'),
    validadas: trend('validadas'),
    porRevisar: String(porRevisar),
    duracion: media(cifras.minutosDuracion, ' minutos'),
    enlace: enlaceAnaliticas(env('PUBLIC_ORIGIN'), reporte),
    enlacePreferencias: `${env('PUBLIC_ORIGIN')}/perfil#preferencias`,
  };
}

function mailOf(
  { nombre, email, empresaId }: UsuarioRecord,
  { clase }: ReportePeriodico,
  shown: Record<string, string>,
): Pick<Correo, 'empresaId' | 'plantilla' | 'para' | 'variables' | 'secretos'> {
  const variables = { nombre, ...shown };
  return { empresaId, plantilla: PLANTILLA[clase], para: { nombre, email }, variables, secretos: {} };
}
