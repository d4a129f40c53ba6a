import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { clearCompared, useCompared } from './compared.ts';

/** What is to be compared, at the bottom of the list; nothing until something is. */
export function CompareTray() {
  const { t } = useLingui();
  const compared = useCompared();
  const count = compared.length;
  return (
    <>
      <output className="sr-only">
        {count > 0 && plural(count, { one: '# service to compare', other: '# services to compare' })}
      </output>
      {count > 0 && (
        <section
          aria-label={t`Compare services`}
          className="at-thumb mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:sticky md:bottom-0 md:z-10 md:rounded-t-lg md:border-x md:border-t md:border-line-strong md:bg-sheet md:px-4.5 md:py-3"
        >
          <ul className="flex min-w-0 flex-wrap gap-x-4 gap-y-1">
            {compared.map(({ id, title, name, avatarUrl }) => (
              <li key={id} className="flex min-w-0 items-center gap-2 text-sm">
                <Avatar name={name} url={avatarUrl} size="s" />
                <span className="hidden max-w-40 truncate md:inline">{title}</span>
                <span className="sr-only md:hidden">{title}</span>
              </li>
            ))}
          </ul>
          <div className="flex flex-none items-center gap-2">
            <Button kind="plain" small onClick={clearCompared}>
              <Trans>Clear</Trans>
            </Button>
            {count > 1 ? (
              <LinkButton small to={paths.compareServices(compared.map(({ id }) => id))}>
                {plural(count, { one: 'Compare # service', other: 'Compare # services' })}
              </LinkButton>
            ) : (
              <span className="text-sm text-ink-3">
                <Trans>Pick one more to compare</Trans>
              </span>
            )}
          </div>
        </section>
      )}
    </>
  );
}
