import { misspelledSettings, type Settings } from '../../env.ts';
import type { OwnSettings } from '../installation/own-settings.ts';
import type { Environment } from '../settings/given-settings.ts';
import { error, ok, warning, type Verdict } from './finding.ts';

const isHere = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** The default, and what the examples have. */
const NOBODYS = /@parley\.test|\.example>?$/;

/** Settings that are valid and yet not what an installation wants; what admins have set since takes their place. */
export function checkSettings(
  environment: Environment,
  settings: Settings,
  own: Pick<OwnSettings, 'supportEmail' | 'securityContact'> | null,
): Verdict[] {
  const { PUBLIC_URL, DEMO_CLOCK, MAIL_FROM, STRIPE_SECRET_KEY } = settings;
  const SUPPORT_EMAIL = own?.supportEmail ?? settings.SUPPORT_EMAIL;
  const SECURITY_CONTACT = own?.securityContact ?? settings.SECURITY_CONTACT;
  const isPublic = !isHere(PUBLIC_URL);
  const found = misspelledSettings(environment).map(warning);
  if (isPublic && DEMO_CLOCK) found.push(error('DEMO_CLOCK lets anyone move the clock: unset it.'));
  if (isPublic && PUBLIC_URL.startsWith('http:'))
    found.push(
      warning('PUBLIC_URL is plain http: passwords can be read on the way. Put a proxy with TLS in front.'),
    );
  for (const [name, value] of Object.entries({ MAIL_FROM, SUPPORT_EMAIL, SECURITY_CONTACT }))
    if (isPublic && NOBODYS.test(value))
      found.push(warning(`${name} is at a domain that doesn’t exist: set your own.`));
  if (isPublic && STRIPE_SECRET_KEY.includes('_test_'))
    found.push(warning('STRIPE_SECRET_KEY is a test key: no money moves. Set a live one to go live.'));
  return found.length > 0 ? found : [ok('complete')];
}
