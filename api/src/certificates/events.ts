import type { CertificateStatus } from '@parley/contract/certificates/states.ts';

interface About {
  certificateId: string;
  professionalId: string;
  name: string;
}

declare module '../platform/events.ts' {
  interface Events {
    'certificate.decided': About & { status: CertificateStatus; hasBadge: boolean; reason: string | null };
    'certificate.expiring': About & { expiresOn: string };
  }
}
