import { createHash } from 'node:crypto';

/** The parts of a multipart body as a form; in place of a file's bytes, their number and hash. */
export function readMultipart(body: Buffer, contentType: string): string {
  const [, boundary = ''] = /boundary=([^;]+)/.exec(contentType) ?? [];
  const form = new URLSearchParams();
  // Latin-1: a character for each byte.
  for (const part of body.toString('latin1').split(`--${boundary}`).slice(1, -1)) {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const content = rest.join('\r\n\r\n').slice(0, -2);
    const [, name = ''] = /name="([^"]*)"/.exec(head) ?? [];
    const [, filename] = /filename="([^"]*)"/.exec(head) ?? [];
    if (filename === undefined) form.append(name, content);
    else {
      const bytes = Buffer.from(content, 'latin1');
      const [, type = ''] = /content-type: (.+)/i.exec(head) ?? [];
      form.append(`${name}[name]`, filename);
      form.append(`${name}[type]`, type.trim());
      form.append(`${name}[data]`, `${bytes.length} ${createHash('sha256').update(bytes).digest('hex')}`);
    }
  }
  return form.toString();
}
