import type { SessionTimes } from "./sessions.ts";

type Stored = SessionTimes & { readonly id: number; readonly place: string };
type Input = SessionTimes & { readonly place: string };
export type SessionChanges<A extends Input = Input> = {
  readonly added: readonly A[];
  readonly deleted: readonly number[];
  readonly moved: readonly { readonly id: number; readonly place: string }[];
};

const isSame = (one: SessionTimes, other: SessionTimes): boolean =>
  one.day === other.day && one.start === other.start && one.end === other.end;

/** Difference between stored and requested sessions. A session at the same time keeps its id, and so its attendance. */
export const sessionChanges = <A extends Input>(stored: readonly Stored[], asked: readonly A[]): SessionChanges<A> => ({
  added: asked.filter((session) => !stored.some((one) => isSame(one, session))),
  deleted: stored.filter((session) => !asked.some((one) => isSame(one, session))).map(({ id }) => id),
  moved: stored.flatMap((session) => {
    const { place } = asked.find((one) => isSame(one, session)) ?? session;
    return place === session.place ? [] : [{ id: session.id, place }];
  }),
});

export const keepsTimes = ({ added, deleted }: SessionChanges): boolean => added.length === 0 && deleted.length === 0;

/** Whether participants have to come at another time or to another place. */
export const movesParticipants = (changes: SessionChanges, place: { readonly from: string; readonly to: string }): boolean =>
  !keepsTimes(changes) || changes.moved.length > 0 || place.from !== place.to;
