import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Target } from './upload.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

/** A list that a form holds, and the uploads that end up in it. */
export function useFileList<T>(
  to: Target,
  value: readonly T[],
  onChange: (value: T[]) => void,
  of: (stored: Stored) => T,
) {
  const list = useRef(value);
  useLayoutEffect(() => {
    list.current = value;
  });
  return useUploads({
    to,
    // Rendered at once: with a render that began before it still to come, the next file would replace this one.
    onStored: (stored) => flushSync(() => onChange([...list.current, of(stored)])),
  });
}

/** Takes no more files than fit, and reports when some were left out. */
export function useFileLimit(uploads: Uploads, held: number, most: number) {
  const [wasTooMuch, setTooMuch] = useState(false);
  const room = most - held - uploads.pending.length;
  return {
    hasRoom: room > 0,
    /** Some of what was brought was not taken, and there is still no room for it. */
    isTooMuch: wasTooMuch && room <= 0,
    add: (files: readonly File[]) => {
      setTooMuch(files.length > room);
      uploads.add(files.slice(0, Math.max(0, room)));
    },
  };
}
