import { useEffect, useState } from 'react';
import { fetchPrivate } from './private-file.ts';

interface CachedImage {
  users: number;
  /** Null when it failed to load. */
  coming: Promise<string | null>;
}

// An image used in several places is fetched once.
const cache = new Map<string, CachedImage>();

/** An object URL of a private image: null while loading, 'missing' if it failed. */
export function usePrivateImage(url: string | null): string | null {
  const [got, setGot] = useState<{ url: string; address: string } | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    let isGone = false;
    void take(url).then((address) => {
      if (!isGone) setGot({ url, address: address ?? 'missing' });
    });
    return () => {
      isGone = true;
      release(url);
    };
  }, [url]);
  return got?.url === url ? got.address : null;
}

function take(url: string): Promise<string | null> {
  const fetched = async () => {
    const blob = await fetchPrivate(url);
    return blob && URL.createObjectURL(blob);
  };
  const entry = cache.get(url) ?? { users: 0, coming: fetched() };
  entry.users += 1;
  cache.set(url, entry);
  return entry.coming;
}

function release(url: string) {
  const entry = cache.get(url);
  if (!entry) return;
  entry.users -= 1;
  if (entry.users > 0) return;
  cache.delete(url);
  void entry.coming.then((address) => address && URL.revokeObjectURL(address));
}

/** Whether browsers can display images of this type. */
export function canPreview(contentType: string): boolean {
  return /^image\/(png|jpe?g|webp|gif|avif)$/.test(contentType);
}
