/** Subject of a document (PendencyType of the specification). RISK is a worker's document that a risk activity requires. */
export const documentKinds = ["EMPLOYEE", "RISK", "PROVIDER", "OTHERS", "COMPANY"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentCategories = [
  "employment",
  "payroll",
  "working_time",
  "charges",
  "certificates",
  "corporate",
  "vacation",
  "dismissal",
  "benefits",
  "leave",
  "without_employment",
  "health",
  "programmes",
  "protective_equipment",
  "orders",
  "committee",
  "training",
  "work_permit",
  "equipment",
  "vehicles",
  "environment",
  "accident",
] as const;
export type DocumentCategory = (typeof documentCategories)[number];

export const frequencies = ["once", "monthly", "yearly", "always_valid", "on_movement"] as const;
export type Frequency = (typeof frequencies)[number];
/** Frequencies that repeat after a fixed period. */
export const periodicFrequencies = ["monthly", "yearly"] as const satisfies readonly Frequency[];
export type PeriodicFrequency = (typeof periodicFrequencies)[number];

/** Worker events that open or close documents. */
export const movementKinds = [
  "admission",
  "transfer",
  "function_change",
  "risk_change",
  "leave",
  "return",
  "vacation",
  "dismissal",
  "accident",
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Labour regime of a worker. A foreigner has a regime of work as well. */
export const labourRegimes = [
  "clt_indefinite",
  "clt_fixed_term",
  "clt_intermittent",
  "clt_part_time",
  "temporary",
  "apprentice",
  "intern",
  "self_employed",
  "mei",
  "partner",
  "cooperative",
  "casual",
  "foreigner",
  "civil_servant",
] as const;
export type LabourRegime = (typeof labourRegimes)[number];

export const validityUnits = ["months", "days"] as const;
export type ValidityUnit = (typeof validityUnits)[number];

/** Reasons for the answer "Não" (CD-162). */
export const refusalReasons = [
  "wrong_document",
  "wrong_person",
  "wrong_company",
  "wrong_period",
  "wrong_place",
  "expired",
  "unsigned",
  "illegible",
  "incomplete",
  "missing_data",
  "amount_differs",
  "unpaid",
  "unregistered",
  "unqualified",
  "insufficient",
  "unfit",
  "late",
  "inconsistent",
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Kinds of work permit (PT, PET and those of single works) that are printed. */
export const printedPermitKinds = ["pt", "pet", "hot_work", "excavation", "radiography", "diving"] as const;
export type PrintedPermitKind = (typeof printedPermitKinds)[number];
/** Kind of permit that a risk activity requires. `none` prints nothing. */
export const permitKinds = [...printedPermitKinds, "none"] as const;
export type PermitKind = (typeof permitKinds)[number];

/** Confidence of a figure; `own` is a contractor's own value. */
export const confidences = ["checked", "unverified", "conflicting", "own"] as const;
export type Confidence = (typeof confidences)[number];

/** Owner id of the platform's catalogue. */
export const PLATFORM_OWNER = 0;
