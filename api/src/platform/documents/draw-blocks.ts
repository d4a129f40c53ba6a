import { drawTable, type Print } from './draw-table.ts';
import { BODY, GAP, GRAY, INK, makeRoom, MARGIN, SMALL, widthOf } from './pdf-layout.ts';
import type { PdfBlock } from './pdf-document.ts';

const TEXTS = {
  title: { font: 'bold', size: 20, color: INK },
  heading: { font: 'bold', size: 12, color: INK },
  text: { font: 'regular', size: BODY, color: INK },
  note: { font: 'regular', size: SMALL, color: GRAY },
} as const;

export function drawBlock(pdf: PDFKit.PDFDocument, block: PdfBlock, print: Print): void {
  if (block.kind === 'table') drawTable(pdf, block, print);
  else if (block.kind === 'columns') drawColumns(pdf, block.columns, print);
  else if (block.kind === 'facts') drawFacts(pdf, block.facts, print);
  else drawText(pdf, block.kind, print(block.text));
  pdf.y += GAP;
}

function drawText(pdf: PDFKit.PDFDocument, kind: keyof typeof TEXTS, text: string): void {
  const { font, size, color } = TEXTS[kind];
  pdf.font(font).fontSize(size).fillColor(color);
  // A heading keeps some lines of what it is about with it.
  makeRoom(pdf, kind === 'heading' ? size * 5 : size * 1.5);
  pdf.text(text, MARGIN, pdf.y, { width: widthOf(pdf) });
}

function drawColumns(pdf: PDFKit.PDFDocument, columns: readonly (readonly string[])[], print: Print): void {
  const width = (widthOf(pdf) - GAP * (columns.length - 1)) / columns.length;
  makeRoom(pdf, Math.max(...columns.map((lines) => lines.length)) * BODY * 1.6);
  const top = pdf.y;
  let bottom = top;
  for (const [index, lines] of columns.entries()) {
    pdf.y = top;
    for (const [line, text] of lines.entries()) {
      pdf
        .font(line === 0 ? 'bold' : 'regular')
        .fontSize(BODY)
        .fillColor(INK);
      pdf.text(print(text), MARGIN + index * (width + GAP), pdf.y, { width });
    }
    bottom = Math.max(bottom, pdf.y);
  }
  pdf.y = bottom;
}

const NAME_SHARE = 0.35;

function drawFacts(
  pdf: PDFKit.PDFDocument,
  facts: readonly (readonly [string, string])[],
  print: Print,
): void {
  const name = widthOf(pdf) * NAME_SHARE;
  const value = widthOf(pdf) - name;
  pdf.font('regular').fontSize(BODY);
  for (const [left, right] of facts) {
    const texts = [print(left), print(right)] as const;
    makeRoom(pdf, pdf.heightOfString(texts[1], { width: value }));
    const top = pdf.y;
    pdf.fillColor(GRAY).text(texts[0], MARGIN, top, { width: name - GAP });
    const leftEnd = pdf.y;
    pdf.fillColor(INK).text(texts[1], MARGIN + name, top, { width: value });
    pdf.y = Math.max(leftEnd, pdf.y) + 2;
  }
}
