import type { FailedMail } from '@parley/contract/admin/schemas.ts';
import { MAX_REASON } from '@parley/contract/limits.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/format.ts';
import { Section } from '../../ui/Section.tsx';
import { Unloaded } from '../../ui/feedback/Unloaded.tsx';
import { AskDialog, reasonSchema } from '../AskDialog.tsx';
import { RowButton, Rows } from '../list/Rows.tsx';

const KINDS: Record<FailedMail['kind'], string> = {
  code: 'A code',
  account: 'About the account',
  news: 'Notifications',
  calendar: 'For the calendar',
};

/** What nobody took; nothing at all where everything was. */
export function FailedMails({ loaded }: { loaded: Result<FailedMail[]> }) {
  if (!loaded.ok) return <Unloaded title="We could not load what was not mailed" refusal={loaded} />;
  if (loaded.data.length === 0) return null;
  return (
    <div id="mails">
      <Section title="Mails that nobody took" strong end="kept for 30 days">
        <Failed mails={loaded.data} />
      </Section>
    </div>
  );
}

function Failed({ mails }: { mails: FailedMail[] }) {
  const zone = useViewerZone();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<FailedMail | null>(null);
  return (
    <>
      <Rows
        label="Mails that nobody took"
        rows={mails}
        columns={[
          { name: 'To', cell: ({ to }) => <b className="font-semibold">{to}</b> },
          { name: 'What', cell: ({ kind }) => KINDS[kind] },
          { name: 'Given up', cell: ({ givenUpAt }) => dateText(givenUpAt, zone), isShort: true },
          { name: 'Tries', cell: ({ tries }) => tries, isNumber: true },
          { name: 'Because', cell: ({ error }) => error || '–' },
        ]}
        actions={(each) =>
          each.canRetry ? (
            <RowButton name="Send again" of={each.to} onClick={() => setAsked(each)} />
          ) : (
            <span className="self-center text-sm text-ink-3">The code is over</span>
          )
        }
      />
      {asked && (
        <AskDialog
          key={asked.id}
          title="Send again"
          about={`The mail to ${asked.to} is sent once more, and tried again for a day and a half if need be.`}
          label="Your reason"
          help="It is kept in the audit."
          max={MAX_REASON}
          schema={reasonSchema}
          send={(reason) => call('POST /api/admin/mails/retry', { body: { id: asked.id, reason } })}
          done={() => revalidate()}
          confirm="Send again"
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
