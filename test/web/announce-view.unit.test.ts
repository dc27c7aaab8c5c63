import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#infra/build/paths.ts';
import { pagesOf } from '../../web/announce-view.ts';

describe('The pages that are fetched from the first script on', () => {
  const source = readFileSync(path.join(ROOT, 'web/src/app/routes.tsx'), 'utf8');

  it("are the router's, in its order, each with its module", () => {
    const pages = pagesOf(source);
    expect(pages.length).toBe(source.match(/element: </g)?.length);
    expect(pages[0]).toEqual(['dashboard', '/features/cifras/panel/panel-page.tsx']);
    expect(pages.every(([, module]) => module.startsWith('/features/') && module.endsWith('.tsx'))).toBe(true);
  });

  it('end the build when a route shows what is no page of its own', () => {
    expect(() => pagesOf("{ path: 'nada', page: 'nada', element: <Nada /> }")).toThrow('Nada');
  });
});
