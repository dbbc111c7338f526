import { expect, test } from "vitest";
import * as z from "zod/mini";
import { PendencyAddress } from "../pendency-filter.ts";
import { hasRows, sendingFilter } from "./sending-filter.ts";

const filter = (asked: object) => z.parse(PendencyAddress, asked);
const statusIn = (asked: object) => sendingFilter(filter(asked), false)?.status ?? null;

test("sendingFilter keeps statuses to send, and open ones by default", () => {
  expect(statusIn({})).toEqual(["OPEN"]);
  expect(statusIn({ status: ["DONE", "EXPIRED", "OPEN"] })).toEqual(["EXPIRED", "OPEN"]);
  expect(statusIn({ status: ["DONE"] })).toBeNull();
});

test("sendingFilter starts at the first page and keeps the other filters", () => {
  expect(sendingFilter(filter({ page: 3, name: "ASO" }), false)).toEqual(filter({ name: "ASO", status: ["OPEN"] }));
});

test("sendingFilter covers the supplier side only", () => {
  expect(sendingFilter(filter({}), true)?.side).toBe("provider");
  expect(sendingFilter(filter({ side: "contractor" }), true)).toBeNull();
});

test("hasRows counts the statuses and rejections of the filter", () => {
  const total = (status: "OPEN" | "DONE", rejected: boolean, count: number) => ({ status, rejected, total: count, isExact: true });
  const open = filter({ status: ["OPEN"] });
  expect(hasRows(open, [total("OPEN", true, 1)])).toBe(true);
  expect(hasRows(open, [total("OPEN", false, 0), total("DONE", false, 4)])).toBe(false);
  expect(hasRows({ ...open, rejected: true }, [total("OPEN", false, 2)])).toBe(false);
  expect(hasRows({ ...open, rejected: true }, [total("OPEN", true, 2)])).toBe(true);
  expect(hasRows({ ...open, withoutRejection: true }, [total("OPEN", true, 2)])).toBe(false);
  expect(hasRows({ ...open, withoutRejection: true }, [total("OPEN", false, 2)])).toBe(true);
  expect(hasRows(filter({}), [total("OPEN", false, 2)])).toBe(false);
});
