import { t } from '@lingui/core/macro';
import type { Need } from '@parley/contract/dashboard/schemas.ts';

type Group = 'account' | 'reply' | 'hire' | 'deliver' | 'review' | 'set_up' | 'decide';

const GROUPS: Record<Need['kind'], Group> = {
  fix_email: 'account',
  answer_proposal: 'reply',
  answer_invite: 'reply',
  answer_appointment: 'reply',
  answer_series: 'reply',
  answer_offer: 'reply',
  answer_resolution: 'reply',
  make_offer: 'reply',
  object_refund: 'reply',
  missed_consultation: 'reply',
  join_consultation: 'reply',
  pay_consultation: 'hire',
  hire_job: 'hire',
  deliver_job: 'deliver',
  accept_work: 'review',
  overdue_job: 'review',
  write_review: 'review',
  finish_profile: 'set_up',
  set_hours: 'set_up',
  set_up_payouts: 'set_up',
  add_service: 'set_up',
  support_ticket: 'decide',
  decide_dispute: 'decide',
  decide_consultation: 'decide',
  check_certificate: 'decide',
  decide_report: 'decide',
};

function groupName(group: Group): string {
  const names: Record<Group, string> = {
    account: t`Your account`,
    reply: t`Reply`,
    hire: t`Hire or pay`,
    deliver: t`Deliver`,
    review: t`Review`,
    set_up: t`Set up`,
    decide: t`Decide`,
  };
  return names[group];
}

/** What a newcomer’s first steps show instead of the queue. */
export const isSetUp = ({ kind }: Need): boolean => GROUPS[kind] === 'set_up';

/** Whether its reader has put it off until tomorrow. */
export const isSnoozed = ({ snooze }: Need): boolean => snooze?.isOn === true;

/** The queue in groups by what is asked of the reader; they and their items keep the order of what is due first. */
export function needsInGroups(needs: readonly Need[]): { name: string; needs: Need[] }[] {
  const groups = Map.groupBy(needs, ({ kind }) => GROUPS[kind]);
  return [...groups].map(([group, grouped]) => ({ name: groupName(group), needs: grouped }));
}
