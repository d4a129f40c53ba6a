/** In points, 1/72 inch. */
export const MARGIN = 56;
export const BODY = 10;
export const SMALL = 8;
export const GAP = 14;
export const INK = '#1c1a17';
export const GRAY = '#5f5a53';
const LINE = '#d8d2c8';

export const widthOf = (pdf: PDFKit.PDFDocument) => pdf.page.width - 2 * MARGIN;

/** Starts a page unless this height is left on it; whether it did. */
export function makeRoom(pdf: PDFKit.PDFDocument, height: number): boolean {
  if (pdf.y + height <= pdf.page.height - MARGIN) return false;
  pdf.addPage();
  pdf.y = MARGIN;
  return true;
}

export function drawLine(pdf: PDFKit.PDFDocument, color = LINE): void {
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + widthOf(pdf), pdf.y)
    .lineWidth(0.7)
    .strokeColor(color)
    .stroke();
}
