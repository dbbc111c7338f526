import type { Account, Tokens } from "@emdia/contract/identity/routes.ts";
import { createObservable } from "../create-observable.ts";
import { browserStorage, type KeyValueStorage } from "./storage/browser-storage.ts";
import { storageKeys } from "./storage/storage-keys.ts";
import { readSession, removeSession, type Session, sameSession, writeSession, writeTokens } from "./storage/stored-session.ts";

export const createSessionStore = (storage: KeyValueStorage) => {
  const current = createObservable(readSession(storage));
  /** The account from the sign-in response, which saves a request in the first load. */
  let user: Account | null = null;

  /** Publishes a change of the storage, made here or in another tab. */
  const announce = () => {
    const now = readSession(storage);
    current.write(sameSession(now, current.read()) ? current.read() : now);
  };

  return {
    /** Reads the storage, including changes of other tabs. */
    readStored: (): Session => readSession(storage),
    /** E-mail of the session's user; `null` without a session. */
    owner: (): string | null => (readSession(storage).state === "valid" ? storage.getItem(storageKeys.email) : null),
    user: () => user,
    keep: (tokens: Tokens, account: Account) => {
      user = account;
      writeSession(storage, tokens, account);
      announce();
    },
    renew: (tokens: Tokens) => {
      writeTokens(storage, tokens);
      announce();
    },
    clear: () => {
      user = null;
      removeSession(storage);
      announce();
    },
    announce,
    watched: current,
  };
};

export type SessionStore = ReturnType<typeof createSessionStore>;
export const sessionStore = createSessionStore(browserStorage);
