import { sql, type RawBuilder } from 'kysely';

interface Asked {
  professionalId: RawBuilder<unknown>;
  /** A range of instants. */
  during: RawBuilder<unknown>;
  /** A consultation that doesn't stand in its own way. */
  except?: RawBuilder<unknown>;
}

/** SQL: a professional has another consultation at a time, or a calendar that they connected says that they are busy. */
export const isTimeTaken = ({ professionalId, during, except = sql`null::uuid` }: Asked) =>
  sql<boolean>`(exists (select from bookings b where b.professional_id = ${professionalId} and b.during && ${during}
      and b.appointment_id is distinct from ${except})
    or exists (select from busy_times t where t.owner_id = ${professionalId} and t.during && ${during}))`;
