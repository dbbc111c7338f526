import { useState } from "react";

/** A page is current once its top reaches the upper third of the viewport. */
const THIRD = 3;

/** The current page of a document. */
export const useCurrentPage = () => {
  const [page, setPage] = useState(1);
  const follow = (place: HTMLElement) => {
    const line = place.getBoundingClientRect().top + place.clientHeight / THIRD;
    const reached = [...place.querySelectorAll<HTMLElement>("[data-page]")].findLast((one) => one.getBoundingClientRect().top <= line);
    setPage(Number(reached?.dataset.page ?? 1));
  };
  return { page, follow };
};
