import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { testConnection, type Verdict, verdictOf } from './connection-test.ts';
import { Row } from './Row.tsx';

/** Whether a call could come about from this network; the relay only tells once the room is open. */
export function ConnectionRow({ appointmentId, isOpen }: { appointmentId: string; isOpen: boolean }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [pending, setPending] = useState(false);
  async function test() {
    setPending(true);
    try {
      setVerdict(verdictOf(await look(appointmentId, isOpen)));
    } finally {
      setPending(false);
    }
  }
  return (
    <Row
      name="Connection"
      state={
        <Tag tone={verdict?.tone === 'time' ? 'plain' : verdict?.tone}>
          {verdict?.label ?? (pending ? 'looking' : 'not tried')}
        </Tag>
      }
      act={
        <Button kind="quiet" small pending={pending} onClick={() => void test()}>
          {verdict ? 'Test again' : 'Test it'}
        </Button>
      }
    >
      <span
        className={`block text-pretty tabular-nums ${verdict?.tone === 'bad' ? 'text-bad' : 'text-ink-2'}`}
      >
        {verdict?.said ?? UNTRIED[isOpen ? 'open' : 'closed']}
      </span>
    </Row>
  );
}

const UNTRIED = {
  open: 'Whether a call comes about from here.',
  closed: 'Whether a call comes about from here. Our relay can be asked once the room is open.',
};

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
