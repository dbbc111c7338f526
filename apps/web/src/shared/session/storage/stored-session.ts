import type { Account, Tokens } from "@emdia/contract/identity/routes.ts";
import { restoreSelection } from "../companies/selected-companies.ts";
import type { KeyValueStorage } from "./browser-storage.ts";
import { sessionKeys, storageKeys } from "./storage-keys.ts";

/** Session state: none or valid. */
export type Session =
  | { readonly state: "none" }
  | { readonly state: "valid"; readonly accessToken: string; readonly refreshToken: string; readonly exp: string | null };

/** Stored texts that represent a missing token (CD-010). */
const notTokens: readonly (string | null)[] = [null, "", "undefined", "null", "empty"];
const isToken = (text: string | null): text is string => !notTokens.includes(text);

export const readSession = (storage: KeyValueStorage): Session => {
  const accessToken = storage.getItem(storageKeys.accessToken);
  const refreshToken = storage.getItem(storageKeys.refreshToken);
  if (!isToken(accessToken) || !isToken(refreshToken)) return { state: "none" };
  return { state: "valid", accessToken, refreshToken, exp: storage.getItem(storageKeys.exp) };
};

export const sameSession = (one: Session, other: Session): boolean => {
  if (one.state === "none" || other.state === "none") return one.state === other.state;
  return one.accessToken === other.accessToken && one.refreshToken === other.refreshToken && one.exp === other.exp;
};

export const writeTokens = (storage: KeyValueStorage, { token, refreshToken, exp }: Tokens): void => {
  storage.setItem(storageKeys.accessToken, token);
  storage.setItem(storageKeys.refreshToken, refreshToken);
  storage.setItem(storageKeys.exp, String(exp));
};

const companyInfo = ([company]: Account["companies"]) =>
  company ? { cnpj: company.cnpj, companyName: company.companyName, tradingName: company.tradingName } : null;

/** The tokens come last, because they start the session. */
export const writeSession = (storage: KeyValueStorage, tokens: Tokens, account: Account): void => {
  storage.setItem(storageKeys.emailVerified, String(account.emailVerified));
  storage.setItem(storageKeys.accountVerified, String(account.accountVerified));
  storage.setItem(storageKeys.email, account.email);
  storage.setItem(storageKeys.company, JSON.stringify(companyInfo(account.companies)));
  storage.setItem(storageKeys.invited, "false");
  restoreSelection(storage, account);
  writeTokens(storage, tokens);
};

export const removeSession = (storage: KeyValueStorage): void => {
  for (const key of sessionKeys) storage.removeItem(key);
};
