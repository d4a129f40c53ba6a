import { Trans } from '@lingui/react/macro';
import type { SearchReading as Reading } from '@parley/contract/fields.ts';
import { Link } from 'react-router';

interface Props {
  typed: string | undefined;
  reading: Reading;
  /** The path to the same search with other words, or with the typed ones taken as they are. */
  pathTo: (words: { q: string; exact?: true }) => string;
}

const link = 'font-semibold text-ink underline underline-offset-3';

/** What the results are for, where it isn't what was typed: announced with their count. */
export function SearchReading({ typed, reading: { corrected, suggested, isPartial }, pathTo }: Props) {
  if (typed === undefined || (corrected === null && suggested === null && !isPartial)) return null;
  return (
    <p className="mt-1.5 text-ink-2 wrap-anywhere">
      {corrected !== null && (
        <>
          <Trans>
            Showing results for <b className="text-ink">{corrected}</b>.
          </Trans>{' '}
          <Trans>
            Search instead for{' '}
            <Link to={pathTo({ q: typed, exact: true })} className={link}>
              {typed}
            </Link>
            .
          </Trans>{' '}
        </>
      )}
      {suggested !== null && (
        <Trans>
          Did you mean{' '}
          <Link to={pathTo({ q: suggested })} className={link}>
            {suggested}
          </Link>
          ?
        </Trans>
      )}
      {isPartial && <Trans>Nothing matches all of your words. These results match some of them.</Trans>}
    </p>
  );
}
