import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { groupDigits } from '@parley/contract/numbers.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { DisciplineGlyph } from './DisciplineGlyph.tsx';

type Listed = Omit<Discipline, 'categories'>;

/** More are folded away. */
const SHOWN = 12;

/** Every discipline with its number of services; nothing if they failed to load. */
export function DisciplineList({ disciplines }: { disciplines: readonly Listed[] }) {
  if (disciplines.length === 0) return null;
  const more = disciplines.slice(SHOWN);
  return (
    <section aria-labelledby="disciplines" className="min-w-0">
      <h2 id="disciplines" className="pb-3 text-xl">
        <Trans>Disciplines</Trans>
      </h2>
      <List disciplines={disciplines.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary className="py-3 text-sm text-ink-2 underline underline-offset-3">
            <Plural value={more.length} one="# more discipline" other="# more disciplines" />
          </summary>
          <List disciplines={more} />
        </details>
      )}
    </section>
  );
}

function List({ disciplines }: { disciplines: readonly Listed[] }) {
  return (
    <ul className="grid gap-x-8 border-t-2 border-ink sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
      {disciplines.map(({ id, name, serviceCount }) => (
        <li key={id} className="border-b border-line">
          <Link
            to={paths.services({ disciplineId: id })}
            className="flex min-h-13 items-center gap-3.5 py-2 font-display leading-tight font-semibold tracking-tight"
          >
            <DisciplineGlyph name={name} />
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
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
  );
}
