import { type DragEvent, useEffect, useState } from 'react';

/** The files of a paste; none if it contains text: copied tables and documents also carry an image of themselves. */
export function pastedFiles(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/plain')) return [];
  return Array.from(data.files);
}

/** Accepts files pasted anywhere on the page, unless a modal dialog covers their destination. */
export function usePaste(place: { current: Element | null }, take: (files: File[]) => void) {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const above = document.querySelector('dialog:modal');
      if (event.defaultPrevented || (above && !above.contains(place.current))) return;
      const files = pastedFiles(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });
}

/** Turns an element into a drop zone for files; `isOver` while files are dragged over it. */
export function useDrop(take: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  usePreventStrayDrops();
  return {
    isOver,
    place: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // Ignore dragleave fired by children.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        take(Array.from(event.dataTransfer.files));
      },
    },
  };
}

function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false;
}

/** Without this, a file dropped next to the drop zone would open in place of the page and lose what was typed. */
function usePreventStrayDrops() {
  useEffect(() => {
    const preventDrop = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', preventDrop);
    addEventListener('drop', preventDrop);
    return () => {
      removeEventListener('dragover', preventDrop);
      removeEventListener('drop', preventDrop);
    };
  }, []);
}
