import { MAX_FILE_BYTES } from '@parley/contract/limits.ts';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ana, clara, milo, nima, tendai } from '../../../test/cast.ts';
import { sessionOf } from '../../../test/fill.ts';
import { hire } from '../../../test/hiring.ts';
import { filesOnDisk, FORM, formOf, sendForm, upload } from '../../../test/uploads.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { Refusal } from '../../platform/http/refuse.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
// Above the hourly upload limit.
beforeEach(() => world.platform.db.deleteFrom('throttles').execute());

const FILE = '/api/upload/file';
const IMAGE = '/api/upload/image';
const rows = () => world.platform.db.selectFrom('files').select(['id', 'name']).execute();
const stand = async () => ({ rows: (await rows()).length, disk: (await filesOnDisk(world)).toSorted() });
const bytesOf = async (url: string, who = ana) => {
  const { accessToken } = await sessionOf(world.platform, who);
  return (await world.app.inject({ url, headers: { authorization: `Bearer ${accessToken}` } })).rawPayload;
};
const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 60, b: 30, alpha: 0.5 } } });

describe('a file', () => {
  test('is kept as it is, under a name and a type that agree with its bytes', async () => {
    const answer = await sendForm(
      world,
      ana,
      FILE,
      formOf({ fileName: 'Angebot Müller.PDF', bytes: '%PDF-1.7 …' }),
    );
    expect(answer.status).toBe(201);
    const { id } = Object(answer.data);
    expect(answer.data).toEqual({
      id,
      name: 'Angebot Müller.PDF',
      size: 12,
      contentType: 'application/pdf',
      url: `/api/upload/file/${id}`,
      width: null,
      height: null,
    });
    expect((await bytesOf(`/api/upload/file/${id}`)).toString()).toBe('%PDF-1.7 …');
  });

  test('S27 that is a photograph says nothing of where it was taken, wherever it is put', async () => {
    const { jobId } = await hire(world, { client: milo, professional: tendai });
    const taken = { IFD0: { Make: 'Leica' }, IFD3: { GPSLatitude: '47/1 22/1 0/1' } };
    const bytes = await blank(30, 20).withExif(taken).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    for (const url of [FILE, `/api/upload/job/${jobId}`]) {
      const file = await upload(world, tendai, { url, fileName: 'site.jpg', bytes });
      const kept = await bytesOf(file.url, tendai);
      expect(file).toMatchObject({ size: kept.length, width: 20, height: 30 });
      expect([bytes.includes('Leica'), kept.includes('Leica')]).toEqual([true, false]);
      expect(kept.length).toBeLessThan(bytes.length);
    }
  });

  test('is what its bytes say, whatever it is called', async () => {
    const png = await blank(3, 2).png().toBuffer();
    const zip = [0x50, 0x4b, 3, 4, 20, 0, 0, 0];
    // A TIFF's directory may be at its end, beyond the sample.
    const scan = await blank(300, 300).tiff({ compression: 'none' }).toBuffer();
    const given: [string, string | Uint8Array, string, string][] = [
      ['scan', scan, 'scan.tif', 'image/tiff'],
      ['photo.jpg', png, 'photo.png', 'image/png'],
      ['setup.exe', png, 'setup.exe.png', 'image/png'],
      ['report.pdf', 'Only words.', 'report.txt', 'text/plain'],
      ['rates.csv', 'day;rate\n1;20', 'rates.csv', 'text/csv'],
      ['README.md', '# Hello', 'README.md', 'text/markdown'],
      ['run.sh', 'echo hello', 'run.sh.txt', 'text/plain'],
      ['noending', '{}', 'noending.txt', 'text/plain'],
      ['v1.2', 'Words', 'v1.2.txt', 'text/plain'],
      ['all.zip', Buffer.from(zip), 'all.zip', 'application/zip'],
      ['x.jar', Buffer.from(zip), 'x.jar.zip', 'application/zip'],
      [
        'letter.zip',
        zipOf({ '[Content_Types].xml': wordTypes, 'word/document.xml': '<w:document/>' }),
        'letter.docx',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      ],
      [
        'notes',
        zipOf({ mimetype: 'application/vnd.oasis.opendocument.text' }),
        'notes.odt',
        'application/vnd.oasis.opendocument.text',
      ],
      ['talk.m4v', Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), 'talk.m4v', 'video/mp4'],
      ['song.wav', Buffer.from('ID3\x03\0\0\0\0\x0f\0', 'latin1'), 'song.mp3', 'audio/mpeg'],
      [
        'old.doc',
        Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
        'old.doc',
        'application/msword',
      ],
    ];
    for (const [fileName, bytes, name, contentType] of given)
      expect(await upload(world, ana, { fileName, bytes })).toMatchObject({ name, contentType });
  });

  test('S27 that a browser or a machine could run is refused, with a way out', async () => {
    const before = await stand();
    const given: [string, string | Uint8Array][] = [
      ['page.html', '<!doctype html><script>alert(1)</script>'],
      ['page.txt', '\u{feff} \n<HTML><body>'],
      ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ['drawing.png', '<?xml version="1.0"?>\n<!-- hm --><svg onload="alert(1)"></svg>'],
      ['setup.pdf', Buffer.from('MZ\x90\0', 'latin1')],
      ['tool', Buffer.from('\x7fELF\x02', 'latin1')],
      ['run.txt', '#!/bin/sh\nrm -rf /'],
      ['app.msi', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
      ['letter.docx', zipOf({ 'word/document.xml': '<w:document/>', 'word/vbaProject.bin': 'x' })],
      ['what.bin', Buffer.from([1, 2, 3, 0xff, 0xfe])],
      ['broken.txt', Buffer.from([0x61, 0xc3])],
      ['empty.txt', ''],
    ];
    for (const [fileName, bytes] of given) {
      const answer = await sendForm(world, ana, FILE, formOf({ fileName, bytes }));
      expect([fileName, answer]).toMatchObject([
        fileName,
        {
          status: 415,
          code: 'unsupported_file',
          errors: [{ path: 'file', message: expect.stringMatching(/\.$/) }],
        },
      ]);
    }
    expect(await stand()).toEqual(before);
  });

  test('S27 has a name without folders, unseen signs and turned letters, and not an endless one', async () => {
    const given: [string, string][] = [
      ['../../etc/passwd.txt', 'passwd.txt'],
      [String.raw`C:\Users\ana\plan.txt`, 'plan.txt'],
      ['.htaccess', 'htaccess.txt'],
      ['../..', 'file.txt'],
      ['', 'file.txt'],
      ['in\u{202e}txt.voice.txt', 'intxt.voice.txt'],
      ['zero\u{200b}width.txt', 'zerowidth.txt'],
      ['  two   spaces .txt', 'two spaces .txt'],
      ['😀'.repeat(300) + '.txt', `${'😀'.repeat(196)}.txt`],
      ['résumé "final".txt', 'résumé "final".txt'],
    ];
    for (const [fileName, name] of given)
      expect([fileName, (await upload(world, ana, { fileName })).name]).toEqual([fileName, name]);
  });

  test('S27 is cut off at the first byte over 25 MiB, and nothing of it stays', async () => {
    const before = await stand();
    const whole = Buffer.alloc(MAX_FILE_BYTES + 1, 'a');
    const cut = await sendForm(world, ana, FILE, formOf({ fileName: 'big.txt', bytes: whole }));
    expect(cut).toMatchObject({ status: 413, code: 'too_large' });
    expect(await stand()).toEqual(before);
    const most = await upload(world, ana, { fileName: 'big.txt', bytes: whole.subarray(1) });
    expect(most.size).toBe(MAX_FILE_BYTES);
  });

  test('is not endless when nobody says how long it is', async () => {
    const before = await stand();
    const { status, sent } = await stream(300, 256 * 1024);
    expect(status).toBe(413);
    expect(sent).toBeGreaterThan(0);
    expect(await stand()).toEqual(before);
  });

  test('that its sender gives up leaves nothing', async () => {
    const before = await stand();
    await stream(8, 64 * 1024, true);
    await expect.poll(stand).toEqual(before);
  });

  test.each([
    ['nothing', Buffer.alloc(0), FORM, 400],
    ['an empty form', formOf(), FORM, 400],
    ['a form cut short', formOf({ fileName: 'a.txt', bytes: 'Words' }).subarray(0, -30), FORM, 400],
    ['two files', formOf({ fileName: 'a.txt', bytes: 'A' }, { fileName: 'b.txt', bytes: 'B' }), FORM, 400],
    ['a field before', formOf({ name: 'as', bytes: 'public' }, { fileName: 'a.txt', bytes: 'A' }), FORM, 400],
    ['a field behind', formOf({ fileName: 'a.txt', bytes: 'A' }, { name: 'as', bytes: 'public' }), FORM, 400],
    ['a part of another name', formOf({ name: 'picture', fileName: 'a.txt', bytes: 'A' }), FORM, 400],
    [
      'a part named like a prototype',
      formOf({ name: '__proto__', fileName: 'a.txt', bytes: 'A' }),
      FORM,
      400,
    ],
    [
      'no boundary',
      formOf({ fileName: 'a.txt', bytes: 'A' }),
      { 'content-type': 'multipart/form-data' },
      400,
    ],
    ['JSON', Buffer.from('{"file":"A"}'), { 'content-type': 'application/json' }, 415],
    ['bare bytes', Buffer.from('A'), { 'content-type': 'text/plain' }, 415],
  ])('sent as %s is refused, and nothing stays', async (_what, payload, headers, status) => {
    const before = await stand();
    const answer = await sendForm(world, ana, FILE, payload, headers);
    expect(answer).toMatchObject({ status, data: null });
    expect(answer.code).toBe(status === 400 ? 'invalid_input' : 'unsupported_media_type');
    expect(await stand()).toEqual(before);
  });

  test('sent twice is two files, also under one key', async () => {
    const headers = { ...FORM, 'idempotency-key': 'the same' };
    const [one, two] = [
      await sendForm(world, ana, FILE, formOf({ fileName: 'a.txt', bytes: 'A' }), headers),
      await sendForm(world, ana, FILE, formOf({ fileName: 'b.txt', bytes: 'B' }), headers),
    ];
    expect([one.data, two.data]).toMatchObject([{ name: 'a.txt' }, { name: 'b.txt' }]);
  });

  test('R5 that the disk has no room for is put off, not lost half-way', async () => {
    const [before, { storage }] = [await stand(), world.platform];
    world.platform.storage = {
      ...storage,
      write: async (_key, bytes) => {
        for await (const _ of bytes instanceof Readable ? bytes : []) break;
        throw new Refusal('unavailable', [], 60);
      },
    };
    const answer = await sendForm(
      world,
      ana,
      FILE,
      formOf({ fileName: 'a.txt', bytes: 'A'.repeat(500_000) }),
    );
    world.platform.storage = storage;
    expect(answer).toMatchObject({ status: 503, code: 'unavailable' });
    expect(answer.response.headers['retry-after']).toBe('60');
    expect(await stand()).toEqual(before);
  });
});

