import { t } from '@lingui/core/macro';
import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { MAX_FILE_BYTES } from '@parley/contract/limits.ts';
import { refresh } from '../platform/session/token-refresh.ts';
import { type Refused, type Result, resultOf, NETWORK_ERROR } from '../platform/result.ts';
import { session } from '../platform/session/session.ts';

/** Where a file goes: as a picture that is made anew, as it is, or into the files of a job. */
export type Target = '/api/upload/image' | '/api/upload/file' | `/api/upload/job/${string}`;

interface Sending {
  /** How much of it is there, 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
}

const MAX_MEGABYTES = MAX_FILE_BYTES / 1024 / 1024;

// SVGs are images too, but we can't re-encode them.
const isPicture = (type: string) => type.startsWith('image/') && !type.startsWith('image/svg');

/** Refusals that are clear before sending; a drop can bring files that the file picker wouldn't offer. */
function rejectEarly(to: Target, { size, type }: File): Refused | null {
  const refused = { ok: false as const, data: null, errors: [] };
  if (size > MAX_FILE_BYTES)
    return {
      ...refused,
      status: 413,
      code: 'too_large',
      message: t`This file is larger than ${MAX_MEGABYTES} MB.`,
    };
  if (to !== '/api/upload/image' || type === '' || isPicture(type)) return null;
  const message = t`This isn’t an image. Choose a PNG, JPEG, WebP, AVIF or GIF.`;
  return { ...refused, status: 415, code: 'unsupported_file', message };
}

/** Sends one file and says how far it is; a token that has run out is renewed once. Never throws. */
export function upload(to: Target, file: File, sending: Sending): Promise<Result<Stored>>;
export async function upload(to: Target, file: File, sending: Sending): Promise<Result<unknown>> {
  const refused = rejectEarly(to, file);
  if (refused) return refused;
  const result = await send(to, file, sending);
  if (result.status !== 401 || !(await refresh()) || sending.signal.aborted) return result;
  return send(to, file, sending);
}

// Of the two ways to send, only this one tells how far it is.
function send(to: Target, file: File, { onProgress, signal }: Sending): Promise<Result<unknown>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', to);
    request.setRequestHeader('accept', 'application/json');
    const { accessToken } = session();
    if (accessToken) request.setRequestHeader('authorization', `Bearer ${accessToken}`);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('load', () => resolve(answerOf(request.responseText)));
    for (const failure of ['error', 'abort', 'timeout'])
      request.addEventListener(failure, () => resolve(NETWORK_ERROR));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file, file.name || 'pasted.png');
    request.send(form);
  });
}

function answerOf(text: string): Result<unknown> {
  try {
    return resultOf<unknown>(JSON.parse(text));
  } catch {
    return NETWORK_ERROR;
  }
}
