import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { JobFile } from '@parley/contract/files/schemas.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { JobFiles } from '../../../files/JobFiles.tsx';
import { call } from '../../../platform/api.ts';
import { onLiveMessage } from '../../../platform/live/live.ts';
import type { Result } from '../../../platform/result.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';

export interface SidePanelProps {
  jobId: string;
  meId: string;
  /** The job's own chat. */
  chat: ReactNode;
  /** Messages of it that haven't been read. */
  unreadCount: number;
  /** This consultation's notes. */
  notes: ReactNode;
  /** The job's offers. */
  offer: ReactNode;
  /** Then nothing more can be written here. */
  isChatShut: boolean;
  /** Whether either side has blocked the other, and nobody is hired. */
  isCutOff: boolean;
}

const TABS = { chat: msg`Chat`, files: msg`Files`, notes: msg`Notes`, offer: msg`Offer` } as const;
export type PanelTab = keyof typeof TABS;
const ORDER = ['chat', 'notes', 'offer', 'files'] as const;

interface Props extends SidePanelProps {
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
}

/** Beside the call: the job's chat, the notes, the offer and the job's files. */
export function SidePanel({ jobId, meId, chat, notes, offer, isCutOff, tab, onTab }: Props) {
  const { t } = useLingui();
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="mb-3 flex gap-1 border-b border-line">
        {ORDER.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === tab}
            onClick={() => onTab(each)}
            className="-mb-px min-h-11 md:min-h-10 border-b-2 border-transparent px-3 font-display font-semibold text-ink-3 hover:text-ink aria-pressed:border-time aria-pressed:text-ink"
          >
            {t(TABS[each])}
          </button>
        ))}
      </div>
      <div className="min-h-0 flex-1">
        {tab === 'chat' && chat}
        {tab === 'notes' && notes}
        {tab === 'offer' && <Scrolling label={t`Offer`}>{offer}</Scrolling>}
        {tab === 'files' && <FilesPanel {...{ jobId, meId, isCutOff }} />}
      </div>
    </div>
  );
}

function FilesPanel({ jobId, meId, isCutOff }: Pick<SidePanelProps, 'jobId' | 'meId' | 'isCutOff'>) {
  const { t } = useLingui();
  const [files, setFiles] = useState<Result<JobFile[]> | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const read = await call('GET /api/upload/job/:jobId', { params: { jobId } });
      if (!isGone) setFiles(read);
    };
    void look();
    const stop = onLiveMessage('changed', ({ kind, id }) => {
      if (kind === 'job' && id === jobId) void look();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [jobId]);
  return (
    <Scrolling label={t`Job files`}>
      {files ? <JobFiles {...{ jobId, files, meId, isCutOff }} /> : <Skeleton className="h-24" />}
    </Scrolling>
  );
}

function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    // A scrolling area has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={label} tabIndex={0} className="h-full overflow-auto">
      {children}
    </section>
  );
}
