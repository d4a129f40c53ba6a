import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_DISCIPLINE, MIN_DISCIPLINE } from '@parley/contract/limits.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { PromptDialog } from '../PromptDialog.tsx';
import { useReread } from '../use-reread.ts';

type Kind = 'discipline' | 'category';
interface Named {
  kind: Kind;
  id: string;
  name: string;
}
/** What a dialog is open for. */
export type NameTask =
  | { does: 'add'; kind: 'discipline' }
  | { does: 'add'; kind: 'category'; disciplineId: string; under: string }
  | { does: 'template'; id: string; name: string }
  | ({ does: 'remove' } & Named);

interface Props {
  task: Exclude<NameTask, { does: 'template' }>;
  onDone: () => Promise<void>;
  onClose: () => void;
}

const nameSchema = async () => {
  const { text } = await import('@parley/contract/fields.ts');
  return text(MIN_DISCIPLINE, MAX_DISCIPLINE);
};

/** Adds or removes; the list is reloaded afterwards. */
export function DisciplineDialog({ task, onDone, onClose }: Props) {
  const { t } = useLingui();
  if (task.does === 'remove') return <Remove named={task} onDone={onDone} onClose={onClose} />;
  const promptProps = { label: t`Name`, max: MAX_DISCIPLINE, schema: nameSchema, done: onDone, onClose };
  const under = task.kind === 'category' ? task.under : '';
  return (
    <PromptDialog
      {...promptProps}
      draft={task.kind === 'discipline' ? 'add discipline' : `add category ${task.disciplineId}`}
      title={task.kind === 'discipline' ? t`Add a discipline` : t`Add a category to “${under}”`}
      about={
        task.kind === 'discipline'
          ? t`It’s added at the end of the list. It can be used once it has a category.`
          : t`Professionals can choose it right away.`
      }
      send={(name) =>
        task.kind === 'discipline'
          ? call('POST /api/discipline/admin', { body: { name } })
          : call('POST /api/discipline/admin/category', { body: { disciplineId: task.disciplineId, name } })
      }
      confirm={task.kind === 'discipline' ? t`Add discipline` : t`Add category`}
    />
  );
}

const REMOVALS = {
  discipline: msg`This also removes its categories. It only works while no service, job posting or profile uses any of them. Removed services and postings count, too.`,
  category: msg`This only works while no service, job posting or profile uses it. Removed services and postings count, too.`,
};
const IN_USE = msg`A service, job posting or profile uses it, so it can’t be removed. Rename it instead.`;

function Remove({ named: { kind, id, name }, onDone, onClose }: Omit<Props, 'task'> & { named: Named }) {
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const reread = useReread();

  async function remove() {
    if (pending) return;
    setPending(true);
    const params = { id };
    const result = await (kind === 'discipline'
      ? call('DELETE /api/discipline/admin/:id', { params })
      : call('DELETE /api/discipline/admin/category/:id', { params }));
    if (result.ok) {
      await onDone();
      return onClose();
    }
    setPending(false);
    reread();
    return setRefusal(result.code === 'in_use' ? t(IN_USE) : result.message);
  }

  return (
    <Dialog open onClose={onClose} title={t`Remove “${name}”`}>
      <div className="grid gap-5">
        <p className="text-pretty text-ink-2">{t(REMOVALS[kind])}</p>
        <FormMessage message={refusal} />
        <div className="flex flex-wrap gap-2.5">
          <Button kind="danger" pending={pending} onClick={() => void remove()}>
            {kind === 'discipline' ? <Trans>Remove discipline</Trans> : <Trans>Remove category</Trans>}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {kind === 'discipline' ? <Trans>Keep discipline</Trans> : <Trans>Keep category</Trans>}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
