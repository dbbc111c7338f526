import type { PermissionArea } from "@emdia/contract/permissions.ts";
import { useMatches } from "@tanstack/react-router";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useObservable } from "../create-observable.ts";
import { readClaims } from "./access-token.ts";
import { readSelection, type SelectedCompanies, selectionIn } from "./companies/selected-companies.ts";
import { areaOf } from "./companies/selection-area.ts";
import { writeSelection } from "./companies/write-selection.ts";
import { sessionStore } from "./session-store.ts";
import { browserStorage } from "./storage/browser-storage.ts";
import type { Session } from "./storage/stored-session.ts";

export const useSession = (): Session => useObservable(sessionStore.watched);

/** What the access token says about the person, or nothing without a session. */
export const useClaims = () => {
  const session = useSession();
  const accessToken = session.state === "valid" ? session.accessToken : null;
  return useMemo(() => (accessToken === null ? null : readClaims(accessToken)), [accessToken]);
};

/** The area of the screen that is open; while another one is on its way, still the one that is seen. */
export const useArea = (): PermissionArea | null => useMatches({ select: (matches) => areaOf(matches.at(-1)?.pathname ?? "") });

const storedSelection = (area: PermissionArea | null) => () => JSON.stringify(selectionIn(browserStorage, area));

/** The companies a person looks at in an area, as text that stays the same while they do. */
const useSelectionIn = (area: PermissionArea | null): SelectedCompanies => {
  const stored = useSyncExternalStore(sessionStore.watched.subscribe, storedSelection(area));
  return useMemo(() => readSelection(stored), [stored]);
};

/** The companies a person looks at on this screen, and how to choose others. None means all of them. */
export const useSelectedCompanies = (): readonly [SelectedCompanies, (companies: SelectedCompanies) => void] => {
  const area = useArea();
  const select = useCallback(
    (companies: SelectedCompanies) => {
      writeSelection(browserStorage, area, companies);
      sessionStore.announce();
    },
    [area],
  );
  return [useSelectionIn(area), select];
};
