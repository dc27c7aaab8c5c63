import { ChakraProvider } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { makeSystem } from '../src/app/theme/system.ts';
import { type Column, DataTable } from '../src/components/data-table.tsx';

/** 500 rows of six cells, in the product's table and in a bare one: what `npm run bench -- web` compares. */

const FIELDS = ['nombre', 'email', 'puesto', 'area', 'estado', 'creado'] as const;
type Row = Record<(typeof FIELDS)[number] | 'id', string>;

const rowsOf = (round: number): Row[] =>
  Array.from({ length: 500 }, (_, at) => ({
    id: `candidato-${at}`,
    nombre: `Candidata ${at}`,
    email: `candidata.${at}@correo.test`,
    puesto: 'Analista de datos',
    area: `Área ${at % 12}`,
    estado: (at + round) % 2 ? 'Programada' : 'Completada',
    creado: '21 nov 2026',
  }));

const COLUMNS: Column<Row>[] = FIELDS.map((id) => ({ id, header: id, cell: (row) => row[id] }));
const idOf = ({ id }: Row) => id;

const TABLES: Record<string, (rows: Row[]) => ReactNode> = {
  ours: (rows) => (
    <DataTable
      caption="Candidatos"
      columns={COLUMNS}
      rows={rows}
      rowKey={idOf}
      errorTitle="No pudimos cargar los candidatos"
      onRetry={() => undefined}
      empty={null}
    />
  ),
  bare: (rows) => (
    <table>
      <thead>
        <tr>
          {FIELDS.map((id) => (
            <th key={id}>{id}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {FIELDS.map((id) => (
              <td key={id}>{row[id]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

let show: (content: ReactNode) => void = () => undefined;

/** What stands around the tables, for both: rendered once, and not measured. */
function Stage() {
  const [content, setContent] = useState<ReactNode>(null);
  show = (next) => flushSync(() => setContent(next));
  return content;
}

/** Milliseconds, layout included. */
function timed(content: ReactNode): number {
  const before = performance.now();
  show(content);
  document.body.getBoundingClientRect();
  return performance.now() - before;
}

function measure(table: keyof typeof TABLES) {
  const render = TABLES[table] as (rows: Row[]) => ReactNode;
  const [first, second] = [rowsOf(0), rowsOf(1)];
  const mount = timed(render(first));
  const update = timed(render(second));
  show(null);
  return { mount, update };
}

createRoot(document.body).render(
  <ChakraProvider value={makeSystem()}>
    <Stage />
  </ChakraProvider>,
);
Object.assign(window, { measure });
