import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import type { SelectedCompanies } from "../session/selected-companies.ts";

/** How far somebody turned the pages of some companies says nothing of others: theirs are read from the first. */
export const useFirstPageElsewhere = (companies: SelectedCompanies, turn: (change: { readonly page: number }) => void): void => {
  const among = String(companies);
  const before = useRef(among);
  const begin = useEffectEvent(() => turn({ page: FIRST_PAGE }));
  useEffect(() => {
    if (before.current !== among) begin();
    before.current = among;
  }, [among]);
};
