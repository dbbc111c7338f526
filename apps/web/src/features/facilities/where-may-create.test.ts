import { expect, test } from "vitest";
import { whereMayCreate } from "./where-may-create.ts";

const serra = { id: 1, tradingName: "Serra Azul", isContractor: true };
const ipe = { id: 2, tradingName: "Ipê Andaimes", isContractor: true };
const voltta = { id: 3, tradingName: "Voltta", isContractor: false };
const companies = [serra, ipe, voltta];
const both = ["add_location", "add_department"] as const;

test("facilities can be created in contractors with both create permissions [R-291] [R-294]", () => {
  const held = [
    { company: 1, permitions: both },
    { company: 2, permitions: ["add_location"] as const },
    { company: 3, permitions: both },
  ];
  expect(whereMayCreate({ companies, held, selected: [] })).toEqual([serra]);
});

test("whereMayCreate offers only the selected companies [R-239]", () => {
  const held = companies.map(({ id }) => ({ company: id, permitions: both }));
  expect(whereMayCreate({ companies, held, selected: [] })).toEqual([serra, ipe]);
  expect(whereMayCreate({ companies, held, selected: [2] })).toEqual([ipe]);
});
