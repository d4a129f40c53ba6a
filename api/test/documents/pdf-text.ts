import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The lines of text of a PDF, page by page, as Mozilla’s reader finds them. */
export async function pdfText(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join('\n'));
  }
  await pdf.loadingTask.destroy();
  return pages;
}
