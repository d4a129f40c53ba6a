import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../../test/render.tsx';
import { DownloadButton } from './DownloadButton.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The bytes that are saved of a file that the server sends. */
async function saved(name: string, sent: string): Promise<number[]> {
  vi.stubGlobal('fetch', async () => new Response(sent));
  const blobs: Blob[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob) {
        blobs.push(blob);
        return 'blob:saved';
      }
      static override revokeObjectURL() {}
    },
  );
  const { user } = await show(
    <DownloadButton url="/api/file" name={name}>
      Download
    </DownloadButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  return [...new Uint8Array((await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer())];
}
const bytesOf = (text: string) => [...new TextEncoder().encode(text)];

test('a table begins with the mark by which Excel reads accents', async () => {
  expect(await saved('payments.csv', 'Rincón')).toEqual([0xef, 0xbb, 0xbf, ...bytesOf('Rincón')]);
});

test('other documents are saved as they were sent', async () => {
  expect(await saved('invoice.pdf', '%PDF')).toEqual(bytesOf('%PDF'));
});
