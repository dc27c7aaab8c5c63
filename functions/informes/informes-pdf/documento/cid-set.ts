import type { ReadFont } from './fonts.ts';

/** Font that pdfkit has opened, with what its types do not know of. */
export interface OpenedFont {
  font: ReadFont;
  document: { subset: number };
  embed(): void;
}

/**
 * Takes the list of glyphs (CIDSet) out of a font: PDF/UA takes a font without one, and no list that leaves some out: pdfkit's leaves out the parts that
 * accented letters are made of.
 */
export function withoutCidSet(opened: OpenedFont): void {
  const embed = opened.embed.bind(opened);
  opened.embed = () => {
    const { subset } = opened.document;
    // pdfkit writes the list for this part of the standard alone.
    opened.document.subset = 0;
    embed();
    opened.document.subset = subset;
  };
}
