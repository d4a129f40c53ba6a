import { z } from 'zod';
import { refuse } from '../../platform/http/refuse.ts';
import { type Bounce, isDeadAddress } from './bounce.ts';

/** Ours, for whoever maps the events of a provider to it. */
const Plain = z
  .object({ recipient: z.string(), type: z.enum(['hard', 'soft']), reason: z.string().default('') })
  .transform(({ recipient, type, reason }) => [{ recipient, isDead: type === 'hard', reason }]);

/** Postmark: only a hard bounce is for good. */
const Postmark = z
  .object({
    RecordType: z.literal('Bounce'),
    Type: z.string(),
    Email: z.string(),
    Description: z.string().default(''),
  })
  .transform(({ Type, Email, Description }) => [
    { recipient: Email, isDead: Type === 'HardBounce', reason: Description },
  ]);

/** Mailgun: the code of the server's reply says whether the address or the message was refused. */
const Mailgun = z
  .object({
    'event-data': z.object({
      event: z.literal('failed'),
      severity: z.enum(['permanent', 'temporary']),
      recipient: z.string(),
      'delivery-status': z
        .object({ 'enhanced-code': z.string().default(''), message: z.string().default('') })
        .default({ 'enhanced-code': '', message: '' }),
    }),
  })
  .transform(({ 'event-data': { severity, recipient, 'delivery-status': status } }) => [
    {
      recipient,
      isDead: severity === 'permanent' && isDeadAddress(status['enhanced-code'] || '5.0.0'),
      reason: status.message,
    },
  ]);

/** SendGrid: several at once, of all kinds; "blocked" is a bounce that says nothing of the address. */
const SendGrid = z
  .array(
    z.object({
      event: z.string(),
      email: z.string(),
      type: z.string().default('bounce'),
      status: z.string().default(''),
      reason: z.string().default(''),
    }),
  )
  .transform((events) =>
    events
      .filter(({ event }) => event === 'bounce')
      .map(({ email, type, status, reason }) => ({
        recipient: email,
        isDead: type === 'bounce' && isDeadAddress(status || '5.0.0'),
        reason,
      })),
  );

const Events = z.union([Plain, Postmark, Mailgun, SendGrid]);
const Json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'This is no JSON.' });
    return z.NEVER;
  }
});

/** The bounces among a provider's events; refuses what has none of the known shapes. */
export function readEvents(text: string): Bounce[] {
  const read = Json.pipe(Events).safeParse(text);
  return read.success ? read.data : refuse('invalid_input');
}
