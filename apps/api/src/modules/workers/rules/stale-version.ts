/** Links and record fields are saved by separate requests, so that a save of one part does not make the other stale. */
export type SavedPart = "record" | "contracts";
type Versions = {
  /** The version that the client read; undefined if the request does not send it. */
  readonly asked: number | undefined;
  readonly version: number;
  readonly saves: readonly { readonly fields: readonly string[] }[];
};

const partOf = (field: string): SavedPart => (field === "contracts" ? "contracts" : "record");

/** Whether this part was saved after the client read it. A version without a save entry counts as a change of every part. */
export const isStale = (part: SavedPart, { asked, version, saves }: Versions): boolean => {
  if (asked === undefined || asked === version) return false;
  return saves.length !== version - asked || saves.some(({ fields }) => fields.some((field) => partOf(field) === part));
};
