import { useSearch } from "@tanstack/react-router";

/** Token of a reactivation link, from the URL. */
export const useReactivationToken = (): string | undefined => {
  const { accountReactivationToken }: { readonly [name: string]: unknown } = useSearch({ strict: false });
  return typeof accountReactivationToken === "string" && accountReactivationToken !== "" ? accountReactivationToken : undefined;
};
