import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { AskDialog } from '../AskDialog.tsx';

type Kind = 'discipline' | 'category';
interface Named {
  kind: Kind;
  id: string;
  name: string;
}
/** What is about to be done to a discipline or a category. */
export type NameTask =
  | { does: 'add'; kind: 'discipline' }
  | { does: 'add'; kind: 'category'; disciplineId: string; under: string }
  | ({ does: 'rename' } & Named)
  | ({ does: 'remove' } & Named);

interface Props {
  task: NameTask;
  onDone: () => Promise<void>;
  onClose: () => void;
}

const NAME_LENGTH = 60;
const nameSchema = async () => {
  const { text } = await import('@parley/contract/fields.ts');
  return text(2, NAME_LENGTH);
};

/** Adds, renames or takes away; the list is read again afterwards. */
export function DisciplineDialog({ task, onDone, onClose }: Props) {
  if (task.does === 'remove') return <Remove named={task} onDone={onDone} onClose={onClose} />;
  const asked = { label: 'Name', max: NAME_LENGTH, schema: nameSchema, done: onDone, onClose };
  if (task.does === 'rename') {
    return (
      <AskDialog
        {...asked}
        title={`Rename “${task.name}”`}
        about="Whatever stands under it stays there; the new name shows everywhere at once."
        initial={task.name}
        send={(name) => rename(task, name)}
        confirm="Rename"
      />
    );
  }
  return (
    <AskDialog
      {...asked}
      title={task.kind === 'discipline' ? 'Add a discipline' : `Add a category to “${task.under}”`}
      about={
        task.kind === 'discipline'
          ? 'It stands at the end of the list. Services can be offered in it once it has a category.'
          : 'Professionals can choose it at once.'
      }
      send={(name) =>
        task.kind === 'discipline'
          ? call('POST /api/discipline/admin', { body: { name } })
          : call('POST /api/discipline/admin/category', { body: { disciplineId: task.disciplineId, name } })
      }
      confirm="Add"
    />
  );
}

function rename({ kind, id }: Named, name: string) {
  const body = { id, name };
  return kind === 'discipline'
    ? call('PUT /api/discipline/admin', { body })
    : call('PUT /api/discipline/admin/category', { body });
}

const REMOVALS = {
  discipline:
    'It goes with all its categories. That works only while no service and no profile uses one of them.',
  category: 'That works only while no service and no profile uses it.',
};
const IN_USE = 'Somebody uses it, in a service or a profile, so it stays. Rename it instead.';

function Remove({ named: { kind, id, name }, onDone, onClose }: Omit<Props, 'task'> & { named: Named }) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

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
    return setRefusal(result.code === 'in_use' ? IN_USE : result.message);
  }

  return (
    <Dialog open onClose={onClose} title={`Remove “${name}”`}>
      <div className="grid gap-5">
        <p className="text-pretty text-ink-2">{REMOVALS[kind]}</p>
        <FormMessage message={refusal} />
        <div className="flex flex-wrap gap-2.5">
          <Button kind="danger" pending={pending} onClick={() => void remove()}>
            Remove
          </Button>
          <Button kind="plain" onClick={onClose}>
            Not now
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
