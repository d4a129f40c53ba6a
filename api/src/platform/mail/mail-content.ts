import { z } from 'zod';

/** A file that goes along; text as it is, anything else in base64. */
const Attachment = z.object({
  filename: z.string(),
  content: z.string(),
  contentType: z.string(),
  encoding: z.enum(['utf8', 'base64']).optional(),
});
/** The same mail in another form, beside text and HTML: an invitation that calendars read, for one. */
const Alternative = z.object({ content: z.string(), contentType: z.string() });

/** What a mail holds, as it waits to be sent. */
export const MailContent = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  attachments: z.array(Attachment).optional(),
  alternatives: z.array(Alternative).optional(),
});
export type MailContent = z.infer<typeof MailContent>;
