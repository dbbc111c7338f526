import { createContext, useContext, useEffect } from "react";

/** Tells the dialog around whether to stay open. Outside a dialog there is nothing to hold. */
export const HoldOpen = createContext<(isHeld: boolean) => void>(() => {});

/** While what a dialog asked for is on its way it stays open: what came of it would be told to nobody. */
export const useBlockDialogClose = (isBusy: boolean): void => {
  const hold = useContext(HoldOpen);
  useEffect(() => {
    if (!isBusy) return;
    hold(true);
    return () => hold(false);
  }, [hold, isBusy]);
};
