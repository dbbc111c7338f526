import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { SignInForm } from "../../features/sign-in/sign-in-form.tsx";
import { useObservable } from "../../shared/create-observable.ts";
import { loadTexts } from "../../shared/i18n/i18n.ts";
import { loadPart } from "../../shared/loading/chunk-reload.ts";
import { awaitingTerms } from "../../shared/session/complete-sign-in.ts";
import { PageTitle } from "../../shared/ui/page-title.tsx";
import classes from "./sign-in-page.module.css";

/** Lazy, because few sign-ins have terms to accept. */
const TermsToAccept = lazy(() =>
  loadPart(async () => {
    const [part] = await Promise.all([import("../../shared/terms/terms-to-accept.tsx"), loadTexts(["terms"])]);
    return { default: part.TermsToAccept };
  }),
);

export const SignInPage = () => {
  const { t } = useTranslation("signIn");
  const entering = useObservable(awaitingTerms);
  return (
    <div className={classes.page}>
      <PageTitle>{t("title")}</PageTitle>
      <SignInForm />
      {entering && (
        <Suspense fallback={null}>
          <TermsToAccept entering={entering} />
        </Suspense>
      )}
    </div>
  );
};
