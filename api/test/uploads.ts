import type { File } from '@parley/contract/files/schemas.ts';
import { File as FileShape } from '@parley/contract/files/schemas.ts';
import { readdir } from 'node:fs/promises';
import type { Character } from './cast.ts';
import type { Answer } from './client.ts';
import { sessionOf } from './fill.ts';
import type { World } from './world.ts';

/** One part of a form as it is put on the wire; without a file name it is a field. */
export interface Part {
  name?: string;
  fileName?: string;
  type?: string;
  bytes: Uint8Array | string;
}

const BOUNDARY = 'the-boundary-of-the-tests';
export const FORM = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

/** A form of these parts, as a browser writes it. */
export function formOf(...parts: Part[]): Buffer {
  const lines = parts.flatMap(({ name = 'file', fileName, type = 'application/octet-stream', bytes }) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`,
    fileName === undefined ? '' : `; filename="${fileName.replaceAll('"', '%22')}"\r\ncontent-type: ${type}`,
    '\r\n\r\n',
    bytes,
    '\r\n',
  ]);
  return Buffer.concat([...lines, `--${BOUNDARY}--\r\n`].map((line) => Buffer.from(line)));
}

/** Sends a form as somebody, or as nobody. */
export async function sendForm(
  world: World,
  who: Character | null,
  url: string,
  payload: Buffer,
  headers: Record<string, string> = FORM,
): Promise<Answer<unknown>> {
  const session = who && (await sessionOf(world.platform, who));
  const response = await world.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...(session && { authorization: `Bearer ${session.accessToken}` }) },
    payload,
  });
  return { ...response.json<Omit<Answer<unknown>, 'response'>>(), response };
}

/** Uploads one file as somebody; it must be taken. */
export async function upload(
  world: World,
  who: Character,
  {
    fileName = 'notes.txt',
    bytes = 'Notes.',
    url = '/api/upload/file',
  }: Partial<Part> & { url?: string } = {},
): Promise<File> {
  const { data, ...answer } = await sendForm(world, who, url, formOf({ fileName, bytes }));
  if (answer.status !== 201)
    throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(answer.errors)}`);
  return FileShape.loose().parse(data);
}

/** Every file that lies in the folder of this world, whole or not. */
export async function filesOnDisk({ platform }: World): Promise<string[]> {
  const entries = await readdir(platform.settings.FILES_DIR, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
