import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../api/api.ts";
import { WayLink } from "./way-link.tsx";

/** In a demo no e-mail leaves the house: the way to where it can be read. Outside a demo nobody answers, and there is nothing to see. */
export const OutboxLink = () => {
  const { t } = useTranslation("doorway");
  const [isDemo, setDemo] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    api("GET /demo/logins")({}, { signal: leaving.signal }).then(
      () => setDemo(true),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return isDemo && <WayLink to="/caixa-de-saida">{t("outbox")}</WayLink>;
};
