import { paletteOf, tokensOf } from '@parley/contract/admin/settings/colors.ts';
import { RawReply } from '../platform/http/serve.ts';
import type { Platform } from '../platform/platform.ts';

/**
 * The tokens of the installation's own colors, which pages load after their stylesheet. The version in the address is of the
 * settings: a process that doesn't have it yet gives what nobody keeps.
 */
export async function readColorSheet({ installation }: Platform, version: number): Promise<RawReply> {
  const { colors, version: known } = installation.current();
  const [light, dark] = [tokensOf(paletteOf(colors, 'light')), tokensOf(paletteOf(colors, 'dark'))];
  const ofDark = new Map(Object.entries(dark));
  const rules = Object.entries(light).map(
    ([token, color]) => `${token}:light-dark(${color},${ofDark.get(token)})`,
  );
  const headers = {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': version === known ? 'public, max-age=31536000, immutable' : 'no-store',
  };
  return new RawReply(headers, `:root,[data-theme]{${rules.join(';')}}\n`);
}
