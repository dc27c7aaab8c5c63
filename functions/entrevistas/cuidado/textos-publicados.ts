import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { ANTERIORES, type Publicacion } from '#shared/entrevistas/cuidado/anteriores.ts';
import type { ConjuntoTextos, TextoCuidado } from '#shared/entrevistas/cuidado/texto-cuidado.ts';
import datosCategorias from '#shared/entrevistas/dignidad/categorias.json' with { type: 'json' };
import { categorias } from '#shared/entrevistas/dignidad/categorias.ts';
import datosPreguntas from '#shared/entrevistas/dignidad/preguntas.json' with { type: 'json' };
import { preguntas } from '#shared/entrevistas/dignidad/preguntas.ts';

/** Parts of the text files that only this page shows and the room does not read. */
const soloParaLeer = lazy(() => ({
  avisos: z.record(z.string(), z.union([z.string(), z.looseObject({})])).parse(datosCategorias.avisos),
  sala: z.array(z.object({ id: z.string(), texto: z.string(), cuando: z.string() })).parse(datosCategorias.textos_sala),
  variantes: z
    .record(z.string(), z.object({ variantes: z.array(z.object({ si: z.string(), texto: z.string() })).default([]) }))
    .parse(datosPreguntas.intenciones),
  garantias: z
    .array(z.object({ id: z.string(), frase: z.string(), se_activa: z.string() }))
    .parse(datosPreguntas.garantias),
}));

/** Sentences of which nothing is said until a test proves them. */
export const garantiasPublicadas = () => soloParaLeer().garantias;

/** Versions that the room uses today, by set. */
export const vigentes = lazy((): Publicacion[] => [
  { conjunto: 'cuidado', version: categorias().version, textos: textosDeCuidado() },
  { conjunto: 'preguntas', version: preguntas().version, textos: respuestas() },
]);

/** All that can be read: what is said today first. */
export const publicaciones = (): Publicacion[] => [...vigentes(), ...ANTERIORES];

/** Of this version, or of the one of today; undefined where there never was one. */
export const findPublicacion = (conjunto: ConjuntoTextos, version?: string): Publicacion | undefined =>
  publicaciones().find((each) => each.conjunto === conjunto && (!version || each.version === version));

const NADA = {
  gravedad: null,
  cuando: null,
  textoFacil: null,
  lenguas: [],
  variantes: [],
  botones: [],
  detiene: false,
};

function textosDeCuidado(): TextoCuidado[] {
  const base = { ...NADA, conjunto: 'cuidado', version: categorias().version } as const;
  const spoken = categorias().categorias.flatMap(({ nombre, gravedad: severidades }) =>
    Object.entries(severidades)
      .toSorted(([a], [b]) => Number(b) - Number(a))
      .flatMap(([gravedad, { textos, botones, detiene }]) =>
        textos.map(({ id, texto, texto_facil, cuando }) => ({
          ...base,
          id,
          grupo: nombre,
          gravedad: Number(gravedad),
          cuando: cuando ?? null,
          // Where the file only says that the text stands elsewhere, it is one of another language.
          texto: texto.startsWith('[') ? (categorias().textos_otras_lenguas.otra_lengua.otra ?? texto) : texto,
          textoFacil: texto_facil ?? null,
          lenguas: lenguasOf(id, texto),
          botones: botones.map((boton) => categorias().botones[boton]?.texto ?? boton),
          detiene,
        })),
      ),
  );
  const { sala, avisos } = soloParaLeer();
  return [
    ...spoken,
    ...sala.map((each) => ({ ...base, ...each, grupo: 'La sala' })),
    ...Object.entries(avisos).flatMap(([nombre, aviso]) =>
      typeof aviso === 'string' || typeof aviso.texto !== 'string'
        ? []
        : {
            ...base,
            id: `aviso.${nombre}`,
            grupo: 'Avisos a quien atiende',
            texto: [aviso.asunto, aviso.texto].filter((part) => typeof part === 'string').join('\n\n'),
            variantes:
              typeof aviso.texto_sin_telefono === 'string'
                ? [{ cuando: 'no hay teléfono', texto: aviso.texto_sin_telefono }]
                : [],
          },
    ),
  ];
}

/** The same text in other languages: in danger, and to say that only Spanish is read. */
function lenguasOf(id: string, texto: string): TextoCuidado['lenguas'] {
  const { riesgo_vital_2, otra_lengua } = categorias().textos_otras_lenguas;
  const own = id === 'rv.2.a' ? riesgo_vital_2 : texto.startsWith('[') ? otra_lengua : {};
  return Object.entries(own).flatMap(([lengua, each]) => (lengua === 'otra' ? [] : { lengua, texto: each }));
}

function respuestas(): TextoCuidado[] {
  const names = new Map(categorias().categorias.map(({ id, nombre }) => [id, nombre]));
  return Object.entries(preguntas().intenciones).map(([id, intencion]) => {
    const { categoria, respuesta, sin_dato, mientras_no_se_cumpla, anade, botones } = intencion;
    const otherwise = (cuando: string, texto: string | null) => (texto ? [{ cuando, texto }] : []);
    const conditional = [...(soloParaLeer().variantes[id]?.variantes ?? []), ...anade];
    return {
      ...NADA,
      ...{ id, conjunto: 'preguntas', version: preguntas().version, texto: respuesta },
      grupo: names.get(categoria) ?? categoria,
      variantes: [
        ...otherwise('falta un dato', sin_dato),
        ...otherwise('no se cumple lo que promete', mientras_no_se_cumpla),
        ...conditional.map(({ si, texto }) => ({ cuando: si, texto })),
      ],
      botones: botones.map((boton) => categorias().botones[boton]?.texto ?? boton),
    };
  });
}
