import type { Settings } from '../../env.ts';
import { folderStorage, type Storage } from './storage.ts';

/** Where the settings say that files are. The client of object storage is large: it is loaded when first needed. */
export function storageOf(settings: Settings): Storage {
  if (settings.S3_BUCKET === undefined) return folderStorage(settings.FILES_DIR);
  const bucket = settings.S3_BUCKET;
  let opening: Promise<Storage> | undefined;
  const opened = () =>
    (opening ??= import('./bucket-storage.ts').then(({ bucketStorage }) => bucketStorage(bucket, settings)));
  return {
    write: async (key, bytes) => (await opened()).write(key, bytes),
    read: async (key, part) => (await opened()).read(key, part),
    remove: async (key) => (await opened()).remove(key),
    signedUrl: async (key, shownAs) => (await opened()).signedUrl(key, shownAs),
  };
}
