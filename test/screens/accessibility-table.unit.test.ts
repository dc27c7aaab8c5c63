import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ESTADOS_SALA } from '#shared/entrevistas/sala/sala.ts';
import { rowsOf, type Screen, STATES } from './support/states.ts';

const ROUTES_FILE = readFileSync('web/src/app/routes.tsx', 'utf8');
/** Outside of the workspace: before the sign-in. */
const PUBLIC = ['/login', '/oauth/success', '/entrevista/:accessToken'];
/** Another address of the same page. */
const TWIN = '/servicios';
/** What the sala shows without an interview's state. */
const WITHOUT_SALA = ['cargando', 'no válida', 'suspendida', 'fallo'];

const checked = globSync('test/screens/**/*.screen.test.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/expectAccessible\(\s*\w+,\s*'([^']+)',\s*'([^']+)',?\s*\)/g)].map(
    ([, screen, state]) => `${screen}, ${state}`,
  ),
);
const statesOf = (screen: string) => {
  const { always, rarer } = rowsOf(screen as Screen);
  return [...always, ...rarer];
};
const rows = Object.keys(STATES).flatMap((screen) => statesOf(screen).map((state) => `${screen}, ${state}`));

describe('The table of accessibility', () => {
  it('has a row for each route', () => {
    const routes = [...ROUTES_FILE.matchAll(/path: '([^']+)'/g)].map(([, path]) => `/${path}`);
    expect(routes.length).toBeGreaterThan(30);
    const wanted = [...routes.filter((route) => route !== TWIN), ...PUBLIC];
    const without = wanted.filter((route) => !(route in STATES) || rowsOf(route as Screen).always.length === 0);
    expect(without).toEqual([]);
  });

  it('has a row for each state of the sala', () => {
    const states = statesOf('/entrevista/:accessToken');
    const without = [...ESTADOS_SALA, ...WITHOUT_SALA].filter(
      (wanted) => !states.some((state) => state === wanted || state.startsWith(`${wanted}: `)),
    );
    expect(without).toEqual([]);
  });

  it('has no row that no test checks, and no test checks a row twice', () => {
    expect(checked.toSorted()).toEqual(rows.toSorted());
  });
});
