import { t } from '@lingui/core/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Outcome } from '@parley/contract/jobs/states.ts';
import { money, shortMoney } from '@parley/contract/money.ts';
import type { FinalShares } from '@parley/contract/payments/settlement.ts';
import type { Side } from '@parley/contract/sides.ts';
import { shortName } from '../../../users/short-name.ts';

type Pair = Pick<Job, Side>;

/** The decision with its sums: "Split: $800 to Clara, $360 to Ana". */
export function outcomeText(outcome: Outcome, { sentCents, toClientCents }: FinalShares, pair: Pair): string {
  const [client, professional] = [
    shortName(pair.client.displayName),
    shortName(pair.professional.displayName),
  ];
  const [back, sent] = [shortMoney(toClientCents), shortMoney(sentCents)];
  const texts: Record<Outcome, string> = {
    release: t`Release ${sent} to ${professional}`,
    refund: t`Refund ${back} to ${client}`,
    split: t`Split: ${back} to ${client}, ${sent} to ${professional}`,
  };
  return texts[outcome];
}

/** What each side gets, line by line, to the cent. */
export function sumLines(shares: FinalShares, pair: Pair): { strong: string[]; also: string[] } {
  const { feeCents, takenCents, sentCents, toClientCents } = shares;
  const [client, professional] = [
    shortName(pair.client.displayName),
    shortName(pair.professional.displayName),
  ];
  const [sent, back] = [money(sentCents), money(toClientCents)];
  const [fee, taken] = [money(feeCents), money(takenCents)];
  return {
    strong: [t`${professional} receives ${sent}`, t`${client} gets back ${back}`],
    also: [t`Fee: ${fee}`, ...(takenCents > 0 ? [t`${taken} more pays back what ${professional} owes`] : [])],
  };
}
