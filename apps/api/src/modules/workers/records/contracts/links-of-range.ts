// Links of a worker to one project within a range of days, such as the month of a service.
import type { LinkFault } from "@emdia/contract/workers/link-refusals.ts";
import { accept, type Outcome, refuse } from "../../../../kernel/outcome.ts";
import type { Scope } from "../../../../platform/access/scope.ts";
import { closedBy } from "../../rules/contracts.ts";
import { type DayRange, daysWithin, isInside, touches } from "../../rules/days-within.ts";
import { hasTakenEffect } from "../../rules/open-links.ts";
import { contractsOf, offeredProjects } from "../../store/contracts.ts";
import type { StoredWorker } from "../../store/workers.ts";
import { workerFor } from "../../worker-for.ts";
import { addLink } from "./add-link.ts";
import { applyContracts } from "./save-contracts.ts";

type Place = { readonly providerId: number; readonly projectId: number; readonly range: DayRange };
type Dates = { readonly hiringDate?: string | undefined; readonly endDate?: string | undefined };

/** A worker of this supplier, locked. A worker of another supplier is not found. */
const workerOf = async (scope: Scope, { providerId }: Place, id: number) => {
  const found = await workerFor(scope, id, "assign_employee_project");
  return !found.ok || found.value.providerId === providerId ? found : refuse("worker.not_found");
};

type Added = Outcome<null, LinkFault | "worker.not_found" | "permission.missing" | "service_month.link_beyond_month">;

/** Links the worker for these days of the range; by default for all of them within the employment and the project. */
export const linkInRange = async (
  scope: Scope,
  place: Place,
  { workerId, ...dates }: Dates & { readonly workerId: number },
): Promise<Added> => {
  const found = await workerOf(scope, place, workerId);
  if (!found.ok) return found;
  const { providerId, projectId, range } = place;
  const [project] = await offeredProjects(scope.tx, providerId, [projectId]);
  if (!project) return refuse("worker.project_unknown", { projectId });
  const days = daysWithin(range, { ...project, admissionDate: found.value.admissionDate });
  const link = { hiringDate: dates.hiringDate ?? days.hiringDate, endDate: dates.endDate ?? days.endDate };
  const isReversed = link.endDate < link.hiringDate;
  if (!isReversed && !isInside(link, range)) return refuse("service_month.link_beyond_month", { employeeId: workerId });
  const added = await addLink(scope, found.value, { projectId, ...link });
  return added.ok ? added : refuse(added.code, { ...Object(added.details), employeeId: workerId, employeeName: found.value.name });
};

const linksOf = async ({ tx }: Scope, { providerId, id }: StoredWorker, { projectId, range }: Place) =>
  (await contractsOf(tx, [id])).filter(
    (link) => link.providerId === providerId && link.projectId === projectId && hasTakenEffect(link) && touches(link, range),
  );

type Removed = Outcome<null, "worker.not_found" | "worker.link_not_found" | "permission.missing" | "service_month.link_beyond_month">;

/** Closes the links inside the range before their first day. A link that reaches beyond the range is refused. */
export const unlinkInRange = async (scope: Scope, place: Place, workerId: number): Promise<Removed> => {
  const found = await workerOf(scope, place, workerId);
  if (!found.ok) return found;
  const links = await linksOf(scope, found.value, place);
  if (links.length === 0) return refuse("worker.link_not_found");
  if (!links.every((link) => isInside(link, place.range))) return refuse("service_month.link_beyond_month", { employeeId: workerId });
  const closed = links.map((link) => closedBy(link, link.hiringDate));
  const applied = await applyContracts(scope, found.value, { opened: [], changed: [], closed });
  return applied.ok ? accept(null) : refuse("worker.link_not_found");
};
