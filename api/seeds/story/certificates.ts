import { REVIEW_WITHIN_WORKING_DAYS } from '@parley/contract/certificates/states.ts';
import { hoursAfter } from '../../src/platform/clock.ts';
import { workingDaysAfter } from '../../src/platform/working-days.ts';
import { addAuditEntry } from './audit.ts';
import type { Pro } from '../cast.ts';
import type { Stage } from './story.ts';

const DAY_HOURS = 24;
const DECIDED_AFTER_HOURS = 22;
const ACTIONS = { VERIFIED: 'certificate.verify', REJECTED: 'certificate.reject' } as const;

interface CertificateInput {
  name: string;
  issuer: string;
  /** Days ago, and days ahead. */
  issued: number;
  expires?: number;
  sentHoursAgo: number;
  status: 'PENDING' | 'VERIFIED' | 'REJECTED';
  reason?: string;
}

/** Certificates: verified, rejected, expired and pending. */
export function addCertificates(stage: Stage): void {
  const ana = stage.pro('Ana Rincón');
  add(stage, ana, {
    name: 'Admission to the bar',
    issuer: 'Consejo Superior de la Judicatura',
    issued: 4_200,
    sentHoursAgo: 900,
    status: 'VERIFIED',
  });
  add(stage, ana, {
    name: 'Certified privacy professional, Europe',
    issuer: 'International Association of Privacy Professionals',
    issued: 500,
    expires: 230,
    sentHoursAgo: 700,
    status: 'VERIFIED',
  });
  add(stage, ana, {
    name: 'Mediation in commercial disputes',
    issuer: 'Cámara de Comercio de Bogotá',
    issued: 800,
    expires: -40,
    sentHoursAgo: 800,
    status: 'VERIFIED',
  });
  add(stage, ana, {
    name: 'Sworn translator, Spanish and English',
    issuer: 'Universidad Nacional de Colombia',
    issued: 1_500,
    sentHoursAgo: 60,
    status: 'REJECTED',
    reason: 'The scan ends before the signature. Please send both pages.',
  });
  add(stage, stage.pro('Tendai Kuhudzai'), {
    name: 'Solutions architect, professional',
    issuer: 'Cloud Academy',
    issued: 300,
    expires: 790,
    sentHoursAgo: 20,
    status: 'PENDING',
  });
}

function add(stage: Stage, pro: Pro, { issued, expires, sentHoursAgo, ...given }: CertificateInput): void {
  const { draft } = stage;
  const createdAt = hoursAfter(draft.hour, -sentHoursAgo);
  const id = draft.ids.at(createdAt);
  const dateIn = (days: number) => hoursAfter(draft.hour, days * DAY_HOURS).slice(0, 10);
  const isWaiting = given.status === 'PENDING';
  draft.rows.certificates.push({
    id,
    professionalId: pro.id,
    name: given.name,
    issuer: given.issuer,
    issuedOn: dateIn(-issued),
    expiresOn: expires === undefined ? null : dateIn(expires),
    credentialUrl: null,
    fileId: null,
    status: given.status,
    reason: given.reason ?? null,
    createdAt,
    dueAt: isWaiting ? workingDaysAfter(createdAt, REVIEW_WITHIN_WORKING_DAYS) : null,
    remindAt: null,
  });
  if (given.status === 'PENDING') return;
  addAuditEntry(stage, {
    at: hoursAfter(createdAt, DECIDED_AFTER_HOURS),
    action: ACTIONS[given.status],
    subject: { type: 'certificate', id },
    reason: given.reason ?? 'The issuer’s register names her.',
  });
}
