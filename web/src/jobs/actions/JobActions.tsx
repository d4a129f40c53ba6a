import type { Job } from '@parley/contract/jobs/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import type { ReactNode } from 'react';
import { refusalText } from '../../platform/language/refusal-text.ts';
import { useNow } from '../../platform/now.ts';
import { Button } from '../../ui/Button.tsx';
import { shortName } from '../../users/short-name.ts';
import { actionLabels } from './action-labels.ts';
import { jobButtons, type JobPageAction, mainAction } from './actions.ts';

interface MainProps {
  job: Job;
  side: Side;
  onAction: (action: JobPageAction) => void;
}
interface Props extends MainProps {
  /** What else can be done, before the quiet actions. */
  children?: ReactNode;
}

/** The actions of this side now: the next step first and prominent, cancellation last and quiet. */
export function JobActions({ job, side, onAction, children }: Props) {
  const now = useNow();
  const name = shortName(otherOf(job, side).displayName);
  const main = mainAction(job, side, now);
  const others = jobButtons(job, side, now).filter(({ action }) => action !== main);
  const labels = (action: JobPageAction) => actionLabels(action, { job, name });
  const leaving = others.filter(({ action }) => labels(action).kind === 'plain');
  return (
    <>
      {main && (
        <div className="max-md:hidden">
          <MainAction action={main} job={job} side={side} onAction={onAction} />
        </div>
      )}
      <Row>
        {others
          .filter((button) => !leaving.includes(button))
          .map(({ action, refusal }) => (
            <span key={action} className="flex-1 basis-36">
              <Button
                kind="quiet"
                small
                wide
                disabledBecause={refusalText(refusal)}
                onClick={() => onAction(action)}
              >
                {labels(action).label}
              </Button>
            </span>
          ))}
      </Row>
      {children}
      {/* Aligns the labels of these borderless buttons, not their edges, with the rest. */}
      <Row look="-mx-3 gap-x-0">
        {leaving.map(({ action, refusal }) => (
          <Button
            key={action}
            kind="plain"
            small
            disabledBecause={refusalText(refusal)}
            onClick={() => onAction(action)}
          >
            {labels(action).label}
          </Button>
        ))}
      </Row>
    </>
  );
}

/** The primary action. */
export function MainAction({ action, job, side, onAction }: MainProps & { action: JobPageAction }) {
  const name = shortName(otherOf(job, side).displayName);
  return (
    <Button wide onClick={() => onAction(action)}>
      {actionLabels(action, { job, name }).label}
    </Button>
  );
}

function Row({ look = 'gap-2.5', children }: { look?: string; children: ReactNode[] }) {
  return children.length === 0 ? null : <div className={`flex flex-wrap ${look}`}>{children}</div>;
}
