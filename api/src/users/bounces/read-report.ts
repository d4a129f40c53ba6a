import PostalMime from 'postal-mime';
import { type Bounce, isDeadAddress } from './bounce.ts';

interface Report {
  /** Of the mail of ours that came back; null if it names none. */
  mailId: string | null;
  bounces: Omit<Bounce, 'recipient'>[];
}

/**
 * What a delivery status notification (RFC 3464) says. Other emails, like the answers of people who are away, report
 * nothing. The mail is told by the address that the notification went to or by the Message-ID of what came back: nobody
 * else knows its number, so nobody can silence another's mailbox with a made-up notification.
 */
export async function readReport(raw: Buffer, hostname: string): Promise<Report> {
  const email = await PostalMime.parse(raw, { attachmentEncoding: 'utf8', forceRfc822Attachments: true });
  const status = email.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (!status) return { mailId: null, bounces: [] };
  const [, ...recipients] = await fieldsOf(textOf(status.content));
  const failed = recipients.filter((fields) => fields.get('action')?.toLowerCase() === 'failed');
  return { mailId: mailIdIn(raw.toString('latin1'), hostname), bounces: failed.map(bounceOf) };
}

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** The groups of fields, which are written like the headers of an email: of the report, then of each recipient. */
function fieldsOf(text: string): Promise<Map<string, string>[]> {
  const groups = text.split(/\r?\n(?:[ \t]*\r?\n)+/).filter((group) => group.trim() !== '');
  return Promise.all(
    groups.map(async (group) => {
      const { headers } = await PostalMime.parse(`${group}\n\n`);
      return new Map(headers.map(({ key, value }) => [key.toLowerCase(), value]));
    }),
  );
}

function bounceOf(fields: Map<string, string>): Omit<Bounce, 'recipient'> {
  const status = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '';
  const said = fields.get('diagnostic-code')?.replace(/^\s*smtp\s*;\s*/i, '') ?? '';
  return { isDead: isDeadAddress(status), reason: said || status };
}

const ID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';

/** "bounces+ID@…", the sender on the envelope, or "<ID@hostname>", the Message-ID. */
function mailIdIn(raw: string, hostname: string): string | null {
  const byAddress = new RegExp(`\\+${ID}@`, 'i').exec(raw);
  const byMessage = new RegExp(`<${ID}@${RegExp.escape(hostname)}>`, 'i').exec(raw);
  return (byAddress ?? byMessage)?.[1]?.toLowerCase() ?? null;
}
