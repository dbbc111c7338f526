import { projectOrders } from "@emdia/contract/projects/routes.ts";
import { expect, test } from "vitest";
import { orderAfterClick, type SortedColumn, sortOf } from "./column-order.ts";

const columns: readonly SortedColumn[] = ["name", "startDate", "endDate"];

test("every order of the list is shown on exactly one column [R-258]", () => {
  for (const order of projectOrders) expect(columns.filter((column) => sortOf(column, order) !== "none")).toHaveLength(1);
});

test("a column begins with the order that people mean by it [R-258]", () => {
  expect(orderAfterClick("startDate", "NAME_ASC")).toBe("START_DATE_DESC");
  expect(orderAfterClick("endDate", "NAME_ASC")).toBe("END_DATE_ASC");
  expect(orderAfterClick("name", "END_DATE_ASC")).toBe("NAME_ASC");
});

test("a second click turns the order round [R-258]", () => {
  for (const column of columns) {
    const once = orderAfterClick(column, column === "name" ? "END_DATE_ASC" : "NAME_ASC");
    expect(orderAfterClick(column, orderAfterClick(column, once))).toBe(once);
  }
});
