import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** Across from the heading: a link, a count. */
  end?: ReactNode;
  children: ReactNode;
  /** The strong rule above is for what a page is about. */
  strong?: boolean;
  small?: boolean;
}

/** A part of a page under its heading, with a rule between the two. */
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
