import type { Uploads } from './use-uploads.ts';

/** What those who cannot see the bars hear: that files are on their way, and that they are there. */
export function UploadStatus({ uploads: { pending, isBusy, said } }: { uploads: Uploads }) {
  const count = pending.filter(({ fault }) => fault === null).length;
  const busy = count === 1 ? 'Uploading 1 file' : `Uploading ${count} files`;
  return <output className="sr-only">{isBusy ? busy : said}</output>;
}
