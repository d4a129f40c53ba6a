import type { Certificate } from '@parley/contract/certificates/schemas.ts';
import type { File } from '@parley/contract/files/schemas.ts';
import { fullAddress } from '../platform/form/full-address.ts';

/** A certificate's form values: empty strings for nothing, the proof as a list of one file. */
interface CertificateValues {
  name: string;
  issuer: string;
  issuedOn: string;
  expiresOn: string;
  credentialUrl: string;
  fileId: File[];
}

export function valuesOf(certificate: Certificate | null): CertificateValues {
  const { name = '', issuer = '', issuedOn = '', expiresOn, credentialUrl, file } = certificate ?? {};
  return {
    name,
    issuer,
    issuedOn,
    expiresOn: expiresOn ?? '',
    credentialUrl: credentialUrl ?? '',
    fileId: file ? [file] : [],
  };
}

/** The form's values as the request body. */
export function readValues({ expiresOn, credentialUrl, fileId, ...rest }: CertificateValues) {
  return {
    ...rest,
    expiresOn: expiresOn || null,
    credentialUrl: fullAddress(credentialUrl) || null,
    fileId: fileId[0]?.id ?? null,
  };
}
