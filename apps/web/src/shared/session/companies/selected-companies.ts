import type { Account } from "@emdia/contract/identity/routes.ts";
import type { PermissionArea } from "@emdia/contract/permissions.ts";
import type { KeyValueStorage } from "../storage/browser-storage.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import { isSingle } from "./selection-area.ts";

/** Selected companies; an empty selection means all. */
export type SelectedCompanies = readonly number[];
type OfAreas = { readonly [A in PermissionArea]?: SelectedCompanies };
export type Remembered = { readonly email: string; readonly companies: SelectedCompanies; readonly areas?: OfAreas };

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
};
const isIdList = (value: unknown): value is SelectedCompanies => Array.isArray(value) && value.every(Number.isSafeInteger);

/** Parses a stored selection. */
export const readSelection = (text: string | null): SelectedCompanies => {
  const companies = parsed(text);
  return isIdList(companies) ? companies : [];
};
const areasIn = (value: unknown): OfAreas =>
  Object.fromEntries(
    Object.entries(typeof value === "object" && value !== null ? value : {}).filter(([, companies]) => isIdList(companies)),
  );

/** Selections made for single areas. */
export const areasChosen = (storage: Pick<KeyValueStorage, "getItem">): OfAreas =>
  areasIn(parsed(storage.getItem(storageKeys.areaCompanies)));

/** Selection of an area: its own, or else the last one made in any area. A single-company area uses the first. */
export const selectionIn = (storage: Pick<KeyValueStorage, "getItem">, area: PermissionArea | null): SelectedCompanies => {
  const everywhere = readSelection(storage.getItem(storageKeys.selectedCompanies));
  const own = area === null ? undefined : areasChosen(storage)[area];
  return isSingle(area) ? (own ?? everywhere).slice(0, 1) : (own ?? everywhere);
};

export const storeSelection = (storage: KeyValueStorage, companies: SelectedCompanies, areas: OfAreas) => {
  storage.setItem(storageKeys.selectedCompanies, JSON.stringify(companies));
  storage.setItem(storageKeys.areaCompanies, JSON.stringify(areas));
};

/** Restores the user's last selection without the companies that they left. My account always has one company. */
export const restoreSelection = (storage: KeyValueStorage, account: Pick<Account, "email" | "companies">): void => {
  const stored = parsed(storage.getItem(storageKeys.companyPersistence)) as Partial<Remembered> | null;
  const remembered = stored?.email === account.email ? stored : null;
  const companyIds = new Set(account.companies.map(({ id }) => id));
  const withoutFormer = (companies: SelectedCompanies) => companies.filter((id) => companyIds.has(id));
  const areas = Object.fromEntries(
    Object.entries(areasIn(remembered?.areas))
      .map(([area, companies]) => [area, withoutFormer(companies ?? [])] as const)
      .filter(([, companies]) => companies.length > 0),
  );
  const [first] = account.companies;
  const own = first ? { account: [first.id], ...areas } : areas;
  storeSelection(storage, withoutFormer(isIdList(remembered?.companies) ? remembered.companies : []), own);
};
