import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Link } from 'react-router';

/** An active filter, and the URL of the list without it. */
export interface ActiveFilter {
  label: string;
  to: string;
}

interface Props {
  filters: readonly ActiveFilter[];
  /** The URL without any filter. */
  none: string;
}

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ filters, none }: Props) {
  const { t } = useLingui();
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t`Active filters`} className="flex min-w-0 flex-wrap items-center gap-2">
      {filters.map(({ label, to }) => (
        <li key={label} className="max-w-full">
          <Link
            to={to}
            preventScrollReset
            aria-label={t`Remove ${label}`}
            className="flex min-h-11 md:min-h-8 items-center gap-1.5 rounded-full bg-well pr-2 pl-3 text-sm text-ink-2 hover:bg-line hover:text-ink hover:no-underline"
          >
            <span className="min-w-0 truncate">{label}</span>
            <X aria-hidden className="size-3.5 shrink-0" />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link
            to={none}
            preventScrollReset
            className="inline-flex min-h-11 md:min-h-8 items-center px-1.5 text-sm underline underline-offset-3"
          >
            <Trans>Clear all</Trans>
          </Link>
        </li>
      )}
    </ul>
  );
}
