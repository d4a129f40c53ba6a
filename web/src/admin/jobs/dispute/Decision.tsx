import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Outcome } from '@parley/contract/jobs/states.ts';
import { money, shortMoney } from '@parley/contract/money.ts';
import type { FinalShares } from '@parley/contract/payments/settlement.ts';
import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import { SIDES } from '@parley/contract/sides.ts';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { MoneyInput } from '../../../ui/form/MoneyInput.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { shortName } from '../../../users/short-name.ts';
import { decidedShares, halfOf, heldAmount } from '../decision.ts';
import { outcomeText, sumLines } from './outcome-text.ts';
import { ResolveDialog } from './ResolveDialog.tsx';

interface Props {
  job: Job;
  /** What the professional owes. */
  owedCents: number;
  resolutions: readonly Resolution[];
}

/** The client’s side first, as in the evidence. */
const ORDER = ['refund', 'split', 'release'] as const satisfies readonly Outcome[];

/** The three outcomes of a dispute with what each side gets, and the way to decide for one. */
export function Decision({ job, owedCents, resolutions }: Props) {
  const { t } = useLingui();
  const heldCents = heldAmount(job.money);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [splitCents, setSplitCents] = useState<number | null>(halfOf(heldCents));
  const [confirms, setConfirms] = useState(false);
  const sharesFor = (each: Outcome) =>
    decidedShares(each, { heldCents, fee: job.money, owedCents }, splitCents);
  const shares = outcome && sharesFor(outcome);
  const professional = shortName(job.professional.displayName);
  const client = shortName(job.client.displayName);
  const [held, nothing] = [money(heldCents), shortMoney(0)];
  const labels = { refund: t`All back to ${client}`, split: t`Split it`, release: t`All to ${professional}` };
  return (
    <div className="grid gap-5 pt-4">
      <RadioGroup<Outcome>
        label={t`Who gets the ${held} that’s held?`}
        columns={3}
        name="outcome"
        value={outcome}
        onChange={setOutcome}
        error={undefined}
        options={ORDER.map((value) => ({
          value,
          label: labels[value],
          about: <Sums shares={sharesFor(value)} job={job} heldCents={heldCents} />,
        }))}
      />
      {outcome === 'split' && (
        <div className="grid gap-3 sm:max-w-100">
          <MoneyInput
            label={t`For ${professional}, before the fee`}
            help={t`Less than ${held}. ${client} gets the rest back.`}
            name="split"
            value={splitCents}
            onChange={setSplitCents}
            error={
              splitCents === null || shares ? undefined : t`Enter more than ${nothing} and less than ${held}.`
            }
          />
          <Suggested job={job} heldCents={heldCents} resolutions={resolutions} onPick={setSplitCents} />
        </div>
      )}
      <div className="sm:max-w-100">
        <Button
          wide
          disabledBecause={shares ? null : t`Choose who gets the money first.`}
          onClick={() => setConfirms(true)}
        >
          {outcome && shares ? `${outcomeText(outcome, shares, job)}…` : t`Decide dispute…`}
        </Button>
      </div>
      {confirms && outcome && shares && (
        <ResolveDialog {...{ job, outcome, shares }} onClose={() => setConfirms(false)} />
      )}
      <p className="max-w-[68ch] text-sm text-pretty text-ink-3">
        <Trans>Nothing happens until you give a reason and confirm the sums.</Trans>
      </p>
    </div>
  );
}

interface SumsProps {
  /** Null while the split has no amount. */
  shares: FinalShares | null;
  job: Job;
  heldCents: number;
}

function Sums({ shares, job, heldCents }: SumsProps) {
  if (!shares) return <Trans>Enter an amount first.</Trans>;
  const { strong, also } = sumLines(shares, job);
  return (
    <span className="grid gap-1 tabular-nums">
      {strong.map((line) => (
        <span key={line} className="text-base text-ink">
          {line}{' '}
        </span>
      ))}
      {also.map((line) => (
        <span key={line}>{line} </span>
      ))}
      <Bar part={shares.toProfessionalCents / heldCents} />
    </span>
  );
}

/** How much of it goes to the professional; the words say it, too. */
function Bar({ part }: { part: number }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className="mt-1.5 h-1.5 w-full rounded-full"
    >
      <rect width="100" height="6" className="fill-ink" />
      <rect x={100 - part * 100} width={part * 100} height="6" className="fill-time" />
    </svg>
  );
}

interface SuggestedProps {
  job: Job;
  heldCents: number;
  resolutions: readonly Resolution[];
  onPick: (cents: number) => void;
}

/** Half each, and what either side last suggested for the sum that is held. */
function Suggested({ job, heldCents, resolutions, onPick }: SuggestedProps) {
  const suggestions = SIDES.flatMap((side) => {
    const last = resolutions
      .filter((each) => each.by === side && each.heldCents === heldCents && isSplit(each))
      .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
      .at(-1);
    return last?.toProfessionalCents ? [{ side, cents: last.toProfessionalCents }] : [];
  });
  const picks = [
    { key: 'half', label: t`Half each`, cents: halfOf(heldCents) },
    ...suggestions.map(({ side, cents }) => {
      const [name, amount] = [shortName(job[side].displayName), shortMoney(cents)];
      return { key: side, label: t`As ${name} suggested: ${amount}`, cents };
    }),
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {picks.map(({ key, label, cents }) => (
        <Button key={key} kind="quiet" small onClick={() => onPick(cents)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

const isSplit = ({ toProfessionalCents, heldCents }: Resolution) =>
  toProfessionalCents !== null && toProfessionalCents > 0 && toProfessionalCents < heldCents;
