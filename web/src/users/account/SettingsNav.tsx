import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import type { SectionId, SettingsSection } from './settings-sections.ts';

/** The settings sections: a sidebar, on phones a row above. */
export function SettingsNav({ sections, current }: { sections: SettingsSection[]; current: SectionId }) {
  const { t } = useLingui();
  const here = useRef<HTMLAnchorElement>(null);
  // On phones the row is wider than the screen.
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav
      aria-label={t`Settings`}
      className="max-md:-mx-(--gutter) max-md:overflow-x-auto max-md:px-(--gutter)"
    >
      <ul className="flex gap-x-6 border-b border-line max-md:w-max max-md:min-w-full md:sticky md:top-6 md:grid md:border-0">
        {sections.map(({ id, name }) => (
          <li key={id}>
            <Link
              ref={id === current ? here : undefined}
              to={paths.settings(id)}
              aria-current={id === current ? 'page' : undefined}
              // Browsers leave what is partly out of view where it is.
              onFocus={({ currentTarget }) =>
                currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
              }
              className="flex min-h-11 scroll-mx-4 items-center whitespace-nowrap text-ink-3 hover:text-ink hover:no-underline aria-[current=page]:font-semibold aria-[current=page]:text-ink max-md:-mb-px max-md:border-b-2 max-md:border-transparent forced-colors:not-aria-[current=page]:border-[Canvas] max-md:aria-[current=page]:border-ink md:min-h-10 md:border-l-2 md:border-line md:pl-4 md:aria-[current=page]:border-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
