/** Company in which the user may import. */
export type ImportCompany = { readonly id: number; readonly tradingName: string };
