import { expect, test } from "vitest";
import { listedKeys } from "./listed-keys.ts";

test("of the permissions in a line of history the first are named and the others counted", () => {
  expect(listedKeys("see_users")).toEqual({ named: ["see_users"], others: 0 });
  expect(listedKeys("see_users, add_invite, see_invites, remove_users, update_users, see_projects")).toEqual({
    named: ["see_users", "add_invite", "see_invites", "remove_users"],
    others: 2,
  });
});

test("a key that this page does not know is passed over", () => {
  expect(listedKeys("see_users, see_everything")).toEqual({ named: ["see_users"], others: 0 });
});
