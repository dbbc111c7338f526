import { eventKinds } from "@emdia/contract/notices/notice.ts";
import { expect, test } from "vitest";
import { kindsFor } from "./policy.ts";

const entry = { companyId: 1, side: "provider", projects: "all" } as const;

test("kindsFor returns every event and the digests of the keys held [R-224]", () => {
  expect(kindsFor({ entries: [] })).toEqual(eventKinds);
  const daily = { ...entry, permissions: ["see_pendency", "notification_pendency_project_daily"] };
  expect(kindsFor({ entries: [daily] })).toEqual([...eventKinds, "digest_daily"]);
  expect(kindsFor({ entries: [{ ...entry, permissions: ["notification_pendency_project_daily"] }] })).toEqual(eventKinds);
  expect(kindsFor({ entries: [{ ...entry, permissions: "all" }] })).toEqual([
    ...eventKinds,
    "digest_daily",
    "digest_weekly",
    "digest_next_due",
  ]);
});
