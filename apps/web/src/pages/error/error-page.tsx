import { landing } from "@emdia/contract/web-paths.ts";
import { Button } from "@mantine/core";
import { Link, useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { HorizonCard } from "../../shared/ui/brand/horizon-card.tsx";
import { PageTitle } from "../../shared/ui/page-title.tsx";
import { type ErrorFace, errorTexts, notFoundFace } from "./error-face.ts";
import { ErrorMenu } from "./error-menu.tsx";
import classes from "./error-page.module.css";

type Props = { readonly face: ErrorFace /** Error code for support. */; readonly reference?: string };

export const ErrorPage = ({ face, reference }: Props) => {
  const { t } = useTranslation("frame");
  const { title, text } = errorTexts[face];
  return (
    <HorizonCard sun="set" heading={<PageTitle>{t(title)}</PageTitle>} {...(text !== null && { says: t(text) })}>
      {reference !== undefined && <p className={classes.reference}>{t("error.reference", { reference })}</p>}
      <Button component={Link} to={landing} reloadDocument variant="default">
        {t("error.home")}
      </Button>
    </HorizonCard>
  );
};

/** Page of an unknown address. */
export const NotFoundPage = () => (
  <ErrorMenu>
    <ErrorPage face={notFoundFace(useLocation().pathname)} />
  </ErrorMenu>
);
