import { useSearch } from "@tanstack/react-router";

export type ActionLink = { readonly mode: string | undefined; readonly oobCode: string | undefined };

const one = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** Parameters of an e-mailed link. Repeated parameters are ignored, because we never send them. */
export const useLink = (): ActionLink => {
  const search: { readonly [name: string]: unknown } = useSearch({ strict: false });
  return { mode: one(search.mode), oobCode: one(search.oobCode) };
};
