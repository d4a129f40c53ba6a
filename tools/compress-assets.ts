import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Smaller ones fit into a packet anyway. */
const MIN_BYTES = 1024;

/**
 * Writes a `.br` and a `.gz` beside each text of a built web app. Once and as small as can be, instead of for each
 * browser that asks.
 */
export async function compressAssets(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg}', { cwd: folder }).map((name) => path.join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      if (content.length < MIN_BYTES) return;
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
