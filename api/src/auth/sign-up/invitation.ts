import { SIDE_ROLES, type SideRole } from '@parley/contract/sides.ts';
import type { Platform } from '../../platform/platform.ts';
import { isKeyedHash, keyedHash } from '../../platform/security/keys.ts';

const GOOD_FOR_MS = 14 * 86_400_000;

/** A link for newcomers of one role, for two weeks, for all who have it; nothing is stored. */
export function writeInvitation({ keys, settings, clock }: Platform, role: SideRole) {
  const madeAt = clock.now();
  const content = `${role}.${madeAt.getTime().toString(36)}`;
  const token = `${content}.${keyedHash(keys.signUpInvitation, content)}`;
  const url = new URL('/signup', settings.PUBLIC_URL);
  url.search = new URLSearchParams({ role, invitation: token }).toString();
  return { url: url.href, expiresAt: new Date(madeAt.getTime() + GOOD_FOR_MS).toISOString() };
}

/** Whether a token invites to this role: ours, not over, and not withdrawn. */
export function isInvitation(
  { keys, installation, clock }: Pick<Platform, 'keys' | 'installation' | 'clock'>,
  token: string | undefined,
  role: SideRole,
): boolean {
  const [invited = '', made = '', hash = ''] = (token ?? '').split('.');
  if (invited !== role || !SIDE_ROLES.some((each) => each === invited)) return false;
  if (!isKeyedHash(keys.signUpInvitation, `${invited}.${made}`, hash)) return false;
  const madeAt = Number.parseInt(made, 36);
  const { invitationsSince } = installation.current();
  const isWithdrawn = invitationsSince !== null && madeAt < Date.parse(invitationsSince);
  return !isWithdrawn && clock.now().getTime() < madeAt + GOOD_FOR_MS;
}
