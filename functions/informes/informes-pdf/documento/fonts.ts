import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf';
import italic from '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf';
import semiBold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf';

/** The screens' Inter in three static faces: what a PDF embeds of a font is what it uses of one of these. */
export const FONTS = { regular, italic, semiBold };
export type FontName = keyof typeof FONTS;

/** A font as pdfkit has read it. */
export interface ReadFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string, features?: Features): unknown;
}

type Features = Readonly<Record<string, boolean>>;

/** Figures of one width: Inter would draw the comma of 7,1 below the 7, and people would read 71. */
const FIGURES: Features = { tnum: true };
/** What makes an arrow of `->` is looked for at every sign, and half the time goes there; it changes nothing in words. */
const WORDS: Features = { ...FIGURES, calt: false, ccmp: false };
const IS_WORDS = /^[\p{L}\s.,;?!¿¡«»]*$/u;

export const featuresOf = (text: string) => (IS_WORDS.test(text) ? WORDS : FIGURES);

const shared = new Map<FontName, ReadFont>();

/**
 * The font as the first document of this process has read it: what its tables say is worked out once for all documents,
 * which takes longer than most of them. It knows its features by itself, since pdfkit lays a word out only once in a
 * document where it is not told of any.
 * @param own as this document has read it
 */
export function sharedFont(name: FontName, own: ReadFont): ReadFont {
  const first = shared.get(name);
  if (first) return first;
  const layout = own.layout.bind(own);
  own.layout = (text) => layout(text, featuresOf(text));
  shared.set(name, own);
  return own;
}
