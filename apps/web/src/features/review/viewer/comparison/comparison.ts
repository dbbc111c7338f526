import { createContext, type Dispatch, type SetStateAction, useCallback, useContext, useState } from "react";
import { firstView, type View } from "../view.ts";
import { createJointScroll, type JointScroll } from "./create-joint-scroll.ts";

/** Zoom, rotation and scroll position that two documents side by side share. */
type Comparison = { readonly view: View; readonly setView: Dispatch<SetStateAction<View>>; readonly scroll: JointScroll };
/** `hasTools`: one of the two documents shows the toolbar for both. */
type Shared = Comparison & { readonly hasTools: boolean };

export const ComparisonContext = createContext<Shared | null>(null);
export const useComparison = (): Shared | null => useContext(ComparisonContext);

export const useNewComparison = (): Comparison => {
  const [view, setView] = useState(firstView);
  const [scroll] = useState(createJointScroll);
  return { view, setView, scroll };
};

/** Registers the scrolling element of a document for joint scrolling. */
export const useJointScroll = (): ((place: HTMLElement | null) => (() => void) | undefined) => {
  const scroll = useComparison()?.scroll;
  return useCallback((place: HTMLElement | null) => (place && scroll ? scroll.add(place) : undefined), [scroll]);
};
