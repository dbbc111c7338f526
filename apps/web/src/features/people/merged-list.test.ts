import { expect, test } from "vitest";
import { mergedList } from "./merged-list.ts";

type Lists = Parameters<typeof mergedList>[0];
const invite = (id: number, email: string, state: string) => ({ id, email, state, invited: true }) as Lists["invites"][number];
const person = (email: string) => ({ email, displayName: email }) as Lists["people"][number];

test("who was invited and has not come stands in the list as invited, also when the time is over [R-307]", () => {
  const invites = [invite(3, "ana@ipe.example", "active"), invite(2, "bia@ipe.example", "expired")];
  const { waiting, members } = mergedList({ people: [person("caio@ipe.example")], invites });
  expect(waiting.map(({ id, invited }) => [id, invited])).toEqual([
    [3, true],
    [2, true],
  ]);
  expect(members).toMatchObject([{ email: "caio@ipe.example", invited: false, cameBy: null }]);
});

test("who came by an invitation is in the list once, and it says so [R-306] [R-307]", () => {
  const { waiting, members } = mergedList({
    people: [person("ana@ipe.example"), person("caio@ipe.example")],
    invites: [invite(3, "ana@ipe.example", "used"), invite(1, "saiu@ipe.example", "used")],
  });
  expect(waiting).toEqual([]);
  expect(members.map((one) => "cameBy" in one && one.cameBy?.id)).toEqual([3, undefined]);
});
