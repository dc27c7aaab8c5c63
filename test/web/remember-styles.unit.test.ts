import { Badge, Box, Button, ChakraProvider, chakra, createSystem, type SystemContext } from '@chakra-ui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { rememberStyles } from '../../web/src/app/theme/remember-styles.ts';
import { makeSystem } from '../../web/src/app/theme/system.ts';

describe('Remembered styles', () => {
  const plain = createSystem(makeSystem()._config);
  const Frame = chakra('div', { base: { px: '3', '& td': { py: '1.5' } }, variants: { size: { sm: { h: '4' } } } });
  const children = [1, 2].map((key) => [
    createElement(Box, {
      key: `box-${key}`,
      p: key,
      color: { base: 'fg', md: 'fg.muted' },
      _hover: { color: 'red.fg' },
    }),
    createElement(Button, { key: `button-${key}`, size: 'sm', variant: 'outline', flex: '1' }, 'Guardar'),
    createElement(Badge, { key: `badge-${key}`, colorPalette: key === 1 ? 'blue' : 'green' }, 'Nuevo'),
    createElement(Frame, { key: `frame-${key}`, size: 'sm', css: { '& th': { textAlign: 'start' } } }),
  ]);
  const render = (value: SystemContext) => renderToStaticMarkup(createElement(ChakraProvider, { value, children }));

  it('are those that Chakra and Emotion make', () => {
    expect(render(rememberStyles(plain))).toBe(render(plain));
  });

  it('are made once for all elements that have them, and their recipes too', () => {
    const made = { styles: 0, recipes: 0 };
    const counting = {
      ...plain,
      css: (...given) => {
        made.styles++;
        return plain.css(...given);
      },
      cva: (config) => {
        made.recipes++;
        return plain.cva(config);
      },
    } as typeof plain;
    const remembering = rememberStyles(counting);
    render(remembering);
    const first = { ...made };
    expect(first).toEqual({ styles: 6, recipes: 4 });
    render(remembering);
    expect(made).toEqual(first);
  });
});
