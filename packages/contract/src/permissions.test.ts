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

test("the fifteen keys that the specification spells are kept letter for letter [R-206]", () => {
  expect(spelledBySpecification.filter((key) => !isPermissionKey(key))).toEqual([]);
});

test("three permissions let a person receive the notices of pendencies [R-224]", () => {
  const notices = permissionKeys.filter((key) => permissionCatalogue[key].area === "notifications");
  expect(notices).toEqual([
    "notification_pendency_project_daily",
    "notification_pendency_project_weekly",
    "notification_pendency_project_next_due_date",
  ]);
});

test("who sends a document and who decides on it stand on different sides [R-214]", () => {
  const { upload_document_pendency, confirm_pendency, reject_pendency } = permissionCatalogue;
  expect([upload_document_pendency.side, confirm_pendency.side, reject_pendency.side]).toEqual(["provider", "contractor", "contractor"]);
});

test("the keys that are ours say so", () => {
  const ours = permissionKeys.filter((key) => "ours" in permissionCatalogue[key]);
  expect(ours).toEqual(["dispute_rejection", "decide_dispute", "answer_gate", "config_gate_device", "grant_access_request"]);
});

test("what is not a key is not taken for one", () => {
  expect(["", "see_everything", "toString", "__proto__"].filter(isPermissionKey)).toEqual([]);
});

test("two permissions never read the same, in any language [R-213]", async () => {
  for (const locale of LOCALES) {
    const { keys } = await permissionLabelsIn[locale]();
    expect(new Set(Object.values(keys)).size).toBe(permissionKeys.length);
  }
});

test("a label goes on where the sentence stopped: it begins in lower case and ends without a full stop [R-213]", async () => {
  for (const locale of LOCALES) {
    const { keys } = await permissionLabelsIn[locale]();
    expect(Object.values(keys).filter((label) => !/^\p{Ll}.*[^.]$/u.test(label))).toEqual([]);
  }
});
