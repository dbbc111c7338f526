// Types and helpers that all wizard steps share.
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { refuse } from "../../../../kernel/outcome.ts";
import type { Scope } from "../../../../platform/access/scope.ts";
import type { HistoryNote } from "../../../../platform/history/history.ts";
import type { StoredProject } from "../../store/projects.ts";

/** Result of a step: the changed fields, the history entries, and the write. */
export type StepChange = {
  readonly fields: readonly string[];
  readonly notes: readonly HistoryNote[];
  readonly write: () => Promise<void>;
};

/** Common fields of a project's history entries. */
export const aboutProject = ({ contractorId, id, name }: Pick<StoredProject, "contractorId" | "id" | "name">) => ({
  ownerId: contractorId,
  about: { kind: "project", id },
  subject: { kind: "project", id, name },
});

export const keyMissing = (permission: PermissionKey, { contractorId }: StoredProject) =>
  refuse("permission.missing", { permission, companyId: contractorId });

/** Input of every step. */
export type Saving = { readonly scope: Scope; readonly project: StoredProject };
