import { landing } from "@emdia/contract/web-paths.ts";
import { Button } from "@mantine/core";
import { Link, useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../shared/i18n/i18n.ts";
import { sessionStore } from "../../shared/session/session-store.ts";
import { HorizonCard } from "../../shared/ui/brand/horizon-card.tsx";
import { PageTitle } from "../../shared/ui/page-title.tsx";
import { type ErrorFace, errorTexts, notFoundFace } from "./error-face.ts";
import { ErrorFrame } from "./error-frame.tsx";
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

/** The layout with the menu, for signed-in users. */
const ErrorLayout = lazy(async () => {
  const [layout] = await Promise.all([import("../layouts/default/default-layout.tsx"), loadTexts(["shell", "days"])]);
  return { default: layout.ErrorLayout };
});

/** Page of an unknown address: with the menu for signed-in users, otherwise without a layout. */
export const NotFoundPage = () => {
  const face = notFoundFace(useLocation().pathname);
  const page = <ErrorPage face={face} />;
  if (sessionStore.readStored().state !== "valid" || face !== "not-found") return <ErrorFrame>{page}</ErrorFrame>;
  return (
    <Suspense fallback={null}>
      <ErrorLayout>{page}</ErrorLayout>
    </Suspense>
  );
};
