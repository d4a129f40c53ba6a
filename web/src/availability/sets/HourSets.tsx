import { Trans, useLingui } from '@lingui/react/macro';
import type { HourSet } from '@parley/contract/availability/schemas.ts';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { focusFallback } from '../../ui/form/focus-fallback.ts';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { HourSetForm } from './HourSetForm.tsx';
import { totalText } from '../week.ts';

/** Hours that some services use in place of the usual ones. */
export default function HourSets() {
  const { t } = useLingui();
  const [loaded, setLoaded] = useState<Result<HourSet[]> | null>(null);
  useEffect(() => {
    void call('GET /api/availability/sets').then(setLoaded);
  }, []);
  if (!loaded) return <SkeletonLines />;
  if (!loaded.ok) return <LoadError title={t`We couldn’t load your other hours`} refusal={loaded} />;
  return <SetList initial={loaded.data} />;
}

type Edited = HourSet | 'new' | null;

function SetList({ initial }: { initial: HourSet[] }) {
  const [sets, setSets] = useState(initial);
  const [edited, setEdited] = useState<Edited>(null);
  const [error, setError] = useState<string | null>(null);

  function show(saved: HourSet) {
    const isNew = sets.every(({ id }) => id !== saved.id);
    setSets(isNew ? [...sets, saved] : sets.map((set) => (set.id === saved.id ? saved : set)));
    setEdited(null);
  }
  async function remove({ id }: HourSet) {
    const result = await call('DELETE /api/availability/sets/:id', { params: { id } });
    setError(result.ok ? null : result.message);
    if (result.ok) setSets(sets.filter((set) => set.id !== id));
  }

  return (
    <div ref={focusFallback} className="grid gap-5">
      {sets.length > 0 && (
        <ul className="border-b border-line">
          {sets.map((set) => (
            <li key={set.id} className="border-t border-line py-3">
              {edited !== null && edited !== 'new' && edited.id === set.id ? (
                <HourSetForm initial={set} onSaved={show} onCancel={() => setEdited(null)} />
              ) : (
                <SetRow set={set} onEdit={() => setEdited(set)} onRemove={() => void remove(set)} />
              )}
            </li>
          ))}
        </ul>
      )}
      <FormMessage message={error} />
      {edited === 'new' ? (
        <HourSetForm initial={null} onSaved={show} onCancel={() => setEdited(null)} />
      ) : (
        <div>
          <Button
            kind="quiet"
            small
            icon={<Plus aria-hidden className="size-4" />}
            onClick={() => setEdited('new')}
          >
            <Trans>Add hours</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

interface RowProps {
  set: HourSet;
  onEdit: () => void;
  onRemove: () => void;
}

function SetRow({ set: { name, rules, services }, onEdit, onRemove }: RowProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h4 className="font-semibold">{name}</h4>
        <p className="num text-sm text-ink-3">{totalText(rules)}</p>
        <p className="text-sm text-pretty text-ink-3">
          {services.length === 0 ? (
            <Trans>No service uses these hours yet. Choose them in a service.</Trans>
          ) : (
            services.join(', ')
          )}
        </p>
      </div>
      <div className="flex gap-2">
        <Button kind="quiet" small onClick={onEdit} aria-label={t`Edit ${name}`}>
          <Trans>Edit</Trans>
        </Button>
        {services.length === 0 && (
          <Button kind="plain" small onClick={onRemove} aria-label={t`Remove ${name}`}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
