const WORDS: Record<string, string | undefined> = {
  'job.release': 'Gave the money to the professional',
  'job.refund': 'Gave the money back to the client',
  'job.split': 'Split the money',
  'chat.read': 'Read a chat',
  'user.disable': 'Disabled an account',
  'user.enable': 'Enabled an account',
  'review.hide': 'Hid a review',
  'review.show': 'Showed a review again',
  'review.restore': 'Showed a review again',
  'ticket.reply': 'Answered a ticket',
  'ticket.answer': 'Answered a ticket',
  'ticket.take': 'Took a ticket on',
  'ticket.put_back': 'Put a ticket back',
  'ticket.resolve': 'Resolved a ticket',
  'ticket.reopen': 'Opened a ticket again',
};

/** An action of the audit in words; one without words of its own is told by its name, amounts kept. */
export function auditWords(action: string): string {
  const known = WORDS[action];
  if (known) return known;
  const plain = action.replaceAll(/[._]/g, (mark, at: number) =>
    /\d/.test(action[at - 1] ?? '') ? mark : ' ',
  );
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
