// Selection of the documents that workers and suppliers owe.
import type { DocumentKind, LabourRegime } from "@emdia/contract/catalogue/vocabulary.ts";
import type { Plan } from "@emdia/contract/limits.ts";
import { isAboutWorker } from "./defaults.ts";

type Reference = { readonly ownerId: number; readonly id: number };
type Demandable = Reference & { readonly plan: Plan; readonly kind: DocumentKind; readonly regimes: readonly LabourRegime[] };
type Activity = Reference & {
  readonly documents: readonly Reference[];
  readonly trainings: readonly { readonly certificate: Reference }[];
};
/** Plan, labour regimes and risk activities for which documents are selected. */
type Subject = { readonly plan: Plan; readonly regimes: readonly LabourRegime[]; readonly activities: readonly Activity[] };

const keyOf = ({ ownerId, id }: Reference): string => `${ownerId}/${id}`;

/** Keys of all documents that the activities demand: their documents and the certificates of their trainings. */
export const demandedBy = (activities: readonly Activity[]): ReadonlySet<string> =>
  new Set(activities.flatMap(({ documents, trainings }) => [...documents, ...trainings.map(({ certificate }) => certificate)]).map(keyOf));

const fits = ({ plan, regimes }: Demandable, subject: Subject): boolean =>
  plan === subject.plan && regimes.some((regime) => subject.regimes.includes(regime));

/** Documents of one worker: all of its regime, and RISK documents only if an activity demands them. */
export const documentsOfWorker = <T extends Demandable>(types: readonly T[], subject: Subject): readonly T[] => {
  const demanded = demandedBy(subject.activities);
  return types.filter((type) => isAboutWorker(type.kind) && fits(type, subject) && (type.kind !== "RISK" || demanded.has(keyOf(type))));
};

/**
 * Documents of a supplier for the regimes of its workers. A document that any activity demands is required only from suppliers with that
 * activity.
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
