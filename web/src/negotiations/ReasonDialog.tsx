import { MAX_NOTE } from '@parley/contract/limits.ts';
import type { Talk, TalkResponse } from '@parley/contract/negotiations/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { useState } from 'react';
import type { Refused } from '../platform/result.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { shortName } from '../users/short-name.ts';
import { answerWords, type Answer } from './answers.ts';

interface Props {
  answer: Answer | null;
  talk: Talk;
  side: Side;
  refusal: Refused | null;
  pending: boolean;
  send: (response: Omit<TalkResponse, 'id'>) => Promise<boolean>;
  onClose: () => void;
}
type Reasoned = 'decline' | 'withdraw' | 'reject_reschedule';

interface Words {
  title: string;
  about: (name: string) => string;
  needsReason: boolean;
}

const WORDS: Record<Reasoned, Words> = {
  decline: {
    title: 'Decline',
    about: (name) => `This ends the talk. ${name} reads your reason.`,
    needsReason: true,
  },
  withdraw: {
    title: 'Withdraw',
    about: (name) => `This ends the talk. ${name} sees that you have withdrawn.`,
    needsReason: false,
  },
  reject_reschedule: {
    title: 'Reject the new time',
    about: (name) => `The talk stays open: ${name} or you can ask for another time.`,
    needsReason: false,
  },
};

/** The answers that say no: what will happen, and a word about why. */
export function ReasonDialog({ answer, talk, side, refusal, pending, send, onClose }: Props) {
  const [message, setMessage] = useState('');
  const reasoned = reasonedOf(answer);
  if (reasoned === null) return null;
  const { title, about, needsReason } = WORDS[reasoned];
  const name = shortName(otherOf(talk, side).displayName);
  const text = message.trim();
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="grid gap-5">
        <p className="text-ink-2">{about(name)}</p>
        <TextArea
          label={needsReason ? 'Your reason' : `A word to ${name}`}
          optional={!needsReason}
          name="message"
          max={MAX_NOTE}
          rows={3}
          value={message}
          onChange={setMessage}
          error={undefined}
        />
        <FormMessage message={refusal?.message ?? null} />
        <div className="flex flex-wrap gap-2.5">
          <Button
            kind={reasoned === 'reject_reschedule' ? 'strong' : 'danger'}
            pending={pending}
            disabledBecause={needsReason && text === '' ? 'Give a reason first.' : null}
            onClick={() => void send({ action: reasoned, ...(text && { message: text }) })}
          >
            {answerWords(reasoned)}
          </Button>
          <Button kind="plain" onClick={onClose}>
            Keep it as it is
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function reasonedOf(answer: Answer | null): Reasoned | null {
  return answer === 'accept' || answer === 'reschedule' ? null : answer;
}
