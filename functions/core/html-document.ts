/** The whole document of an e-mail's HTML: what is only a part of one gets a head with this title. */
export function htmlDocument(html: string, title: string): string {
  const head = `<meta charset="utf-8"><title>${escapeText(title)}</title>`;
  if (!/<(html|head|body)[\s>]/i.test(html))
    return `${DOCTYPE}<html lang="es"><head>${head}</head><body>${html}</body></html>`;
  const whole = /<html[\s>]/i.test(html) ? html : `<html lang="es">${html}</html>`;
  const typed = /^\s*<!doctype/i.test(whole) ? whole : `${DOCTYPE}${whole}`;
  if (/<title[\s>]/i.test(typed)) return typed;
  if (/<head[\s>]/i.test(typed))
    return typed.replace(/<head[^>]*>/i, (open) => `${open}<title>${escapeText(title)}</title>`);
  return typed.replace(/<html[^>]*>/i, (open) => `${open}<head>${head}</head>`);
}

const DOCTYPE = '<!doctype html>\n';
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
