import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_REPORT } from '@parley/contract/limits.ts';
import type { ReportType } from '@parley/contract/reports/states.ts';
import { useState } from 'react';
import { call } from '../platform/api.ts';
import { useForm } from '../platform/form/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { reportLabel } from './report-labels.ts';

/** What is reported. */
export interface ReportSubject {
  type: ReportType;
  id: string;
}
interface Props {
  subject: ReportSubject;
  /** Whose it is. */
  name: string;
  onClose: () => void;
}

/** Reports something to the admins, in the reader's own words. */
export default function ReportDialog({ subject, name, onClose }: Props) {
  const [isSent, setIsSent] = useState(false);
  return (
    <Dialog open onClose={onClose} title={reportLabel(subject.type, name)}>
      {isSent ? (
        <Sent onClose={onClose} />
      ) : (
        <ReportForm subject={subject} name={name} onSent={() => setIsSent(true)} onClose={onClose} />
      )}
    </Dialog>
  );
}

function ReportForm({ subject, name, onSent, onClose }: Props & { onSent: () => void }) {
  const { t } = useLingui();
  const form = useForm({
    initial: { reason: '' },
    schema: async () => (await import('@parley/contract/reports/schemas.ts')).NewReport,
    read: ({ reason }) => ({ ...subject, reason }),
    send: (body) => call('POST /api/report', { body }),
    done: onSent,
    draft: `report ${subject.type} ${subject.id}`,
  });
  return (
    <form {...form.props} className="grid gap-5">
      <TextArea
        label={t`What’s wrong?`}
        help={
          subject.type === 'message'
            ? t`Our team reads the chat to check. We don’t tell ${name} who reported it.`
            : t`Only our team reads this. We don’t tell ${name} who reported it.`
        }
        max={MAX_REPORT}
        rows={5}
        {...form.field('reason')}
      />
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={form.pending}>
          <Trans>Send report</Trans>
        </Button>
        <Button kind="plain" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
      </div>
    </form>
  );
}

function Sent({ onClose }: { onClose: () => void }) {
  return (
    <div className="grid gap-5">
      <output>
        <b>
          <Trans>Thanks for telling us.</Trans>
        </b>
        <p className="mt-1.5 text-pretty text-ink-2">
          <Trans>
            We look into every report within two business days, and we’ll notify you of our decision.
          </Trans>
        </p>
      </output>
      <div>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </div>
  );
}
