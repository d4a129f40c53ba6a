import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { groupDigits } from '@parley/contract/numbers.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

/** Every discipline with its number of services; nothing if they failed to load. */
export function DisciplineList({ disciplines }: { disciplines: readonly Discipline[] }) {
  if (disciplines.length === 0) return null;
  return (
    <section aria-labelledby="disciplines" className="border-t border-line py-12">
      <h2 id="disciplines" className="sr-only">
        <Trans>Disciplines</Trans>
      </h2>
      <ul className="gap-x-12 sm:columns-2 lg:columns-3">
        {disciplines.map(({ id, name, serviceCount }) => (
          <li key={id} className="break-inside-avoid border-b border-line">
            <Link
              to={paths.services({ disciplineId: id })}
              className="flex items-baseline justify-between gap-4 py-3 font-display text-[20px] leading-tight font-semibold tracking-tight"
            >
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="num font-text text-sm font-medium tracking-normal text-ink-3">
                <span aria-hidden>{groupDigits(serviceCount)}</span>
                <span className="sr-only">
                  <Plural value={serviceCount} one="# service" other="# services" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
