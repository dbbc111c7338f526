// Diff between the stored catalogue of the platform and a new one.

/** Stored head row of the platform. */
export type Head = { readonly id: number; readonly version: number; readonly hash: string | null; readonly retired: boolean };
type Item = { readonly id: number; readonly code: string; readonly name: string };
type Hashed<T extends Item> = { readonly content: T; readonly hash: string };
type Changed<T extends Item> = { readonly head: Head & Pick<Item, "code" | "name">; readonly content: T };
export type Changes<T extends Item> = {
  readonly changed: readonly Changed<T>[];
  readonly returned: readonly number[];
  readonly retired: readonly number[];
};

/** Computes the new versions, the rows that return unchanged, and the rows to retire. */
export const changedAmong = <T extends Item>(items: readonly Hashed<T>[], known: readonly Head[]): Changes<T> => {
  const heads = new Map(known.map((head) => [head.id, head]));
  const changed = items.flatMap(({ content, hash }) => {
    const { id, code, name } = content;
    const before = heads.get(id);
    if (before?.hash === hash) return [];
    return [{ head: { id, code, name, hash, version: (before?.version ?? 0) + 1, retired: false }, content }];
  });
  const same = items.filter(({ content, hash }) => heads.get(content.id)?.hash === hash);
  const published = new Set(items.map(({ content }) => content.id));
  return {
    changed,
    returned: same.filter(({ content }) => heads.get(content.id)?.retired).map(({ content }) => content.id),
    retired: known.filter(({ id, retired }) => !retired && !published.has(id)).map(({ id }) => id),
  };
};
