/** A row of a state machine: who may move what from where to where. */
export interface Move<Status extends string, Action extends string, Actor extends string> {
  action: Action;
  from: readonly Status[];
  by: readonly Actor[];
  to: Status;
}

type Table<S extends string, A extends string, P extends string> = readonly Move<S, A, P>[];

/** The row that lets one of these actors take the action from this status, or null when the table has none. */
export function moveFor<S extends string, A extends string, P extends string>(
  table: Table<S, A, P>,
  action: A,
  status: S,
  actors: readonly P[],
): Move<S, A, P> | null {
  const fits = (row: Move<S, A, P>) =>
    row.action === action && row.from.includes(status) && row.by.some((actor) => actors.includes(actor));
  return table.find(fits) ?? null;
}

/** The actions these actors may take from this status, in the table's order; the screens' buttons. */
export function actionsFor<S extends string, A extends string, P extends string>(
  table: Table<S, A, P>,
  status: S,
  actors: readonly P[],
): A[] {
  const open = table.filter(
    (row) => row.from.includes(status) && row.by.some((actor) => actors.includes(actor)),
  );
  return [...new Set(open.map((row) => row.action))];
}

/** Whether a deadline (ISO, UTC) has passed; false without one. */
export function isPast(at: string | null, now: string): boolean {
  return at !== null && Date.parse(at) <= Date.parse(now);
}
