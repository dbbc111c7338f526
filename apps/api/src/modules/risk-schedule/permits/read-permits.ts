import { FILE_LINK_SECONDS } from "@emdia/contract/limits.ts";
import { minuteOf } from "../../../kernel/minutes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { hindranceOf, kindsOf, permitNumber, shiftsAhead } from "../rules/permit.ts";
import { minuteNow, scheduleFor, statusFields } from "../schedules/schedule-for.ts";
import { activitiesOfSchedule } from "../store/activities.ts";
import { findPermit, listPermitPage } from "../store/permits.ts";
import { permitTitles } from "./permit-words.ts";
import { type PermitPlace, presentPermit, presentShift } from "./present-permit.ts";

const KEY = "issue_work_permit";
const SECOND_MS = 1_000;

export const listPermits =
  (place: Pick<PermitPlace, "publicUrl">): Handler<"GET /risk-schedule/{id}/permits"> =>
  async (scope, { params, query }) => {
    const found = await scheduleFor(scope, KEY, params);
    if (!found.ok) return found;
    const schedule = found.value;
    const { rows, meta } = await listPermitPage(scope.tx, schedule, query);
    const kinds = kindsOf(await activitiesOfSchedule(scope.tx, schedule));
    const [fields, now] = [statusFields(schedule), minuteNow(scope)];
    return {
      results: rows.map((permit) => presentPermit(scope, place, { schedule, permit })),
      meta,
      shifts: fields.isCancelled ? [] : shiftsAhead(fields, now).map(presentShift),
      kinds: [...kinds],
      hindrance: hindranceOf(fields, kinds, now),
    };
  };

/** A replaced permit stays readable. */
export const readPermit =
  ({ files }: Pick<PermitPlace, "files">): Handler<"GET /risk-schedule/{id}/permits/{permitId}"> =>
  async (scope, { params: { id, permitId } }) => {
    const found = await scheduleFor(scope, KEY, { id });
    if (!found.ok) return found;
    const permit = await findPermit(scope.tx, found.value, permitId);
    if (!permit) return refuse("work_permit.not_found");
    const name = `${permitTitles[permit.kind]} ${permitNumber(permit)} ${minuteOf(permit.startsAt).replace(":", "h")}.pdf`;
    const url = await files.signedDownload({ hash: permit.hash, name, type: "application/pdf" }, FILE_LINK_SECONDS);
    return { url, name, expiresAt: new Date(scope.now.getTime() + FILE_LINK_SECONDS * SECOND_MS).toISOString() };
  };
