import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { PersonaId, Simulacion } from '#shared/entrevistas/servicios-hr/simulacion.ts';

/** All seeds of one persona on one service. */
export interface Tanda {
  servicio: ServicioHr;
  persona: PersonaId;
  simulaciones: readonly Simulacion[];
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
const max = (numbers: readonly number[]) => Math.max(0, ...numbers);
const one = (figure: number) => figure.toFixed(1).replace('.', ',');

/** Phase by phase, as means over the seeds. */
export function printPersona({ servicio, persona, simulaciones }: Tanda, conversation = false): string {
  const rows = servicio.estructura.fases.map((fase, index) => {
    const own = simulaciones.flatMap(({ cifras }) => cifras.fases[index] ?? []);
    return [
      fase.nombre,
      `${one(mean(own.map((each) => each.preguntas)))} de ${fase.preguntas.length}`,
      one(mean(own.map((each) => each.seguimientos))),
      one(mean(own.map((each) => each.minutos))),
      String(fase.minutos),
      one(mean(own.map((each) => each.palabras))),
    ];
  });
  return [
    '',
    `${servicio.nombre} (${servicio.codigo}, versión ${servicio.version}) · ${persona} · ${simulaciones.length} entrevistas`,
    table(['Fase', 'Preguntas', 'Seguimientos', 'Minutos', 'Previstos', 'Palabras'], rows),
    `Seguimientos por motivo: ${reasons(simulaciones) || 'ninguno'}`,
    ...(conversation ? simulaciones.map(printConversation) : []),
  ].join('\n');
}

function reasons(simulaciones: readonly Simulacion[]): string {
  const all = simulaciones.flatMap(({ cifras }) => cifras.motivos);
  return [...Map.groupBy(all, ({ hueco }) => hueco)]
    .map(([hueco, own]) => `${hueco} ${one(own.reduce((sum, { veces }) => sum + veces, 0) / simulaciones.length)}`)
    .join(', ');
}

function printConversation({ semilla, turnos }: Simulacion): string {
  return [
    `\nSemilla ${semilla}`,
    ...turnos.flatMap(({ secuencia, tipo, hueco, aclaracion, pregunta, respuesta }) => [
      `${String(secuencia).padStart(3)}. ${tipo === 'seguimiento' ? `[${hueco}] ` : ''}${aclaracion ? `(${aclaracion.replaceAll('\n', ' ')}) ` : ''}${pregunta}`,
      `     ${respuesta?.omitida ? '(saltada)' : respuesta?.texto}`,
    ]),
  ].join('\n');
}

/** One line for each service and persona, the worst of its seeds where only the worst matters, and what was broken. */
export function printTotals(tandas: readonly Tanda[]): string {
  const rows = tandas.map(({ servicio, persona, simulaciones }) => {
    const figures = simulaciones.map(({ cifras }) => cifras);
    const [minutosPrevistos = 0] = figures.map((each) => each.minutosPrevistos);
    return [
      servicio.codigo,
      persona,
      `${Math.min(...figures.map((each) => each.cobertura))} %`,
      String(figures.reduce((sum, each) => sum + each.repeticiones, 0)),
      one(mean(figures.map((each) => each.preguntas))),
      one(mean(figures.map((each) => each.seguimientos))),
      one(mean(figures.map((each) => each.vueltas))),
      `${one(mean(figures.map((each) => each.minutos)))} (máx. ${one(max(figures.map((each) => each.minutos)))}) de ${minutosPrevistos}`,
      one(mean(figures.map((each) => each.palabras))),
    ];
  });
  const broken = tandas.flatMap(({ servicio, persona, simulaciones }) =>
    simulaciones.flatMap(({ semilla, cifras }) =>
      cifras.incumplimientos.map((each) => `  ${servicio.codigo}, ${persona}, semilla ${semilla}: ${each}`),
    ),
  );
  const count = tandas.reduce((sum, { simulaciones }) => sum + simulaciones.length, 0);
  return [
    '',
    table(
      ['Servicio', 'Persona', 'Cobertura', 'Repetidas', 'Preguntas', 'Seguimientos', 'Vueltas', 'Minutos', 'Palabras'],
      rows,
    ),
    '',
    broken.length === 0
      ? `${count} entrevistas: todas cumplen.`
      : `${count} entrevistas, ${broken.length} incumplimientos:\n${broken.join('\n')}`,
  ].join('\n');
}

/** Columns as wide as what stands in them; figures to the right. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const figures = head.map((_, column) => rows.every((row) => /^\d/.test(row[column] ?? '')));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (figures[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}
