import { t } from '@lingui/core/macro';
import { isObjection } from '@parley/contract/jobs/rules.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { ButtonKind } from '../../ui/Button.tsx';
import type { JobPageAction } from './actions.ts';

export interface ActionLabels {
  /** The button that opens the dialog. */
  label: string;
  kind: ButtonKind;
  title: string;
  /** What the action does. */
  about: string;
  /** The confirming button. */
  confirm: string;
  confirmKind: ButtonKind;
  /** The button that closes the dialog. */
  dismiss: string;
  /** The label of the message that goes along; null where there is none. */
  message: string | null;
  needsMessage: boolean;
}
interface LabelInput {
  job: Pick<Job, 'money' | 'lateRefundAt'>;
  side: Side;
  /** The other side's short name. */
  name: string;
  /** What ending the job does to consultations that are paid; null where none is ahead. */
  paidAhead?: string | null;
  /** Whether a consultation is agreed and still to come. */
  hasAhead?: boolean;
}

/** What is still held: parts may have been refunded before. */
const held = ({ money: { feeCents, netCents } }: LabelInput['job']) => shortMoney(feeCents + netCents);

const plain = () =>
  ({
    kind: 'quiet',
    confirmKind: 'strong',
    dismiss: t`Go back`,
    message: null,
    needsMessage: false,
  }) as const;
/** Actions that end a job. */
const leaving = () => ({ ...plain(), confirmKind: 'danger', dismiss: t`Keep the job` }) as const;

const LABELS: Record<JobPageAction, (input: LabelInput) => ActionLabels> = {
  extend_hire_by: ({ name }) => ({
    ...plain(),
    label: t`Give 7 more days`,
    title: t`Give ${name} 7 more days`,
    about: t`${name} gets 7 more days to hire you, and we’ll let them know. You can do this as often as you like.`,
    confirm: t`Give ${name} 7 more days`,
  }),
  // Nobody is to blame: neither red nor “cancel”.
  end: ({ name, paidAhead = null }) => ({
    ...plain(),
    kind: 'plain',
    label: t`End this job`,
    title: t`End this job`,
    about:
      paidAhead === null
        ? t`Not the right fit? That’s what talking first is for. Nothing is owed, and it won’t affect either profile. Upcoming consultations are called off.`
        : t`Not the right fit? That’s what talking first is for. It won’t affect either profile. Upcoming consultations are called off. ${paidAhead}`,
    confirm: t`End this job`,
    dismiss: t`Keep talking`,
    message: t`A kind word to ${name}`,
  }),
  deliver: ({ name }) => ({
    ...plain(),
    kind: 'strong',
    label: t`Deliver the work`,
    title: t`Deliver the work`,
    about: t`${name} then has 14 days to accept it or request changes. After that, it’s accepted automatically.`,
    confirm: t`Deliver to ${name}`,
    message: t`What you’re delivering and where to find it`,
  }),
  request_changes: ({ name }) => ({
    ...plain(),
    label: t`Request changes`,
    title: t`Request changes`,
    about: t`The job goes back to ${name}. Your money stays held by Parley.`,
    confirm: t`Request changes`,
    message: t`What should change?`,
    needsMessage: true,
  }),
  extend: ({ name }) => ({
    ...plain(),
    label: t`Extend review`,
    title: t`Take 7 more days to review`,
    about: t`Automatic acceptance moves back by 7 days. You can do this once, and we’ll let ${name} know.`,
    confirm: t`Extend by 7 days`,
    message: t`Message to ${name}`,
  }),
  complete: ({ job, name }) => {
    const [amount, net, fee] = [held(job), shortMoney(job.money.netCents), shortMoney(job.money.feeCents)];
    return {
      ...plain(),
      kind: 'strong',
      label: t`Accept the work and pay ${name} ${net}`,
      title: t`Accept the work`,
      about: t`Of the ${amount} held by Parley, ${net} goes to ${name} and ${fee} is Parley’s fee. This can’t be undone.`,
      confirm: t`Release ${net} to ${name}`,
    };
  },
  cancel: ({ job, name }) => {
    const amount = held(job);
    return {
      ...leaving(),
      kind: 'plain',
      label: t`Cancel and refund ${name}`,
      title: t`Cancel the job and refund ${name}`,
      about: t`${name} gets all ${amount} back and you receive nothing. The job ends. This can’t be undone.`,
      confirm: t`Cancel the job`,
      message: t`Message to ${name}`,
    };
  },
  take_refund: ({ job, name }) => {
    const amount = held(job);
    return {
      ...plain(),
      label: t`Get ${amount} back in 48 hours`,
      title: t`Get your money back`,
      about: t`The work is long overdue. You get all ${amount} back in 48 hours and the job ends, unless ${name} objects before then. If ${name} does, Parley decides. Until the money moves, you can still keep the job going.`,
      confirm: t`Get ${amount} back in 48 hours`,
      message: t`Message to ${name}`,
    };
  },
  withdraw_refund: ({ name }) => ({
    ...plain(),
    label: t`Keep the job going`,
    title: t`Keep the job going`,
    about: t`Your money no longer goes back to you automatically. It stays held by Parley, and we’ll let ${name} know.`,
    confirm: t`Keep the job going`,
    message: t`Message to ${name}`,
  }),
  dispute: (input) => (isObjection(input.job.lateRefundAt, input.side) ? objection(input) : dispute(input)),
  withdraw_dispute: ({ name }) => ({
    ...plain(),
    label: t`Withdraw dispute`,
    title: t`Withdraw the dispute`,
    about: t`The job and its deadlines continue where they left off. We’ll let ${name} know.`,
    confirm: t`Withdraw dispute`,
    message: t`Message to ${name}`,
  }),
};

