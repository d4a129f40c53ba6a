import type { Stage } from './story.ts';

interface AuditInput {
  at: string;
  action: string;
  subject: { type: string; id: string };
  reason: string | null;
}

export function addAuditEntry({ draft, admin }: Stage, { at, action, subject, reason }: AuditInput): void {
  draft.rows.auditEntries.push({
    id: draft.ids.at(at),
    at,
    actorId: admin.id,
    action,
    subjectType: subject.type,
    subjectId: subject.id,
    reason,
  });
}
