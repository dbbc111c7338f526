/** Links and the rest of a record are saved by calls of their own, and stand in nobody's way who saves the other. */
export type SavedPart = "record" | "contracts";
type Since = {
  /** The version from which somebody began; nothing when they did not say. */
  readonly asked: number | undefined;
  readonly version: number;
  readonly saves: readonly { readonly fields: readonly string[] }[];
};

const partOf = (field: string): SavedPart => (field === "contracts" ? "contracts" : "record");

/** Whether this part of a worker was saved since somebody read it. A version of which no save tells may have changed anything. */
export const isStale = (part: SavedPart, { asked, version, saves }: Since): boolean => {
  if (asked === undefined || asked === version) return false;
  return saves.length !== version - asked || saves.some(({ fields }) => fields.some((field) => partOf(field) === part));
};
