import { MAX_FILE_BYTES } from '@parley/contract/files/limits.ts';
import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { refresh } from '../platform/renewal.ts';
import { type Refused, type Result, resultOf, UNREACHED } from '../platform/result.ts';
import { session } from '../platform/session.ts';

/** Where a file goes: as a picture that is made anew, as it is, or into the files of a job. */
export type Target = '/api/upload/image' | '/api/upload/file' | `/api/upload/job/${string}`;

interface Sending {
  /** How much of it is there, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

const TOO_LARGE: Refused = {
  ok: false,
  status: 413,
  message: 'This file is larger than 25 MB.',
  data: null,
  code: 'too_large',
  errors: [],
};

/** Sends one file and says how far it is; a token that has run out is renewed once. Never throws. */
export function upload(to: Target, file: File, sending: Sending): Promise<Result<Stored>>;
export async function upload(to: Target, file: File, sending: Sending): Promise<Result<unknown>> {
  if (file.size > MAX_FILE_BYTES) return TOO_LARGE;
  const result = await send(to, file, sending);
  if (result.status !== 401 || !(await refresh())) return result;
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
      request.addEventListener(failure, () => resolve(UNREACHED));
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
    return UNREACHED;
  }
}
