import { chakra } from '@chakra-ui/react';
import { useCallback, useEffect, useRef } from 'react';

const Frame = chakra('iframe');

/** A document of its own, in the mode that mail programs show theirs in. */
const EMPTY = '<!doctype html><html lang="es"><head><title>Correo</title></head><body></body></html>';

const ESTILO = 'data-estilo';

interface Props {
  /** What it shows, for screen readers. */
  title: string;
  html: string;
  oscuro?: boolean;
  /** CSS pixels; the frame is never wider than its place. */
  width?: number;
  height?: number;
}

/**
 * An e-mail as a mail program shows it. The frame may run no scripts and load nothing; since the page's policy allows no
 * inline styles either, they are put in by CSSOM. Its theme is the one that is asked for, whatever the person's system
 * says.
 */
export function CorreoFrame({ title, html, oscuro = false, width, height = 640 }: Props) {
  const ref = useRef<HTMLIFrameElement>(null);
  const show = useCallback(() => {
    const inner = ref.current?.contentDocument;
    if (inner?.body) render(inner, html, oscuro);
  }, [html, oscuro]);
  useEffect(show, [show]);
  return (
    <Frame
      ref={ref}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={EMPTY}
      onLoad={show}
      w="full"
      maxW={width ? `${width}px` : undefined}
      h={`${height}px`}
      mx="auto"
      display="block"
      borderWidth="1px"
      rounded="l2"
      bg="white"
    />
  );
}

/**
 * Styles are taken out before the HTML is read, or the page's policy would refuse each of them. The server writes every
 * attribute quoted and every quote in a text escaped, so what looks like a style is one.
 */
function render(inner: Document, html: string, oscuro: boolean): void {
  const styles: string[] = [];
  const bare = html
    .replace(/<style[^>]*>([^<]*)<\/style>/g, (_, css: string) => {
      styles.push(css);
      return '';
    })
    .replaceAll(' style="', ` ${ESTILO}="`);
  const mail = new DOMParser().parseFromString(bare, 'text/html');
  const view = inner.defaultView as (Window & typeof globalThis) | null;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(styles.join('\n'));
  for (const rule of sheet.cssRules) chooseTheme(rule, oscuro);
  inner.adoptedStyleSheets = [sheet];
  inner.documentElement.lang = mail.documentElement.lang || 'es';
  inner.title = mail.title;
  inner.body.replaceWith(copyOf(mail.body, inner));
}

/** A rule for one of the themes holds always or never. */
function chooseTheme(rule: CSSRule, oscuro: boolean): void {
  if (!('media' in rule)) return;
  const { media } = rule as CSSMediaRule;
  const [, theme] = /prefers-color-scheme:\s*(dark|light)/.exec(media.mediaText) ?? [];
  if (theme) media.mediaText = (theme === 'dark') === oscuro ? 'all' : 'not all';
}

/** Links lead nowhere: this is a picture. */
const LEFT_OUT = new Set([ESTILO, 'href', 'target']);

function copyOf(element: Element, inner: Document): HTMLElement {
  const copy = inner.createElement(element.localName);
  for (const { name, value } of element.attributes) if (!LEFT_OUT.has(name)) copy.setAttribute(name, value);
  copy.style.cssText = element.getAttribute(ESTILO) ?? '';
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) copy.append(child.textContent ?? '');
    else if (child instanceof Element) copy.append(copyOf(child, inner));
  }
  return copy;
}
