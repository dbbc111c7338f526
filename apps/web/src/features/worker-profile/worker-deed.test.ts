import { expect, test } from "vitest";
import { deedIn } from "./worker-deed.ts";

test('deedIn returns the text key of an action, or "other"', () => {
  const said = [
    { action: "worker.created", field: null },
    { action: "worker.changed", field: "document" },
    { action: "worker.linked", field: "project" },
    { action: "worker.field_changed", field: "Turno" },
    { action: "worker.gate_denied", field: "project" },
    { action: "movement.recorded", field: null },
    { action: "worker.changed", field: "of tomorrow" },
    { action: "worker.of_tomorrow", field: null },
  ].map(deedIn);
  expect(said).toEqual(["created", "document", "linked", "fieldChanged", "gateDenied", "movement", "other", "other"]);
});
