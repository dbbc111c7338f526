import type { DocumentKind, LabourRegime } from "@emdia/contract/catalogue/vocabulary.ts";
import type { Plan } from "@emdia/contract/limits.ts";
import { isAboutWorker } from "./defaults.ts";

type Reference = { readonly ownerId: number; readonly id: number };
type Demandable = Reference & { readonly plan: Plan; readonly kind: DocumentKind; readonly regimes: readonly LabourRegime[] };
type Activity = Reference & {
  readonly documents: readonly Reference[];
  readonly trainings: readonly { readonly certificate: Reference }[];
};
/** Whom documents are chosen for: by which regimes people work there, and what they do. */
type Subject = { readonly plan: Plan; readonly regimes: readonly LabourRegime[]; readonly activities: readonly Activity[] };

const keyOf = ({ ownerId, id }: Reference): string => `${ownerId}/${id}`;

/** Every document that an activity demands: its own, and the certificates of its trainings. */
export const demandedBy = (activities: readonly Activity[]): ReadonlySet<string> =>
  new Set(activities.flatMap(({ documents, trainings }) => [...documents, ...trainings.map(({ certificate }) => certificate)]).map(keyOf));

const fits = ({ plan, regimes }: Demandable, subject: Subject): boolean =>
  plan === subject.plan && regimes.some((regime) => subject.regimes.includes(regime));

/** What one worker owes: what everybody of the regime owes, and of what depends on risk only what the activities demand. */
export const documentsOfWorker = <T extends Demandable>(types: readonly T[], subject: Subject): readonly T[] => {
  const demanded = demandedBy(subject.activities);
  return types.filter((type) => isAboutWorker(type.kind) && fits(type, subject) && (type.kind !== "RISK" || demanded.has(keyOf(type))));
};

/**
 * What a supplier owes as a company, by the regimes under which its people work. What an activity demands of the company
 * (an inspection, a licence) is owed only by who does it; what no activity speaks of is owed by everybody.
 */
export const documentsOfSupplier = <T extends Demandable>(
  types: readonly T[],
  { everyActivity, ...subject }: Subject & { readonly everyActivity: readonly Activity[] },
): readonly T[] => {
  const [demanded, conditional] = [demandedBy(subject.activities), demandedBy(everyActivity)];
  return types.filter(
    (type) => !isAboutWorker(type.kind) && fits(type, subject) && (demanded.has(keyOf(type)) || !conditional.has(keyOf(type))),
  );
};
