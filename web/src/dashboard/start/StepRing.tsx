import { Trans } from '@lingui/react/macro';

const RADIUS = 35;
const AROUND = 2 * Math.PI * RADIUS;

/** How many of the steps are done, as a ring. */
export function StepRing({ done, of }: { done: number; of: number }) {
  return (
    <p className="grid size-21 shrink-0 place-items-center font-semibold tabular-nums">
      <svg aria-hidden viewBox="0 0 84 84" className="col-start-1 row-start-1 fill-none" strokeWidth="8">
        <circle cx="42" cy="42" r={RADIUS} className="stroke-line-strong" />
        <circle
          cx="42"
          cy="42"
          r={RADIUS}
          className="stroke-time transition-[stroke-dasharray] duration-(--calm)"
          strokeDasharray={`${(AROUND * done) / of} ${AROUND}`}
          transform="rotate(-90 42 42)"
        />
      </svg>
      <span className="col-start-1 row-start-1 text-[min(0.9375rem,18px)]">
        <Trans>
          {done} of {of}
          <span className="sr-only"> steps done</span>
        </Trans>
      </span>
    </p>
  );
}
