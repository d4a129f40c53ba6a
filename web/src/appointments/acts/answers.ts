import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import {
  AFTERWARDS,
  type Afterwards,
  whyNot,
  whyNotAfterwards,
} from '@parley/contract/appointments/rules.ts';
import type { APPOINTMENT_ANSWERS } from '@parley/contract/appointments/states.ts';
import { isPast } from '@parley/contract/moves.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { ButtonKind } from '../../ui/Button.tsx';
import { isMissed } from '../status.ts';

type Answer = (typeof APPOINTMENT_ANSWERS)[number];
/** What a side does about a consultation: by the rules of moves, or after nobody, or only one of them, came. */
export type ConsultationAct = Answer | Afterwards;

const ORDER: readonly Answer[] = ['accept', 'request', 'reject', 'decline', 'withdraw'];

/** What this side may do now; the most likely first. */
export function consultationActs(appointment: Appointment, side: Side, now: string): ConsultationAct[] {
  const standing = { ...appointment, startedAt: appointment.meeting.startedAt };
  const answers = ORDER.filter((act) => whyNot(standing, act, side, now) === null);
  const afterwards = AFTERWARDS.filter((act) => whyNotAfterwards(appointment, act, side, now) === null);
  // Nobody objects to a talk that goes on.
  const goesOn = !isMissed(appointment) && !isPast(appointment.endsAt, now);
  return [...answers, ...afterwards.filter((act) => act !== 'object' || !goesOn)];
}

interface ActWords {
  label: string;
  kind: ButtonKind;
  title: string;
  about: string;
  confirm: string;
  /** What one can, or must, say with it; null where there is nothing to say. */
  message: string | null;
  needsMessage: boolean;
}

/** What each act is called, and what it leads to. */
export function actWords(
  act: ConsultationAct,
  { name, isAgreed, amountCents }: { name: string; isAgreed: boolean; amountCents: number },
): ActWords {
  const word = { message: `A word to ${name}`, needsMessage: false };
  const words: Record<ConsultationAct, Omit<ActWords, 'message' | 'needsMessage'> & Partial<ActWords>> = {
    accept: { label: 'Accept', kind: 'strong', title: 'Accept', about: '', confirm: 'Accept' },
    request: {
      label: isAgreed ? 'Move it' : 'Another time',
      kind: 'quiet',
      title: `Ask ${name} for another time`,
      about: isAgreed ? 'The agreed time stands until the new one is accepted.' : '',
      confirm: 'Ask for this time',
    },
    reject: {
      label: 'Reject',
      kind: 'quiet',
      title: 'Reject the new time',
      about: isAgreed
        ? `The agreed time stands, and ${name} is told.`
        : 'It stays open: either of you can offer another time.',
      confirm: 'Reject',
    },
    decline: {
      label: 'Decline',
      kind: 'danger',
      title: 'Decline this consultation',
      about: `It is not planned any more, and ${name} is told. The job goes on.`,
      confirm: 'Decline',
    },
    withdraw: {
      label: 'Withdraw',
      kind: 'quiet',
      title: isAgreed ? 'Keep the agreed time' : 'Withdraw this consultation',
      about: isAgreed
        ? `You no longer ask for another time. The agreed one stands, and ${name} is told.`
        : `It is not planned any more, and ${name} is told. The job goes on.`,
      confirm: 'Withdraw',
    },
    object: {
      label: 'Object',
      kind: 'danger',
      title: 'That is not how it was',
      about: 'The job becomes disputed: Parley decides, and no money moves until then.',
      confirm: 'Object',
      message: 'What happened',
      needsMessage: true,
    },
    refund: {
      label: `Take ${shortMoney(amountCents)} back`,
      kind: 'strong',
      title: 'Take the money back',
      about: `The job ends and all ${shortMoney(amountCents)} comes back to you 48 hours from now, unless ${name} objects before. Then Parley decides.`,
      confirm: 'Take it back',
      message: null,
    },
    new_time: {
      label: 'Find a new time',
      kind: 'quiet',
      title: `Offer ${name} a new time`,
      about: 'It costs nothing; the job goes on as agreed.',
      confirm: 'Offer this time',
      message: null,
    },
  };
  return { ...word, ...words[act] };
}
