/** The groups of a form's fields, each chosen as a whole. */
export type Fields = { readonly [group: string]: unknown };

/** A form that somebody else saved meanwhile: as it was opened here, as it is typed here, and as it stands now. */
export type TwoVersions<D> = { readonly base: D; readonly mine: D; readonly theirs: D };
export type Choice = "mine" | "theirs";

/** Lists whose order says nothing are kept sorted, so that their text is the same when they are. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const groupsOf = <D extends Fields>(draft: D) => Object.keys(draft) as (keyof D & string)[];

/** What differs between the two and has to be chosen: both changed it, and not to the same. */
export const conflictingFields = <D extends Fields>({ base, mine, theirs }: TwoVersions<D>): readonly (keyof D & string)[] =>
  groupsOf(mine).filter(
    (group) => !isSame(mine[group], theirs[group]) && !isSame(base[group], mine[group]) && !isSame(base[group], theirs[group]),
  );

/** What the other person changed and nobody here did: it holds without being asked about. */
export const theirsAlone = <D extends Fields>({ base, mine, theirs }: TwoVersions<D>): readonly (keyof D & string)[] =>
  groupsOf(mine).filter((group) => isSame(base[group], mine[group]) && !isSame(base[group], theirs[group]));

/** One draft of the two: what only one side changed is that side's, the rest as it was chosen. */
export const mergeDrafts = <D extends Fields>(versions: TwoVersions<D>, choices: { readonly [group: string]: Choice }): D => {
  const { base, mine, theirs } = versions;
  const taken = groupsOf(mine).map((group) => {
    const isTheirs = isSame(base[group], mine[group]) || choices[group] === "theirs";
    return [group, isTheirs ? theirs[group] : mine[group]];
  });
  return Object.fromEntries(taken) as D;
};
