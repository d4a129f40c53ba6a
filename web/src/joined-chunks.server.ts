import { Transform, type TransformCallback } from 'node:stream';

/**
 * Passes on in one piece what was written since the last flush: React writes a page 4 kB at a time, and each of fifty
 * pieces would take a turn of its own through the compression.
 */
export class JoinedChunks extends Transform {
  #chunks: Buffer[] = [];

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.#chunks.push(chunk);
    done();
  }

  /** React calls it once it has nothing more to write for now. */
  flush() {
    if (this.#chunks.length > 0) this.push(Buffer.concat(this.#chunks));
    this.#chunks = [];
  }

  override _flush(done: TransformCallback) {
    this.flush();
    done();
  }
}
