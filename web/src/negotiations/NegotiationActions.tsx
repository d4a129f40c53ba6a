import { Trans } from '@lingui/react/macro';
import { whyNotAccept } from '@parley/contract/negotiations/rules.ts';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { refusalText } from '../platform/language/refusal-text.ts';
import { useNow } from '../platform/now.ts';
import { useAsksForOtherTime } from '../time/other-time.ts';
import { Button, LinkButton, type ButtonKind } from '../ui/Button.tsx';
import { shortName } from '../users/short-name.ts';
import { AcceptButtons } from './AcceptButtons.tsx';
import {
  acceptText,
  answersFor,
  answerLabel,
  openTimes,
  respondCallOf,
  type Answer,
  type RespondCall,
} from './answers.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { RefusalMessage } from './RefusalMessage.tsx';
import { RescheduleDialog } from './RescheduleDialog.tsx';
import { useAnswer } from './use-answer.ts';

interface Props {
  negotiation: Negotiation;
  side: Side;
  zone: string;
  /** The endpoint to answer with; chosen by the kind of negotiation by default. */
  respond?: RespondCall;
  /** Called after the answer was accepted by the server; the page reloads in any case. */
  onDone?: (negotiation: Negotiation) => void;
}

const KINDS: Record<Exclude<Answer, 'accept'>, ButtonKind> = {
  reschedule: 'quiet',
  reject_reschedule: 'quiet',
  decline: 'plain',
  withdraw: 'plain',
};

/** The answers this side may give now, what accepting will do, and why a button is disabled. */
export function NegotiationActions({
  negotiation,
  side,
  zone,
  respond = respondCallOf(negotiation.kind),
  onDone,
}: Props) {
  const { send, pending, refusal, forget } = useAnswer(negotiation.id, respond, onDone);
  const now = useNow();
  const answers = answersFor(negotiation, side, now);
  const asks = useAsksForOtherTime(negotiation.id) && answers.includes('reschedule');
  const [open, setOpen] = useState<Answer | null>(asks ? 'reschedule' : null);
  // A client may press it all the same: then the professional is notified to set up payouts.
  const whyNot = side === 'professional' ? refusalText(whyNotAccept(negotiation)) : null;
  if (answers.length === 0 && refusal === null) return null;

  const begin = (answer: Answer) => {
    forget();
    setOpen(answer);
  };
  const close = () => {
    setOpen(null);
    forget();
  };
  const sendFromDialog: typeof send = async (response) => {
    const wasTaken = await send(response);
    if (wasTaken) setOpen(null);
    return wasTaken;
  };
  const dialog = {
    negotiation,
    side,
    zone,
    refusal,
    pending: pending !== null,
    send: sendFromDialog,
    onClose: close,
  };
  return (
    <div className="grid gap-4">
      {answers.includes('accept') && openTimes(negotiation, now).length > 0 && (
        <p className="max-w-[62ch] text-pretty text-ink-2 tabular-nums">
          {acceptText(negotiation, side, zone, now)}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        {answers.includes('accept') && (
          <AcceptButtons
            negotiation={negotiation}
            zone={zone}
            pending={pending === 'accept'}
            whyNot={whyNot}
            onAccept={(startsAt) => {
              forget();
              void send({ action: 'accept', startsAt });
            }}
          />
        )}
        {answers
          .filter((answer) => answer !== 'accept')
          .map((answer) => (
            <span key={answer} className={KINDS[answer] === 'plain' ? 'max-sm:-ml-3' : ''}>
              <Button
                kind={KINDS[answer]}
                pending={pending === answer && open === null}
                onClick={() => begin(answer)}
              >
                {answerLabel(answer)}
              </Button>
            </span>
          ))}
      </div>
      {answers.includes('accept') && whyNot && <NeedsPayouts why={whyNot} />}
      {open === null && (
        <RefusalMessage
          refusal={refusal}
          side={side}
          otherName={shortName(otherOf(negotiation, side).displayName)}
          onOtherTime={answers.includes('reschedule') ? () => begin('reschedule') : null}
        />
      )}
      <RescheduleDialog open={open === 'reschedule'} {...dialog} />
      <ReasonDialog key={open} answer={open} {...dialog} />
    </div>
  );
}

function NeedsPayouts({ why }: { why: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <span>{why}</span>
      <LinkButton kind="quiet" small to={paths.paymentOnboarding()}>
        <Trans>Set up payouts</Trans>
      </LinkButton>
    </div>
  );
}
