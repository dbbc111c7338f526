import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { refuse } from "../../../../kernel/outcome.ts";
import type { Scope } from "../../../../platform/access/scope.ts";
import type { HistoryNote } from "../../../../platform/history/history.ts";
import type { StoredProject } from "../../store/projects.ts";

/** What saving a step comes to: the fields that get another value, what is remembered of it, and how it is written. */
export type StepChange = {
  readonly fields: readonly string[];
  readonly notes: readonly HistoryNote[];
  readonly write: () => Promise<void>;
};

/** How every line of a project's history begins. */
export const aboutProject = ({ contractorId, id, name }: Pick<StoredProject, "contractorId" | "id" | "name">) => ({
  ownerId: contractorId,
  about: { kind: "project", id },
  subject: { kind: "project", id, name },
});

export const keyMissing = (permission: PermissionKey, { contractorId }: StoredProject) =>
  refuse("permission.missing", { permission, companyId: contractorId });

/** What every step is judged with. */
export type Saving = { readonly scope: Scope; readonly project: StoredProject };
