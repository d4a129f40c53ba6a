import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** At the end of the heading's line: a link, a count. */
  end?: ReactNode;
  children: ReactNode;
  /** A strong rule above, for the page's main section. */
  strong?: boolean;
  small?: boolean;
}

/** A section with its heading, separated by a rule. */
export function Section({ title, end, children, strong = false, small = false }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div
        className={`flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 pb-3 ${strong ? 'border-b-2 border-ink' : 'border-b border-line'}`}
      >
        <h2 id={id} className={small ? 'text-lg' : 'text-xl'}>
          {title}
        </h2>
        {end && <div className="text-sm text-ink-3">{end}</div>}
      </div>
      {/* Lists and empty states start with their own rule: overlap the two. */}
      <div className={strong ? '' : '-mt-px'}>{children}</div>
    </section>
  );
}
