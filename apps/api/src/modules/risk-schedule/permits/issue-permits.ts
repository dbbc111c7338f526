// Prints the permits of a shift.
import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { PrintedPermitKind } from "@emdia/contract/catalogue/vocabulary.ts";
import { isRefusal, type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { figuresOn } from "../../catalogue/index.ts";
import { loadCompetence } from "../competence/load-competence.ts";
import { presentCompetence } from "../competence/present-competence.ts";
import type { Activity } from "../rules/activity.ts";
import { checkPermit, kindsOf, permitFigures, permitNumber, type Shift } from "../rules/permit.ts";
import { remainingSpan } from "../rules/suspension.ts";
import { minuteNow, scheduleFor, statusFields } from "../schedules/schedule-for.ts";
import { activitiesOfSchedule } from "../store/activities.ts";
import { insertPermit, type PermitRow, replacePermit, reserveNumber } from "../store/permits.ts";
import { type StoredMember, type StoredSchedule, teamOf } from "../store/schedules.ts";
import { conflictsToPrint, type PermitContent, permitContent } from "./permit-content.ts";
import { permitPdf } from "./permit-pdf.ts";
import { type PermitPlace, presentPermit, publicUrlOf } from "./present-permit.ts";

const MEGABYTE = 1_048_576;
const MAX_BYTES = 32 * MEGABYTE;
const CODE_BYTES = 16;
const YEAR_LENGTH = 4;

type Work = {
  readonly schedule: StoredSchedule;
  readonly shift: Shift;
  readonly activities: readonly Activity[];
  readonly team: readonly StoredMember[];
};

/** Refuses a permit while a worker of the team may not work for the rest of the shift, with the reasons that the user may read. */
const refuseHindered = async (scope: Scope, { schedule, shift, activities, team }: Work) => {
  const competence = await loadCompetence(scope.tx, {
    contractorId: schedule.contractorId,
    providerId: schedule.providerId,
    projectId: schedule.projectId,
    span: remainingSpan(shift, minuteNow(scope)),
    activities,
    members: team.map(({ employeeId, part }) => ({ employeeId, part, isSupervisor: employeeId === schedule.supervisorId })),
  });
  const employees = team.flatMap(({ employeeId, name }) => {
    const answer = competence.get(employeeId);
    return !answer || answer.mayWork ? [] : [{ id: employeeId, name, reasons: presentCompetence(scope, schedule, answer).reasons }];
  });
  return employees.length === 0 ? undefined : refuse("work_permit.worker_hindered", { employees });
};

type Print = Work & { readonly content: PermitContent; readonly signatures: readonly string[]; readonly kind: PrintedPermitKind };

/** Draws and stores one permit under the next number, in place of the former one of its kind and shift. */
const printOne = async (
  scope: Scope,
  place: PermitPlace,
  { schedule, shift, content, signatures, kind, activities }: Print,
): Promise<PermitRow | Refusal<"storage.unavailable">> => {
  const { tx, now, account, today } = scope;
  const { contractorId } = schedule;
  const figures = await figuresOn(tx, { contractorId, today: shift.day });
  const figureOf = (key: string): number => {
    const figure = figures(key);
    if (!figure) throw new Error(`the catalogue has no figure ${key}`);
    return figure.value;
  };
  const year = Number(today.slice(0, YEAR_LENGTH));
  const number = await reserveNumber(tx, contractorId, year);
  const code = randomBytes(CODE_BYTES).toString("hex");
  const head = {
    kind,
    number: permitNumber({ year, number }),
    publicUrl: publicUrlOf(place, code),
    figures: permitFigures(kind, figureOf),
  };
  const stored = await place.files.store(Readable.from(await permitPdf({ content, head })), {
    maxBytes: MAX_BYTES,
    known: { type: "application/pdf", pages: null },
  });
  if (!stored.ok && stored.code !== "storage.unavailable") throw new Error(`a generated permit was refused: ${stored.code}`);
  if (!stored.ok) return refuse("storage.unavailable");
  const former = await replacePermit(tx, schedule, { kind, day: shift.day, now });
  const permit = await insertPermit(tx, schedule, {
    kind,
    year,
    number,
    code,
    day: shift.day,
    startsAt: shift.startsAt,
    endsAt: shift.overAt,
    file: stored.value,
    conflictSignatures: signatures,
    now,
    account,
  });
  const about = { kind: "risk_schedule", id: schedule.id };
  await recordHistory(scope, {
    ownerId: contractorId,
    providerId: schedule.providerId,
    about,
    subject: { ...about, name: activities[0]?.name ?? null },
    action: "risk_schedule.permit_issued",
    change: { field: kind, from: former ? permitNumber(former) : null, to: `${permitNumber(permit)} · ${shift.startsAt}` },
  });
  return permit;
};

/** Locks the schedule, so that of two prints of one shift the later one replaces the earlier one. */
export const issuePermits =
  (place: PermitPlace): Handler<"POST /risk-schedule/{id}/permits"> =>
  async (scope, { params, body }) => {
    const found = await scheduleFor(scope, "issue_work_permit", { ...params, toChange: true });
    if (!found.ok) return found;
    const schedule = found.value;
    const activities = await activitiesOfSchedule(scope.tx, schedule);
    const checked = checkPermit({ fields: statusFields(schedule), kinds: kindsOf(activities) }, body, minuteNow(scope));
    if (!checked.ok) return checked;
    const { shift, kinds } = checked.value;
    const work = { schedule, shift, activities, team: await teamOf(scope.tx, schedule) };
    const hindered = await refuseHindered(scope, work);
    if (hindered) return hindered;

    const { signatures, conflicts } = await conflictsToPrint(scope, schedule, shift);
    const content = await permitContent(scope, work, conflicts);
    const permits: PermitRow[] = [];
    for (const kind of kinds) {
      const permit = await printOne(scope, place, { ...work, content, signatures, kind });
      if (isRefusal(permit)) return permit;
      permits.push(permit);
    }
    return { permits: permits.map((permit) => presentPermit(scope, place, { schedule, permit })) };
  };
