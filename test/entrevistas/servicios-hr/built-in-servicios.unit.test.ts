import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fold } from '#shared/core/fold.ts';
import { BUILT_IN_SERVICIOS, findBuiltInServicio } from '#shared/entrevistas/servicios-hr/built-in-servicios.ts';
import { CODIGOS_INTEGRADOS, VERSIONES_INTEGRADAS } from '#shared/entrevistas/servicios-hr/codigos-integrados.ts';
import { IA_POR_DEFECTO } from '#shared/entrevistas/servicios-hr/instrucciones.ts';
import { type Pregunta, type ServicioHr, servicioHrSchema } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';

/** Services without instructions of their own are published with these. */
const PUBLISHED_INSTRUCCIONES = '7d1a5a9d58dffa023e9c98c3720d1a6797516e033cc36e7b1039fd751fa2aab2';

/**
 * A change of content makes a hash fail on purpose: an interview keeps the version that it was booked with, so
 * published content never changes. Add a new version with its own hash instead.
 */
const PUBLISHED: Record<string, string> = {
  'test-vocacional@1': '8c539b6486d559db9bece4b403954f8ce2ec552d5df2927edf60f7bdc6f79936',
  'entrevistas-profundidad@1': 'ec7cb1ca727f8702abad114b5688a520d2dc0c28b44e7748cdf07dde5d118d66',
  'mapeo-organizacional@1': '5642cb19adc836d5d5c69dd4046a212748190cb40c15160c75d61d331c0aa19e',
};

/** Topics that may not be asked about in a selection in Spain or Colombia, as beginnings of folded words. */
const PROTECTED_TOPICS =
  /\b(edad|anos|naci|hij[oa]|famili|embaraz|matern|patern|casad|solter|pareja|enferm|salud|discapac|religi|creencia|polit|partido|sindic|huelga|origen|raza|etni|sexo|genero|orientacion sexual|barrio|estrato)/;

/** More would mean that two competencies are told apart by too few words. */
const MAX_SHARED_INDICADORES = 2;

describe('CODIGOS_INTEGRADOS', () => {
  it('names those that ship, in the order of lists', () => {
    expect(CODIGOS_INTEGRADOS).toEqual([...new Set(BUILT_IN_SERVICIOS.map(({ codigo }) => codigo))]);
  });

  it('knows every version of each', () => {
    const listed = CODIGOS_INTEGRADOS.flatMap((codigo) =>
      (VERSIONES_INTEGRADAS[codigo] ?? []).map((version) => `${codigo} ${version}`),
    );
    expect(listed.sort()).toEqual(BUILT_IN_SERVICIOS.map(({ codigo, version }) => `${codigo} ${version}`).sort());
  });
});

function hash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

