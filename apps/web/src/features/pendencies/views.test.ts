import { expect, test } from "vitest";
import { readFilter } from "../../shared/list/filter-address.ts";
import { PendencyAddress } from "./pendency-filter.ts";
import { changeTo, isShowing } from "./views.ts";

const opened = readFilter(PendencyAddress, {});
const expired = { status: ["EXPIRED" as const], orderBy: "EXPIRATION_DATE_ASC" as const };

test("a view takes the place of whatever was asked before", () => {
  const asked: PendencyAddress = { ...opened, name: "ASO", inactive: true };
  const shown = Object.assign(asked, changeTo(expired));
  expect(shown).toMatchObject({ ...opened, ...expired });
  expect([shown.name, shown.inactive]).toEqual([undefined, undefined]);
});

test("a view is shown on each of its pages, and no longer once its filter or its order was changed", () => {
  const shown = { ...opened, ...expired };
  expect([isShowing(shown, expired), isShowing({ ...shown, page: 3, itemsPerPage: 50 }, expired)]).toEqual([true, true]);
  for (const change of [{ orderBy: "DEFAULT" as const }, { company: "Ipê" }, { plan: ["STP" as const] }])
    expect(isShowing({ ...shown, ...change }, expired)).toBe(false);
});
