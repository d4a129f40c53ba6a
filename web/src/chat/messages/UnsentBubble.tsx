import { Trans } from '@lingui/react/macro';
import { Prose } from '../../ui/Prose.tsx';
import type { Unsent } from '../composer/outbox.ts';

const small = 'min-h-6 font-semibold underline underline-offset-2';

interface Props {
  entry: Unsent;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message that the server does not have yet: its state, and what can be done. */
export function UnsentBubble({ entry: { body, attachments, state, reason }, onRetry, onDiscard }: Props) {
  return (
    <div className="flex max-w-[85%] min-w-0 flex-col items-end self-end sm:max-w-[70%]">
      <div
        className={`mt-1 min-w-0 rounded-lg rounded-br-sm bg-ink px-3.5 py-2 text-on-ink ${state === 'sending' ? 'opacity-90' : 'opacity-80'}`}
      >
        <span className="sr-only">
          <Trans>You, not sent yet:</Trans>{' '}
        </span>
        {body !== '' && <Prose text={body} />}
        {attachments.map(({ id, name }) => (
          <p key={id} className="wrap-anywhere">
            {name}
          </p>
        ))}
      </div>
      <p className="flex flex-wrap items-baseline justify-end gap-x-3 pt-1 pb-2 text-right text-xs text-ink-3">
        {state === 'sending' && <Trans>sending</Trans>}
        {state === 'waiting' && (
          <>
            <span>
              <Trans>waiting for the connection, will be sent</Trans>
            </span>
            <button type="button" className={small} onClick={onRetry}>
              <Trans>Try again</Trans>
            </button>
          </>
        )}
        {state === 'refused' && (
          <>
            <span className="text-bad">
              <Trans>not sent: {reason}</Trans>
            </span>
            <button type="button" className={small} onClick={onRetry}>
              <Trans>Try again</Trans>
            </button>
            <button type="button" className={small} onClick={onDiscard}>
              <Trans>Discard</Trans>
            </button>
          </>
        )}
      </p>
    </div>
  );
}
