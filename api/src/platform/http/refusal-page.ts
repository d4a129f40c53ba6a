import type { FastifyRequest } from 'fastify';
import { currentReader, i18n, productName, translated } from '../language/language.ts';
import { escaped } from './escaped.ts';
import { PLAIN_BODY } from './plain-page.ts';
import type { Refusal } from './refuse.ts';

/** Whether a person in a browser reads the response; API calls get the envelope. */
export const wantsPage = ({ url }: FastifyRequest): boolean =>
  !/^\/(?:api|healthz|readyz)(?:[/?]|$)/.test(url);

/** An error page when no real page can be rendered. It contains nothing from the request. */
export function refusalPage({ status, message, retryAfterSeconds }: Refusal): string {
  const seconds = retryAfterSeconds ?? 0;
  const wait = seconds < A_MOMENT ? '' : `<p>${i18n.t(WAIT, { seconds })}</p>`;
  const title = escaped(titleOf(status));
  const home = link('/', i18n.t('Go to the home page'));
  const ways = mayPass(status) ? [link('', i18n.t('Try again')), home] : [home];
  return `<!doctype html>
<html lang="${currentReader().language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title} · ${escaped(productName())}</title>
${PLAIN_BODY}
<h1>${title}</h1>
<p>${escaped(translated(message))}</p>
${wait}
<p>${ways.join(' · ')}</p>
</body>
</html>
`;
}

const mayPass = (status: number) => status === 429 || status >= 500;

/** An empty address is that of the page itself. */
const link = (address: string, name: string) => `<a href="${address}" style="color: inherit">${name}</a>`;

/** In seconds. Up to here the message says it all: “Try again in a moment.” */
const A_MOMENT = 10;
const WAIT = /*i18n*/ 'Try again in {seconds, plural, one {# second} other {# seconds}}.';

function titleOf(status: number): string {
  if (status === 404) return i18n.t('Page not found');
  if (status === 429) return i18n.t('Too many requests');
  return status === 503 ? i18n.t('Parley is busy') : i18n.t('Something went wrong');
}
