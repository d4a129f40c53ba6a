import { t } from '@lingui/core/macro';
import type { Certificate } from '@parley/contract/certificates/schemas.ts';
import { plainDateText } from '../time/long-dates.ts';

/** "Court of Bogotá, 1 May 2024 to 1 May 2027". */
export function issueText({
  issuer,
  issuedOn,
  expiresOn,
}: Pick<Certificate, 'issuer' | 'issuedOn' | 'expiresOn'>) {
  const issued = plainDateText(issuedOn);
  if (!expiresOn) return t`${issuer}, ${issued}`;
  const expires = plainDateText(expiresOn);
  return t`${issuer}, ${issued} to ${expires}`;
}
