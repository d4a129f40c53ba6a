import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useForm } from '../../../platform/form/use-form.ts';
import type { Result } from '../../../platform/result.ts';
import { showToast } from '../../../platform/toasts.ts';
import { takeFocus } from '../../../ui/feedback/take-focus.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogEnd } from '../../DialogEnd.tsx';
import { forField } from '../../jobs/for-field.ts';
import { type Bulk, type BulkAct, runBulk } from './bulk-act.ts';
import type { Selection } from './use-selection.ts';

interface Props<T> {
  act: BulkAct<T>;
  /** Those that it fits, as they were when it was asked for. */
  rows: readonly T[];
  bulk: Bulk<T>;
  selection: Selection;
  onClose: () => void;
}

/** How one row went; no reason where it is done. */
interface Outcome {
  id: string;
  name: string;
  reason: string | null;
}

/** One confirmation for all chosen rows; afterwards, how each of them went. */
export function BulkDialog<T extends { id: string }>({ act, rows, bulk, selection, onClose }: Props<T>) {
  const { t } = useLingui();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [isOver, setOver] = useState(false);
  const stopped = useRef(false);
  const title = act.title(rows.length);

  function close() {
    stopped.current = true;
    onClose();
  }

  async function run(reason: string) {
    const failed: string[] = [];
    const note = (row: T, why: string | null) =>
      setOutcomes((before) => [...before, { id: row.id, name: bulk.nameOf(row), reason: why }]);
    await runBulk(act, rows, reason, {
      done(row, changed) {
        bulk.onChange(changed);
        selection.drop(row.id);
        note(row, null);
      },
      failed(row, why) {
        failed.push(row.id);
        selection.fail(row.id, why);
        note(row, why);
      },
      isStopped: () => stopped.current,
    });
    if (stopped.current) return;
    if (failed.length > 0) return setOver(true);
    showToast({ heading: title, text: t`Done, for all of them.` });
    onClose();
  }

  return (
    <Dialog open wide onClose={close} title={title}>
      {isOver ? (
        <Outcomes outcomes={outcomes} onClose={onClose} />
      ) : (
        <div className="grid gap-5">
          <p className="text-pretty text-ink-2">{act.about}</p>
          <Names names={rows.map(bulk.nameOf)} />
          <Confirmation act={act} title={title} run={run} onClose={close} />
          <Done of={rows.length} done={outcomes.length} />
        </div>
      )}
    </Dialog>
  );
}

/** What it is about to be done to, all of them. */
function Names({ names }: { names: readonly string[] }) {
  const { t } = useLingui();
  return (
    <ul
      aria-label={t`Selected rows`}
      // Scrolls, so it has to be reached by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-h-40 overflow-auto border-l-2 border-line-strong pl-4 text-sm"
    >
      {names.map((name, nth) => (
        <li key={nth} className="truncate py-0.5">
          {name}
        </li>
      ))}
    </ul>
  );
}

interface ConfirmationProps<T> {
  act: BulkAct<T>;
  title: string;
  run: (reason: string) => Promise<void>;
  onClose: () => void;
}

const DONE: Result<null> = { ok: true, status: 200, message: '', data: null };
/** Where no reason is asked for, nothing can be wrong with it. */
const NO_REASON = { safeParse: () => ({ success: true as const, data: '' }) };

function Confirmation<T>({ act: { key, reason, kind }, title, run, onClose }: ConfirmationProps<T>) {
  const { t } = useLingui();
  const form = useForm({
    initial: { reason: '' },
    schema: async () => (reason ? forField('reason', await reason.schema()) : NO_REASON),
    read: (values) => values.reason,
    send: async (given) => {
      await run(given);
      return DONE;
    },
    draft: reason && `bulk ${key}`,
  });
  return (
    <form {...form.props} className="grid gap-5">
      {reason && (
        <TextArea
          label={t`Your reason`}
          help={reason.help}
          max={reason.max}
          rows={3}
          {...form.field('reason')}
        />
      )}
      <DialogEnd form={form} confirm={title} kind={kind} onClose={onClose} />
    </form>
  );
}

function Done({ of, done }: { of: number; done: number }) {
  return (
    <p aria-live="polite" className="text-sm text-ink-3 tabular-nums empty:hidden">
      {done > 0 && (
        <Trans>
          {done} of {of} done. Closing stops after the current one.
        </Trans>
      )}
    </p>
  );
}

/** Shown where something failed, those first. */
function Outcomes({ outcomes, onClose }: { outcomes: readonly Outcome[]; onClose: () => void }) {
  const { t } = useLingui();
  const failed = outcomes.filter(({ reason }) => reason !== null);
  const done = outcomes.filter(({ reason }) => reason === null);
  const [failedCount, doneCount] = [failed.length, done.length];
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid gap-5 outline-none">
      <output className="text-pretty">
        <Trans>
          {doneCount} done, <Plural value={failedCount} one="# isn’t" other="# aren’t" />. What isn’t done
          stays selected.
        </Trans>
      </output>
      <ul aria-label={t`Results`} className="max-h-80 overflow-auto border-t border-line text-sm">
        {[...failed, ...done].map(({ id, name, reason }) => (
          <li key={id} className="grid gap-0.5 border-b border-line py-2.5">
            <span className="font-medium wrap-anywhere">{name}</span>
            {reason === null ? (
              <span className="text-good">
                <Trans>Done</Trans>
              </span>
            ) : (
              <span className="text-bad">{reason}</span>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={onClose}>
          <Trans>Back to the list</Trans>
        </Button>
      </div>
    </div>
  );
}
