import { useId, useState } from "react";
import { useShowsCards } from "./use-shows-cards.ts";

/**
 * Opens the filter panel initially if filters are active, but not in card layout, where it would push the list down. The button shows their
 * count.
 */
export const useFilterPanel = (atWork: number) => {
  const pushesTheListAway = useShowsCards();
  const [isOpen, setOpen] = useState(atWork > 0 && !pushesTheListAway);
  return { isOpen, panel: useId(), onToggle: () => setOpen(!isOpen) };
};
