import { styleText } from 'node:util';
import { isLoopback } from '../loopback.ts';
import type { Settings } from './settings.ts';

const people = [
  ['client@demo.parley.test', 'a client'],
  ['pro@demo.parley.test', 'a professional'],
  ['newpro@demo.parley.test', 'a professional who hasn’t set up anything yet'],
  ['admin@demo.parley.test', 'an admin'],
] as const;

/** Printed when everything runs; scripts wait for its last line. */
export function announce(settings: Settings, hasDemoPeople: boolean): string {
  const { publicUrl, outsideUrl } = settings;
  const who = people.map(([email, role]) => `    ${email.padEnd(26)}${role}`);
  const demo = ['', '  Log in with the password parley-demo-1 as', ...who];
  return [
    '',
    `  Product      ${publicUrl}`,
    `  Mailbox      ${outsideUrl}/mailbox  (everyone’s email)`,
    `  Data         ${settings.dataDir}`,
    ...(hasDemoPeople ? demo : []),
    ...(isLoopback(settings.host) ? [] : ['', styleText('red', warning(settings))]),
    '',
    '  Press Ctrl-C to stop everything.',
    '',
    `Parley is ready: product ${publicUrl}, outside world ${outsideUrl}`,
  ].join('\n');
}

function warning({ host, outsideUrl }: Settings): string {
  return [
    `  This is a demo, and others can reach it at ${host}:`,
    '    - the card processor is a stand-in; no money is real',
    `    - anyone can read everyone’s email at ${outsideUrl}/mailbox`,
    '    - anyone can move the clock',
    '    - the passwords of the demo people, including an admin, are published',
    '  Don’t put anything private in it.',
  ].join('\n');
}
