import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, type Reach, reachOf, type Scope } from "../../platform/access/scope.ts";

/** The permissions of the user. A job that imports results has them without a request. */
export type Seer = Pick<Scope, "entries">;
type Owned = { readonly contractorId: number };

/** Contractors of which the user sees the configurations. They belong to the whole company, so a restriction to projects does not narrow them. */
export const whichContractors = (scope: Seer, key: PermissionKey): readonly number[] => [
  ...new Set(
    entriesHolding(scope, key)
      .filter(({ side }) => side === "contractor")
      .map(({ companyId }) => companyId),
  ),
];

/** Contractors for which the user may change configurations and classes. A user restricted to projects changes none. */
export const whereMayChange = (scope: Seer, key: PermissionKey): readonly number[] =>
  reachOf(entriesHolding(scope, key).filter(({ side }) => side === "contractor")).companyIds;

export const maySee = (scope: Seer, key: PermissionKey, { contractorId }: Owned): boolean =>
  whichContractors(scope, key).includes(contractorId);
export const mayChange = (scope: Seer, key: PermissionKey, { contractorId }: Owned): boolean =>
  whereMayChange(scope, key).includes(contractorId);

export const configCan = (scope: Seer, config: Owned) => ({
  detail: maySee(scope, "detail_training_class_config", config),
  update: mayChange(scope, "update_training_class_config", config),
  remove: mayChange(scope, "remove_training_class_config", config),
  addClass: mayChange(scope, "add_training_class", config),
});

/** Classes that the user sees: all of a contractor, and those that are open to a supplier. Suppliers restricted to projects see the contractors of these. */
export type VisibleClasses = { readonly contractorIds: readonly number[]; readonly suppliers: Reach };

export const whichClasses = (scope: Seer, key: PermissionKey = "see_training_class"): VisibleClasses => ({
  contractorIds: whichContractors(scope, key),
  suppliers: reachOf(entriesHolding(scope, key).filter(({ side }) => side === "provider")),
});

/** Whether the user sees classes of a contractor: as a user of it, or of a supplier. */
export const seesClassesOf = (
  scope: Pick<Scope, "entries">,
  { contractorId, providerId }: Owned & { readonly providerId: number },
): boolean =>
  entriesHolding(scope, "see_training_class").some(
    ({ side, companyId }) => companyId === (side === "contractor" ? contractorId : providerId),
  );

/** Which sides of the user see a class. */
export type SeenClass = Owned & { readonly openTo: readonly number[] };

/** Whether the user holds a key on a visible class: at its contractor, or at a supplier to which it is open. */
export const mayOnClass = (scope: Seer, key: PermissionKey, { contractorId, openTo }: SeenClass): boolean =>
  entriesHolding(scope, key).some(({ side, companyId }) =>
    side === "contractor" ? companyId === contractorId : openTo.includes(companyId),
  );

/** The permission that the user lacks to import results: an import enrols workers, and records attendance, scores or both. */
export const missingToImport = (scope: Seer, owned: Owned): PermissionKey | undefined => {
  const may = (key: PermissionKey) => mayChange(scope, key, owned);
  if (!may("add_training_class_employees")) return "add_training_class_employees";
  const records = may("update_training_class_employees_status") || may("update_training_class_employees_score");
  return records ? undefined : "update_training_class_employees_status";
};

/** What the user may do with a class. Only users who see all of the contractor change it. */
export const classCan = (scope: Seer, { openTo, ...owned }: SeenClass) => {
  const seen = { ...owned, openTo };
  return {
    update: mayChange(scope, "update_training_class", owned),
    remove: mayChange(scope, "remove_training_class", owned),
    updateVacancy: mayChange(scope, "update_training_class_vacancy", owned),
    addEmployees: mayOnClass(scope, "add_training_class_employees", seen),
    removeEmployees: mayOnClass(scope, "remove_training_class_employees", seen),
    updateStatus: mayOnClass(scope, "update_training_class_employees_status", seen),
    updateScore: mayOnClass(scope, "update_training_class_employees_score", seen),
    importResults: missingToImport(scope, owned) === undefined,
    notes: mayOnClass(scope, "config_training_class_employee_notes", seen),
    seeFiles: mayOnClass(scope, "see_training_class_file", seen),
    uploadFiles: mayChange(scope, "upload_training_class_file", owned),
    export: mayOnClass(scope, "export_training_class_employees", seen),
    history: mayOnClass(scope, "see_training_class_history", seen),
  };
};

/** Contractors for whose classes the user records the attendance by phone. */
export const whereMayReadAttendance = (scope: Scope): readonly number[] => {
  const { contractorIds } = whichClasses(scope);
  return whichContractors(scope, "update_training_class_employees_status").filter((id) => contractorIds.includes(id));
};

/** Participants that the user sees: all of a contractor or of a supplier, or those who work in the user's projects. */
export type VisibleParticipants = { readonly contractor: Reach; readonly provider: Reach };

export const whichParticipants = (scope: Seer, key: PermissionKey = "detail_training_class"): VisibleParticipants => {
  const entries = entriesHolding(scope, key);
  return {
    contractor: reachOf(entries.filter(({ side }) => side === "contractor")),
    provider: reachOf(entries.filter(({ side }) => side === "provider")),
  };
};

/** Workers that the user may enrol in a class: those of its contractor, and those of suppliers to which it is open. */
export const whichCandidates = (scope: Seer, key: PermissionKey, { contractorId, openTo }: SeenClass): VisibleParticipants => {
  const entries = entriesHolding(scope, key);
  return {
    contractor: reachOf(entries.filter(({ side, companyId }) => side === "contractor" && companyId === contractorId)),
    provider: reachOf(entries.filter(({ side, companyId }) => side === "provider" && openTo.includes(companyId))),
  };
};

/** Documents that the user's contractors require: all of a contractor, or those of the user's projects. */
export const whichRequirements = (scope: Scope, key: PermissionKey): Reach =>
  reachOf(entriesHolding(scope, key).filter(({ side }) => side === "contractor"));

/** Whether the user may require a training again in a project of a contractor. */
export const mayRequireAgain = (
  scope: Scope,
  key: PermissionKey,
  { contractorId, projectId }: Owned & { readonly projectId: number },
): boolean => {
  const { companyIds, projects } = whichRequirements(scope, key);
  return (
    companyIds.includes(contractorId) || projects.some((project) => project.companyId === contractorId && project.projectId === projectId)
  );
};
