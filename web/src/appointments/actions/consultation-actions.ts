import { t } from '@lingui/core/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import {
  ATTENDANCE_ACTIONS,
  type AttendanceAction,
  whyNot,
  whyNotAttendanceAction,
} from '@parley/contract/appointments/rules.ts';
import {
  isOff,
  type APPOINTMENT_ANSWERS,
  type ObjectionSubject,
} from '@parley/contract/appointments/states.ts';
import { isPast } from '@parley/contract/moves.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { RefusalCode } from '@parley/contract/refusals.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { ButtonKind } from '../../ui/Button.tsx';
import { isMissed } from '../status.ts';

type Answer = (typeof APPOINTMENT_ANSWERS)[number];
/** An action of a side on a consultation: a move, or a choice after it was missed. */
export type ConsultationAction = Answer | AttendanceAction;

const ORDER: readonly Answer[] = ['accept', 'request', 'reject', 'decline', 'withdraw', 'cancel'];

interface ConsultationButton {
  action: ConsultationAction;
  /** Why it is disabled; null if it isn’t. */
  refusal: RefusalCode | null;
}

/** The buttons this side sees now, the most likely first, with the reason for each disabled one. */
export function consultationButtons(
  appointment: Appointment & { isCutOff?: boolean },
  side: Side,
  now: string,
): ConsultationButton[] {
  const standing = { ...appointment, startedAt: appointment.meeting.startedAt };
  const answers = ORDER.map((action) => ({ action, refusal: whyNot(standing, action, side, now) })).filter(
    ({ refusal }) => refusal !== 'invalid_transition' && refusal !== 'already_started',
  );
  const afterwards = ATTENDANCE_ACTIONS.filter(
    (act) => whyNotAttendanceAction(appointment, act, side, now) === null,
  );
  // A consultation that is still going on cannot be objected to.
  const isOngoing = !isMissed(appointment) && !isOff(appointment.status) && !isPast(appointment.endsAt, now);
  const following = afterwards.filter((act) => act !== 'object' || !isOngoing);
  return [...answers, ...following.map((action) => ({ action, refusal: null }))];
}

/** What this side may do now; the most likely first. */
export function consultationActions(appointment: Appointment, side: Side, now: string): ConsultationAction[] {
  const buttons = consultationButtons(appointment, side, now);
  return buttons.flatMap(({ action, refusal }) => (refusal === null ? [action] : []));
}

interface ActionLabels {
  label: string;
  kind: ButtonKind;
  /** Of the confirming button: red where something is called off or contested. */
  confirmKind: ButtonKind;
  title: string;
  about: string;
  confirm: string;
  /** The label of the message that can, or must, go along; null where there is none. */
  message: string | null;
  /** What is said while the message that must go along is empty; null where it may be. */
  missing: string | null;
}

interface LabelInput {
  name: string;
  isAgreed: boolean;
  /** The time that accepting agrees to, in words; null where the label shouldn’t say it. */
  when?: string | null;
  /** What was paid for the work, or would be; null while there is no offer. */
  amountCents: number | null;
  /** Of a priced consultation; null for a free one. */
  price?: PriceInput | null;
  objectionTo?: ObjectionSubject | null;
  /** Whether either side has blocked the other, and nobody is hired. */
  isCutOff?: boolean;
}
interface PriceInput {
  /** What calling it off costs this side now, in a sentence; null where nothing is held. */
  callOff: string | null;
  /** In cents: what goes to the professional then. */
  costCents: number;
  /** In cents: what is held for it. */
  heldCents: number;
}

/** What an objection brings about. */
function objectionText(
  subject: ObjectionSubject | null,
  { name, heldText }: { name: string; heldText: string },
): string {
  if (subject === 'RECORD')
    return t`The consultation then counts for neither of you, and ${name} reads what you write. You can do this twice in 90 days.`;
  if (subject === 'PRICE')
    return t`Parley decides who gets the ${heldText} paid for this consultation, and holds it until then.`;
  return t`This opens a dispute: Parley decides, and no money moves until then.`;
}

