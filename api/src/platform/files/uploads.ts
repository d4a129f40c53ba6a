import '@fastify/multipart';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { Refusal, refuse, refuseField } from '../http/refuse.ts';

/** One file on its way in. */
export interface Upload {
  /** As the caller calls it: anything at all. */
  name: string;
  bytes: Readable;
}

/** What surrounds the bytes of a file: boundaries, its name and its type. */
const FORM_BYTES = 10_000;
const ONE_FILE = /*i18n*/ 'Send a single file in the part “file”, and nothing else.';

/**
 * Reads a form of exactly one file, giving its bytes away as they come; what is wrong with the form is known only when
 * `take` is done, so what it did has to be undone when this throws.
 */
export async function readUpload<T>(
  request: FastifyRequest,
  most: number,
  take: (upload: Upload) => Promise<T>,
): Promise<T> {
  try {
    if (!request.isMultipart()) refuse('unsupported_media_type');
    if (Number(request.headers['content-length'] ?? 0) > most + FORM_BYTES) refuse('too_large');
    return await readForm(request, most, take);
  } catch (error) {
    drain(request);
    throw isOwnError(error) ? error : new Refusal('invalid_input', [{ path: 'file', message: ONE_FILE }]);
  }
}

async function readForm<T>(request: FastifyRequest, most: number, take: (upload: Upload) => Promise<T>) {
  const limits = { fileSize: most + 1, files: 1, fields: 1, parts: 2, headerPairs: 20, fieldNameSize: 100 };
  let taken: { value: T } | null = null;
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file' || part.fieldname !== 'file' || taken) return refuseField('file', ONE_FILE);
    taken = { value: await take({ name: nameOf(part.filename), bytes: part.file }) };
  }
  return taken ? taken.value : refuseField('file', ONE_FILE);
}

/** Browsers write what would end the name in its header as percent signs and numbers. */
function nameOf(written = ''): string {
  return written.replaceAll(/%0[da]/gi, ' ').replaceAll('%22', '"');
}

/** Refusals, and what broke on our side; all else is a form that cannot be read or did not come to its end. */
function isOwnError(error: unknown): boolean {
  return error instanceof Refusal || (error instanceof Error && 'syscall' in error);
}

const DRAIN_TIMEOUT_MS = 10_000;

/** What is still on its way runs into nothing, so that the caller gets to read the answer; not for ever. */
function drain({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
  const end = setTimeout(() => raw.complete || raw.destroy(), DRAIN_TIMEOUT_MS);
  raw.once('close', () => clearTimeout(end));
  end.unref();
}
