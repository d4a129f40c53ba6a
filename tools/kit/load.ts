import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { clara } from '../../api/test/cast.ts';
import { sessionOf } from '../../api/test/fill.ts';
import type { World } from '../../api/test/world.ts';

const PATIENCE_MS = 15_000;
/** Light for two idle processors; fewer where others work, too. */
const PER_SECOND = Number(process.env.KIT_PER_SECOND ?? 15);

interface Sent {
  kind: 'read' | 'page' | 'write';
  at: number;
  tookMs: number;
  /** 0 for none. */
  status: number;
  /** What a write wrote. */
  text: string;
}

/** Light load through a proxy: a third each of calls of somebody signed in, of a visitor, and of writes. */
export async function startLoad(world: World, url: string) {
  const { accessToken } = await sessionOf(world.platform, clara);
  const own = { authorization: `Bearer ${accessToken}` };
  const sent: Sent[] = [];
  const open = new Set<Promise<void>>();
  let isOver = false;
  const send = async (kind: Sent['kind']) => {
    const at = performance.now();
    const text = kind === 'write' ? `kit ${randomUUID()}` : '';
    const status = await ask(url, kind, own, text);
    sent.push({ kind, at, tookMs: performance.now() - at, status, text });
  };
  const running = (async () => {
    for (let count = 0; !isOver; count += 1) {
      const kind = (['read', 'page', 'write'] as const)[count % 3] ?? 'read';
      const one = send(kind).finally(() => open.delete(one));
      open.add(one);
      await pause(1000 / PER_SECOND);
    }
  })();
  const end = async () => {
    isOver = true;
    await running;
    await Promise.all(open);
    return resultOf(world, sent);
  };
  return { end, inFlight: () => open.size };
}

async function ask(
  url: string,
  kind: Sent['kind'],
  own: Record<string, string>,
  text: string,
): Promise<number> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const write = {
    method: 'POST',
    headers: { ...own, 'content-type': 'application/json', 'idempotency-key': text.slice(4) },
    body: JSON.stringify({ message: text }),
    signal,
  };
  const asked = {
    read: () => fetch(`${url}/api/users`, { headers: own, signal }),
    page: () => fetch(`${url}/api/service/all?limit=5`, { signal }),
    write: () => fetch(`${url}/api/support`, write),
  }[kind];
  try {
    const answer = await asked();
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

async function resultOf(world: World, sent: Sent[]) {
  const isGood = ({ status }: Sent) => status >= 200 && status < 300;
  const failed = sent.filter((each) => !isGood(each));
  const acknowledged = sent.filter((each) => each.kind === 'write' && isGood(each));
  const { db } = world.platform;
  const rows = await db.selectFrom('tickets').select('message').where('message', 'like', 'kit %').execute();
  const times = Map.groupBy(rows, ({ message }) => message);
  const lost = acknowledged.filter(({ text }) => (times.get(text)?.length ?? 0) === 0);
  const twice = sent.filter(({ text }) => (times.get(text)?.length ?? 0) > 1);
  return {
    requests: sent.length,
    acknowledged: acknowledged.length,
    failed,
    /** Their statuses, for people: 0 is no answer. */
    says: [...Map.groupBy(failed, ({ status }) => status)]
      .map(([status, all]) => ` (${all.length} × ${status})`)
      .join(''),
    lost: lost.length,
    twice: twice.length,
    slowestMs: Math.round(Math.max(0, ...sent.filter(isGood).map(({ tookMs }) => tookMs))),
    /** From a moment until the last request that failed had begun. */
    troubleMs: (since: number) => Math.round(Math.max(0, ...failed.map(({ at }) => at - since))),
  };
}
