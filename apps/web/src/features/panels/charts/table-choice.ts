// Charts that the user of this browser reads as a table.
import { createObservable } from "../../../shared/create-observable.ts";
import { browserStorage, type KeyValueStorage } from "../../../shared/session/storage/browser-storage.ts";
import { storageKeys } from "../../../shared/session/storage/storage-keys.ts";
import type { ChartName } from "./chart-series.ts";

const charts: readonly ChartName[] = ["ConformityMonth", "ConformityCreation"];

export const readTables = (storage: Pick<KeyValueStorage, "getItem">): readonly ChartName[] => {
  const stored = (storage.getItem(storageKeys.panelTables) ?? "").split(",");
  return charts.filter((chart) => stored.includes(chart));
};

export const shownTables = createObservable(readTables(browserStorage));

export const toggleTable = (chart: ChartName): void => {
  const before = shownTables.read();
  const next = charts.filter((one) => before.includes(one) !== (one === chart));
  browserStorage.setItem(storageKeys.panelTables, next.join(","));
  shownTables.write(next);
};
