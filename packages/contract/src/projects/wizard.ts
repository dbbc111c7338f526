import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { email } from "../identity/credentials.ts";
import { PLANS, PROJECT_YEAR_MAX, PROJECT_YEAR_MIN, WIZARD_FIRST_STEP, WIZARD_LAST_STEP } from "../limits.ts";
import { Day, dayOfYears, Id, Instant } from "../list.ts";
import { freeText, requiredText } from "../text.ts";
import { projectStates } from "./routes.ts";

/** Month as text, `2026-03`, from 1900 to 2199. */
export const Month = z
  .string()
  .check(z.regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/))
  .register(z.globalRegistry, { examples: ["2026-03"] });
export const Step = z.int().check(z.minimum(WIZARD_FIRST_STEP), z.maximum(WIZARD_LAST_STEP));
export const ProjectPlan = z.enum(PLANS);

const NAME_MAX_LENGTH = 255;
const TEXT_MAX_LENGTH = 5_000;
export const SUPPLIERS_MAX = 500;
export const REQUIREMENTS_MAX = 500;
export const ANALYSIS_DAYS_MAX = 90;

const text = (max: number) => z.nullable(freeText(max));
const plans = z.array(ProjectPlan).check(z.minLength(1), z.maxLength(PLANS.length));
const days = z.int().check(z.minimum(1), z.maximum(ANALYSIS_DAYS_MAX));
const version = z.int().check(z.positive());

const ProjectDay = dayOfYears(PROJECT_YEAR_MIN, PROJECT_YEAR_MAX).register(z.globalRegistry, { examples: ["2026-03-02"] });

/** Step 1: name, description, dates and contact. */
export const ProjectData = z.object({
  name: requiredText(NAME_MAX_LENGTH),
  contract: text(NAME_MAX_LENGTH),
  scope: text(NAME_MAX_LENGTH),
  description: text(TEXT_MAX_LENGTH),
  startDate: z.nullable(ProjectDay),
  endDate: z.nullable(ProjectDay),
  /** The person of the contractor whom events of the project are told; omitted or null leaves it, at first the creator. */
  contactAccountId: z.optional(z.nullable(Id)),
});
export type ProjectData = z.output<typeof ProjectData>;
/** Step 2: locations and risk activities. */
export const PlaceChoice = z.object({ facilityId: Id, departmentIds: z.array(Id).check(z.minLength(1), z.maxLength(REQUIREMENTS_MAX)) });
/** Step 3: suppliers. An unregistered one has a negative id, with an e-mail, an entered company, or both. */
export const SupplierChoice = z.object({ companyId: Id, plans });
export const SupplierInvitation = z.object({
  id: z.int().check(z.negative()),
  email: z.optional(z.nullable(email)),
  enteredId: z.optional(z.nullable(Id)),
  plans,
});
/** Steps 4 and 5: the documents that the project requires. */
export const RequirementChoice = z.object({ systemPendencyId: Id, isChecked: z.boolean() });
const choices = z.array(RequirementChoice).check(z.maxLength(REQUIREMENTS_MAX));

export const SsmaChoices = z.object({ version, pendencies: choices, analysisDays: days, reAnalysisDays: days });
export type SsmaChoices = z.output<typeof SsmaChoices>;
export const StpChoices = z.object({ version, pendencies: choices, startReference: Month, endReference: z.nullable(Month) });
export type StpChoices = z.output<typeof StpChoices>;

/** Fields of one step, with the version that the caller loaded. */
export const StepBody = z.discriminatedUnion("step", [
  z.extend(ProjectData, { step: z.literal(1), version }),
  z.object({
    step: z.literal(2),
    version,
    locations: z.array(PlaceChoice).check(z.maxLength(REQUIREMENTS_MAX)),
    riskActivities: z.array(Id).check(z.maxLength(REQUIREMENTS_MAX)),
  }),
  z.object({
    step: z.literal(3),
    version,
    companies: z.array(SupplierChoice).check(z.maxLength(SUPPLIERS_MAX)),
    invitedCompanies: z.array(SupplierInvitation).check(z.maxLength(SUPPLIERS_MAX)),
  }),
  z.extend(SsmaChoices, { step: z.literal(4) }),
  z.extend(StpChoices, { step: z.literal(5) }),
]);
export type StepBody = z.output<typeof StepBody>;
export const NewProject = z.extend(ProjectData, { step: z.literal(1), company: Id });

/** Missing data of a step that block the start of the project. */
export const lacks = [
  "name",
  "dates",
  "locations",
  "suppliers",
  "ssma_requirements",
  "ssma_days",
  "stp_requirements",
  "stp_period",
] as const;
const Lack = z.object({ step: Step, code: z.enum(lacks) });
export type Lack = z.output<typeof Lack>;

