import { expect, test } from "vitest";
import { accountOpening, jobOpening, publicOpening, requestOpening } from "./openings.ts";

const SESSION = "0192f3a0-0000-7000-8000-000000000001";

test("every opening sets the account and companies for row-level security", () => {
  expect([
    publicOpening(),
    accountOpening(7),
    jobOpening(5),
    requestOpening(SESSION, 7, null),
    requestOpening(SESSION, 7, [5, 6]),
  ]).toMatchInlineSnapshot(`
    [
      "select set_config('app.account', '', true), set_config('app.companies', '{}', true)",
      "select set_config('app.account', '7', true), set_config('app.companies', '{}', true)",
      "select set_config('app.account', '', true), set_config('app.companies', '{5}', true)",
      "select request_scope('0192f3a0-0000-7000-8000-000000000001', 7, null) as scope",
      "select request_scope('0192f3a0-0000-7000-8000-000000000001', 7, '{5,6}') as scope",
    ]
  `);
});

test("an opening rejects anything but integers and well-formed session ids", () => {
  expect(() => requestOpening("'; drop table history; --", 7, null)).toThrow("malformed session id");
  expect(() => requestOpening(SESSION, Number.NaN, null)).toThrow("no integer");
  expect(() => requestOpening(SESSION, 7, [5, 6.5])).toThrow("no integer");
  expect(() => accountOpening(Number.POSITIVE_INFINITY)).toThrow("no integer");
  expect(() => jobOpening(2 ** 60)).toThrow("no integer");
});
