import type { Role } from '@parley/contract/access.ts';
import { call } from '../../platform/api.ts';
import { roleChanged } from '../../platform/session/session.ts';

/** Everything the settings of that role show; what fails to load affects only its own section. */
export async function loadSettings(role: Role) {
  const [me, sessions, activity, tickets, notifications, push, blocked, professional, receipts, billing] =
    await Promise.all([
      call('GET /api/users'),
      call('GET /api/auth/sessions'),
      call('GET /api/auth/activity', { query: {} }),
      call('GET /api/support'),
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
