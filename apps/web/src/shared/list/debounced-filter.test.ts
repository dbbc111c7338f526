import { LIST_DEBOUNCE_MS, URL_UPDATE_DELAY_MS } from "@emdia/contract/limits.ts";
import { describe, expect, test } from "vitest";
import { advanceTimers, ask, type ListClock, nextDue, startClock } from "./debounced-filter.ts";

type Filter = { readonly page: number; readonly itemsPerPage: number; readonly query?: string };
const opening: Filter = { page: 1, itemsPerPage: 10 };
const typed = (clock: ListClock<Filter>, query: string, nowMs: number) =>
  ask(clock, { change: { query }, pace: "typing", nowMs, loadDelayMs: LIST_DEBOUNCE_MS });
const decided = (clock: ListClock<Filter>, change: Partial<Filter>, nowMs: number) =>
  ask(clock, { change, pace: "decided", nowMs, loadDelayMs: LIST_DEBOUNCE_MS });

describe("typed filter changes", () => {
  test("the URL follows typing after 300 ms, the rows after 1 s [R-230] [R-231]", () => {
    let clock = typed(startClock(opening), "a", 0);
    clock = typed(clock, "an", 200);
    expect([clock.asked.query, nextDue(clock)]).toEqual(["an", 500]);
    clock = advanceTimers(clock, 499);
    expect([clock.written.query, clock.loaded.query]).toEqual([undefined, undefined]);
    clock = advanceTimers(clock, 500);
    expect([clock.written.query, clock.loaded.query, nextDue(clock)]).toEqual(["an", undefined, 1_200]);
    clock = advanceTimers(clock, 1_200);
    expect([clock.loaded.query, nextDue(clock)]).toEqual(["an", null]);
  });

  test("fast typing loads the rows once [R-231] [R-232]", () => {
    const loads: (string | undefined)[] = [];
    let clock = startClock(opening);
    const pass = (nowMs: number) => {
      const next = advanceTimers(clock, nowMs);
      if (next.loaded !== clock.loaded) loads.push(next.loaded.query);
      clock = next;
    };
    for (const [index, query] of ["i", "ip", "ipe", "ipê"].entries()) {
      clock = typed(clock, query, index * 900);
      pass(index * 900 + 899);
    }
    pass(3 * 900 + LIST_DEBOUNCE_MS);
    expect(loads).toEqual(["ipê"]);
  });

  test("Enter loads the rows at once without changing the URL delay [R-230]", () => {
    const clock = decided(typed(startClock(opening), "ipê", 0), {}, 100);
    expect([clock.loaded.query, clock.written.query, nextDue(clock)]).toEqual(["ipê", undefined, 100 + URL_UPDATE_DELAY_MS]);
  });
});

describe("decided filter changes", () => {
  test("paging loads the rows at once and writes the URL later [R-230]", () => {
    const clock = decided(startClock(opening), { page: 3 }, 0);
    expect([clock.loaded, clock.written.page]).toEqual([{ page: 3, itemsPerPage: 10 }, 1]);
    expect(advanceTimers(clock, 300).written.page).toBe(3);
  });

  test("any filter change returns to the first page [R-227]", () => {
    const onPageThree = startClock<Filter>({ ...opening, page: 3 });
    expect(typed(onPageThree, "ipê", 0).asked.page).toBe(1);
    expect(decided(onPageThree, { query: "ipê" }, 0).loaded.page).toBe(1);
  });

  test("a new page size returns to the first page [R-227] [R-228]", () => {
    const clock = decided(startClock<Filter>({ ...opening, page: 2 }), { itemsPerPage: 50 }, 0);
    expect(clock.loaded).toEqual({ page: 1, itemsPerPage: 50 });
  });

  test("Enter without a change stays on its page [R-227]", () => {
    expect(decided(startClock<Filter>({ ...opening, page: 3 }), {}, 0).loaded.page).toBe(3);
  });
});

test("an idle filter has no due timer [R-230]", () => {
  const clock = startClock(opening);
  expect([nextDue(clock), advanceTimers(clock, 10_000)]).toEqual([null, clock]);
});
