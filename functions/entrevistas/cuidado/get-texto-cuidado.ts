import { cuidadoApi } from '#shared/entrevistas/cuidado/cuidado.api.ts';
import { lineas, lineasOf } from '#shared/entrevistas/dignidad/lineas.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { lineasDeTexto } from '../dignidad/mensaje.ts';
import { textoNoEncontrado } from './cuidado.errors.ts';
import { lineasRepos, todayOf } from './lineas.service.ts';
import { findPublicacion, vigentes } from './textos-publicados.ts';

export const getTextoCuidado = endpoint(
  cuidadoApi.getTextoCuidado,
  { repos: lineasRepos },
  async ({ params: { texto: id }, query: { conjunto, version, pais = '' }, repos, deps }) => {
    const publicacion = findPublicacion(conjunto, version);
    const texto = publicacion?.textos.find((each) => each.id === id);
    if (!publicacion || !texto) throw textoNoEncontrado();
    const cambios = await repos.lineas.get();
    const nombre = lineas().paises[pais]?.pais.replace(/ \(.*/, '') ?? '';
    const { lineas: _, ...numeros } = lineasOf([nombre], todayOf(deps), cambios);
    const gaps: Record<string, string> = { ...EJEMPLO, ...numeros };
    const fill = (text: string) =>
      text.replace(/\{(\w+)\}/g, (_gap, name: string) => gaps[name] ?? `[${name.replaceAll('_', ' ')}]`);
    const filled = <T extends { texto: string }>(each: T) => ({ ...each, texto: fill(each.texto) });
    const room = { entrevista: { candidatoPais: nombre }, anfitrion: { pais: '' }, lineas: cambios };
    return {
      ...texto,
      texto: fill(texto.texto),
      textoFacil: texto.textoFacil && fill(texto.textoFacil),
      lenguas: texto.lenguas.map(filled),
      variantes: texto.variantes.map(filled),
      botones: texto.botones.map(fill),
      lineas: vigentes().includes(publicacion) ? lineasDeTexto(id, room, deps.now()) : [],
    };
  },
);
export const { handler } = getTextoCuidado;

/** Gap values of a company without settings of its own. */
const EJEMPLO = {
  empresa: 'la empresa',
  persona_de_contacto: 'la administración de la empresa',
  plazo_respuesta_contacto: 'lo antes posible',
  quien_lee: 'las personas que llevan esta selección',
};
