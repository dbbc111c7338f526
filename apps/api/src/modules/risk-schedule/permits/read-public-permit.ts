import { minuteOf, momentOf } from "../../../kernel/minutes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { permitNumber, permitState } from "../rules/permit.ts";
import { openPermit } from "../store/permits.ts";

/** By the code on the permit, without a session. The same 404 for every unknown code. The state is that of now. */
export const readPublicPermit: Handler<"GET /work-permits/{code}"> = async ({ tx, now }, { params: { code } }) => {
  const permit = await openPermit(tx, code);
  if (!permit) return refuse("work_permit.not_found");
  const { kind, contractorName, facilityName, departmentName, startsAt, endsAt, isReplaced, schedule } = permit;
  const minute = minuteOf(timeInSaoPaulo(now));
  return {
    state: permitState({ isReplaced, endsAt: minuteOf(endsAt) }, schedule, minute),
    number: permitNumber(permit),
    kind,
    contractorName,
    facilityName,
    departmentName,
    start: momentOf(startsAt),
    end: momentOf(endsAt),
    isAhead: minuteOf(startsAt) > minute,
    checkedAt: now.toISOString(),
  };
};
