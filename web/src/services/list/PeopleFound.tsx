import { Plural, Trans } from '@lingui/react/macro';
import { totalText } from '@parley/contract/numbers.ts';
import { Link } from 'react-router';

interface Props {
  typed: string;
  total: number;
  /** The same search among professionals. */
  to: string;
}

const link = 'font-semibold text-ink underline underline-offset-3';

/** Few services have the typed words, but people do: perhaps it was a name. Announced with the count. */
export function PeopleFound({ typed, total, to }: Props) {
  const count = totalText(total);
  return (
    <p className="mt-1.5 text-ink-2 wrap-anywhere">
      <Plural
        value={total}
        one={
          <Trans>
            <Link to={to} className={link}>
              # professional
            </Link>{' '}
            matches “{typed}”.
          </Trans>
        }
        other={
          <Trans>
            <Link to={to} className={link}>
              {count} professionals
            </Link>{' '}
            match “{typed}”.
          </Trans>
        }
      />
    </p>
  );
}
