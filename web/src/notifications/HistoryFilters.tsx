import { Trans, useLingui } from '@lingui/react/macro';
import type { Role } from '@parley/contract/access.ts';
import { KINDS } from '@parley/contract/notifications/kinds.ts';
import { useSearchParams } from 'react-router';
import { ChipSelect } from '../ui/form/ChipSelect.tsx';
import { FilterSwitch } from '../ui/list/Filters.tsx';
import { historyFilter } from './read-history.ts';
import { typesFor } from './types-for.ts';
import { translated } from '../platform/language/i18n.ts';

/** By type, and only unread ones; both are in the URL. */
export function HistoryFilters({ role }: { role: Role }) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const { type, unread = false } = historyFilter(search);
  const show = (filter: { type?: string | undefined; unread: boolean }) =>
    setSearch(
      { ...(filter.type && { type: filter.type }), ...(filter.unread && { unread: 'true' }) },
      { replace: true, preventScrollReset: true },
    );
  return (
    <fieldset className="mb-5 flex flex-wrap items-center gap-2">
      <legend className="sr-only">
        <Trans>Filters</Trans>
      </legend>
      <FilterSwitch
        label={t`Unread only`}
        isOn={unread}
        onChange={(isOn) => show({ type, unread: isOn })}
        wide={false}
      />
      <ChipSelect
        label={t`Type`}
        name="type"
        any={t`All types`}
        options={typesFor(role).map((value) => ({ value, label: translated(KINDS[value].name) }))}
        value={type}
        onChange={(value) => show({ type: value, unread })}
      />
    </fieldset>
  );
}
