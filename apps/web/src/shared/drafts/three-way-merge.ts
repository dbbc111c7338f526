/** Field groups of a form; a conflict is resolved per group. */
export type Fields = { readonly [group: string]: unknown };

/** The three versions of a form: as opened, as typed, and as another user saved it. */
export type TwoVersions<D> = { readonly base: D; readonly mine: D; readonly theirs: D };
export type Choice = "mine" | "theirs";

/** Compares JSON text. Callers sort lists without a meaningful order, so that equal lists compare equal. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const groupsOf = <D extends Fields>(draft: D) => Object.keys(draft) as (keyof D & string)[];

/** Groups in conflict: both sides changed them to different values. */
export const conflictingFields = <D extends Fields>({ base, mine, theirs }: TwoVersions<D>): readonly (keyof D & string)[] =>
  groupsOf(mine).filter(
    (group) => !isSame(mine[group], theirs[group]) && !isSame(base[group], mine[group]) && !isSame(base[group], theirs[group]),
  );

/** Groups that only the other user changed; the merge takes them without a question. */
export const theirsAlone = <D extends Fields>({ base, mine, theirs }: TwoVersions<D>): readonly (keyof D & string)[] =>
  groupsOf(mine).filter((group) => isSame(base[group], mine[group]) && !isSame(base[group], theirs[group]));

/** Three-way merge: takes the changed side of each field; conflicts follow `choices`. */
export const mergeDrafts = <D extends Fields>(versions: TwoVersions<D>, choices: { readonly [group: string]: Choice }): D => {
  const { base, mine, theirs } = versions;
  const taken = groupsOf(mine).map((group) => {
    const isTheirs = isSame(base[group], mine[group]) || choices[group] === "theirs";
    return [group, isTheirs ? theirs[group] : mine[group]];
  });
  return Object.fromEntries(taken) as D;
};
