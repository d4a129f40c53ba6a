import { PRODUCT_NAME } from '@parley/contract/admin/settings/product-name.ts';
import { CODE_MINUTES } from '@parley/contract/limits.ts';
import { z } from 'zod';
import { MailContent } from './mail-content.ts';
import { mailAttempts } from '../observe/metrics.ts';
import { MAX_CONCURRENT_MAILS } from './mailer.ts';
import type { Installation } from '../installation/installation.ts';
import { addressIn } from './address-in.ts';
import type { Platform } from '../platform.ts';
import {
  claimMails,
  markFailed,
  markGivenUp,
  markSent,
  RETRY_MINUTES,
  type ClaimedMail,
} from './queries-mails.ts';

/** Sends a queued mail unless another process has claimed it. */
export async function deliverMail(platform: Platform, id: string): Promise<void> {
  const [mail] = await claimMails(platform.db, { now: platform.clock.instant(), id, limit: 1 });
  if (mail) await deliver(platform, mail);
}

/**
 * Returns how many were due. While the server can’t be reached the rest waits for the next sweep: each try may take
 * ten seconds, and so would all that is due after the mails.
 */
export async function deliverDue(platform: Platform): Promise<number> {
  const mails = await claimMails(platform.db, { now: platform.clock.instant(), limit: MAX_CONCURRENT_MAILS });
  const outcomes = await Promise.all(mails.map((mail) => deliver(platform, mail)));
  return outcomes.every((outcome) => outcome === 'away') ? 0 : mails.length;
}

/**
 * One attempt. A crash between the SMTP server's acceptance and our update sends the mail again, under the same
 * Message-ID, by which mailboxes detect duplicates.
 */
async function deliver(platform: Platform, mail: ClaimedMail): Promise<'done' | 'away'> {
  const { db, clock, log } = platform;
  const { id, kind, tries } = mail;
  if (isExpired(mail)) {
    await markGivenUp(db, id, {
      at: clock.instant(),
      error: 'The code in this email has expired.',
      isUseless: true,
    });
    return 'done';
  }
  try {
    await send(platform, mail);
    mailAttempts.inc({ outcome: 'sent' });
  } catch (error) {
    mailAttempts.inc({ outcome: 'failed' });
    log.warn({ mail: id, kind, tries, err: error }, 'email delivery failed');
    const reason = reasonOf(error);
    if (tries <= RETRY_MINUTES.length && !isFinal(error)) await markFailed(db, id, reason);
    else await markGivenUp(db, id, { at: clock.instant(), error: reason, isUseless: kind === 'code' });
    return SmtpRefusal.safeParse(error).success ? 'done' : 'away';
  }
  await markSent(db, id, clock.instant());
  return 'done';
}

/** Codes expire in real time, and their mails with them. */
function isExpired({ kind, createdAt }: ClaimedMail): boolean {
  return kind === 'code' && Date.now() > Date.parse(createdAt) + CODE_MINUTES * 60_000;
}

async function send(
  { settings, installation, mailer }: Platform,
  { id, recipient, content }: ClaimedMail,
): Promise<void> {
  const { subject, headers, ...rest } = MailContent.parse(content);
  await mailer.sendMail({
    ...rest,
    from: senderOf(settings.MAIL_FROM, installation.current()),
    ...(settings.BOUNCES_ADDRESS && {
      envelope: { from: returnAddress(settings.BOUNCES_ADDRESS, id), to: recipient },
    }),
    // As an object, so that it is never parsed as a list of addresses.
    to: { name: '', address: recipient },
    subject: oneLine(subject),
    messageId: `<${id}@${new URL(settings.PUBLIC_URL).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** By its number in the address, a mail that comes back is known. */
const returnAddress = (address: string, id: string): string => address.replace('@', `+${id}@`);

/** The name that admins have set, else the one of the setting. */
function senderOf(from: string, { name }: Installation): string | { name: string; address: string } {
  return name === PRODUCT_NAME ? from : { name, address: addressIn(from) };
}

/** A name must not inject another header line. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u{2028}\u{2029}]+/gu, ' ').trim();
}

/** What the server says of this mail; every other error is of the server itself, or of the way to it. */
const SmtpRefusal = z.object({ code: z.enum(['EENVELOPE', 'EMESSAGE']), responseCode: z.number() });

/** A permanent SMTP error: no such mailbox, too large. */
function isFinal(error: unknown): boolean {
  const refused = SmtpRefusal.safeParse(error);
  return refused.success && refused.data.responseCode >= 500;
}

const MAX_REASON_LENGTH = 300;

function reasonOf(error: unknown): string {
  return oneLine(error instanceof Error ? error.message : String(error)).slice(0, MAX_REASON_LENGTH);
}
