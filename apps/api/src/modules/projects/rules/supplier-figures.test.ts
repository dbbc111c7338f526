import { expect, test } from "vitest";
import { projectFigures } from "./supplier-figures.ts";

const supplier = (companyId: number, settled: number, total: number) => ({
  companyId,
  name: `Fornecedor ${companyId}`,
  settled,
  total,
  expired: 1,
  inReview: 2,
});

test("projectFigures adds up suppliers and lists the lowest conformity first", () => {
  const figures = projectFigures([supplier(1, 3, 4), supplier(2, 0, 9), supplier(4, 1, 2), supplier(3, 2, 4)]);
  expect(figures).toMatchObject({ settled: 6, total: 19, expired: 4, inReview: 8 });
  expect(figures.suppliers.map(({ companyId }) => companyId)).toEqual([2, 3, 4, 1]);
});

test("projectFigures leaves out suppliers without documents and lists ten at most", () => {
  const rows = [supplier(99, 0, 0), ...Array.from({ length: 12 }, (_, at) => supplier(at + 1, at, 20))];
  expect(projectFigures(rows).suppliers.map(({ companyId }) => companyId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(projectFigures([]).total).toBe(0);
});
