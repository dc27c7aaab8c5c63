import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { composeMime } from '#functions/core/adapters/mail.ts';
import { htmlDocument } from '#functions/core/html-document.ts';
import { fuenteOf } from '#functions/correos/plantillas/fuente.ts';
import { ejemplosOf, renderFuente } from '#functions/correos/plantillas/render.ts';
import { testMail } from '#functions/correos/test-mail.ts';
import { VERIFICATION_MAIL } from '#infra/config/verification-mail.ts';
import { chooserPage } from '#infra/local/identity-providers/chooser-page.ts';
import { NOMBRES_PLANTILLA } from '#shared/correos/plantillas.ts';

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const ROOT = path.resolve(import.meta.dirname, '../..');

/** Properties of CSS that our pages and e-mails use: each stands in a W3C specification. */
const PROPERTIES = new Set(
  (
    'align-items align-self all background border border-bottom border-collapse border-color border-radius border-top box-sizing color ' +
    'color-scheme cursor display flex flex-wrap font font-family font-size font-weight gap grid-column grid-row ' +
    'grid-template-columns height justify-content letter-spacing line-height list-style margin margin-top max-height ' +
    'max-width min-height opacity outline outline-offset overflow overflow-wrap padding padding-bottom padding-left padding-right padding-top ' +
    'text-align text-decoration vertical-align white-space width'
  ).split(' '),
);

const declared = (css: string) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=^|[{;])\s*([a-z-]+)\s*:(?!:)[^;{}]*(?=[;}]|$)/g)].map(
    ([, name = '']) => name,
  );

/** What an HTML validator says of a document, as far as ours can go wrong. */
function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const ids = new Set<string>();
  const found: Record<string, number> = {};
  let said = '';
  if (!/^<!doctype html>/i.test(html)) faults.push('no doctype at its beginning');
  const parser = new Parser({
    onopentag(name, { id, alt, style, lang, href, src }, implied) {
      found[name] = (found[name] ?? 0) + 1;
      if (implied) faults.push(`<${name}> is implied`);
      if (name === 'html' && !lang) faults.push('no language');
      if (name === 'img' && alt === undefined) faults.push('an image without alt');
      if (name === 'title') said = '';
      if (id !== undefined && ids.has(id)) faults.push(`id ${id} twice`);
      if (id !== undefined) ids.add(id);
      if (href === '' || src === '') faults.push('an empty address');
      for (const property of declared(style ?? '')) if (!PROPERTIES.has(property)) faults.push(`CSS ${property}`);
      if (!VOID.has(name)) open.push(name);
    },
    ontext(text) {
      if (open.at(-1) === 'title') said += text;
      if (open.at(-1) === 'style')
        for (const property of declared(text)) if (!PROPERTIES.has(property)) faults.push(`CSS ${property}`);
    },
    onclosetag(name, implied) {
      if (VOID.has(name)) return;
      if (implied) faults.push(`<${name}> is not closed`);
      if (open.pop() !== name) faults.push(`</${name}> closes something else`);
    },
  });
  parser.end(html);
  for (const once of ['html', 'head', 'title', 'body'])
    if (found[once] !== 1) faults.push(`${found[once] ?? 0} of <${once}>`);
  if (!said.trim()) faults.push('an empty title');
  if (!/<meta charset="utf-8"/i.test(html)) faults.push('no charset');
  return faults;
}

const asSent = async (mail: { subject: string; html: string; text: string }) => {
  const address = { name: 'Ana', address: 'ana@correo.test' };
  const { raw } = await composeMime({ ...mail, from: address, to: address, id: 'cor_1' });
  return String((await simpleParser(raw)).html);
};

describe('The HTML that the product makes', () => {
  it.each(NOMBRES_PLANTILLA)('is valid in the e-mail %s', async (plantilla) => {
    const mail = renderFuente(fuenteOf(plantilla, {}), ejemplosOf(plantilla));
    expect(faultsOf(await asSent(mail))).toEqual([]);
  });

  it.each([
    ['a part', '<p>Hola</p>'],
    ['a body', '<body><p>Hola</p></body>'],
    ['a document without a head', '<html lang="es"><body><p>Hola</p></body></html>'],
    [
      'a document without a title',
      '<html lang="es"><head><meta charset="utf-8"></head><body><p>Hola</p></body></html>',
    ],
  ])('is a whole document in an e-mail whose text was written as %s', async (_, html) => {
    expect(faultsOf(await asSent({ subject: 'Hola & <adiós>', html, text: 'Hola' }))).toEqual([]);
    expect(htmlDocument(html, 'Hola & <adiós>')).toContain('<title>Hola &amp; &lt;adiós></title>');
  });

  it('is valid in the trial of a mail server, and in what Cognito sends by itself', async () => {
    const mail = testMail({ nombre: 'Ana', email: 'ana@correo.test' }, 'a@b.test', { newId: () => 'pru_1' });
    expect(faultsOf(await asSent(mail))).toEqual([]);
    expect(faultsOf(VERIFICATION_MAIL.body)).toEqual([]);
  });

  it.each(['web/index.html', 'web/sala.html'])('is valid in %s', (file) => {
    expect(faultsOf(readFileSync(path.join(ROOT, file), 'utf8'))).toEqual([]);
  });

  it('is valid in the page of a local identity provider', () => {
    expect(faultsOf(chooserPage('Google', '/entrar', [{ who: 'Ana', email: 'ana@correo.test' }]))).toEqual([]);
  });

  it.each([
    ['no title', '<!doctype html><html lang="es"><head><meta charset="utf-8"></head><body></body></html>'],
    [
      'a property that is none',
      '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>a</title><style>:root{supported-color-schemes:light}</style></head><body></body></html>',
    ],
    [
      'an element that is not closed',
      '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>a</title></head><body><div></body></html>',
    ],
  ])('would be found with %s', (_, html) => expect(faultsOf(html)).not.toEqual([]));
});
