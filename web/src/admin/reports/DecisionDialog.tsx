import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_DECISION } from '@parley/contract/limits.ts';
import { decisionsOf } from '@parley/contract/reports/rules.ts';
import type { Report } from '@parley/contract/reports/schemas.ts';
import type { ReportStatus } from '@parley/contract/reports/states.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { reportTypeName } from '../../reports/report-labels.ts';
import { reportStatus } from '../../reports/status.ts';
import { dayTimeText } from '../../time/format.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { useReread } from '../use-reread.ts';
import { reportedPath } from './reported-path.ts';

interface Props {
  report: Report;
  onChange: (report: Report) => void;
  onClose: () => void;
}

/** One report: what it is about, where to act on it, and the decision. */
export function DecisionDialog({ report, onChange, onClose }: Props) {
  const { subject, reason, status, decision } = report;
  const { t } = useLingui();
  const type = reportTypeName(subject.type);
  return (
    <Dialog open wide onClose={onClose} title={t`Report: ${type}`}>
      <div className="grid gap-6">
        <Facts report={report} />
        <section aria-label={t`Reason for the report`} className="border-l-2 border-line-strong pl-4">
          <Prose text={reason} />
        </section>
        {decisionsOf({ status }).length > 0 ? (
          <DecisionForm report={report} onChange={onChange} onClose={onClose} />
        ) : (
          <section aria-label={t`Decision`} className="grid gap-1.5 border-t border-line pt-4">
            <b>{reportStatus(status).label}</b>
            <Prose text={decision ?? ''} />
          </section>
        )}
      </div>
    </Dialog>
  );
}

function Facts({ report }: { report: Report }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { subject, reported, reporter, createdAt, messageAt } = report;
  return (
    <DescriptionList
      facts={[
        [t`Reported`, <Reported key="reported" report={report} />],
        [t`Message sent`, messageAt && dayTimeText(messageAt, zone)],
        [subject.type === 'person' ? t`Account` : t`By`, <Account key="account" person={reported} />],
        [t`Reported by`, <Account key="reporter" person={reporter} />],
        [t`Reported on`, dayTimeText(createdAt, zone)],
      ]}
    />
  );
}

/** A reported message is read in its chat, with a reason; what isn't public any more has no page. */
function Reported({ report }: { report: Report }) {
  const { title } = report.subject;
  const to = reportedPath(report);
  if (to === null) return title;
  return <Way to={to}>{title}</Way>;
}

/** The account in the list of users, where it can be disabled. */
function Account({ person: { id, displayName, isDisabled } }: { person: Report['reported'] }) {
  return (
    <>
      <Way to={paths.adminDashboard({ tab: 'users', q: id })}>{displayName}</Way>
      {isDisabled && (
        <span className="text-ink-3">
          {' '}
          <Trans>(disabled)</Trans>
        </span>
      )}
    </>
  );
}

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="underline underline-offset-3">
    {children}
  </Link>
);

interface Values {
  status: ReportStatus | null;
  reason: string;
}
const NOTHING: Values = { status: null, reason: '' };

function DecisionForm({ report: { id, reporter }, onChange, onClose }: Props) {
  const { t } = useLingui();
  const name = reporter.displayName;
  const reread = useReread();
  const form = useForm({
    initial: NOTHING,
    schema: async () => (await import('@parley/contract/reports/schemas.ts')).ReportDecision,
    read: ({ status, reason }) => ({ id, status: status ?? undefined, reason }),
    send: (body) => call('PUT /api/report/admin', { body }),
    done: (report) => {
      onChange(report);
      onClose();
    },
    refused: () => {
      reread();
      return false;
    },
    draft: `decide ${id}`,
  });
  return (
    <form {...form.props} className="grid gap-5 border-t border-line pt-5">
      <DraftNotice form={form} />
      <RadioGroup
        label={t`Decision`}
        options={[
          { value: 'RESOLVED', label: t`Resolve`, about: t`You’ve taken action, or the problem is gone.` },
          { value: 'DISMISSED', label: t`Dismiss`, about: t`There’s no reason to act.` },
        ]}
        {...form.field('status')}
      />
      <TextArea
        label={t`Your reason`}
        help={t`Sent to ${name} and kept in the audit log.`}
        max={MAX_DECISION}
        rows={3}
        {...form.field('reason')}
      />
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="submit"
          pending={form.pending}
          disabledBecause={form.values.status === null ? t`Choose a decision first.` : null}
        >
          <Trans>Send decision</Trans>
        </Button>
        <Button kind="plain" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
      </div>
    </form>
  );
}
