import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

test.for([
  { what: "a month after December", field: "referenceMonthStart", value: "2026-13" },
  { what: "an end month after December", field: "referenceMonthEnd", value: "2026-13" },
  { what: "month zero", field: "referenceMonthStart", value: "2026-00" },
  { what: "a one-digit month", field: "referenceMonthEnd", value: "2026-3" },
  { what: "a date instead of a month", field: "referenceMonthStart", value: "2026-03-01" },
  { what: "a month of year 0", field: "referenceMonthStart", value: "0000-03" },
  { what: "a date of year 0", field: "startDate", value: "0000-03-01" },
  { what: "a nonexistent date", field: "endDate", value: "2026-02-30" },
  { what: "an unknown side", field: "side", value: "both" },
  { what: "a word with a NUL byte", field: "employee", value: "ana\0" },
])("$what is refused with its field name in list and totals", async ({ field, value }) => {
  const { token } = await newPerson(world, { companyId: await newCompany(world), keys: ["see_pendency"] });
  for (const call of ["pendencies", "pendencies/totals"]) {
    const asked = `${world.address()}/api/${call}?${new URLSearchParams({ [field]: value })}`;
    const response = await fetch(asked, { headers: { authorization: `Bearer ${token}` } });
    const refused = { code: "request.malformed", details: { fields: [{ field: `query.${field}` }] } };
    expect([response.status, await response.json()]).toMatchObject([400, refused]);
  }
});
