import { randomBytes } from 'node:crypto';
import { MEBIBYTE } from '@parley/contract/admin/settings/limits.ts';
import type { File } from '@parley/contract/files/schemas.ts';
import { MAX_FILE_BYTES } from '@parley/contract/limits.ts';
import { clara } from '../../../api/test/cast.ts';
import { sessionOf } from '../../../api/test/fill.ts';
import { POSTING } from '../../../api/test/negotiations.ts';
import { FORM, formOf } from '../../../api/test/uploads.ts';
import { doctorOf } from '../doctor.ts';
import type { Installation } from '../installation.ts';
import { personAt } from '../person.ts';
import type { Report } from '../report.ts';
import { missingForSwift } from '../swift.ts';

const PART_BYTES = 5 * MEBIBYTE;
/** In three parts. */
const LARGE_BYTES = 12 * MEBIBYTE;
/** One pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** OpenStack Swift as object storage: what doctor says of a key, files in parts, what stays of one too large, signed addresses. */
export async function storage(installation: Installation, report: Report): Promise<void> {
  const missing = missingForSwift();
  if (missing !== null) return report.skip('storage', `the packages ${missing} aren’t installed`);
  report.add('OpenStack Swift', await versionOf(installation), 'for the record', true);
  await examine(installation, report);
  await wrongKey(installation, report);
  const large = await inParts(installation, report);
  await tooLarge(installation, report);
  await signed(installation, report);
  await installation.world.platform.storage.remove(large);
  report.exactly('parts of the removed file that are left', (await partsIn(installation)).length, 0);
}

async function versionOf({ bucket }: Installation): Promise<string> {
  const answer = await fetch(`${bucket.settings.S3_ENDPOINT}/info`);
  const { swift }: { swift: { version: string } } = JSON.parse(await answer.text());
  return swift.version;
}

const WRONG = { S3_SECRET_ACCESS_KEY: 'the secret of another' };

async function examine({ environment }: Installation, report: Report): Promise<void> {
  const says = async (what: string, settings: Record<string, string>, must: RegExp) => {
    const said = await doctorOf('files', { ...environment, ...settings });
    report.add(`doctor, ${what}`, said, String(must), must.test(said));
  };
  await says('the right key', {}, /^ok: written, read and removed$/);
  await says('a wrong secret', WRONG, /^error: .*signature/);
  await says('a key that Swift doesn’t know', { S3_ACCESS_KEY_ID: 'parley:nobody' }, /^error: .*[Kk]ey/);
  await says('no such bucket', { S3_BUCKET: 'parley-elsewhere' }, /^error: .*bucket does not exist/);
}

/** The same product but for its secret: Swift refuses it. */
async function wrongKey(installation: Installation, report: Report): Promise<void> {
  const wrong = await installation.product(WRONG);
  await wrong.server.start();
  const answer = await send(installation, wrong.url, formOf({ fileName: 'kit.txt', bytes: 'Not here.' }));
  await wrong.server.stop();
  report.exactly('an upload with a wrong secret answers', answer.status, 500);
  report.exactly('an upload with a wrong secret: objects', await keysIn(installation), 0);
}

/** A file that the client of the product sends in parts, public and so read in parts, too; its key. */
async function inParts(installation: Installation, report: Report): Promise<string> {
  const bytes = Buffer.from(randomBytes((LARGE_BYTES * 3) / 4).toString('base64'));
  const began = performance.now();
  const file = await upload(installation, 'large.txt', bytes);
  report.add('12 MiB uploaded at A', `${Math.round(performance.now() - began)} ms`, 'for the record', true);
  report.exactly('parts of it in Swift', (await partsIn(installation)).length, 3);
  await publish(installation, file);
  const [from, to] = [PART_BYTES - 10, PART_BYTES + 9];
  const there = `${installation.web[1]?.url}${file.url}`;
  const answer = await fetch(there, { headers: { range: `bytes=${from}-${to}` } });
  const part = Buffer.from(await answer.arrayBuffer());
  report.exactly(
    'a Range over the edge of a part, at B',
    `${answer.status} ${answer.headers.get('content-range')}`,
    `206 bytes ${from}-${to}/${bytes.length}`,
  );
  const whole = Buffer.from(await (await fetch(there)).arrayBuffer());
  const isSame = part.equals(bytes.subarray(from, to + 1)) && whole.equals(bytes);
  report.exactly('this range and all of it, read at B', isSame ? 'the same' : 'others', 'the same');
  const [key = ''] = await installation.bucket.keys();
  return key;
}

