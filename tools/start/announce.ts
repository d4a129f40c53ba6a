import { styleText } from 'node:util';
import { isLoopback } from '../loopback.ts';
import type { Settings } from './settings.ts';

const people = [
  ['client@demo.parley.test', 'a client'],
  ['pro@demo.parley.test', 'a professional'],
  ['newpro@demo.parley.test', 'a professional who has set up nothing yet'],
  ['admin@demo.parley.test', 'an administrator'],
] as const;

/** What a person reads when everything runs; the last line is the one that says so. */
export function announce(settings: Settings, hasDemoPeople: boolean): string {
  const { publicUrl, outsideUrl } = settings;
  const who = people.map(([email, role]) => `    ${email.padEnd(26)}${role}`);
  const demo = ['', '  Sign in with the password parley-demo-1 as', ...who];
  return [
    '',
    `  The product       ${publicUrl}`,
    `  Everybody's mail  ${outsideUrl}/mailbox`,
    `  The data          ${settings.dataDir}`,
    ...(hasDemoPeople ? demo : []),
    ...(isLoopback(settings.host) ? [] : ['', styleText('red', warning(settings))]),
    '',
    '  Ctrl-C stops everything.',
    '',
    `Parley is ready: product ${publicUrl}, outside world ${outsideUrl}`,
  ].join('\n');
}

function warning({ host, outsideUrl }: Settings): string {
  return [
    `  This is a demo, and others can reach it on ${host}:`,
    '    - a stand-in plays the card processor; no money is real',
    `    - anybody can read everybody's email at ${outsideUrl}/mailbox`,
    '    - anybody can move the clock',
    '    - the passwords of the demo people, an admin among them, are published',
    '  Put nothing private in it.',
  ].join('\n');
}
