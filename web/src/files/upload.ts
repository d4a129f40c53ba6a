import { t } from '@lingui/core/macro';
import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { MEBIBYTE } from '@parley/contract/admin/settings/limits.ts';
import { currentLimits } from '../platform/installation/current-limits.ts';
import { refresh } from '../platform/session/token-refresh.ts';
import { type Refused, type Result, resultOf, NETWORK_ERROR } from '../platform/result.ts';
import { session } from '../platform/session/session.ts';

/** The upload endpoint: re-encoded as an image, stored as is, put into a new file as a recording, or added to a job's files. */
export type Target =
  | '/api/upload/image'
  | '/api/upload/file'
  | '/api/upload/recording'
  | `/api/upload/job/${string}`;

interface Sending {
  /** 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
}

// SVGs are images too, but we can't re-encode them.
const isPicture = (type: string) => type.startsWith('image/') && !type.startsWith('image/svg');

/** Rejects what the server would refuse anyway; drops bypass the picker's file types. */
function rejectEarly(to: Target, { size, type }: File): Refused | null {
  const { fileMegabytes } = currentLimits();
  const refused = { ok: false as const, data: null, errors: [] };
  if (size > fileMegabytes * MEBIBYTE)
    return {
      ...refused,
      status: 413,
      code: 'too_large',
      message: t`This file is larger than ${fileMegabytes} MB.`,
    };
  if (to !== '/api/upload/image' || type === '' || isPicture(type)) return null;
  const message = t`This isn’t an image. Choose a PNG, JPEG, WebP, AVIF or GIF.`;
  return { ...refused, status: 415, code: 'unsupported_file', message };
}

/** Uploads a file and reports progress; refreshes an expired token once. Never throws. */
export function upload(to: Target, file: File, sending: Sending): Promise<Result<Stored>>;
export async function upload(to: Target, file: File, sending: Sending): Promise<Result<unknown>> {
  const refused = rejectEarly(to, file);
  if (refused) return refused;
  const result = await send(to, file, sending);
  if (result.status !== 401 || !(await refresh()) || sending.signal.aborted) return result;
  return send(to, file, sending);
}

// fetch() can't report upload progress; XMLHttpRequest can.
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
