import { useSearch } from "@tanstack/react-router";

export type ActionLink = { readonly mode: string | undefined; readonly oobCode: string | undefined };

const one = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** What the link of an e-mail brought along. A name that is repeated is nothing that we ever sent. */
export const useLink = (): ActionLink => {
  const search: { readonly [name: string]: unknown } = useSearch({ strict: false });
  return { mode: one(search.mode), oobCode: one(search.oobCode) };
};
