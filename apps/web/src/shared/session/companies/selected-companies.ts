import type { Account } from "@emdia/contract/identity/routes.ts";
import type { PermissionArea } from "@emdia/contract/permissions.ts";
import type { KeyValueStorage } from "../storage/browser-storage.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import { isSingle } from "./selection-area.ts";

/** Which companies a person looks at. None chosen means all of them. */
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

/** Reads the stored text of a selection. */
export const readSelection = (text: string | null): SelectedCompanies => {
  const companies = parsed(text);
  return isIdList(companies) ? companies : [];
};
const areasIn = (value: unknown): OfAreas =>
  Object.fromEntries(
    Object.entries(typeof value === "object" && value !== null ? value : {}).filter(([, companies]) => isIdList(companies)),
  );

/** What was chosen for areas by themselves. */
export const areasChosen = (storage: Pick<KeyValueStorage, "getItem">): OfAreas =>
  areasIn(parsed(storage.getItem(storageKeys.areaCompanies)));

/** What an area shows: its own choice, or else the last one made anywhere; where one company is looked at, one. */
export const selectionIn = (storage: Pick<KeyValueStorage, "getItem">, area: PermissionArea | null): SelectedCompanies => {
  const everywhere = readSelection(storage.getItem(storageKeys.selectedCompanies));
  const own = area === null ? undefined : areasChosen(storage)[area];
  return isSingle(area) ? (own ?? everywhere).slice(0, 1) : (own ?? everywhere);
};

export const storeSelection = (storage: KeyValueStorage, companies: SelectedCompanies, areas: OfAreas) => {
  storage.setItem(storageKeys.selectedCompanies, JSON.stringify(companies));
  storage.setItem(storageKeys.areaCompanies, JSON.stringify(areas));
};

/** Brings back what this person had selected, without the companies they no longer belong to. My account always has one. */
export const restoreSelection = (storage: KeyValueStorage, account: Pick<Account, "email" | "companies">): void => {
  const kept = parsed(storage.getItem(storageKeys.companyPersistence)) as Partial<Remembered> | null;
  const remembered = kept?.email === account.email ? kept : null;
  const theirs = new Set(account.companies.map(({ id }) => id));
  const still = (companies: SelectedCompanies) => companies.filter((id) => theirs.has(id));
  const areas = Object.fromEntries(
    Object.entries(areasIn(remembered?.areas))
      .map(([area, companies]) => [area, still(companies ?? [])] as const)
      .filter(([, companies]) => companies.length > 0),
  );
  const [first] = account.companies;
  const own = first ? { account: [first.id], ...areas } : areas;
  storeSelection(storage, still(isIdList(remembered?.companies) ? remembered.companies : []), own);
};