const PlanSettings = z.object({
  plan: ProjectPlan,
  analysisDays: z.nullable(z.int()),
  reAnalysisDays: z.nullable(z.int()),
  startReference: z.nullable(Month),
  endReference: z.nullable(Month),
});
/** Supplier of the project; `id` is the id of the link, which the project company routes use (CD-150). */
export const ProjectSupplier = z.object({
  id: Id,
  companyId: Id,
  cnpj: z.string(),
  companyName: z.string(),
  tradingName: z.string(),
  plans: z.array(PlanSettings),
});
/** Company that the contractor entered and the project waits for. */
export const AwaitedCompany = z.object({
  id: Id,
  cnpj: z.string(),
  companyName: z.string(),
  tradingName: z.string(),
  /** Whether the data were typed by hand rather than loaded from the registry. */
  byHand: z.boolean(),
  /** Company that registered with this CNPJ but another e-mail than the invited one; the contractor confirms the match. */
  registeredId: z.nullable(Id),
});
export type AwaitedCompany = z.output<typeof AwaitedCompany>;
export const InvitedSupplier = z.object({
  id: z.int().check(z.negative()),
  email: z.nullable(z.string()),
  plans: z.array(ProjectPlan),
  sentAt: z.nullable(Instant),
  company: z.nullable(AwaitedCompany),
});
export type InvitedSupplier = z.output<typeof InvitedSupplier>;
export const ProjectPlace = z.object({ facilityId: Id, name: z.string(), departments: z.array(z.object({ id: Id, name: z.string() })) });
const ProjectCan = z.object({
  update: z.boolean(),
  configureRisks: z.boolean(),
  configurePendencies: z.boolean(),
  configureStp: z.boolean(),
  configureSla: z.boolean(),
  inactivate: z.boolean(),
  reactivate: z.boolean(),
  remove: z.boolean(),
  copy: z.boolean(),
  invitePeople: z.boolean(),
  seeHistory: z.boolean(),
});

/** Project with all data of the wizard and the detail page. */
export const Project = z.extend(ProjectData, {
  id: Id,
  company: z.object({ id: Id, name: z.string() }),
  version: z.int(),
  step: Step,
  isDraft: z.boolean(),
  /** Name of the contact; null for users of a supplier. */
  contactName: z.nullable(z.string()),
  state: z.enum(projectStates),
  /** Whether the last day of an active project has passed. */
  hasEnded: z.boolean(),
  projectIsBlocked: z.boolean(),
  linking: z.nullable(z.object({ done: z.int(), total: z.int(), startedAt: Instant })),
  companies: z.array(ProjectSupplier),
  invitedCompanies: z.array(InvitedSupplier),
  locations: z.array(ProjectPlace),
  riskActivities: z.array(z.object({ id: Id, name: z.string() })),
  pendencies: z.array(RequirementChoice),
  stpPendencies: z.array(RequirementChoice),
  analysisDays: z.nullable(z.int()),
  reAnalysisDays: z.nullable(z.int()),
  startReference: z.nullable(Month),
  endReference: z.nullable(Month),
  lacks: z.array(Lack),
  updatedAt: Instant,
  can: ProjectCan,
});
export type Project = z.output<typeof Project>;

/** Details of a save conflict (`project.stale`): the saves of other users by step, and the current project. */
export const StaleDetails = z.object({
  version: z.int(),
  changes: z.array(
    z.object({ version: z.int(), step: Step, fields: z.array(z.string()), at: Instant, accountName: z.nullable(z.string()) }),
  ),
  project: Project,
});
export type StaleDetails = z.output<typeof StaleDetails>;

/** Preview of a change, with its effective date. */
export const DryRun = z.object({
  from: Day,
  riskActivities: z.optional(z.array(Id).check(z.maxLength(REQUIREMENTS_MAX))),
  pendencies: z.optional(choices),
  stpPendencies: z.optional(choices),
  /** Changed scope of one supplier: all of its plans, and its excluded documents. */
  supplier: z.optional(
    z.object({ companyId: Id, plans: z.optional(plans), exceptions: z.optional(z.array(Id).check(z.maxLength(REQUIREMENTS_MAX))) }),
  ),
});
const SupplierDifference = z.object({
  companyId: Id,
  companyName: z.string(),
  appears: z.int(),
  vanishes: z.int(),
  returns: z.int(),
  workers: z.int(),
});
export type DryRun = z.output<typeof DryRun>;
export const DryRunAnswer = z.object({ appears: z.int(), vanishes: z.int(), returns: z.int(), suppliers: z.array(SupplierDifference) });

/** Document that a project may require, in the wizard. */
export const Demand = z.object({
  id: Id,
  name: CatalogueText,
  description: CatalogueText,
  type: z.string(),
  plan: ProjectPlan,
  category: z.string(),
  frequency: z.string(),
  blocksWork: z.boolean(),
  questions: z.array(CatalogueText),
  riskActivities: z.array(Id),
  isChecked: z.boolean(),
});
