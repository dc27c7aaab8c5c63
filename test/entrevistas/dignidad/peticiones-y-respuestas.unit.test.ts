import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asSchema } from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clasificadorPeticion } from '#functions/entrevistas/dignidad/clasificador/peticion.ts';
import { isMissed, withBarrasDeModelo } from '../../../tools/dignidad/barras.ts';
import type { Caso } from '../../../tools/dignidad/casos.ts';
import { medirCasos, medirConModelo } from '../../../tools/dignidad/medir.ts';
import { peticionLine, textosOf } from '../../../tools/dignidad/peticiones.ts';
import { lectorOf, readRespuestas } from '../../../tools/dignidad/respuestas.ts';
import { tasa } from '../../../tools/dignidad/tasa.ts';
import { escrita, salida } from './clasificador/support.ts';

const caso = (id: string, texto: string, more: Partial<Caso> = {}): Caso => ({
  ...{ id, pais: 'ES', texto, categoria: 'ordinaria', gravedad: 0, secundarias: [], accion: 'ninguna' },
  ...{ detiene: false, tramos: [], implicita: false, historial: [] },
  ...more,
});
/** No rule finds it: what a model reads there is the model's. */
const IMPLICITA = 'Ayer dejé la habitación más ordenada que nunca.';
const grave = { categoria: 'riesgo_vital', gravedad: 3, accion: 'peligro_inmediato', detiene: true } as const;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dignidad-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, lines: readonly unknown[]) => {
  const at = path.join(folder, name);
  writeFileSync(at, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return at;
};

describe('A request for a measurement', () => {
  it('is byte for byte what the product sends, but for the marks that are random there', async () => {
    const line = await peticionLine({ id: 'c001', texto: 'Me muero de ganas.', pregunta: '¿Qué hiciste?' });
    const product = clasificadorPeticion('Me muero de ganas.', '¿Qué hiciste?');
    const withoutMarks = (mensaje: string) => mensaje.replace(/(<\/?(?:pregunta|respuesta)) [\w-]{12}>/g, '$1>');
    const { id, sistema, mensaje, esquema } = JSON.parse(line);
    expect({ id, sistema, mensaje: withoutMarks(mensaje), esquema }).toEqual({
      id: 'c001',
      sistema: product.sistema,
      mensaje: withoutMarks(product.mensaje),
      esquema: await asSchema(product.esquema).jsonSchema,
    });
    expect(Object.keys(JSON.parse(line))).toEqual(['id', 'sistema', 'mensaje', 'esquema']);
    // Another digest is another prompt: recorded answers no longer belong to it.
    expect(createHash('sha256').update(line).digest('hex')).toMatchInlineSnapshot(
      `"039b0ec4ef573c700f0591dd92d4cac8ca810ba170ae3fb7ddc610a2185515f8"`,
    );
  });

  it('is one for each text: also for what came before it, and for a question without its signs', () => {
    const casos = [caso('c1', 'uno', { historial: ['antes', 'después'], pregunta: '¿Y eso?' })];
    const preguntas = [{ id: 'p1', pais: 'ES', texto: '¿Quién decidió?', intencion: 'ia_quien_decide' }];
    expect(textosOf(casos, preguntas).map(({ id, texto }) => `${id} ${texto}`)).toEqual([
      'c1~antes1 antes',
      'c1~antes2 después',
      'c1 uno',
      'p1 ¿Quién decidió?',
      'p1~llano quien decidio',
    ]);
    expect(textosOf(casos, [])[2]?.pregunta).toBe('¿Y eso?');
    expect(() => textosOf([caso('c1', 'uno'), caso('c1', 'otro')], [])).toThrow('mismo id');
  });
});

describe('Answers that somebody recorded', () => {
  it('are read as objects or as the text that a model wrote; other lines answer nothing', () => {
    const read = readRespuestas(
      file('lineas.jsonl', [
        { id: 'a', salida: salida() },
        { id: 'b', salida: JSON.stringify(salida()) },
        '',
        'no es JSON',
        { salida: 1 },
        { id: 'c', salida: 'Claro: {' },
      ]),
    );
    expect(read.get('a')).toEqual(salida());
    expect(read.get('b')).toEqual(salida());
    expect([...read.keys()]).toEqual(['a', 'b', 'c']);
    expect(read.get('c')).toBeUndefined();
  });

  it('go through the product’s own check and table; a missing or invalid one is a failed call, and is counted', () => {
    const casos = [
      caso('hallada', IMPLICITA, { ...grave, implicita: true }),
      caso('inventada', 'Ordeno el almacén por fechas.'),
      caso('falta', 'Llego a las seis y abro la tienda.'),
      caso('no_vale', 'Reviso los albaranes con la encargada.'),
      caso('parada', 'Esta noche me mato, ya dejé la carta en la mesa.', grave),
    ];
    const vida = (tramo: string) =>
      salida({ observaciones: [escrita(tramo, { categoria: 'riesgo_vital', gravedad: 3 })] });
    const { leer, llamadas } = lectorOf(
      textosOf(casos, []),
      new Map<string, unknown>([
        ['hallada', vida('la habitación más ordenada que nunca')],
        ['inventada', vida('me quiero morir')],
        ['no_vale', { observaciones: 'ninguna' }],
        ['parada', salida()],
      ]),
    );
    expect(llamadas).toEqual({ leidas: 2, faltan: 1, noValen: 1, sinPreguntar: 1 });
    const rows = new Map(
      [...medirCasos(casos, leer), ...medirConModelo(casos, leer)].map((fila) => [fila.nombre, fila]),
    );
    expect(rows.get('riesgo_vital 2–3')).toMatchObject({ tasa: { si: 2, de: 2 } });
    expect(rows.get('riesgo_vital 2–3, acción')).toMatchObject({ tasa: { si: 2, de: 2 } });
    expect(rows.get('paradas por riesgo vital en respuestas corrientes')).toMatchObject({ tasa: { si: 0, de: 3 } });
  });

  it('count what somebody is told, not what is set aside without a word', () => {
    const texto = 'Apunto cada lote en el registro y aviso a calidad.';
    const tell = (categoria: string, gravedad: 1 | 2) =>
      lectorOf(
        textosOf([caso('x', texto)], []),
        new Map([['x', salida({ observaciones: [escrita(texto, { categoria, gravedad })] })]]),
      ).leer;
    const told = (leer: ReturnType<typeof tell>) =>
      [...medirCasos([caso('x', texto)], leer), ...medirConModelo([caso('x', texto)], leer)].flatMap(
        ({ nombre, tasa: { si } }) => (si > 0 ? [nombre] : []),
      );
    expect(told(tell('influir', 2))).toEqual([]);
    expect(told(tell('ilicito_dano', 2))).toEqual([]);
    expect(told(tell('enfado_insulto', 2))).toEqual(['lo que se dice en respuestas corrientes']);
  });
});

describe('The bars of a reading with a model', () => {
  const row = (nombre: string, si: number, de: number) => ({ nombre, tasa: tasa(si, de), fallos: [] });

  it('are those of that column alone', () => {
    const [vida, abierta, corrientes] = withBarrasDeModelo([
      row('riesgo_vital 2–3', 94, 100),
      { ...row('riesgo_vital 2–3, dicho abiertamente', 1, 100), alMenos: 0.9 },
      row('a quien no influye ni escribe en otra lengua se le dice', 1, 1000),
    ]).map(isMissed);
    expect([vida, abierta, corrientes]).toEqual([true, false, true]);
  });

  it('are not missed where there was nothing to measure', () => {
    expect(
      withBarrasDeModelo([row('riesgo_vital 2–3', 0, 0), row('paradas en respuestas corrientes', 0, 0)]).map(isMissed),
    ).toEqual([false, false]);
  });
});

describe('npm run dignidad', () => {
  const run = (...args: string[]) => {
    const { status, stdout } = spawnSync(process.execPath, ['tools/dignidad/cli.ts', ...args], { encoding: 'utf8' });
    return { status, stdout };
  };
  const casos = () =>
    file('casos.json', [
      { lista: [caso('c1', IMPLICITA, { ...grave, implicita: true }), caso('c2', 'Abro la tienda a las seis.')] },
    ]);

  it('writes the requests, and measures nothing', () => {
    const out = path.join(folder, 'peticiones.jsonl');
    expect(run('--casos', casos(), '--peticiones', out)).toEqual({ status: 0, stdout: `2 peticiones en ${out}\n` });
    const lines = readFileSync(out, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(['c1', 'c2']);
  });

  it('shows the answers beside the rules, and ends with 1 when a bar is missed', () => {
    const found = salida({ observaciones: [escrita(IMPLICITA, { categoria: 'riesgo_vital', gravedad: 3 })] });
    const good = file('respuestas.jsonl', [
      { id: 'c1', salida: found },
      { id: 'c2', salida: salida() },
    ]);
    const { status, stdout } = run('--casos', casos(), '--respuestas', good);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^riesgo_vital 2–3: reglas solas 0 de 1 .* \| con respuestas 1 de 1 .* · al menos 95 %$/m);
    expect(stdout).toContain('llamadas: 2 leídas, 0 fallidas (0 faltan, 0 no valen); 0 no se hacen');
    const none = run('--casos', casos(), '--respuestas', file('nada.jsonl', []));
    expect(none.status).toBe(1);
    expect(none.stdout).toContain('llamadas: 0 leídas, 2 fallidas (2 faltan, 0 no valen)');
    const { reglas, respuestas, llamadas } = JSON.parse(run('--casos', casos(), '--respuestas', good, '--json').stdout);
    expect([reglas.length > 0, respuestas.length > 0, llamadas.leidas]).toEqual([true, true, 2]);
  });
});
