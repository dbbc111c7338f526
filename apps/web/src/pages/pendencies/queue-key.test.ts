import { expect, test } from "vitest";
import { PendencyAddress } from "../../features/pendencies/pendency-filter.ts";
import { readFilter } from "../../shared/list/filter-address.ts";
import { queueKey } from "./queue-key.ts";

const filter = readFilter(PendencyAddress, { status: ["IN_REVISION"] });

test("queueKey differs for the same filter with other companies", () => {
  expect(queueKey(filter, [7])).not.toBe(queueKey(filter, [8]));
  expect(queueKey(filter, [])).not.toBe(queueKey(filter, [7]));
  expect(queueKey(filter, [7])).toBe(queueKey({ ...filter }, [7]));
});
