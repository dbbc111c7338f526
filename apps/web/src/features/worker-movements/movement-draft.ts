import { type MovementKind, movementKinds } from "@emdia/contract/catalogue/vocabulary.ts";
import { MOVEMENT_YEAR_MAX } from "@emdia/contract/limits.ts";
import type { Movement, WrittenMovement } from "@emdia/contract/workers/movement.ts";
import { type MovementStatus, movementStatuses, statusesAfter } from "@emdia/contract/workers/vocabulary.ts";

/** Select value for all projects. An empty value means no choice, any other value is a project id. */
export const ALL_PROJECTS = "all";
/** Draft of a movement. Empty values are not chosen yet. */
export type MovementDraft = {
  readonly movementType: MovementKind | "";
  readonly status: MovementStatus | "";
  readonly project: string;
  readonly fromProject: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly reason: string;
  readonly newRole: string;
  readonly exposedToRisk: "" | "yes" | "no";
};
export type DraftFault = "movement" | "status" | "project" | "fromProject" | "date" | "year" | "endAfterStart" | "sameProject";
export type DraftFaults = { readonly [F in keyof MovementDraft]?: DraftFault };

export const emptyDraft: MovementDraft = {
  movementType: "",
  status: "",
  project: "",
  fromProject: "",
  startDate: "",
  endDate: "",
  reason: "",
  newRole: "",
  exposedToRisk: "",
};

const yesOrNo = (value: boolean | null): MovementDraft["exposedToRisk"] => {
  if (value === null) return "";
  return value ? "yes" : "no";
};

export const draftOf = ({ project, fromProject, exposedToRisk, ...movement }: Movement): MovementDraft => ({
  movementType: movement.movementType,
  status: movement.status,
  project: project ? String(project.id) : ALL_PROJECTS,
  fromProject: fromProject ? String(fromProject.id) : "",
  startDate: movement.startDate,
  endDate: movement.endDate ?? "",
  reason: movement.reason ?? "",
  newRole: movement.newRole ?? "",
  exposedToRisk: yesOrNo(exposedToRisk),
});

export const isKind = (value: string): value is MovementKind => movementKinds.some((kind) => kind === value);
export const isStatus = (value: string): value is MovementStatus => movementStatuses.some((status) => status === value);

/** The additional fields of a kind of movement. */
export const asks = (kind: MovementKind | "") => ({
  end: kind !== "return" && kind !== "dismissal",
  from: kind === "transfer",
  role: kind === "function_change" || kind === "admission",
  exposure: kind === "risk_change" || kind === "function_change" || kind === "admission",
});

/** Sets the kind and resets the status. A kind with only one possible status selects it. */
export const withKind = (draft: MovementDraft, movementType: MovementKind | ""): MovementDraft => {
  const statuses = movementType === "" ? [] : statusesAfter[movementType];
  const [only, ...others] = statuses;
  const project = movementType === "transfer" && draft.project === ALL_PROJECTS ? "" : draft.project;
  return { ...draft, movementType, project, status: only && others.length === 0 ? only : "" };
};

const yearFault = (day: string): DraftFault | undefined => (Number(day.split("-")[0]) > MOVEMENT_YEAR_MAX ? "year" : undefined);
const endFault = ({ startDate, endDate }: MovementDraft): DraftFault | undefined => {
  if (endDate === "") return undefined;
  return yearFault(endDate) ?? (startDate !== "" && endDate <= startDate ? "endAfterStart" : undefined);
};

/** Status, movement, project and date are required, and the end must be after the start. */
export const faultsIn = (draft: MovementDraft): DraftFaults => {
  const formFields = asks(draft.movementType);
  const faults: readonly (readonly [keyof MovementDraft, DraftFault | undefined])[] = [
    ["movementType", draft.movementType === "" ? "movement" : undefined],
    ["status", draft.status === "" ? "status" : undefined],
    ["fromProject", formFields.from && draft.fromProject === "" ? "fromProject" : undefined],
    ["project", draft.project === "" ? "project" : undefined],
    ["project", formFields.from && draft.project !== "" && draft.project === draft.fromProject ? "sameProject" : undefined],
    ["startDate", draft.startDate === "" ? "date" : yearFault(draft.startDate)],
    ["endDate", formFields.end ? endFault(draft) : undefined],
  ];
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
};

/** The request body of a valid draft. */
export const writtenIn = (draft: MovementDraft): WrittenMovement | undefined => {
  const { movementType, status } = draft;
  if (movementType === "" || status === "") return undefined;
  const formFields = asks(movementType);
  return {
    movementType,
    status,
    projectId: draft.project === ALL_PROJECTS ? null : Number(draft.project),
    fromProjectId: formFields.from ? Number(draft.fromProject) : null,
    startDate: draft.startDate,
    endDate: formFields.end && draft.endDate !== "" ? draft.endDate : null,
    reason: draft.reason.trim() || null,
    newRole: (formFields.role && draft.newRole.trim()) || null,
    exposedToRisk: formFields.exposure && draft.exposedToRisk !== "" ? draft.exposedToRisk === "yes" : null,
  };
};
