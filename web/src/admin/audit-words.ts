/** What an entry of the audit can be about. */
export const SUBJECTS = [
  'job',
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
  'chat.read': 'Read a chat',
  'file.read': 'Read a private file',
  'chat.write': 'Wrote into a chat',
  'user.disable': 'Disabled an account',
  'user.enable': 'Enabled an account',
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
// What follows is a name or an amount, and stays as it was written.
const BEGINNINGS = [
  ['discipline.add ', 'Added the discipline '],
  ['discipline.rename to ', 'Renamed a discipline to '],
  ['category.add ', 'Added the category '],
  ['category.rename to ', 'Renamed a category to '],
  ['payment.refund ', 'Gave the client back '],
  ['payment.retry ', 'Tried once more: '],
] as const;

/** An action of the audit in words; one without words of its own is told by its name. */
export function auditWords(action: string): string {
  const known = WORDS[action];
  if (known) return known;
  const begun = BEGINNINGS.find(([beginning]) => action.startsWith(beginning));
  if (begun) return begun[1] + action.slice(begun[0].length);
  const plain = action.replaceAll(/[._]/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

export function subjectName(type: string): string {
  const subject = SUBJECTS.find((each) => each === type);
  return subject ? SUBJECT_NAMES[subject] : type;
}
