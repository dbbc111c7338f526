import { useSearch } from "@tanstack/react-router";

/** What the e-mail that opens an account again put into the address. */
export const useReactivationToken = (): string | undefined => {
  const { accountReactivationToken }: { readonly [name: string]: unknown } = useSearch({ strict: false });
  return typeof accountReactivationToken === "string" && accountReactivationToken !== "" ? accountReactivationToken : undefined;
};
