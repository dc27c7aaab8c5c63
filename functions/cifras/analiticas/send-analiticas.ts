import type { SendAnaliticas } from '#shared/cifras/analiticas/analitica.ts';
import { analiticasApi } from '#shared/cifras/analiticas/analiticas.api.ts';
import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import { attemptRepository } from '../../core/attempts.repository.ts';
import { env } from '../../core/env.ts';
import type { SessionUser } from '../../core/request.ts';
import { correosWrites, type NewCorreo } from '../../correos/correo.repository.ts';
import { type AreaRepository, areaRepository } from '../../empresas/areas/area.repository.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { managedEmpresa } from '../../empresas/usuarios/managed-usuario.ts';
import { type UsuarioRepository, usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { empresaNoEncontrada } from '../../entrada/entrada.errors.ts';
import {
  type ServicioHrRepository,
  servicioHrRepository,
} from '../../entrevistas/servicios-hr/servicio-hr.repository.ts';
import { enlaceAnaliticas, nombrePeriodo } from '../reportes/cifras.ts';
import { destinatarioNoValido } from './analitica.errors.ts';
import { analiticaRepository } from './analitica.repository.ts';
import { cifrasVariables } from './cifras-variables.ts';
import { readAnaliticas } from './read-analiticas.ts';

export const sendAnaliticas = endpoint(
  analiticasApi.sendAnaliticas,
  {
    repos: {
      analiticas: analiticaRepository,
      areas: areaRepository,
      attempts: attemptRepository,
      empresas: empresaRepository,
      servicios: servicioHrRepository,
      usuarios: usuarioRepository,
    },
  },
  async ({ body, query: { empresaId: asked }, usuario, repos, deps }) => {
    const { para, mensaje, ...filters } = body;
    const empresaId = managedEmpresa(usuario, asked);
    const empresa = empresaId ? await repos.empresas.find(empresaId) : undefined;
    if (empresaId && !empresa) throw empresaNoEncontrada(empresaId);
    const personas = await findPersonas(para, usuario, empresaId, repos.usuarios);
    const variables = {
      nombreEmpresa: empresa ? displayNombre(empresa) : 'toda la plataforma',
      remitente: usuario.nombre,
      mensaje: mensaje || 'En Analytics puedes ver la evolución, las áreas y los servicios.',
      periodo: nombrePeriodo(filters),
      filtros: await nombreFiltros(empresaId, filters, repos),
      ...cifrasVariables(await readAnaliticas(repos.analiticas, empresaId ?? undefined, filters)),
      enlace: enlaceAnaliticas(env('PUBLIC_ORIGIN'), filters),
    };
    const correos = correosWrites(
      deps,
      personas.map((persona) => reporteMail(persona, empresaId, variables)),
    );
    const result = { enviados: personas.length };
    await repos.attempts.reserve({ reporte: usuario.id }, deps.now(), correos, { result });
    deps.log.info('reporte.sent', { empresaId, clase: 'personalizado' });
    return result;
  },
);
export const { handler } = sendAnaliticas;

type Persona = Pick<SessionUser, 'nombre' | 'email'>;

function reporteMail(
  { nombre, email }: Persona,
  empresaId: string | null,
  variables: Record<string, string>,
): NewCorreo {
  const para = { nombre, email };
  return { empresaId, plantilla: 'reportePersonalizado', para, variables: { nombre, ...variables }, secretos: {} };
}

/** Colleagues who have signed in, or the caller; a superadmin's colleagues are those of the company in question. */
async function findPersonas(
  ids: readonly string[],
  usuario: SessionUser,
  empresaId: string | null,
  usuarios: UsuarioRepository,
): Promise<Persona[]> {
  if (ids.length === 0) return [usuario];
  const found = await Promise.all(
    [...new Set(ids)].map((id) => (id === usuario.id ? usuario : usuarios.find(id, { consistent: true }))),
  );
  return found.map((persona) => {
    const colleague = persona?.activo && persona.estado === 'confirmado' && persona.empresaId === empresaId;
    if (!persona || !(colleague || persona.id === usuario.id)) throw destinatarioNoValido();
    return persona;
  });
}

/** 'Ventas · Entrevista en profundidad'. */
async function nombreFiltros(
  empresaId: string | null,
  { areaId, servicioId }: Pick<SendAnaliticas, 'areaId' | 'servicioId'>,
  { areas, servicios }: { areas: AreaRepository; servicios: ServicioHrRepository },
): Promise<string> {
  const [area, servicio] = await Promise.all([
    empresaId && areaId ? areas.find(empresaId, areaId) : undefined,
    servicioId ? servicios.get(servicioId) : undefined,
  ]);
  return [
    areaId ? (area?.nombreArea ?? 'Sin área') : 'Todas las áreas',
    servicioId ? (servicio?.nombre ?? servicioId) : 'todos los servicios',
  ].join(' · ');
}
