import '@fastify/multipart';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { Refusal, refuse, refuseField } from '../http/refuse.ts';

export interface Upload {
  /** As sent by the client; untrusted. */
  name: string;
  bytes: Readable;
}

/** Allowance for the form around the file: boundaries, name and type. */
const FORM_BYTES = 10_000;
const ONE_FILE = /*i18n*/ 'Send a single file in the part “file”, and nothing else.';

/**
 * Streams a form of exactly one file to `take`. Errors in the form may surface only after `take` is done, so the
 * caller must undo its work when this throws.
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

/** Browsers percent-encode quotes and line breaks in the name. */
function nameOf(written = ''): string {
  return written.replaceAll(/%0[da]/gi, ' ').replaceAll('%22', '"');
}

/** Refusals and system errors pass through; anything else means a malformed or aborted form. */
function isOwnError(error: unknown): boolean {
  return error instanceof Refusal || (error instanceof Error && 'syscall' in error);
}

const DRAIN_TIMEOUT_MS = 10_000;

/** Drains the rest of the request, so that the client gets to read the response; not forever. */
function drain({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
  const end = setTimeout(() => raw.complete || raw.destroy(), DRAIN_TIMEOUT_MS);
  raw.once('close', () => clearTimeout(end));
  end.unref();
}
