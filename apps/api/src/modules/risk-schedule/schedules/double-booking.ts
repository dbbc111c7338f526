import { refuse } from "../../../kernel/outcome.ts";
import { presentBooking } from "../competence/present-booking.ts";
import type { Planner } from "../planner.ts";
import type { Owned } from "../policy.ts";
import type { Span } from "../rules/span.ts";
import { bookingsOf } from "../store/people.ts";

type Input = {
  readonly owned: Owned;
  readonly span: Span;
  readonly departmentId: number;
  readonly workerIds: readonly number[];
  readonly exceptId?: number;
};

/** The refusal with the bookings in other areas. Called after the constraint refused the write, so the other schedule is committed. */
export const refuseDoubleBooking = async (scope: Planner, { owned, span, departmentId, workerIds, exceptId }: Input) => {
  const { contractorId, providerId } = owned;
  const rows = await bookingsOf(scope.tx, { ...span, contractorId, providerId, workerIds, exceptId, withOthers: false });
  const bookings = rows
    .map((row) => ({
      employeeId: row.workerId,
      employeeName: row.workerName,
      ...presentBooking(scope, { contractorId, departmentId }, row),
    }))
    .filter(({ isRefused }) => isRefused);
  return refuse("risk_schedule.double_booked", { bookings });
};