function listPreguntas(servicio: ServicioHr): Pregunta[] {
  return servicio.estructura.fases.flatMap((fase) => fase.preguntas);
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Every sentence of a service that a person reads. */
function listTextos(servicio: ServicioHr): string[] {
  const { competencias, fases } = servicio.estructura;
  return [
    servicio.descripcion,
    servicio.descripcionDetallada,
    ...competencias.flatMap(({ descripcion, anclas }) => [descripcion, anclas[1], anclas[5], anclas[10]]),
    ...fases.flatMap((fase) => [fase.objetivo, ...fase.preguntas.map((pregunta) => pregunta.texto)]),
  ];
}

describe('built-in servicios', () => {
  it('ships the three servicios that a company may contract', () => {
    expect(BUILT_IN_SERVICIOS.map(({ codigo, categoria, tipo }) => [codigo, categoria, tipo])).toEqual([
      ['test-vocacional', 'desarrollo', 'test_vocacional'],
      ['entrevistas-profundidad', 'seleccion', 'seleccion_personal'],
      ['mapeo-organizacional', 'organizacional', 'mapeo_organizacional'],
    ]);
  });

  it('publishes each version of a servicio once, with the content that its hash pins', () => {
    const hashes = BUILT_IN_SERVICIOS.map(({ api_preferida, contexto, prompt_sistema, prompt_usuario, ...content }) => {
      expect({ api_preferida, contexto, prompt_sistema, prompt_usuario }).toEqual(IA_POR_DEFECTO);
      return [`${content.codigo}@${content.version}`, hash(content)];
    });
    expect(Object.fromEntries(hashes)).toEqual(PUBLISHED);
    expect(hashes).toHaveLength(Object.keys(PUBLISHED).length);
    expect(hash(IA_POR_DEFECTO)).toBe(PUBLISHED_INSTRUCCIONES);
  });
});

describe('findBuiltInServicio', () => {
  it('finds a servicio by codigo, and by codigo and version', () => {
    expect(findBuiltInServicio('mapeo-organizacional')?.codigo).toBe('mapeo-organizacional');
    expect(findBuiltInServicio('mapeo-organizacional', 1)).toBe(findBuiltInServicio('mapeo-organizacional'));
  });

  it('finds nothing for an unknown codigo or an unpublished version', () => {
    expect(findBuiltInServicio('otro')).toBeUndefined();
    expect(findBuiltInServicio('test-vocacional', 99)).toBeUndefined();
    expect(findBuiltInServicio('test-vocacional', 0)).toBeUndefined();
  });
});

describe.each(BUILT_IN_SERVICIOS.map((servicio) => [servicio.codigo, servicio] as const))('%s', (_codigo, servicio) => {
  const { competencias, fases, duracionEstimada, criterioPasado } = servicio.estructura;
  const preguntas = listPreguntas(servicio);

  it('is a valid servicio that parsing leaves as it is', () => {
    expect(servicioHrSchema().parse(servicio)).toEqual(servicio);
  });

  it('can be booked as it ships', () => {
    expect(servicio.configuracion).toEqual({ activo: true, requiereAutenticacion: true });
    expect(criterioPasado).toBe(70);
  });

  it('has the breadth that a defensible report needs', () => {
    expect(fases.length).toBeGreaterThanOrEqual(4);
    expect(preguntas.length).toBeGreaterThanOrEqual(12);
    expect(preguntas.length).toBeLessThanOrEqual(16);
    expect(competencias.length).toBeGreaterThanOrEqual(6);
    expect(competencias.length).toBeLessThanOrEqual(8);
    expect(competencias.some(({ tipo }) => tipo === 'tecnica')).toBe(true);
  });

  it('gives every fase, pregunta and competencia an id of its own', () => {
    expect(duplicates(fases.map(({ id }) => id))).toEqual([]);
    expect(duplicates(preguntas.map(({ id }) => id))).toEqual([]);
    expect(duplicates(competencias.map(({ id }) => id))).toEqual([]);
    expect(duplicates(competencias.map(({ nombre }) => fold(nombre)))).toEqual([]);
  });

  it('lasts as long as its fases together, with 3 to 5 minutes for each pregunta', () => {
    expect(fases.reduce((total, { minutos }) => total + minutos, 0)).toBe(duracionEstimada);
    expect(duracionEstimada).toBeGreaterThanOrEqual(45);
    expect(duracionEstimada).toBeLessThanOrEqual(60);
    for (const fase of fases) {
      const share = fase.minutos / fase.preguntas.length;
      expect(share, fase.id).toBeGreaterThanOrEqual(3);
      expect(share, fase.id).toBeLessThanOrEqual(5);
    }
  });

  it('names only its own competencias in its preguntas', () => {
    const known = new Set(competencias.map(({ id }) => id));
    expect(preguntas.flatMap((pregunta) => pregunta.competencias).filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(competencias.map(({ id }) => id))('asks about %s at least twice, once about a lived situation', (id) => {
    const about = preguntas.filter((pregunta) => pregunta.competencias.includes(id));
    expect(about.length).toBeGreaterThanOrEqual(2);
    const lived = about.filter(({ tipo }) => tipo === 'conductual');
    // Exploring professions is asked openly: somebody who has not begun has no situation to tell.
    if (id !== 'exploracion-profesional') expect(lived.length).toBeGreaterThanOrEqual(1);
  });

  it('opens and closes with an open pregunta, and scores every one between them', () => {
    expect(preguntas.at(0)?.tipo).toBe('abierta');
    expect(preguntas.at(-1)).toMatchObject({ tipo: 'abierta', competencias: [] });
    expect(preguntas.slice(1, -1).filter((pregunta) => pregunta.competencias.length === 0)).toEqual([]);
  });

  it('anchors each competencia at three behaviours of its own', () => {
    const anclas = competencias.flatMap((competencia) => Object.values(competencia.anclas).map(fold));
    expect(anclas).toHaveLength(competencias.length * 3);
    expect(duplicates(anclas)).toEqual([]);
  });

  it.each(competencias.map((c) => [c.id, c] as const))('lists 18 to 40 different indicadores of %s', (_id, c) => {
    expect(c.indicadores.length).toBeGreaterThanOrEqual(18);
    expect(c.indicadores.length).toBeLessThanOrEqual(40);
    expect(duplicates(c.indicadores.map(fold))).toEqual([]);
  });

  it('rarely lets two competencias share an indicador', () => {
    const shared = duplicates(competencias.flatMap(({ indicadores }) => indicadores.map(fold)));
    expect(shared.length, shared.join(', ')).toBeLessThanOrEqual(MAX_SHARED_INDICADORES);
  });

  it('never repeats a pregunta', () => {
    expect(duplicates(preguntas.map(({ texto }) => fold(texto)))).toEqual([]);
  });

  it('asks one thing at a time', () => {
    for (const { id, texto } of preguntas) {
      const asks = texto.match(/\?|\b(cuéntame|háblame)\b/giu) ?? [];
      expect(asks, id).toHaveLength(1);
    }
  });

  it('asks nothing about protected topics', () => {
    expect(preguntas.map(({ texto }) => fold(texto)).filter((texto) => PROTECTED_TOPICS.test(texto))).toEqual([]);
  });

  it('is written with Spanish punctuation and without stray spaces', () => {
    for (const texto of listTextos(servicio)) {
      expect(texto).toMatch(/^[¿«\p{Lu}]/u);
      expect(texto).toMatch(/[.?]$/);
      expect(texto).not.toMatch(/ {2}|"|\.\.\.| [,.;:?]/);
      expect(texto.split('¿').length, texto).toBe(texto.split('?').length);
      expect(texto.split('«').length, texto).toBe(texto.split('»').length);
    }
  });
});
