import type { DryRun } from "@emdia/contract/projects/wizard.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import { accept, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { type DocumentTypeInUse, documentTypesOf } from "../../catalogue/index.ts";
import type { ProjectData } from "../project-data.ts";
import { factsOf } from "../project-facts.ts";
import { projectFor } from "../project-for.ts";
import { beforeAndAfter, begunOn, dayOfChange, differenceBySupplier } from "../rules/dry-run.ts";
import { firstDay, type Reading, requirementFrom } from "../rules/project-facts.ts";
import { decideRequirements } from "../rules/requirements.ts";
import { settingsOf } from "../store/plan-settings.ts";
import type { StoredProject } from "../store/projects.ts";
import { type KeptRequirement, requirementsOf } from "../store/requirements.ts";
import { suppliersOf } from "../store/suppliers.ts";

type Input = { readonly project: StoredProject; readonly body: DryRun; readonly reading: Reading };
type OnDay = Pick<ProjectData, "workersIn"> & { readonly from: IsoDay };

/** First day on which a change applies. */
const sinceWhen = ({ isDraft, startDate }: StoredProject, from: IsoDay): IsoDay => (isDraft ? firstDay(startDate, from) : from);
/** The facts on a day; a draft is treated as if it began on that day. */
export const factsOn = async (tx: Tx, project: StoredProject, { from, workersIn }: OnDay) => {
  const { facts, reading } = await factsOf(tx, project, { today: from, workersIn });
  return { facts: project.isDraft ? begunOn(facts, sinceWhen(project, from)) : facts, reading };
};

type Before = { readonly from: IsoDay; readonly kept: readonly KeptRequirement[] };
/** An unsaved requirement. Its temporary id is negative, so it cannot clash with a stored one. It keeps the last exemptions of its type. */
const unsaved = ({ ownerId, id, ...type }: DocumentTypeInUse, { from, kept }: Before) => ({
  ...type,
  id: -id,
  typeId: id,
  ownerId,
  holdsFrom: from,
  holdsUntil: null,
  notAskedOf: kept.findLast(({ typeId }) => typeId === id)?.notAskedOf ?? [],
});

/** Converts the request into the change that the rule takes. */
export const changeOf = async ({ tx, today }: Scope, { project, body, reading }: Input) => {
  const types = await documentTypesOf(tx, { contractorId: project.contractorId, today });
  const requirements = await requirementsOf(tx, project);
  const rows = requirements.filter(({ holdsUntil }) => holdsUntil === null);
  const open = (plan: string) => rows.filter((row) => row.plan === plan);
  const ssma = decideRequirements(body.pendencies ?? [], { plan: "SSMA", types, open: open("SSMA") });
  if (!ssma.ok) return ssma;
  const stp = decideRequirements(body.stpPendencies ?? [], { plan: "STP", types, open: open("STP") });
  if (!stp.ok) return stp;
  const known = new Set(reading.activities.map(({ id }) => id));
  if (body.riskActivities?.some((id) => !known.has(id))) return refuse("project.activity_unknown");
  const { supplier } = body;
  const months = await settingsOf(tx, project);
  if (supplier?.exceptions?.some((id) => rows.every(({ typeId }) => typeId !== id))) return refuse("project.requirement_unknown");
  const since = sinceWhen(project, body.from);
  return accept({
    from: body.from,
    since,
    scope: supplier && {
      supplierId: supplier.companyId,
      plans: supplier.plans?.map((plan) => ({ plan, ...months[plan] })),
      notAsked: supplier.exceptions && rows.filter(({ typeId }) => supplier.exceptions?.includes(typeId)).map(({ id }) => id),
    },
    riskActivityIds: body.riskActivities,
    opened: [...ssma.value.opened, ...stp.value.opened].map((type) =>
      requirementFrom(unsaved(type, { from: since, kept: requirements }), reading),
    ),
    closedIds: [...ssma.value.closed, ...stp.value.closed].map(({ id }) => id),
  });
};

/** Counts the pendencies that an unsaved change would create, deactivate and reactivate from the given day on. */
export const dryRunProject =
  ({ workersIn, askedIn }: ProjectData): Handler<"POST /projects/{id}/dry-run"> =>
  async (scope, { params, body }) => {
    const found = await projectFor(scope, ["update_project", "config_pendency_project", "config_risk_project"], params.id);
    if (!found.ok) return found;
    const project = found.value;
    const day = dayOfChange(body.from, scope.today);
    if (!day.ok) return day;
    const from = day.value;
    const { facts, reading } = await factsOn(scope.tx, project, { from, workersIn });
    const change = await changeOf(scope, { project, body: { ...body, from }, reading });
    if (!change.ok) return change;

    const { before, after } = beforeAndAfter(facts, change.value);
    const existing = await askedIn(scope.tx, project);
    const names = new Map((await suppliersOf(scope.tx, project)).map(({ companyId, tradingName }) => [companyId, tradingName]));
    const suppliers = differenceBySupplier({ before, after, existing }).map(({ supplierId, ...difference }) => ({
      companyId: supplierId,
      companyName: names.get(supplierId) ?? "",
      ...difference,
    }));
    const sum = (of: "appears" | "vanishes" | "returns") => suppliers.reduce((total, one) => total + one[of], 0);
    return { appears: sum("appears"), vanishes: sum("vanishes"), returns: sum("returns"), suppliers };
  };
