import { expect } from '@playwright/test';
import { outsideUrl } from './outside.ts';

interface Mail {
  subject: string;
  text: string;
  headers: Record<string, string>;
}

/** Waits for an email to an address (with such a subject), and returns the six digits of the newest one. */
export async function mailedCode(address: string, subject = /./): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const newest = (await mailsTo(address)).find((mail) => subject.test(mail.subject));
    code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
    expect(code, `a code mailed to ${address}`).toBeDefined();
  }).toPass({ timeout: 45_000, intervals: [100, 200, 400] });
  return code ?? '';
}

/** Waits for an email to an address with this subject, and returns the newest one. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  const found: Mail[] = [];
  await expect(async () => {
    found.splice(0, 1, ...(await mailsTo(address)).filter((mail) => subject.test(mail.subject)));
    expect(found, `a mail to ${address}`).not.toEqual([]);
  }).toPass({ timeout: 45_000, intervals: [100, 200, 400] });
  const [newest] = found;
  if (!newest) throw new Error(`no mail came to ${address}`);
  return newest;
}

async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${outsideUrl()}/mailbox.json?to=${encodeURIComponent(address)}`);
  const mails: Mail[] = JSON.parse(await response.text());
  return mails;
}
