import { type KeyboardEvent as ReactKeyboardEvent, useLayoutEffect, useRef } from 'react';

/** Single-key shortcuts, inactive while typing and while a dialog is open; by the key without Shift. */
export function useShortcuts(shortcuts: Record<string, (event: KeyboardEvent) => void>) {
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
      run(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(FIELDS) !== null;
}

/**
 * Whether a key belongs to an input method, as Enter does that takes over a Japanese word. Safari has ended the
 * composition by the time it reports that key: only its code, 229, still tells.
 */
export const isComposing = ({ nativeEvent, keyCode }: Pick<ReactKeyboardEvent, 'nativeEvent' | 'keyCode'>) =>
  nativeEvent.isComposing || keyCode === 229;
