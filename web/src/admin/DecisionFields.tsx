import { useLingui } from '@lingui/react/macro';
import { MAX_REASON } from '@parley/contract/limits.ts';
import { ReauthField, type useReauth } from '../auth/password/ReauthField.tsx';
import type { FieldProps } from '../platform/form/use-form.ts';
import { TextArea } from '../ui/form/TextArea.tsx';

interface Props {
  reason: FieldProps<string>;
  again: ReturnType<typeof useReauth>;
}

/** What every decision about money asks for: the reason, and the password of whoever signed in a while ago. */
export function DecisionFields({ reason, again }: Props) {
  const { t } = useLingui();
  return (
    <>
      <TextArea
        label={t`Your reason`}
        help={t`Shown to both sides and kept in the audit log.`}
        max={MAX_REASON}
        rows={3}
        {...reason}
      />
      <ReauthField {...again.field} why={t`You signed in a while ago, and this moves money.`} />
    </>
  );
}
