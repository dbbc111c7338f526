import { expect, test } from "vitest";
import { currentSession } from "./current-session.ts";

test("the current session runs or comes next, else it is the last", () => {
  const sessions = [
    { id: 1, end: "12:00" },
    { id: 2, end: "17:00" },
  ];
  const idAt = (time: string) => currentSession(sessions, time)?.id;
  expect([idAt("07:00"), idAt("12:00"), idAt("18:00"), currentSession([], "08:00")]).toEqual([1, 2, 2, undefined]);
});
