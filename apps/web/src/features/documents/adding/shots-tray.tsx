import { UPLOAD_MAX_MB } from "@emdia/contract/limits.ts";
import { ActionIcon, Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import classes from "../documents.module.css";
import type { Shots } from "./use-shots.ts";

/** The photos before they are joined into one PDF. The user can remove single photos. */
export const ShotsTray = ({ shots, onAnother }: { readonly shots: Shots; readonly onAnother: () => void }) => {
  const { t } = useTranslation("documents");
  const { list, isJoining, fault } = shots;
  return (
    <section className={classes.row} aria-label={t("shots.title")}>
      <h3 className={classes.subtitle}>{t("shots.title")}</h3>
      <p className={classes.quiet}>{t("shots.says")}</p>
      <ol className={classes.shots}>
        {list.map(({ id, url }, index) => (
          <li key={id} className={classes.shot}>
            <img src={url} alt={t("shots.shot", { number: index + 1 })} />
            <ActionIcon variant="default" size={28} aria-label={t("shots.remove", { number: index + 1 })} onClick={() => shots.remove(id)}>
              <IconX size={16} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {fault && <RefusalNote>{t(`shots.${fault}`, { megabytes: UPLOAD_MAX_MB })}</RefusalNote>}
      <div className={classes.tools}>
        <Button loading={isJoining} onClick={shots.join}>
          {t("shots.join", { count: list.length })}
        </Button>
        <Button variant="default" onClick={onAnother}>
          {t("shots.another")}
        </Button>
        <Button variant="subtle" onClick={shots.discard}>
          {t("shots.discard")}
        </Button>
      </div>
    </section>
  );
};
