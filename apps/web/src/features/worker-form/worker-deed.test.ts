import { expect, test } from "vitest";
import { deedIn } from "./worker-deed.ts";

test("the history says what was done, of a document only that it changed, and of what is not known yet something true", () => {
  const said = [
    { action: "worker.created", field: null },
    { action: "worker.changed", field: "document" },
    { action: "worker.linked", field: "project" },
    { action: "worker.field_changed", field: "Turno" },
    { action: "movement.recorded", field: null },
    { action: "worker.changed", field: "of tomorrow" },
    { action: "worker.of_tomorrow", field: null },
  ].map(deedIn);
  expect(said).toEqual(["created", "document", "linked", "fieldChanged", "movement", "other", "other"]);
});
