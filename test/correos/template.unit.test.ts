import { describe, expect, it } from 'vitest';
import { DEFAULT_TEMPLATES } from '#functions/correos/plantillas/default-templates.ts';
import { htmlLayout, textLayout } from '#functions/correos/plantillas/layout.ts';
import { renderTemplate } from '#functions/correos/plantillas/template.ts';

describe('renderTemplate', () => {
  it('escapes values in HTML and leaves them alone in text', () => {
    const variables = { nombre: `<img src=x onerror="alert('1')">` };
    expect(renderTemplate('<p>{nombre}</p>', variables, 'html')).toBe(
      '<p>&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;</p>',
    );
    expect(renderTemplate('{nombre}', variables, 'text')).toBe(variables.nombre);
  });

  it('does not fill places that come out of a value', () => {
    expect(renderTemplate('{a}', { a: '{b}', b: 'no' }, 'text')).toBe('{b}');
  });

  it('refuses a place without a value', () => {
    expect(() => renderTemplate('Hola {nombre}', {}, 'text')).toThrow('{nombre}');
  });
});

describe.each(Object.entries(DEFAULT_TEMPLATES))('The template %s', (_, template) => {
  it('uses the same variables in HTML and in text', () => {
    const names = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    const text = names(textLayout(template));
    expect(
      [...names(template.subject), ...names(template.title)].every(
        (name) => text.has(name) || names(template.subject).has(name),
      ),
    ).toBe(true);
    for (const name of text) expect(names(htmlLayout(template))).toContain(name);
  });
});
