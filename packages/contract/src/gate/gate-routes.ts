import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { companySides } from "../companies/sides.ts";
import { FileOffer } from "../exports/file-offer.ts";
import { Day, Id, Instant, list, paging, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { hindrances, remedies } from "../workers/standing.ts";

/** Reasons of a no at the gate. A missing health document is `health` and nothing more, so that no exam is named. */
export const gateReasonKinds = [...hindrances, "health"] as const;
export type GateReasonKind = (typeof gateReasonKinds)[number];

export const GateReason = z.object({
  kind: z.enum(gateReasonKinds),
  /** Reason text of a restriction, missing documents, and the last day: only for a session with `see_employee_data`. */
  note: z.nullable(CatalogueText),
  until: z.nullable(Day),
  remedy: z.enum(remedies),
  /** The side that can resolve it, and the name of its company. */
  side: z.enum(companySides),
  companyName: z.string(),
});
export type GateReason = z.output<typeof GateReason>;

const Project = z.object({ id: Id, name: z.string(), contractorName: z.string() });
export type GateProject = z.output<typeof Project>;
const answer = { mayEnter: z.boolean(), health: z.nullable(z.enum(["fit", "unfit"])), reasons: z.array(GateReason) };

export const GateDecision = z.object({
  id: Id,
  ...answer,
  project: Project,
  /** Null for an unknown or revoked badge, or one without a link to the project: the answer is the same no. */
  worker: z.nullable(z.object({ name: z.string(), photoUrl: z.nullable(z.string()), companyName: z.string() })),
  decidedAt: Instant,
});
export type GateDecision = z.output<typeof GateDecision>;

/** Code of a badge, as its QR code has it. */
const BadgeCode = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/), z.meta({ examples: ["q1w2e3r4t5y6abcdefghjkmn10"] }));
const ExpectedWorker = z.object({ employeeId: Id, name: z.string(), role: z.string(), companyName: z.string(), ...answer });
export type ExpectedWorker = z.output<typeof ExpectedWorker>;

export const gateRoutes = routes({
  "GET /gate/projects": {
    permission: "answer_gate",
    device: true,
    summary: "Lists the projects for which the caller answers at the gate",
    query: z.object({ query: z.optional(searchText) }),
    /** `deviceName` is null for a session. */
    answer: z.object({ deviceName: z.nullable(z.string()), results: z.array(Project) }),
  },
  "POST /gate/decisions": {
    permission: "answer_gate",
    device: true,
    summary: "Decides whether the holder of a badge may enter a project today",
    body: z.object({ badge: BadgeCode, projectId: Id }),
    answer: GateDecision,
    refusals: ["project.not_found"],
  },
  "GET /gate/projects/{projectId}/workers": {
    permission: "answer_gate",
    summary: "Lists the workers who are linked to a project today, with the answer of the gate",
    query: z.object(paging()),
    answer: list(ExpectedWorker),
    refusals: ["project.not_found"],
  },
  "POST /gate/projects/{projectId}/workers/spreadsheet": {
    permission: "answer_gate",
    summary: "Downloads the workers of a project with the answer of the gate as a spreadsheet",
    answer: FileOffer,
    refusals: ["project.not_found", "storage.unavailable"],
  },
});
