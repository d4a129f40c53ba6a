import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';

interface Props {
  /** The URL of the next page; null at the end. */
  next: string | null;
  /** Appends the next page; without it, the link navigates. */
  onMore?: () => void;
  pending?: boolean;
}

/** "Show more": a real link, for robots and new tabs, that appends the next page for everyone else. */
export function ShowMore({ next, onMore, pending = false }: Props) {
  const { t } = useLingui();
  if (next === null) return null;
  return (
    <div className="flex justify-center py-8">
      <Link
        to={next}
        rel="next"
        aria-disabled={pending || undefined}
        className="inline-flex h-10.5 items-center rounded-md border border-line-strong px-4.5 font-semibold hover:bg-well hover:no-underline aria-disabled:opacity-55"
        onClick={(event) => {
          if (!onMore || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          if (!pending) onMore();
        }}
      >
        {pending ? t`Loading....` : t`Show more`}
      </Link>
    </div>
  );
}
