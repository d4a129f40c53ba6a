import { t } from '@lingui/core/macro';
import { ACCEPT_WITHIN_DAYS } from '@parley/contract/jobs/accept-within.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { AttendanceCount } from '@parley/contract/users/schemas.ts';
import { percentText } from '../../platform/installation/current-fee.ts';
import { minimumText } from '../../platform/installation/fee-text.ts';
import { shortName } from '../../users/short-name.ts';
import { daysText } from './story-words.ts';

export interface Reason {
  figure: string;
  title: string;
  text: string;
}

/** Why it works better and what it costs; with somebody’s attendance where one is known. */
export function reasons(attendance: (AttendanceCount & { displayName: string }) | null): Reason[] {
  const percent = percentText();
  return [
    {
      figure: shortMoney(0),
      title: t`Pay after you talk`,
      text: t`You owe nothing for work until you’ve met and decided to hire.`,
    },
    {
      figure: daysText(ACCEPT_WITHIN_DAYS),
      title: t`Time to check the work`,
      text: t`Parley holds your money while the work is under way, and after delivery until you’ve checked it.`,
    },
    {
      figure: percent,
      title: t`One fee, in the open`,
      text: `${t`It comes out of what the professional is paid. You pay the price in the offer, nothing on top.`} ${minimumText()}`,
    },
    ...(attendance ? [cameText(attendance)] : []),
  ];
}

function cameText({ came, of, displayName }: AttendanceCount & { displayName: string }) {
  const name = shortName(displayName);
  return {
    figure: t`${came} of ${of}`,
    title: t`You see who shows up`,
    text: t`That’s how many consultations ${name} came to. Every profile shows it, yours too.`,
  };
}
