import { useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import type { Result } from '../../platform/result.ts';
import { ReasonForm } from '../PromptDialog.tsx';

interface Props<T> {
  /** Under which name the reason is kept until it is sent. */
  draft: string;
  /** With the password, if the server asked for it. */
  send: (reason: string, again: { password?: string }) => Promise<Result<T>>;
  /** What is still missing; null when it can be done. */
  disabledBecause?: string | null;
  /** Whether what stands above the reason can be sent, too. If not, its field says why, and gets the focus. */
  check?: (() => boolean) | undefined;
  onClose: () => void;
}

/** The reason for acting on behalf of one side, and the button that does it. */
export function ReasonOnBehalf<T>(props: Props<T>) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  return (
    <ReasonForm
      {...props}
      help={t`Shown to both sides and kept in the audit log.`}
      done={() => revalidate()}
      confirm={t`Act on their behalf`}
      onRefused={(code) => {
        if (code === 'invalid_transition') void revalidate();
      }}
    />
  );
}
