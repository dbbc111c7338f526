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

/** Claims of the access token; `null` without a session. */
export const useClaims = () => {
  const session = useSession();
  const accessToken = session.state === "valid" ? session.accessToken : null;
  return useMemo(() => (accessToken === null ? null : readClaims(accessToken)), [accessToken]);
};

/** Area of the current screen; during a navigation, of the screen still shown. */
export const useArea = (): PermissionArea | null => useMatches({ select: (matches) => areaOf(matches.at(-1)?.pathname ?? "") });

const storedSelection = (area: PermissionArea | null) => () => JSON.stringify(selectionIn(browserStorage, area));

/** The selection of an area, as stable text for `useSyncExternalStore`. */
const useSelectionIn = (area: PermissionArea | null): SelectedCompanies => {
  const stored = useSyncExternalStore(sessionStore.watched.subscribe, storedSelection(area));
  return useMemo(() => readSelection(stored), [stored]);
};

/** The selected companies of this screen, and their setter. An empty selection means all. */
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
