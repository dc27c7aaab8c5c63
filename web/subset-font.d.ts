/** What own-font.ts asks of it: what others publish of its types is older than `keepFeatures`. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: 'woff2';
      keepFeatures: string[];
      noHinting: boolean;
      variationAxes: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
