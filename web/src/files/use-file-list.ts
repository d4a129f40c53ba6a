import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Target } from './upload.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

/** A form's list of files, with uploads appended to it. */
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

/** Limits the number of files, and reports when some were left out. */
export function useFileLimit(uploads: Uploads, held: number, limit: number) {
  const [wasTooMuch, setTooMuch] = useState(false);
  const room = limit - held - uploads.pending.length;
  return {
    hasRoom: room > 0,
    /** Some files were left out, and the list is still full. */
    isTooMuch: wasTooMuch && room <= 0,
    add: (files: readonly File[]) => {
      setTooMuch(files.length > room);
      uploads.add(files.slice(0, Math.max(0, room)));
    },
  };
}
