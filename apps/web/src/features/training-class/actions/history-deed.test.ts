import { expect, test } from "vitest";
import { deedOf } from "./history-deed.ts";

test("actions have text keys without a point; unknown ones share a text", () => {
  expect(deedOf("training_participant.enrolled")).toBe("training_participant_enrolled");
  expect(deedOf("training_class.vacancy_changed")).toBe("training_class_vacancy_changed");
  expect(deedOf("training_file.added")).toBe("training_file_added");
  expect(deedOf("training_class.painted")).toBe("other");
});
