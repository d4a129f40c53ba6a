import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import type zoneGroups from '@vvo/tzdb/raw-time-zones.json';
import { defineConfig, type Plugin } from 'vite';
import { messages } from './messages.ts';

// One chunk compresses better than four, and stays cached when only our own code changes.
const framework = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
};

// Used by the home page and nearly every other one: a single chunk is 10% smaller than thirty.
const shown = [
  'preload-helper',
  'rolldown.runtime',
  'lucide-react/dist/esm/(create|Icon|default|shared|context)',
  'contract/src/(time|money|numbers|payments/fee-terms|admin/settings/product-name)',
  'src/paths',
  'src/platform/(?!session/(guards|SignedIn|page-clock))([a-z]+/)?(api|api-server|contexts|cookies|current-fee|current-limits|now|page-meta|product-name|token-refresh|result|root-data|http|session|random-id|session-state|store|theme|toasts|zone)',
  'src/ui/([a-z]+/)?(Avatar|Button|EmptyState|ErrorState|IconButton|LoadError|Menu|Popover|Section|Skeleton)',
  'src/shell/([a-z]+/)?(AppShell|ErrorPage|Footer|Logo|MobileMenu|ThemeSwitch|TopBar|nav-link-class|use-log-out|use-viewer)',
  'src/time/(ribbon/)?(format|weekday-name|windows|least|DayBar)',
  'src/services/ServiceSearch',
];
const everyday = { name: 'everyday', test: new RegExp(`(${shown.join('|')})[./]`) };

// The public lists and the pages they link to: fifteen small chunks cost four round trips on slow connections.
const listed = [
  'contract/src/(availability/(instants-of|intervals|week-in-common)|files/image-widths)',
  'lucide-react/dist/esm/icons/(chevron-down|chevron-left|x)',
  'src/platform/use-infinite-list',
  'src/ui/([a-z]+/)?(ChipSelect|Dialog|InfiniteListEnd|PriceFilter|Prose|SearchResults|SkillTags|Stars|Tag)',
  'src/time/slots/weeks',
  'src/time/(ribbon/)?(ago|week-of|words|RowRibbon|card-words|DayBand|HourAxis|OpenedDay|opened-day|RibbonFrame|WeekRibbon)',
  'src/users/(experience|structured-data|sides|ProfessionalRow|rating-text)',
  'src/favorites/(store|use-favorites|FavoriteButton)',
  'src/users/blocks/(store|use-blocks)',
  'src/saved-searches/(saved-filters|SearchForm)',
  'src/job-postings/(form/)?(PostingCard|budget)',
  'src/services/([a-z]+/)?(structured-data|Price|price|pricing|ServiceCard|compared|seen-services)',
  'src/job-postings/structured-data',
];
const lists = { name: 'lists', test: new RegExp(`(${listed.join('|')})[.]`) };

// Small things that most other pages share. Before `details`, which would take them along.
const shared = [
  'contract/src/(moves|appointments/cancel|appointments/series/dates)',
  'lucide-react/dist/esm/icons/(ellipsis|external-link|file-text)',
  'src/(certificates/dates|files/size-text|services/consultation-price|showcase/hello/playing-time)',
  'src/time/(BothTimes|both-times|long-dates|wall-time|slots/max-times)',
  'src/users/(response-time|short-name)',
  'src/ui/feedback/PageSkeleton',
];
const common = { name: 'common', test: new RegExp(`(${shared.join('|')})[.]`) };

// The pages of a service and a professional: another twenty small chunks.
const detailed = [
  'src/time/slots/week/SlotsSkeleton',
  'src/users/(Highlights|ProfessionalBrief|blocks/(BlockedNotice|UnblockButton))',
  'src/services/booking/(ConsultationPanel|InviteBar|NextTimes|next-times|use-invite|use-picks)',
  'src/reports/(SafetyMenu|report-labels)',
  'src/reviews/(ReviewList|Reviews)',
  'src/showcase/(Samples|hello/HelloButton)',
  'src/certificates/CertificateList',
];
const details = { name: 'details', test: new RegExp(`(${detailed.join('|')})[.]`) };

// The home page preloads every chunk that may be needed next: one file instead of two or three.
const live = { name: 'live', test: /src\/(platform\/live\/(live|use-poll)|live-limits)\.ts$/ };
const form = {
  name: 'form',
  test: /src\/(ui\/form\/(Field|FormMessage|Select|TextArea|TextInput)\.tsx|platform\/form\/(draft|form-errors|use-form)\.ts)$/,
};

// Keeps only the time zone data that we show: 11 kB instead of 21.
const zones: Plugin = {
  name: 'zones',
  enforce: 'pre',
  transform: {
    filter: { id: /@vvo\/tzdb\/raw-time-zones\.json$/ },
    handler: (json) => {
      const groups: typeof zoneGroups = JSON.parse(json);
      return JSON.stringify(
        groups.map(({ name, group, countryCode, mainCities }) => ({ name, group, countryCode, mainCities })),
      );
    },
  },
};

export default defineConfig({
  plugins: [zones, tailwindcss(), messages(), reactRouter()],
  // Nothing inlined: data: URLs would need an exception in the content security policy.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // Dependencies that Vite discovers later would make the development server reload the page.
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'lucide-react',
      'zod',
      'temporal-polyfill/global',
    ],
  },
  environments: {
    // Bundled, only the icons that are used take memory: all of them would take 40 MB.
    ssr: { resolve: { noExternal: ['lucide-react'] } },
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [framework, everyday, live, form, lists, common, details] } },
        },
      },
    },
  },
});
