import {
  type Frequency,
  type LabourRegime,
  labourRegimes,
  type PeriodicFrequency,
  type RefusalReason,
  refusalReasons,
} from "@emdia/contract/catalogue/vocabulary.ts";
import { DEFAULT_NEXT_DUE_DAYS } from "@emdia/contract/limits.ts";
import type { AskedQuestion, CatalogueContent } from "../src/modules/catalogue/index.ts";
import { blocksWorkByDefault, datesAskedFor } from "../src/modules/catalogue/rules/index.ts";
import type { FigureKey } from "./figures.ts";

/** What lacks → what to do about it, and where. */
type Correction = `${string} → ${string}`;
type Answers = { readonly example: string } & { readonly [R in RefusalReason]?: Correction };

const correctionOf = (reason: RefusalReason, written: Correction) => {
  const [gap = "", action = ""] = written.split(" → ");
  return { reason, gap, action };
};

/** A question of a checklist, an example of what answers it, and what is suggested for each way of answering "Não". */
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
/** What is asked for anew every month or every year has no end of its own. */
type Rhythm =
  | { readonly frequency: PeriodicFrequency; readonly validity: "none" }
  | { readonly frequency: Exclude<Frequency, PeriodicFrequency>; readonly validity: FigureKey | "printed" | "none" };
type Written = Rhythm &
  Pick<DocumentType, "plan" | "kind" | "category"> &
  Partial<Pick<DocumentType, "movement" | "regimes" | "blocksWork" | "asksIssueDate" | "asksExpiry">> & {
    readonly names: Names;
    readonly about: string;
    /** What the supplier reads before sending. */
    readonly send: string;
    readonly due?: FigureKey;
    readonly nextDue?: FigureKey;
    readonly checklist: readonly AskedQuestion[];
  };

const validityOf = (validity: Written["validity"]): DocumentType["validity"] =>
  validity === "printed" || validity === "none" ? { kind: validity } : { kind: "from_issue", figure: validity };

/** A document type of the platform; its id is never given to another. */
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
    questions: written.checklist,
  };
};

/** Health and safety ask the same of everybody on the site; labour law does not. */
const everyRegime: readonly LabourRegime[] = labourRegimes;
/** Registered under the CLT by the supplier, for a time or not. */
export const clt: readonly LabourRegime[] = ["clt_indefinite", "clt_fixed_term", "clt_intermittent", "clt_part_time"];
/** Who is on a payroll with FGTS. */
export const onPayroll: readonly LabourRegime[] = [...clt, "temporary", "apprentice"];
