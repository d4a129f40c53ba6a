import { Trans } from '@lingui/react/macro';
import { Button } from '../Button.tsx';

interface Props {
  /** What failed, like "We couldn’t load your jobs". */
  title: string;
  /** The server's message. */
  message: string;
  onRetry: () => void;
  pending?: boolean;
}

/** A failed load with its reason and a retry. */
export function ErrorState({ title, message, onRetry, pending }: Props) {
  return (
    <div role="alert" className="border-t border-line py-10">
      <h3>{title}</h3>
      <p className="mt-1.5 mb-4 max-w-[56ch] text-ink-3">{message}</p>
      <Button kind="quiet" small pending={pending} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
