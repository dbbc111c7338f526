// Decides which links of a worker to open, change and close.
import { WORKER_PROJECTS_MAX } from "@emdia/contract/limits.ts";
import type { LinkFault } from "@emdia/contract/workers/link-refusals.ts";
import type { AskedContract } from "@emdia/contract/workers/record.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { accept, type Outcome, type Refusal, refuse } from "../../../kernel/outcome.ts";
import { hasTakenEffect, isOpenOn } from "./open-links.ts";

/** Stored link. `endDate` is the effective last day, set by a user (`askedUntil`) or by a movement. */
export type KeptContract = {
  readonly id: number;
  readonly contractorId: number;
  readonly projectId: number;
  readonly name: string;
  readonly hiringDate: IsoDay;
  readonly askedUntil: IsoDay | null;
  readonly endDate: IsoDay | null;
};
export type OfferedProject = {
  readonly contractorId: number;
  readonly contractorName: string;
  readonly projectId: number;
  readonly name: string;
  readonly takesWorkers: boolean;
  readonly startDate: IsoDay | null;
  readonly endDate: IsoDay | null;
};
export type KeptOut = {
  readonly contractorId: number;
  readonly reason: string;
  readonly startDate: IsoDay;
  readonly endDate: IsoDay | null;
};
export type ContractFacts = {
  readonly today: IsoDay;
  readonly admissionDate: IsoDay;
  /** Whether the worker is dismissed on that day. */
  readonly isDismissedOn: (day: IsoDay) => boolean;
  readonly kept: readonly KeptContract[];
  /** The projects that the supplier works in. */
  readonly offered: readonly OfferedProject[];
  readonly keptOut: readonly KeptOut[];
};
type Dates = { readonly hiringDate: IsoDay; readonly askedUntil: IsoDay | null };
export type OpenedContract = Dates & Pick<OfferedProject, "contractorId" | "projectId" | "name">;
export type ChangedContract = OpenedContract & { readonly id: number };
export type ContractDecision = {
  readonly opened: readonly OpenedContract[];
  readonly changed: readonly ChangedContract[];
  readonly closed: readonly ChangedContract[];
};

const covers = (days: { readonly startDate: IsoDay; readonly endDate: IsoDay | null }, day: IsoDay): boolean =>
  days.startDate <= day && (days.endDate === null || days.endDate >= day);
type Span = { readonly projectId: number; readonly hiringDate: IsoDay; readonly endDate: IsoDay | null };
const overlap = (one: Span, other: Span): boolean =>
  one.projectId === other.projectId &&
  [one, other].every(hasTakenEffect) &&
  (one.endDate === null || one.endDate >= other.hiringDate) &&
  (other.endDate === null || other.endDate >= one.hiringDate);

/** Closes a link today: its last day is yesterday, or the day before its start if it has not begun. */
export const closedBy = ({ id, contractorId, projectId, name, hiringDate }: KeptContract, today: IsoDay): ChangedContract => {
  const since = hiringDate > today ? hiringDate : today;
  return { id, contractorId, projectId, name, hiringDate, askedUntil: addDays(since, -1) };
};

/** The stored link of an input line: the link with that start date, or else the open link of that project. */
const findLink = (asked: AskedContract, { kept, today }: ContractFacts, taken: ReadonlySet<number>): KeptContract | undefined => {
  const same = kept.filter(({ id, projectId }) => projectId === asked.projectId && !taken.has(id));
  return same.find(({ hiringDate }) => hiringDate === asked.hiringDate) ?? same.find((link) => isOpenOn(link, today));
};

/** An unchanged end date is not a change by the user: it can come from a movement that is deleted later. */
const isUntouched = (asked: AskedContract, { hiringDate, endDate, askedUntil }: KeptContract): boolean =>
  asked.hiringDate === hiringDate && (asked.endDate === endDate || asked.endDate === askedUntil);

