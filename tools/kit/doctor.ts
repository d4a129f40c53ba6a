import { runCommand } from './run-command.ts';

/** What `parley doctor` says of one thing that it looks at. */
export async function doctorOf(check: string, env: Record<string, string>): Promise<string> {
  let said = await ask(check, env);
  // Doctor asks everything at once, and waits five seconds: where others work, too, that may be short.
  for (let tries = 1; tries < 3 && said.includes('No answer within'); tries += 1)
    said = await ask(check, env);
  return said;
}

async function ask(check: string, env: Record<string, string>): Promise<string> {
  const { out } = await runCommand(['doctor', '--json'], env);
  const found: { check: string; grade: string; says: string }[] = JSON.parse(out);
  const line = found.find((each) => each.check === check);
  return `${line?.grade}: ${line?.says}`;
}
