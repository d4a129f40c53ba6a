import type { FastifyRequest } from 'fastify';
import type { Refusal } from './refuse.ts';

/** Whether an answer is read by a person in a browser: calls get the envelope instead. */
export const wantsPage = ({ url }: FastifyRequest): boolean =>
  !/^\/(?:api|healthz|readyz)(?:[/?]|$)/.test(url);

/** A small page for what no page of ours could be made for: nothing of it comes from the request. */
export function refusalPage({ status, message, retryAfterSeconds }: Refusal): string {
  const wait = retryAfterSeconds === null ? '' : `<p>Try again in ${inWords(retryAfterSeconds)}.</p>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${TITLES[status] ?? 'Something went wrong'} · Parley</title>
<body style="font-family: system-ui, sans-serif; max-width: 32rem; margin: 20vh auto; padding: 0 1rem">
<h1>${TITLES[status] ?? 'Something went wrong'}</h1>
<p>${message}</p>
${wait}
<p><a href="/">Go to the home page</a></p>
</body>
</html>
`;
}

const TITLES: Record<number, string | undefined> = {
  404: 'Page not found',
  429: 'Too many requests',
  503: 'Parley is busy',
};

const inWords = (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`);
