import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_REASON } from '@parley/contract/limits.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { FeeVersion } from '@parley/contract/payments/fee.ts';
import { MAX_FEE_BASIS_POINTS, maxFeeMinimumCents } from '@parley/contract/payments/fee-terms.ts';
import { useRevalidator } from 'react-router';
import { ReauthField, useReauth } from '../../auth/password/ReauthField.tsx';
import { call } from '../../platform/api.ts';
import { keepFee } from '../../platform/installation/current-fee.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { NumberInput } from '../../ui/form/NumberInput.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { DialogEnd } from '../DialogEnd.tsx';
import { useReread } from '../use-reread.ts';
import { FeeExample } from './FeeExample.tsx';

interface Props {
  current: FeeVersion;
  onClose: () => void;
}
interface Values {
  feeBasisPoints: number | null;
  feeMinimumCents: number | null;
  reason: string;
}

/** Changes the fee of what is agreed from now on, and shows what it comes to. */
export function FeeDialog(props: Props) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={props.onClose} title={t`Change the fee`}>
      <FeeForm {...props} />
    </Dialog>
  );
}

function FeeForm({ current, onClose }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { version, feeBasisPoints, feeMinimumCents } = current;
  const again = useReauth();
  const reread = useReread();
  const initial: Values = { feeBasisPoints, feeMinimumCents, reason: '' };
  const form = useForm({
    initial,
    schema: async () => (await import('@parley/contract/payments/fee.ts')).NewFee,
    read: (values) => ({ ...values, version, ...again.given }),
    refused: (code) => {
      reread();
      return again.refused(code);
    },
    send: (body) => call('PUT /api/payment/admin/fee', { body }),
    done: async ([changed]) => {
      if (changed) keepFee(changed);
      await revalidate();
      onClose();
    },
    draft: `fee ${version}`,
  });
  const { values } = form;
  const share = form.field('feeBasisPoints');
  const isSame = values.feeBasisPoints === feeBasisPoints && values.feeMinimumCents === feeMinimumCents;
  const most = shortMoney(maxFeeMinimumCents());
  const mostPercent = MAX_FEE_BASIS_POINTS / 100;
  return (
    <form {...form.props} className="grid gap-5">
      <DraftNotice form={form} />
      <p className="text-pretty text-ink-2">
        <Trans>
          It applies to what’s agreed from now on. Existing offers and agreed consultations keep their fee.
          The FAQ and the terms show the new one right away.
        </Trans>
      </p>
      <NumberInput
        label={t`Share of what’s released to the professional`}
        help={t`At most ${mostPercent}%.`}
        {...share}
        value={share.value === null ? null : share.value / 100}
        // Two decimals are whole hundredths; more are refused by the schema.
        onChange={(percent) => share.onChange(percent === null ? null : Math.round(percent * 10_000) / 100)}
        min={0}
        max={mostPercent}
        step={0.01}
        unit="%"
      />
      <MoneyInput
        label={t`Minimum per payment`}
        help={t`0 for no minimum; at most ${most}.`}
        {...form.field('feeMinimumCents')}
      />
      {values.feeBasisPoints !== null && values.feeMinimumCents !== null && (
        <FeeExample
          fee={{ feeBasisPoints: values.feeBasisPoints, feeMinimumCents: values.feeMinimumCents }}
        />
      )}
      <TextArea
        label={t`Your reason`}
        help={t`Kept in the audit log.`}
        max={MAX_REASON}
        rows={3}
        {...form.field('reason')}
      />
      <ReauthField {...again.field} why={t`You signed in a while ago, and this changes what’s paid.`} />
      <DialogEnd
        form={form}
        confirm={t`Change the fee`}
        disabledBecause={isSame ? t`Change the share or the minimum first.` : null}
        onClose={onClose}
      />
    </form>
  );
}
