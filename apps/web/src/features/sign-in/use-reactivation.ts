import { useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { api } from "../../shared/api/api.ts";

type Reactivation =
  | { readonly state: "unasked" | "checking" }
  | { readonly state: "fits"; readonly email: string }
  | { readonly state: "refused"; readonly refusal: unknown };

const useToken = (): string | undefined => {
  const { accountReactivationToken }: { readonly [name: string]: unknown } = useSearch({ strict: false });
  return typeof accountReactivationToken === "string" && accountReactivationToken !== "" ? accountReactivationToken : undefined;
};

/** The link of the e-mail that opens an account again: looked at as the page opens, used when its owner signs in (CD-039). */
export const useReactivation = () => {
  const token = useToken();
  const [reactivation, setReactivation] = useState<Reactivation>({ state: token === undefined ? "unasked" : "checking" });

  useEffect(() => {
    if (token === undefined) return;
    const leaving = new AbortController();
    api("POST /authentication/check-account-reactivation-token")({ body: { token } }, { signal: leaving.signal }).then(
      ({ email }) => setReactivation({ state: "fits", email }),
      (refusal: unknown) => leaving.signal.aborted || setReactivation({ state: "refused", refusal }),
    );
    return () => leaving.abort();
  }, [token]);
  return { token, reactivation };
};
