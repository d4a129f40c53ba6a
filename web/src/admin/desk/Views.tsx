import { Trans, useLingui } from '@lingui/react/macro';
import { Bookmark, X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import type { Filter } from '../list/ListToolbar.tsx';
import { tabIn } from '../tabs.ts';
import { saveViews, useSavedViews, without } from './saved-views.ts';
import { keyOf, nameOf, USUAL_VIEWS, type View, viewIn } from './views.ts';

/** One press for what an admin looks at every day: the usual views of a tab, and those kept here. */
export function Views({ filters }: { filters: readonly Filter[] }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const tab = tabIn(search);
  const saved = useSavedViews(tab);
  const current = viewIn(search, filters);
  const usual = USUAL_VIEWS[tab] ?? [];
  const isKnown = [{}, ...usual, ...saved].some((view) => keyOf(view) === keyOf(current));
  if (usual.length + saved.length === 0 && isKnown) return null;
  return (
    <nav aria-label={t`Views`} className="mb-4 flex flex-wrap items-center gap-2">
      {[{}, ...usual].map((view) => (
        <ViewLink key={keyOf(view)} view={view} current={current} filters={filters} />
      ))}
      {saved.map((view) => (
        <span key={keyOf(view)} className="inline-flex items-center">
          <ViewLink view={view} current={current} filters={filters} />
          <Remove name={nameOf(view, filters)} onClick={() => saveViews(tab, without(saved, view))} />
        </span>
      ))}
      {!isKnown && (
        <Button
          kind="plain"
          small
          icon={<Bookmark aria-hidden className="size-4" />}
          onClick={() => saveViews(tab, [...saved, current])}
        >
          <Trans>Save this view</Trans>
        </Button>
      )}
    </nav>
  );
}

function ViewLink({ view, current, filters }: { view: View; current: View; filters: readonly Filter[] }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <Link
      to={paths.adminDashboard({ tab: tabIn(search), ...view })}
      aria-current={keyOf(view) === keyOf(current) ? 'true' : undefined}
      className="inline-flex min-h-11 max-w-full items-center rounded-full border border-line-strong px-4 text-sm font-semibold wrap-anywhere hover:border-ink-3 hover:no-underline aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink"
    >
      {nameOf(view, filters) || t`All`}
    </Link>
  );
}

function Remove({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useLingui();
  const label = t`Remove view: ${name}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid size-11 place-items-center rounded-full text-ink-3 hover:bg-well hover:text-ink"
      onClick={onClick}
    >
      <X aria-hidden className="size-4" />
    </button>
  );
}
