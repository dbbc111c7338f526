import { expect, test } from "vitest";
import { listedKeys } from "./listed-keys.ts";

test("listedKeys names the first permissions and counts the rest", () => {
  expect(listedKeys("see_users")).toEqual({ named: ["see_users"], others: 0 });
  expect(listedKeys("see_users, add_invite, see_invites, remove_users, update_users, see_projects")).toEqual({
    named: ["see_users", "add_invite", "see_invites", "remove_users"],
    others: 2,
  });
});

test("listedKeys ignores unknown permissions", () => {
  expect(listedKeys("see_users, see_everything")).toEqual({ named: ["see_users"], others: 0 });
});
