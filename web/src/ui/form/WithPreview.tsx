import type { ReactNode } from 'react';

interface Props {
  /** The heading of the preview, like "What clients will see". */
  label: string;
  preview: ReactNode;
  children: ReactNode;
}

/** A form with a live preview next to it; below it on phones. */
export function WithPreview({ label, preview, children }: Props) {
  return (
    <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_23.75rem]">
      <div className="min-w-0 max-w-180">{children}</div>
      <aside className="min-w-0 max-w-120 lg:sticky lg:top-6" aria-label={label}>
        <p className="mb-2.5 text-sm text-ink-3">{label}</p>
        {/* Inert: the preview's links lead nowhere yet. */}
        <div inert>{preview}</div>
      </aside>
    </div>
  );
}
