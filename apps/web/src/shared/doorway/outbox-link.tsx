import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../api/api.ts";
import { WayLink } from "./way-link.tsx";

/** Link to the demo outbox, because a demo sends no e-mail. Outside a demo the route is missing, and the link stays hidden. */
export const OutboxLink = () => {
  const { t } = useTranslation("doorway");
  const [isDemo, setDemo] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    api("GET /demo/logins")({}, { signal: controller.signal }).then(
      () => setDemo(true),
      () => undefined,
    );
    return () => controller.abort();
  }, []);
  return isDemo && <WayLink to="/caixa-de-saida">{t("outbox")}</WayLink>;
};
