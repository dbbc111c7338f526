import type { KeyValueStorage } from "../../session/storage/browser-storage.ts";
import { storageKeys } from "../storage-keys.ts";

export type ObservedProject = { readonly id: number; readonly pendencyTotal: number };
/** Projects of a company that had pendencies at the last check. */
export type ObservedCompany = { readonly companyId: number; readonly projects: readonly ObservedProject[] };

const isCount = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value) && value > 0;
const isProject = (value: unknown): value is ObservedProject => {
  const { id, pendencyTotal } = (value ?? {}) as Partial<ObservedProject>;
  return isCount(id) && isCount(pendencyTotal);
};
const isCompany = (value: unknown): value is ObservedCompany => {
  const { companyId, projects } = (value ?? {}) as Partial<ObservedCompany>;
  return isCount(companyId) && Array.isArray(projects) && projects.length > 0 && projects.every(isProject);
};

/** Stored observers by company document; damaged entries are dropped. */
export const readObservers = (storage: Pick<KeyValueStorage, "getItem">): readonly (readonly [string, ObservedCompany])[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKeys.workerObservers) ?? "{}");
    const entries: readonly (readonly [string, unknown])[] = Object.entries(typeof stored === "object" ? (stored ?? {}) : {});
    return entries.flatMap(([document, company]) => (isCompany(company) ? [[document, company] as const] : []));
  } catch {
    return [];
  }
};

/** The observed projects that still have pendencies. A project that the company no longer sees has none. */
export const stillPending = (observed: readonly ObservedProject[], fresh: readonly ObservedProject[]): readonly ObservedProject[] =>
  fresh.filter(({ id, pendencyTotal }) => pendencyTotal > 0 && observed.some((one) => one.id === id));
