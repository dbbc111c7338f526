import type { AnalysisEntry } from "@emdia/contract/pendencies/analysis-entry.ts";
import type { StoredLine } from "../../../platform/history/history.ts";
import { analysed } from "./rules/analysed.ts";

const authorOf = ({ account_id: id, account_name: name }: StoredLine): AnalysisEntry["by"] => {
  if (name === null) return { kind: "system", name };
  return { kind: id === null ? "company" : "person", name };
};

/** Presents a history line as an entry of the analysis history. */
export const presentEntry = (line: StoredLine): AnalysisEntry => ({
  id: line.id,
  at: line.at.toISOString(),
  action: analysed.get(line.action) ?? "update",
  deed: line.action,
  fieldName: line.field ?? "",
  oldValue: line.old_value,
  newValue: line.new_value,
  item: { kind: line.subject_kind, id: line.subject_id, name: line.subject_name },
  by: authorOf(line),
});
