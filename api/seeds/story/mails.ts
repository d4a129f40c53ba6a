import { hoursAfter } from '../../src/platform/clock.ts';
import type { Stage } from './story.ts';

/** A failed mail for admins, and some turned-off notification mails. */
export function addMails({ draft, client, pro }: Stage): void {
  const { rows, ids, hour } = draft;
  const { id: userId, email } = client('Emma');
  const createdAt = hoursAfter(hour, -43);
  const text = 'Hello Emma,\n\nYour consultation is today. You’ll find everything on Parley.\n\n-- \nParley';
  rows.mails.push({
    id: ids.at(createdAt),
    kind: 'news',
    userId,
    recipient: email,
    content: { subject: 'Your consultation is today', text },
    createdAt,
    tries: 7,
    error: '452 4.2.2 The mailbox is full',
    givenUpAt: hoursAfter(hour, -9),
  });
  rows.notificationSettings.push(
    { userId, type: 'REVIEW', inApp: true, email: false },
    { userId: pro('Tendai Kuhudzai').id, type: 'MESSAGE', inApp: true, email: false },
  );
}
