import type { Role } from '@parley/contract/access.ts';
import { call } from '../../platform/api.ts';
import { roleChanged } from '../../platform/session/session.ts';

/**
 * Everything the settings of that role show, and the support ticket a link leads to; what fails to load affects only
 * its own section.
 */
export async function loadSettings(role: Role, ticketId: string | null) {
  const [me, sessions, activity, tickets, notifications, push, blocked, professional, receipts, billing] =
    await Promise.all([
      call('GET /api/users'),
      call('GET /api/auth/sessions'),
      call('GET /api/auth/activity', { query: {} }),
      loadTickets(ticketId),
      call('GET /api/notification/settings'),
      call('GET /api/notification/push'),
      call('GET /api/users/block'),
      role === 'PROFESSIONAL' ? loadProfessional() : null,
      role === 'CLIENT' ? call('GET /api/payment/client', { query: {} }) : null,
      role === 'ADMIN' ? null : call('GET /api/payment/billing'),
    ]);
  // An admin may have given this account another role since it signed in
  if (me.ok && me.data.role !== role) roleChanged(me.data.role);
  return { me, sessions, activity, tickets, notifications, push, blocked, professional, receipts, billing };
}

/** The latest tickets, and the one that a link leads to if it is older. */
async function loadTickets(id: string | null) {
  const latest = await call('GET /api/support', { query: {} });
  if (id === null || !latest.ok || latest.data.some((ticket) => ticket.id === id)) return { latest };
  const older = await call('GET /api/support', { query: { id } });
  return { latest, older: older.ok ? older.data[0] : undefined };
}

async function loadProfessional() {
  const [profile, disciplines, hours, dates, earnings, certificates] = await Promise.all([
    call('GET /api/users/professional'),
    call('GET /api/discipline'),
    call('GET /api/availability/professional'),
    call('GET /api/availability/date'),
    call('GET /api/payment/professional'),
    call('GET /api/certification', { query: {} }),
  ]);
  return { profile, disciplines, hours, dates, earnings, certificates };
}
