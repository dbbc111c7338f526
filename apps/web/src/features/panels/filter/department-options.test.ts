import { expect, test } from "vitest";
import { departmentOptions } from "./department-options.ts";

const department = (id: number, name: string) => ({ id, name, facilityName: "Mina" });

test("departmentOptions lists each department once, sorted, with chosen ones", () => {
  const offered = [{ departments: [department(2, "Usina"), department(1, "Britagem")] }, { departments: [department(2, "Usina")] }];
  expect(departmentOptions({ offered, chosen: [2, 9], unknown: (id) => `Área ${id}` })).toEqual([
    { value: "9", label: "Área 9" },
    { value: "1", label: "Britagem (Mina)" },
    { value: "2", label: "Usina (Mina)" },
  ]);
});
