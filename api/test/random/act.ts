import { type Side, SIDES } from '@parley/contract/sides.ts';
import { REFUSALS, type RefusalCode } from '@parley/contract/refusals.ts';
import type { Random } from '../../seeds/random.ts';
import { codesOf } from '../../src/platform/openapi/openapi.ts';
import { endpointOf, type Client } from '../client.ts';
import { control } from '../control.ts';
import type { World } from '../world.ts';
import { personOf, type Cast, type Person } from './people.ts';
import type { Postman } from './postman.ts';
import type { Scene } from './scene.ts';

/** What an act works with. */
export interface Turn {
  world: World;
  cast: Cast;
  scene: Scene;
  random: Random;
  postman: Postman;
  now: string;
  /** Whoever acts; the admin where nobody of the two does. */
  by: Person;
  /** A call by whoever acts; everything but success and a documented refusal is a find. */
  call: Client['call'];
  /** The same by somebody else. */
  callBy: (person: Person) => Client['call'];
  /** What a person or a bank does at the processor; it may say no. */
  atProcessor: (path: string, body: object) => Promise<void>;
}

/** Whose things an act is about. */
interface Between {
  clientId: string;
  professionalId: string;
}
/** `either`: one of the two sides by chance; `outside`: the processor, a bank, a fault. */
type Who = Side | 'either' | 'admin' | 'outside';

interface Plan<S extends Between> {
  /** Whose act it is. */
  who: Who | ((subject: S) => Who);
  /** How often it is drawn, compared with the others that make sense at that time. */
  often: number;
  about: (scene: Scene, cast: Cast) => readonly S[];
  /** When it makes sense; now and then it is tried all the same. */
  when?: (subject: S, now: string, scene: Scene) => boolean;
  does: (turn: Turn, subject: S) => Promise<unknown>;
  /** What the processor answers may count although the act itself is refused. */
  asksProcessor?: boolean;
}

/** An act on one thing. */
export interface Chance {
  who: Who;
  between: Between;
  /** It is about something of these two alone. */
  isTheirs: boolean;
  does: (turn: Turn) => Promise<unknown>;
}
export interface Act {
  often: number;
  asksProcessor: boolean;
  chances: (scene: Scene, cast: Cast, now: string, isSensible: boolean) => Chance[];
}

/** A line of the table of acts. */
export function act<S extends Between>({
  who,
  often,
  about,
  when,
  does,
  asksProcessor = false,
}: Plan<S>): Act {
  return {
    often,
    asksProcessor,
    chances: (scene, cast, now, isSensible) =>
      about(scene, cast)
        .filter((subject) => !isSensible || when === undefined || when(subject, now, scene))
        .map((subject) => ({
          who: typeof who === 'function' ? who(subject) : who,
          between: subject,
          isTheirs:
            'id' in subject && subject.clientId !== subject.professionalId && subject.professionalId !== '',
          does: (turn) => does(turn, subject),
        })),
  };
}

/** Something that must never be. */
export class Find extends Error {}

/** A client whose answers are noted, and judged: success, or a refusal that the documents name. */
function judged(client: Client, note: (said: string) => void): Client['call'] {
  return async (name, ...input) => {
    const answer = await client.call(name, ...input);
    const said = answer.status < 300 ? String(answer.status) : `${answer.status} ${answer.code}`;
    note(`${name} ${JSON.stringify(input[0] ?? {})} → ${said}`);
    if (answer.status < 300) return answer;
    const code = Object.keys(REFUSALS).find((each): each is RefusalCode => each === answer.code);
    if (code === undefined || code === 'internal') throw new Find(`${name} answered ${said}`);
    if (!codesOf(endpointOf(name)).has(code))
      throw new Find(`${name} was refused ${code}, which its documentation does not name`);
    if (code === 'invalid_input') note(`  ${JSON.stringify(answer.errors)}`);
    return answer;
  };
}

export function turnOf(
  parts: Pick<Turn, 'world' | 'cast' | 'scene' | 'random' | 'postman' | 'now'>,
  by: Person,
  note: (said: string) => void,
): Turn {
  const callBy = (person: Person) => judged(person.client, (said) => note(`${person.name}: ${said}`));
  return {
    ...parts,
    by,
    call: callBy(by),
    callBy,
    atProcessor: async (path, body) => {
      const refusal = await control(parts.world, path, body).then(() => null, String);
      note(`processor: ${path} ${JSON.stringify(body)}${refusal === null ? '' : ` → ${refusal}`}`);
    },
  };
}

/** Who acts: whose act it is, or, now and then, somebody else. */
export function actorOf(cast: Cast, { who, between }: Chance, random: Random, isStranger: boolean): Person {
  if (who === 'outside' || who === 'admin') return cast.admin;
  const side = who === 'either' ? random.pick(SIDES) : who;
  if (isStranger) return random.pick([...cast.clients, ...cast.professionals]);
  return personOf(cast, side === 'client' ? between.clientId : between.professionalId);
}
