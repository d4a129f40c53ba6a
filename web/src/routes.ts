import type { RouteConfig } from '@react-router/dev/routes';
import { index, layout, route } from '@react-router/dev/routes';

/**
 * A private page goes into the layout of those it is for, and needs no guard of its own: the layouts send
 * everybody else away, on the server as well as in the browser, and empty the page when a session ends.
 */
export default [
  index('home/HomePage.tsx'),
  route('become-a-pro', 'home/pro/BecomeProPage.tsx'),
  route('services', 'services/list/ServicesPage.tsx'),
  route('services/compare', 'services/compare/ComparePage.tsx'),
  route('service/:serviceId', 'services/ServicePage.tsx'),
  route('professional/profile/:professionalId', 'users/ProfilePage.tsx'),
  route('job-posting', 'job-postings/JobPostingsPage.tsx'),
  route('job-posting/:postingId', 'job-postings/JobPostingPage.tsx'),
  route('signup', 'auth/SignUpPage.tsx'),
  route('verify', 'auth/VerifyPage.tsx'),
  route('login', 'auth/LoginPage.tsx'),
  route('forgotPassword', 'auth/password/ForgotPasswordPage.tsx'),
  route('termsOfService', 'shell/TermsPage.tsx'),
  route('faq', 'support/FaqPage.tsx'),
  route('unsubscribe/:token', 'notifications/UnsubscribePage.tsx'),
  layout('platform/session/SignedIn.tsx', [
    route('dashboard', 'dashboard/DashboardPage.tsx'),
    route('settings', 'users/account/SettingsPage.tsx'),
    route('favorites', 'favorites/FavoritesPage.tsx'),
    route('saved-searches', 'saved-searches/SavedSearchesPage.tsx'),
    route('job/:jobId', 'jobs/JobPage.tsx'),
    route('job/:jobId/chat', 'chat/ChatPage.tsx'),
    route('job/:jobId/consultation/:appointmentId', 'appointments/ConsultationPage.tsx'),
    route('invoice/:invoiceId', 'payments/invoices/InvoicePage.tsx'),
    route('notifications', 'notifications/NotificationsPage.tsx'),
    route('previousJobs', 'jobs/PreviousJobsPage.tsx'),
    layout('platform/session/ForProfessionals.tsx', [
      route('settings/professional/profile/init', 'users/profile-form/ProfileInitPage.tsx'),
      route('settings/professional/payment/onboarding', 'payments/PaymentOnboardingPage.tsx'),
      route('payouts', 'payments/payouts/PayoutsPage.tsx'),
      route('recommended', 'saved-searches/recommendations/RecommendedPage.tsx'),
      route('services/add', 'services/form/AddServicePage.tsx'),
      route('service/edit/:serviceId', 'services/form/EditServicePage.tsx'),
      route('job-proposal/:proposalId', 'proposals/JobProposalPage.tsx'),
    ]),
    layout('platform/session/ForClients.tsx', [
      route('recommended/professionals', 'saved-searches/recommendations/RecommendedProfessionalsPage.tsx'),
      route('job-posting/add', 'job-postings/form/AddPostingPage.tsx'),
      route('job-posting/edit/:postingId', 'job-postings/form/EditPostingPage.tsx'),
      route('job-posting/proposals/:postingId', 'proposals/ProposalsPage.tsx'),
      route('job-posting/:postingId/invite', 'invites/InviteMatchesPage.tsx'),
      route('job-posting/:postingId/invites/manage', 'invites/ManageInvitesPage.tsx'),
      route('job-invite/:serviceId', 'invites/JobInvitePage.tsx'),
    ]),
    layout('platform/session/ForAdmins.tsx', [
      route('negotiation/admin/:kind/:negotiationId', 'admin/negotiations/AdminNegotiationPage.tsx'),
      route('job/admin/:jobId', 'admin/jobs/AdminJobPage.tsx'),
      route('job/admin/:jobId/chat', 'admin/jobs/AdminChatPage.tsx'),
    ]),
  ]),
  route('*', 'shell/NotFoundPage.tsx'),
] satisfies RouteConfig;
