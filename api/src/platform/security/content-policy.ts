import type { Settings } from '../../env.ts';

/** The directives of the Content-Security-Policy, as helmet takes them. */
export function contentPolicy({
  PUBLIC_URL,
  WEB_DEV,
  S3_BROWSER_ENDPOINT,
}: Pick<Settings, 'PUBLIC_URL' | 'WEB_DEV' | 'S3_BROWSER_ENDPOINT'>) {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // Vite injects styles.
    styleSrc: ["'self'", ...(WEB_DEV ? ["'unsafe-inline'"] : [])],
    styleSrcAttr: ["'unsafe-inline'"],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'", 'blob:'],
    imgSrc: [
      "'self'",
      'data:',
      'blob:',
      ...(S3_BROWSER_ENDPOINT === undefined ? [] : [new URL(S3_BROWSER_ENDPOINT).origin]),
    ],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    upgradeInsecureRequests: PUBLIC_URL.startsWith('https:') ? [] : null,
  };
}
