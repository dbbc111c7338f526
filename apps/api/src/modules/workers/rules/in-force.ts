// Role, exposure and admission date derived from movements.
import type { IsoDay } from "../../../kernel/dates.ts";
import { inOrder, type Movement } from "./movement.ts";

type RecordMovement = Pick<Movement, "id" | "kind" | "startDate" | "newRole" | "exposedToRisk">;

/** Values derived from the movements; null if no movement sets the value, so that the stored value stays. */
export type InForce = {
  readonly role: string | null;
  readonly exposedToRisk: boolean | null;
  readonly admissionDate: IsoDay | null;
  /** The next day on which a movement sets one of these values. */
  readonly changesOn: IsoDay | null;
};

const setsValue = ({ kind, newRole, exposedToRisk }: RecordMovement): boolean =>
  newRole !== null || exposedToRisk !== null || kind === "admission";

/** The movement in force on a day: the last that has begun, or else the first admission. */
const lastOf = (movements: readonly RecordMovement[], day: IsoDay): RecordMovement | undefined =>
  movements.findLast(({ startDate }) => startDate <= day) ?? movements.find(({ kind }) => kind === "admission");

/** The movements that set role, exposure and admission date on a day. */
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
  const next = inOrder(movements).find((movement) => movement.startDate > day && setsValue(movement));
  return {
    role: ofRole?.newRole ?? null,
    exposedToRisk: ofExposure?.exposedToRisk ?? null,
    admissionDate: ofAdmission?.startDate ?? null,
    changesOn: next?.startDate ?? null,
  };
};

/** Values that the user edits in the worker record. */
export type RecordValues = { readonly role: string; readonly exposedToRisk: boolean; readonly admissionDate: IsoDay };

/** The movements that a correction of the record changes, with the corrected values. */
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
