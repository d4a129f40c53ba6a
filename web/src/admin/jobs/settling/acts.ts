import { t } from '@lingui/core/macro';
import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import type { ResolutionAnswer } from '@parley/contract/resolutions/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { openResolutions } from '../../../resolutions/open-resolutions.ts';

/** What either side can do to settle a job. */
export type SettlingAct = 'suggest_split' | 'suggest_date' | ResolutionAnswer;

interface Choice {
  act: SettlingAct;
  /** The suggestion that is answered; null for a new one. */
  resolution: Resolution | null;
}

/** What a side can do now while the money is held. */
export function settlingActs(resolutions: readonly Resolution[], side: Side, now: string): Choice[] {
  const { theirs, mine } = openResolutions(resolutions, side, now);
  const answers = (resolution: Resolution | null, acts: readonly ResolutionAnswer[]) =>
    resolution === null ? [] : acts.map((act) => ({ act, resolution }));
  return [
    ...answers(theirs, ['accept', 'decline']),
    ...answers(mine, ['withdraw']),
    { act: 'suggest_split', resolution: null },
    { act: 'suggest_date', resolution: null },
  ];
}

export function settlingActText(act: SettlingAct): string {
  const labels: Record<SettlingAct, string> = {
    accept: t`Accept the suggestion`,
    decline: t`Decline suggestion`,
    withdraw: t`Withdraw suggestion`,
    suggest_split: t`Suggest a split`,
    suggest_date: t`Suggest a new date`,
  };
  return labels[act];
}
