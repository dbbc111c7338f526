// Access of users to imports.
import type { LineReason } from "@emdia/contract/imports/report.ts";
import { UNDO_IMPORT_HOURS } from "@emdia/contract/limits.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../kernel/outcome.ts";
import { entriesHolding, holds, type Scope, type ScopeEntry } from "../access/scope.ts";
import type { ImportDefinition } from "./import-definition.ts";
import { findRun, lockRun, type StoredRun } from "./store/import-runs.ts";

type Seer = Pick<Scope, "entries" | "account" | "now">;
type Restricted = Pick<ImportDefinition, "kind" | "permission">;
const HOUR_MS = 3_600_000;

const entryOf = (scope: Pick<Scope, "entries">, { permission }: Restricted, companyId: number): ScopeEntry | undefined =>
  entriesHolding(scope, permission).find((entry) => entry.companyId === companyId && entry.projects === "all");

/** Companies in which the user may import. Users restricted to projects cannot. */
export const whereMayImport = (scope: Pick<Scope, "entries">, { permission }: Restricted): readonly number[] => [
  ...new Set(
    entriesHolding(scope, permission)
      .filter(({ projects }) => projects === "all")
      .map(({ companyId }) => companyId),
  ),
];

export const mayReadDocuments = (scope: Seer, definition: ImportDefinition, run: StoredRun): boolean => {
  const { document } = definition.readPermissions;
  const entry = entryOf(scope, definition, run.companyId);
  return run.accountId === scope.account.id || document === undefined || (entry !== undefined && holds(entry, document));
};
/** The user who imported may read the own file. */
export const mayReadColumn = (scope: Seer, definition: ImportDefinition, { run, key }: { run: StoredRun; key: string }): boolean => {
  const permission = definition.readPermissions.columns[key];
  const entry = entryOf(scope, definition, run.companyId);
  return run.accountId === scope.account.id || permission === undefined || (entry !== undefined && holds(entry, permission));
};

/** A permission without which the user must not assign columns: the report would show a personal column that is assigned to the name. */
export const missingToAssign = (scope: Seer, definition: ImportDefinition, run: StoredRun): PermissionKey | undefined =>
  Object.entries(definition.readPermissions.columns).find(([key]) => !mayReadColumn(scope, definition, { run, key }))?.[1];

const HIDDEN_VALUE = "•••";
/** The reason, without the value of a cell that the user may not read. */
export const readableReason = (
  scope: Seer,
  definition: ImportDefinition,
  { run, reason }: { readonly run: StoredRun; readonly reason: LineReason },
): LineReason => {
  const { column, details } = reason;
  const isHidden = column !== null && details?.value !== undefined && !mayReadColumn(scope, definition, { run, key: column });
  return isHidden ? { ...reason, details: { ...details, value: HIDDEN_VALUE } } : reason;
};

/** The importing user or the owner of the company, within a day. */
const mayUndo = (scope: Seer, definition: Restricted & Pick<ImportDefinition, "undo">, run: StoredRun): boolean => {
  const { finishedAt, accountId, companyId, counts, state } = run;
  const entry = entryOf(scope, definition, companyId);
  if (!entry || !definition.undo || state !== "done" || finishedAt === null || counts.created === 0) return false;
  const isRecent = scope.now.getTime() - finishedAt.getTime() < UNDO_IMPORT_HOURS * HOUR_MS;
  return isRecent && (accountId === scope.account.id || entry.permissions === "all");
};

export const importCan = (scope: Seer, definition: Restricted & Pick<ImportDefinition, "undo">, run: StoredRun) => ({
  apply: run.state === "previewed" && entryOf(scope, definition, run.companyId) !== undefined,
  undo: mayUndo(scope, definition, run),
});

type Options = { readonly id: number; readonly companyId?: number | undefined; readonly subjectId?: number; readonly toChange?: boolean };
/** 404 unless the user may import in the company of the import. */
export const importInView = async (
  scope: Scope,
  definition: Restricted,
  { id, companyId, subjectId, toChange = false }: Options,
): Promise<Outcome<StoredRun, "import.not_found">> => {
  const run = await findRun(scope.tx, id);
  const isVisible =
    run?.kind === definition.kind &&
    (companyId === undefined || run.companyId === companyId) &&
    (subjectId === undefined || run.subjectId === subjectId) &&
    entryOf(scope, definition, run.companyId) !== undefined;
  if (!run || !isVisible) return refuse("import.not_found");
  const found = toChange ? await lockRun(scope.tx, { companyId: run.companyId, runId: id }) : run;
  return found ? accept(found) : refuse("import.not_found");
};
