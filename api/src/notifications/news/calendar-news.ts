import type { Subscriptions } from '../../platform/events.ts';
import { i18n } from '../../platform/language/language.ts';
import { notify } from './notify.ts';
import { calendarsUrl } from './urls.ts';

export const calendarNews: Subscriptions = {
  'calendar.failing': (platform, trx, { ownerId, name, since, wasRead }) =>
    notify(platform, trx, {
      to: ownerId,
      type: 'APPOINTMENT',
      url: calendarsUrl,
      say: ({ when }) =>
        wasRead
          ? i18n.t(
              'We haven’t been able to read your calendar “{name}” since {time}. Its last busy times still count.',
              { name, time: when(since) },
            )
          : i18n.t('We can’t read your calendar “{name}”. Until we can, its busy times don’t count.', {
              name,
            }),
    }),
};
