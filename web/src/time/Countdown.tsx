import { useNow } from '../platform/now.ts';
import { leftText, untilText } from './deadlines.ts';

/** A live countdown to an instant: "in 12 min", or as time left, "48 h left". */
export function Countdown({ to, as = 'until' }: { to: string; as?: 'until' | 'left' }) {
  const now = useNow();
  return (
    <time dateTime={to} className="tabular-nums">
      {as === 'left' ? leftText(to, now) : untilText(to, now)}
    </time>
  );
}
