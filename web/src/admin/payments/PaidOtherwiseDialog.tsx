import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_REASON } from '@parley/contract/limits.ts';
import { money } from '@parley/contract/money.ts';
import type { StuckCall } from '@parley/contract/payments/schemas.ts';
import { ReauthField, useReauth } from '../../auth/password/ReauthField.tsx';
import { call } from '../../platform/api.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/long-dates.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogEnd } from '../DialogEnd.tsx';
import { useReread } from '../use-reread.ts';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';

interface Props {
  stuck: StuckCall;
  done: () => void;
  onClose: () => void;
}

/** Records that a refund the card refused was paid another way. */
export function PaidOtherwiseDialog(props: Props) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={props.onClose} title={t`Paid another way`}>
      <PaidOtherwiseForm {...props} />
    </Dialog>
  );
}

function PaidOtherwiseForm({ stuck: { id, title, amountCents, disputedAt }, done, onClose }: Props) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const amount = amountCents === null ? t`the money` : money(amountCents);
  const again = useReauth();
  const reread = useReread();
  const form = useForm({
    initial: { on: '', reason: '' },
    schema: async () => (await import('@parley/contract/payments/schemas.ts')).ManualRefund,
    read: (values) => ({ id, ...values, ...again.given }),
    refused: (code) => {
      reread();
      return again.refused(code);
    },
    send: (body) => call('POST /api/payment/admin/paid-otherwise', { body }),
    done: () => {
      done();
      onClose();
    },
    draft: `paid otherwise ${id}`,
  });
  return (
    <form {...form.props} className="grid gap-5">
      <DraftNotice form={form} />
      <p className="text-pretty text-ink-2 tabular-nums">
        <Trans>
          Only mark this once the client has received {amount} for “{title}” from Parley’s own bank account.
          We’ll tell them the date. This can’t be undone.
        </Trans>
      </p>
      {disputedAt !== null && <Disputed since={dateText(disputedAt, zone)} />}
      <TextInput label={t`Paid on`} type="date" {...form.field('on')} />
      <TextArea
        label={t`How it was paid, and why`}
        help={t`Kept in the audit log.`}
        max={MAX_REASON}
        rows={3}
        {...form.field('reason')}
      />
      <ReauthField {...again.field} why={t`You signed in a while ago, and this changes what’s paid.`} />
      <DialogEnd form={form} confirm={t`Mark as paid`} onClose={onClose} />
    </form>
  );
}

function Disputed({ since }: { since: string }) {
  return (
    <p className="text-pretty font-medium">
      <Trans>
        The client’s bank has been disputing this payment since {since}. If you haven’t paid yet, wait for its
        decision: it may give the client the same money. What you paid before can be marked.
      </Trans>
    </p>
  );
}
