import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import { categorias, ordenOf, type Severidad, severidadOf } from '#shared/entrevistas/dignidad/categorias.ts';
import { lineasOf } from '#shared/entrevistas/dignidad/lineas.ts';
import { BOTONES_CUIDADO, type MensajeCuidado } from '#shared/entrevistas/dignidad/mensaje.ts';
import type { Anfitrion } from '../sala/anfitrion.repository.ts';
import type { LoadedSala } from '../sala/sala.service.ts';
import type { Hallazgo } from './familia.ts';

/** A finding that stops the interview and whose text is stored nowhere. */
export interface Parada {
  hallazgo: Hallazgo;
  severidad: Severidad;
}

/** What of the findings stops the room and leaves nothing behind; of several the one that `orden` lets win. */
export function paradaOf(hallazgos: readonly Hallazgo[]): Parada | undefined {
  const stops = hallazgos
    .map((hallazgo) => ({ hallazgo, severidad: severidadOf(hallazgo.categoria, hallazgo.gravedad) }))
    .filter(({ severidad }) => severidad.detiene && severidad.destino_del_texto === 'fuera');
  const place = ({ hallazgo: { categoria, gravedad } }: Parada) => ordenOf(categoria, gravedad);
  return stops.toSorted((a, b) => place(a) - place(b))[0];
}

/** The text that is said: the second one where the first one has been said in this interview. */
export function textoIdOf({ severidad: { textos } }: Parada, said: readonly string[]): string {
  const again = textos.find(({ cuando }) => cuando?.startsWith('segunda vez'));
  const [first] = textos;
  const text = again && first && said.includes(first.id) ? again : first;
  return text?.id ?? '';
}

interface Destinatario {
  /** Of the candidate and of the company, as they wrote them. */
  paises: readonly string[];
  empresa: string;
  atencion: Anfitrion['atencion'];
  intervencionId: string;
}

/** The approved text with what stands in its gaps. */
function mensajeOf(
  textoId: string,
  { paises, empresa, atencion, intervencionId }: Destinatario,
  today: string,
): MensajeCuidado {
  const { version, botones } = categorias();
  const { texto, severidad, gravedad } = textOf(textoId);
  const { lineas, ...numeros } = lineasOf(paises, today);
  const gaps: Record<string, string> = {
    ...numeros,
    ...atencion,
    empresa,
  };
  // Without a channel for harassment its sentence is left out.
  const spoken = (text: string) =>
    text.split('. ').filter((sentence) => atencion.canal_acoso || !sentence.includes('{canal_acoso}'));
  const fill = (text: string) =>
    spoken(text)
      .join('. ')
      .replace(/\{(\w+)\}/g, (gap, name) => gaps[name] ?? gap);
  const help = severidad.textos.some(({ texto: each }) => each.includes('{linea_violencia}')) ? 'violencia' : 'crisis';
  // In danger at once the emergency number comes first, else whoever listens.
  const types = gravedad === '3' ? ['emergencia', help] : [help, 'emergencia'];
  const shown = lineas.filter(({ tipo }) => types.includes(tipo));
  return {
    intervencionId,
    textoId: `${textoId}@${version}`,
    texto: fill(texto.texto),
    textoFacil: texto.texto_facil ? fill(texto.texto_facil) : null,
    lineas: types
      .flatMap((type) => shown.filter(({ tipo }) => tipo === type).slice(0, 1))
      .map(({ nombre, numero, marcar }) => ({ nombre, numero, marcar })),
    botones: BOTONES_CUIDADO.filter((boton) => severidad.botones.includes(boton)).map((boton) => ({
      boton,
      texto: botones[boton]?.texto ?? '',
    })),
    detiene: severidad.detiene,
  };
}

/** An approved text for this candidate: with the lines of their country, else of the company's. */
export function mensajeFor(
  { entrevista, anfitrion }: Pick<LoadedSala, 'entrevista' | 'anfitrion'>,
  textoId: string,
  intervencionId: string,
  now: Date,
): MensajeCuidado {
  const paises = [entrevista.candidatoPais, anfitrion.pais];
  const to = { paises, empresa: displayNombre(anfitrion), atencion: anfitrion.atencion, intervencionId };
  return mensajeOf(textoId, to, now.toISOString().slice(0, 10));
}

/** Whoever cares for candidates is told at once when this is said. */
export const isUrgentText = (textoId: string): boolean => textOf(textoId).severidad.aviso === 'urgente';

function textOf(textoId: string) {
  for (const categoria of categorias().categorias) {
    for (const [gravedad, severidad] of Object.entries(categoria.gravedad)) {
      const texto = severidad.textos.find(({ id }) => id === textoId);
      if (texto) return { texto, severidad, gravedad };
    }
  }
  throw new Error(`No text ${textoId}`);
}
