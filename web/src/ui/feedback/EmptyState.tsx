import type { ReactNode } from 'react';

/** The empty state of a list: what will appear here, and the first step. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="border-t border-line py-10">
      <h3>{title}</h3>
      {children && <div className="mt-1.5 max-w-[56ch] text-ink-3">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
