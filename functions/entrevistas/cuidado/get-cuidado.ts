import { cuidadoApi } from '#shared/entrevistas/cuidado/cuidado.api.ts';
import { PASOS_AVISO } from '#shared/entrevistas/cuidado/linea-ayuda.ts';
import { CLASES_REVISION, type RevisionTextos, type VersionTextos } from '#shared/entrevistas/cuidado/texto-cuidado.ts';
import { isShown } from '#shared/entrevistas/dignidad/linea.ts';
import { lineas } from '#shared/entrevistas/dignidad/lineas.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { GARANTIAS } from '../dignidad/contestar.ts';
import { lineasRepos, todayOf } from './lineas.service.ts';
import { lineasAyuda } from './lineas-ayuda.ts';
import { textosRepository } from './textos.repository.ts';
import { garantiasPublicadas, publicaciones, vigentes } from './textos-publicados.ts';

export const getCuidado = endpoint(
  cuidadoApi.getCuidado,
  { repos: { ...lineasRepos, textos: textosRepository } },
  async ({ repos, deps }) => {
    const [cambios, revisiones] = await Promise.all([repos.lineas.get(), repos.textos.list()]);
    return {
      lineas: figuresOf(lineasAyuda(cambios, todayOf(deps))),
      paises: Object.entries(lineas().paises)
        .map(([codigo, { pais }]) => ({ codigo, nombre: pais }))
        .toSorted((a, b) => a.nombre.localeCompare(b.nombre, 'es')),
      versiones: versionesOf(revisiones),
      garantias: garantiasPublicadas().map(({ id, frase, se_activa }) => ({
        ...{ id, frase, seActiva: se_activa },
        seCumple: id in GARANTIAS,
        prueba: GARANTIAS[id] ?? null,
      })),
    };
  },
);
export const { handler } = getCuidado;

function figuresOf(all: ReturnType<typeof lineasAyuda>) {
  const count = (is: (each: (typeof all)[number]) => boolean) => all.filter(is).length;
  const shown = all.filter(({ estado }) => isShown(estado));
  return {
    total: all.length,
    visibles: shown.length,
    sinFirmar: shown.filter(({ confirmacion, marcar }) => marcar !== '' && confirmacion === null).length,
    porVencer: shown.filter(({ dias }) => dias !== null && dias > 0 && dias <= PASOS_AVISO[0]).length,
    vencidas: count(({ estado }) => estado === 'sin_comprobar' || estado === 'caducada'),
    retiradas: count(({ estado }) => estado === 'retirada'),
    proxima: shown.flatMap(({ caduca, dias }) => (caduca && dias && dias > 0 ? caduca : [])).toSorted()[0] ?? null,
  };
}

function versionesOf(revisiones: readonly RevisionTextos[]): VersionTextos[] {
  return publicaciones().map((publicacion) => {
    const { conjunto, version, textos } = publicacion;
    const own = revisiones.filter((each) => each.conjunto === conjunto && each.version === version);
    return {
      ...{
        conjunto,
        version,
        textos: textos.length,
        grupos: [...new Set(textos.map(({ grupo }) => grupo))],
        revisiones: own,
      },
      vigente: vigentes().includes(publicacion),
      faltan: CLASES_REVISION.filter((clase) => !own.some((each) => each.clase === clase)),
    };
  });
}
