import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Role } from '@parley/contract/access.ts';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { HoursSection } from '../../availability/HoursSection.tsx';
import { PasswordForm } from '../../auth/password/PasswordForm.tsx';
import { SecurityActivity } from '../../auth/security/SecurityActivity.tsx';
import { Sessions } from '../../auth/security/Sessions.tsx';
import { ProfilePictureForm } from '../../files/ProfilePictureForm.tsx';
import { PayoutsSection } from '../../payments/PayoutsSection.tsx';
import { requireUser } from '../../platform/session/guards.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { Appearance } from '../../shell/Appearance.tsx';
import { InstallApp } from '../../shell/install/InstallApp.tsx';
import { FormSkeleton } from '../../ui/feedback/FormSkeleton.tsx';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import type { Route } from './+types/SettingsPage';
import { AccountForm } from './AccountForm.tsx';
import { loadSettings } from './load-settings.ts';
import { ProfileSection } from '../profile-form/ProfileSection.tsx';
import { sectionAt, sectionsOf, type SectionId } from './settings-sections.ts';
import { SettingsNav } from './SettingsNav.tsx';

// Rarely opened sections are fetched when they are.
const ApiKeys = lazy(() => import('../../auth/api-keys/ApiKeys.tsx'));
const BlockedPeople = lazy(() => import('../blocks/BlockedPeople.tsx'));
const CertificatesSection = lazy(() => import('../../certificates/CertificatesSection.tsx'));
const BusyCalendars = lazy(() => import('../../availability/calendars/BusyCalendars.tsx'));
const CalendarSection = lazy(() => import('../../appointments/calendar/CalendarSection.tsx'));
const DataSection = lazy(() => import('./DataSection.tsx'));
const StorageUsage = lazy(() => import('../../files/StorageUsage.tsx'));
const NotificationPreferences = lazy(() => import('../../notifications/NotificationPreferences.tsx'));
const HelloSection = lazy(() => import('../../showcase/hello/record/HelloSection.tsx'));
const SamplesSection = lazy(() => import('../../showcase/SamplesSection.tsx'));
const OwnTickets = lazy(() => import('../../support/OwnTickets.tsx'));
const BillingForm = lazy(() => import('../../payments/billing/BillingForm.tsx'));
const Webhooks = lazy(() => import('../../webhooks/Webhooks.tsx'));
const SavedCards = lazy(() => import('../../payments/cards/SavedCards.tsx'));
const Receipts = lazy(() => import('../../payments/Receipts.tsx'));

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  pageMeta({
    title: titleAt(location.hash, loaderData?.user.role),
    description: t`Your account, security and preferences.`,
    hidden: true,
  });

/** Each section has a title of its own: browsers show it in their history, and screen readers read it out. */
function titleAt(hash: string, role: Role | undefined): string {
  if (hash === '' || role === undefined) return t`Settings`;
  const { name } = sectionAt(hash, sectionsOf(role));
  return t`${name} · Settings`;
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  return { user, ...(await loadSettings(user.role, new URL(request.url).searchParams.get('ticket'))) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useLingui();
  return <FormSkeleton title={t`Settings`} />;
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { hash } = useLocation();
  const sections = sectionsOf(loaderData.user.role);
  const section = sectionAt(hash, sections);
  return (
    // The anchor is on the whole page, so a link to a section shows the page from the top.
    <div id={section.id} className="column scroll-mt-24 pt-8 md:pt-12">
      <h1 className="mb-8">
        <Trans>Settings</Trans>
      </h1>
      <div className="grid gap-x-14 gap-y-8 md:grid-cols-[11.875rem_minmax(0,1fr)]">
        <SettingsNav sections={sections} current={section.id} />
        <section aria-labelledby="section" className="min-w-0">
          <h2 id="section">{section.name}</h2>
          <p className="mt-1.5 mb-8 max-w-[60ch] text-ink-3">{section.about}</p>
          <Suspense fallback={<SkeletonLines />}>
            <SectionBody id={section.id} loaded={loaderData} />
          </Suspense>
        </section>
      </div>
      <LeaveGuard />
    </div>
  );
}

function SectionBody({ id, loaded }: { id: SectionId; loaded: Route.ComponentProps['loaderData'] }) {
  const {
    user,
    me,
    sessions,
    activity,
    tickets,
    notifications,
    push,
    blocked,
    professional,
    receipts,
    billing,
  } = loaded;
  if (id === 'account') return <AccountForm me={me} picture={(mine) => <ProfilePictureForm me={mine} />} />;
  if (id === 'appearance') {
    return (
      <div className="grid gap-12">
        <Appearance />
        <InstallApp />
      </div>
    );
  }
  if (id === 'security') {
    return (
      <div className="grid gap-12">
        <PasswordForm />
        <Sessions sessions={sessions} />
        <SecurityActivity activity={activity} />
      </div>
    );
  }
  if (id === 'support') return <OwnTickets tickets={tickets.latest} older={tickets.older} />;
  if (id === 'blocked') return <BlockedPeople people={blocked} />;
  if (id === 'integrations') {
    return (
      <div className="grid gap-12">
        <ApiKeys />
        <Webhooks />
      </div>
    );
  }
  if (id === 'calendar') {
    return (
      <div className="grid gap-12">
        <BusyCalendars reader={user.role} />
        <CalendarSection />
      </div>
    );
  }
  if (id === 'notifications')
    return (
      <NotificationPreferences
        settings={notifications}
        push={push}
        role={user.role}
        zone={me.ok ? me.data.timeZone : null}
      />
    );
  if (id === 'data') return <DataSection role={user.role} storage={<StorageUsage />} />;
  if (id === 'billing')
    return billing && <BillingForm details={billing} isProfessional={user.role === 'PROFESSIONAL'} />;
  if (id === 'cards') return <SavedCards />;
  if (id === 'receipts') return receipts && <Receipts receipts={receipts} />;
  if (!professional) return null;
  if (id === 'profile')
    return (
      <div className="grid max-w-180 gap-12">
        <ProfileSection {...professional} />
        <HelloSection heading="h3" />
        <SamplesSection serviceId={null} heading="h3" />
      </div>
    );
  if (id === 'availability') return <HoursSection {...professional} />;
  if (id === 'certificates') return <CertificatesSection certificates={professional.certificates} />;
  return <PayoutsSection earnings={professional.earnings} />;
}
