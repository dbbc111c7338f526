import { matchWebPath } from "@emdia/contract/web-path-match.ts";
import { landing, loginPath, signedInHome, type WebPath, webPaths } from "@emdia/contract/web-paths.ts";
import { Button } from "@mantine/core";
import { Link, useMatch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { HorizonCard } from "../../shared/ui/brand/horizon-card.tsx";
import { PageTitle } from "../../shared/ui/page-title.tsx";
import { isReserved } from "../reserved-paths.ts";

/** Where the button leads: sign-in for visitors, the project list for users. */
const fallbackPath = (path: WebPath) => {
  const { access, layout } = webPaths[path];
  if (access === "authenticated" && layout !== "unified-login") return signedInHome;
  return layout === "unified-login" ? ("/plataforma/login" satisfies WebPath) : loginPath;
};

/** Page of every path without a screen: its own text and a link to continue. */
export const ReservedPage = () => {
  const { t } = useTranslation(["reserved", "shell"]);
  // Reads the pathname of its own match, because the router's location already changes while the user leaves the page.
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const path = matchWebPath(pathname)?.path ?? landing;
  if (!isReserved(path)) throw new Error(`Nothing is reserved at ${path}.`);
  const next = fallbackPath(path);
  return (
    <HorizonCard
      sun="rising"
      eyebrow={t("shell:reserved.eyebrow")}
      heading={<PageTitle>{t(`${path}.title`)}</PageTitle>}
      says={t(`${path}.says`)}
    >
      <Button component={Link} to={next} variant="default">
        {next === signedInHome ? t("shell:reserved.goTo", { screen: t("shell:menu./projetos") }) : t("shell:reserved.signIn")}
      </Button>
    </HorizonCard>
  );
};
