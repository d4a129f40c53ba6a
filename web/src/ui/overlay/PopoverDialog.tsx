import type { ReactNode } from 'react';

interface Props {
  label: string;
  className: string;
  children: ReactNode;
}

/** What is in a popover, where that is more than a list of links: a dialog that leaves the page behind it alive. */
export function PopoverDialog({ label, className, children }: Props) {
  return (
    // The element would have to be opened as well as the popover around it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="dialog" aria-label={label} className={className}>
      {children}
    </div>
  );
}
