import type { ReactNode } from 'react';

export interface TimelineItem {
  key: string;
  title: ReactNode;
  note?: ReactNode;
  state: keyof typeof DOTS;
}

const DOTS = {
  done: 'bg-good',
  next: 'bg-time',
  ahead: 'bg-line-strong',
  bad: 'bg-bad',
  plain: 'bg-ink-3',
};

/** A vertical timeline: past, next and upcoming items. */
export function Timeline({ items, label }: { items: readonly TimelineItem[]; label: string }) {
  return (
    <ol aria-label={label} className="tabular-nums">
      {items.map(({ key, title, note, state }) => (
        <li key={key} className="group relative pb-4 pl-6 last:pb-0">
          <i
            aria-hidden="true"
            className={`absolute top-1.5 left-0.5 size-2.5 rounded-full ${DOTS[state]}`}
          />
          <i
            aria-hidden="true"
            className="absolute top-5 -bottom-0.5 left-1.5 w-px bg-line-strong in-[.group:last-child]:hidden"
          />
          <div className="font-semibold wrap-anywhere">{title}</div>
          {note && <div className="text-sm wrap-anywhere text-ink-3">{note}</div>}
        </li>
      ))}
    </ol>
  );
}
