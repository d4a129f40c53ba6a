import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_NOTE } from '@parley/contract/limits.ts';
import type { Negotiation, NegotiationResponse } from '@parley/contract/negotiations/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import type { Refused } from '../platform/result.ts';
import { useDraftText } from '../platform/form/use-draft-text.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { shortName } from '../users/short-name.ts';
import { answerLabel, type Answer } from './answers.ts';

interface Props {
  answer: Answer | null;
  negotiation: Negotiation;
  side: Side;
  refusal: Refused | null;
  pending: boolean;
  send: (response: Omit<NegotiationResponse, 'id'>) => Promise<boolean>;
  onClose: () => void;
}
type ReasonedAnswer = 'decline' | 'withdraw' | 'reject_reschedule';

const NEEDS_REASON: Record<ReasonedAnswer, boolean> = {
  decline: true,
  withdraw: false,
  reject_reschedule: false,
};

function dialogText(
  reasoned: ReasonedAnswer,
  { kind }: Negotiation,
  name: string,
): { title: string; about: string } {
  if (reasoned === 'reject_reschedule')
    return {
      title: t`Reject the new time`,
      about: t`This rejects only the time. You or ${name} can suggest another.`,
    };
  const isProposal = kind === 'PROPOSAL';
  if (reasoned === 'decline')
    return {
      title: isProposal ? t`Decline the proposal` : t`Decline the invitation`,
      about: isProposal
        ? t`This ends the proposal. ${name} will see your reason.`
        : t`This ends the invitation. ${name} will see your reason.`,
    };
  return {
    title: isProposal ? t`Withdraw the proposal` : t`Withdraw the invitation`,
    about: isProposal
      ? t`This ends the proposal. ${name} will see that you withdrew.`
      : t`This ends the invitation. ${name} will see that you withdrew.`,
  };
}

/** Confirms a rejecting answer: what it does, and a message with the reason. */
export function ReasonDialog({ answer, negotiation, side, refusal, pending, send, onClose }: Props) {
  const { t } = useLingui();
  const reasoned = reasonedOf(answer);
  const needsReason = reasoned !== null && NEEDS_REASON[reasoned];
  const missing = needsReason ? t`Enter a reason.` : undefined;
  const draft = useDraftText(`${answer} ${negotiation.id}`, { max: MAX_NOTE, missing });
  const { text } = draft;
  const confirm = async (action: ReasonedAnswer) => {
    if (draft.check() && (await send({ action, ...(text && { message: text }) }))) draft.forget();
  };
  if (reasoned === null) return null;
  const name = shortName(otherOf(negotiation, side).displayName);
  const { title, about } = dialogText(reasoned, negotiation, name);
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="grid gap-5">
        <p className="text-ink-2">{about}</p>
        <TextArea
          label={needsReason ? t`Your reason` : t`Message to ${name}`}
          optional={!needsReason}
          rows={3}
          {...draft.field}
        />
        <FormMessage message={refusal?.message ?? null} />
        <div className="flex flex-wrap gap-2.5">
          <Button
            kind={reasoned === 'reject_reschedule' ? 'strong' : 'danger'}
            pending={pending}
            onClick={() => void confirm(reasoned)}
          >
            {answerLabel(reasoned)}
          </Button>
          <Button kind="plain" onClick={onClose}>
            <Trans>Keep it open</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function reasonedOf(answer: Answer | null): ReasonedAnswer | null {
  return answer === 'accept' || answer === 'reschedule' ? null : answer;
}
