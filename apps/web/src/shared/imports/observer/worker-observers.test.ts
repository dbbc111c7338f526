import { WORKER_OBSERVER_POLLING_MS } from "@emdia/contract/limits.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../session/storage/browser-storage.ts";
import { createWorkerObservers, type ObserverDoors } from "./worker-observers.ts";

const IPE = { document: "11222333000181", companyId: 4 };
const VOLTTA = { document: "44555666000172", companyId: 9 };
type Projects = Awaited<ReturnType<ObserverDoors["projectsOf"]>>;
const projects = (...totals: readonly number[]): Projects => totals.map((pendencyTotal, at) => ({ id: at + 1, pendencyTotal }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Observers over a server with the given projects; `calls` are the companies of its requests. */
const observing = (first: Projects, changes: Partial<ObserverDoors> = {}) => {
  const server = { projects: first, refreshed: 0, calls: [] as number[] };
  const storage = memoryStorage();
  const doors: ObserverDoors = {
    storage,
    projectsOf: async (companyId) => {
      server.calls.push(companyId);
      return server.projects;
    },
    refresh: () => {
      server.refreshed += 1;
    },
    isActive: () => true,
    isRefusal: () => false,
    ...changes,
  };
  const stored = () => JSON.parse(storage.getItem("workerObservers") ?? "null") as Record<string, { projects: Projects }> | null;
  return { observers: createWorkerObservers(doors), again: () => createWorkerObservers(doors), server, storage, stored };
};
const polls = (times: number) => vi.advanceTimersByTimeAsync(times * WORKER_OBSERVER_POLLING_MS);

test("each company document is checked every 5 s [R-495]", async () => {
  const { observers, server, stored } = observing(projects(2, 0));
  await observers.observe(IPE);
  await observers.observe(VOLTTA);
  expect(stored()).toEqual({
    [IPE.document]: { companyId: 4, projects: [{ id: 1, pendencyTotal: 2 }] },
    [VOLTTA.document]: { companyId: 9, projects: [{ id: 1, pendencyTotal: 2 }] },
  });
  server.calls.length = 0;
  await vi.advanceTimersByTimeAsync(4_999);
  expect(server.calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.calls).toEqual([4, 9]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.calls).toEqual([4, 9, 4, 9]);
});

test("the polling interval is configurable [R-495]", async () => {
  const { observers, server } = observing(projects(2), { pollingMs: 60_000 });
  await observers.observe(IPE);
  await polls(2);
  expect(server.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(server.calls).toHaveLength(2);
});

test("data is refreshed when a project has no more pendencies [R-496]", async () => {
  const { observers, server, stored } = observing(projects(2, 3));
  await observers.observe(IPE);
  server.projects = projects(1, 3);
  await polls(1);
  expect(server.refreshed).toBe(0);
  server.projects = projects(0, 3);
  await polls(1);
  expect(server.refreshed).toBe(1);
  expect(stored()?.[IPE.document]?.projects).toEqual([{ id: 2, pendencyTotal: 3 }]);
});

test("the observer and its entry are removed when all projects are cleared [R-497]", async () => {
  const { observers, server, storage } = observing(projects(2, 3));
  await observers.observe(IPE);
  server.projects = projects(0, 0);
  await polls(1);
  expect([server.refreshed, storage.getItem("workerObservers")]).toEqual([1, null]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a company without pendencies is not observed [R-497]", async () => {
  const { observers, storage } = observing(projects(0));
  await observers.observe(IPE);
  expect([storage.getItem("workerObservers"), vi.getTimerCount()]).toEqual([null, 0]);
});

test("stored observers resume after a reload [R-498]", async () => {
  const { observers, again, server } = observing(projects(2));
  await observers.observe(IPE);
  vi.clearAllTimers();
  server.calls.length = 0;
  const reloaded = again();
  reloaded.resume();
  reloaded.resume();
  await polls(1);
  expect(server.calls).toEqual([4]);
  server.projects = projects(0);
  await polls(1);
  expect(server.refreshed).toBe(1);
});

test.each(["{", "null", '"x"', '{"1":{"companyId":0,"projects":[]}}', '{"1":{"companyId":4,"projects":[{"id":1}]}}'])(
  "resume ignores stored data such as %s [R-498]",
  async (kept) => {
    const { observers, storage } = observing(projects(2));
    storage.setItem("workerObservers", kept);
    observers.resume();
    expect(vi.getTimerCount()).toBe(0);
  },
);

test("the check stops when the company has no projects [R-499]", async () => {
  const { observers, server, storage } = observing(projects(2));
  await observers.observe(IPE);
  server.projects = [];
  await polls(3);
  expect(server.calls).toHaveLength(2);
  expect([storage.getItem("workerObservers"), vi.getTimerCount()]).toEqual([null, 0]);
});

test("a failed check is repeated, a refused one ends the observer [R-495]", async () => {
  const answers: (Projects | string)[] = [projects(2), "lost", "refused"];
  const projectsOf = async (): Promise<Projects> => {
    const answer = answers.shift() ?? "unreachable";
    if (typeof answer === "string") throw answer;
    return answer;
  };
  const { observers, storage } = observing([], { projectsOf, isRefusal: (error) => error === "refused" });
  await observers.observe(IPE);
  await polls(1);
  expect([answers, storage.getItem("workerObservers") === null]).toEqual([["refused"], false]);
  await polls(1);
  expect([answers, storage.getItem("workerObservers"), vi.getTimerCount()]).toEqual([[], null, 0]);
});

test("a hidden tab skips its checks, the sign-out removes every observer [R-498]", async () => {
  const tab = { isActive: false };
  const { observers, server, storage } = observing(projects(2), { isActive: () => tab.isActive });
  await observers.observe(IPE);
  await polls(2);
  expect(server.calls).toHaveLength(1);
  tab.isActive = true;
  await polls(1);
  expect(server.calls).toHaveLength(2);
  observers.clear();
  expect([storage.getItem("workerObservers"), vi.getTimerCount()]).toEqual([null, 0]);
});
