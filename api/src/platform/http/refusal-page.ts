import type { FastifyRequest } from 'fastify';
import { currentReader, i18n, productName, translated } from '../language/language.ts';
import { escaped } from './escaped.ts';
import type { Refusal } from './refuse.ts';

/** Whether a person in a browser reads the response; API calls get the envelope. */
export const wantsPage = ({ url }: FastifyRequest): boolean =>
  !/^\/(?:api|healthz|readyz)(?:[/?]|$)/.test(url);

/** An error page when no real page can be rendered. It contains nothing from the request. */
export function refusalPage({ status, message, retryAfterSeconds }: Refusal): string {
  const seconds = retryAfterSeconds ?? 0;
  const wait = seconds < A_MOMENT ? '' : `<p>${i18n.t(WAIT, { seconds })}</p>`;
  const title = escaped(titleOf(status));
  return `<!doctype html>
<html lang="${currentReader().language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title} · ${escaped(productName())}</title>
<body style="font-family: system-ui, sans-serif; max-width: 32rem; margin: 20vh auto; padding: 0 1rem">
<h1>${title}</h1>
<p>${escaped(translated(message))}</p>
${wait}
<p><a href="/">${i18n.t('Go to the home page')}</a></p>
</body>
</html>
`;
}

/** In seconds. Up to here the message says it all: “Try again in a moment.” */
const A_MOMENT = 10;
const WAIT = /*i18n*/ 'Try again in {seconds, plural, one {# second} other {# seconds}}.';

function titleOf(status: number): string {
  if (status === 404) return i18n.t('Page not found');
  if (status === 429) return i18n.t('Too many requests');
  return status === 503 ? i18n.t('Parley is busy') : i18n.t('Something went wrong');
}
