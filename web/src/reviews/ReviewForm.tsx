import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_REVIEW } from '@parley/contract/limits.ts';
import type { Review } from '@parley/contract/reviews/schemas.ts';
import type { ReviewTheme } from '@parley/contract/reviews/themes.ts';
import { call } from '../platform/api.ts';
import { useForm } from '../platform/form/use-form.ts';
import { useUser } from '../platform/session/session.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { ThemesInput } from './ThemesInput.tsx';
import { StarsInput } from '../ui/Stars.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';

interface Props {
  jobId: string;
  /** The short name of the person the review is about. */
  aboutName: string;
  /** Whether nobody was hired, so that it is about the consultation. */
  consultationOnly?: boolean;
  onDone: (review: Review) => unknown;
}

const initial: { rating: number | null; text: string; themes: ReviewTheme[] } = {
  rating: null,
  text: '',
  themes: [],
};

/** Five stars and a text; the other side sees them once both have written. */
export function ReviewForm({ jobId, aboutName, consultationOnly = false, onDone }: Props) {
  const { t } = useLingui();
  const isClient = useUser()?.role === 'CLIENT';
  const form = useForm({
    initial,
    schema: async () => (await import('@parley/contract/reviews/schemas.ts')).NewReview,
    send: (body) => call('POST /api/review/job/:jobId', { params: { jobId }, body }),
    done: onDone,
    draft: `review ${jobId}`,
  });
  return (
    <form {...form.props} className="grid max-w-[60ch] content-start gap-5">
      <StarsInput
        label={
          consultationOnly
            ? t`How was your consultation with ${aboutName}?`
            : t`How was working with ${aboutName}?`
        }
        {...form.field('rating')}
      />
      {isClient && <ThemesInput {...form.field('themes')} />}
      <TextArea label={t`Your review`} max={MAX_REVIEW} {...form.field('text')} />
      <div className="grid justify-items-start gap-4">
        <p className="text-sm text-pretty text-ink-3">
          {isClient ? (
            <WhoReadsClients consultationOnly={consultationOnly} />
          ) : (
            <WhoReadsProfessionals consultationOnly={consultationOnly} aboutName={aboutName} />
          )}
        </p>
        <FormMessage message={form.message} />
        <Button type="submit" pending={form.pending}>
          <Trans>Submit review</Trans>
        </Button>
      </div>
    </form>
  );
}

function WhoReadsClients({ consultationOnly }: Pick<Props, 'consultationOnly'>) {
  return consultationOnly ? (
    <Trans>Reviews are public. Yours is marked as a review of a consultation.</Trans>
  ) : (
    <Trans>
      Reviews are public. Parley may show yours on its home page, with the price and how many days the work
      took.
    </Trans>
  );
}

/** Nobody has a page with reviews of a client; their stars stand with their postings. */
function WhoReadsProfessionals({
  consultationOnly,
  aboutName,
}: Pick<Props, 'consultationOnly' | 'aboutName'>) {
  return consultationOnly ? (
    <Trans>{aboutName} reads your review. It isn’t shown publicly.</Trans>
  ) : (
    <Trans>
      {aboutName} reads your review. It isn’t shown publicly, but its stars count toward the rating on{' '}
      {aboutName}’s postings.
    </Trans>
  );
}
