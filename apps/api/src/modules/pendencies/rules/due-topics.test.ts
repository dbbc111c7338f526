import { settledStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { dueTopics, firstMonthNotDue, joinDueParts, lastDaySoon, topicRules } from "./due-topics.ts";

test("digest topics contain no terminal status but approvals near expiry", () => {
  const settled = dueTopics.flatMap((topic) => topicRules[topic].statuses.filter((status) => settledStatuses.includes(status)));
  expect([...new Set(settled)]).toEqual(["NEXT_DUE_DATE"]);
});

test("documents of the current month are not due", () => {
  expect([firstMonthNotDue("2026-03-01"), firstMonthNotDue("2026-12-31")]).toEqual(["2026-03-01", "2026-12-01"]);
  expect(lastDaySoon("2026-12-28", 7)).toBe("2027-01-04");
});

test("joinDueParts adds the counts and keeps the nearest documents", () => {
  const document = (id: number, due: string) => ({ id, due });
  const joined = joinDueParts(
    [
      { total: 3, late: 1, soon: 1, nearest: [document(7, "2026-03-02"), document(8, "2026-03-09")] },
      { total: 2, late: 0, soon: 2, nearest: [document(2, "2026-03-02"), document(3, "2026-03-04")] },
    ],
    3,
  );
  expect(joined).toEqual({
    total: 5,
    late: 1,
    soon: 3,
    nearest: [document(2, "2026-03-02"), document(7, "2026-03-02"), document(3, "2026-03-04")],
  });
  expect(joinDueParts([], 3)).toEqual({ total: 0, late: 0, soon: 0, nearest: [] });
});
