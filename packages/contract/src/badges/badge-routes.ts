import * as z from "zod/mini";
import { FileOffer } from "../exports/file-offer.ts";
import { Day, Id, Instant } from "../list.ts";
import { routes } from "../route.ts";
import { BADGES_PER_PRINT_MAX } from "./limits.ts";

/** `card`: one page of the size of a credit card for each face. `sheet`: several badges on pages of A4, with cutting marks. */
export const printLayouts = ["card", "sheet"] as const;

/** Random id of a badge, as the QR code has it, or the id of a worker. */
const BadgeId = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/), z.meta({ examples: ["q1W2e3R4t5Y6u7I8o9P0aB"] }));
const BadgeLine = z.object({ key: z.string(), label: z.nullable(z.string()), value: z.string() });
export type BadgeLine = z.output<typeof BadgeLine>;

/** A training that the badge requires and the worker lacks. `since` is the day after the last one ended; null if the worker never had it. */
const LackingTraining = z.object({ id: Id, name: z.string(), since: z.nullable(Day) });
export type LackingTraining = z.output<typeof LackingTraining>;

/** Badge of a worker for one link to a project; the contractor of that project defines fields, colour and logo. */
export const Badge = z.object({
  id: z.string(),
  contractId: Id,
  employeeId: Id,
  name: z.string(),
  photoUrl: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
  contractorName: z.string(),
  baseColor: z.string(),
  first_badge: z.array(BadgeLine),
  second_badge: z.array(BadgeLine),
  /** URL of the public page, the content of the QR code. */
  publicUrl: z.string(),
  issuedAt: Instant,
  /** The badge is not printed while the worker lacks one of the required trainings. */
  trainingsLacking: z.array(LackingTraining),
  can: z.object({ print: z.boolean(), updateImage: z.boolean(), reissue: z.boolean() }),
});
export type Badge = z.output<typeof Badge>;

/** Public information about a badge: no document, no health data, no reasons. */
export const PublicBadge = z.object({
  state: z.enum(["valid", "revoked"]),
  name: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  role: z.nullable(z.string()),
  /** Current links to projects whose contractor uses badges. `since` is the first day of the link. */
  projects: z.array(
    z.object({
      name: z.string(),
      contractorName: z.string(),
      mayWork: z.boolean(),
      since: z.nullable(Day),
      /** Whether the trainings that the badge requires are in force, and since when; null if it requires none. */
      trainings: z.nullable(z.object({ inForce: z.boolean(), since: z.nullable(Day) })),
    }),
  ),
  checkedAt: Instant,
});
export type PublicBadge = z.output<typeof PublicBadge>;

/** The badges of these links, or one badge of each of these workers. */
const PrintInput = z
  .object({
    contractIds: z._default(z.array(Id).check(z.maxLength(BADGES_PER_PRINT_MAX), z.meta({ examples: [[1]] })), []),
    employeeIds: z._default(z.array(Id).check(z.maxLength(BADGES_PER_PRINT_MAX), z.meta({ examples: [[]] })), []),
    layout: z._default(z.enum(printLayouts), "card"),
  })
  .check(
    z.refine(({ contractIds, employeeIds }) => contractIds.length + employeeIds.length > 0, "nothing_to_print"),
    z.refine(({ contractIds, employeeIds }) => contractIds.length + employeeIds.length <= BADGES_PER_PRINT_MAX, "too_many_badges"),
  );
/** `left` counts the workers of `employeeIds` without a badge, which the file lacks. `withheld` names those who lack a required training. */
const PrintedBadges = z.extend(FileOffer, {
  printed: z.int(),
  left: z.int(),
  withheld: z.array(z.object({ employeeId: Id, name: z.string(), trainings: z.array(z.string()) })),
});
export type PrintedBadges = z.output<typeof PrintedBadges>;

const refusedBadge = ["badge.not_found", "badge.not_enabled", "permission.missing"] as const;

export const badgeRoutes = routes({
  "GET /companies/employees/{contractId}/badge": {
    permission: "see_employee_badge",
    summary: "Returns the badge of a worker for one link to a project",
    answer: Badge,
    refusals: refusedBadge,
  },
  "POST /companies/employees/{contractId}/badge/reissue": {
    permission: "print_employee_badge",
    summary: "Revokes the badge id of a worker and issues a new one",
    answer: Badge,
    refusals: refusedBadge,
  },
  "POST /companies/employees/badges/print": {
    permission: "print_employee_badge",
    summary: "Downloads the badges of several links or workers as one PDF",
    body: PrintInput,
    answer: PrintedBadges,
    refusals: [...refusedBadge, "badge.training_lacking", "storage.unavailable"],
  },
  "GET /employees/badge-info/{id}": {
    permission: "public",
    session: "optional",
    guessable: true,
    summary: "Returns public information about a badge by its random id, or by a worker's id for users who see the worker",
    params: { id: BadgeId },
    answer: PublicBadge,
    refusals: ["badge.not_found"],
  },
});
