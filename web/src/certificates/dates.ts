import type { Certificate } from '@parley/contract/certificates/schemas.ts';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const dayText = (date: string) => format.format(new Date(`${date}T00:00:00Z`));

/** "Court of Bogotá, 1 May 2024 to 1 May 2027". */
export function issueText({
  issuer,
  issuedOn,
  expiresOn,
}: Pick<Certificate, 'issuer' | 'issuedOn' | 'expiresOn'>) {
  const until = expiresOn ? ` to ${dayText(expiresOn)}` : '';
  return `${issuer}, ${dayText(issuedOn)}${until}`;
}
