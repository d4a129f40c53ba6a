import { isRejected } from '@parley/contract/certificates/states.ts';
import type { Subscriptions } from '../../platform/events.ts';
import { currentReader, i18n } from '../../platform/language/language.ts';
import { notify } from './notify.ts';
import { certificatesUrl } from './urls.ts';
import { withQuote } from './words.ts';

export const certificateNews: Subscriptions = {
  'certificate.decided': (platform, trx, { professionalId, name, status, hasBadge, reason }) =>
    notify(platform, trx, {
      to: professionalId,
      type: 'CERTIFICATE',
      url: certificatesUrl,
      say: () => {
        if (isRejected(status)) return withQuote(i18n.t('We couldn’t verify “{name}”.', { name }), reason);
        return hasBadge
          ? i18n.t('“{name}” is verified. Your profile now shows it with a badge.', { name })
          : i18n.t('“{name}” is verified, but it has expired. Your profile shows it without a badge.', {
              name,
            });
      },
    }),
  'certificate.expiring': (platform, trx, { professionalId, name, expiresOn }) =>
    notify(platform, trx, {
      to: professionalId,
      type: 'CERTIFICATE',
      url: certificatesUrl,
      say: () =>
        i18n.t('“{name}” expires on {day} and will lose its badge.', { name, day: dayText(expiresOn) }),
    }),
};

const dayText = (date: string) =>
  new Intl.DateTimeFormat(currentReader().language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
