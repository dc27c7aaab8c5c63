import { Parser } from 'htmlparser2';
import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { composeMime, type Mail } from '#functions/core/adapters/mail.ts';
import { cleanHtml } from '#functions/correos/plantillas/clean-html.ts';
import { DEFAULT_TEMPLATES } from '#functions/correos/plantillas/default-templates.ts';
import { htmlLayout } from '#functions/correos/plantillas/layout.ts';
import { renderTemplate } from '#functions/correos/plantillas/template.ts';

const MARKUP = [
  '<script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '<img src=x onerror=alert(1)>',
  '<img src="https://mal.test/pixel.gif">',
  '<svg onload=alert(1)>',
  '<svg><animate onbegin=alert(1)>',
  '<iframe src="https://mal.test"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data="https://mal.test">',
  '<embed src="https://mal.test">',
  '<form action="https://mal.test"><input name="clave">',
  '<a href="https://mal.test">Pulsa aquí</a>',
  '<a href="javascript:alert(1)">x</a>',
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)' autofocus='",
  '" style="position:fixed;inset:0',
  '<style>*{display:none}</style>',
  '<link rel="stylesheet" href="https://mal.test">',
  '<meta http-equiv="refresh" content="0;url=https://mal.test">',
  '<base href="https://mal.test/">',
  '<!--',
  '--><script>alert(1)</script><!--',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?>',
  '</td></tr></table><h1>Otra cosa</h1>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<video><source onerror=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#x3c;script&#x3e;',
  '<scr\0ipt>alert(1)</scr\0ipt>',
  '\u003cscript\u003ealert(1)\u003c/script\u003e',
  '{nombre}',
  '$' + '&$`$1',
];

/** The elements of a document with their attributes, in order: what a mail program makes of it beside the texts. */
function structureOf(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => void (name !== 'br' && found.push(`${name} ${Object.keys(attributes).join(' ')}`)),
    oncomment: () => void found.push('comment'),
    onprocessinginstruction: (name) => void found.push(name),
  });
  parser.end(html);
  return found;
}

const withoutTitle = (html: unknown) => String(html).replace(/<title>[^<]*<\/title>/, '');

const placesOf = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name)));

describe.each(Object.entries(DEFAULT_TEMPLATES))('The e-mail %s', (_, template) => {
  it(`keeps its structure with ${MARKUP.length} pieces of markup in each of its values`, () => {
    const layout = htmlLayout(template);
    const filled = (value: string) =>
      renderTemplate(layout, Object.fromEntries([...placesOf(layout)].map((name) => [name, value])), 'html');
    const harmless = structureOf(filled('https://idonea.test/x'));
    for (const markup of MARKUP) expect(structureOf(filled(markup)), markup).toEqual(harmless);
  });
});

describe('The HTML of a template', () => {
  it.each(MARKUP)('is refused or harmless with %j in it', (markup) => {
    const { html, problems } = cleanHtml(`<p>Hola {nombre}</p>${markup}<p>Adiós</p>`, {
      nombre: { descripcion: 'x', ejemplo: 'Ana' } as never,
    });
    if (problems.length > 0) return;
    const runs =
      /^(script|svg|math|iframe|object|embed|form|input|link|base|video|source|details|comment|[!?])|\bon\w+/;
    expect(structureOf(html).filter((each) => runs.test(each) && each !== '!doctype')).toEqual([]);
    expect(html).not.toMatch(/=\s*"?\s*javascript:/i);
  });
});

const BREAKS = [
  '\r\nBcc: victima@correo.test',
  '\nBcc: victima@correo.test',
  '\rBcc: victima@correo.test',
  '\r\n\r\n<script>alert(1)</script>',
  '%0d%0aBcc: victima@correo.test',
  '\u2028Bcc: victima@correo.test',
  '\u2029Bcc: victima@correo.test',
  '\u0085Bcc: victima@correo.test',
  '\v\fBcc: victima@correo.test',
  '\0Bcc: victima@correo.test',
  '=?utf-8?Q?=0D=0ABcc:_victima@correo.test?=',
  '嘊嘍Bcc: victima@correo.test',
  ', victima@correo.test',
  '; victima@correo.test',
  '> victima@correo.test <',
  '" <victima@correo.test>',
];

describe('The head of an e-mail', () => {
  const MAIL: Mail = {
    from: { name: 'Idonea', address: 'avisos@idonea.test' },
    to: { name: 'Ana', address: 'ana@correo.test' },
    subject: 'Hola',
    html: '<p>Hola</p>',
    text: 'Hola',
    id: 'cor_1',
  };
  const ways: [string, (text: string) => Mail][] = [
    ['the subject', (text) => ({ ...MAIL, subject: `Hola${text}` })],
    ['the name of the recipient', (text) => ({ ...MAIL, to: { ...MAIL.to, name: `Ana${text}` } })],
    ['the name of the sender', (text) => ({ ...MAIL, from: { ...MAIL.from, name: `Acme${text}` } })],
  ];

  it.each(ways)(`takes nothing from ${BREAKS.length} breaks in %s`, async (_, mailWith) => {
    const plain = await simpleParser((await composeMime(mailWith(''))).raw);
    for (const text of BREAKS) {
      const { raw, envelope } = await composeMime(mailWith(text));
      const parsed = await simpleParser(raw);
      expect([...parsed.headers.keys()], text).toEqual([...plain.headers.keys()]);
      expect(envelope, text).toEqual({ from: 'avisos@idonea.test', to: ['ana@correo.test'] });
      expect(
        [parsed.to].flat().flatMap((to) => to?.value.map(({ address }) => address)),
        text,
      ).toEqual(['ana@correo.test']);
      // The title says the subject, as text.
      expect(withoutTitle(parsed.html), text).toBe(withoutTitle(plain.html));
    }
  });

  it.each(BREAKS)('has no address with %j in it: it is refused or goes to one place only', async (text) => {
    const to = { name: 'Ana', address: `ana@correo.test${text}` };
    const sent = await composeMime({ ...MAIL, to }).catch(() => undefined);
    if (!sent) return;
    expect(sent.envelope.to.length).toBeLessThanOrEqual(1);
    expect((await simpleParser(sent.raw)).headers.has('bcc')).toBe(false);
  });
});
