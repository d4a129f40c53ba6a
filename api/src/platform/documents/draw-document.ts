import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { drawBlock } from './draw-blocks.ts';
import { drawLetterhead } from './draw-letterhead.ts';
import { GRAY, MARGIN, SMALL } from './pdf-layout.ts';
import { BOLD, printable, REGULAR, visible } from './pdf-font.ts';
import type { PdfDocument } from './pdf-document.ts';

/** A document, and who made it, for its properties. */
type Drawn = PdfDocument & { madeBy: string };

/** Draws a PDF; runs in a worker. */
export async function drawDocument(input: Drawn): Promise<Uint8Array> {
  const pdf = openPdf(input);
  let isWhole = true;
  const print = (text: string) => {
    const printed = printable(text);
    isWhole &&= printed === visible(text);
    return printed;
  };
  const footer = print(input.footer);
  let page = 0;
  const endPage = () => drawFooter(pdf, footer, (page += 1));
  pdf.on('pageAdded', endPage);
  pdf.addPage();
  if (input.letterhead) drawLetterhead(pdf, input.letterhead, print);
  for (const block of input.blocks) drawBlock(pdf, block, print);
  if (!isWhole) drawBlock(pdf, { kind: 'note', text: input.lettersMissing }, print);
  pdf.end();
  return buffer(pdf);
}

function openPdf({ title, language, createdAt, madeBy }: Drawn): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    autoFirstPage: false,
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: madeBy, Producer: 'Parley', CreationDate: new Date(createdAt) },
  });
  pdf.registerFont('regular', REGULAR).registerFont('bold', BOLD);
  return pdf.font('regular');
}

/** Below the margin, where no other text goes. */
function drawFooter(pdf: PDFKit.PDFDocument, footer: string, page: number): void {
  const { x, y } = pdf;
  const { bottom } = pdf.page.margins;
  pdf.page.margins.bottom = 0;
  const top = pdf.page.height - MARGIN / 2 - SMALL;
  const width = pdf.page.width - 2 * MARGIN;
  pdf.font('regular').fontSize(SMALL).fillColor(GRAY);
  pdf.text(footer, MARGIN, top, { width: width - 40, lineBreak: false, ellipsis: true });
  pdf.text(String(page), MARGIN, top, { width, align: 'right', lineBreak: false });
  pdf.page.margins.bottom = bottom;
  pdf.x = x;
  pdf.y = y;
}
