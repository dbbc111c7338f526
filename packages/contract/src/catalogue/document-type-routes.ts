import * as z from "zod/mini";
import { HistoryEntry } from "../history/entry.ts";
import { DEFAULT_NEXT_DUE_DAYS, PLANS } from "../limits.ts";
import { Id, Instant, list, paging, queryNumber, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { requiredText } from "../text.ts";
import { CatalogueText } from "./shown-text.ts";
import {
  documentCategories,
  documentKinds,
  frequencies,
  labourRegimes,
  movementKinds,
  refusalReasons,
  validityUnits,
} from "./vocabulary.ts";

/** Digits only, like every id; the platform is 0. */
export const OwnerId = z
  .pipe(
    z.transform((given: number | string): unknown => (/^\d{1,16}$/.test(String(given)) ? Number(given) : Number.NaN)),
    z.int().check(z.minimum(0)),
  )
  .check(z.meta({ examples: [0] }));
export const Names = z.object({ "pt-BR": z.string(), "en-US": z.nullable(z.string()), "es-ES": z.nullable(z.string()) });
export const Translations = z.object({ "en-US": z.optional(requiredText(200)), "es-ES": z.optional(requiredText(200)) });
export const catalogueName = requiredText(200);
export const catalogueText = requiredText(2_000);
const Plan = z.enum(PLANS);
const Kind = z.enum(documentKinds);
const Regimes = z.array(z.enum(labourRegimes)).check(z.minLength(1), z.maxLength(labourRegimes.length));

/** Validity of a document; `figure` is the key of the norm figure that provides the amount. */
export const Validity = z.object({
  kind: z.enum(["from_issue", "printed", "none"]),
  amount: z.nullable(z.int()),
  unit: z.nullable(z.enum(validityUnits)),
  figure: z.nullable(z.string()),
});
export const Correction = z.object({ reason: z.enum(refusalReasons), gap: CatalogueText, action: CatalogueText });
export const Question = z.object({
  position: z.int(),
  text: CatalogueText,
  example: z.nullable(CatalogueText),
  corrections: z.array(Correction),
});
export type Question = z.output<typeof Question>;

/** Document type in a list. */
export const DocumentTypeLine = z.object({
  ownerId: z.int(),
  id: Id,
  version: z.int(),
  /** Stable code of a platform type; `null` for a company's own type. */
  code: z.nullable(z.string()),
  name: CatalogueText,
  names: Names,
  description: CatalogueText,
  plan: Plan,
  type: Kind,
  category: z.enum(documentCategories),
  frequency: z.enum(frequencies),
  movement: z.nullable(z.enum(movementKinds)),
  validity: Validity,
  /** Key of the norm figure that provides the due date. */
  dueFigure: z.nullable(z.string()),
  regimes: z.array(z.enum(labourRegimes)),
  blocksWork: z.boolean(),
  nextDueDays: z.int(),
  asksIssueDate: z.boolean(),
  asksExpiry: z.boolean(),
  questionCount: z.int(),
  /** Retired: no longer on offer, but existing requirements remain. */
  retired: z.boolean(),
  can: z.object({ update: z.boolean() }),
});
export type DocumentTypeLine = z.output<typeof DocumentTypeLine>;

/** Version of a document type with its checklist. */
export const DocumentType = z.extend(DocumentTypeLine, {
  instructions: CatalogueText,
  questionLanguages: z.array(z.string()),
  questions: z.array(Question),
  currentVersion: z.int(),
  publishedAt: Instant,
});
export type DocumentType = z.output<typeof DocumentType>;

const WrittenValidity = z.union([
  z.object({ kind: z.literal("from_issue"), amount: z.int().check(z.minimum(1), z.maximum(1_200)), unit: z.enum(validityUnits) }),
  z.object({ kind: z.enum(["printed", "none"]) }),
]);
const WrittenQuestion = z.object({
  text: requiredText(500),
  example: z.optional(requiredText(500)),
  corrections: z
    .array(z.object({ reason: z.enum(refusalReasons), gap: requiredText(500), action: requiredText(500) }))
    .check(z.minLength(1), z.maxLength(10)),
});
const AN_EXAMPLE: z.input<typeof WrittenQuestion> = {
  text: "O documento está assinado?",
  example: "Assinatura do colaborador na última página.",
  corrections: [{ reason: "unsigned", gap: "Falta a assinatura", action: "Colha a assinatura e envie de novo." }],
};
/** Input for a company's own document type. */
export const WrittenDocumentType = z.object({
  name: catalogueName,
  translations: z.optional(Translations),
  description: catalogueText,
  instructions: catalogueText,
  plan: Plan,
  type: Kind,
  category: z.enum(documentCategories),
  frequency: z.enum(frequencies).check(z.meta({ examples: ["once"] })),
  movement: z.optional(z.nullable(z.enum(movementKinds))).check(z.meta({ examples: [null] })),
  validity: WrittenValidity,
  regimes: z._default(Regimes, [...labourRegimes]),
  /** Worker-level SSMA documents block work by default (CD-161). */
  blocksWork: z.optional(z.boolean()),
  nextDueDays: z._default(z.int().check(z.minimum(0), z.maximum(365)), DEFAULT_NEXT_DUE_DAYS),
  asksIssueDate: z.optional(z.boolean()),
  asksExpiry: z.optional(z.boolean()),
  questions: z.array(WrittenQuestion).check(z.minLength(1), z.maxLength(20), z.meta({ examples: [[AN_EXAMPLE]] })),
});
export type WrittenDocumentType = z.output<typeof WrittenDocumentType>;
/** Version for optimistic locking; an outdated one is refused. */
const VERSION_MAX = 1_000_000;
export const readVersion = z.int().check(z.minimum(1), z.maximum(VERSION_MAX), z.meta({ examples: [1] }));
export const OfVersion = z.object({ version: z.optional(queryNumber(z.int().check(z.minimum(1), z.maximum(VERSION_MAX)))) });

/** Filter of the document types, shared by the URL and the server. */
export const DocumentTypeListQuery = z.object({
  ...paging(),
  query: z.optional(searchText),
  plan: z.optional(Plan),
  type: z.optional(Kind),
});
export type DocumentTypeListQuery = z.output<typeof DocumentTypeListQuery>;
const ofOwner = { ownerId: OwnerId };

export const documentTypeRoutes = routes({
  "GET /catalogue/document-types": {
    permission: "see_projects",
    summary: "Lists document types of the platform and of the caller's and related companies",
    query: DocumentTypeListQuery,
    answer: list(DocumentTypeLine),
  },
  "POST /catalogue/document-types": {
    permission: "config_pendency_project",
    summary: "Adds a contractor's own document type",
    body: WrittenDocumentType,
    answer: DocumentType,
    status: 201,
    refusals: [
      "document_type.name_taken",
      "document_type.movement_unfit",
      "document_type.validity_unfit",
      "company.choose_one",
      "permission.missing",
    ],
  },
  "GET /catalogue/document-types/{ownerId}/{id}": {
    permission: "see_projects",
    summary: "Returns a document type with its checklist, current or of a version",
    params: ofOwner,
    query: OfVersion,
    answer: DocumentType,
    refusals: ["document_type.not_found"],
  },
  "PUT /catalogue/document-types/{ownerId}/{id}": {
    permission: "config_pendency_project",
    summary: "Adds a new version of a company's own document type; older versions remain",
    params: ofOwner,
    body: z.extend(WrittenDocumentType, { version: readVersion }),
    answer: DocumentType,
    refusals: [
      "document_type.not_found",
      "document_type.of_platform",
      "document_type.retired",
      "document_type.stale",
      "document_type.name_taken",
      "document_type.movement_unfit",
      "document_type.validity_unfit",
      "permission.missing",
    ],
  },
  "PUT /catalogue/document-types/{ownerId}/{id}/retire": {
    permission: "config_pendency_project",
    summary: "Retires a company's own document type; existing requirements remain and it stays readable",
    params: ofOwner,
    answer: DocumentType,
    refusals: ["document_type.not_found", "document_type.of_platform", "permission.missing"],
  },
  "GET /catalogue/document-types/{ownerId}/{id}/history": {
    permission: "see_history_project",
    summary: "Lists changes of a company's own document type, newest first",
    params: ofOwner,
    query: z.object(paging()),
    answer: list(HistoryEntry),
    refusals: ["document_type.not_found", "document_type.of_platform", "permission.missing"],
  },
});
