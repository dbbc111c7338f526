import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import classes from "./linking-progress.module.css";
import type { PartProps } from "./part.ts";

/** Progress of the background job that organises the pendencies of a blocked project. */
export const LinkingProgress = ({ project: { projectIsBlocked, linking } }: PartProps) => {
  const { t } = useTranslation("projectDetail");
  const { number } = useFormat();
  if (!projectIsBlocked) return null;
  const { done, total } = linking ?? { done: 0, total: 0 };
  const words = total === 0 ? t("linking.starts") : t("linking.progress", { done: number(done), total: number(total) });
  return (
    <section className={classes.linking} aria-label={t("linking.title")}>
      <h2 className={classes.title}>{t("linking.title")}</h2>
      {total > 0 && <progress className={classes.bar} value={done} max={total} aria-label={t("linking.title")} />}
      <p className={classes.says} role="status">
        {words}
      </p>
    </section>
  );
};
