import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

/** The types of subjects in the audit log. */
export const SUBJECTS = [
  'job',
  'talk',
  'appointment',
  'user',
  'review',
  'ticket',
  'report',
  'certificate',
  'discipline',
  'category',
  'payments',
  'file',
  'mail',
  'fee',
  'settings',
] as const;
export type Subject = (typeof SUBJECTS)[number];

const SUBJECT_NAMES: Record<Subject, MessageDescriptor> = {
  job: msg`Job`,
  talk: msg`Proposal or invitation`,
  appointment: msg`Consultation`,
  user: msg`User`,
  review: msg`Review`,
  ticket: msg`Support ticket`,
  report: msg`Report`,
  certificate: msg`Certificate`,
  discipline: msg`Discipline`,
  category: msg`Category`,
  payments: msg`Payments`,
  file: msg`File`,
  mail: msg`Email`,
  fee: msg`Platform fee`,
  settings: msg`Settings`,
};

type Labels = Record<string, MessageDescriptor | undefined>;

const LABELS: Labels = {
  'job.release': msg`Released the money to the professional`,
  'job.refund': msg`Refunded the client`,
  'job.split': msg`Split the money`,
  'job.resume': msg`Resumed a disputed job`,
  'payment.check': msg`Checked a payment`,
  'payment.read_evidence': msg`Read the evidence for a bank`,
  'payment.send_evidence': msg`Sent evidence to a bank`,
  'chat.read': msg`Read a chat`,
  'notes.read': msg`Read the notes of a consultation`,
  'file.read': msg`Opened a private file`,
  'chat.write': msg`Wrote in a chat`,
  'user.disable': msg`Disabled an account`,
  'user.enable': msg`Enabled an account`,
  'user.end_sessions': msg`Signed a user out everywhere`,
  'user.read_activity': msg`Read a user’s security activity`,
  'review.hide': msg`Hid a review`,
  'review.show': msg`Made a review visible again`,
  'certificate.verify': msg`Verified a certificate`,
  'certificate.reject': msg`Rejected a certificate`,
  'ticket.answer': msg`Answered a ticket`,
  'ticket.take': msg`Assigned a ticket to themselves`,
  'ticket.put_back': msg`Returned a ticket to the queue`,
  'ticket.resolve': msg`Resolved a ticket`,
  'ticket.reopen': msg`Reopened a ticket`,
  'report.resolve': msg`Resolved a report`,
  'report.dismiss': msg`Dismissed a report`,
  'discipline.order': msg`Changed the order of disciplines or categories`,
  'discipline.save_template': msg`Changed the posting template of a discipline`,
  'discipline.remove_template': msg`Removed the posting template of a discipline`,
  'sample.remove': msg`Removed a work sample`,
  'hello.remove': msg`Removed a hello`,
  'discipline.remove': msg`Removed a discipline`,
  'category.remove': msg`Removed a category`,
  'mail.retry': msg`Resent an email`,
  'payment.replace_customer': msg`Replaced a customer at the processor; their saved cards are gone`,
  'payment.reconcile': msg`Compared the books`,
  'settings.invite CLIENT': msg`Made an invitation link for clients`,
  'settings.invite PROFESSIONAL': msg`Made an invitation link for professionals`,
  'payment.export': msg`Exported the payments`,
  'invoice.export': msg`Exported all fee invoices`,
};

