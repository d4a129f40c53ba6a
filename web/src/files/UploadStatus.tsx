import { plural } from '@lingui/core/macro';
import type { Uploads } from './use-uploads.ts';

/** Upload progress for screen readers. */
export function UploadStatus({ uploads: { pending, isBusy, announcement } }: { uploads: Uploads }) {
  const count = pending.filter(({ error }) => error === null).length;
  const busy = plural(count, { one: 'Uploading # file', other: 'Uploading # files' });
  return <output className="sr-only">{isBusy ? busy : announcement}</output>;
}
