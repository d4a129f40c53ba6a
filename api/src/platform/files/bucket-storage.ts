import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Settings } from '../../env.ts';
import { Refusal } from '../http/refuse.ts';
import { checkedKey, type Storage } from './storage.ts';

const CONNECT_MS = 3_000;
const SILENCE_MS = 30_000;
/** The smallest part that S3 takes; a file of 25 MiB is five, two of them in memory at once. */
const PART_BYTES = 5 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** Files as objects of one bucket, which several machines share. */
export function bucketStorage(Bucket: string, settings: Settings): Storage {
  const client = openClient(settings, settings.S3_ENDPOINT);
  const { S3_BROWSER_ENDPOINT } = settings;
  const browsers = S3_BROWSER_ENDPOINT === undefined ? null : openClient(settings, S3_BROWSER_ENDPOINT);
  return {
    async write(key, bytes) {
      const params = { Bucket, Key: checkedKey(key), Body: bytes };
      const upload = new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE });
      // When the source fails, the parts that are there already are given up: no object is left.
      await upload.done().catch(orUnavailable);
    },
    async read(key, part) {
      const Range = part && `bytes=${part.start}-${part.end}`;
      const get = new GetObjectCommand({ Bucket, Key: checkedKey(key), ...(Range && { Range }) });
      const object = await client.send(get).catch(nullIfGone).catch(orUnavailable);
      if (object === null) return null;
      return object.Body instanceof Readable ? object.Body : Readable.from([]);
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkedKey(key) })).catch(orUnavailable);
    },
    async signedUrl(key, { contentType, disposition }) {
      if (!browsers) return null;
      const get = new GetObjectCommand({
        Bucket,
        Key: checkedKey(key),
        ResponseContentType: contentType,
        ResponseContentDisposition: disposition,
        ResponseCacheControl: `public, max-age=${HOUR_SECONDS}`,
      });
      return getSignedUrl(browsers, get, { signingDate: startOfHour(), expiresIn: 2 * HOUR_SECONDS });
    },
  };
}

const HOUR_SECONDS = 3600;

/** So that a picture has one address for an hour, which browsers and proxies can keep. */
const startOfHour = () => new Date(Math.floor(Date.now() / (HOUR_SECONDS * 1000)) * HOUR_SECONDS * 1000);

function openClient(settings: Settings, endpoint: string | undefined): S3Client {
  const { S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  const hasKeys = S3_ACCESS_KEY_ID !== undefined && S3_SECRET_ACCESS_KEY !== undefined;
  return new S3Client({
    region: S3_REGION,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(hasKeys && {
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    }),
    // Storage besides AWS's refuses checksums that it doesn't know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENCE_MS },
  });
}

function nullIfGone(error: unknown): null {
  if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return null;
  throw error;
}

/** An operator needs a while to make room, or to bring the storage back. */
const AWAY_SECONDS = 60;
const AWAY = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT']);

function orUnavailable(error: unknown): never {
  throw isAway(error) ? new Refusal('unavailable', [], AWAY_SECONDS).because(error) : error;
}

function isAway(error: unknown): boolean {
  if (error instanceof S3ServiceException) return (error.$metadata.httpStatusCode ?? 0) >= 500;
  if (!(error instanceof Error)) return false;
  return error.name === 'TimeoutError' || ('code' in error && AWAY.has(String(error.code)));
}
