import * as z from "zod/mini";
import { Validity } from "../catalogue/document-type-routes.ts";
import { Day, Id, Instant } from "../list.ts";

/** A draft waits to be sent; what is current is, or was last, before a reviewer; what is past was replaced by something newer. */
export const documentStates = ["draft", "current", "past"] as const;
export type DocumentState = (typeof documentStates)[number];
/** What the scanner says: nothing yet, nothing found, or that nobody may open it. */
export const fileVerdicts = ["waiting", "clean", "infected"] as const;
export type FileVerdict = (typeof fileVerdicts)[number];

/** A file as it was sent for a pendency. */
export const PendencyDocument = z.object({
  id: Id,
  name: z.string(),
  /** As the bytes tell. */
  type: z.string(),
  size: z.int(),
  /** Of a PDF. */
  pages: z.nullable(z.int()),
  verdict: z.enum(fileVerdicts),
  issueDate: z.nullable(Day),
  expirationDate: z.nullable(Day),
  state: z.enum(documentStates),
  /** With which sending it went to analysis first, and with which last. */
  round: z.nullable(z.int()),
  untilRound: z.nullable(z.int()),
  /** Whether it stays behind when documents are sent again. */
  leftOut: z.boolean(),
  /** The document in whose place this draft stands. */
  replaces: z.nullable(Id),
  createdAt: Instant,
  createdBy: z.nullable(z.string()),
  sentAt: z.nullable(Instant),
  /** Whether somebody of the contracting company has opened it. */
  opened: z.boolean(),
  can: z.object({ open: z.boolean(), changeDates: z.boolean(), remove: z.boolean(), replace: z.boolean() }),
});
export type PendencyDocument = z.output<typeof PendencyDocument>;

/** A link to the bytes, for somebody who may open them now. */
export const FileLink = z.object({ url: z.string(), name: z.string(), type: z.string(), size: z.int(), expiresAt: Instant });

/** A file that the supplier holds already and that answers this request as well. */
export const ReusableDocument = z.object({
  id: Id,
  name: z.string(),
  issueDate: z.nullable(Day),
  expirationDate: z.nullable(Day),
  sentAt: z.nullable(Instant),
  /** For whom it was sent. */
  contractor: z.object({ id: Id, name: z.string() }),
});
export type ReusableDocument = z.output<typeof ReusableDocument>;

/** What whoever sends or corrects dates should know before: what the reviewer will ask, and by which rule dates are read. */
export const SendingGuide = z.object({
  questions: z.array(z.object({ position: z.int(), text: z.string(), example: z.nullable(z.string()) })),
  validity: Validity,
  asksIssueDate: z.boolean(),
  asksExpiry: z.boolean(),
  /** The day it is here, whatever the clock of whoever sends says. */
  today: Day,
  /** The round that is sent next: the first is 1. */
  nextRound: z.int(),
  /** How many drafts wait, which only their sender is told, and how many of the last round stay as they are. */
  drafts: z.int(),
  kept: z.int(),
  /** Whether whoever asks may add documents now: it is the supplier's turn. */
  takesDocuments: z.boolean(),
});
export type SendingGuide = z.output<typeof SendingGuide>;
