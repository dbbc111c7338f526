import type { Account } from "@emdia/contract/identity/routes.ts";
import type { KeyValueStorage } from "./browser-storage.ts";
import { storageKeys } from "./storage-keys.ts";

/** Which companies a person looks at. None chosen means all of them. */
export type SelectedCompanies = readonly number[];
type Remembered = { readonly email: string; readonly companies: SelectedCompanies };

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

/** The selection lives with the session, and is remembered for the next session of the same person. */
export const writeSelection = (storage: KeyValueStorage, companies: SelectedCompanies): void => {
  const remembered: Remembered = { email: storage.getItem(storageKeys.email) ?? "", companies };
  storage.setItem(storageKeys.selectedCompanies, JSON.stringify(companies));
  storage.setItem(storageKeys.companyPersistence, JSON.stringify(remembered));
};

/** Brings back what this person had selected, without the companies they no longer belong to. */
export const restoreSelection = (storage: KeyValueStorage, account: Pick<Account, "email" | "companies">): void => {
  const remembered = parsed(storage.getItem(storageKeys.companyPersistence)) as Partial<Remembered> | null;
  const theirs = remembered?.email === account.email && isIdList(remembered.companies) ? remembered.companies : [];
  const still = theirs.filter((id) => account.companies.some((company) => company.id === id));
  storage.setItem(storageKeys.selectedCompanies, JSON.stringify(still));
};
