import { expect, test } from "vitest";
import { changedAmong, type Head } from "./changed.ts";

const item = (id: number, hash: string) => ({ content: { id, code: `T-${id}`, name: `Tipo ${id}` }, hash });
const head = (id: number, more: Partial<Head> = {}): Head => ({ id, version: 1, hash: "same", retired: false, ...more });

test("changedAmong increments the version of new and changed rows only", () => {
  const { changed, retired, returned } = changedAmong(
    [item(1, "same"), item(2, "other"), item(3, "new")],
    [head(1), head(2, { version: 4 })],
  );
  expect(changed.map(({ head: { id, version, hash } }) => ({ id, version, hash }))).toEqual([
    { id: 2, version: 5, hash: "other" },
    { id: 3, version: 1, hash: "new" },
  ]);
  expect({ retired, returned }).toEqual({ retired: [], returned: [] });
});

test("changedAmong retires missing rows once and returns unchanged ones", () => {
  expect(changedAmong([], [head(1), head(2, { retired: true })]).retired).toEqual([1]);
  const back = changedAmong([item(2, "same")], [head(2, { retired: true })]);
  expect({ returned: back.returned, changed: back.changed }).toEqual({ returned: [2], changed: [] });
});
