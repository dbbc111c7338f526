// Work permits of a risk schedule: the printed ones, and the public page of one.
import * as z from "zod/mini";
import { type PrintedPermitKind, printedPermitKinds } from "../catalogue/vocabulary.ts";
import { FileOffer } from "../exports/file-offer.ts";
import { Day, Id, Instant, list, paging } from "../list.ts";
import { routes } from "../route.ts";
import { Moment } from "./moment.ts";

/** `replaced`: printed again, or the schedule differs from the print. */
export const permitStates = ["in_force", "suspended", "ended", "replaced"] as const;
export type PermitState = (typeof permitStates)[number];

/** Why no permit of a schedule can be issued, whatever its shift. */
export const permitHindrances = ["cancelled", "finished", "suspended", "no_kind"] as const;
export type PermitHindrance = (typeof permitHindrances)[number];

const Kind = z.enum(printedPermitKinds);

/** Part of the span of a schedule for which a permit is valid. `day` names it. */
const PermitShift = z.object({ day: Day, start: Moment, end: Moment });
export type PermitShift = z.output<typeof PermitShift>;

export const WorkPermit = z.object({
  id: Id,
  number: z.string(),
  kind: Kind,
  shift: PermitShift,
  state: z.enum(permitStates),
  issuedAt: Instant,
  issuedBy: z.nullable(z.string()),
  /** Address of the public page, the content of the QR code. */
  publicUrl: z.string(),
});
export type WorkPermit = z.output<typeof WorkPermit>;

/** Printed permits, newest first, with what can be printed now. */
const WorkPermits = z.extend(list(WorkPermit), {
  /** Shifts that are not over, the current or next one first. */
  shifts: z.array(PermitShift),
  kinds: z.array(Kind),
  hindrance: z.nullable(z.enum(permitHindrances)),
});
export type WorkPermits = z.output<typeof WorkPermits>;

const PermitInput = z.object({
  /** Day of the shift. */
  day: Day,
  /** Kinds to print; all of the schedule if empty. */
  kinds: z._default(z.array(Kind).check(z.maxLength(printedPermitKinds.length), z.meta({ examples: [[]] })), [] as PrintedPermitKind[]),
});
export type PermitInput = z.output<typeof PermitInput>;

/** Public information about a permit: no names of people. */
export const PublicPermit = z.object({
  state: z.enum(permitStates),
  number: z.string(),
  kind: Kind,
  contractorName: z.string(),
  facilityName: z.string(),
  departmentName: z.string(),
  start: Moment,
  end: Moment,
  /** The shift has not begun. */
  isAhead: z.boolean(),
  checkedAt: Instant,
});
export type PublicPermit = z.output<typeof PublicPermit>;

const PermitCode = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/), z.meta({ examples: ["0123456789abcdef0123456789abcdef"] }));
const notSeen = ["risk_schedule.not_found", "permission.missing"] as const;

export const workPermitRoutes = routes({
  "GET /risk-schedule/{id}/permits": {
    permission: "issue_work_permit",
    summary: "Lists the work permits of a risk schedule, newest first, with the shifts and kinds that can be issued",
    query: z.object(paging()),
    answer: WorkPermits,
    refusals: notSeen,
  },
  "POST /risk-schedule/{id}/permits": {
    permission: "issue_work_permit",
    summary: "Issues a work permit as PDF for each kind of a shift; it replaces a former one of the same kind and shift",
    body: PermitInput,
    answer: z.object({ permits: z.array(WorkPermit) }),
    status: 201,
    refusals: [
      ...notSeen,
      "work_permit.cancelled",
      "work_permit.finished",
      "work_permit.suspended",
      "work_permit.no_kind",
      "work_permit.shift_unknown",
      "work_permit.shift_over",
      "work_permit.worker_hindered",
      "storage.unavailable",
    ],
  },
  "GET /risk-schedule/{id}/permits/{permitId}": {
    permission: "issue_work_permit",
    summary: "Returns a link to the PDF of a work permit",
    answer: FileOffer,
    refusals: [...notSeen, "work_permit.not_found"],
  },
  "GET /work-permits/{code}": {
    permission: "public",
    guessable: true,
    summary: "Returns public information about a work permit by its random code",
    params: { code: PermitCode },
    answer: PublicPermit,
    refusals: ["work_permit.not_found"],
  },
});
