/** What a PDF shows, from top to bottom; plain data, so that it can be drawn in another thread. */
export interface PdfDocument {
  title: string;
  /** BCP 47, for screen readers. */
  language: string;
  /** An instant; kept in the file's properties. */
  createdAt: string;
  /** At the top of the first page; null for nothing. */
  letterhead: Letterhead | null;
  blocks: readonly PdfBlock[];
  /** At the bottom of each page, before its number. */
  footer: string;
  /** Printed at the end where the font lacks letters of a text. */
  lettersMissing: string;
}

/** A logo, and the name beside it unless the logo has the name in it. */
export interface Letterhead {
  png: Uint8Array;
  /** Its proportions. */
  width: number;
  height: number;
  name: string | null;
}

export type PdfBlock =
  | { kind: 'title' | 'heading' | 'text' | 'note'; text: string }
  /** Side by side, a list of lines each; the first line stands out. */
  | { kind: 'columns'; columns: readonly (readonly string[])[] }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  | PdfTable;

export interface PdfTable {
  kind: 'table';
  columns: readonly {
    name: string;
    isNumber?: boolean;
    /** Its part of the width; 1 by default. */ share?: number;
  }[];
  rows: readonly (readonly string[])[];
  /** Set off below the rows. */
  total?: readonly string[];
}
