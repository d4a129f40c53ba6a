import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AddressFault } from './address-fault.ts';

const INFLATERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

/** The body as text (UTF-8), read no further than `limit` bytes, sent or inflated. Throws AddressFault. */
export async function readBody(response: IncomingMessage, limit: number): Promise<string> {
  if (Number(response.headers['content-length'] ?? 0) > limit) throw new AddressFault('too_large');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of inflated(response)) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes > limit) throw new AddressFault('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function inflated(response: IncomingMessage): Readable {
  const coding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (coding === 'identity' || coding === '') return response;
  const [, create] = Object.entries(INFLATERS).find(([name]) => name === coding) ?? [];
  if (!create) throw new AddressFault('server_error');
  const inflater = create();
  response.on('error', (error) => inflater.destroy(error));
  return response.pipe(inflater);
}
