import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

test.for([
  { what: "a month after the last", field: "referenceMonthStart", value: "2026-13" },
  { what: "a month after the last, where the months end,", field: "referenceMonthEnd", value: "2026-13" },
  { what: "a month before the first", field: "referenceMonthStart", value: "2026-00" },
  { what: "a month of one digit", field: "referenceMonthEnd", value: "2026-3" },
  { what: "a day in place of a month", field: "referenceMonthStart", value: "2026-03-01" },
  { what: "a month of the year 0", field: "referenceMonthStart", value: "0000-03" },
  { what: "a day of the year 0", field: "startDate", value: "0000-03-01" },
  { what: "a day that does not exist", field: "endDate", value: "2026-02-30" },
  { what: "a side that there is not", field: "side", value: "both" },
  { what: "a word with a sign that no database keeps", field: "employee", value: "ana\0" },
])("$what is refused by its field, in the list and in its totals", async ({ field, value }) => {
  const { token } = await newPerson(world, { companyId: await newCompany(world), keys: ["see_pendency"] });
  for (const call of ["pendencies", "pendencies/totals"]) {
    const asked = `${world.address()}/api/${call}?${new URLSearchParams({ [field]: value })}`;
    const response = await fetch(asked, { headers: { authorization: `Bearer ${token}` } });
    const refused = { code: "request.malformed", details: { fields: [{ field: `query.${field}` }] } };
    expect([response.status, await response.json()]).toMatchObject([400, refused]);
  }
});
