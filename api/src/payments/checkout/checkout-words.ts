import { ACCEPT_WITHIN_DAYS } from '@parley/contract/jobs/accept-within.ts';
import { isForWork, isTip } from '@parley/contract/payments/paid-for.ts';
import type { Db } from '../../platform/database/db.ts';
import { asReader, i18n, readerAs } from '../../platform/language/language.ts';
import { readName } from '../../users/read-name.ts';
import type { PaymentRow } from '../queries.ts';

type Paid = Pick<PaymentRow, 'clientId' | 'professionalId' | 'appointmentId' | 'tipId'>;

/** What the processor's page says besides title and sum, in the client's language: who gets the money, and when. */
export async function checkoutWords(db: Db, { clientId, professionalId, ...subject }: Paid) {
  const [client, { displayName: name, firstName }] = await Promise.all([
    readName(db, clientId),
    readName(db, professionalId),
  ]);
  const words = () => {
    if (isTip(subject)) return ofTip(name, firstName);
    return isForWork(subject) ? ofWork(name, firstName) : ofConsultation(name, firstName);
  };
  return asReader(readerAs(client), words);
}

const ofWork = (name: string, firstName: string) => ({
  about: i18n.t('Hire {name}', { name }),
  note: i18n.t(
    'Held by Parley. {firstName} is paid after you accept the work. You have {days} days to check it.',
    {
      firstName,
      days: ACCEPT_WITHIN_DAYS,
    },
  ),
});

const ofConsultation = (name: string, firstName: string) => ({
  about: i18n.t('Consultation with {name}', { name }),
  note: i18n.t('Held by Parley until your consultation with {firstName} is over.', { firstName }),
});

const ofTip = (name: string, firstName: string) => ({
  about: i18n.t('Tip for {name}', { name }),
  note: i18n.t('All of it goes to {firstName}. Parley takes no fee on tips.', { firstName }),
});
