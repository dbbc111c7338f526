import type { IsoDay } from "../../../kernel/dates.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import { sendSupplierInvitations } from "../companies/send-supplier-invitations.ts";
import { enqueueLinking } from "../linking/enqueue-linking.ts";
import { linkRegisteredInvitees } from "../linking/take-in-invited.ts";
import { firstDay } from "../rules/project-facts.ts";
import { isReadyToStart } from "../rules/steps.ts";
import { countProviders, lockProject, type StoredProject, writeBegun, writeSaved } from "../store/projects.ts";
import { holdSince } from "../store/requirements.ts";
import { insertRevision } from "../store/saves.ts";
import { chosenSuppliers, linkSuppliers } from "../store/suppliers.ts";
import { projectCompleteness } from "./project-completeness.ts";
import { aboutProject } from "./steps/step-change.ts";

/** Turns the draft into a project: links the chosen suppliers, and applies its requirements from the first day. Returns that day. */
const beginProject = async (scope: Scope, project: StoredProject): Promise<IsoDay> => {
  const chosen = (await chosenSuppliers(scope.tx, project)).map(({ companyId, plans }) => ({
    companyId,
    plans: plans.map(({ plan }) => plan),
  }));
  const from = firstDay(project.startDate, scope.today);
  await writeBegun(scope.tx, project);
  await linkSuppliers(scope.tx, project, { chosen, from });
  await countProviders(scope.tx, project);
  await holdSince(scope.tx, project, from);
  await recordHistory(scope, { ...aboutProject(project), action: "project.begun" });
  return from;
};

type Concluded = { readonly project: StoredProject; readonly step: number; readonly fields: readonly string[] };

/** Runs after every saved step: stores version and revision, begins a complete draft with its last step, and enqueues the linking. */
export const concludeStep = async (scope: Scope, { project, step, fields }: Concluded): Promise<void> => {
  const version = project.version + 1;
  await writeSaved(scope.tx, project, { step: Math.max(step, project.step), version, now: scope.now });
  await insertRevision(scope, project, { version, step, fields });
  let from = scope.today;
  if (project.isDraft) {
    const written = (await lockProject(scope.tx, project)) ?? project;
    const { filled } = await projectCompleteness(scope.tx, written);
    if (!isReadyToStart(step, filled)) return;
    from = await beginProject(scope, written);
  }
  await linkRegisteredInvitees(scope.tx, project, { now: scope.now, from });
  await sendSupplierInvitations(scope, project);
  await enqueueLinking(scope.tx, project, scope.now);
};
