import type { LogoForm } from '@parley/contract/admin/settings/logo.ts';
import { RawReply } from '../platform/http/serve.ts';
import { drawLogo } from '../platform/installation/draw-logo.ts';
import type { Platform } from '../platform/platform.ts';

/** Like the color sheet: a process that doesn't have this version yet, or has a later one, gives what nobody keeps. */
export async function showLogo(
  platform: Platform,
  { version, form }: { version: number; form: LogoForm },
): Promise<RawReply> {
  const png = await drawLogo(platform, form);
  const isCurrent = version === platform.installation.current().version;
  const headers = {
    'content-type': 'image/png',
    'content-length': String(png.length),
    'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
  };
  return new RawReply(headers, png);
}
