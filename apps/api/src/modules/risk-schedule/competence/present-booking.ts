import type { Booking } from "@emdia/contract/risk-schedule/competence.ts";
import { momentOf } from "../../../kernel/minutes.ts";
import type { Planner } from "../planner.ts";
import { mayOn, type Owned } from "../policy.ts";
import type { BookingRow } from "../store/people.ts";

/** Names the other schedule only to users who may see it; others read area and hours. */
export const presentBooking = (
  scope: Planner,
  { contractorId, departmentId }: Pick<Owned, "contractorId"> & { readonly departmentId: number | undefined },
  row: BookingRow,
): Booking => {
  const isSeen = mayOn(scope, "see_risk_schedule", row);
  return {
    id: isSeen ? row.id : null,
    projectName: isSeen ? row.projectName : null,
    companyName: row.companyName,
    facilityName: row.facilityName,
    departmentName: row.departmentName,
    start: momentOf(row.startsAt),
    end: momentOf(row.endsAt),
    isRefused: row.contractorId === contractorId && departmentId !== undefined && row.departmentId !== departmentId,
  };
};