function dispute({ name, side }: LabelInput): ActionLabels {
  const decided = t`Someone at Parley hears from you and ${name}, then decides where the money goes. Until then, it stays held and all deadlines are paused.`;
  const undecided =
    side === 'client'
      ? t`If nobody decides within 60 days, it goes back to you, or half to each of you if work was delivered.`
      : t`If nobody decides within 60 days, it goes back to ${name}, or half to each of you if work was delivered.`;
  const later = t`You can withdraw this later. Each of you can ask twice per job.`;
  return {
    ...plain(),
    kind: 'plain',
    label: t`Ask Parley to decide`,
    title: t`Ask Parley to decide`,
    about: `${decided} ${undecided} ${later}`,
    confirm: t`Ask Parley to decide`,
    message: t`What’s wrong?`,
    needsMessage: true,
  };
}

/** A professional's dispute while everything is about to go back. */
function objection({ name }: LabelInput): ActionLabels {
  return {
    ...plain(),
    kind: 'strong',
    label: t`Object to the refund`,
    title: t`Object to the refund`,
    about: t`Someone at Parley hears from you and ${name}, then decides where the money goes. Until then, it stays held and the refund is paused. If nobody decides within 60 days, it goes back to ${name}, or half to each of you if work was delivered. If you withdraw your objection later, ${name} gets the money back 48 hours after that.`,
    confirm: t`Object to the refund`,
    message: t`Why should the money stay?`,
    needsMessage: true,
  };
}

/** After the hire these end a job, too, and call off what is ahead. */
const ENDING: readonly JobPageAction[] = ['complete', 'cancel'];
/** What becomes of consultations that are ahead; null where nothing does, or where the action says so always. */
export function calledOffText(action: JobPageAction): string | null {
  if (ENDING.includes(action)) return t`Upcoming consultations are called off.`;
  return action === 'take_refund' ? t`When the money moves, upcoming consultations are called off.` : null;
}

/** With these the client goes on with the work whose money was about to go back. */
const GOING_ON: readonly JobPageAction[] = ['request_changes', 'extend'];

/** The labels of an action, and what it does, shown before it is confirmed. */
export function actionLabels(action: JobPageAction, input: LabelInput): ActionLabels {
  const labels = LABELS[action](input);
  const more = alsoAbout(action, input);
  return more === null ? labels : { ...labels, about: `${labels.about} ${more}` };
}

function alsoAbout(action: JobPageAction, input: LabelInput): string | null {
  const { job, paidAhead = null, hasAhead = false } = input;
  const calledOff = hasAhead ? calledOffText(action) : null;
  if (calledOff !== null)
    return ENDING.includes(action) && paidAhead !== null ? `${calledOff} ${paidAhead}` : calledOff;
  return GOING_ON.includes(action) && job.lateRefundAt !== null
    ? t`This takes back the refund you asked for.`
    : null;
}