/** It doesn’t say how long it is: only what has come already tells. */
async function tooLarge(installation: Installation, report: Report): Promise<void> {
  const before = [await keysIn(installation), (await partsIn(installation)).length];
  const form = formOf({ fileName: 'large.txt', bytes: Buffer.alloc(MAX_FILE_BYTES + 1, 'a') });
  const answer = await send(installation, installation.web[0]?.url ?? '', inPieces(form));
  report.exactly('a file a byte larger than its limit answers', answer.status, 413);
  const after = [await keysIn(installation), (await partsIn(installation)).length];
  report.exactly('objects and parts after it', after.join(' and '), before.join(' and '));
}

function* pieces(form: Buffer) {
  for (let at = 0; at < form.length; at += 65_536) yield form.subarray(at, at + 65_536);
}
const inPieces = (form: Buffer) => ReadableStream.from(pieces(form));

/** A public picture comes from Swift itself, by an address that nobody can change. */
async function signed(installation: Installation, report: Report): Promise<void> {
  const { S3_ENDPOINT } = installation.bucket.settings;
  const direct = await installation.product({ S3_BROWSER_ENDPOINT: S3_ENDPOINT });
  await direct.server.start();
  const file = await upload(installation, 'pixel.png', PICTURE);
  await publish(installation, file);
  const answer = await fetch(`${direct.url}${file.url}`, { redirect: 'manual' });
  await direct.server.stop();
  const address = new URL(answer.headers.get('location') ?? '');
  report.exactly(
    'a public picture is redirected',
    `${answer.status} to ${address.origin}`,
    `302 to ${S3_ENDPOINT}`,
  );
  const picture = await fetch(address);
  const shown = ['content-type', 'content-disposition'].map((name) => picture.headers.get(name)).join(', ');
  report.exactly(
    'the signed address answers',
    `${picture.status} ${shown}`,
    '200 image/png, inline; filename=pixel.png',
  );
  const bytes = Buffer.from(await picture.arrayBuffer());
  report.exactly('its bytes', bytes.length, file.size);
  const changed = new URL(address);
  changed.searchParams.set('X-Amz-Expires', '604800');
  report.exactly('the same for a week, which nobody signed', (await fetch(changed)).status, 403);
  const unsigned = new URL(address);
  unsigned.searchParams.delete('X-Amz-Signature');
  report.exactly('the same without its signature', (await fetch(unsigned)).status, 403);
}

const keysIn = async ({ bucket }: Installation) => (await bucket.keys()).length;

/** Swift keeps parts in a bucket beside. */
async function partsIn({ storage: swift, bucket }: Installation): Promise<string[]> {
  const beside = await swift.bucket(`${bucket.settings.S3_BUCKET}+segments`);
  return beside.keys();
}

async function send(
  { world }: Installation,
  url: string,
  body: Buffer | ReadableStream<Uint8Array>,
): Promise<Response> {
  const { accessToken } = await sessionOf(world.platform, clara);
  const headers = { ...FORM, authorization: `Bearer ${accessToken}` };
  return fetch(`${url}/api/upload/file`, { method: 'POST', headers, body, duplex: 'half' });
}

async function upload(installation: Installation, fileName: string, bytes: Buffer): Promise<File> {
  const answer = await send(installation, installation.web[0]?.url ?? '', formOf({ fileName, bytes }));
  const { data }: { data: File } = JSON.parse(await answer.text());
  return { ...data, url: new URL(data.url, 'http://here').pathname };
}

/** What is attached to a posting is for everybody. */
async function publish({ world, web }: Installation, { id }: File): Promise<void> {
  const client = personAt(web[0]?.url ?? '', await sessionOf(world.platform, clara));
  await client.call('POST', '/api/job/jobPosting', {
    ...POSTING,
    attachments: [id],
  });
}
