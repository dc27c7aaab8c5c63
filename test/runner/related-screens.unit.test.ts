import { describe, expect, it } from 'vitest';
import { relatedScreens, type ScreenSources } from './related-screens.ts';

const CONTEXT: Record<string, string> = {
  areas: 'empresas',
  candidatos: 'candidatos',
  panel: 'cifras',
  sala: 'entrevistas',
};
const screen = (feature: string, name: string) => `test/screens/${CONTEXT[feature]}/${feature}/${name}.screen.test.ts`;
const SOURCES: ScreenSources = {
  screens: [
    screen('areas', 'list'),
    screen('areas', 'reassign'),
    screen('candidatos', 'ficha'),
    screen('candidatos', 'list'),
    screen('panel', 'empresa'),
    screen('sala', 'answer'),
    screen('sala', 'consent'),
  ],
  web: new Map([
    ['web/src/features/empresas/areas/areas-page.tsx', "useApi('listAreas'); api.call('createArea', {});"],
    ['web/src/features/candidatos/candidatos/candidatos-page.tsx', "useApi('listAreas'); useApi('listCandidatos');"],
    ['web/src/features/candidatos/candidatos/notas.tsx', "useApi('listNotas')"],
    ['web/src/sala/room.ts', "call('getSala')"],
    ['web/src/features/empresas/areas/use-areas.ts', "useApi('listAreas')"],
  ]),
  functions: [
    'functions/empresas/areas/list-areas.ts',
    'functions/empresas/areas/create-area.ts',
    'functions/empresas/areas/area.repository.ts',
    'functions/candidatos/candidatos/list-candidatos.ts',
    'functions/candidatos/notas/list-notas.ts',
    'functions/entrevistas/sala/get-sala.ts',
    'functions/datos/purgas/purge-all.ts',
  ],
};
const opened = (...changed: string[]) => relatedScreens(changed, SOURCES);
const of = (...features: string[]) => SOURCES.screens.filter((file) => features.includes(file.split('/')[3] ?? ''));

describe('The screens of a change', () => {
  it('are all of the feature that was changed', () => {
    expect(opened('web/src/features/empresas/areas/areas-page.tsx')).toEqual(of('areas'));
  });

  it('are the room when that was changed', () => {
    expect(opened('web/src/sala/room.ts')).toEqual(of('sala'));
  });

  it('are all of the feature with the name of a domain, and one of each that calls it besides', () => {
    expect(opened('functions/empresas/areas/area.repository.ts')).toEqual([
      screen('candidatos', 'ficha'),
      ...of('areas'),
    ]);
    expect(opened('shared/empresas/areas/area.ts')).toEqual([screen('candidatos', 'ficha'), ...of('areas')]);
  });

  it('are of those features only that call an operation, when just this was changed', () => {
    expect(opened('functions/empresas/areas/create-area.ts')).toEqual(of('areas'));
  });

  it('are all of the features that call a domain, where none has its name', () => {
    expect(opened('functions/candidatos/notas/list-notas.ts')).toEqual(of('candidatos'));
    expect(opened('functions/datos/purgas/purge-all.ts')).toEqual([]);
  });

  it.each([
    'web/src/app/routes.tsx',
    'web/src/components/data-table.tsx',
    'web/src/lib/api.ts',
    'web/vite.config.ts',
    'functions/core/endpoint.ts',
    'shared/core/schemas.ts',
    'shared/contracts.ts',
    'test/screens/support/server.ts',
  ])('are one of each feature for what all stand on: %s', (file) => {
    expect(opened(file)).toEqual([
      screen('candidatos', 'ficha'),
      screen('panel', 'empresa'),
      screen('areas', 'list'),
      screen('sala', 'answer'),
    ]);
  });

  it('are the screen file that was changed, and all of a feature whose scene was', () => {
    expect(opened(screen('candidatos', 'list'))).toEqual([screen('candidatos', 'list')]);
    expect(opened('test/screens/candidatos/candidatos/scene.ts')).toEqual(of('candidatos'));
  });

  it.each(['README.md', 'infra/stacks/edge-stack.ts', 'test/empresas/areas/areas.unit.test.ts', 'web/README.md'])(
    'are none for %s',
    (file) => {
      expect(opened(file)).toEqual([]);
    },
  );
});
