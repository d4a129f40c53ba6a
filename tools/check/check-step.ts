import { spawn } from 'node:child_process';

export type Count = {
  passed: number;
  failed: number;
  skipped?: number;
  /** Each failed test in a line. */
  failures?: string[];
};

type Step = {
  /** The npm script, if its name differs. */
  script?: string;
  flags?: string[];
  /** Reads the test runner's report, null without one; other steps count as one test. */
  count?: () => Count | null;
};

// A busy machine takes twice as long as a quiet one, and a step that is ended says nothing.
const longestMs = 40 * 60_000;

/** Runs an npm script, prints its duration, and counts. Tests print as they run, checks only on failure. */
export async function runStep(name: string, { script = name, flags = [], count }: Step = {}): Promise<Count> {
  if (count) console.log(`\n${name}`);
  const began = performance.now();
  const { isFine, said } = await runScript([script, ...flags], count !== undefined);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (!isFine && said) console.log(`\n${said.trimEnd()}\n`);
  console.log(`${isFine ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${seconds.padStart(6)} s`);
  return counted(name, isFine, count?.() ?? null);
}

/** One after the other, whether or not they succeed. */
export async function runSteps(...steps: Parameters<typeof runStep>[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const step of steps) counts.push(await runStep(...step));
  return counts;
}

/** A runner that fails with all tests passing (a leak, a file that does not load) counts as failed. */
function counted(name: string, isFine: boolean, report: Count | null): Count {
  if (isFine) return report ?? { passed: 1, failed: 0 };
  if (report && report.failed > 0) return report;
  return { passed: 0, ...report, failed: 1, failures: [name] };
}

function runScript(args: string[], isLive: boolean): Promise<{ isFine: boolean; said: string }> {
  const child = spawn('npm', ['run', '--silent', ...args], {
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
    timeout: longestMs,
  });
  let said = '';
  const hear = (chunk: Buffer) => (said += chunk.toString());
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ isFine: false, said: error.message }));
    child.once('close', (code) => resolve({ isFine: code === 0, said }));
  });
}
