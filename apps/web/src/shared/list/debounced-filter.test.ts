import { LIST_DEBOUNCE_MS, URL_UPDATE_DELAY_MS } from "@emdia/contract/limits.ts";
import { describe, expect, test } from "vitest";
import { advanceTimers, ask, type ListClock, nextDue, startClock } from "./debounced-filter.ts";

type Filter = { readonly page: number; readonly itemsPerPage: number; readonly query?: string };
const opening: Filter = { page: 1, itemsPerPage: 10 };
const typed = (clock: ListClock<Filter>, query: string, nowMs: number) =>
  ask(clock, { change: { query }, pace: "typing", nowMs, loadDelayMs: LIST_DEBOUNCE_MS });
const decided = (clock: ListClock<Filter>, change: Partial<Filter>, nowMs: number) =>
  ask(clock, { change, pace: "decided", nowMs, loadDelayMs: LIST_DEBOUNCE_MS });

describe("while somebody types", () => {
  test("the address follows 300 ms after the last key, the rows after the list's own second [R-230] [R-231]", () => {
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

  test("quick typing asks for the rows once [R-231] [R-232]", () => {
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

  test("Enter lets the rows follow at once, and the address keeps its own time [R-230]", () => {
    const clock = decided(typed(startClock(opening), "ipê", 0), {}, 100);
    expect([clock.loaded.query, clock.written.query, nextDue(clock)]).toEqual(["ipê", undefined, 100 + URL_UPDATE_DELAY_MS]);
  });
});

describe("what is picked counts at once", () => {
  test("a page turned loads without waiting and takes what is being typed along [R-230]", () => {
    const clock = decided(startClock(opening), { page: 3 }, 0);
    expect([clock.loaded, clock.written.page]).toEqual([{ page: 3, itemsPerPage: 10 }, 1]);
    expect(advanceTimers(clock, 300).written.page).toBe(3);
  });

  test("any change of the filter returns to the first page, typed or picked [R-227]", () => {
    const onPageThree = startClock<Filter>({ ...opening, page: 3 });
    expect(typed(onPageThree, "ipê", 0).asked.page).toBe(1);
    expect(decided(onPageThree, { query: "ipê" }, 0).loaded.page).toBe(1);
  });

  test("another number of rows a page returns to the first page too [R-227] [R-228]", () => {
    const clock = decided(startClock<Filter>({ ...opening, page: 2 }), { itemsPerPage: 50 }, 0);
    expect(clock.loaded).toEqual({ page: 1, itemsPerPage: 50 });
  });

  test("Enter without a change stays on its page [R-227]", () => {
    expect(decided(startClock<Filter>({ ...opening, page: 3 }), {}, 0).loaded.page).toBe(3);
  });
});

test("a list at rest has nothing due [R-230]", () => {
  const clock = startClock(opening);
  expect([nextDue(clock), advanceTimers(clock, 10_000)]).toEqual([null, clock]);
});
