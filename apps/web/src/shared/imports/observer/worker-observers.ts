// Observers of projects with pendencies after an import, one per company document.
import { WORKER_OBSERVER_POLLING_MS } from "@emdia/contract/limits.ts";
import type { KeyValueStorage } from "../../session/storage/browser-storage.ts";
import { storageKeys } from "../storage-keys.ts";
import { type ObservedCompany, type ObservedProject, readObservers, stillPending } from "./observed-projects.ts";

export type ObserverDoors = {
  readonly storage: Pick<KeyValueStorage, "getItem" | "setItem" | "removeItem">;
  /** Projects of a company with their pendencies. */
  readonly projectsOf: (companyId: number) => Promise<readonly ObservedProject[]>;
  /** Invalidates the data that shows pendencies. */
  readonly refresh: () => void;
  /** False while the tab is hidden or offline: that check is skipped. */
  readonly isActive: () => boolean;
  /** Whether the error is a refusal of the server, which a repeated check would get again. */
  readonly isRefusal: (error: unknown) => boolean;
  readonly pollingMs?: number;
};
type Company = { readonly document: string; readonly companyId: number };
type Running = { readonly timer: ReturnType<typeof setInterval>; observed: ObservedCompany; isChecking: boolean };

export const createWorkerObservers = (doors: ObserverDoors) => {
  const { storage, projectsOf, refresh, isActive, isRefusal, pollingMs = WORKER_OBSERVER_POLLING_MS } = doors;
  const running = new Map<string, Running>();

  const write = () => {
    const stored = Object.fromEntries([...running].map(([document, { observed }]) => [document, observed]));
    if (running.size === 0) storage.removeItem(storageKeys.workerObservers);
    else storage.setItem(storageKeys.workerObservers, JSON.stringify(stored));
  };
  const remove = (document: string) => {
    clearInterval(running.get(document)?.timer);
    running.delete(document);
    write();
  };
  const compare = (document: string, own: Running, fresh: readonly ObservedProject[]) => {
    const left = stillPending(own.observed.projects, fresh);
    if (left.length < own.observed.projects.length) refresh();
    own.observed = { ...own.observed, projects: left };
    if (left.length === 0) remove(document);
    else write();
  };
  const check = async (document: string) => {
    const own = running.get(document);
    if (!own || own.isChecking || !isActive()) return;
    own.isChecking = true;
    try {
      const fresh = await projectsOf(own.observed.companyId);
      // Another import or the sign-out replaced the observer during the request.
      if (running.get(document) === own) compare(document, own, fresh);
    } catch (error) {
      if (isRefusal(error) && running.get(document) === own) remove(document);
    } finally {
      own.isChecking = false;
    }
  };
  const start = (document: string, observed: ObservedCompany) => {
    clearInterval(running.get(document)?.timer);
    running.set(document, { observed, isChecking: false, timer: setInterval(() => void check(document), pollingMs) });
    write();
  };

  return {
    /** Observes the projects of a company that have pendencies now. */
    observe: async ({ document, companyId }: Company): Promise<void> => {
      const projects = (await projectsOf(companyId)).filter(({ pendencyTotal }) => pendencyTotal > 0);
      if (projects.length > 0) start(document, { companyId, projects });
    },
    /** Resumes the stored observers after a reload of the page. */
    resume: (): void => {
      for (const [document, observed] of readObservers(storage)) if (!running.has(document)) start(document, observed);
    },
    /** Removes all observers at the sign-out. */
    clear: (): void => {
      for (const { timer } of running.values()) clearInterval(timer);
      running.clear();
      write();
    },
  };
};
