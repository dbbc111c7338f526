import { createContext, useContext, useEffect } from "react";

/** Setter that blocks closing of the surrounding dialog; without a dialog it has no effect. */
export const HoldOpen = createContext<(isHeld: boolean) => void>(() => {});

/** Prevents a dialog from closing while its request runs, because the result is shown inside it. */
export const useBlockDialogClose = (isBusy: boolean): void => {
  const hold = useContext(HoldOpen);
  useEffect(() => {
    if (!isBusy) return;
    hold(true);
    return () => hold(false);
  }, [hold, isBusy]);
};
