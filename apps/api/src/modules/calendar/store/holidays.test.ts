import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { jobHand } from "../../../../test/pendency-jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { easterOf } from "../rules/national-holidays.ts";
import { localHolidaysOf } from "./holidays.ts";

const world = openWorld();
const holidaysIn = async (state: string, city: string) => {
  const companyId = await newCompany(world);
  await world.database.ownerPool().query("update company set state = $2, city = $3 where id = $1", [companyId, state, city]);
  return jobHand(world).inScopeOf(companyId, (tx) => localHolidaysOf(tx, companyId));
};

test("a company has the holidays of its state and of its city only", async () => {
  const inRecife = await holidaysIn("PE", "RECIFE");
  expect([...inRecife].toSorted()).toEqual(["03-06", "06-24", "07-16", "12-08"]);
  expect([...(await holidaysIn("PE", "Olinda"))]).toEqual(["03-06"]);
  expect([...(await holidaysIn("SP", "Sao Paulo"))].toSorted()).toEqual(["01-25", "07-09"]);
});

test("the movable holiday of Espírito Santo follows Easter", async () => {
  const stored = [...(await holidaysIn("ES", "Vitória"))].toSorted();
  expect(stored).toEqual(stored.map((day) => addDays(easterOf(Number(day.slice(0, 4))), 8)));
  expect(stored).toHaveLength(10);
});
