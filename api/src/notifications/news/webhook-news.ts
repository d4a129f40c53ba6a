import type { Subscriptions } from '../../platform/events.ts';
import { i18n } from '../../platform/language/language.ts';
import { notify } from './notify.ts';
import { integrationsUrl } from './urls.ts';

export const webhookNews: Subscriptions = {
  'webhook.off': (platform, trx, { ownerId, name, because }) =>
    notify(platform, trx, {
      to: ownerId,
      type: 'SECURITY',
      url: integrationsUrl,
      say: () =>
        because === 'GONE'
          ? i18n.t('We turned off your webhook “{name}”: its address answered that it’s gone.', { name })
          : i18n.t(
              'We turned off your webhook “{name}”: nothing got through for three days. Turn it on again once its address works.',
              { name },
            ),
    }),
};
