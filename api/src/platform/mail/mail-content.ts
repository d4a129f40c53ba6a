import { z } from 'zod';

/** Text as is, anything else in base64. */
const Attachment = z.object({
  filename: z.string(),
  content: z.string(),
  contentType: z.string(),
  encoding: z.enum(['utf8', 'base64']).optional(),
});
/** Another form of the mail beside text and HTML, such as a calendar invitation. */
const Alternative = z.object({ content: z.string(), contentType: z.string() });

/** The queued content of a mail. */
export const MailContent = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  attachments: z.array(Attachment).optional(),
  alternatives: z.array(Alternative).optional(),
});
export type MailContent = z.infer<typeof MailContent>;
