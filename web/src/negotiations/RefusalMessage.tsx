import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Side } from '@parley/contract/sides.ts';
import { paths } from '../paths.ts';
import { detailOf } from '../platform/form/detail-of.ts';
import type { Refused } from '../platform/result.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { isTimeRefusal } from './answers.ts';

interface Props {
  refusal: Refused | null;
  side: Side;
  otherName: string;
  /** Opens the picker; null where this side cannot ask for another time. */
  onOtherTime: (() => void) | null;
}

/** Why an answer was refused, and what helps. Always mounted, so that screen readers announce it. */
export function RefusalMessage({ refusal, side, otherName, onOtherTime }: Props) {
  return (
    <div role="alert" className="empty:hidden">
      {refusal && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-bad-soft px-4 py-3 font-medium text-bad">
          <span className="min-w-0 flex-1 basis-60">{refusalText(refusal, side, otherName)}</span>
          {isTimeRefusal(refusal.code) && onOtherTime && (
            <Button kind="quiet" small onClick={onOtherTime}>
              <Trans>Pick another time</Trans>
            </Button>
          )}
          {refusal.code === 'payouts_not_enabled' && side === 'professional' && (
            <LinkButton kind="quiet" small to={paths.paymentOnboarding()}>
              <Trans>Set up payouts</Trans>
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}

function refusalText(refusal: Refused, side: Side, otherName: string): string {
  if (refusal.code === 'payouts_not_enabled' && side === 'client') {
    return t`${otherName} hasn’t set up payouts yet, so you can’t accept for now. We’ve let ${otherName} know. Come back and accept later.`;
  }
  return detailOf(refusal);
}
