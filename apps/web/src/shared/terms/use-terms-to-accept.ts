import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { apiAs } from "../api/api-as.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { notify } from "../notices/notify.ts";
import { awaitingTerms, completeSignIn, type Entering } from "../session/complete-sign-in.ts";
import { fetchCurrentTerms } from "./current-terms.ts";
import { useLoaded } from "./use-loaded.ts";

/** Accepting completes the sign-in; declining ends it without a stored session. */
export const useTermsToAccept = (entering: Entering) => {
  const { t } = useTranslation("terms");
  const navigate = useNavigate();
  const { loaded, again } = useLoaded(true, fetchCurrentTerms);

  const accept = async () => {
    if (loaded.state !== "there") return;
    try {
      await apiAs(entering.token)("POST /terms-use/accept")({
        body: { accountId: entering.user.accountId, termId: loaded.value.id },
      });
    } catch (failure) {
      // The terms changed after the user loaded them.
      if (failure instanceof ApiFailure && failure.code === "terms.outdated") again();
      throw failure;
    }
    notify.success(t("accept.done"));
    await navigate({ to: await completeSignIn({ ...entering, termsToAccept: null }) });
  };
  const decline = () => {
    awaitingTerms.write(null);
    // Signs out on the server in the background; the browser never stored this session.
    apiAs(entering.token)("POST /authentication/signout")({ body: {} }).catch(() => undefined);
  };
  return { loaded, again, accept, decline };
};
