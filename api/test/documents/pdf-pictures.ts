import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The sizes in pixels of the pictures of a PDF, page by page, as Mozilla’s reader paints them. */
export async function pdfPictures(bytes: Uint8Array): Promise<string[][]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { fnArray, argsArray } = await (await pdf.getPage(number)).getOperatorList();
    const painted: unknown[][] = argsArray.filter((_, index) => fnArray[index] === OPS.paintImageXObject);
    pages.push(painted.map(([, width, height]) => `${String(width)}x${String(height)}`));
  }
  await pdf.loadingTask.destroy();
  return pages;
}
