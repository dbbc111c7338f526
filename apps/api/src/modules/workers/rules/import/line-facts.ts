// Facts and decisions of a line of workers.
import type { AskedField } from "@emdia/contract/custom-fields/custom-value.ts";
import type { CustomValue } from "@emdia/contract/custom-fields/field-routes.ts";
import type { LineReason } from "@emdia/contract/imports/report.ts";
import type { IsoDay } from "../../../../kernel/dates.ts";
import type { LegalAges } from "../age.ts";
import type { ContractDecision, KeptContract, KeptOut, OfferedProject } from "../contracts.ts";
import type { Difference } from "../differences.ts";
import type { FormerRegime } from "../former-regimes.ts";
import type { Movement } from "../movement.ts";
import type { WorkerFields } from "../worker-fields.ts";
import type { ImportedField } from "./worker-columns.ts";

/** What the importing user may do at the supplier. */
export type ImportRights = {
  readonly update: boolean;
  readonly seeData: boolean;
  readonly seeSalary: boolean;
  readonly assign: boolean;
};
export type CustomFieldOfLine = ImportedField & AskedField & { readonly companyId: number };
export type LineFacts = {
  readonly today: IsoDay;
  readonly ages: LegalAges;
  readonly rights: ImportRights;
  readonly fields: readonly CustomFieldOfLine[];
  readonly offered: readonly OfferedProject[];
  /** Restrictions of the person. */
  readonly keptOut: readonly KeptOut[];
};

/** The stored worker with the document of the line. */
export type StoredForLine = {
  readonly id: number;
  readonly isDismissed: boolean;
  readonly fields: WorkerFields;
  readonly movements: readonly Movement[];
  readonly former: readonly FormerRegime[];
  readonly activityIds: readonly number[];
  readonly contracts: readonly KeptContract[];
  readonly values: readonly CustomValue[];
};

export type LineValueChange = { readonly field: CustomFieldOfLine; readonly from: string | null; readonly to: string | null };
export type NewWorkerPlan = {
  readonly fields: WorkerFields;
  readonly activityIds: readonly number[];
  readonly links: ContractDecision;
  readonly values: readonly LineValueChange[];
};
export type ChangePlan = NewWorkerPlan & {
  readonly isRecordChanged: boolean;
  /** Movements with the corrected role, exposure or admission date. */
  readonly corrected: readonly Movement[];
  /** Null if the start of the regime is unchanged. */
  readonly former: readonly FormerRegime[] | null;
  /** History entries of the record. */
  readonly told: readonly Difference[];
  /** Changed parts for the version log. */
  readonly changed: readonly string[];
};
export type Decided<P> = { readonly ok: true; readonly plan: P } | { readonly ok: false; readonly reasons: readonly LineReason[] };
