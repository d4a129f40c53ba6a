import { t } from '@lingui/core/macro';
import type { NegotiationState } from '@parley/contract/negotiations/rules.ts';
import { type Answer, answerLabel, answersFor } from '../../negotiations/answers.ts';
import { actionsOnBehalf, type OnBehalfAction } from '../jobs/on-behalf.ts';

/** The answers of a side, and a message. */
export type NegotiationAct = Answer | 'write';

/** What can be done with a proposal or an invitation on behalf of either side; nothing once it has ended. */
export function negotiationActs(
  negotiation: NegotiationState,
  now: string,
): OnBehalfAction<NegotiationAct>[] {
  return actionsOnBehalf((side): NegotiationAct[] => {
    const answers = answersFor(negotiation, side, now);
    return answers.length === 0 ? [] : [...answers, 'write'];
  });
}

export const negotiationActText = (act: NegotiationAct): string =>
  act === 'write' ? t`Write a message` : answerLabel(act);
