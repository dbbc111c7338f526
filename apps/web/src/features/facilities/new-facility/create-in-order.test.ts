import { expect, test } from "vitest";
import { createInOrder } from "./create-in-order.ts";

const asked = { name: " Mina Nova ", companyId: 1, departments: ["Paiol", "", " Oficina ", "Portaria"] };
const mine = { id: 9, name: "Mina Nova" };

/** A server that refuses some names, and what it was asked for. */
const server = (...refused: readonly string[]) => {
  const calls: string[] = [];
  const hear = (name: string) => {
    calls.push(name);
    if (refused.includes(name)) throw new Error(name);
  };
  const doors = {
    createFacility: async (name: string) => {
      hear(name);
      return mine;
    },
    createDepartment: async (_facilityId: number, name: string) => hear(name),
  };
  return { calls, doors };
};

test("a unit is created first and then its areas in the order typed, empty lines aside [R-291]", async () => {
  const { calls, doors } = server();
  expect(await createInOrder(asked, null, doors)).toEqual({ facility: mine, left: [], failure: null });
  expect(calls).toEqual(["Mina Nova", "Paiol", "Oficina", "Portaria"]);
});

test("a unit that is refused leaves all its areas for another try [R-291]", async () => {
  const { calls, doors } = server("Mina Nova");
  const creation = await createInOrder(asked, null, doors);
  expect(creation).toMatchObject({ facility: null, left: ["Paiol", "Oficina", "Portaria"], failure: { at: "facility" } });
  expect(calls).toEqual(["Mina Nova"]);
});

test("an area that is refused stops there: it is the first of what is left, and the unit exists [R-291]", async () => {
  const { doors } = server("Oficina");
  const creation = await createInOrder(asked, null, doors);
  expect(creation).toMatchObject({ facility: mine, left: ["Oficina", "Portaria"], failure: { at: "department" } });
});

test("going on makes only what was left, in the unit that exists [R-291]", async () => {
  const { calls, doors } = server();
  expect(await createInOrder({ ...asked, departments: ["Oficina nova", "Portaria"] }, mine, doors)).toMatchObject({
    left: [],
    failure: null,
  });
  expect(calls).toEqual(["Oficina nova", "Portaria"]);
});
