/** The project actions in the history, as the server names them. */
const actions = [
  "project.created",
  "project.copied",
  "project.changed",
  "project.begun",
  "project.linked",
  "project.inactivated",
  "project.reactivated",
  "project.place_added",
  "project.place_left",
  "project.risk_added",
  "project.risk_dropped",
  "project.requirement_added",
  "project.requirement_dropped",
  "project.supplier_added",
  "project.supplier_dropped",
  "project.supplier_invited",
  "project.supplier_registered",
  "project.supplier_changed",
  "project.invitation_changed",
  "project.invitation_cancelled",
  "project.plan_assigned",
  "project.document_excepted",
  "project.document_asked",
  "project.person_invited",
  "project.person_removed",
] as const;
type ProjectAction = (typeof actions)[number] | "other";

const fields = [
  "name",
  "contract",
  "scope",
  "description",
  "startDate",
  "endDate",
  "contactAccountId",
  "analysisDays",
  "reAnalysisDays",
  "startReference",
  "endReference",
] as const;
type ProjectField = (typeof fields)[number] | "other";

/** A newer server may send actions that this client does not know. */
export const projectActionOf = (action: string): ProjectAction => actions.find((known) => known === action) ?? "other";
export const fieldCalled = (field: string | null): ProjectField => fields.find((known) => known === field) ?? "other";

/** Whether a history value is a month (`2026-03`), which is formatted for the reader. */
export const isMonth = (value: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(value);
