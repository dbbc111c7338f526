import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { useSelectedCompanies } from "../session/use-session.ts";

/** Returns to the first page when the selected companies change. */
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
