import type { ReactNode } from 'react';

/** The empty state of a list: what will appear here, and the first step. */
export function EmptyState({
  title,
  heading: Heading = 'h3',
  children,
  action,
}: {
  title: string;
  /** `h2` where the list stands right below the page's title. */
  heading?: 'h2' | 'h3';
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="border-t border-line py-10">
      <Heading className="text-[1.0625rem] leading-[1.25] tracking-[-0.01em]">{title}</Heading>
      {children && <div className="mt-1.5 max-w-[56ch] text-ink-3">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
