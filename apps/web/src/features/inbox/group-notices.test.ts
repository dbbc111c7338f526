import type { Notice } from "@emdia/contract/notices/notice.ts";
import { expect, test } from "vitest";
import { groupNotices } from "./group-notices.ts";

const notice = (id: number, kind: Notice["kind"], createdAt: string): Notice => ({
  id,
  kind,
  createdAt,
  about: { kind: "pendency", id },
  details: {},
  isRead: false,
});

test("groupNotices joins consecutive notices of one kind and day in São Paulo", () => {
  const groups = groupNotices([
    notice(5, "rejection", "2026-03-02T02:30:00Z"),
    notice(4, "rejection", "2026-03-01T12:00:00Z"),
    notice(3, "mention", "2026-03-01T11:00:00Z"),
    notice(2, "rejection", "2026-03-01T10:00:00Z"),
    notice(1, "rejection", "2026-02-28T10:00:00Z"),
  ]);
  expect(groups.map(({ kind, day, notices }) => [kind, day, notices.map(({ id }) => id)])).toEqual([
    ["rejection", "2026-03-01", [5, 4]],
    ["mention", "2026-03-01", [3]],
    ["rejection", "2026-03-01", [2]],
    ["rejection", "2026-02-28", [1]],
  ]);
  expect(groupNotices([])).toEqual([]);
});
