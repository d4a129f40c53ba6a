import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pdfPictures } from '../../../test/documents/pdf-pictures.ts';
import { pdfText } from '../../../test/documents/pdf-text.ts';
import { drawPdf } from './draw-pdf.ts';
import type { Letterhead, PdfBlock } from './pdf-document.ts';

const draw = (blocks: readonly PdfBlock[], letterhead: Letterhead | null = null) =>
  drawPdf({
    title: 'Invoice 12',
    language: 'en',
    createdAt: '2026-11-23T10:00:00.000Z',
    footer: 'Invoice 12',
    lettersMissing: 'Some letters are left out.',
    letterhead,
    blocks,
  });
const text = (value: string): PdfBlock => ({ kind: 'text', text: value });

test('letters of Europe, Vietnam and India are printed as they are', async () => {
  const names = ['Łukasz Żółć', 'Đặng Văn Ấn', 'Ελένη Παπαδοπούλου', 'Юлія Їжакевич', 'Þóra Ægisdóttir'];
  const [page = ''] = await pdfText(await draw(names.map(text)));
  for (const name of names) expect(page.normalize('NFC')).toContain(name);
  expect(page).not.toContain('Some letters are left out.');
});

test('letters that the font lacks are left out, and the page says so', async () => {
  const [page = ''] = await pdfText(await draw([text('中村 Hanako'), text('Plain')]));
  expect(page).toContain('[…] Hanako');
  expect(page).toContain('Some letters are left out.');
  const [whole = ''] = await pdfText(await draw([text('Plain')]));
  expect(whole).not.toContain('Some letters are left out.');
});

test('what hides in a text is not printed, nor does it break it', async () => {
  const [page = ''] = await pdfText(await draw([text('Net\u200B value\u00A05')]));
  expect(page).toContain('Net value 5');
  // Soft hyphens, joiners, marks of direction, a byte order mark.
  const [ignorable = ''] = await pdfText(
    await draw([text('Rechts\u00ADanwalts\u200Dkanz\u200Clei \u200Ein\u2060 Kiel\uFEFF')]),
  );
  expect(ignorable).toContain('Rechtsanwaltskanzlei in Kiel');
  expect(ignorable).not.toContain('Some letters are left out.');
});

test('a long table continues on the next page, under its head, with the number of each page', async () => {
  const table = {
    kind: 'table',
    columns: [
      { name: 'What', share: 3 },
      { name: 'Cents', isNumber: true },
    ],
    rows: Array.from({ length: 90 }, (_, row) => [`Row ${row}.`, String(row)]),
    total: ['Together', '4,005'],
  } as const;
  const pages = await pdfText(await draw([{ kind: 'title', text: 'All of it' }, table]));
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(page.split('\n')).toContain('What');
    expect(page.split('\n')).toContain(String(index + 1));
  }
  const whole = pages.join('\n');
  for (let row = 0; row < 90; row += 1) expect(whole.split(`Row ${row}.`)).toHaveLength(2);
  expect(pages.at(-1)).toContain('4,005');
});

test('the logo is at the head of the first page alone, before the name or with it inside', async () => {
  const png = await sharp({ create: { width: 96, height: 96, channels: 4, background: '#c8005ae6' } })
    .png()
    .toBuffer();
  const logo = { png, width: 96, height: 96 };
  const long = Array.from({ length: 90 }, (_, line) => text(`Line ${line}`));
  const named = await draw(long, { ...logo, name: 'Harbor' });
  const [first, ...others] = await pdfPictures(named);
  expect(first).toEqual(['96x96']);
  expect(others.length).toBeGreaterThan(0);
  expect(others.flat()).toEqual([]);
  expect((await pdfText(named))[0]).toMatch(/\n1\s+Harbor\s+Line 0\n/);
  expect((await pdfText(await draw([text('Plain')], { ...logo, name: null })))[0]).toMatch(/\n1\s+Plain$/);
});
