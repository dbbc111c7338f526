import type { Plan } from "@emdia/contract/limits.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import { changedFields, type FieldChange, isReversed } from "./fields.ts";

export type OwnSettings = {
  readonly analysisDays: number | null;
  readonly reAnalysisDays: number | null;
  readonly startReference: string | null;
  readonly endReference: string | null;
};
export type HeldPlan = { readonly plan: Plan; readonly own: OwnSettings };
/** Requested settings; omitted fields do not change. */
export type AskedSettings = { readonly [F in keyof OwnSettings]?: OwnSettings[F] | undefined } & {
  readonly plan?: Plan | undefined;
  readonly plans?: readonly Plan[] | undefined;
  readonly exceptions?: readonly number[] | undefined;
};
/** A document that the project demands now, and whether it applies to this supplier. */
export type AskedDocument = { readonly requirementId: number; readonly typeId: number; readonly plan: Plan; readonly isAsked: boolean };

export type SettingsChange = {
  readonly assigned: readonly Plan[];
  /** Plans with changed settings, and the changed fields. */
  readonly settings: readonly (HeldPlan & { readonly changes: readonly FieldChange[] })[];
  readonly excepted: readonly AskedDocument[];
  readonly askedAgain: readonly AskedDocument[];
};
type SettingsRefusal = "project.plan_assigned" | "project.period_reversed" | "project.requirement_unknown" | "project_company.plan_missing";

const NOTHING_OWN: OwnSettings = { analysisDays: null, reAnalysisDays: null, startReference: null, endReference: null };
const fieldsOf: { readonly [P in Plan]: readonly (keyof OwnSettings)[] } = {
  SSMA: ["analysisDays", "reAnalysisDays"],
  STP: ["startReference", "endReference"],
};

const wantedOf = ({ plan, plans }: AskedSettings): readonly Plan[] | undefined => plans ?? (plan && [plan]);

const mergeSettings = ({ plan, own }: HeldPlan, wanted: AskedSettings): OwnSettings => {
  const changed = Object.fromEntries(fieldsOf[plan].flatMap((field) => (wanted[field] === undefined ? [] : [[field, wanted[field]]])));
  const next = { ...own, ...changed };
  // Without a start month of its own, the supplier follows both months of the project.
  return next.startReference === null ? { ...next, endReference: null } : next;
};

const decideExceptions = (documents: readonly AskedDocument[], wanted: readonly number[] | undefined) => {
  if (!wanted) return accept({ excepted: [], askedAgain: [] });
  const known = new Set(documents.map(({ typeId }) => typeId));
  if (wanted.some((id) => !known.has(id))) return refuse("project.requirement_unknown");
  return accept({
    excepted: documents.filter(({ typeId, isAsked }) => isAsked && wanted.includes(typeId)),
    askedAgain: documents.filter(({ typeId, isAsked }) => !isAsked && !wanted.includes(typeId)),
  });
};

type Current = { readonly plans: readonly HeldPlan[]; readonly documents: readonly AskedDocument[] };

/** Decides a supplier's plans, settings and exemptions. An assigned plan is permanent; the other one may be added (CD-156, R-285). */
export const decideSettings = ({ plans, documents }: Current, wanted: AskedSettings): Outcome<SettingsChange, SettingsRefusal> => {
  const wantedPlans = wantedOf(wanted);
  if (wantedPlans && plans.some(({ plan }) => !wantedPlans.includes(plan))) return refuse("project.plan_assigned");
  const assigned = [...new Set(wantedPlans)].filter((plan) => plans.every((one) => one.plan !== plan));
  const all: readonly HeldPlan[] = [...plans, ...assigned.map((plan) => ({ plan, own: NOTHING_OWN }))];
  const lacking = (["SSMA", "STP"] as const).find(
    (plan) => all.every((one) => one.plan !== plan) && fieldsOf[plan].some((field) => wanted[field] !== undefined),
  );
  if (lacking) return refuse("project_company.plan_missing", { plan: lacking });

  const settings = all
    .map((held) => ({ plan: held.plan, before: held.own, own: mergeSettings(held, wanted) }))
    .map(({ plan, before, own }) => ({ plan, own, changes: changedFields(before, own) }))
    .filter(({ changes }) => changes.length > 0);
  if (settings.some(({ own }) => isReversed(own.startReference, own.endReference))) return refuse("project.period_reversed");
  const exceptions = decideExceptions(documents, wanted.exceptions);
  return exceptions.ok ? accept({ assigned, settings, ...exceptions.value }) : exceptions;
};

/** True if the change affects which pendencies exist, so that the project must be linked again. Analysis days do not. */
export const asksOtherwise = ({ assigned, settings, excepted, askedAgain }: SettingsChange): boolean =>
  assigned.length + excepted.length + askedAgain.length > 0 || settings.some(({ plan }) => plan === "STP");
