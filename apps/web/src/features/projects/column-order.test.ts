import { projectOrders } from "@emdia/contract/projects/routes.ts";
import { expect, test } from "vitest";
import { orderAfterClick, type SortedColumn, sortOf } from "./column-order.ts";

const columns: readonly SortedColumn[] = ["name", "startDate", "endDate", "conformity"];

test("each list order marks exactly one column as sorted [R-258]", () => {
  for (const order of projectOrders) expect(columns.filter((column) => sortOf(column, order) !== "none")).toHaveLength(1);
});

test("the first click on a column applies its default direction [R-258]", () => {
  expect(orderAfterClick("startDate", "NAME_ASC")).toBe("START_DATE_DESC");
  expect(orderAfterClick("endDate", "NAME_ASC")).toBe("END_DATE_ASC");
  expect(orderAfterClick("conformity", "NAME_ASC")).toBe("CONFORMITY_ASC");
  expect(orderAfterClick("name", "END_DATE_ASC")).toBe("NAME_ASC");
});

test("a second click on a column reverses the order [R-258]", () => {
  for (const column of columns) {
    const once = orderAfterClick(column, column === "name" ? "END_DATE_ASC" : "NAME_ASC");
    expect(orderAfterClick(column, orderAfterClick(column, once))).toBe(once);
  }
});
