import { useEffect, useState } from "react";
import { api } from "../../shared/api/api.ts";

type Reactivation =
  | { readonly state: "checking" }
  | { readonly state: "fits"; readonly email: string }
  | { readonly state: "refused"; readonly refusal: unknown };

/** Checks the reactivation token on mount. The token is used only when the user signs in (CD-039). */
export const useReactivation = (token: string): Reactivation => {
  const [reactivation, setReactivation] = useState<Reactivation>({ state: "checking" });

  useEffect(() => {
    const leaving = new AbortController();
    api("POST /authentication/check-account-reactivation-token")({ body: { token } }, { signal: leaving.signal }).then(
      ({ email }) => setReactivation({ state: "fits", email }),
      (refusal: unknown) => leaving.signal.aborted || setReactivation({ state: "refused", refusal }),
    );
    return () => leaving.abort();
  }, [token]);
  return reactivation;
};
