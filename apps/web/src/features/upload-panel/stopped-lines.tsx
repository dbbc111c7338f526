import { ActionIcon } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { forgetStopped, type StoppedDecision } from "../../shared/pendencies/stopped-decisions.ts";
import classes from "./upload-panel.module.css";

const Line = ({ stopped: { id, name, whose, action } }: { readonly stopped: StoppedDecision }) => {
  const { t } = useTranslation(["uploadPanel", "pendencyWords"]);
  return (
    <div className={classes.left}>
      <div className={classes.words}>
        <Link
          className={classes.place}
          to="/pendencias/editar/$id"
          params={{ id: String(id) }}
          aria-label={t("place", { title: `${name}, ${whose}` })}
          onClick={() => forgetStopped(id)}
        >
          {name}
        </Link>
        <span className={classes.standing}>{t("stopped.says", { whose, move: t(`pendencyWords:moves.${action}`) })}</span>
      </div>
      <ActionIcon aria-label={t("stopped.forgetOf", { name })} onClick={() => forgetStopped(id)}>
        <IconX size={16} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
};

/** Decisions that failed, each with a link to its pendency. */
export const StoppedLines = ({ stopped, isAlone }: { readonly stopped: readonly StoppedDecision[]; readonly isAlone: boolean }) => {
  const { t } = useTranslation("uploadPanel");
  if (stopped.length === 0) return null;
  return (
    <>
      {!isAlone && <p className={classes.section}>{t("stopped.title")}</p>}
      <ul className={classes.files}>
        {stopped.map((one) => (
          <li key={one.id} className={classes.file}>
            <Line stopped={one} />
          </li>
        ))}
      </ul>
    </>
  );
};
