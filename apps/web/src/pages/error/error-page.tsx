import { landing } from "@emdia/contract/web-paths.ts";
import { Button } from "@mantine/core";
import { Link, useLocation } from "@tanstack/react-router";
import { Component, lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { reportError } from "../../shared/errors/report-error.ts";
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

const ErrorLayout = lazy(async () => {
  const [layout] = await Promise.all([import("../layouts/default/default-layout.tsx"), loadTexts(["shell", "days"])]);
  return { default: layout.ErrorLayout };
});

type MenuProps = { readonly children: ReactNode };

/** Shows the page without the menu if the layout with the menu fails too. */
class WithoutMenuOnError extends Component<MenuProps & { readonly page: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.failed ? <ErrorFrame>{this.props.page}</ErrorFrame> : this.props.children;
  }
}

/** Layout of an error page outside the layouts: with the menu for signed-in users, otherwise the brand only. */
export const ErrorMenu = ({ children }: MenuProps) => {
  if (sessionStore.readStored().state !== "valid") return <ErrorFrame>{children}</ErrorFrame>;
  return (
    <WithoutMenuOnError page={children}>
      <Suspense fallback={null}>
        <ErrorLayout>{children}</ErrorLayout>
      </Suspense>
    </WithoutMenuOnError>
  );
};

/** Page of an unknown address. */
export const NotFoundPage = () => (
  <ErrorMenu>
    <ErrorPage face={notFoundFace(useLocation().pathname)} />
  </ErrorMenu>
);
