import type { World } from './world.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  files: { filename: string; contentType: string; text?: string }[];
}

/** Mails to an address, newest first, after everything queued was sent. */
export async function mailsTo(world: World, address: string): Promise<Mail[]> {
  if (!world.outside) throw new Error('this world has no mailbox: make it with `outside: true`');
  await world.settle();
  const response = await fetch(`${world.outside.url}/mailbox.json?to=${encodeURIComponent(address)}`);
  const mails: Mail[] = JSON.parse(await response.text());
  return mails;
}

export async function mailedCode(world: World, address: string): Promise<string> {
  const [newest] = await mailsTo(world, address);
  const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
  if (!code) throw new Error(`no code was mailed to ${address}`);
  return code;
}

export async function mailedToken(world: World, address: string): Promise<string> {
  const [newest] = await mailsTo(world, address);
  return tokenIn(newest?.text);
}

export function tokenIn(text = ''): string {
  const token = /#token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`no link in: ${text}`);
  return token;
}
