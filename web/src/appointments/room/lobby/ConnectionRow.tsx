import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { testConnection, type Verdict, connectionVerdict } from './connection-test.ts';
import { CheckRow } from './CheckRow.tsx';

/** Whether calls work on this network; the relay can only be tested once the room is open. */
export function ConnectionRow({ appointmentId, isOpen }: { appointmentId: string; isOpen: boolean }) {
  const { t } = useLingui();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [pending, setPending] = useState(false);
  async function test() {
    setPending(true);
    try {
      setVerdict(connectionVerdict(await look(appointmentId, isOpen)));
    } finally {
      setPending(false);
    }
  }
  return (
    <CheckRow
      name={t`Connection`}
      state={
        <Tag tone={verdict?.tone === 'time' ? 'plain' : verdict?.tone}>
          {verdict?.label ?? (pending ? t`Testing` : t`Not tested`)}
        </Tag>
      }
      act={
        <Button kind="quiet" small pending={pending} onClick={() => void test()}>
          {verdict ? t`Test again` : t`Test connection`}
        </Button>
      }
    >
      <span
        className={`block text-pretty tabular-nums ${verdict?.tone === 'bad' ? 'text-bad' : 'text-ink-2'}`}
      >
        {verdict?.summary ??
          (isOpen
            ? t`Check that calls work on this network.`
            : t`Check that calls work on this network. We’ll test the relay when the room opens.`)}
      </span>
    </CheckRow>
  );
}

const TRIES = 3;

async function look(id: string, isOpen: boolean) {
  const trips: number[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const began = performance.now();
    const meeting = await call('GET /api/job/meeting/:id', { params: { id } });
    if (meeting.ok) trips.push(performance.now() - began);
  }
  const pass = isOpen ? await call('POST /api/job/meeting/auth/:id', { params: { id }, body: {} }) : null;
  return testConnection(pass?.ok ? pass.data.iceServers : [], trips.length > 0 ? Math.min(...trips) : null);
}
