import { FORMATOS_PLAN, formatoOf, PLAN_MAX_BYTES } from '#shared/planes-estrategicos/plan-estrategico.ts';
import { planesEstrategicosApi } from '#shared/planes-estrategicos/planes-estrategicos.api.ts';
import { uploadFiles } from '../core/adapters/upload-files.ts';
import { empresaEstadoRepository } from '../empresas/empresa-estado.repository.ts';
import { endpoint } from '../endpoint.ts';
import { quarantineKey, setArchivo } from './archivo-plan.ts';
import { archivoDemasiadoGrande, archivoVacio, tipoNoAdmitido } from './plan-estrategico.errors.ts';
import { planEstrategicoRepository, toPlanEstrategico } from './plan-estrategico.repository.ts';
import { assertChangeable } from './readable-empresa.ts';

/** Long enough to send 10 MB over a slow line. */
const FORM_SECONDS = 15 * 60;

/** A small file comes along and becomes the plan's one; a JSON body is told where to send the file. */
export const uploadPlanEstrategico = endpoint(
  planesEstrategicosApi.uploadPlanEstrategico,
  {
    repos: { planes: planEstrategicoRepository, estados: empresaEstadoRepository },
    adapters: { uploads: uploadFiles },
  },
  async ({ params: { id: empresaId }, body, file, usuario, repos, adapters: { uploads }, deps }) => {
    await assertChangeable(empresaId, usuario, repos.estados);
    const id = deps.newId('arc');
    if (file) {
      const previous = await repos.planes.find(empresaId);
      const archivo = { id, nombre: fileName(file.nombre), bytes: file.bytes };
      const record = await setArchivo(empresaId, previous, archivo, { planes: repos.planes, uploads, deps });
      const planEstrategico = toPlanEstrategico(empresaId, record);
      return { archivo_url: planEstrategico.archivo_url, planEstrategico };
    }
    const { nombre, formato } = checkAnnounced(body);
    await repos.planes.createSubida(empresaId, id, { nombre, formato }, deps.now());
    const form = await uploads.signForm(quarantineKey(empresaId, id), {
      contentType: FORMATOS_PLAN[formato],
      maxBytes: PLAN_MAX_BYTES,
      seconds: FORM_SECONDS,
    });
    const caduca = new Date(deps.now().getTime() + FORM_SECONDS * 1000).toISOString();
    return { archivo_url: null, subida: { id, ...form, caduca } };
  },
);
export const { handler } = uploadPlanEstrategico;

/** What is already known to be wrong need not be sent. */
function checkAnnounced({ nombre, tamano }: { nombre: string; tamano: number } = { nombre: '', tamano: 0 }) {
  const formato = formatoOf(nombre);
  if (!formato) throw tipoNoAdmitido();
  if (tamano === 0) throw archivoVacio();
  if (tamano > PLAN_MAX_BYTES) throw archivoDemasiadoGrande();
  return { nombre: fileName(nombre), formato };
}

/** Without a folder, control characters or an end that would not fit: it is shown, and proposed when the file is saved. */
function fileName(given: string): string {
  const name = given
    .replace(/\p{Cc}/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim();
  return name.length <= 200 ? name : `${name.slice(0, 190)}${/\.\w{1,9}$/.exec(name)?.[0] ?? ''}`;
}