const refusedDates = (asked: AskedContract, project: OfferedProject, facts: ContractFacts): Refusal<LinkFault> | null => {
  const { hiringDate, endDate } = asked;
  const { projectId, name, startDate } = project;
  const where = { projectId, projectName: name };
  if (endDate !== null && endDate < hiringDate) return refuse("worker.link_reversed", where);
  if (hiringDate < facts.admissionDate) return refuse("worker.link_before_admission", { ...where, admissionDate: facts.admissionDate });
  if (facts.isDismissedOn(hiringDate)) return refuse("worker.dismissed", where);
  const last = endDate ?? hiringDate;
  const outside = (startDate !== null && hiringDate < startDate) || (project.endDate !== null && last > project.endDate);
  return outside ? refuse("worker.link_outside_project", { ...where, startDate, endDate: project.endDate }) : null;
};

/** Refuses a person with a restriction on the first day of the link, or today if the link covers today. */
const refusedPerson = ({ hiringDate, endDate }: AskedContract, project: OfferedProject, { keptOut, today }: ContractFacts) => {
  const days = covers({ startDate: hiringDate, endDate }, today) ? [hiringDate, today] : [hiringDate];
  const restriction = keptOut.find((one) => one.contractorId === project.contractorId && days.some((day) => covers(one, day)));
  if (!restriction) return null;
  const { contractorId, contractorName, projectId, name } = project;
  const { reason, startDate, endDate: until } = restriction;
  return refuse("worker.restricted", { projectId, projectName: name, contractorId, contractorName, reason, startDate, endDate: until });
};

const refusedOpening = (asked: AskedContract, project: OfferedProject, facts: ContractFacts): Refusal<LinkFault> | null => {
  if (!project.takesWorkers) return refuse("worker.project_closed", { projectId: project.projectId, projectName: project.name });
  return refusedDates(asked, project, facts) ?? refusedPerson(asked, project, facts);
};

type Line = { readonly asked: AskedContract; readonly link: KeptContract | undefined };

/** Pairs each input line with its stored link. Each link is used at most once. */
const linesOf = (asked: readonly AskedContract[], facts: ContractFacts): readonly Line[] => {
  const taken = new Set<number>();
  return asked.map((one) => {
    const link = findLink(one, facts, taken);
    if (link) taken.add(link.id);
    return { asked: one, link };
  });
};

/** The refusal of a changed line, or null. An ended link passes the same checks as a new one. */
const refusedLine = ({ asked, link }: Line, others: readonly Span[], facts: ContractFacts): Refusal<LinkFault> | null => {
  const { projectId } = asked;
  const project = facts.offered.find((offered) => offered.projectId === projectId);
  if (!project) return refuse("worker.project_unknown", { projectId });
  if (others.some((other) => overlap(asked, other))) return refuse("worker.project_twice", { projectId, projectName: project.name });
  return link && isOpenOn(link, facts.today) ? refusedDates(asked, project, facts) : refusedOpening(asked, project, facts);
};

/** Decides the links of a worker from the complete list that the user sent. */
export const decideContracts = (asked: readonly AskedContract[], facts: ContractFacts): Outcome<ContractDecision, LinkFault> => {
  if (asked.length > WORKER_PROJECTS_MAX) return refuse("worker.too_many_projects", { maximum: WORKER_PROJECTS_MAX });
  const lines = linesOf(asked, facts);
  const unasked = facts.kept.filter(({ id }) => !lines.some(({ link }) => link?.id === id));
  const [left, over] = [unasked.filter((link) => isOpenOn(link, facts.today)), unasked.filter((link) => !isOpenOn(link, facts.today))];
  const changes = lines.filter(({ asked: one, link }) => !link || !isUntouched(one, link));
  for (const line of changes) {
    const refused = refusedLine(line, [...asked.filter((one) => one !== line.asked), ...over], facts);
    if (refused) return refused;
  }
  const dated = changes.flatMap(({ asked: { projectId, hiringDate, endDate }, link }) =>
    facts.offered
      .filter((offered) => offered.projectId === projectId)
      .map(({ contractorId, name }) => ({
        id: link?.id,
        contractorId,
        projectId,
        name,
        hiringDate,
        askedUntil: link && endDate === link.endDate ? link.askedUntil : endDate,
      })),
  );
  return accept({
    opened: dated.filter(({ id }) => id === undefined),
    changed: dated.flatMap(({ id, ...link }) => (id === undefined ? [] : [{ id, ...link }])),
    closed: left.map((link) => closedBy(link, facts.today)),
  });
};
