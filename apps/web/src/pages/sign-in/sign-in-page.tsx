import { useTranslation } from "react-i18next";
import { SignInForm } from "../../features/sign-in/sign-in-form.tsx";
import { PageTitle } from "../../shared/ui/page-title.tsx";
import classes from "./sign-in-page.module.css";

export const SignInPage = () => {
  const { t } = useTranslation("signIn");
  return (
    <div className={classes.page}>
      <PageTitle>{t("title")}</PageTitle>
      <SignInForm />
    </div>
  );
};
