import { Trans, useLingui } from '@lingui/react/macro';
import type { Acceptable, Need } from '@parley/contract/dashboard/schemas.ts';
import { otherTimeOf } from '../../time/other-time.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dayTimeText } from '../../time/format.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { SnoozeButton } from './SnoozeButton.tsx';
import { type Accepted, useAccept } from './use-accept.ts';
import type { QueueActs } from './use-queue-acts.ts';

interface Props {
  need: Need;
  acceptable: Acceptable;
  /** Whether it is what is due first. */
  isFirst: boolean;
  onDone: (accepted: Accepted) => void;
  acts: QueueActs;
}

/** Answers a request where it stands: a button for each time that can be accepted, and the way to its page for anything else. */
export function AcceptNeed({ need, acceptable, isFirst, onDone, acts }: Props) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { text } = need;
  const { accept, pending, error } = useAccept(acceptable, onDone);
  const kept = acceptable.keepsTime && dayTimeText(acceptable.keepsTime, zone);
  return (
    <div className="grid gap-2 sm:col-span-2 sm:col-start-2">
      <div className="flex flex-wrap gap-2">
        {acceptable.times.map((time, at) => {
          const when = dayTimeText(time, zone);
          return (
            <Button
              key={time}
              small
              kind={isFirst && at === 0 ? 'strong' : 'quiet'}
              pending={pending === time}
              onClick={() => void accept(time)}
            >
              {t`Accept ${when}`}
            </Button>
          );
        })}
        {kept && (
          <Button small kind="quiet" onClick={() => acts.keepTime(need, acceptable)}>
            {t`Keep ${kept}`}
          </Button>
        )}
        <LinkButton
          small
          kind="plain"
          to={need.url}
          state={otherTimeOf(acceptable.id)}
          aria-label={t`Other time: ${text}`}
        >
          <Trans>Other time</Trans>
        </LinkButton>
        <SnoozeButton need={need} onSnooze={acts.snooze} />
      </div>
      <FormMessage message={error} />
    </div>
  );
}
