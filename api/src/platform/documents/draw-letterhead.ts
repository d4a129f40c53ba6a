import { sizeWithin } from '@parley/contract/admin/settings/logo.ts';
import type { Print } from './draw-table.ts';
import { GAP, INK, MARGIN, widthOf } from './pdf-layout.ts';
import type { Letterhead } from './pdf-document.ts';

/** In points; at this size a logo is drawn with some 290 pixels an inch. */
const LOGO = { width: 150, height: 24 };
const NAME_SIZE = 15;

export function drawLetterhead(
  pdf: PDFKit.PDFDocument,
  { png, name, ...logo }: Letterhead,
  print: Print,
): void {
  const { width, height } = sizeWithin(LOGO, logo);
  const top = pdf.y;
  pdf.image(Buffer.from(png), MARGIN, top, { width, height });
  if (name !== null) {
    pdf.font('bold').fontSize(NAME_SIZE).fillColor(INK);
    const left = width + GAP / 2;
    const middle = top + (height - pdf.currentLineHeight()) / 2;
    pdf.text(print(name), MARGIN + left, middle, {
      width: widthOf(pdf) - left,
      lineBreak: false,
      ellipsis: true,
    });
  }
  pdf.x = MARGIN;
  pdf.y = top + height + 2 * GAP;
}
