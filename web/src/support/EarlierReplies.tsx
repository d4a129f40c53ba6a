import { useLingui } from '@lingui/react/macro';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import type { useReplies } from './use-replies.ts';

type Props = ReturnType<typeof useReplies>['earlier'];

/** Loads the replies before those that are shown; nothing where there are none. */
export function EarlierReplies({ nextCursor, more, pending, error }: Props) {
  const { t } = useLingui();
  if (nextCursor === null) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <Button kind="quiet" small pending={pending} onClick={() => void more()}>
        {t`Show earlier replies`}
      </Button>
      <FormMessage message={error} />
    </div>
  );
}
