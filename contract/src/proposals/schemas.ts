import { z } from 'zod';
import { cents, estimatedDays, id, instant, minutes } from '../fields.ts';
import { alternatives, negotiationMessage, refuseRepeatedTimes } from '../negotiations/schemas.ts';

export const ProposalFields = z
  .strictObject({
    postingId: id,
    serviceId: id.optional(),
    message: negotiationMessage,
    amountCents: cents,
    estimatedDays,
    startsAt: instant,
    alternatives: alternatives.optional(),
    minutes,
  })
  .superRefine(refuseRepeatedTimes);
