import { t } from '@lingui/core/macro';
import type { JobPosting, MatchingService } from '@parley/contract/job-postings/schemas.ts';
import { useState } from 'react';
import { call } from '../platform/api.ts';
import { detailOf } from '../platform/form/detail-of.ts';

/** A professional to invite: at what time, and the result of sending. */
export interface Invitee {
  service: MatchingService;
  startsAt: string | null;
  state: 'chosen' | 'sending' | 'sent' | 'refused';
  /** Set once it is sent. */
  inviteId: string | null;
  /** Why sending failed. */
  error: string | null;
}

export interface InviteContent {
  message: string;
  /** The budget in mind; null to talk first. */
  amountCents: number | null;
}

/** The chosen professionals, and sending to them one by one, so that a failure doesn't affect the others. */
export function useBulkInvites(posting: JobPosting) {
  const [invitees, setInvitees] = useState<readonly Invitee[]>([]);
  const [isSending, setIsSending] = useState(false);
  const change = (id: string, part: Partial<Invitee>) =>
    setInvitees((before) => before.map((each) => (each.service.id === id ? { ...each, ...part } : each)));

  function toggle(service: MatchingService) {
    const startsAt = service.professional.nextAvailableAt;
    const added: Invitee = { service, startsAt, state: 'chosen', inviteId: null, error: null };
    setInvitees((before) =>
      before.some((each) => each.service.id === service.id)
        ? before.filter((each) => each.service.id !== service.id)
        : [...before, added],
    );
  }

  /** Whether it was sent. */
  async function sendOne({ service, startsAt }: Invitee, { message, amountCents }: InviteContent) {
    const { id, consultationMinutes } = service;
    if (startsAt === null) return refused(id, t`Pick a time for the consultation.`);
    change(id, { state: 'sending', error: null });
    const result = await call('POST /api/job/jobPosting/invite', {
      body: {
        serviceId: id,
        postingId: posting.id,
        message: message.trim(),
        ...(amountCents !== null && { amountCents }),
        startsAt,
        minutes: consultationMinutes,
      },
    });
    if (!result.ok) return refused(id, detailOf(result));
    change(id, { state: 'sent', inviteId: result.data.id });
    return true;
  }

  function refused(id: string, error: string) {
    change(id, { state: 'refused', error });
    return false;
  }

  /** Whether all were sent. */
  async function send(content: InviteContent): Promise<boolean> {
    if (isSending) return false;
    setIsSending(true);
    let wereAllSent = true;
    for (const each of invitees.filter(({ state }) => !['sent', 'sending'].includes(state)))
      if (!(await sendOne(each, content))) wereAllSent = false;
    setIsSending(false);
    return wereAllSent;
  }

  const pick = (id: string, startsAt: string) => change(id, { startsAt, state: 'chosen', error: null });
  return { invitees, toggle, pick, send, isSending };
}
