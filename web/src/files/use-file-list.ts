import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { useEffect, useRef } from 'react';
import type { Target } from './upload.ts';
import { useUploads } from './use-uploads.ts';

/** A list that a form holds, and the uploads that end up in it. */
export function useFileList<T>(
  to: Target,
  value: readonly T[],
  onChange: (value: T[]) => void,
  of: (stored: Stored) => T,
) {
  // Two files that arrive together are both added to what is there by then.
  const list = useRef(value);
  useEffect(() => {
    list.current = value;
  });
  return useUploads({
    to,
    onStored: (stored) => {
      const next = [...list.current, of(stored)];
      list.current = next;
      onChange(next);
    },
  });
}
