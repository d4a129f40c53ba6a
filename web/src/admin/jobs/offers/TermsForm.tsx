import { useLingui } from '@lingui/react/macro';
import {
  MAX_DESCRIPTION,
  MAX_ESTIMATED_DAYS,
  MAX_REASON,
  MIN_ESTIMATED_DAYS,
} from '@parley/contract/limits.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import { roleOf, type Side } from '@parley/contract/sides.ts';
import { useRevalidator } from 'react-router';
import { readValues, valuesOf } from '../../../offers/form/offer-values.ts';
import { call } from '../../../platform/api.ts';
import { useForm } from '../../../platform/form/use-form.ts';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { MoneyInput } from '../../../ui/form/MoneyInput.tsx';
import { NumberInput } from '../../../ui/form/NumberInput.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { DialogEnd } from '../../DialogEnd.tsx';

interface Props {
  jobId: string;
  /** On whose behalf. */
  side: Side;
  /** The terms to start from. */
  from: Offer | null;
  disabledBecause: string | null;
  onClose: () => void;
}

/** New terms on behalf of one side: an offer of the professional, or what the client asks for. */
export function TermsForm({ jobId, side, from, disabledBecause, onClose }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { ...valuesOf(from), pricing: 'FIXED' as const, milestones: [], reason: '' },
    schema: async () => (await import('@parley/contract/offers/schemas.ts')).NewOfferOnBehalf,
    read: ({ reason, ...terms }) => ({ ...readValues(terms), as: roleOf(side), reason }),
    send: (body) => call('POST /api/job/admin/:id/offers', { params: { id: jobId }, body }),
    done: async () => {
      await revalidate();
      onClose();
    },
    refused: (code) => {
      // The job was paid or ended meanwhile: the page behind shows it.
      if (code === 'already_paid' || code === 'invalid_transition') void revalidate();
      return false;
    },
    draft: `on behalf terms ${side} ${from?.id ?? jobId}`,
  });
  return (
    <form {...form.props} className="grid gap-5">
      <DraftNotice form={form} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <MoneyInput label={t`Price for the whole job`} {...form.field('amountCents')} />
        <NumberInput
          label={t`Days of work`}
          min={MIN_ESTIMATED_DAYS}
          max={MAX_ESTIMATED_DAYS}
          {...form.field('estimatedDays')}
        />
      </div>
      <TextArea label={t`Scope`} optional max={MAX_DESCRIPTION} rows={4} {...form.field('scope')} />
      <TextArea
        label={t`Your reason`}
        help={t`Shown to both sides and kept in the audit log.`}
        max={MAX_REASON}
        rows={3}
        {...form.field('reason')}
      />
      <DialogEnd confirm={t`Act on their behalf`} {...{ form, disabledBecause, onClose }} />
    </form>
  );
}
