import type {
  Confidence,
  DocumentCategory,
  DocumentKind,
  Frequency,
  LabourRegime,
  MovementKind,
  RefusalReason,
  ValidityUnit,
} from "@emdia/contract/catalogue/vocabulary.ts";
import type { Plan } from "@emdia/contract/limits.ts";
import type { IsoDay } from "../../kernel/dates.ts";

/** Names a row of the catalogue, whoever owns it. */
export type Reference = { readonly ownerId: number; readonly id: number };
export type VersionReference = Reference & { readonly version: number };

type LocalizedName = { readonly name: string; readonly nameEnUs: string | null; readonly nameEsEs: string | null };
export type AskedQuestion = {
  readonly text: string;
  readonly example: string | null;
  /** What is suggested for a "Não": what lacks, and what to do about it. */
  readonly corrections: readonly { readonly reason: RefusalReason; readonly gap: string; readonly action: string }[];
};
/** A number, or the name of the norm's figure that gives it. */
export type ValidityRule =
  | { readonly kind: "from_issue"; readonly amount: number; readonly unit: ValidityUnit }
  | { readonly kind: "from_issue"; readonly figure: string }
  | { readonly kind: "printed" | "none" };

/** Everything that a version of a document type says. */
export type DocumentTypeContent = LocalizedName & {
  readonly description: string;
  readonly instructions: string;
  readonly plan: Plan;
  readonly kind: DocumentKind;
  readonly category: DocumentCategory;
  readonly frequency: Frequency;
  readonly movement: MovementKind | null;
  readonly validity: ValidityRule;
  readonly dueFigure: string | null;
  readonly regimes: readonly LabourRegime[];
  readonly blocksWork: boolean;
  readonly nextDue: { readonly days: number } | { readonly figure: string };
  readonly asksIssueDate: boolean;
  readonly asksExpiry: boolean;
  readonly questions: readonly AskedQuestion[];
};

export type RiskActivityContent = LocalizedName & {
  readonly description: string;
  readonly norm: string | null;
  readonly permit: string | null;
  readonly documents: readonly Reference[];
  readonly trainingIds: readonly number[];
};

type TrainingContent = LocalizedName & {
  readonly id: number;
  readonly code: string;
  readonly norm: string;
  readonly initialFigure: string | null;
  readonly periodicFigure: string | null;
  readonly validityFigure: string | null;
  readonly triggers: readonly string[];
  /** The document type of its certificate, which is the platform's. */
  readonly documentTypeId: number;
};
type FigureContent = {
  readonly key: string;
  readonly value: number;
  readonly unit: string;
  readonly source: string;
  readonly holdsFrom: IsoDay;
  readonly confidence: Exclude<Confidence, "own">;
  readonly note: string | null;
};
type Published<T> = T & { readonly id: number; readonly code: string };

/** What the platform publishes, whole: what is not in it any more is retired. */
export type CatalogueContent = {
  readonly documentTypes: readonly Published<DocumentTypeContent>[];
  readonly trainings: readonly TrainingContent[];
  readonly riskActivities: readonly Published<RiskActivityContent>[];
  readonly figures: readonly FigureContent[];
};
