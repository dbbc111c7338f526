import { matchWebPath } from "@emdia/contract/web-path-match.ts";
import { landing, loginPath, signedInHome, type WebPath, webPaths } from "@emdia/contract/web-paths.ts";
import { Button } from "@mantine/core";
import { Link, useMatch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { HorizonCard } from "../../shared/ui/brand/horizon-card.tsx";
import { PageTitle } from "../../shared/ui/page-title.tsx";
import { isReserved } from "../implemented-paths.ts";

/** Where to go meanwhile: people outside sign in, people inside find their projects. */
const meanwhile = (path: WebPath) => {
  const { access, layout } = webPaths[path];
  if (access === "authenticated" && layout !== "unified-login") return signedInHome;
  return layout === "unified-login" ? ("/plataforma/login" satisfies WebPath) : loginPath;
};

/** The page of every address whose capability is not built yet: its own sentence, and a way to go on. */
export const ReservedPage = () => {
  const { t } = useTranslation(["reserved", "shell"]);
  // Its own address: that of the router is already another one while the page is being left.
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const path = matchWebPath(pathname)?.path ?? landing;
  if (!isReserved(path)) throw new Error(`Nothing is reserved at ${path}.`);
  const next = meanwhile(path);
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
