import { PROGRESS_DURATION_MS } from "@emdia/contract/limits.ts";
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { createProgress } from "./progress.ts";
import classes from "./progress-bar.module.css";

const after = (delayMs: number, act: () => void) => {
  const timer = setTimeout(act, delayMs);
  return () => clearTimeout(timer);
};

export const ProgressBar = () => {
  const { t } = useTranslation("frame");
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const [shown, setShown] = useState(false);
  const progress = useMemo(() => createProgress(setShown, after), []);
  useEffect(() => {
    if (isLoading) progress.start();
    return progress.stop;
  }, [isLoading, progress]);
  if (!shown) return null;
  return (
    <div className={classes.bar} role="progressbar" aria-label={t("loadingPage")} style={{ "--duration": `${PROGRESS_DURATION_MS}ms` }} />
  );
};
