import type { StepBody } from "@emdia/contract/projects/wizard.ts";
import { documentTypesOf, type RiskActivityInUse, riskActivitiesOf } from "../../src/modules/catalogue/index.ts";
import { createProject, inactivateProject, saveStep } from "../../src/modules/projects/index.ts";
import type { Scope } from "../../src/platform/access/scope.ts";
import { acceptedBy } from "../accepted-by.ts";
import { nothing } from "../facilities.ts";
import type { Dice } from "../random.ts";
import { withCodes } from "../with-codes.ts";
import { settleLinking } from "./linked-projects.ts";
import { type Drawn, drawProject, type ProjectSeeds } from "./project-drawing.ts";

type WithoutVersion<B> = B extends { readonly version: number } ? Omit<B, "version"> : never;
type Demands = {
  readonly activities: readonly RiskActivityInUse[];
  readonly ssma: readonly number[];
  readonly stp: readonly number[];
};
type SavedProject = { readonly id: number; readonly version: number };

const INACTIVE_EVERY = 6;
const DRAFT_AT = 7;
const SSMA_DOCUMENTS = 12;
const STP_DOCUMENTS = 8;

/** Document types that a project may require: blocking ones first, and monthly ones. */
const demandsOf = async ({ tx, today }: Scope, contractorId: number): Promise<Demands> => {
  const types = await documentTypesOf(tx, { contractorId, today });
  const ofPlan = (asked: string) => types.filter(({ plan, kind }) => plan === asked && kind !== "RISK");
  const ids = (some: readonly { readonly id: number }[]) => some.map(({ id }) => id);
  return {
    activities: await riskActivitiesOf(tx, contractorId),
    ssma: ids(ofPlan("SSMA").toSorted((one, other) => Number(other.blocksWork) - Number(one.blocksWork))).slice(0, SSMA_DOCUMENTS),
    stp: ids(ofPlan("STP").filter(({ frequency }) => frequency === "monthly")).slice(0, STP_DOCUMENTS),
  };
};

const ticks = (ids: readonly number[]) => ids.map((systemPendencyId) => ({ systemPendencyId, isChecked: true }));

/** Wizard steps of the project; a draft stops after its suppliers. */
const stepsOf = (
  dice: Dice,
  { startDate, places, suppliers, risks }: Drawn,
  { activities, ssma, stp }: Demands,
): readonly WithoutVersion<StepBody>[] => {
  const plans = suppliers.flatMap((supplier) => supplier.plans);
  const units = [...Map.groupBy(places, ({ facilityId }) => facilityId)];
  const locations = units.map(([facilityId, areas]) => ({ facilityId, departmentIds: areas.map(({ departmentId }) => departmentId) }));
  const companies = suppliers.map(({ companyId, plans: own }) => ({ companyId, plans: [...own] }));
  const days = { analysisDays: 3 + dice.whole(5), reAnalysisDays: 2 + dice.whole(3) };
  return [
    { step: 2, locations, riskActivities: withCodes(activities, dice.some(risks, 1 + dice.whole(3))).map(({ id }) => id) },
    { step: 3, companies, invitedCompanies: [] },
    ...(plans.includes("SSMA") ? [{ step: 4 as const, pendencies: ticks(ssma), ...days }] : []),
    ...(plans.includes("STP")
      ? [{ step: 5 as const, pendencies: ticks(stp), startReference: startDate.slice(0, 7), endReference: null }]
      : []),
  ];
};

type Making = { readonly scope: Scope; readonly contractorId: number };

const make = async ({ scope, contractorId }: Making, drawn: Drawn, steps: readonly WithoutVersion<StepBody>[]): Promise<SavedProject> => {
  const { name, contract, scope: service, startDate, endDate } = drawn;
  const data = { name, contract, scope: service, startDate, endDate, description: null };
  let made: SavedProject = acceptedBy(await createProject(scope, { ...nothing, body: { step: 1, ...data, company: contractorId } }));
  for (const step of steps) {
    const { id, version } = made;
    made = acceptedBy(await saveStep(scope, { ...nothing, params: { id }, body: { ...step, version } }));
  }
  return made;
};

/** Creates projects step by step in all states: active, inactive, linking, blocked and draft. */
export const seedProjects = async (
  scope: Scope,
  dice: Dice,
  { count, ...seeds }: ProjectSeeds & { readonly count: number },
): Promise<void> => {
  const { contractorId } = seeds;
  const demands = await demandsOf(scope, contractorId);
  for (let at = 0; at < count; at += 1) {
    const drawn = drawProject(dice, seeds, at);
    const steps = stepsOf(dice, drawn, demands);
    const isDraft = at === DRAFT_AT;
    const invited = { id: -1, email: `contato@fornecedor-${seeds.code.toLowerCase()}.example`, plans: ["SSMA" as const] };
    const left = steps.slice(0, 2).map((step) => (step.step === 3 ? { ...step, invitedCompanies: [invited] } : step));
    const { id } = await make({ scope, contractorId }, drawn, isDraft ? left : steps);
    if (isDraft) continue;
    const isFree = await settleLinking(scope.tx, { contractorId, id }, { at, now: scope.now });
    if (isFree && at > 0 && at % INACTIVE_EVERY === 0)
      acceptedBy(await inactivateProject(scope, { ...nothing, body: undefined, params: { id } }));
  }
};
