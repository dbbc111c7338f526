import { useMemo, useSyncExternalStore } from "react";
import { useWatched } from "../watched.ts";
import { readClaims } from "./access-token.ts";
import { browserStorage } from "./browser-storage.ts";
import { readSelection, type SelectedCompanies, writeSelection } from "./selected-companies.ts";
import { sessionStore } from "./session-store.ts";
import { storageKeys } from "./storage-keys.ts";
import type { Session } from "./stored-session.ts";

export const useSession = (): Session => useWatched(sessionStore.watched);

/** What the access token says about the person, or nothing without a session. */
export const useClaims = () => {
  const session = useSession();
  const accessToken = session.state === "valid" ? session.accessToken : null;
  return useMemo(() => (accessToken === null ? null : readClaims(accessToken)), [accessToken]);
};

const storedSelection = () => browserStorage.getItem(storageKeys.selectedCompanies);
const selectCompanies = (companies: SelectedCompanies) => {
  writeSelection(browserStorage, companies);
  sessionStore.announce();
};

/** The companies a person looks at, and how to choose others. None means all of them. */
export const useSelectedCompanies = (): readonly [SelectedCompanies, (companies: SelectedCompanies) => void] => {
  const stored = useSyncExternalStore(sessionStore.watched.subscribe, storedSelection);
  return [useMemo(() => readSelection(stored), [stored]), selectCompanies];
};
