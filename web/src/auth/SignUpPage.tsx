import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { SideRole } from '@parley/contract/sides.ts';
import { OPEN_TO_ALL, type SignUpPolicy } from '@parley/contract/admin/settings/sign-up-policy.ts';
import { call } from '../platform/api.ts';
import { type Api, httpApi, inProcessApi } from '../platform/api-server.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { emailEntered } from '../platform/session/session.ts';
import { useForm } from '../platform/form/use-form.ts';
import { useViewerZone } from '../platform/zone.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { RadioGroup } from '../ui/form/RadioGroup.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { TextInput } from '../ui/form/TextInput.tsx';
import { codeRequested } from './code-wait.ts';
import { AuthPage, inlineLink } from './AuthPage.tsx';
import { PasswordInput } from './password/PasswordInput.tsx';
import { useRedirectAfterLogin, useNext } from './use-redirect-after-login.ts';
import { useFormDraft } from './use-form-draft.ts';
import { isClosed, isInvitedAs, isShut, whoMayJoin } from './sign-up-text.ts';
import type { Route } from './+types/SignUpPage';
import { ZoneField } from './ZoneField.tsx';

interface Fields {
  role: SideRole | null;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** Empty means the browser's own. */
  timeZone: string;
}

const roles = () =>
  [
    {
      value: 'CLIENT',
      label: t`I want to hire`,
      about: t`Post a job, invite people, talk before you decide.`,
    },
    { value: 'PROFESSIONAL', label: t`I offer services`, about: t`List services, set your hours, get paid.` },
  ] as const;

/** Survives a reload: everything but the password. */
const DRAFT_FIELDS = ['role', 'firstName', 'lastName', 'email', 'timeZone'] as const;

// Where it can't be read, nothing is promised: the server says why it refuses.
async function read(api: Api) {
  const rules = await api('GET /api/auth/signup', {});
  return { rules: rules.ok ? rules.data : OPEN_TO_ALL };
}
export const loader = ({ context }: Route.LoaderArgs) => read(inProcessApi(context));
export const clientLoader = () => read(httpApi);

export const meta = () =>
  pageMeta({
    title: t`Join`,
    description: t`Join Parley to hire a professional or offer your services. It takes a minute.`,
    hidden: true,
  });

export default function SignUpPage({ loaderData: { rules } }: Route.ComponentProps) {
  const { t } = useLingui();
  if (!isClosed(rules)) return <SignUp rules={rules} />;
  return (
    <AuthPage
      title={t`Join Parley`}
      lead={t`We’re not taking on new members right now.`}
      footer={<HaveAccount next={undefined} />}
    >
      {null}
    </AuthPage>
  );
}

function HaveAccount({ next }: { next: string | undefined }) {
  return (
    <Trans>
      Already have an account?{' '}
      <Link to={paths.login(next)} className={inlineLink}>
        Log in
      </Link>
    </Trans>
  );
}

function SignUp({ rules }: { rules: SignUpPolicy }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const next = useNext() ?? undefined;
  const invitation = search.get('invitation') ?? undefined;
  const navigate = useNavigate();
  const viewerZone = useViewerZone();
  useRedirectAfterLogin();
  const initial: Fields = {
    role: roles().find(({ value }) => value === search.get('role'))?.value ?? null,
    firstName: '',
    lastName: '',
    email: '',
    password: '',
    timeZone: '',
  };
  const form = useForm({
    initial,
    schema: async () => (await import('@parley/contract/auth/schemas.ts')).SignUp,
    read: (values) => ({ ...values, timeZone: values.timeZone || viewerZone, invitation }),
    send: (body) => call('POST /api/auth/signup', { body }),
    done: ({ email }) => {
      forget();
      emailEntered(email);
      codeRequested('sign-up');
      return navigate(paths.verify({ next }));
    },
  });
  const { role } = form.values;
  const isInvited = isInvitedAs(search, role);
  const who = whoMayJoin(rules, role, isInvited);
  const forget = useFormDraft('sign-up', form, DRAFT_FIELDS);
  return (
    <AuthPage title={t`Join Parley`} footer={<HaveAccount next={next} />}>
      <form {...form.props} className="grid gap-5">
        <RadioGroup label={t`What brings you here?`} options={roles()} {...form.field('role')} />
        {who && <output className="block rounded-md bg-well px-4 py-3 text-pretty">{who}</output>}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput label={t`First name`} autoComplete="given-name" {...form.field('firstName')} />
          <TextInput label={t`Last name`} autoComplete="family-name" {...form.field('lastName')} />
        </div>
        <TextInput
          label={t`Email`}
          type="email"
          autoComplete="username"
          help={t`We’ll send a code to confirm it’s yours.`}
          {...form.field('email')}
        />
        <PasswordInput
          label={t`Password`}
          autoComplete="new-password"
          chooser={form.values}
          {...form.field('password')}
        />
        <ZoneField viewerZone={viewerZone} {...form.field('timeZone')} />
        <FormMessage message={form.message} />
        <Button
          type="submit"
          wide
          pending={form.pending}
          disabledBecause={isShut(rules, role, isInvited) ? who : null}
        >
          <Trans>Join</Trans>
        </Button>
        <p className="text-sm text-ink-3">
          <Trans>
            By joining, you agree to our{' '}
            <Link to={paths.terms()} className="underline">
              terms and privacy policy
            </Link>
            .
          </Trans>
        </p>
      </form>
    </AuthPage>
  );
}
