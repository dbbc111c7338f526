import { expect, test } from "vitest";
import { createInOrder } from "./create-in-order.ts";

const input = { name: " Mina Nova ", companyId: 1, departments: ["Paiol", "", " Oficina ", "Portaria"] };
const mine = { id: 9, name: "Mina Nova" };

/** Server stub that refuses some names and records the calls. */
const server = (...refused: readonly string[]) => {
  const calls: string[] = [];
  const record = (name: string) => {
    calls.push(name);
    if (refused.includes(name)) throw new Error(name);
  };
  const doors = {
    createFacility: async (name: string) => {
      record(name);
      return mine;
    },
    createDepartment: async (_facilityId: number, name: string) => record(name),
  };
  return { calls, doors };
};

test("createInOrder creates the facility first, then its departments in typed order [R-291]", async () => {
  const { calls, doors } = server();
  expect(await createInOrder(input, null, doors)).toEqual({ facility: mine, left: [], failure: null });
  expect(calls).toEqual(["Mina Nova", "Paiol", "Oficina", "Portaria"]);
});

test("createInOrder keeps all departments for a retry if the facility is refused [R-291]", async () => {
  const { calls, doors } = server("Mina Nova");
  const creation = await createInOrder(input, null, doors);
  expect(creation).toMatchObject({ facility: null, left: ["Paiol", "Oficina", "Portaria"], failure: { at: "facility" } });
  expect(calls).toEqual(["Mina Nova"]);
});

test("createInOrder stops at a refused department and returns the remaining ones [R-291]", async () => {
  const { doors } = server("Oficina");
  const creation = await createInOrder(input, null, doors);
  expect(creation).toMatchObject({ facility: mine, left: ["Oficina", "Portaria"], failure: { at: "department" } });
});

test("createInOrder resumes in the existing facility with the remaining departments [R-291]", async () => {
  const { calls, doors } = server();
  expect(await createInOrder({ ...input, departments: ["Oficina nova", "Portaria"] }, mine, doors)).toMatchObject({
    left: [],
    failure: null,
  });
  expect(calls).toEqual(["Oficina nova", "Portaria"]);
});
