import type { IsoDay } from "../../../kernel/dates.ts";
import { inOrder, type Movement } from "./movement.ts";

type RecordMovement = Pick<Movement, "id" | "kind" | "startDate" | "newRole" | "exposedToRisk">;

/** What the movements say of the worker beside the status. What none of them speaks of stays as people wrote it. */
export type InForce = {
  readonly role: string | null;
  readonly exposedToRisk: boolean | null;
  readonly admissionDate: IsoDay | null;
  /** The next day on which one of them speaks. */
  readonly changesOn: IsoDay | null;
};

const speaks = ({ kind, newRole, exposedToRisk }: RecordMovement): boolean =>
  newRole !== null || exposedToRisk !== null || kind === "admission";

/** The movement whose word counts on a day: the last that has begun, or the admission to come while none has. */
const lastOf = (movements: readonly RecordMovement[], day: IsoDay): RecordMovement | undefined =>
  movements.findLast(({ startDate }) => startDate <= day) ?? movements.find(({ kind }) => kind === "admission");

/** The movements that say what the role, the exposure and the admission are on a day. */
export const sourceMovementsOn = (movements: readonly RecordMovement[], day: IsoDay) => {
  const ordered = inOrder(movements);
  return {
    ofRole: lastOf(
      ordered.filter(({ newRole }) => newRole !== null),
      day,
    ),
    ofExposure: lastOf(
      ordered.filter(({ exposedToRisk }) => exposedToRisk !== null),
      day,
    ),
    ofAdmission: lastOf(
      ordered.filter(({ kind }) => kind === "admission"),
      day,
    ),
  };
};

export const effectiveRecordOn = (movements: readonly RecordMovement[], day: IsoDay): InForce => {
  const { ofRole, ofExposure, ofAdmission } = sourceMovementsOn(movements, day);
  const next = inOrder(movements).find((movement) => movement.startDate > day && speaks(movement));
  return {
    role: ofRole?.newRole ?? null,
    exposedToRisk: ofExposure?.exposedToRisk ?? null,
    admissionDate: ofAdmission?.startDate ?? null,
    changesOn: next?.startDate ?? null,
  };
};

/** What people write into the record of a worker. */
export type RecordValues = { readonly role: string; readonly exposedToRisk: boolean; readonly admissionDate: IsoDay };

/** Whoever corrects the record corrects the movement that says so: those that then read otherwise, as they shall read. */
export const correctedBy = <M extends RecordMovement>(movements: readonly M[], said: RecordValues, day: IsoDay): readonly M[] => {
  const { ofRole, ofExposure, ofAdmission } = sourceMovementsOn(movements, day);
  return movements.flatMap((movement) => {
    const corrected = {
      ...movement,
      newRole: movement.id === ofRole?.id ? said.role : movement.newRole,
      exposedToRisk: movement.id === ofExposure?.id ? said.exposedToRisk : movement.exposedToRisk,
      startDate: movement.id === ofAdmission?.id ? said.admissionDate : movement.startDate,
    };
    const isOther =
      corrected.newRole !== movement.newRole ||
      corrected.exposedToRisk !== movement.exposedToRisk ||
      corrected.startDate !== movement.startDate;
    return isOther ? [corrected] : [];
  });
};
