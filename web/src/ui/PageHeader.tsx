import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  title: ReactNode;
  /** The parent page. */
  back?: { to: string; name: string };
  lead?: ReactNode;
  /** At the end of the title's line. */
  end?: ReactNode;
}

/** The header of a page: a back link, the title, and a lead sentence. */
export function PageHeader({ title, back, lead, end }: Props) {
  return (
    <header className="mb-8 md:mb-10">
      {back && (
        <Link
          to={back.to}
          className="mb-3 -ml-1 inline-flex min-h-11 md:min-h-6 max-w-full items-center gap-1 text-sm text-ink-3 hover:text-ink"
        >
          <ChevronLeft aria-hidden className="size-4 shrink-0" />
          <span className="truncate">{back.name}</span>
        </Link>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 flex-1 basis-80">{title}</h1>
        {end}
      </div>
      {lead && <div className="mt-2.5 max-w-[68ch] text-lg text-pretty text-ink-2">{lead}</div>}
    </header>
  );
}