/** What an admin did on behalf of one side. */
const ON_BEHALF: Labels = {
  'job.deliver': msg`Delivered the work`,
  'job.request_changes': msg`Asked for changes`,
  'job.extend': msg`Extended the review by 7 days`,
  'job.complete': msg`Accepted the work`,
  'job.end': msg`Ended a job before the hire`,
  'job.extend_hire_by': msg`Gave the client 7 more days to hire`,
  'job.cancel': msg`Canceled a job with a full refund`,
  'job.take_refund': msg`Asked for a full refund of late work`,
  'job.withdraw_refund': msg`Kept a late job going`,
  'job.dispute': msg`Opened a dispute`,
  'job.withdraw_dispute': msg`Withdrew a dispute`,
  'offer.offer': msg`Made an offer`,
  'offer.ask': msg`Asked for different terms`,
  'offer.accept': msg`Accepted the terms a client asked for`,
  'offer.decline': msg`Declined the terms a client asked for`,
  'resolution.suggest': msg`Suggested how to settle`,
  'resolution.accept': msg`Accepted a suggestion to settle`,
  'resolution.decline': msg`Declined a suggestion to settle`,
  'resolution.withdraw': msg`Withdrew a suggestion to settle`,
  'series.ask': msg`Suggested a series of consultations`,
  'series.accept': msg`Accepted a series of consultations`,
  'series.decline': msg`Declined a series of consultations`,
  'series.withdraw': msg`Withdrew a series of consultations`,
  'series.shorten': msg`Ended a series of consultations early`,
  'talk.accept': msg`Accepted a proposal or invitation`,
  'talk.decline': msg`Declined a proposal or invitation`,
  'talk.withdraw': msg`Withdrew a proposal or invitation`,
  'talk.write': msg`Wrote a message about a proposal or invitation`,
  'talk.reschedule': msg`Asked for another time`,
  'talk.reject_reschedule': msg`Rejected another time`,
  'appointment.accept': msg`Accepted a consultation`,
  'appointment.decline': msg`Declined a consultation`,
  'appointment.withdraw': msg`Withdrew a consultation or its new time`,
  'appointment.request': msg`Asked to reschedule a consultation`,
  'appointment.cancel': msg`Called off a consultation`,
  'appointment.reject': msg`Rejected the new time of a consultation`,
  'appointment.object': msg`Objected to the recorded attendance`,
  'appointment.refund': msg`Took a full refund for a missed consultation`,
  'appointment.new_time': msg`Suggested a new time for a missed consultation`,
};
const FOR_A_SIDE = /^(.+) as (client|professional)$/;

/** After the prefix comes a name or an amount, shown as recorded. */
const PREFIXES: readonly (readonly [prefix: string, text: (what: string) => string])[] = [
  ['settings.change ', (what) => t`Changed the settings: ${what}`],
  ['fee.change ', (fee) => t`Changed the platform fee to ${fee}`],
  ['discipline.add ', (name) => t`Added the discipline ${name}`],
  ['discipline.rename to ', (name) => t`Renamed a discipline to ${name}`],
  ['discipline.remove ', (name) => t`Removed the discipline ${name}`],
  ['category.remove ', (name) => t`Removed the category ${name}`],
  ['category.add ', (name) => t`Added the category ${name}`],
  ['category.rename to ', (name) => t`Renamed a category to ${name}`],
  ['invoice.export ', (month) => t`Exported the fee invoices of ${month}`],
  ['payment.refund ', (amount) => t`Refunded ${amount} to the client`],
  ['payment.retry ', (call) => t`Retried: ${call}`],
  ['payment.write_off ', (amount) => t`Wrote off what a professional owed: ${amount}`],
  ['payment.paid_otherwise ', (amount) => t`Refunded the client another way: ${amount}`],
];

const PARTED = /^appointment\.decide (.+) to the professional$/;

/** The label of an audit log action; unknown actions are shown as recorded. */
export function auditLabel(action: string): string {
  const known = LABELS[action];
  if (known) return t(known);
  const [, act = '', side] = FOR_A_SIDE.exec(action) ?? [];
  const behalf = ON_BEHALF[act];
  if (behalf) {
    const done = t(behalf);
    return side === 'client'
      ? t`${done}, on behalf of the client`
      : t`${done}, on behalf of the professional`;
  }
  const [, parted] = PARTED.exec(action) ?? [];
  if (parted) return t`Decided about the money of a consultation: ${parted} to the professional`;
  const begun = PREFIXES.find(([prefix]) => action.startsWith(prefix));
  if (begun) return begun[1](action.slice(begun[0].length));
  const plain = action.replaceAll(/[._]/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

export function subjectName(type: string): string {
  const subject = SUBJECTS.find((each) => each === type);
  return subject ? t(SUBJECT_NAMES[subject]) : type;
}
