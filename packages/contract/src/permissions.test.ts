import { expect, test } from "vitest";
import { LOCALES } from "./limits.ts";
import { permissionLabelsIn } from "./permission-labels.ts";
import { isPermissionKey, permissionCatalogue, permissionKeys } from "./permissions.ts";

const spelledBySpecification = [
  "see_projects",
  "add_project",
  "update_project",
  "inactive_project",
  "reactive_project",
  "remove_project",
  "config_risk_project",
  "config_pendency_project",
  "config_sla",
  "see_pendency",
  "see_employee",
  "see_risk_schedule",
  "see_training_class",
  "see_training_class_config",
  "see_management_panel",
];

test("the catalogue contains the fifteen keys of the specification [R-206]", () => {
  expect(spelledBySpecification.filter((key) => !isPermissionKey(key))).toEqual([]);
});

test("three permissions control the notifications about pendencies [R-224]", () => {
  const notices = permissionKeys.filter((key) => permissionCatalogue[key].area === "notifications");
  expect(notices).toEqual([
    "notification_pendency_project_daily",
    "notification_pendency_project_weekly",
    "notification_pendency_project_next_due_date",
  ]);
});

test("sending a document and deciding on it are permissions of different sides [R-214]", () => {
  const { upload_document_pendency, confirm_pendency, reject_pendency } = permissionCatalogue;
  expect([upload_document_pendency.side, confirm_pendency.side, reject_pendency.side]).toEqual(["provider", "contractor", "contractor"]);
});

test("our own keys are marked", () => {
  const ours = permissionKeys.filter((key) => "ours" in permissionCatalogue[key]);
  expect(ours).toEqual([
    "charge_supplier",
    "see_health_document",
    "dispute_rejection",
    "decide_dispute",
    "assign_review",
    "see_employee_salary",
    "answer_gate",
    "accept_risk_conflict",
    "issue_work_permit",
    "config_risk_conflict",
    "config_gate_device",
    "grant_access_request",
    "add_training_class",
    "update_training_class",
  ]);
});

test("isPermissionKey rejects unknown texts", () => {
  expect(["", "see_everything", "toString", "__proto__"].filter(isPermissionKey)).toEqual([]);
});

test("permission labels are unique in every language [R-213]", async () => {
  for (const locale of LOCALES) {
    const { keys } = await permissionLabelsIn[locale]();
    expect(new Set(Object.values(keys)).size).toBe(permissionKeys.length);
  }
});

test("a label starts in lower case and has no full stop [R-213]", async () => {
  for (const locale of LOCALES) {
    const { keys } = await permissionLabelsIn[locale]();
    expect(Object.values(keys).filter((label) => !/^\p{Ll}.*[^.]$/u.test(label))).toEqual([]);
  }
});
