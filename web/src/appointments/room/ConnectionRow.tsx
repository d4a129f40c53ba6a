import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Tag } from '../../ui/Tag.tsx';
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
      <span className={`block tabular-nums ${verdict?.tone === 'bad' ? 'text-bad' : ''}`}>
        {verdict?.said ?? 'From here to the other'}
      </span>
    </Row>
  );
}

async function look(id: string, isOpen: boolean) {
  const began = performance.now();
  const meeting = await call('GET /api/job/meeting/:id', { params: { id } });
  const roundTripMs = meeting.ok ? performance.now() - began : null;
  const pass = isOpen ? await call('POST /api/job/meeting/auth/:id', { params: { id }, body: {} }) : null;
  return testConnection(pass?.ok ? pass.data.iceServers : [], roundTripMs);
}
