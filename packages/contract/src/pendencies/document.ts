import * as z from "zod/mini";
import { Validity } from "../catalogue/document-type-routes.ts";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { Day, Id, Instant } from "../list.ts";

/** `draft`: not sent. `current`: in the current or last review. `past`: replaced by a newer document. */
export const documentStates = ["draft", "current", "past"] as const;
export type DocumentState = (typeof documentStates)[number];
/** Result of the virus scan: pending, clean, or blocked for everyone. */
export const fileVerdicts = ["waiting", "clean", "infected"] as const;
export type FileVerdict = (typeof fileVerdicts)[number];

/** Permissions to open a file: every file, and the files of health documents. */
export const fileKeys = ["see_file_pendency", "see_health_document"] as const;
export type FileKey = (typeof fileKeys)[number];

/** Document of a pendency. */
export const PendencyDocument = z.object({
  id: Id,
  name: z.string(),
  /** Type detected from the bytes. */
  type: z.string(),
  size: z.int(),
  /** PDF only. */
  pages: z.nullable(z.int()),
  verdict: z.enum(fileVerdicts),
  issueDate: z.nullable(Day),
  expirationDate: z.nullable(Day),
  state: z.enum(documentStates),
  /** First and last round in which it was sent for analysis. */
  round: z.nullable(z.int()),
  untilRound: z.nullable(z.int()),
  /** Whether the next round excludes it. */
  leftOut: z.boolean(),
  /** The document that this draft replaces. */
  replaces: z.nullable(Id),
  createdAt: Instant,
  createdBy: z.nullable(z.string()),
  sentAt: z.nullable(Instant),
  /** Whether a user of the contractor has opened it. */
  opened: z.boolean(),
  /** The permission that the caller lacks to open the file. */
  missingKey: z.nullable(z.enum(fileKeys)),
  can: z.object({ open: z.boolean(), changeDates: z.boolean(), remove: z.boolean(), replace: z.boolean() }),
});
export type PendencyDocument = z.output<typeof PendencyDocument>;

/** Temporary link to the bytes, for a caller who may open them now. */
export const FileLink = z.object({ url: z.string(), name: z.string(), type: z.string(), size: z.int(), expiresAt: Instant });

/** Document of the supplier that also satisfies this requirement. */
export const ReusableDocument = z.object({
  id: Id,
  name: z.string(),
  issueDate: z.nullable(Day),
  expirationDate: z.nullable(Day),
  sentAt: z.nullable(Instant),
  /** The contractor that received it. */
  contractor: z.object({ id: Id, name: z.string() }),
});
export type ReusableDocument = z.output<typeof ReusableDocument>;

/** Questions of the reviewer and date rules, for users who send documents or correct dates. */
export const SendingGuide = z.object({
  questions: z.array(z.object({ position: z.int(), text: CatalogueText, example: z.nullable(CatalogueText) })),
  validity: Validity,
  asksIssueDate: z.boolean(),
  asksExpiry: z.boolean(),
  /** Today in São Paulo, independent of the caller's clock. */
  today: Day,
  /** Number of the next round, from 1. */
  nextRound: z.int(),
  /** Number of drafts, zero for the contractor side, and of unchanged documents of the last round. */
  drafts: z.int(),
  kept: z.int(),
  /** Whether the caller may add documents now. */
  takesDocuments: z.boolean(),
});
export type SendingGuide = z.output<typeof SendingGuide>;
