import { shortMoney } from '@parley/contract/money.ts';
import { otherSide, SIDES } from '@parley/contract/sides.ts';
import type { Subscriptions } from '../../platform/events.ts';
import { i18n } from '../../platform/language/language.ts';
import { notify } from './notify.ts';
import { adminIds } from './queries-subjects.ts';
import { recipientAt } from './sides.ts';
import { adminJobUrl, consultationUrl, jobUrl } from './urls.ts';
import { onBehalf, withQuote } from './words.ts';

/** What is paid for consultations. */
export const consultationPaymentNews: Subscriptions = {
  'appointment.pay_reminder': (
    platform,
    trx,
    { appointmentId, jobId, title, priceCents, payBy, ...parties },
  ) =>
    notify(platform, trx, {
      ...recipientAt(parties, 'client'),
      type: 'PAYMENT',
      url: consultationUrl(jobId, appointmentId),
      until: payBy,
      say: ({ when, name }) =>
        i18n.t(
          'Pay {price} by {deadline} to keep your consultation with {name} about “{title}”. Otherwise it’s called off.',
          { price: shortMoney(priceCents), deadline: when(payBy), name, title },
        ),
    }),
  'appointment.paid': (platform, trx, { appointmentId, jobId, title, startsAt, priceCents, ...parties }) =>
    notify(platform, trx, {
      ...recipientAt(parties, 'professional'),
      type: 'PAYMENT',
      url: consultationUrl(jobId, appointmentId),
      say: ({ name, when }) =>
        i18n.t('{name} paid {price}. Your consultation about “{title}” on {time} is confirmed.', {
          name,
          price: shortMoney(priceCents),
          title,
          time: when(startsAt),
        }),
    }),
  'appointment.objected': async (
    platform,
    trx,
    { jobId, title, by, byAdmin, isPriced, reason, ...parties },
  ) => {
    for (const side of byAdmin ? SIDES : ([otherSide(by)] as const))
      await notify(platform, trx, {
        ...recipientAt(parties, side),
        type: isPriced ? 'PAYMENT' : 'APPOINTMENT',
        url: jobUrl(jobId),
        say: ({ name }) =>
          withQuote(
            byAdmin
              ? onBehalf(
                  by,
                  i18n.t('the record of the consultation about “{title}” was contested.', { title }),
                )
              : isPriced
                ? i18n.t(
                    '{name} objects to how your consultation about “{title}” was recorded. Its money is held until Parley decides.',
                    { name, title },
                  )
                : i18n.t(
                    '{name} objects to how your consultation about “{title}” was recorded. It counts for neither of you.',
                    { name, title },
                  ),
            reason,
          ),
      });
    // Without money nobody has to decide.
    if (!isPriced) return;
    for (const to of await adminIds(trx))
      await notify(platform, trx, {
        to,
        type: 'JOB',
        url: adminJobUrl(jobId),
        say: () => i18n.t('The payment for a consultation about “{title}” needs a decision.', { title }),
      });
  },
  'appointment.decided': async (platform, trx, { jobId, title, reason, ...parties }) => {
    for (const side of SIDES)
      await notify(platform, trx, {
        ...recipientAt(parties, side),
        type: 'PAYMENT',
        url: jobUrl(jobId),
        say: () =>
          withQuote(
            i18n.t('Parley decided who gets the payment for your consultation about “{title}”.', { title }),
            reason,
          ),
      });
  },
};
