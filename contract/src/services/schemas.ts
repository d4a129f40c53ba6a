import { z } from 'zod';
import { CANCELLATION_HOURS } from '../appointments/cancel.ts';
import {
  cents,
  anyCents,
  consultationCents,
  description,
  experience,
  id,
  instant,
  minutes,
  pricing,
  rating,
  skills,
  text,
  title,
} from '../fields.ts';
import { Image } from '../files/schemas.ts';
import { MAX_ALT, MAX_ATTACHMENTS } from '../limits.ts';
import { ProfessionalCard } from '../users/schemas.ts';

/** What a professional fills in. */
export const ServiceFields = z.strictObject({
  title,
  description,
  disciplineId: id,
  categoryId: id,
  skills,
  experience,
  pricing,
  priceCents: cents,
  consultationMinutes: minutes,
  instantBooking: z
    .boolean()
    .default(false)
    .describe('clients book a consultation at one of the free times without waiting for an answer'),
  consultationPriceCents: consultationCents.default(0),
  cancellationHours: z
    .literal(CANCELLATION_HOURS, { error: /*i18n*/ 'Choose 2, 12, 24 or 48 hours.' })
    .default(24)
    .describe('until how many hours before a paid consultation the client gets everything back'),
  creditConsultation: z
    .boolean()
    .default(true)
    .describe('what a held consultation cost comes off the first payment for work'),
  hourSetId: id
    .nullable()
    .default(null)
    .describe('the set of hours its consultations can be booked in; null: the usual hours'),
  images: z
    .array(z.strictObject({ fileId: id, alt: text(1, MAX_ALT).optional() }))
    .max(MAX_ATTACHMENTS)
    .default([]),
  active: z.boolean().default(true),
});

const shared = {
  id,
  title: z.string(),
  disciplineId: id,
  categoryId: id,
  experience,
  pricing,
  priceCents: anyCents,
  consultationMinutes: z.int(),
  consultationPriceCents: anyCents.describe('0 is free'),
  rating,
  createdAt: instant,
  professional: ProfessionalCard,
};
export const ServiceCard = z.strictObject({ ...shared, image: Image.nullable() });
export type ServiceCard = z.infer<typeof ServiceCard>;

export const Service = z.strictObject({
  ...shared,
  professionalId: id,
  description: z.string(),
  disciplineName: z.string(),
  categoryName: z.string(),
  cancellationHours: z.literal(CANCELLATION_HOURS),
  creditConsultation: z.boolean(),
  skills: z.array(z.string()),
  instantBooking: z.boolean(),
  hourSetId: id.nullable(),
  images: z.array(Image),
  active: z.boolean(),
});
export type Service = z.infer<typeof Service>;

export const CAN_ADD_REASONS = [
  'profile_not_initialised',
  'payouts_not_enabled',
  'too_many_services',
  'too_many_in_all',
] as const;
export const CanAdd = z.strictObject({ canAdd: z.boolean(), reasons: z.array(z.enum(CAN_ADD_REASONS)) });
export type CanAdd = z.infer<typeof CanAdd>;
