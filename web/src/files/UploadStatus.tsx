import { plural } from '@lingui/core/macro';
import { isOnItsWay } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

/** Upload progress for screen readers. */
export function UploadStatus({ uploads: { pending, isBusy, announcement } }: { uploads: Uploads }) {
  const count = pending.filter(isOnItsWay).length;
  const busy = plural(count, { one: 'Uploading # file', other: 'Uploading # files' });
  return <output className="sr-only">{isBusy ? busy : announcement}</output>;
}
