import { useLingui } from '@lingui/react/macro';
import { MAX_REASON } from '@parley/contract/limits.ts';
import { ReauthField, type useReauth } from '../../auth/password/ReauthField.tsx';
import type { FieldProps } from '../../platform/form/use-form.ts';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { DialogEnd } from '../DialogEnd.tsx';

interface Props {
  form: { message: string | null; pending: boolean; field: (name: 'reason') => FieldProps<string> };
  again: ReturnType<typeof useReauth>;
  confirm: string;
  disabledBecause?: string | null;
  onClose: () => void;
}

/** What every change of settings ends with: the reason, the password again, and the buttons. */
export function SettingsEnd({ form, again, confirm, disabledBecause, onClose }: Props) {
  const { t } = useLingui();
  return (
    <>
      <TextArea
        label={t`Your reason`}
        help={t`Kept in the audit log.`}
        max={MAX_REASON}
        rows={2}
        {...form.field('reason')}
      />
      <ReauthField
        {...again.field}
        why={t`You signed in a while ago, and this changes the whole installation.`}
      />
      <DialogEnd form={form} confirm={confirm} disabledBecause={disabledBecause} onClose={onClose} />
    </>
  );
}
