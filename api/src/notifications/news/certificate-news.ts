import { isTurnedDown } from '@parley/contract/certificates/states.ts';
import type { Subscriptions } from '../../platform/events.ts';
import { tell } from './notify.ts';
import { certificatesUrl } from './urls.ts';
import { beginning } from './words.ts';

/** What professionals are told of their certificates. */
export const certificateNews: Subscriptions = {
  'certificate.decided': (platform, trx, { professionalId, name, status, reason }) =>
    tell(platform, trx, {
      to: professionalId,
      type: 'CERTIFICATE',
      url: certificatesUrl,
      say: () =>
        isTurnedDown(status)
          ? `“${name}” could not be verified: “${beginning(reason ?? '')}”`
          : `“${name}” is verified. Your profile shows it with a badge.`,
    }),
  'certificate.expiring': (platform, trx, { professionalId, name, expiresOn }) =>
    tell(platform, trx, {
      to: professionalId,
      type: 'CERTIFICATE',
      url: certificatesUrl,
      say: () => `“${name}” expires on ${dayText(expiresOn)}, and loses its badge then.`,
    }),
};

const dayText = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
