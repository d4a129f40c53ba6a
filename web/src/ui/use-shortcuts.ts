import { useLayoutEffect, useRef } from 'react';

/** Single-key shortcuts, inactive while typing and while a dialog is open. */
export function useShortcuts(shortcuts: Record<string, () => void>) {
  const latest = useRef(shortcuts);
  // Before the first paint: a key may be pressed immediately after joining.
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
      if (ctrlKey || metaKey || altKey || repeat || isTyping(target)) return;
      if (document.querySelector('dialog:modal')) return;
      const run = latest.current[key.toLowerCase()];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
