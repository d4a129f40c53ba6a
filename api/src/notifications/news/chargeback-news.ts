import { shortMoney } from '@parley/contract/money.ts';
import { type Side, SIDES } from '@parley/contract/sides.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Events, Subscriptions } from '../../platform/events.ts';
import { i18n } from '../../platform/language/language.ts';
import type { Platform } from '../../platform/platform.ts';
import { notify } from './notify.ts';
import { adminIds } from './queries-subjects.ts';
import { recipientAt } from './sides.ts';
import { adminJobUrl, jobUrl } from './urls.ts';

type Said = { amount: string; title: string };
type Line = (said: Said) => string;

const OPENED: Record<Side, Line> = {
  client: (said) =>
    i18n.t(
      'Your bank is disputing your payment of {amount} for “{title}”. Nothing moves until it decides. If you didn’t ask for this, tell your bank.',
      said,
    ),
  professional: (said) =>
    i18n.t(
      'The client’s bank is disputing the payment of {amount} for “{title}”. Nothing moves until it decides. We’ll send it the records of the job.',
      said,
    ),
};
const WON: Line = (said) =>
  i18n.t('The bank decided: the payment of {amount} for “{title}” stands, and everything continues.', said);
const LOST: Record<Side, Line> = {
  client: (said) => i18n.t('Your bank gave you back the {amount} for “{title}”.', said),
  professional: (said) =>
    i18n.t('The bank decided for the client and gave them the {amount} for “{title}” back.', said),
};

/** What the client's bank does with a payment: both sides are told, and the admins. */
export const chargebackNews: Subscriptions = {
  'chargeback.opened': async (platform, trx, { evidenceBy, ...moved }) => {
    await tellSides(platform, trx, moved, OPENED);
    await tellAdmins(platform, trx, moved, ({ amount, title }, when) => {
      if (evidenceBy === null)
        return i18n.t('Chargeback of {amount} for “{title}”. Answer the bank.', { amount, title });
      const deadline = when(evidenceBy);
      return i18n.t('Chargeback of {amount} for “{title}”. Answer the bank by {deadline}.', {
        amount,
        title,
        deadline,
      });
    });
  },
  'chargeback.won': async (platform, trx, moved) => {
    await tellSides(platform, trx, moved, { client: WON, professional: WON });
    await tellAdmins(platform, trx, moved, WON);
  },
  'chargeback.lost': async (platform, trx, moved) => {
    await tellSides(platform, trx, moved, LOST);
    await tellAdmins(platform, trx, moved, LOST.professional);
  },
};

type Moved = Events['chargeback.won'];
const saidOf = ({ amountCents, title }: Moved): Said => ({ amount: shortMoney(amountCents), title });

async function tellSides(
  platform: Platform,
  trx: Trx,
  moved: Moved,
  lines: Record<Side, Line>,
): Promise<void> {
  for (const side of SIDES)
    await notify(platform, trx, {
      ...recipientAt(moved, side),
      type: 'PAYMENT',
      url: jobUrl(moved.jobId),
      say: () => lines[side](saidOf(moved)),
    });
}

async function tellAdmins(
  platform: Platform,
  trx: Trx,
  moved: Moved,
  line: (said: Said, when: (at: string) => string) => string,
): Promise<void> {
  for (const to of await adminIds(trx))
    await notify(platform, trx, {
      to,
      type: 'PAYMENT',
      url: adminJobUrl(moved.jobId),
      say: ({ when }) => line(saidOf(moved), when),
    });
}
