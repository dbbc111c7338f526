import { useId, useState } from "react";
import { useShowsCards } from "./use-shows-cards.ts";

/** Filters at work are in view when a list is opened, but not where they would push it away: there the button that opens them counts them. */
export const useFilterPanel = (atWork: number) => {
  const pushesTheListAway = useShowsCards();
  const [isOpen, setOpen] = useState(atWork > 0 && !pushesTheListAway);
  return { isOpen, panel: useId(), onToggle: () => setOpen(!isOpen) };
};
