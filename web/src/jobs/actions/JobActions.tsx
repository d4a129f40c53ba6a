import { Trans } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { type ReactNode, useId } from 'react';
import { refusalText } from '../../platform/language/refusal-text.ts';
import { useNow } from '../../platform/now.ts';
import { Button } from '../../ui/Button.tsx';
import { shortName } from '../../users/short-name.ts';
import { ActionRow } from './ActionRow.tsx';
import { actionLabels } from './action-labels.ts';
import { jobButtons, type JobPageAction, mainAction } from './actions.ts';

interface MainProps {
  job: Job;
  side: Side;
  onAction: (action: JobPageAction) => void;
}
interface Props extends MainProps {
  /** What the two can settle between them. */
  children?: ReactNode;
}

/** The actions of this side now, in one order everywhere: the next step, what else can be done with the work, and what changes the plan. */
export function JobActions({ job, side, onAction, children }: Props) {
  const now = useNow();
  const name = shortName(otherOf(job, side).displayName);
  const main = mainAction(job, side, now);
  const others = jobButtons(job, side, now).filter(({ action }) => action !== main);
  const labels = (action: JobPageAction) => actionLabels(action, { job, side, name });
  const leaving = others.filter(({ action }) => labels(action).kind === 'plain');
  const shown = (buttons: typeof others) =>
    buttons.map(({ action, refusal }) => ({
      action,
      label: labels(action).label,
      disabledBecause: refusalText(refusal),
      onClick: () => onAction(action),
    }));
  return (
    <>
      {main && (
        <div className="max-md:hidden">
          <MainAction action={main} job={job} side={side} onAction={onAction} />
        </div>
      )}
      <Row>
        {shown(others.filter((button) => !leaving.includes(button))).map(({ action, label, ...button }) => (
          <span key={action} className="flex flex-1 basis-36">
            <Button kind="quiet" small wide {...button}>
              {label}
            </Button>
          </span>
        ))}
      </Row>
      {(Boolean(children) || leaving.length > 0) && (
        <Rest>
          {children}
          {shown(leaving).map(({ action, label, ...button }) => (
            <ActionRow key={action} {...button}>
              {label}
            </ActionRow>
          ))}
        </Rest>
      )}
    </>
  );
}

/** What is seldom the next step, under one heading. */
function Rest({ children }: { children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-2">
      <h2 id={heading} className="border-b border-line pb-1.5 font-text text-sm font-semibold text-ink-3">
        <Trans>If plans change</Trans>
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

/** The primary action. */
export function MainAction({ action, job, side, onAction }: MainProps & { action: JobPageAction }) {
  const name = shortName(otherOf(job, side).displayName);
  return (
    <Button wide onClick={() => onAction(action)}>
      {actionLabels(action, { job, side, name }).label}
    </Button>
  );
}

function Row({ children }: { children: ReactNode[] }) {
  return children.length === 0 ? null : <div className="flex flex-wrap gap-2.5">{children}</div>;
}
