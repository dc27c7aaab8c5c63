import { Parser } from 'htmlparser2';
import { escapeHtml } from './template.ts';
import { atLine, linkProblem, placeProblems, type Variables } from './texto.ts';

const words = (text: string) => new Set(text.split(' '));

/** What e-mails are made of. Nothing that runs, loads, or asks for input. */
const ELEMENTS = words(
  'html head title meta style body div span p br hr h1 h2 h3 h4 h5 h6 strong b em i u s small sub sup a img center ' +
    'table caption colgroup col thead tbody tfoot tr td th ul ol li blockquote pre code',
);
const VOID = words('meta br hr img col');
const ATTRIBUTES = words(
  'style class id dir lang title role align valign width height bgcolor border cellpadding cellspacing colspan rowspan ' +
    'aria-label aria-hidden',
);
/** Beside those of every element. */
const ATTRIBUTES_OF: Record<string, Set<string>> = {
  a: words('href target rel'),
  img: words('src alt'),
  meta: words('charset name content'),
};
/** Whose values people read: they may hold variables. */
const READABLE = words('title alt aria-label');

/** Of a style: what loads something from elsewhere or runs, and the escapes that could hide it. */
const DANGEROUS_STYLE =
  /url\s*\(|image-set|@import|@charset|@namespace|expression|javascript:|behaviou?r\s*:|-moz-binding|[\\<]/i;
const STYLE_PROBLEM = 'los estilos no pueden cargar nada de fuera ni llevar «\\» o «<»';

export interface CleanHtml {
  /** Written anew from what was understood: every attribute quoted, every text escaped, comments gone. */
  html: string;
  /** What is not allowed, each with its place, for people. */
  problems: string[];
}

/**
 * Reads the HTML of an e-mail by a list of what is allowed and writes it anew, so that no mail program can understand
 * something else than what was checked.
 */
export function cleanHtml(source: string, variables: Variables): CleanHtml {
  const out: string[] = [];
  const problems: string[] = [];
  const where = atLine(source);
  let text: { index: number; content: string } | undefined;
  let inStyle = false;

  const parser = new Parser(
    {
      onopentag(name, attributes, implied) {
        flush();
        if (implied) return void out.push(`<${name}>`);
        if (!ELEMENTS.has(name)) return void problems.push(`<${name}> no se admite en un correo (${place()})`);
        inStyle = name === 'style';
        const kept = Object.entries(attributes).map(
          ([key, value]) => ` ${key}="${escapeHtml(checked(name, key, value))}"`,
        );
        out.push(`<${name}${kept.join('')}>`);
      },
      ontext(content) {
        text ??= { index: parser.startIndex, content: '' };
        text.content += content;
      },
      onclosetag(name) {
        flush();
        if (name === 'style') inStyle = false;
        if (ELEMENTS.has(name) && !VOID.has(name)) out.push(`</${name}>`);
      },
      // Comments hide things from those who look at the text, and from some mail programs only.
      oncomment: () => flush(),
      onprocessinginstruction: () => flush(),
      onend: () => flush(),
    },
    { decodeEntities: true, recognizeSelfClosing: false },
  );
  parser.end(source);
  return { html: wholeDocument(out.join('')), problems };

  function place() {
    return where(parser.startIndex);
  }

  function flush() {
    if (!text) return;
    const { index, content } = text;
    text = undefined;
    if (!inStyle) {
      problems.push(...placeProblems(content, variables, (at) => where(index + at)));
      out.push(escapeHtml(content));
    } else if (DANGEROUS_STYLE.test(content)) {
      problems.push(`En <style>, ${STYLE_PROBLEM} (${where(index)})`);
    } else if (/\{\w+\}/.test(content)) {
      problems.push(`En <style> no puede haber variables (${where(index)})`);
    } else {
      out.push(content);
    }
  }

  function checked(element: string, key: string, value: string): string {
    const problem = attributeProblem(element, key, value, variables);
    if (problem) problems.push(`${problem} (${place()})`);
    else if (READABLE.has(key)) problems.push(...placeProblems(value, variables, place));
    return value.trim();
  }
}

function attributeProblem(element: string, key: string, value: string, variables: Variables): string | undefined {
  if (!ATTRIBUTES.has(key) && !ATTRIBUTES_OF[element]?.has(key)) {
    return `El atributo «${key}» de <${element}> no se admite en un correo`;
  }
  if (key === 'href') return linkProblem(value, variables);
  if (key === 'src') {
    const allowed = /^https:\/\/[^\s{}\\]+$/i.test(value.trim()) && URL.canParse(value.trim());
    return allowed ? undefined : 'Una imagen se carga de una dirección https://…, sin variables';
  }
  if (READABLE.has(key)) return undefined;
  if (/[{}]/.test(value)) return `El atributo «${key}» no puede llevar variables ni llaves`;
  if (key === 'style' && DANGEROUS_STYLE.test(value)) return `En «style», ${STYLE_PROBLEM}`;
  return undefined;
}

/** A piece of HTML becomes a document in Spanish that phones show at its width. */
function wholeDocument(html: string): string {
  if (/<html[ >]/.test(html)) return `<!doctype html>\n${html.trim()}`;
  const head = '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>';
  const body = /<body[ >]/.test(html) ? html : `<body>${html}</body>`;
  return `<!doctype html>\n<html lang="es">${/<head[ >]/.test(html) ? '' : head}${body}</html>`;
}
