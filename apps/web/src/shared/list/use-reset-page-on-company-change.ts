import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { useSelectedCompanies } from "../session/use-session.ts";

/** How far somebody turned the pages of some companies says nothing of others: theirs are read from the first. */
export const useResetPageOnCompanyChange = (turn: (change: { readonly page: number }) => void): void => {
  const [companies] = useSelectedCompanies();
  const among = String(companies);
  const before = useRef(among);
  const begin = useEffectEvent(() => turn({ page: FIRST_PAGE }));
  useEffect(() => {
    if (before.current !== among) begin();
    before.current = among;
  }, [among]);
};
