import { Tinypool } from 'tinypool';
import { productName } from '../language/language.ts';
import type { drawDocument } from './draw-document.ts';
import type { PdfDocument } from './pdf-document.ts';

const IDLE_MS = 10_000;

/** In a thread of its own, which ends when idle: shaping the letters takes a tenth of a second for each document. */
const drawer = new Tinypool({
  filename: new URL('draw-document.ts', import.meta.url).href,
  runtime: 'worker_threads',
  execArgv: [],
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
});

/** The bytes of a PDF, its font embedded. */
export async function drawPdf(document: PdfDocument): Promise<Buffer> {
  const drawn: Parameters<typeof drawDocument>[0] = { ...document, madeBy: productName() };
  const bytes: Awaited<ReturnType<typeof drawDocument>> = await drawer.run(drawn, { name: 'drawDocument' });
  return Buffer.from(bytes);
}
