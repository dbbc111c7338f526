import {
  type Frequency,
  type LabourRegime,
  labourRegimes,
  type PeriodicFrequency,
  type RefusalReason,
  refusalReasons,
} from "@emdia/contract/catalogue/vocabulary.ts";
import { DEFAULT_NEXT_DUE_DAYS } from "@emdia/contract/limits.ts";
import type { AskedQuestion, CatalogueContent } from "../src/modules/catalogue/content.ts";
import { blocksWorkByDefault, datesAskedFor, isSensitive } from "../src/modules/catalogue/rules/index.ts";
import type { FigureKey } from "./figures.ts";

/** The gap → the action that corrects it. */
type Correction = `${string} → ${string}`;
type Answers = { readonly example: string } & { readonly [R in RefusalReason]?: Correction };

const correctionOf = (reason: RefusalReason, written: Correction) => {
  const [gap = "", action = ""] = written.split(" → ");
  return { reason, gap, action };
};

/** A checklist question with an example and a suggested correction for each reason of a "Não". */
export const ask = (text: string, { example, ...no }: Answers): AskedQuestion => ({
  text,
  example,
  corrections: refusalReasons.flatMap((reason) => {
    const written = no[reason];
    return written ? [correctionOf(reason, written)] : [];
  }),
});

type DocumentType = CatalogueContent["documentTypes"][number];
export type Names = readonly [portuguese: string, english: string, spanish: string];
/** Frequency and validity. A periodic document has no validity, because the next one replaces it. */
type Rhythm =
  | { readonly frequency: PeriodicFrequency; readonly validity: "none" }
  | { readonly frequency: Exclude<Frequency, PeriodicFrequency>; readonly validity: FigureKey | "printed" | "none" };
type Written = Rhythm &
  Pick<DocumentType, "plan" | "kind" | "category"> &
  Partial<Pick<DocumentType, "movement" | "regimes" | "blocksWork" | "asksIssueDate" | "asksExpiry">> & {
    readonly names: Names;
    readonly about: string;
    /** Instructions for the supplier. */
    readonly send: string;
    readonly due?: FigureKey;
    readonly nextDue?: FigureKey;
    readonly checklist: readonly AskedQuestion[];
  };

const validityOf = (validity: Written["validity"]): DocumentType["validity"] =>
  validity === "printed" || validity === "none" ? { kind: validity } : { kind: "from_issue", figure: validity };

/** Certificates of trainings that a class completes without a review (`trainings.ts`). */
const completedByClass: ReadonlySet<number> = new Set([322, 330, 331, 333, 334, 335, 340, 341, 342, 343, 344, 345, 346, 355]);

/** A document type of the platform. Ids are never reused. */
export const documentType = (id: number, code: string, written: Written): DocumentType => {
  const [name, nameEnUs, nameEsEs] = written.names;
  const { plan, kind, category, frequency } = written;
  const validity = validityOf(written.validity);
  return {
    id,
    code,
    name,
    nameEnUs,
    nameEsEs,
    description: written.about,
    instructions: written.send,
    plan,
    kind,
    category,
    frequency,
    movement: written.movement ?? null,
    validity,
    dueFigure: written.due ?? null,
    regimes: written.regimes ?? everyRegime,
    blocksWork: written.blocksWork ?? blocksWorkByDefault(plan, kind),
    nextDue: written.nextDue ? { figure: written.nextDue } : { days: DEFAULT_NEXT_DUE_DAYS },
    asksIssueDate: written.asksIssueDate ?? datesAskedFor(validity.kind).asksIssueDate,
    asksExpiry: written.asksExpiry ?? datesAskedFor(validity.kind).asksExpiry,
    ...(isSensitive(category, kind) && { sensitive: true }),
    ...(completedByClass.has(id) && { completedByClass: true }),
    questions: written.checklist,
  };
};

/** All regimes: health and safety documents apply to every worker on site, unlike labour documents. */
const everyRegime: readonly LabourRegime[] = labourRegimes;
/** Employees under the CLT. */
export const clt: readonly LabourRegime[] = ["clt_indefinite", "clt_fixed_term", "clt_intermittent", "clt_part_time"];
/** Workers on a payroll with FGTS. */
export const onPayroll: readonly LabourRegime[] = [...clt, "temporary", "apprentice"];
