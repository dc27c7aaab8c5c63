import { describe, expect, it } from 'vitest';
import { splitStyles } from '../../web/prerender.ts';

describe('The styles of what is rendered at build', () => {
  const style = (name: string, rules: string) => `<style data-emotion="css ${name}">${rules}</style>`;

  it('leave the markup for a file, each once and in their order', () => {
    const html = `${style('a', '@layer reset,base;')}<main>${style('b', '.b{color:red}')}<p>Hola</p>${style('b', '.b{color:red}')}</main>`;
    expect(splitStyles(html)).toEqual({ markup: '<main><p>Hola</p></main>', css: '@layer reset,base;\n.b{color:red}' });
  });

  it('leave behind what React wants fetched first, and links within the page', () => {
    const html = '<link rel="preload" as="image" href="/favicon.svg"/><main><link rel="x" href="/y"/></main>';
    expect(splitStyles(html).markup).toBe('<main><link rel="x" href="/y"/></main>');
  });
});
