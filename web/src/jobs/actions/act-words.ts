import type { Job } from '@parley/contract/jobs/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { ButtonKind } from '../../ui/Button.tsx';
import type { Act } from './actions.ts';

export interface ActWords {
  /** On the button that opens the question. */
  label: string;
  kind: ButtonKind;
  title: string;
  /** What will happen. */
  about: string;
  /** On the button that does it. */
  confirm: string;
  confirmKind: ButtonKind;
  /** The label of the words that go along; null where there are none. */
  message: string | null;
  needsMessage: boolean;
}
interface Told {
  job: Pick<Job, 'money'>;
  /** The other side's short name. */
  name: string;
}

/** What is still held: parts may have gone back before. */
const held = ({ money: { feeCents, netCents } }: Told['job']) => shortMoney(feeCents + netCents);

const plain = { kind: 'quiet', confirmKind: 'strong', message: null, needsMessage: false } as const;

const WORDS: Record<Act, (told: Told) => ActWords> = {
  deliver: ({ name }) => ({
    ...plain,
    kind: 'strong',
    label: 'Deliver the work',
    title: 'Deliver the work',
    about: `${name} then has 14 days to accept it or to ask for changes. After that it is accepted by itself.`,
    confirm: 'Deliver',
    message: `What ${name} gets, and where it is`,
  }),
  request_changes: ({ name }) => ({
    ...plain,
    label: 'Ask for changes',
    title: 'Ask for changes',
    about: `The job goes back to ${name}. Your money stays held.`,
    confirm: 'Ask for changes',
    message: 'What should be different',
    needsMessage: true,
  }),
  extend: ({ name }) => ({
    ...plain,
    label: 'Need more time',
    title: 'Seven more days to look',
    about: `The day on which the work is accepted by itself moves seven days on. This can be done once; ${name} is told.`,
    confirm: 'Take seven more days',
    message: `A word to ${name}`,
  }),
  complete: ({ job, job: { money }, name }) => ({
    ...plain,
    kind: 'strong',
    label: `Accept the work, pay ${name} ${shortMoney(money.netCents)}`,
    title: 'Accept the work',
    about: `Of the ${held(job)} that is held, ${shortMoney(money.netCents)} goes to ${name} and ${shortMoney(money.feeCents)} is Parley’s fee. This cannot be undone.`,
    confirm: `Accept, pay ${name} ${shortMoney(money.netCents)}`,
  }),
  cancel: ({ name }) => ({
    ...plain,
    kind: 'plain',
    confirmKind: 'danger',
    label: 'Cancel the job',
    title: 'Cancel the job',
    about: `No money has moved. The job ends for both of you, its consultation is off, and ${name} is told.`,
    confirm: 'Cancel the job',
    message: `A word to ${name}`,
  }),
  cancel_paid: ({ job, name }) => ({
    ...plain,
    kind: 'plain',
    confirmKind: 'danger',
    label: 'Cancel and give the money back',
    title: 'Cancel and give the money back',
    about: `${name} gets all ${held(job)} back and you receive nothing. The job ends. This cannot be undone.`,
    confirm: 'Cancel the job',
    message: `A word to ${name}`,
  }),
  take_refund: ({ job, name }) => ({
    ...plain,
    confirmKind: 'danger',
    label: `Take the ${held(job)} back`,
    title: 'Take the money back',
    about: `The work is long overdue. All ${held(job)} comes back to you, the job ends, and ${name} is told. This cannot be undone.`,
    confirm: 'Take it back',
    message: `A word to ${name}`,
  }),
  dispute: ({ name }) => ({
    ...plain,
    kind: 'plain',
    label: 'Ask Parley to decide',
    title: 'Ask Parley to decide',
    about: `Somebody of Parley hears you and ${name} and decides where the money goes. Until then it stays held and every deadline of the job stands still. You can take this back.`,
    confirm: 'Ask Parley to decide',
    message: 'What is wrong',
    needsMessage: true,
  }),
  withdraw_dispute: ({ name }) => ({
    ...plain,
    label: 'Take the dispute back',
    title: 'Take the dispute back',
    about: `The job goes on where it was, and so do its deadlines. ${name} is told.`,
    confirm: 'Take it back',
    message: `A word to ${name}`,
  }),
};

/** How an act is called and what it does, said before it is done. */
export function actWords(action: Act, told: Told): ActWords {
  return WORDS[action](told);
}
