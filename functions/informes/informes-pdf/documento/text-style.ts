import { MUTED } from './colors.ts';
import type { FontName } from './fonts.ts';

export interface TextStyle {
  font?: FontName;
  size?: number;
  color?: string;
  /** Points between lines. */
  leading?: number;
  align?: 'left' | 'right' | 'center';
}

export interface Box {
  x?: number;
  width?: number;
}

/** Elements that a text at a place of its own may be: a heading of a table says of which cells. */
export const LABELS = {
  text: { type: 'P' },
  title: { type: 'H1' },
  cell: { type: 'TD' },
  rowHeader: { type: 'TH', options: { scope: 'Row' } },
  columnHeader: { type: 'TH', options: { scope: 'Column' } },
} as const;

export const SMALL: TextStyle = { size: 8.5, color: MUTED, leading: 2.4 };
