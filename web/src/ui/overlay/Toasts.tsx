import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { isInCall } from '../styles/use-root-attribute.ts';
import { dismissToast, type Toast, useToasts } from '../../platform/toasts.ts';

const SHOWN_MS = 6_000;
const UNDO_KEYS = 'Control+Z Meta+Z';

/** Toast messages, stacked and announced politely. */
export function Toasts() {
  const { t } = useLingui();
  const toasts = useToasts();
  useUndoKey(toasts.findLast(({ gone }) => gone));
  const cameFrom = useRef<Element | null>(null);
  function dismiss(id: number, isUndone?: boolean) {
    // Its button goes, and the focus would start at the top of the page again. Safari gives a pressed button none.
    if (document.activeElement?.closest('.toasts')) {
      const place = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    }
    dismissToast(id, isUndone);
  }
  return (
    // It only notes where the focus came from.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={t`New notifications`}
      aria-live="polite"
      aria-relevant="additions"
      className="toasts fixed z-40 grid w-[calc(100vw-24px)] max-w-90 gap-3"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismiss={dismiss} />
      ))}
    </section>
  );
}

/** Ctrl+Z, or ⌘Z, takes back what the newest toast tells of, from wherever the focus is; in a field it is the browser’s. */
function useUndoKey(toast: Toast | undefined) {
  useEffect(() => {
    if (!toast) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      const isUndo = key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;
      if (!isUndo || (target instanceof Element && target.closest('input, textarea, [contenteditable]')))
        return;
      event.preventDefault();
      dismissToast(toast.id, true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [toast]);
}

interface CardProps {
  toast: Toast;
  dismiss: (id: number, isUndone?: boolean) => void;
}

/** Disappears after six seconds; the timer pauses on hover and focus. */
function ToastCard({ toast, dismiss }: CardProps) {
  const { t } = useLingui();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  return (
    <div
      className="relative grid gap-1 overflow-hidden rounded-lg border border-line bg-sheet p-4 pr-12 shadow-float"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <b className="font-display">{toast.heading}</b>
      <span className="line-clamp-4 wrap-anywhere">{toast.text}</span>
      {toast.to && (
        <Link
          to={toast.to}
          target={isInCall() ? '_blank' : undefined}
          className="text-sm underline"
          onClick={() => dismissToast(toast.id)}
        >
          {toast.linkText ?? t`Open`}
        </Link>
      )}
      {toast.gone && (
        <button
          type="button"
          aria-keyshortcuts={UNDO_KEYS}
          className="min-h-6 justify-self-start text-sm font-semibold underline"
          onClick={() => dismiss(toast.id, true)}
        >
          <Trans>Undo</Trans>
        </button>
      )}
      <button
        type="button"
        aria-label={t`Dismiss`}
        className="absolute top-1 right-1 grid size-11 place-items-center rounded-full text-ink-3 hover:bg-well hover:text-ink"
        onClick={() => dismiss(toast.id)}
      >
        <X aria-hidden className="size-4" />
      </button>
      <span aria-hidden className={`toast-time ${held ? '[animation-play-state:paused]' : ''}`} />
    </div>
  );
}
