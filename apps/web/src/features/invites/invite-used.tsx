import type { WebPath } from "@emdia/contract/web-paths.ts";
import { useTranslation } from "react-i18next";
import { Sheet } from "../../shared/doorway/sheet.tsx";
import { WayLink } from "../../shared/doorway/way-link.tsx";

type UsedPath = Extract<WebPath, `${string}/convite-utilizado` | `${string}/convite-projeto-utilizado`>;

/** Page of an invitation that was already used, most likely by the same user. */
export const inviteUsedScreen = (path: UsedPath) => () => {
  const { t } = useTranslation("invites");
  const kind = path === "/login/convite-projeto-utilizado" ? "project" : "company";
  return (
    <Sheet title={t(`used.${kind}.title`)} says={t(`used.${kind}.says`)}>
      <WayLink to={path.startsWith("/plataforma") ? "/plataforma/login" : "/login"} main>
        {t("signIn", { ns: "doorway" })}
      </WayLink>
      <WayLink to="/login/recuperar-senha">{t("used.forgot")}</WayLink>
    </Sheet>
  );
};
