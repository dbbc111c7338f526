// Risk activity with its demands, and what the part of a worker in the team needs of it.
import type { DocumentKind, PermitKind } from "@emdia/contract/catalogue/vocabulary.ts";
import type { TeamPart } from "@emdia/contract/risk-schedule/vocabulary.ts";

type Type = { readonly id: number; readonly name: string };
export type Activity = {
  readonly ownerId: number;
  readonly id: number;
  readonly version: number;
  /** Stable name in the platform's catalogue; null for a contractor's own activity. */
  readonly code: string | null;
  readonly name: string;
  readonly norm: string | null;
  readonly permit: string | null;
  readonly permitKind: PermitKind;
  readonly trainings: readonly { readonly norm: string; readonly certificate: Type }[];
  readonly documents: readonly (Type & { readonly kind: DocumentKind })[];
};

export const CONFINED_SPACE = "ESPACO-CONFINADO";
export const CONFINED_SPACE_SUPERVISION = "ESPACO-CONFINADO-SUPERVISAO";

export const isConfinedSpace = ({ code }: Pick<Activity, "code">): boolean =>
  code === CONFINED_SPACE || code === CONFINED_SPACE_SUPERVISION;

/** Documents of one worker. Those of the supplier and of its equipment are a hint only. */
const workerKinds: readonly DocumentKind[] = ["EMPLOYEE", "RISK"];
export const ofWorker = ({ kind }: { readonly kind: DocumentKind }): boolean => workerKinds.includes(kind);

/** A document type that a worker needs in date during the whole span. `norm` is set for the certificate of a training. */
export type Demand = { readonly typeId: number; readonly name: string; readonly norm: string | null };
/** An activity that must be declared for the worker: one of these ids. */
type Declaration = { readonly name: string; readonly anyOf: readonly number[] };
export type Demands = { readonly declarations: readonly Declaration[]; readonly documents: readonly Demand[] };

export type Role = { readonly part: TeamPart; readonly isSupervisor: boolean };
type Catalogue = { readonly activities: readonly Activity[]; readonly supervision: Activity | undefined };

const trainingsOf = ({ trainings }: Activity): readonly Demand[] =>
  trainings.map(({ norm, certificate }) => ({ typeId: certificate.id, name: certificate.name, norm }));

/**
 * Trainings that a role needs of an activity. In a confined space the entry supervisor has a training of its own, and needs that of the watch
 * only if it watches as well; elsewhere the whole team needs the trainings of the activity.
 */
const trainingsFor = (activity: Activity, { part, isSupervisor }: Role, supervision: Activity | undefined): readonly Demand[] => {
  if (!isConfinedSpace(activity)) return trainingsOf(activity);
  const entry = activity.code === CONFINED_SPACE && part !== "supervises" ? trainingsOf(activity) : [];
  const supervises = isSupervisor || part === "supervises";
  return [...entry, ...(supervises && supervision ? trainingsOf(supervision) : [])];
};

const declarationFor = (activity: Activity, { activities, supervision }: Catalogue): Declaration => {
  const others = isConfinedSpace(activity) ? [...activities, ...(supervision ? [supervision] : [])].filter(isConfinedSpace) : [];
  return { name: activity.name, anyOf: [...new Set([activity.id, ...others.map(({ id }) => id)])] };
};

/** What the role needs of all activities of the schedule, each document type once. */
export const demandsOf = (catalogue: Catalogue, role: Role): Demands => {
  const documents = catalogue.activities.flatMap((activity) => [
    ...trainingsFor(activity, role, catalogue.supervision),
    ...activity.documents.filter(ofWorker).map(({ id, name }) => ({ typeId: id, name, norm: null })),
  ]);
  return {
    declarations: catalogue.activities.map((activity) => declarationFor(activity, catalogue)),
    documents: [...new Map(documents.toReversed().map((demand) => [demand.typeId, demand])).values()].toReversed(),
  };
};
