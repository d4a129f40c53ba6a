/** What an entry of the audit can be about. */
export const SUBJECTS = [
  'job',
  'talk',
  'appointment',
  'user',
  'review',
  'ticket',
  'certificate',
  'discipline',
  'category',
  'payments',
  'file',
  'mail',
] as const;
export type Subject = (typeof SUBJECTS)[number];

export const SUBJECT_NAMES: Record<Subject, string> = {
  job: 'Job',
  talk: 'Proposal or invite',
  appointment: 'Consultation',
  user: 'User',
  review: 'Review',
  ticket: 'Support ticket',
  certificate: 'Certificate',
  discipline: 'Discipline',
  category: 'Category',
  payments: 'Payments',
  file: 'File',
  mail: 'Mail',
};

const WORDS: Record<string, string | undefined> = {
  'job.release': 'Gave the money to the professional',
  'job.refund': 'Gave the money back to the client',
  'job.split': 'Split the money',
  'job.resume': 'Let a disputed job go on',
  'payment.check': 'Had a payment checked',
  'chat.read': 'Read a chat',
  'file.read': 'Read a private file',
  'chat.write': 'Wrote into a chat',
  'user.disable': 'Disabled an account',
  'user.enable': 'Enabled an account',
  'user.end_sessions': 'Signed somebody out everywhere',
  'review.hide': 'Hid a review',
  'review.show': 'Showed a review again',
  'certificate.verify': 'Verified a certificate',
  'certificate.reject': 'Rejected a certificate',
  'ticket.answer': 'Answered a ticket',
  'ticket.take': 'Took a ticket on',
  'ticket.put_back': 'Put a ticket back',
  'ticket.resolve': 'Resolved a ticket',
  'ticket.reopen': 'Opened a ticket again',
  'discipline.remove': 'Removed a discipline',
  'category.remove': 'Removed a category',
  'mail.retry': 'Sent a mail again',
  'payment.export': 'Exported the payments',
};
// What an admin did in the place of one of the two.
const IN_PLACE: Record<string, string | undefined> = {
  'job.deliver': 'Delivered the work',
  'job.request_changes': 'Asked for changes',
  'job.extend': 'Took seven more days',
  'job.complete': 'Accepted the work',
  'job.cancel': 'Cancelled a job',
  'job.cancel_paid': 'Cancelled a job and gave the money back',
  'job.take_refund': 'Took the money back',
  'job.dispute': 'Began a dispute',
  'job.withdraw_dispute': 'Took a dispute back',
  'talk.accept': 'Accepted an offer',
  'talk.decline': 'Declined an offer',
  'talk.withdraw': 'Withdrew an offer',
  'talk.reschedule': 'Asked for another time',
  'talk.reject_reschedule': 'Rejected another time',
  'appointment.accept': 'Accepted a consultation',
  'appointment.decline': 'Declined a consultation',
  'appointment.withdraw': 'Withdrew a consultation or its move',
  'appointment.request': 'Asked to move a consultation',
  'appointment.reject': 'Rejected the move of a consultation',
  'appointment.object': 'Objected to who came',
  'appointment.refund': 'Took the money back after a missed consultation',
  'appointment.new_time': 'Offered a new time after a missed consultation',
};
const FOR_A_SIDE = /^(.+) as (client|professional)$/;
// What follows is a name or an amount, and stays as it was written.
const BEGINNINGS = [
  ['discipline.add ', 'Added the discipline '],
  ['discipline.rename to ', 'Renamed a discipline to '],
  ['category.add ', 'Added the category '],
  ['category.rename to ', 'Renamed a category to '],
  ['payment.refund ', 'Gave the client back '],
  ['payment.retry ', 'Tried once more: '],
  ['payment.paid_otherwise ', 'Paid the client another way: '],
] as const;

/** An action of the audit in words; one without words of its own is told by its name. */
export function auditWords(action: string): string {
  const known = WORDS[action];
  if (known) return known;
  const [, act = '', side] = FOR_A_SIDE.exec(action) ?? [];
  const done = IN_PLACE[act];
  if (done) return `${done}, for the ${side}`;
  const begun = BEGINNINGS.find(([beginning]) => action.startsWith(beginning));
  if (begun) return begun[1] + action.slice(begun[0].length);
  const plain = action.replaceAll(/[._]/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

export function subjectName(type: string): string {
  const subject = SUBJECTS.find((each) => each === type);
  return subject ? SUBJECT_NAMES[subject] : type;
}