describe('a picture', () => {
  test('S27 is made anew: turned upright, and with nothing in it but the picture', async () => {
    const exif = {
      IFD0: { Make: 'SECRETCAM', Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    };
    const photo = await blank(40, 20).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    expect(photo.includes('SECRETCAM')).toBe(true);
    const file = await upload(world, ana, { url: IMAGE, fileName: 'me.jpeg', bytes: photo });
    expect(file).toMatchObject({ name: 'me.jpeg', contentType: 'image/jpeg', width: 20, height: 40 });
    const kept = await bytesOf(file.url);
    const { exif: left, xmp, iptc, icc, width, height, format } = await sharp(kept).metadata();
    expect({ left, xmp, iptc, icc }).toEqual({
      left: undefined,
      xmp: undefined,
      iptc: undefined,
      icc: undefined,
    });
    expect([format, width, height, kept.length]).toEqual(['jpeg', 20, 40, file.size]);
    expect(kept.includes('SECRETCAM')).toBe(false);
  });

  test('is no larger than a screen shows, and keeps what is see-through', async () => {
    const wide = await blank(4_800, 100, 4).png().toBuffer();
    const file = await upload(world, ana, { url: IMAGE, fileName: 'wide.png', bytes: wide });
    expect(file).toMatchObject({ name: 'wide.webp', contentType: 'image/webp', width: 2_400, height: 50 });
  });

  test('has smaller copies for lists, in which nothing is left of the camera either', async () => {
    const exif = { IFD0: { Make: 'SECRETCAM' } };
    const photo = await blank(1_200, 600).withExif(exif).jpeg().toBuffer();
    const file = await upload(world, ana, { url: IMAGE, fileName: 'studio.jpg', bytes: photo });
    for (const width of [128, 320, 480, 960]) {
      const copy = await bytesOf(`${file.url}?width=${width}`);
      const found = await sharp(copy).metadata();
      expect([found.format, found.width, found.height, found.exif]).toEqual([
        'webp',
        width,
        width / 2,
        undefined,
      ]);
    }
    const small = await upload(world, ana, {
      url: IMAGE,
      fileName: 'icon.jpg',
      bytes: await blank(90, 90).jpeg().toBuffer(),
    });
    expect(await bytesOf(`${small.url}?width=480`)).toEqual(await bytesOf(small.url));
    const odd = await world.nobody.raw({ method: 'GET', url: `${file.url}?width=481` });
    expect([odd.status, odd.errors?.[0]?.path]).toEqual([400, 'width']);
  });

  test('and its copies are seen by the same people, kept apart, and go together', async () => {
    const before = new Set(await filesOnDisk(world));
    const bytes = await blank(1_200, 600).jpeg().toBuffer();
    const { url } = await upload(world, ana, { url: IMAGE, fileName: 'mine.jpg', bytes });
    const added = (await filesOnDisk(world)).filter((name) => !before.has(name));
    expect(added).toHaveLength(5);
    const copy = { method: 'GET', url: `${url}?width=480` } as const;
    expect((await world.nobody.raw(copy)).status).toBe(404);
    const { accessToken } = await sessionOf(world.platform, ana);
    const headers = { authorization: `Bearer ${accessToken}` };
    const tags = await Promise.all([url, copy.url].map((at) => world.app.inject({ url: at, headers })));
    expect(new Set(tags.map((answer) => answer.headers.etag)).size).toBe(2);
    expect(tags.map((answer) => answer.headers['content-type'])).toEqual(['image/jpeg', 'image/webp']);
    await world.advance({ hours: 25 });
    expect((await filesOnDisk(world)).filter((name) => added.includes(name))).toEqual([]);
  });

  test('that is none, or is broken, or claims more pixels than memory holds, is refused', async () => {
    const before = await stand();
    const png = await blank(400, 400).png().toBuffer();
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    const given: [string, Uint8Array | string][] = [
      ['notes.png', 'Only words.'],
      ['page.pdf', '%PDF-1.7'],
      ['half.png', png.subarray(0, 200)],
      ['bomb.png', bomb],
      ['vector.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ];
    for (const [fileName, bytes] of given) {
      const answer = await sendForm(world, ana, IMAGE, formOf({ fileName, bytes }));
      expect([fileName, answer.status, answer.code]).toEqual([fileName, 415, 'unsupported_file']);
      expect([fileName, answer.errors?.[0]?.message]).not.toEqual([fileName, expect.stringContaining('ZIP')]);
    }
    expect(await stand()).toEqual(before);
  });

  test('sent as a file is refused, too, if it claims more than any camera takes', async () => {
    const before = await stand();
    const bytes = await blank(400, 400).png().toBuffer();
    bytes.writeUInt32BE(60_000, 16);
    bytes.writeUInt32BE(60_000, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    const answer = await sendForm(world, ana, FILE, formOf({ fileName: 'bomb.png', bytes }));
    expect([answer.status, answer.code, answer.errors]).toEqual([
      415,
      'unsupported_file',
      [{ path: 'file', message: 'This image can’t be read. It may be damaged.' }],
    ]);
    expect(await stand()).toEqual(before);
  });

  test('sent as a file stays as it is, with its measures as it is shown', async () => {
    const photo = await blank(40, 20).jpeg({ quality: 100 }).toBuffer();
    const file = await upload(world, ana, { fileName: 'design.jpg', bytes: photo });
    expect(file).toMatchObject({ size: photo.length, width: 40, height: 20 });
    expect(await bytesOf(file.url)).toEqual(photo);
  });
});

describe('uploads', () => {
  test('are described as forms of one file, with what they may be refused for', async () => {
    const document = (await world.app.inject({ url: '/api/openapi.json' })).json<object>();
    for (const path of [FILE, IMAGE, '/api/upload/job/{jobId}'])
      expect(document).toHaveProperty(
        ['paths', path, 'post'],
        expect.objectContaining({
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  properties: { file: { type: 'string', format: 'binary' } },
                  required: ['file'],
                  additionalProperties: false,
                },
              },
            },
          },
          responses: expect.objectContaining({ 413: expect.anything(), 415: expect.anything() }),
        }),
      );
  });

  test('are 60 an hour for one person, and then say how long to wait', async () => {
    const send = () => sendForm(world, nima, FILE, formOf({ fileName: 'a.txt', bytes: 'A' }));
    const answers = await Promise.all(Array.from({ length: 65 }, send));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
    const late = await send();
    expect(late).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(late.response.headers['retry-after'])).toBeGreaterThan(3_000);
  });

  test('come by the hundred at once and are all there, each once', async () => {
    const { jobId } = await hire(world, { client: milo, professional: tendai });
    const names = Array.from({ length: 100 }, (_, number) => `${number}.txt`);
    await Promise.all(
      names.map((fileName, number) =>
        upload(world, number % 2 ? milo : tendai, {
          url: `/api/upload/job/${jobId}`,
          fileName,
          bytes: fileName,
        }),
      ),
    );
    const listed = await (await world.as(milo)).ok('GET /api/upload/job/:jobId', { params: { jobId } });
    expect(listed.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  test('of nobody are not read at all', async () => {
    const answer = await sendForm(world, null, FILE, formOf({ fileName: 'a.txt', bytes: 'A' }));
    expect(answer).toMatchObject({ status: 401, code: 'unauthenticated' });
    const elsewhere = '/api/upload/job/01900000-0000-7000-8000-00000000dead';
    const lost = await sendForm(world, clara, elsewhere, formOf({ fileName: 'a.txt', bytes: 'A' }));
    expect(lost).toMatchObject({ status: 404, code: 'not_found' });
  });
});

const arriving = async () => (await filesOnDisk(world)).some((name) => name.endsWith('.part'));

/** Sends a chunked form over a real connection, optionally aborting it. */
async function stream(
  chunks: number,
  chunkBytes: number,
  givesUp = false,
): Promise<{ status: number; sent: number }> {
  const address = world.app.server.address() ? null : await world.app.listen({ port: 0, host: '127.0.0.1' });
  const port = new URL(address ?? `http://127.0.0.1:${Object(world.app.server.address()).port}`).port;
  const { accessToken } = await sessionOf(world.platform, ana);
  const { promise, resolve } = Promise.withResolvers<number>();
  const headers = { ...FORM, authorization: `Bearer ${accessToken}` };
  const call = request({ port, method: 'POST', path: FILE, headers }, (answer) => {
    answer.resume();
    resolve(answer.statusCode ?? 0);
  });
  call.on('error', () => resolve(0));
  const end = formOf().length + '\r\n'.length;
  call.write(formOf({ fileName: 'endless.txt', bytes: '' }).subarray(0, -end));
  let [sent, isAnswered] = [0, false];
  void promise.then(() => (isAnswered = true));
  for (; sent < chunks && !isAnswered; sent += 1) {
    if (!call.write(Buffer.alloc(chunkBytes, 'a')))
      await Promise.race([new Promise((drained) => call.once('drain', drained)), promise]);
  }
  if (givesUp) await expect.poll(arriving).toBe(true);
  if (givesUp) call.destroy();
  else call.end();
  return { status: await promise, sent };
}

const wordTypes =
  '<Types><Override PartName="/word/document.xml" ' +
  'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** An uncompressed ZIP archive without its central directory. */
function zipOf(files: Record<string, string>): Buffer {
  const entries = Object.entries(files).flatMap(([name, text]) => {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt32LE(crc32(text), 14);
    head.writeUInt32LE(text.length, 18);
    head.writeUInt32LE(text.length, 22);
    head.writeUInt16LE(name.length, 26);
    return [head, Buffer.from(name), Buffer.from(text)];
  });
  return Buffer.concat(entries);
}
