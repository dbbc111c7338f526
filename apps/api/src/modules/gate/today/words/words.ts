import type { GateReasonKind } from "@emdia/contract/gate/gate-routes.ts";

/** Texts of the spreadsheet. */
export type TodayWords = {
  readonly file: string;
  readonly sheet: string;
  readonly columns: { readonly [C in "name" | "companyName" | "role" | "answer" | "health" | "reasons"]: string };
  readonly answer: { readonly yes: string; readonly no: string };
  readonly health: { readonly fit: string; readonly unfit: string };
  readonly reasons: { readonly [K in GateReasonKind]: string };
};
