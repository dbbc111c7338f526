import { useState } from "react";

/** A page counts as the one that is read once it reaches the upper third. */
const THIRD = 3;

/** Which page of a document somebody reads. */
export const useCurrentPage = () => {
  const [page, setPage] = useState(1);
  const follow = (place: HTMLElement) => {
    const line = place.getBoundingClientRect().top + place.clientHeight / THIRD;
    const reached = [...place.querySelectorAll<HTMLElement>("[data-page]")].findLast((one) => one.getBoundingClientRect().top <= line);
    setPage(Number(reached?.dataset.page ?? 1));
  };
  return { page, follow };
};
