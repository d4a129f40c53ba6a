import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { contentPolicy } from '../security/content-policy.ts';
import { pagePolicy, type SetPolicy } from '../security/security-headers.ts';
import { MicroCache } from './micro-cache.ts';

/** A rendered page as it is sent. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  /** Sets its Content-Security-Policy, which names the hashes of its inline scripts and styles. */
  setPolicy: SetPolicy;
  /** The policy as it was first sent: making it anew took a twentieth of an answer. */
  policy?: ReturnType<FastifyReply['raw']['getHeader']>;
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

const POLICY = 'content-security-policy';
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Of the compressed bodies, too: all three are kept. */
const sizeOf = ({ status, bodies: { br, gzip: zipped, identity } }: Page) =>
  status === 200 ? br.length + zipped.length + identity.length : null;

export type PageCache = MicroCache<Page>;

/** Public pages of visitors, kept for `freshMs`. */
export const createPageCache = (freshMs: number): PageCache => new MicroCache({ freshMs, sizeOf });

/** The whole page, hashed and compressed once for all who get it. */
export async function finishPage(page: Response, policy: ReturnType<typeof contentPolicy>): Promise<Page> {
  const identity = Buffer.from(await page.arrayBuffer());
  const html = identity.toString();
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(identity),
  ]);
  return {
    status: page.status,
    headers: Object.fromEntries(page.headers),
    setPolicy: pagePolicy(policy, {
      scripts: hashes(html, INLINE_SCRIPTS),
      styles: hashes(html, INLINE_STYLES),
    }),
    etag: `"${sha256(identity)}"`,
    bodies: { br, gzip: zipped, identity },
  };
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('base64');

/** Without `src`: a kept page can't carry the nonce of each answer. Data blocks don't run; their hashes are spare. */
const INLINE_SCRIPTS = /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs;
const INLINE_STYLES = /<style[^>]*>(.*?)<\/style>/gs;

const hashes = (html: string, elements: RegExp) =>
  [...html.matchAll(elements)].map(([, content = '']) => `'sha256-${sha256(content)}'`);

/** Sends a page in the best encoding that the browser takes, or that it has not changed. */
export function sendPage({ raw, headers }: FastifyRequest, reply: FastifyReply, page: Page) {
  const { status, headers: own, etag, bodies } = page;
  if (page.policy === undefined) page.setPolicy(raw, reply.raw, () => {});
  else reply.raw.setHeader(POLICY, page.policy);
  page.policy = reply.raw.getHeader(POLICY);
  const accepted = new Negotiator({ headers }).encodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((each) => accepted.includes(each)) ?? 'identity';
  void reply.code(status).headers(own).header('vary', 'accept-encoding, cookie');
  if (status === 200) void reply.header('etag', etag);
  if (status === 200 && headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}