/** The labels of each action, and what it does. */
export function consultationActionLabels(
  act: ConsultationAction,
  {
    name,
    isAgreed,
    when = null,
    amountCents,
    price = null,
    objectionTo = null,
    isCutOff = false,
  }: LabelInput,
): ActionLabels {
  const amount = shortMoney(amountCents ?? 0);
  const [held, cost] = [price?.heldCents ?? 0, price?.costCents ?? 0];
  const [heldText, costText] = [shortMoney(held), shortMoney(cost)];
  const defaults = { message: t`Message to ${name}`, missing: null, confirmKind: 'strong' } as const;
  const labels: Record<
    ConsultationAction,
    Omit<ActionLabels, 'message' | 'missing' | 'confirmKind'> & Partial<ActionLabels>
  > = {
    accept: {
      label: when === null ? t`Accept` : t`Accept ${when}`,
      kind: 'strong',
      title: t`Accept`,
      about: '',
      confirm: t`Accept`,
    },
    request: {
      label: isAgreed ? t`Reschedule` : t`Suggest another time`,
      kind: 'quiet',
      title: t`Suggest another time to ${name}`,
      about: isAgreed
        ? [
            t`Your current time stays booked until ${name} accepts the new one.`,
            held > 0 && t`The payment moves to the new time.`,
          ]
            .filter(Boolean)
            .join(' ')
        : '',
      confirm: t`Suggest this time`,
    },
    reject: {
      label: t`Reject`,
      kind: 'quiet',
      title: t`Reject the new time`,
      about: isAgreed
        ? t`Your current time stays booked, and we’ll let ${name} know.`
        : t`The request stays open: either of you can suggest another time.`,
      confirm: t`Reject`,
    },
    decline: {
      label: t`Decline`,
      kind: 'plain',
      confirmKind: 'danger',
      title: t`Decline this consultation`,
      about: t`It won’t take place, and we’ll let ${name} know. The job continues.`,
      confirm: t`Decline`,
    },
    withdraw: {
      label: t`Withdraw`,
      kind: 'plain',
      title: isAgreed ? t`Keep the current time` : t`Withdraw this consultation`,
      about: isAgreed
        ? t`This withdraws your suggestion. Your current time stays booked, and we’ll let ${name} know.`
        : t`It won’t take place, and we’ll let ${name} know. The job continues.`,
      confirm: t`Withdraw`,
    },
    cancel: {
      label: t`Call off`,
      kind: 'plain',
      confirmKind: 'danger',
      title: t`Call off this consultation`,
      about: [
        t`It won’t take place, your time is free again, and we’ll let ${name} know.`,
        price?.callOff,
        !isCutOff && t`The job continues, and either of you can suggest another time.`,
      ]
        .filter(Boolean)
        .join(' '),
      confirm: cost > 0 ? t`Call it off and pay ${name} ${costText}` : t`Call it off`,
      message: isCutOff ? null : t`Tell ${name} why`,
      missing: isCutOff ? null : t`Say why you’re calling it off.`,
    },
    object: {
      label: t`Object`,
      kind: 'plain',
      confirmKind: 'danger',
      title: t`That’s not what happened`,
      about: objectionText(objectionTo, { name, heldText }),
      confirm: t`Object`,
      message: t`What happened?`,
      missing: t`Say what happened.`,
    },
    refund: {
      label: t`Get ${amount} back`,
      kind: 'strong',
      title: t`Get your money back`,
      about: t`The job ends and you get all ${amount} back in 48 hours. If ${name} objects before then, Parley decides.`,
      confirm: t`End the job and get ${amount} back`,
      message: null,
    },
    new_time: {
      label: t`Offer a new time`,
      kind: 'quiet',
      title: t`Offer ${name} a new time`,
      about: t`It’s free, and the job continues as agreed.`,
      confirm: t`Offer this time`,
      message: null,
    },
  };
  return { ...defaults, ...labels[act] };
}
