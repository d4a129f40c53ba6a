import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** A minimal PDF. */
export const BRIEF = {
  name: 'brief.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};
export const NOTES = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Page three first.') };

/** A single-color image, drawn by the browser in the size of a phone photo. */
export async function pictureOf(page: Page, name: string, color: string): Promise<typeof BRIEF> {
  const [, data = ''] = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
    const brush = canvas.getContext('2d');
    if (brush) brush.fillStyle = fill;
    brush?.fillRect(0, 0, 1600, 1200);
    return canvas.toDataURL('image/png').split(',');
  }, color);
  return { name: `${name}.png`, mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
}

/** Downloads the file of this name that is shown at a place; its bytes. */
export async function downloadOf(place: Locator, name: string): Promise<Buffer> {
  const coming = place.page().waitForEvent('download');
  await place.getByRole('button', { name: `Download ${name}` }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(name);
  return readFile(await download.path());
}
