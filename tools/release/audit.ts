import { Refusal } from '../refusal.ts';

/** What `npm audit --json` found, as a line; refuses serious findings unless `isAccepted`. "skipped" if nobody answered. */
export function readAudit(report: string, isAccepted: boolean): string {
  const counts = countsOf(report);
  if (counts === null) return 'Audit: skipped, the registry doesn’t answer such questions.';
  const { low = 0, moderate = 0, high = 0, critical = 0 } = counts;
  const line = `Audit: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.`;
  if (critical + high > 0 && !isAccepted)
    throw new Refusal(`${line} Look at "npm audit", and repeat with --accept-audit if none concerns us.`);
  return line;
}

type Counts = Partial<Record<'low' | 'moderate' | 'high' | 'critical', number>>;

function countsOf(report: string): Counts | null {
  try {
    const { metadata }: { metadata?: { vulnerabilities?: Counts } } = JSON.parse(report);
    return metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}
