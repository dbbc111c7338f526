import type {
  Confidence,
  DocumentCategory,
  DocumentKind,
  Frequency,
  LabourRegime,
  MovementKind,
  PermitKind,
  RefusalReason,
  ValidityUnit,
} from "@emdia/contract/catalogue/vocabulary.ts";
import type { Plan } from "@emdia/contract/limits.ts";
import type { IsoDay } from "../../kernel/dates.ts";

/** Primary key of a catalogue row: owner and id. */
export type Reference = { readonly ownerId: number; readonly id: number };
export type VersionReference = Reference & { readonly version: number };

type LocalizedName = { readonly name: string; readonly nameEnUs: string | null; readonly nameEsEs: string | null };
export type AskedQuestion = {
  readonly text: string;
  readonly example: string | null;
  /** Suggested corrections for the answer "Não": the gap and the action. */
  readonly corrections: readonly { readonly reason: RefusalReason; readonly gap: string; readonly action: string }[];
};
/** A fixed amount, or the key of the norm figure that contains it. */
export type ValidityRule =
  | { readonly kind: "from_issue"; readonly amount: number; readonly unit: ValidityUnit }
  | { readonly kind: "from_issue"; readonly figure: string }
  | { readonly kind: "printed" | "none" };

/** Complete content of a document type version. */
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
  /** Absent if false: an added property would change the hash of every published type. */
  readonly sensitive?: true;
  /** The certificate of a class completes the document without a review. Absent if false, like `sensitive`. */
  readonly completedByClass?: true;
  readonly questions: readonly AskedQuestion[];
};

export type RiskActivityContent = LocalizedName & {
  readonly description: string;
  readonly norm: string | null;
  readonly permit: string | null;
  /** Absent for `none`: an added property would change the hash of a published activity. */
  readonly permitKind?: Exclude<PermitKind, "none">;
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
  /** Id of the certificate's document type, owned by the platform. */
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

/** Complete catalogue of the platform. Publishing retires every row that is missing here. */
export type CatalogueContent = {
  readonly documentTypes: readonly Published<DocumentTypeContent>[];
  readonly trainings: readonly TrainingContent[];
  readonly riskActivities: readonly Published<RiskActivityContent>[];
  readonly figures: readonly FigureContent[];
};
