import { describe, expect, it } from 'vitest';
import { rangesOf } from '../../web/own-font.ts';

describe('The letters of a slice, as a style sheet says them', () => {
  it('run where one follows the other', () => {
    expect(rangesOf([...'cabñA'].map((letter) => letter.charCodeAt(0)))).toEqual(['U+41', 'U+61-63', 'U+f1']);
  });
});
