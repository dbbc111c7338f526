import { expect, test } from "vitest";
import { withTheirInvites } from "./merged-list.ts";

type People = Parameters<typeof withTheirInvites>[0];
type Invites = Parameters<typeof withTheirInvites>[1];
const invite = (id: number, email: string, state: string) => ({ id, email, state, invited: true }) as Invites[number];
const person = (email: string) => ({ email, displayName: email }) as People[number];

test("who was invited and has not come is no member, also when they share an address with one [R-307]", () => {
  const invites = [invite(3, "ana@ipe.example", "active"), invite(2, "caio@ipe.example", "expired")];
  expect(withTheirInvites([person("caio@ipe.example")], invites)).toMatchObject([
    { email: "caio@ipe.example", invited: false, cameBy: null },
  ]);
});

test("who came by an invitation is in the list once, and it says so [R-306] [R-307]", () => {
  const people = [person("ana@ipe.example"), person("caio@ipe.example")];
  const members = withTheirInvites(people, [invite(3, "ana@ipe.example", "used"), invite(1, "saiu@ipe.example", "used")]);
  expect(members.map(({ cameBy }) => cameBy?.id)).toEqual([3, undefined]);
});
