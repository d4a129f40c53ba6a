import type { Certificate } from '@parley/contract/certificates/schemas.ts';
import { plainDateText } from '../time/format.ts';

/** "Court of Bogotá, 1 May 2024 to 1 May 2027". */
export function issueText({
  issuer,
  issuedOn,
  expiresOn,
}: Pick<Certificate, 'issuer' | 'issuedOn' | 'expiresOn'>) {
  const until = expiresOn ? ` to ${plainDateText(expiresOn)}` : '';
  return `${issuer}, ${plainDateText(issuedOn)}${until}`;
}
