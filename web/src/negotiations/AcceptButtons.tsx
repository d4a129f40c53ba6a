import { Trans, useLingui } from '@lingui/react/macro';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { useNow } from '../platform/now.ts';
import { dayTimeText } from '../time/format.ts';
import { Button } from '../ui/Button.tsx';
import { openTimes } from './answers.ts';

interface Props {
  negotiation: Negotiation;
  zone: string;
  pending: boolean;
  whyNot: string | null;
  /** With the time that is on the button: another one may be suggested by then. */
  onAccept: (startsAt: string) => void;
}

/** Accepts the suggested time: a button for each one that can still be accepted. */
export function AcceptButtons({ negotiation, zone, pending, whyNot, onAccept }: Props) {
  const { t } = useLingui();
  const now = useNow();
  const acceptLabel = (time: string) => {
    const when = dayTimeText(time, zone);
    return t`Accept ${when}`;
  };
  const isOnly = negotiation.alternatives.length === 0;
  const times = openTimes(negotiation, now);
  if (times.length === 0)
    return (
      <p className="basis-full text-ink-2">
        {isOnly ? (
          <Trans>This time is no longer available. Suggest another one.</Trans>
        ) : (
          <Trans>None of these times can be accepted anymore. Suggest another one.</Trans>
        )}
      </p>
    );
  if (isOnly)
    return (
      <Button
        kind="strong"
        pending={pending}
        disabledBecause={whyNot}
        onClick={() => onAccept(negotiation.startsAt)}
      >
        {acceptLabel(negotiation.startsAt)}
      </Button>
    );
  return times.map((time, at) => (
    <Button
      key={time}
      kind={at === 0 ? 'strong' : 'quiet'}
      pending={pending && at === 0}
      disabledBecause={whyNot}
      onClick={() => onAccept(time)}
    >
      {acceptLabel(time)}
    </Button>
  ));
}
