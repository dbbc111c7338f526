import type { StoredExport } from "../../platform/exports/asked-exports.ts";

/** File of an export; undefined until the job has made it. */
export const fileOf = ({ file_hash: hash, file_name: name, lines, ends_at: endsAt }: StoredExport) =>
  hash !== null && name !== null && lines !== null && endsAt !== null ? { hash, name, lines, endsAt } : undefined;
