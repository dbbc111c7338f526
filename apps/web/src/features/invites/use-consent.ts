import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchCurrentTerms } from "../../shared/terms/current-terms.ts";
import { useLoaded } from "../../shared/terms/use-loaded.ts";

/** The current terms in the page language, and whether the user accepts them. */
export const useConsent = () => {
  const { i18n } = useTranslation();
  const [accepted, setAccepted] = useState(false);
  const { loaded, again } = useLoaded(true, fetchCurrentTerms, i18n.language);
  const termId = loaded.state === "there" && accepted ? loaded.value.id : undefined;
  const askAgain = () => {
    setAccepted(false);
    again();
  };
  return { accepted, setAccepted, loaded, termId, askAgain };
};
export type Consent = ReturnType<typeof useConsent>;
