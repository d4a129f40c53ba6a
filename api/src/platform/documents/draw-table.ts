import { BODY, drawLine, GRAY, INK, makeRoom, MARGIN, SMALL, widthOf } from './pdf-layout.ts';
import type { PdfTable } from './pdf-document.ts';

export type Print = (text: string) => string;
type Cells = readonly string[];

const PADDING = 4;
const GUTTER = 10;

/** Its head is repeated on every page. */
export function drawTable(pdf: PDFKit.PDFDocument, { columns, rows, total }: PdfTable, print: Print): void {
  const shares = columns.map(({ share = 1 }) => share);
  const all = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => (widthOf(pdf) * share) / all);
  const cells = { widths, areNumbers: columns.map(({ isNumber = false }) => isNumber) };
  const head = () => drawRow(pdf, { ...cells, texts: columns.map(({ name }) => print(name)) }, HEAD);
  makeRoom(pdf, 60);
  head();
  const draw = (texts: Cells, style: Style) => {
    const row = { ...cells, texts: texts.map(print) };
    if (makeRoom(pdf, heightOf(pdf, row, style))) head();
    drawRow(pdf, row, style);
  };
  for (const texts of rows) draw(texts, ROW);
  if (total) draw(total, TOTAL);
}

interface Row {
  texts: Cells;
  widths: readonly number[];
  areNumbers: readonly boolean[];
}
interface Style {
  font: 'regular' | 'bold';
  size: number;
  color: string;
  line?: string;
}
const HEAD: Style = { font: 'regular', size: SMALL, color: GRAY, line: INK };
const ROW: Style = { font: 'regular', size: BODY, color: INK };
const TOTAL: Style = { font: 'bold', size: BODY, color: INK };

function heightOf(pdf: PDFKit.PDFDocument, { texts, widths }: Row, { font, size }: Style): number {
  pdf.font(font).fontSize(size);
  const heights = texts.map((text, index) =>
    pdf.heightOfString(text, { width: (widths[index] ?? 0) - GUTTER }),
  );
  return Math.max(...heights) + 2 * PADDING;
}

function drawRow(pdf: PDFKit.PDFDocument, row: Row, style: Style): void {
  const height = heightOf(pdf, row, style);
  const top = pdf.y;
  let left = MARGIN;
  pdf.fillColor(style.color);
  for (const [index, text] of row.texts.entries()) {
    const width = row.widths[index] ?? 0;
    const align = row.areNumbers[index] ? 'right' : 'left';
    // Numbers end where the column does, other texts leave a gutter.
    const start = align === 'right' ? left + GUTTER : left;
    pdf.text(text, start, top + PADDING, { width: width - GUTTER, align });
    left += width;
  }
  pdf.y = top + height;
  drawLine(pdf, style.line);
}
