import * as z from "zod/mini";
import { FILE_MATCH_BATCH_MAX, FILE_MATCH_TEXT_MAX_LENGTH, FILE_MATCHES_PER_MINUTE, FILE_NAME_MAX_LENGTH } from "../limits.ts";
import { Day, Id } from "../list.ts";
import { routes } from "../route.ts";
import { SendingGuide } from "./document.ts";
import { PendencyRow } from "./pendency.ts";

/** Evidence that a file answers a pendency. */
export const matchSignals = ["type", "cpf", "name", "cnpj", "month"] as const;
export type MatchSignal = (typeof matchSignals)[number];

const row = PendencyRow.shape;
/** A pendency that a file may answer, without any number that the file holds. */
export const MatchedPendency = z.object({
  id: Id,
  name: row.name,
  referenceMonth: row.referenceMonth,
  frequency: row.frequency,
  project: row.project,
  contractor: row.contractor,
  company: row.company,
  employee: row.employee,
  signals: z.array(z.enum(matchSignals)),
  validity: SendingGuide.shape.validity,
  asksIssueDate: z.boolean(),
  asksExpiry: z.boolean(),
  /** The rejected document that a new one replaces; null unless there is exactly one. */
  replaces: z.nullable(Id),
});
export type MatchedPendency = z.output<typeof MatchedPendency>;

const FileToMatch = z.object({
  /** Number of the file in this request. */
  key: z.int().check(z.minimum(0)),
  name: z.string().check(z.maxLength(FILE_NAME_MAX_LENGTH)),
  /** Beginning of the text layer; empty for pictures. */
  text: z.string().check(z.maxLength(FILE_MATCH_TEXT_MAX_LENGTH)),
});
const FileMatch = z.object({
  key: z.int(),
  /** Whether document type and subject are certain, and the chosen pendencies belong to one contractor. */
  ready: z.boolean(),
  /** Whether the file holds the CPF of a worker who is not its subject. */
  otherPerson: z.boolean(),
  /** Whether the file holds the name of a worker with open pendencies who is not its subject. */
  otherName: z.boolean(),
  chosen: z.array(Id),
  pendencies: z.array(MatchedPendency),
});
export type FileMatch = z.output<typeof FileMatch>;

export const pendencyMatchRoutes = routes({
  "POST /pendencies/matches": {
    permission: "send_pendency_analysis",
    summary: "Matches files with the pendencies that the caller may send for, by file name and text; stores and logs neither",
    body: z.object({ files: z.array(FileToMatch).check(z.minLength(1), z.maxLength(FILE_MATCH_BATCH_MAX)) }),
    /** `isWhole` is false if there are more pendencies than were compared. */
    answer: z.object({ results: z.array(FileMatch), isWhole: z.boolean(), today: Day }),
    refusals: ["pendency.too_many_matches"],
    accountLimit: { perMinute: FILE_MATCHES_PER_MINUTE, refusal: "pendency.too_many_matches" },
  },
});
